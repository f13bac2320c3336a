; claim eb51ab3615e07481952bb5cbe2f32d4c10e9057fcfcdcfb762abe3c8bd6aefff, text 1 of 1
; distribute_inference.conservation.forward.attention.layer_norm: all ranks together spend on forward.attention.layer_norm what the layer means; every rank does all of it
; assumed: q = c
; assumed: H = h*d_h
; claimed: 9*b*c*H = 9*b*q*H and 0 = 0 and H*e*(b*c + 2) = H*e*(b*q + 2) and b*c*H*e = b*q*H*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 9 (* v_d_h v_h) v_b v_c) (* 9 (* v_d_h v_h) v_b v_c)) (= 0 0) (= (+ (* 2 (* v_d_h v_h) v_e) (* (* v_d_h v_h) v_b v_c v_e)) (+ (* 2 (* v_d_h v_h) v_e) (* (* v_d_h v_h) v_b v_e v_c))) (= (* (* v_d_h v_h) v_b v_c v_e) (* (* v_d_h v_h) v_b v_e v_c)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim b8a389a688a81a72ce07fb809aacaed9a9bc3c167ace9a48bbe736a2b9fc75c0, text 1 of 1
; distribute_inference.conservation.forward.attention.qkv: all ranks together spend on forward.attention.qkv what the layer means; every rank does all of it
; assumed: q = c
; assumed: H = h*d_h
; claimed: 6*b*c*H**2 = 6*b*q*H*h*d_h and 6*b*c*H**2 = 6*b*q*H*h*d_h and H*e*(b*c + 3*H) = H*e*(b*q + 3*h*d_h) and 3*b*c*H*e = 3*b*q*h*d_h*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 6 v_b v_c (* (* v_d_h v_h) (* v_d_h v_h))) (* 6 (* v_d_h v_h) v_b v_d_h v_h v_c)) (= (* 6 v_b v_c (* (* v_d_h v_h) (* v_d_h v_h))) (* 6 (* v_d_h v_h) v_b v_d_h v_h v_c)) (= (+ (* 3 v_e (* (* v_d_h v_h) (* v_d_h v_h))) (* (* v_d_h v_h) v_b v_c v_e)) (+ (* (* v_d_h v_h) v_b v_e v_c) (* 3 (* v_d_h v_h) v_d_h v_e v_h))) (= (* 3 (* v_d_h v_h) v_b v_c v_e) (* 3 v_b v_d_h v_e v_h v_c)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim a8dc6554577ffad571588d3a813ff1edd09f3f503659530b74fa05e6d09f68e4, text 1 of 1
; distribute_inference.conservation.forward.attention.kv_save: all ranks together spend on forward.attention.kv_save what the layer means; every rank does all of it
; assumed: q = c
; assumed: H = h*d_h
; claimed: 0 = 0 and 0 = 0 and 2*b*c*H*e = 2*b*q*h*d_h*e and 2*b*c*H*e = 2*b*q*h*d_h*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= 0 0) (= 0 0) (= (* 2 (* v_d_h v_h) v_b v_c v_e) (* 2 v_b v_d_h v_e v_h v_c)) (= (* 2 (* v_d_h v_h) v_b v_c v_e) (* 2 v_b v_d_h v_e v_h v_c)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim fe371863d7b469d2db6c9febab52e78f7d0be8675b8c74a4b769a0819cf913d3, text 1 of 1
; distribute_inference.conservation.forward.attention.core: all ranks together spend on forward.attention.core what the layer means; every rank does all of it
; assumed: q = c
; assumed: H = h*d_h
; claimed: b*c**2*(4*H + 5*h) = b*q*c*h*(4*d_h + 5) and 4*b*c**2*H = 4*b*q*c*h*d_h and 3*b*c*H*e = b*h*d_h*e*(q + 2*c) and b*c*H*e = b*q*h*d_h*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (+ (* 4 (* v_d_h v_h) v_b (* v_c v_c)) (* 5 v_b v_h (* v_c v_c))) (+ (* 5 v_b v_c v_h v_c) (* 4 v_b v_c v_d_h v_h v_c))) (= (* 4 (* v_d_h v_h) v_b (* v_c v_c)) (* 4 v_b v_c v_d_h v_h v_c)) (= (* 3 (* v_d_h v_h) v_b v_c v_e) (+ (* v_b v_d_h v_e v_h v_c) (* 2 v_b v_c v_d_h v_e v_h))) (= (* (* v_d_h v_h) v_b v_c v_e) (* v_b v_d_h v_e v_h v_c)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 7c1df0ef47d461e80fd906acbbad8593be641c492d9917a49e2af6f18cbd5366, text 1 of 1
; distribute_inference.conservation.forward.attention.output_projection: all ranks together spend on forward.attention.output_projection what the layer means; every rank does all of it
; assumed: q = c
; assumed: H = h*d_h
; claimed: 2*b*c*H**2 = 2*b*q*H*h*d_h and 2*b*c*H**2 = 2*b*q*H*h*d_h and H*e*(b*c + H) = h*d_h*e*(b*q + H) and b*c*H*e = b*q*H*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 2 v_b v_c (* (* v_d_h v_h) (* v_d_h v_h))) (* 2 (* v_d_h v_h) v_b v_d_h v_h v_c)) (= (* 2 v_b v_c (* (* v_d_h v_h) (* v_d_h v_h))) (* 2 (* v_d_h v_h) v_b v_d_h v_h v_c)) (= (+ (* v_e (* (* v_d_h v_h) (* v_d_h v_h))) (* (* v_d_h v_h) v_b v_c v_e)) (+ (* (* v_d_h v_h) v_d_h v_e v_h) (* v_b v_d_h v_e v_h v_c))) (= (* (* v_d_h v_h) v_b v_c v_e) (* (* v_d_h v_h) v_b v_e v_c)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim e344af1f23c72f2fa1be5037025f73b8f13fa531639644db9de361d346367ab2, text 1 of 1
; distribute_inference.conservation.forward.attention.residual: all ranks together spend on forward.attention.residual what the layer means; every rank does all of it
; assumed: q = c
; assumed: H = h*d_h
; claimed: b*c*H = b*q*H and 0 = 0 and 2*b*c*H*e = 2*b*q*H*e and b*c*H*e = b*q*H*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* (* v_d_h v_h) v_b v_c) (* (* v_d_h v_h) v_b v_c)) (= 0 0) (= (* 2 (* v_d_h v_h) v_b v_c v_e) (* 2 (* v_d_h v_h) v_b v_e v_c)) (= (* (* v_d_h v_h) v_b v_c v_e) (* (* v_d_h v_h) v_b v_e v_c)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 9879403ef349ff58d3ed5f20182551887888c684e6977b244b22bf575e8d2410, text 1 of 1
; distribute_inference.conservation.forward.mlp.up: all ranks together spend on forward.mlp.up what the layer means; every rank does all of it
; assumed: q = c
; assumed: H = h*d_h
; claimed: 2*b*c*H*F = 2*b*q*H*F and 2*b*c*H*F = 2*b*q*H*F and H*e*(b*c + F) = H*e*(b*q + F) and b*c*F*e = b*q*F*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 2 v_F (* v_d_h v_h) v_b v_c) (* 2 v_F (* v_d_h v_h) v_b v_c)) (= (* 2 v_F (* v_d_h v_h) v_b v_c) (* 2 v_F (* v_d_h v_h) v_b v_c)) (= (+ (* v_F (* v_d_h v_h) v_e) (* (* v_d_h v_h) v_b v_c v_e)) (+ (* v_F (* v_d_h v_h) v_e) (* (* v_d_h v_h) v_b v_e v_c))) (= (* v_F v_b v_c v_e) (* v_F v_b v_e v_c)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim c575d3838d7260f65680252ba702e2cac23f34da79792cb4e62df5bf99b63116, text 1 of 1
; distribute_inference.conservation.forward.mlp.gelu: all ranks together spend on forward.mlp.gelu what the layer means; every rank does all of it
; assumed: q = c
; claimed: 8*b*c*F = 8*b*q*F and 0 = 0 and b*c*F*e = b*q*F*e and b*c*F*e = b*q*F*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (= (* 8 v_F v_b v_c) (* 8 v_F v_b v_c)) (= 0 0) (= (* v_F v_b v_c v_e) (* v_F v_b v_e v_c)) (= (* v_F v_b v_c v_e) (* v_F v_b v_e v_c)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 6a9ebfeacef4da0546ac33fcdadd302e9a6a03925d4349b6ae0d94e56b3616bd, text 1 of 1
; distribute_inference.conservation.forward.mlp.down: all ranks together spend on forward.mlp.down what the layer means; every rank does all of it
; assumed: q = c
; assumed: H = h*d_h
; claimed: 2*b*c*H*F = 2*b*q*H*F and 2*b*c*H*F = 2*b*q*H*F and F*e*(b*c + H) = F*e*(b*q + H) and b*c*H*e = b*q*H*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 2 v_F (* v_d_h v_h) v_b v_c) (* 2 v_F (* v_d_h v_h) v_b v_c)) (= (* 2 v_F (* v_d_h v_h) v_b v_c) (* 2 v_F (* v_d_h v_h) v_b v_c)) (= (+ (* v_F (* v_d_h v_h) v_e) (* v_F v_b v_c v_e)) (+ (* v_F (* v_d_h v_h) v_e) (* v_F v_b v_e v_c))) (= (* (* v_d_h v_h) v_b v_c v_e) (* (* v_d_h v_h) v_b v_e v_c)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 38d82b01d95932c5a4ec164e0e87491bae28f149d94119038a8e87296fe6a8df, text 1 of 1
; distribute_inference.conservation.categories: kind, engine, phase, lineage, role, effects and fusion of every task are those of its layer
; claimed: 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1))))
(check-sat)
(reset)
; claim 437bea8bc9e0e4d5662c0963d4e8f9e127ad80f420382845bc20b274beee5031, text 1 of 1
; distribute_inference.conservation.total.forward: the forward phase spends what all its layers mean, no task missing and none twice
; assumed: q = c
; assumed: H = h*d_h
; claimed: b*c*(4*c*H + 5*c*h + 8*H**2 + 4*H*F + 20*H + 8*F) = b*q*(4*c*h*d_h + 5*c*h + 4*H*F + 8*H*h*d_h + 20*H + 8*F) and 4*b*c*H*(c + 2*H + F) = 4*b*q*(c*h*d_h + H*F + 2*H*h*d_h) and 2*e*(7*b*c*H + b*c*F + 2*H**2 + H*F + 2*H) = 2*e*(4*b*q*H + b*q*F + 2*b*q*h*d_h + b*c*h*d_h + H*F + 2*H*h*d_h + 2*H) and 2*b*c*e*(6*H + F) = 2*b*q*e*(3*H + F + 3*h*d_h) and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (+ (* 4 (* v_d_h v_h) v_b (* v_c v_c)) (* 5 v_b v_h (* v_c v_c)) (* 8 v_F v_b v_c) (* 8 v_b v_c (* (* v_d_h v_h) (* v_d_h v_h))) (* 20 (* v_d_h v_h) v_b v_c) (* 4 v_F (* v_d_h v_h) v_b v_c)) (+ (* 8 v_F v_b v_c) (* 20 (* v_d_h v_h) v_b v_c) (* 4 v_F (* v_d_h v_h) v_b v_c) (* 5 v_b v_c v_h v_c) (* 4 v_b v_c v_d_h v_h v_c) (* 8 (* v_d_h v_h) v_b v_d_h v_h v_c))) (= (+ (* 4 (* v_d_h v_h) v_b (* v_c v_c)) (* 8 v_b v_c (* (* v_d_h v_h) (* v_d_h v_h))) (* 4 v_F (* v_d_h v_h) v_b v_c)) (+ (* 4 v_F (* v_d_h v_h) v_b v_c) (* 4 v_b v_c v_d_h v_h v_c) (* 8 (* v_d_h v_h) v_b v_d_h v_h v_c))) (= (+ (* 4 (* v_d_h v_h) v_e) (* 4 v_e (* (* v_d_h v_h) (* v_d_h v_h))) (* 2 v_F (* v_d_h v_h) v_e) (* 2 v_F v_b v_c v_e) (* 14 (* v_d_h v_h) v_b v_c v_e)) (+ (* 4 (* v_d_h v_h) v_e) (* 2 v_F (* v_d_h v_h) v_e) (* 2 v_F v_b v_e v_c) (* 4 (* v_d_h v_h) v_d_h v_e v_h) (* 8 (* v_d_h v_h) v_b v_e v_c) (* 2 v_b v_c v_d_h v_e v_h) (* 4 v_b v_d_h v_e v_h v_c))) (= (+ (* 2 v_F v_b v_c v_e) (* 12 (* v_d_h v_h) v_b v_c v_e)) (+ (* 2 v_F v_b v_e v_c) (* 6 (* v_d_h v_h) v_b v_e v_c) (* 6 v_b v_d_h v_e v_h v_c))) (= 0 0))))
(check-sat)
(reset)
; claim 913f2ec2604ac7e9519546bb249b44f778d9aaaa227dfe773b6f43b977efef11, text 1 of 1
; distribute_inference.integrality.forward.attention.layer_norm: every component of the work of forward.attention.layer_norm is a non-negative integer
; assumed: H = h*d_h
; claimed: 9*b*c*H is a non-negative integer and H*e*(b*c + 2) is a non-negative integer and b*c*H*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* 9 (* v_d_h v_h) v_b v_c) (* 9 v_b v_c v_d_h v_h)) (>= (* 9 v_b v_c v_d_h v_h) 0)) (and (= (+ (* 2 (* v_d_h v_h) v_e) (* (* v_d_h v_h) v_b v_c v_e)) (+ (* 2 v_d_h v_e v_h) (* v_b v_c v_d_h v_e v_h))) (>= (+ (* 2 v_d_h v_e v_h) (* v_b v_c v_d_h v_e v_h)) 0)) (and (= (* (* v_d_h v_h) v_b v_c v_e) (* v_b v_c v_d_h v_e v_h)) (>= (* v_b v_c v_d_h v_e v_h) 0)))))
(check-sat)
(reset)
; claim bc2344c5ba09ea0e1730b5e66b0bb6194229e440f7d77b837abe5a7ec3f7bcf9, text 1 of 1
; distribute_inference.integrality.forward.attention.qkv: every component of the work of forward.attention.qkv is a non-negative integer
; assumed: H = h*d_h
; claimed: 6*b*c*H**2 is a non-negative integer and H*e*(b*c + 3*H) is a non-negative integer and 3*b*c*H*e is a non-negative integer and 6*b*c*H**2 is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* 6 v_b v_c (* (* v_d_h v_h) (* v_d_h v_h))) (* 6 v_b v_c (* v_d_h v_d_h) (* v_h v_h))) (>= (* 6 v_b v_c (* v_d_h v_d_h) (* v_h v_h)) 0)) (and (= (+ (* 3 v_e (* (* v_d_h v_h) (* v_d_h v_h))) (* (* v_d_h v_h) v_b v_c v_e)) (+ (* 3 v_e (* v_d_h v_d_h) (* v_h v_h)) (* v_b v_c v_d_h v_e v_h))) (>= (+ (* 3 v_e (* v_d_h v_d_h) (* v_h v_h)) (* v_b v_c v_d_h v_e v_h)) 0)) (and (= (* 3 (* v_d_h v_h) v_b v_c v_e) (* 3 v_b v_c v_d_h v_e v_h)) (>= (* 3 v_b v_c v_d_h v_e v_h) 0)) (and (= (* 6 v_b v_c (* (* v_d_h v_h) (* v_d_h v_h))) (* 6 v_b v_c (* v_d_h v_d_h) (* v_h v_h))) (>= (* 6 v_b v_c (* v_d_h v_d_h) (* v_h v_h)) 0)))))
(check-sat)
(reset)
; claim f94290f7ac7d9c5074251bdf7c961f2ed2c7ad87eb35d3092a93ce29a47d8373, text 1 of 1
; distribute_inference.integrality.forward.attention.kv_save: every component of the work of forward.attention.kv_save is a non-negative integer
; assumed: H = h*d_h
; claimed: 2*b*c*H*e is a non-negative integer and 2*b*c*H*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* 2 (* v_d_h v_h) v_b v_c v_e) (* 2 v_b v_c v_d_h v_e v_h)) (>= (* 2 v_b v_c v_d_h v_e v_h) 0)) (and (= (* 2 (* v_d_h v_h) v_b v_c v_e) (* 2 v_b v_c v_d_h v_e v_h)) (>= (* 2 v_b v_c v_d_h v_e v_h) 0)))))
(check-sat)
(reset)
; claim edd65151f01c6f99bcc09534284a566a6687b04e9f560b7f302b84c51f61f310, text 1 of 1
; distribute_inference.integrality.forward.attention.core: every component of the work of forward.attention.core is a non-negative integer
; assumed: H = h*d_h
; claimed: b*c**2*(4*H + 5*h) is a non-negative integer and 3*b*c*H*e is a non-negative integer and b*c*H*e is a non-negative integer and 4*b*c**2*H is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (+ (* 4 (* v_d_h v_h) v_b (* v_c v_c)) (* 5 v_b v_h (* v_c v_c))) (+ (* 5 v_b v_h (* v_c v_c)) (* 4 v_b v_d_h v_h (* v_c v_c)))) (>= (+ (* 5 v_b v_h (* v_c v_c)) (* 4 v_b v_d_h v_h (* v_c v_c))) 0)) (and (= (* 3 (* v_d_h v_h) v_b v_c v_e) (* 3 v_b v_c v_d_h v_e v_h)) (>= (* 3 v_b v_c v_d_h v_e v_h) 0)) (and (= (* (* v_d_h v_h) v_b v_c v_e) (* v_b v_c v_d_h v_e v_h)) (>= (* v_b v_c v_d_h v_e v_h) 0)) (and (= (* 4 (* v_d_h v_h) v_b (* v_c v_c)) (* 4 v_b v_d_h v_h (* v_c v_c))) (>= (* 4 v_b v_d_h v_h (* v_c v_c)) 0)))))
(check-sat)
(reset)
; claim 3be3bfde2ab96e09e448d7f4d40ffc6d01f87248808d5e943662e27d0b2bfec5, text 1 of 1
; distribute_inference.integrality.forward.attention.output_projection: every component of the work of forward.attention.output_projection is a non-negative integer
; assumed: H = h*d_h
; claimed: 2*b*c*H**2 is a non-negative integer and H*e*(b*c + H) is a non-negative integer and b*c*H*e is a non-negative integer and 2*b*c*H**2 is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* 2 v_b v_c (* (* v_d_h v_h) (* v_d_h v_h))) (* 2 v_b v_c (* v_d_h v_d_h) (* v_h v_h))) (>= (* 2 v_b v_c (* v_d_h v_d_h) (* v_h v_h)) 0)) (and (= (+ (* v_e (* (* v_d_h v_h) (* v_d_h v_h))) (* (* v_d_h v_h) v_b v_c v_e)) (+ (* v_e (* v_d_h v_d_h) (* v_h v_h)) (* v_b v_c v_d_h v_e v_h))) (>= (+ (* v_e (* v_d_h v_d_h) (* v_h v_h)) (* v_b v_c v_d_h v_e v_h)) 0)) (and (= (* (* v_d_h v_h) v_b v_c v_e) (* v_b v_c v_d_h v_e v_h)) (>= (* v_b v_c v_d_h v_e v_h) 0)) (and (= (* 2 v_b v_c (* (* v_d_h v_h) (* v_d_h v_h))) (* 2 v_b v_c (* v_d_h v_d_h) (* v_h v_h))) (>= (* 2 v_b v_c (* v_d_h v_d_h) (* v_h v_h)) 0)))))
(check-sat)
(reset)
; claim ef029631516d506e9d4864513582a15d2db268c5c38c52a9b542f80181b838ca, text 1 of 1
; distribute_inference.integrality.forward.attention.residual: every component of the work of forward.attention.residual is a non-negative integer
; assumed: H = h*d_h
; claimed: b*c*H is a non-negative integer and 2*b*c*H*e is a non-negative integer and b*c*H*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* (* v_d_h v_h) v_b v_c) (* v_b v_c v_d_h v_h)) (>= (* v_b v_c v_d_h v_h) 0)) (and (= (* 2 (* v_d_h v_h) v_b v_c v_e) (* 2 v_b v_c v_d_h v_e v_h)) (>= (* 2 v_b v_c v_d_h v_e v_h) 0)) (and (= (* (* v_d_h v_h) v_b v_c v_e) (* v_b v_c v_d_h v_e v_h)) (>= (* v_b v_c v_d_h v_e v_h) 0)))))
(check-sat)
(reset)
; claim 627829d1e3b5278f641ef0bb86dcb3a95f32ba6e8d1feac81cc16435d9c0810c, text 1 of 1
; distribute_inference.integrality.forward.mlp.up: every component of the work of forward.mlp.up is a non-negative integer
; assumed: H = h*d_h
; claimed: 2*b*c*H*F is a non-negative integer and H*e*(b*c + F) is a non-negative integer and b*c*F*e is a non-negative integer and 2*b*c*H*F is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* 2 v_F (* v_d_h v_h) v_b v_c) (* 2 v_F v_b v_c v_d_h v_h)) (>= (* 2 v_F v_b v_c v_d_h v_h) 0)) (and (= (+ (* v_F (* v_d_h v_h) v_e) (* (* v_d_h v_h) v_b v_c v_e)) (+ (* v_F v_d_h v_e v_h) (* v_b v_c v_d_h v_e v_h))) (>= (+ (* v_F v_d_h v_e v_h) (* v_b v_c v_d_h v_e v_h)) 0)) (and (= (* v_F v_b v_c v_e) (* v_F v_b v_c v_e)) (>= (* v_F v_b v_c v_e) 0)) (and (= (* 2 v_F (* v_d_h v_h) v_b v_c) (* 2 v_F v_b v_c v_d_h v_h)) (>= (* 2 v_F v_b v_c v_d_h v_h) 0)))))
(check-sat)
(reset)
; claim 04e6db1cc4496413e5723c2801a649c8b355c15d78bbca2013e4ced32faeaba7, text 1 of 1
; distribute_inference.integrality.forward.mlp.gelu: every component of the work of forward.mlp.gelu is a non-negative integer
; claimed: 8*b*c*F is a non-negative integer and b*c*F*e is a non-negative integer and b*c*F*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (and (= (* 8 v_F v_b v_c) (* 8 v_F v_b v_c)) (>= (* 8 v_F v_b v_c) 0)) (and (= (* v_F v_b v_c v_e) (* v_F v_b v_c v_e)) (>= (* v_F v_b v_c v_e) 0)) (and (= (* v_F v_b v_c v_e) (* v_F v_b v_c v_e)) (>= (* v_F v_b v_c v_e) 0)))))
(check-sat)
(reset)
; claim f26ee2d60838be6a122874a60e5d7319c961a0c082abd8f50cefc9cea3a95381, text 1 of 1
; distribute_inference.integrality.forward.mlp.down: every component of the work of forward.mlp.down is a non-negative integer
; assumed: H = h*d_h
; claimed: 2*b*c*H*F is a non-negative integer and F*e*(b*c + H) is a non-negative integer and b*c*H*e is a non-negative integer and 2*b*c*H*F is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* 2 v_F (* v_d_h v_h) v_b v_c) (* 2 v_F v_b v_c v_d_h v_h)) (>= (* 2 v_F v_b v_c v_d_h v_h) 0)) (and (= (+ (* v_F (* v_d_h v_h) v_e) (* v_F v_b v_c v_e)) (+ (* v_F v_b v_c v_e) (* v_F v_d_h v_e v_h))) (>= (+ (* v_F v_b v_c v_e) (* v_F v_d_h v_e v_h)) 0)) (and (= (* (* v_d_h v_h) v_b v_c v_e) (* v_b v_c v_d_h v_e v_h)) (>= (* v_b v_c v_d_h v_e v_h) 0)) (and (= (* 2 v_F (* v_d_h v_h) v_b v_c) (* 2 v_F v_b v_c v_d_h v_h)) (>= (* 2 v_F v_b v_c v_d_h v_h) 0)))))
(check-sat)
(reset)
; claim 5f309b3a0d5ee0e1a16260f787249050e2fd03597a3c76d57a15af5cd6de02f2, text 1 of 1
; distribute_inference.data_flow.dependencies: every task waits for exactly the tasks that wrote last what it reads
; claimed: 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1))))
(check-sat)
(reset)
; claim a6cc0e8c89c417854a3250c939a916a3da4b85815c69f76e87e399b66bf04316, text 1 of 1
; distribute_inference.KV_state.effects: effects name exactly the tasks that write and read the cache of keys and values
; claimed: 2 = 2 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 1 = 1 and 1 = 1 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (= 2 2) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 1 1) (= 1 1) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 1 1) (= 1 1) (= 1 1) (= 1 1))))
(check-sat)
(reset)
; claim 81128f59a264c5a41a039389822b4af3f307c3d82e9b30e23bf6dfb9a8516ef8, text 1 of 1
; distribute_inference.named_equation.C_KV: a rank keeps 2bc(H/t)e bytes of keys and values
; assumed: H = h*d_h
; assumed: t = 1
; claimed: 2*b*c*H*e = 2*b*c*H*e/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (= (* 1 (* 2 (* v_d_h v_h) v_b v_c v_e)) (* 2 (* v_d_h v_h) v_b v_c v_e))))
(check-sat)
(reset)
; claim b57f601f5d30f67430503da75c6c2dfc7c55b7c934878252ddae6437b2bed756, text 1 of 1
; distribute_inference.named_equation.W_attention: W_attention is the work of the attention tasks of one rank
; assumed: q = c
; assumed: H = h*d_h
; assumed: t = 1
; claimed: 4*b*c**2*H = 4*b*q*c*H/t and b*c**2*(4*H + 5*h) = b*q*c*(4*H + 5*h)/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 1 (* 4 (* v_d_h v_h) v_b (* v_c v_c))) (* 4 (* v_d_h v_h) v_b v_c v_c)) (= (* 1 (+ (* 4 (* v_d_h v_h) v_b (* v_c v_c)) (* 5 v_b v_h (* v_c v_c)))) (+ (* 4 (* v_d_h v_h) v_b v_c v_c) (* 5 v_b v_c v_h v_c))))))
(check-sat)
(reset)
; claim ad7ee3f1036abf5c0c76d63c5866c1930222a13085f90a32b6ce7e0a91598479, text 1 of 1
; distribute_inference.named_equation.W_QKV: W_QKV is the work of the qkv tasks of one rank
; assumed: q = c
; assumed: H = h*d_h
; assumed: t = 1
; claimed: 6*b*c*H**2 = 6*b*q*H**2/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (= (* 1 (* 6 v_b v_c (* (* v_d_h v_h) (* v_d_h v_h)))) (* 6 v_b v_c (* (* v_d_h v_h) (* v_d_h v_h))))))
(check-sat)
(reset)
; claim debba8f97b5553a74a21904ac48508981daf45c1fa9b63cabaa1134cbe3e7286, text 1 of 1
; distribute_inference.named_equation.W_out: W_out is the work of the output tasks of one rank
; assumed: q = c
; assumed: H = h*d_h
; assumed: t = 1
; claimed: 2*b*c*H**2 = 2*b*q*H**2/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (= (* 1 (* 2 v_b v_c (* (* v_d_h v_h) (* v_d_h v_h)))) (* 2 v_b v_c (* (* v_d_h v_h) (* v_d_h v_h))))))
(check-sat)
(reset)
; claim df3b4d16ee76dc49f55e69bc2de71aa82e9f4a0cf2ec29c2ce1241199147704e, text 1 of 1
; distribute_inference.named_equation.W_MLP: W_MLP is the work of the mlp tasks of one rank
; assumed: q = c
; assumed: H = h*d_h
; assumed: t = 1
; claimed: 4*b*c*H*F = 4*b*q*H*F/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (= (* 1 (* 4 v_F (* v_d_h v_h) v_b v_c)) (* 4 v_F (* v_d_h v_h) v_b v_c))))
(check-sat)
(reset)
; claim ad4655fa5f9aa5afe8dd5bd22f7a10181ef46169facf7933422e598da6f200bb, text 1 of 1
; distribute_inference.conservation.forward.attention.layer_norm@prefill.tp: all ranks together spend on forward.attention.layer_norm what the layer means; every rank does all of it
; assumed: q = c
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 9*b*c*H*t = 9*b*q*H*t and 0 = 0 and H*e*t*(b*c + 2) = H*e*t*(b*q + 2) and b*c*H*e*t = b*q*H*e*t and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 9 (* v_d_h v_h_per_t v_t) v_b v_c v_t) (* 9 (* v_d_h v_h_per_t v_t) v_b v_c v_t)) (= 0 0) (= (* v_t (+ (* 2 (* v_d_h v_h_per_t v_t) v_e) (* (* v_d_h v_h_per_t v_t) v_b v_c v_e))) (+ (* 2 (* v_d_h v_h_per_t v_t) v_e v_t) (* (* v_d_h v_h_per_t v_t) v_b v_e v_c v_t))) (= (* (* v_d_h v_h_per_t v_t) v_b v_c v_e v_t) (* (* v_d_h v_h_per_t v_t) v_b v_e v_c v_t)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 4ac54d677fde2334be2909887c420139a30bde2afdd3c2ff5636655a371fa5bb, text 1 of 1
; distribute_inference.conservation.forward.attention.qkv@prefill.tp: all ranks together spend on forward.attention.qkv what the layer means; its points are split over the ranks
; assumed: q = c
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 6*b*c*H**2 = 6*b*q*H*h*d_h and 6*b*c*H**2 = 6*b*q*H*h*d_h and H*e*(b*c*t + 3*H) = H*e*(b*q*t + 3*h*d_h) and 3*b*c*H*e = 3*b*q*h*d_h*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 6 v_b v_c (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 6 (* v_d_h v_h_per_t v_t) v_b v_d_h (* v_h_per_t v_t) v_c)) (= (* 6 v_b v_c (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 6 (* v_d_h v_h_per_t v_t) v_b v_d_h (* v_h_per_t v_t) v_c)) (= (* v_t (+ (* 3 v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_c v_e)))) (* v_t (+ (* 3 (* v_d_h v_h_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* (* v_d_h v_h_per_t v_t) v_b v_e v_c v_t)))) (= (* 3 (* v_d_h v_h_per_t v_t) v_b v_c v_e) (* 3 v_b v_d_h v_e (* v_h_per_t v_t) v_c)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim f8a717d2bd5ba59c0c6b073e50dba8017315f66f3d4b5af4a11cbe6cce18b0da, text 1 of 1
; distribute_inference.conservation.forward.attention.kv_save@prefill.tp: all ranks together spend on forward.attention.kv_save what the layer means; its points are split over the ranks
; assumed: q = c
; assumed: H = h*d_h
; claimed: 0 = 0 and 0 = 0 and 2*b*c*H*e = 2*b*q*h*d_h*e and 2*b*c*H*e = 2*b*q*h*d_h*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= 0 0) (= 0 0) (= (* 2 (* v_d_h v_h) v_b v_c v_e) (* 2 v_b v_d_h v_e v_h v_c)) (= (* 2 (* v_d_h v_h) v_b v_c v_e) (* 2 v_b v_d_h v_e v_h v_c)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 7e21d03876b7a1a3c2cd6afb730101f342fbb45d5c07c37a4e9f469dcb6ea671, text 1 of 1
; distribute_inference.conservation.forward.attention.core@prefill.tp: all ranks together spend on forward.attention.core what the layer means; its points are split over the ranks
; assumed: q = c
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: b*c**2*(4*H + 5*h) = b*q*c*h*(4*d_h + 5) and 4*b*c**2*H = 4*b*q*c*h*d_h and 3*b*c*H*e = b*h*d_h*e*(q + 2*c) and b*c*H*e = b*q*h*d_h*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_t (+ (* 4 (* v_d_h v_h_per_t v_t) v_b (* v_c v_c)) (* 5 v_b (* v_h_per_t v_t) (* v_c v_c)))) (* v_t (+ (* 5 v_b v_c (* v_h_per_t v_t) v_c) (* 4 v_b v_c v_d_h (* v_h_per_t v_t) v_c)))) (= (* 4 (* v_d_h v_h_per_t v_t) v_b (* v_c v_c)) (* 4 v_b v_c v_d_h (* v_h_per_t v_t) v_c)) (= (* 3 (* v_d_h v_h_per_t v_t) v_b v_c v_e) (+ (* v_b v_d_h v_e (* v_h_per_t v_t) v_c) (* 2 v_b v_c v_d_h v_e (* v_h_per_t v_t)))) (= (* (* v_d_h v_h_per_t v_t) v_b v_c v_e) (* v_b v_d_h v_e (* v_h_per_t v_t) v_c)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 6139d04a56025c4f899aa450884ef5027c102d7370fa11ddd1c193c01687e976, text 1 of 1
; distribute_inference.conservation.forward.attention.output_projection@prefill.tp: all ranks together spend on forward.attention.output_projection what the layer means; its points are split over the ranks
; assumed: q = c
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 2*b*c*H**2 = 2*b*q*H*h*d_h and 2*b*c*H**2 = 2*b*q*H*h*d_h and H*e*(b*c + H) = h*d_h*e*(b*q + H) and b*c*H*e*t = b*q*H*e*t and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 2 v_b v_c (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 2 (* v_d_h v_h_per_t v_t) v_b v_d_h (* v_h_per_t v_t) v_c)) (= (* 2 v_b v_c (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 2 (* v_d_h v_h_per_t v_t) v_b v_d_h (* v_h_per_t v_t) v_c)) (= (* v_t (+ (* v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* (* v_d_h v_h_per_t v_t) v_b v_c v_e))) (* v_t (+ (* (* v_d_h v_h_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* v_b v_d_h v_e (* v_h_per_t v_t) v_c)))) (= (* (* v_d_h v_h_per_t v_t) v_b v_c v_e v_t) (* (* v_d_h v_h_per_t v_t) v_b v_e v_c v_t)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 0db428b551ecee20400260356b5591d499972c8c0388d732d132166199cc1340, text 1 of 1
; distribute_inference.conservation.forward.attention.output_collective: all ranks together spend on forward.attention.output_collective what the layer means; its points are split over the ranks
; assumed: q = c
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: b*c*H*(t - 1) = b*q*H*(t - 1) and 0 = 0 and b*c*H*e*t = b*q*H*e*t and b*c*H*e*t = b*q*H*e*t and b*c*H*e*t = b*q*H*e*t and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_t (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_c)) (* (- 1) (* v_d_h v_h_per_t v_t) v_b v_c))) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_c (+ (- 1) v_t)))) (= 0 0) (= (* (* v_d_h v_h_per_t v_t) v_b v_c v_e v_t) (* (* v_d_h v_h_per_t v_t) v_b v_e v_c v_t)) (= (* (* v_d_h v_h_per_t v_t) v_b v_c v_e v_t) (* (* v_d_h v_h_per_t v_t) v_b v_e v_c v_t)) (= (* (* v_d_h v_h_per_t v_t) v_b v_c v_e v_t) (* (* v_d_h v_h_per_t v_t) v_b v_e v_c v_t)) (= 1 1))))
(check-sat)
(reset)
; claim a548bf3e306af2a21698e454a6722e2798547f85dcecb0da2c751404129d45fa, text 1 of 1
; distribute_inference.conservation.forward.attention.residual@prefill.tp: all ranks together spend on forward.attention.residual what the layer means; every rank does all of it
; assumed: q = c
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: b*c*H*t = b*q*H*t and 0 = 0 and 2*b*c*H*e*t = 2*b*q*H*e*t and b*c*H*e*t = b*q*H*e*t and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* (* v_d_h v_h_per_t v_t) v_b v_c v_t) (* (* v_d_h v_h_per_t v_t) v_b v_c v_t)) (= 0 0) (= (* 2 (* v_d_h v_h_per_t v_t) v_b v_c v_e v_t) (* 2 (* v_d_h v_h_per_t v_t) v_b v_e v_c v_t)) (= (* (* v_d_h v_h_per_t v_t) v_b v_c v_e v_t) (* (* v_d_h v_h_per_t v_t) v_b v_e v_c v_t)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim b88b44457b4d9c271953f3ceb8c4e344d4d032d058dac7ea1a1e1209ea3057a9, text 1 of 1
; distribute_inference.conservation.forward.mlp.up@prefill.tp: all ranks together spend on forward.mlp.up what the layer means; its points are split over the ranks
; assumed: q = c
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: 2*b*c*H*F = 2*b*q*H*F and 2*b*c*H*F = 2*b*q*H*F and H*e*(b*c*t + F) = H*e*(b*q*t + F) and b*c*F*e = b*q*F*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b v_c) (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b v_c)) (= (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b v_c) (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b v_c)) (= (* v_t (+ (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_c v_e)))) (* v_t (+ (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* (* v_d_h v_h_per_t v_t) v_b v_e v_c v_t)))) (= (* (* v_F_per_t v_t) v_b v_c v_e) (* (* v_F_per_t v_t) v_b v_e v_c)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim bf8101a9716ea1f4bb23b3ec6336fa1fb2fa0c1ea3d5e41422038197b9d9f1ac, text 1 of 1
; distribute_inference.conservation.forward.mlp.gelu@prefill.tp: all ranks together spend on forward.mlp.gelu what the layer means; its points are split over the ranks
; assumed: q = c
; claimed: 8*b*c*F = 8*b*q*F and 0 = 0 and b*c*F*e = b*q*F*e and b*c*F*e = b*q*F*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (= (* 8 v_F v_b v_c) (* 8 v_F v_b v_c)) (= 0 0) (= (* v_F v_b v_c v_e) (* v_F v_b v_e v_c)) (= (* v_F v_b v_c v_e) (* v_F v_b v_e v_c)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 89429a760e33cce880f59a7d9325ac3353abb33eac89e9345223be0efbdd16cc, text 1 of 1
; distribute_inference.conservation.forward.mlp.down@prefill.tp: all ranks together spend on forward.mlp.down what the layer means; its points are split over the ranks
; assumed: q = c
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: 2*b*c*H*F = 2*b*q*H*F and 2*b*c*H*F = 2*b*q*H*F and F*e*(b*c + H) = F*e*(b*q + H) and b*c*H*e*t = b*q*H*e*t and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b v_c) (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b v_c)) (= (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b v_c) (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b v_c)) (= (* v_t (+ (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* (* v_F_per_t v_t) v_b v_c v_e))) (* v_t (+ (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* (* v_F_per_t v_t) v_b v_e v_c)))) (= (* (* v_d_h v_h_per_t v_t) v_b v_c v_e v_t) (* (* v_d_h v_h_per_t v_t) v_b v_e v_c v_t)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 23b87af95058923840634a99c69162758a15b6927d4e97cc1d196809bf9ece7d, text 1 of 1
; distribute_inference.conservation.categories@prefill.tp: kind, engine, phase, lineage, role, effects and fusion of every task are those of its layer
; claimed: 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1))))
(check-sat)
(reset)
; claim e5fd9265ed16999e1e09bd674ea78590922cfe62757ad5d00a49d4e8a6cb94db, text 1 of 1
; distribute_inference.conservation.total.forward@prefill.tp: the forward phase spends what all its layers mean, no task missing and none twice
; assumed: q = c
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: b*c*(4*c*H + 5*c*h + 8*H**2 + 4*H*F + 22*H*t - 2*H + 8*F) = b*q*(4*c*h*d_h + 5*c*h + 4*H*F + 8*H*h*d_h + 22*H*t - 2*H + 8*F) and 4*b*c*H*(c + 2*H + F) = 4*b*q*(c*h*d_h + H*F + 2*H*h*d_h) and 2*e*(5*b*c*H*t + 3*b*c*H + b*c*F + 2*H**2 + H*F + 2*H*t) = 2*e*(5*b*q*H*t + b*q*F + 2*b*q*h*d_h + b*c*h*d_h + H*F + 2*H*h*d_h + 2*H*t) and 2*b*c*e*(4*H*t + 3*H + F) = 2*b*q*e*(4*H*t + F + 3*h*d_h) and 2*b*c*H*e*t = 2*b*q*H*e*t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_t (+ (* v_t (* 22 (* v_d_h v_h_per_t v_t) v_b v_c)) (* (- 2) (* v_d_h v_h_per_t v_t) v_b v_c) (* 4 (* v_d_h v_h_per_t v_t) v_b (* v_c v_c)) (* 5 v_b (* v_h_per_t v_t) (* v_c v_c)) (* 8 (* v_F_per_t v_t) v_b v_c) (* 8 v_b v_c (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 4 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b v_c))) (* v_t (+ (* 8 (* v_F_per_t v_t) v_b v_c) (* 2 (* v_d_h v_h_per_t v_t) v_b v_c (+ (- 1) v_t)) (* 4 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b v_c) (* 5 v_b v_c (* v_h_per_t v_t) v_c) (* 20 (* v_d_h v_h_per_t v_t) v_b v_c v_t) (* 4 v_b v_c v_d_h (* v_h_per_t v_t) v_c) (* 8 (* v_d_h v_h_per_t v_t) v_b v_d_h (* v_h_per_t v_t) v_c)))) (= (* v_t (+ (* 4 (* v_d_h v_h_per_t v_t) v_b (* v_c v_c)) (* 8 v_b v_c (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 4 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b v_c))) (* v_t (+ (* 4 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b v_c) (* 4 v_b v_c v_d_h (* v_h_per_t v_t) v_c) (* 8 (* v_d_h v_h_per_t v_t) v_b v_d_h (* v_h_per_t v_t) v_c)))) (= (* v_t (+ (* v_t (* 4 (* v_d_h v_h_per_t v_t) v_e)) (* 4 v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* v_t (* 10 (* v_d_h v_h_per_t v_t) v_b v_c v_e)) (* 2 (* v_F_per_t v_t) v_b v_c v_e) (* 6 (* v_d_h v_h_per_t v_t) v_b v_c v_e))) (* v_t (+ (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* 4 (* v_d_h v_h_per_t v_t) v_e v_t) (* 2 (* v_F_per_t v_t) v_b v_e v_c) (* 4 (* v_d_h v_h_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 2 v_b v_c v_d_h v_e (* v_h_per_t v_t)) (* 4 v_b v_d_h v_e (* v_h_per_t v_t) v_c) (* 10 (* v_d_h v_h_per_t v_t) v_b v_e v_c v_t)))) (= (* v_t (+ (* v_t (* 8 (* v_d_h v_h_per_t v_t) v_b v_c v_e)) (* 2 (* v_F_per_t v_t) v_b v_c v_e) (* 6 (* v_d_h v_h_per_t v_t) v_b v_c v_e))) (* v_t (+ (* 2 (* v_F_per_t v_t) v_b v_e v_c) (* 6 v_b v_d_h v_e (* v_h_per_t v_t) v_c) (* 8 (* v_d_h v_h_per_t v_t) v_b v_e v_c v_t)))) (= (* 2 (* v_d_h v_h_per_t v_t) v_b v_c v_e v_t) (* 2 (* v_d_h v_h_per_t v_t) v_b v_e v_c v_t)))))
(check-sat)
(reset)
; claim 5787c2a72bc23b3325a137628abd2a1a6b67b2b711772f6047a29902e284164d, text 1 of 1
; distribute_inference.integrality.forward.attention.qkv@prefill.tp: every component of the work of forward.attention.qkv is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 6*b*c*H**2/t is a non-negative integer and H*e*(b*c*t + 3*H)/t is a non-negative integer and 3*b*c*H*e/t is a non-negative integer and 6*b*c*H**2/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 6 v_b v_c (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_t (* 6 v_b v_c v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)))) (>= (* 6 v_b v_c v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) 0)) (and (= (+ (* 3 v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_c v_e))) (* v_t (+ (* 3 v_e v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) (* v_b v_c v_d_h v_e v_h_per_t v_t)))) (>= (+ (* 3 v_e v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) (* v_b v_c v_d_h v_e v_h_per_t v_t)) 0)) (and (= (* 3 (* v_d_h v_h_per_t v_t) v_b v_c v_e) (* v_t (* 3 v_b v_c v_d_h v_e v_h_per_t))) (>= (* 3 v_b v_c v_d_h v_e v_h_per_t) 0)) (and (= (* 6 v_b v_c (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_t (* 6 v_b v_c v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)))) (>= (* 6 v_b v_c v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) 0)))))
(check-sat)
(reset)
; claim c0a28680e3e4df23dec5b622df0f35f19b201ae441766be940ee4a742fcf6f0e, text 1 of 1
; distribute_inference.integrality.forward.attention.kv_save@prefill.tp: every component of the work of forward.attention.kv_save is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 2*b*c*H*e/t is a non-negative integer and 2*b*c*H*e/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 2 (* v_d_h v_h_per_t v_t) v_b v_c v_e) (* v_t (* 2 v_b v_c v_d_h v_e v_h_per_t))) (>= (* 2 v_b v_c v_d_h v_e v_h_per_t) 0)) (and (= (* 2 (* v_d_h v_h_per_t v_t) v_b v_c v_e) (* v_t (* 2 v_b v_c v_d_h v_e v_h_per_t))) (>= (* 2 v_b v_c v_d_h v_e v_h_per_t) 0)))))
(check-sat)
(reset)
; claim 2f6da1de018948eac4545c7b7190db1bb7d6127df96ca791e7c7800c111183c8, text 1 of 1
; distribute_inference.integrality.forward.attention.core@prefill.tp: every component of the work of forward.attention.core is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: b*c**2*(4*H + 5*h)/t is a non-negative integer and 3*b*c*H*e/t is a non-negative integer and b*c*H*e/t is a non-negative integer and 4*b*c**2*H/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (+ (* 4 (* v_d_h v_h_per_t v_t) v_b (* v_c v_c)) (* 5 v_b (* v_h_per_t v_t) (* v_c v_c))) (* v_t (+ (* 5 v_b v_h_per_t (* v_c v_c)) (* 4 v_b v_d_h v_h_per_t (* v_c v_c))))) (>= (+ (* 5 v_b v_h_per_t (* v_c v_c)) (* 4 v_b v_d_h v_h_per_t (* v_c v_c))) 0)) (and (= (* 3 (* v_d_h v_h_per_t v_t) v_b v_c v_e) (* v_t (* 3 v_b v_c v_d_h v_e v_h_per_t))) (>= (* 3 v_b v_c v_d_h v_e v_h_per_t) 0)) (and (= (* (* v_d_h v_h_per_t v_t) v_b v_c v_e) (* v_t (* v_b v_c v_d_h v_e v_h_per_t))) (>= (* v_b v_c v_d_h v_e v_h_per_t) 0)) (and (= (* 4 (* v_d_h v_h_per_t v_t) v_b (* v_c v_c)) (* v_t (* 4 v_b v_d_h v_h_per_t (* v_c v_c)))) (>= (* 4 v_b v_d_h v_h_per_t (* v_c v_c)) 0)))))
(check-sat)
(reset)
; claim ae92bb1d911a1e775b23ac8d293323c338c24b7f47e5117772f04fecdbc1e8a5, text 1 of 1
; distribute_inference.integrality.forward.attention.output_projection@prefill.tp: every component of the work of forward.attention.output_projection is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 2*b*c*H**2/t is a non-negative integer and H*e*(b*c + H)/t is a non-negative integer and b*c*H*e is a non-negative integer and 2*b*c*H**2/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 2 v_b v_c (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_t (* 2 v_b v_c v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)))) (>= (* 2 v_b v_c v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) 0)) (and (= (+ (* v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* (* v_d_h v_h_per_t v_t) v_b v_c v_e)) (* v_t (+ (* v_e v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) (* v_b v_c v_d_h v_e v_h_per_t)))) (>= (+ (* v_e v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) (* v_b v_c v_d_h v_e v_h_per_t)) 0)) (and (= (* (* v_d_h v_h_per_t v_t) v_b v_c v_e) (* v_b v_c v_d_h v_e v_h_per_t v_t)) (>= (* v_b v_c v_d_h v_e v_h_per_t v_t) 0)) (and (= (* 2 v_b v_c (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_t (* 2 v_b v_c v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)))) (>= (* 2 v_b v_c v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) 0)))))
(check-sat)
(reset)
; claim 857d3aec7db3eb1816b57ed9876e4a589401a726a6ddc6985641ae2481ec1b44, text 1 of 2
; distribute_inference.integrality.forward.attention.output_collective: every component of the work of forward.attention.output_collective is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: b*c*H*(t - 1)/t is a non-negative integer and b*c*H*e is a non-negative integer and b*c*H*e is a non-negative integer and b*c*H*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_c)) (* (- 1) (* v_d_h v_h_per_t v_t) v_b v_c)) (* v_t (+ (* (- 1) v_b v_c v_d_h v_h_per_t) (* v_b v_c v_d_h v_h_per_t v_t)))) (and (= (* (* v_d_h v_h_per_t v_t) v_b v_c v_e) (* v_b v_c v_d_h v_e v_h_per_t v_t)) (>= (* v_b v_c v_d_h v_e v_h_per_t v_t) 0)) (and (= (* (* v_d_h v_h_per_t v_t) v_b v_c v_e) (* v_b v_c v_d_h v_e v_h_per_t v_t)) (>= (* v_b v_c v_d_h v_e v_h_per_t v_t) 0)) (and (= (* (* v_d_h v_h_per_t v_t) v_b v_c v_e) (* v_b v_c v_d_h v_e v_h_per_t v_t)) (>= (* v_b v_c v_d_h v_e v_h_per_t v_t) 0)))))
(check-sat)
(reset)
; claim 857d3aec7db3eb1816b57ed9876e4a589401a726a6ddc6985641ae2481ec1b44, text 2 of 2
; distribute_inference.integrality.forward.attention.output_collective: every component of the work of forward.attention.output_collective is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: b*c*H*(t - 1)/t is a non-negative integer and b*c*H*e is a non-negative integer and b*c*H*e is a non-negative integer and b*c*H*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_rest_t Int)
(assert (>= v_rest_t 0))
(define-fun v_t () Int (+ v_rest_t 2))
(assert (not (and (= (+ (* (- 1) v_b v_c v_d_h v_h_per_t) (* v_b v_c v_d_h v_h_per_t v_t)) (+ (* v_b v_c v_d_h v_h_per_t) (* v_rest_t v_b v_c v_d_h v_h_per_t))) (>= (+ (* v_b v_c v_d_h v_h_per_t) (* v_rest_t v_b v_c v_d_h v_h_per_t)) 0))))
(check-sat)
(reset)
; claim 75a0c1776318a56563f7875608a942a7318f82e8184ed491f46705741987ae42, text 1 of 1
; distribute_inference.integrality.forward.mlp.up@prefill.tp: every component of the work of forward.mlp.up is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: 2*b*c*H*F/t is a non-negative integer and H*e*(b*c*t + F)/t is a non-negative integer and b*c*F*e/t is a non-negative integer and 2*b*c*H*F/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b v_c) (* v_t (* 2 v_F_per_t v_b v_c v_d_h v_h_per_t v_t))) (>= (* 2 v_F_per_t v_b v_c v_d_h v_h_per_t v_t) 0)) (and (= (+ (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_c v_e))) (* v_t (+ (* v_F_per_t v_d_h v_e v_h_per_t v_t) (* v_b v_c v_d_h v_e v_h_per_t v_t)))) (>= (+ (* v_F_per_t v_d_h v_e v_h_per_t v_t) (* v_b v_c v_d_h v_e v_h_per_t v_t)) 0)) (and (= (* (* v_F_per_t v_t) v_b v_c v_e) (* v_t (* v_F_per_t v_b v_c v_e))) (>= (* v_F_per_t v_b v_c v_e) 0)) (and (= (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b v_c) (* v_t (* 2 v_F_per_t v_b v_c v_d_h v_h_per_t v_t))) (>= (* 2 v_F_per_t v_b v_c v_d_h v_h_per_t v_t) 0)))))
(check-sat)
(reset)
; claim af2eec5788117a0cd7f8434bfe55ae8842e42cec927df539ebb133ec4ea25f4a, text 1 of 1
; distribute_inference.integrality.forward.mlp.gelu@prefill.tp: every component of the work of forward.mlp.gelu is a non-negative integer
; assumed: t >= 2
; assumed: t | F
; claimed: 8*b*c*F/t is a non-negative integer and b*c*F*e/t is a non-negative integer and b*c*F*e/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 8 (* v_F_per_t v_t) v_b v_c) (* v_t (* 8 v_F_per_t v_b v_c))) (>= (* 8 v_F_per_t v_b v_c) 0)) (and (= (* (* v_F_per_t v_t) v_b v_c v_e) (* v_t (* v_F_per_t v_b v_c v_e))) (>= (* v_F_per_t v_b v_c v_e) 0)) (and (= (* (* v_F_per_t v_t) v_b v_c v_e) (* v_t (* v_F_per_t v_b v_c v_e))) (>= (* v_F_per_t v_b v_c v_e) 0)))))
(check-sat)
(reset)
; claim fffc340c451604aec9a2f0c73e8c25c3368d8b4c40612e5e3b4281633ad5b659, text 1 of 1
; distribute_inference.integrality.forward.mlp.down@prefill.tp: every component of the work of forward.mlp.down is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: 2*b*c*H*F/t is a non-negative integer and F*e*(b*c + H)/t is a non-negative integer and b*c*H*e is a non-negative integer and 2*b*c*H*F/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b v_c) (* v_t (* 2 v_F_per_t v_b v_c v_d_h v_h_per_t v_t))) (>= (* 2 v_F_per_t v_b v_c v_d_h v_h_per_t v_t) 0)) (and (= (+ (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* (* v_F_per_t v_t) v_b v_c v_e)) (* v_t (+ (* v_F_per_t v_b v_c v_e) (* v_F_per_t v_d_h v_e v_h_per_t v_t)))) (>= (+ (* v_F_per_t v_b v_c v_e) (* v_F_per_t v_d_h v_e v_h_per_t v_t)) 0)) (and (= (* (* v_d_h v_h_per_t v_t) v_b v_c v_e) (* v_b v_c v_d_h v_e v_h_per_t v_t)) (>= (* v_b v_c v_d_h v_e v_h_per_t v_t) 0)) (and (= (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b v_c) (* v_t (* 2 v_F_per_t v_b v_c v_d_h v_h_per_t v_t))) (>= (* 2 v_F_per_t v_b v_c v_d_h v_h_per_t v_t) 0)))))
(check-sat)
(reset)
; claim 9cbd9e5470ee8f6d3e66c9b9034a26889a2ad5564d52f65b8cc14178632edd95, text 1 of 1
; distribute_inference.collective_algebra.payload: all-reduce, reduce-scatter and all-gather carry one payload, and so does every boundary of the block
; assumed: q = c
; assumed: H = h*d_h
; claimed: b*q*H*e = b*q*H*e and b*q*H*e = b*q*H*e and b*c*H*e = b*q*H*e and b*c*H*e = b*q*H*e
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* (* v_d_h v_h) v_b v_e v_c) (* (* v_d_h v_h) v_b v_e v_c)) (= (* (* v_d_h v_h) v_b v_e v_c) (* (* v_d_h v_h) v_b v_e v_c)) (= (* (* v_d_h v_h) v_b v_c v_e) (* (* v_d_h v_h) v_b v_e v_c)) (= (* (* v_d_h v_h) v_b v_c v_e) (* (* v_d_h v_h) v_b v_e v_c)))))
(check-sat)
(reset)
; claim 03b181cb27387602a0156e92df23cf95b9b5e9de86f2c109b12fda1dd4598c78, text 1 of 2
; distribute_inference.collective_algebra.composition: an all-reduce adds what a reduce-scatter adds and leaves what an all-gather of its result leaves
; assumed: q = c
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: b*q*H*(t - 1)/t = b*q*H*(t - 1)/t and b*q*H*e = b*q*H*e and b*q*H*e/t = b*q*H*e/t and b*q*H*e = b*q*H*e and b*q*H*(t - 1)/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_c)) (* (- 1) (* v_d_h v_h_per_t v_t) v_b v_c)) (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_c)) (* (- 1) (* v_d_h v_h_per_t v_t) v_b v_c))) (= (* (* v_d_h v_h_per_t v_t) v_b v_e v_c) (* (* v_d_h v_h_per_t v_t) v_b v_e v_c)) (= (* (* v_d_h v_h_per_t v_t) v_b v_e v_c) (* (* v_d_h v_h_per_t v_t) v_b v_e v_c)) (= (* (* v_d_h v_h_per_t v_t) v_b v_e v_c) (* (* v_d_h v_h_per_t v_t) v_b v_e v_c)) (= (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_c)) (* (- 1) (* v_d_h v_h_per_t v_t) v_b v_c)) (* v_t (+ (* (- 1) v_b v_c v_d_h v_h_per_t) (* v_b v_c v_d_h v_h_per_t v_t)))))))
(check-sat)
(reset)
; claim 03b181cb27387602a0156e92df23cf95b9b5e9de86f2c109b12fda1dd4598c78, text 2 of 2
; distribute_inference.collective_algebra.composition: an all-reduce adds what a reduce-scatter adds and leaves what an all-gather of its result leaves
; assumed: q = c
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: b*q*H*(t - 1)/t = b*q*H*(t - 1)/t and b*q*H*e = b*q*H*e and b*q*H*e/t = b*q*H*e/t and b*q*H*e = b*q*H*e and b*q*H*(t - 1)/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_rest_t Int)
(assert (>= v_rest_t 0))
(define-fun v_t () Int (+ v_rest_t 2))
(assert (not (and (= (+ (* (- 1) v_b v_c v_d_h v_h_per_t) (* v_b v_c v_d_h v_h_per_t v_t)) (+ (* v_b v_c v_d_h v_h_per_t) (* v_rest_t v_b v_c v_d_h v_h_per_t))) (>= (+ (* v_b v_c v_d_h v_h_per_t) (* v_rest_t v_b v_c v_d_h v_h_per_t)) 0))))
(check-sat)
(reset)
; claim 2d36875b7dcc4e071341c57e181b6376e04a7a898c90a90ec4e01c42ff839b38, text 1 of 1
; distribute_inference.data_flow.dependencies@prefill.tp: every task waits for exactly the tasks that wrote last what it reads
; claimed: 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1))))
(check-sat)
(reset)
; claim 19aa03dfd7a1803d438d6f62faa7e54272e37d50a5fa4610c0113c0b318fe157, text 1 of 1
; distribute_inference.named_equation.C_KV@prefill.tp: a rank keeps 2bc(H/t)e bytes of keys and values
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 2*b*c*H*e/t = 2*b*c*H*e/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (* 2 (* v_d_h v_h_per_t v_t) v_b v_c v_e) (* 2 (* v_d_h v_h_per_t v_t) v_b v_c v_e))))
(check-sat)
(reset)
; claim 4ef4d28ff9794e02976e592ccd1f8d1a6a66bf2754112d7e4f8f49829d3eb291, text 1 of 1
; distribute_inference.named_equation.W_attention@prefill.tp: W_attention is the work of the attention tasks of one rank
; assumed: q = c
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 4*b*c**2*H/t = 4*b*q*c*H/t and b*c**2*(4*H + 5*h)/t = b*q*c*(4*H + 5*h)/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 4 (* v_d_h v_h_per_t v_t) v_b (* v_c v_c)) (* 4 (* v_d_h v_h_per_t v_t) v_b v_c v_c)) (= (+ (* 4 (* v_d_h v_h_per_t v_t) v_b (* v_c v_c)) (* 5 v_b (* v_h_per_t v_t) (* v_c v_c))) (+ (* 4 (* v_d_h v_h_per_t v_t) v_b v_c v_c) (* 5 v_b v_c (* v_h_per_t v_t) v_c))))))
(check-sat)
(reset)
; claim 04e8fa7213a71b715e1c0ef9dfb9c0ad77bc6edb982aac5fa76d8aa0a192e8ae, text 1 of 1
; distribute_inference.named_equation.W_QKV@prefill.tp: W_QKV is the work of the qkv tasks of one rank
; assumed: q = c
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 6*b*c*H**2/t = 6*b*q*H**2/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (* 6 v_b v_c (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 6 v_b v_c (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))))))
(check-sat)
(reset)
; claim 6d9513f97bf26a41b0670a655ba2c350b333c41829b5df18d4e568287c9fc7b4, text 1 of 1
; distribute_inference.named_equation.W_out@prefill.tp: W_out is the work of the output tasks of one rank
; assumed: q = c
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 2*b*c*H**2/t = 2*b*q*H**2/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (* 2 v_b v_c (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 2 v_b v_c (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))))))
(check-sat)
(reset)
; claim 609290243856a8c3bc54deb65c9056dd7aff40bc00cb9f376adea90af462d247, text 1 of 1
; distribute_inference.named_equation.W_MLP@prefill.tp: W_MLP is the work of the mlp tasks of one rank
; assumed: q = c
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: 4*b*c*H*F/t = 4*b*q*H*F/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (* 4 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b v_c) (* 4 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b v_c))))
(check-sat)
(reset)
; claim af95e3d49ae6e3c04dab0e070dbe916a33ccb84008846caca89681c542adb56f, text 1 of 1
; distribute_inference.named_equation.W_reduce: every reduction at a boundary makes n·(t−1)/t local additions on a logical tensor of n elements
; assumed: q = c
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 1 <= 2 and b*c*H*(t - 1)/t = b*q*H*(t - 1)/t and b*c*H*(t - 1)/t = b*q*H*(t - 1)/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (<= 1 2) (= (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_c)) (* (- 1) (* v_d_h v_h_per_t v_t) v_b v_c)) (* (* v_d_h v_h_per_t v_t) v_b v_c (+ (- 1) v_t))) (= (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_c)) (* (- 1) (* v_d_h v_h_per_t v_t) v_b v_c)) (* (* v_d_h v_h_per_t v_t) v_b v_c (+ (- 1) v_t))))))
(check-sat)
(reset)
; claim c609b904f8ad261ab79fd7bffcf32e2d3b48583ef9d70444f09003f55c7bfb4d, text 1 of 1
; distribute_inference.conservation.forward.attention.layer_norm@prefill.single.free-heads: all ranks together spend on forward.attention.layer_norm what the layer means; every rank does all of it
; assumed: q = c
; claimed: 9*b*c*H = 9*b*q*H and 0 = 0 and H*e*(b*c + 2) = H*e*(b*q + 2) and b*c*H*e = b*q*H*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (= (* 9 v_H v_b v_c) (* 9 v_H v_b v_c)) (= 0 0) (= (+ (* 2 v_H v_e) (* v_H v_b v_c v_e)) (+ (* 2 v_H v_e) (* v_H v_b v_e v_c))) (= (* v_H v_b v_c v_e) (* v_H v_b v_e v_c)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 8fc2c462c52257ae7ac4116d66cf4553e48c2f0c0c1217df56148fb942b74bce, text 1 of 1
; distribute_inference.conservation.forward.attention.qkv@prefill.single.free-heads: all ranks together spend on forward.attention.qkv what the layer means; every rank does all of it
; assumed: q = c
; claimed: 6*b*c*H*h*d_h = 6*b*q*H*h*d_h and 6*b*c*H*h*d_h = 6*b*q*H*h*d_h and H*e*(b*c + 3*h*d_h) = H*e*(b*q + 3*h*d_h) and 3*b*c*h*d_h*e = 3*b*q*h*d_h*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 6 v_H v_b v_c v_d_h v_h) (* 6 v_H v_b v_d_h v_h v_c)) (= (* 6 v_H v_b v_c v_d_h v_h) (* 6 v_H v_b v_d_h v_h v_c)) (= (+ (* v_H v_b v_c v_e) (* 3 v_H v_d_h v_e v_h)) (+ (* v_H v_b v_e v_c) (* 3 v_H v_d_h v_e v_h))) (= (* 3 v_b v_c v_d_h v_e v_h) (* 3 v_b v_d_h v_e v_h v_c)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 33d6d3d4e321af1e8200714979685e885bda3b38f8fa2648173162dda5465f22, text 1 of 1
; distribute_inference.conservation.forward.attention.kv_save@prefill.single.free-heads: all ranks together spend on forward.attention.kv_save what the layer means; every rank does all of it
; assumed: q = c
; claimed: 0 = 0 and 0 = 0 and 2*b*c*h*d_h*e = 2*b*q*h*d_h*e and 2*b*c*h*d_h*e = 2*b*q*h*d_h*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= 0 0) (= 0 0) (= (* 2 v_b v_c v_d_h v_e v_h) (* 2 v_b v_d_h v_e v_h v_c)) (= (* 2 v_b v_c v_d_h v_e v_h) (* 2 v_b v_d_h v_e v_h v_c)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim a5926b8235dc08dc07c76417dfeba49e59ecc780ca19700b3b84f5e3acd48fcf, text 1 of 1
; distribute_inference.conservation.forward.attention.core@prefill.single.free-heads: all ranks together spend on forward.attention.core what the layer means; every rank does all of it
; assumed: q = c
; claimed: b*c**2*h*(4*d_h + 5) = b*q*c*h*(4*d_h + 5) and 4*b*c**2*h*d_h = 4*b*q*c*h*d_h and 3*b*c*h*d_h*e = b*h*d_h*e*(q + 2*c) and b*c*h*d_h*e = b*q*h*d_h*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (+ (* 5 v_b v_h (* v_c v_c)) (* 4 v_b v_d_h v_h (* v_c v_c))) (+ (* 5 v_b v_c v_h v_c) (* 4 v_b v_c v_d_h v_h v_c))) (= (* 4 v_b v_d_h v_h (* v_c v_c)) (* 4 v_b v_c v_d_h v_h v_c)) (= (* 3 v_b v_c v_d_h v_e v_h) (+ (* v_b v_d_h v_e v_h v_c) (* 2 v_b v_c v_d_h v_e v_h))) (= (* v_b v_c v_d_h v_e v_h) (* v_b v_d_h v_e v_h v_c)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 912d6071c2ad987d29343717d485f76433e961b925467a7f4695172f07c0aedb, text 1 of 1
; distribute_inference.conservation.forward.attention.output_projection@prefill.single.free-heads: all ranks together spend on forward.attention.output_projection what the layer means; every rank does all of it
; assumed: q = c
; claimed: 2*b*c*H*h*d_h = 2*b*q*H*h*d_h and 2*b*c*H*h*d_h = 2*b*q*H*h*d_h and h*d_h*e*(b*c + H) = h*d_h*e*(b*q + H) and b*c*H*e = b*q*H*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 2 v_H v_b v_c v_d_h v_h) (* 2 v_H v_b v_d_h v_h v_c)) (= (* 2 v_H v_b v_c v_d_h v_h) (* 2 v_H v_b v_d_h v_h v_c)) (= (+ (* v_H v_d_h v_e v_h) (* v_b v_c v_d_h v_e v_h)) (+ (* v_H v_d_h v_e v_h) (* v_b v_d_h v_e v_h v_c))) (= (* v_H v_b v_c v_e) (* v_H v_b v_e v_c)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 5120d63dfe7d0f6e175ca991bcb7fcc548993947c514115aff4b9cd61746cbed, text 1 of 1
; distribute_inference.conservation.forward.attention.residual@prefill.single.free-heads: all ranks together spend on forward.attention.residual what the layer means; every rank does all of it
; assumed: q = c
; claimed: b*c*H = b*q*H and 0 = 0 and 2*b*c*H*e = 2*b*q*H*e and b*c*H*e = b*q*H*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (= (* v_H v_b v_c) (* v_H v_b v_c)) (= 0 0) (= (* 2 v_H v_b v_c v_e) (* 2 v_H v_b v_e v_c)) (= (* v_H v_b v_c v_e) (* v_H v_b v_e v_c)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 1eb7b9e7f00d03e45cc87305c7330ab85e5783c95f2d2f218470ad7460db2852, text 1 of 1
; distribute_inference.conservation.forward.mlp.up@prefill.single.free-heads: all ranks together spend on forward.mlp.up what the layer means; every rank does all of it
; assumed: q = c
; claimed: 2*b*c*H*F = 2*b*q*H*F and 2*b*c*H*F = 2*b*q*H*F and H*e*(b*c + F) = H*e*(b*q + F) and b*c*F*e = b*q*F*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (= (* 2 v_F v_H v_b v_c) (* 2 v_F v_H v_b v_c)) (= (* 2 v_F v_H v_b v_c) (* 2 v_F v_H v_b v_c)) (= (+ (* v_F v_H v_e) (* v_H v_b v_c v_e)) (+ (* v_F v_H v_e) (* v_H v_b v_e v_c))) (= (* v_F v_b v_c v_e) (* v_F v_b v_e v_c)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 5fd70b08f961bc0615e2b1a6371e3f25a3906ec248acf48a11f16dd21d166ab4, text 1 of 1
; distribute_inference.conservation.forward.mlp.down@prefill.single.free-heads: all ranks together spend on forward.mlp.down what the layer means; every rank does all of it
; assumed: q = c
; claimed: 2*b*c*H*F = 2*b*q*H*F and 2*b*c*H*F = 2*b*q*H*F and F*e*(b*c + H) = F*e*(b*q + H) and b*c*H*e = b*q*H*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (= (* 2 v_F v_H v_b v_c) (* 2 v_F v_H v_b v_c)) (= (* 2 v_F v_H v_b v_c) (* 2 v_F v_H v_b v_c)) (= (+ (* v_F v_H v_e) (* v_F v_b v_c v_e)) (+ (* v_F v_H v_e) (* v_F v_b v_e v_c))) (= (* v_H v_b v_c v_e) (* v_H v_b v_e v_c)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 148edca0f3236e71f79c5ff890c10f268274c4acae62dc45bfa3c77d05860399, text 1 of 1
; distribute_inference.conservation.total.forward@prefill.single.free-heads: the forward phase spends what all its layers mean, no task missing and none twice
; assumed: q = c
; claimed: b*c*(4*c*h*d_h + 5*c*h + 4*H*F + 8*H*h*d_h + 20*H + 8*F) = b*q*(4*c*h*d_h + 5*c*h + 4*H*F + 8*H*h*d_h + 20*H + 8*F) and 4*b*c*(c*h*d_h + H*F + 2*H*h*d_h) = 4*b*q*(c*h*d_h + H*F + 2*H*h*d_h) and 2*e*(4*b*c*H + b*c*F + 3*b*c*h*d_h + H*F + 2*H*h*d_h + 2*H) = 2*e*(4*b*q*H + b*q*F + 2*b*q*h*d_h + b*c*h*d_h + H*F + 2*H*h*d_h + 2*H) and 2*b*c*e*(3*H + F + 3*h*d_h) = 2*b*q*e*(3*H + F + 3*h*d_h) and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (+ (* 5 v_b v_h (* v_c v_c)) (* 8 v_F v_b v_c) (* 20 v_H v_b v_c) (* 4 v_F v_H v_b v_c) (* 4 v_b v_d_h v_h (* v_c v_c)) (* 8 v_H v_b v_c v_d_h v_h)) (+ (* 8 v_F v_b v_c) (* 20 v_H v_b v_c) (* 4 v_F v_H v_b v_c) (* 5 v_b v_c v_h v_c) (* 4 v_b v_c v_d_h v_h v_c) (* 8 v_H v_b v_d_h v_h v_c))) (= (+ (* 4 v_F v_H v_b v_c) (* 4 v_b v_d_h v_h (* v_c v_c)) (* 8 v_H v_b v_c v_d_h v_h)) (+ (* 4 v_F v_H v_b v_c) (* 4 v_b v_c v_d_h v_h v_c) (* 8 v_H v_b v_d_h v_h v_c))) (= (+ (* 4 v_H v_e) (* 2 v_F v_H v_e) (* 2 v_F v_b v_c v_e) (* 4 v_H v_d_h v_e v_h) (* 8 v_H v_b v_c v_e) (* 6 v_b v_c v_d_h v_e v_h)) (+ (* 4 v_H v_e) (* 2 v_F v_H v_e) (* 2 v_F v_b v_e v_c) (* 4 v_H v_d_h v_e v_h) (* 8 v_H v_b v_e v_c) (* 2 v_b v_c v_d_h v_e v_h) (* 4 v_b v_d_h v_e v_h v_c))) (= (+ (* 2 v_F v_b v_c v_e) (* 6 v_H v_b v_c v_e) (* 6 v_b v_c v_d_h v_e v_h)) (+ (* 2 v_F v_b v_e v_c) (* 6 v_H v_b v_e v_c) (* 6 v_b v_d_h v_e v_h v_c))) (= 0 0))))
(check-sat)
(reset)
; claim a5220546b421b785df339fa1e56f098bef943d741cd50aa43a5c8cdbd97e606d, text 1 of 1
; distribute_inference.integrality.forward.attention.layer_norm@prefill.single.free-heads: every component of the work of forward.attention.layer_norm is a non-negative integer
; claimed: 9*b*c*H is a non-negative integer and H*e*(b*c + 2) is a non-negative integer and b*c*H*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (and (= (* 9 v_H v_b v_c) (* 9 v_H v_b v_c)) (>= (* 9 v_H v_b v_c) 0)) (and (= (+ (* 2 v_H v_e) (* v_H v_b v_c v_e)) (+ (* 2 v_H v_e) (* v_H v_b v_c v_e))) (>= (+ (* 2 v_H v_e) (* v_H v_b v_c v_e)) 0)) (and (= (* v_H v_b v_c v_e) (* v_H v_b v_c v_e)) (>= (* v_H v_b v_c v_e) 0)))))
(check-sat)
(reset)
; claim 5f73b10304fd57680d3e7d8cb0159d5ccf8de824646c36a24f9a7991aa6775b1, text 1 of 1
; distribute_inference.integrality.forward.attention.qkv@prefill.single.free-heads: every component of the work of forward.attention.qkv is a non-negative integer
; claimed: 6*b*c*H*h*d_h is a non-negative integer and H*e*(b*c + 3*h*d_h) is a non-negative integer and 3*b*c*h*d_h*e is a non-negative integer and 6*b*c*H*h*d_h is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* 6 v_H v_b v_c v_d_h v_h) (* 6 v_H v_b v_c v_d_h v_h)) (>= (* 6 v_H v_b v_c v_d_h v_h) 0)) (and (= (+ (* v_H v_b v_c v_e) (* 3 v_H v_d_h v_e v_h)) (+ (* v_H v_b v_c v_e) (* 3 v_H v_d_h v_e v_h))) (>= (+ (* v_H v_b v_c v_e) (* 3 v_H v_d_h v_e v_h)) 0)) (and (= (* 3 v_b v_c v_d_h v_e v_h) (* 3 v_b v_c v_d_h v_e v_h)) (>= (* 3 v_b v_c v_d_h v_e v_h) 0)) (and (= (* 6 v_H v_b v_c v_d_h v_h) (* 6 v_H v_b v_c v_d_h v_h)) (>= (* 6 v_H v_b v_c v_d_h v_h) 0)))))
(check-sat)
(reset)
; claim da05ef3204acb3f2c02cca45331dbf6cf39edc3055e79a6b8f68054ba56bda35, text 1 of 1
; distribute_inference.integrality.forward.attention.kv_save@prefill.single.free-heads: every component of the work of forward.attention.kv_save is a non-negative integer
; claimed: 2*b*c*h*d_h*e is a non-negative integer and 2*b*c*h*d_h*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* 2 v_b v_c v_d_h v_e v_h) (* 2 v_b v_c v_d_h v_e v_h)) (>= (* 2 v_b v_c v_d_h v_e v_h) 0)) (and (= (* 2 v_b v_c v_d_h v_e v_h) (* 2 v_b v_c v_d_h v_e v_h)) (>= (* 2 v_b v_c v_d_h v_e v_h) 0)))))
(check-sat)
(reset)
; claim b608a1e4302d812711eb3c6372e03f3645327f559a60807451d880a1a4573ea0, text 1 of 1
; distribute_inference.integrality.forward.attention.core@prefill.single.free-heads: every component of the work of forward.attention.core is a non-negative integer
; claimed: b*c**2*h*(4*d_h + 5) is a non-negative integer and 3*b*c*h*d_h*e is a non-negative integer and b*c*h*d_h*e is a non-negative integer and 4*b*c**2*h*d_h is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (+ (* 5 v_b v_h (* v_c v_c)) (* 4 v_b v_d_h v_h (* v_c v_c))) (+ (* 5 v_b v_h (* v_c v_c)) (* 4 v_b v_d_h v_h (* v_c v_c)))) (>= (+ (* 5 v_b v_h (* v_c v_c)) (* 4 v_b v_d_h v_h (* v_c v_c))) 0)) (and (= (* 3 v_b v_c v_d_h v_e v_h) (* 3 v_b v_c v_d_h v_e v_h)) (>= (* 3 v_b v_c v_d_h v_e v_h) 0)) (and (= (* v_b v_c v_d_h v_e v_h) (* v_b v_c v_d_h v_e v_h)) (>= (* v_b v_c v_d_h v_e v_h) 0)) (and (= (* 4 v_b v_d_h v_h (* v_c v_c)) (* 4 v_b v_d_h v_h (* v_c v_c))) (>= (* 4 v_b v_d_h v_h (* v_c v_c)) 0)))))
(check-sat)
(reset)
; claim 573bd68fe597e0d43a3f73c968ae1e82d201a189bb4677f5ff096b4db6208a2d, text 1 of 1
; distribute_inference.integrality.forward.attention.output_projection@prefill.single.free-heads: every component of the work of forward.attention.output_projection is a non-negative integer
; claimed: 2*b*c*H*h*d_h is a non-negative integer and h*d_h*e*(b*c + H) is a non-negative integer and b*c*H*e is a non-negative integer and 2*b*c*H*h*d_h is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* 2 v_H v_b v_c v_d_h v_h) (* 2 v_H v_b v_c v_d_h v_h)) (>= (* 2 v_H v_b v_c v_d_h v_h) 0)) (and (= (+ (* v_H v_d_h v_e v_h) (* v_b v_c v_d_h v_e v_h)) (+ (* v_H v_d_h v_e v_h) (* v_b v_c v_d_h v_e v_h))) (>= (+ (* v_H v_d_h v_e v_h) (* v_b v_c v_d_h v_e v_h)) 0)) (and (= (* v_H v_b v_c v_e) (* v_H v_b v_c v_e)) (>= (* v_H v_b v_c v_e) 0)) (and (= (* 2 v_H v_b v_c v_d_h v_h) (* 2 v_H v_b v_c v_d_h v_h)) (>= (* 2 v_H v_b v_c v_d_h v_h) 0)))))
(check-sat)
(reset)
; claim cead6e7511d07be28975b78b9addf5ee5df6f9e8d8410dd78901726523964d8d, text 1 of 1
; distribute_inference.integrality.forward.attention.residual@prefill.single.free-heads: every component of the work of forward.attention.residual is a non-negative integer
; claimed: b*c*H is a non-negative integer and 2*b*c*H*e is a non-negative integer and b*c*H*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (and (= (* v_H v_b v_c) (* v_H v_b v_c)) (>= (* v_H v_b v_c) 0)) (and (= (* 2 v_H v_b v_c v_e) (* 2 v_H v_b v_c v_e)) (>= (* 2 v_H v_b v_c v_e) 0)) (and (= (* v_H v_b v_c v_e) (* v_H v_b v_c v_e)) (>= (* v_H v_b v_c v_e) 0)))))
(check-sat)
(reset)
; claim 38e378a22720bc6669cd46c6065428b0a52beb547ca02de02bd640eed4032eca, text 1 of 1
; distribute_inference.integrality.forward.mlp.up@prefill.single.free-heads: every component of the work of forward.mlp.up is a non-negative integer
; claimed: 2*b*c*H*F is a non-negative integer and H*e*(b*c + F) is a non-negative integer and b*c*F*e is a non-negative integer and 2*b*c*H*F is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (and (= (* 2 v_F v_H v_b v_c) (* 2 v_F v_H v_b v_c)) (>= (* 2 v_F v_H v_b v_c) 0)) (and (= (+ (* v_F v_H v_e) (* v_H v_b v_c v_e)) (+ (* v_F v_H v_e) (* v_H v_b v_c v_e))) (>= (+ (* v_F v_H v_e) (* v_H v_b v_c v_e)) 0)) (and (= (* v_F v_b v_c v_e) (* v_F v_b v_c v_e)) (>= (* v_F v_b v_c v_e) 0)) (and (= (* 2 v_F v_H v_b v_c) (* 2 v_F v_H v_b v_c)) (>= (* 2 v_F v_H v_b v_c) 0)))))
(check-sat)
(reset)
; claim 644760f925cfc13605b888e9d813f05a552cbd6f156c76d2e513d1a0645e1f14, text 1 of 1
; distribute_inference.integrality.forward.mlp.down@prefill.single.free-heads: every component of the work of forward.mlp.down is a non-negative integer
; claimed: 2*b*c*H*F is a non-negative integer and F*e*(b*c + H) is a non-negative integer and b*c*H*e is a non-negative integer and 2*b*c*H*F is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (and (= (* 2 v_F v_H v_b v_c) (* 2 v_F v_H v_b v_c)) (>= (* 2 v_F v_H v_b v_c) 0)) (and (= (+ (* v_F v_H v_e) (* v_F v_b v_c v_e)) (+ (* v_F v_H v_e) (* v_F v_b v_c v_e))) (>= (+ (* v_F v_H v_e) (* v_F v_b v_c v_e)) 0)) (and (= (* v_H v_b v_c v_e) (* v_H v_b v_c v_e)) (>= (* v_H v_b v_c v_e) 0)) (and (= (* 2 v_F v_H v_b v_c) (* 2 v_F v_H v_b v_c)) (>= (* 2 v_F v_H v_b v_c) 0)))))
(check-sat)
(reset)
; claim 4939b86fd130afb92514dea8a28f9d55471103d06bad32c18cae8e1ae90853b5, text 1 of 1
; distribute_inference.named_equation.C_KV@prefill.single.free-heads: a rank keeps 2bc(H/t)e bytes of keys and values
; assumed: t = 1
; claimed: 2*b*c*h*d_h*e = 2*b*c*h*d_h*e/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (= (* 1 (* 2 v_b v_c v_d_h v_e v_h)) (* 2 v_b v_c v_d_h v_e v_h))))
(check-sat)
(reset)
; claim 2631bda186097f4495cf3bc0a09ed92028afa9c2dc3fa851bf5c76035dbacd15, text 1 of 1
; distribute_inference.named_equation.W_attention@prefill.single.free-heads: W_attention is the work of the attention tasks of one rank
; assumed: q = c
; assumed: t = 1
; claimed: 4*b*c**2*h*d_h = 4*b*q*c*h*d_h/t and b*c**2*h*(4*d_h + 5) = b*q*c*h*(4*d_h + 5)/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 1 (* 4 v_b v_d_h v_h (* v_c v_c))) (* 4 v_b v_c v_d_h v_h v_c)) (= (* 1 (+ (* 5 v_b v_h (* v_c v_c)) (* 4 v_b v_d_h v_h (* v_c v_c)))) (+ (* 5 v_b v_c v_h v_c) (* 4 v_b v_c v_d_h v_h v_c))))))
(check-sat)
(reset)
; claim 89fcd78ff6c2de8d2e1c94a1bdb05f8463ba4deb983e2b558ca83361f7b403ac, text 1 of 1
; distribute_inference.named_equation.W_QKV@prefill.single.free-heads: W_QKV is the work of the qkv tasks of one rank
; assumed: q = c
; assumed: t = 1
; claimed: 6*b*c*H*h*d_h = 6*b*q*H*h*d_h/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (= (* 1 (* 6 v_H v_b v_c v_d_h v_h)) (* 6 v_H v_b v_d_h v_h v_c))))
(check-sat)
(reset)
; claim 1896cdd91b7d7a527ab01e1c008e11f44ca06d6c782d24c0bb9ee20b691b42c8, text 1 of 1
; distribute_inference.named_equation.W_out@prefill.single.free-heads: W_out is the work of the output tasks of one rank
; assumed: q = c
; assumed: t = 1
; claimed: 2*b*c*H*h*d_h = 2*b*q*H*h*d_h/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (= (* 1 (* 2 v_H v_b v_c v_d_h v_h)) (* 2 v_H v_b v_d_h v_h v_c))))
(check-sat)
(reset)
; claim 9cc7502cf438ca3dd9f7df761452c414e2dbbccd3948523d8519540ed72ac5e0, text 1 of 1
; distribute_inference.named_equation.W_MLP@prefill.single.free-heads: W_MLP is the work of the mlp tasks of one rank
; assumed: q = c
; assumed: t = 1
; claimed: 4*b*c*H*F = 4*b*q*H*F/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(assert (not (= (* 1 (* 4 v_F v_H v_b v_c)) (* 4 v_F v_H v_b v_c))))
(check-sat)
(reset)
; claim 9a8f135e257b08be9796b0be5a0458fc4539696c8ff9952542b974f0218331a9, text 1 of 1
; distribute_inference.conservation.forward.attention.layer_norm@prefill.tp.free-heads: all ranks together spend on forward.attention.layer_norm what the layer means; every rank does all of it
; assumed: q = c
; assumed: t >= 2
; assumed: t | H
; claimed: 9*b*c*H*t = 9*b*q*H*t and 0 = 0 and H*e*t*(b*c + 2) = H*e*t*(b*q + 2) and b*c*H*e*t = b*q*H*e*t and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 9 (* v_H_per_t v_t) v_b v_c v_t) (* 9 (* v_H_per_t v_t) v_b v_c v_t)) (= 0 0) (= (* v_t (+ (* 2 (* v_H_per_t v_t) v_e) (* (* v_H_per_t v_t) v_b v_c v_e))) (+ (* 2 (* v_H_per_t v_t) v_e v_t) (* (* v_H_per_t v_t) v_b v_e v_c v_t))) (= (* (* v_H_per_t v_t) v_b v_c v_e v_t) (* (* v_H_per_t v_t) v_b v_e v_c v_t)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 66d603a9460d9647ce1f0ce0760ff996dd98991cd9a3bddb5033843db1154ad8, text 1 of 1
; distribute_inference.conservation.forward.attention.qkv@prefill.tp.free-heads: all ranks together spend on forward.attention.qkv what the layer means; its points are split over the ranks
; assumed: q = c
; assumed: t >= 2
; assumed: t | h
; assumed: t | H
; claimed: 6*b*c*H*h*d_h = 6*b*q*H*h*d_h and 6*b*c*H*h*d_h = 6*b*q*H*h*d_h and H*e*(b*c*t + 3*h*d_h) = H*e*(b*q*t + 3*h*d_h) and 3*b*c*h*d_h*e = 3*b*q*h*d_h*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 6 (* v_H_per_t v_t) v_b v_c v_d_h (* v_h_per_t v_t)) (* 6 (* v_H_per_t v_t) v_b v_d_h (* v_h_per_t v_t) v_c)) (= (* 6 (* v_H_per_t v_t) v_b v_c v_d_h (* v_h_per_t v_t)) (* 6 (* v_H_per_t v_t) v_b v_d_h (* v_h_per_t v_t) v_c)) (= (* v_t (+ (* v_t (* (* v_H_per_t v_t) v_b v_c v_e)) (* 3 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* 3 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* (* v_H_per_t v_t) v_b v_e v_c v_t)))) (= (* 3 v_b v_c v_d_h v_e (* v_h_per_t v_t)) (* 3 v_b v_d_h v_e (* v_h_per_t v_t) v_c)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 6bba5722118a83b8294fbe0d8c338fe3728f0227beff157901b100abdc98d04e, text 1 of 1
; distribute_inference.conservation.forward.attention.kv_save@prefill.tp.free-heads: all ranks together spend on forward.attention.kv_save what the layer means; its points are split over the ranks
; assumed: q = c
; claimed: 0 = 0 and 0 = 0 and 2*b*c*h*d_h*e = 2*b*q*h*d_h*e and 2*b*c*h*d_h*e = 2*b*q*h*d_h*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= 0 0) (= 0 0) (= (* 2 v_b v_c v_d_h v_e v_h) (* 2 v_b v_d_h v_e v_h v_c)) (= (* 2 v_b v_c v_d_h v_e v_h) (* 2 v_b v_d_h v_e v_h v_c)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 656f85ecd72cd2b66fc76e76ef4d002d654c3190d2c7221db1a1d3f8802085f3, text 1 of 1
; distribute_inference.conservation.forward.attention.core@prefill.tp.free-heads: all ranks together spend on forward.attention.core what the layer means; its points are split over the ranks
; assumed: q = c
; assumed: t >= 2
; assumed: t | h
; claimed: b*c**2*h*(4*d_h + 5) = b*q*c*h*(4*d_h + 5) and 4*b*c**2*h*d_h = 4*b*q*c*h*d_h and 3*b*c*h*d_h*e = b*h*d_h*e*(q + 2*c) and b*c*h*d_h*e = b*q*h*d_h*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_t (+ (* 5 v_b (* v_h_per_t v_t) (* v_c v_c)) (* 4 v_b v_d_h (* v_h_per_t v_t) (* v_c v_c)))) (* v_t (+ (* 5 v_b v_c (* v_h_per_t v_t) v_c) (* 4 v_b v_c v_d_h (* v_h_per_t v_t) v_c)))) (= (* 4 v_b v_d_h (* v_h_per_t v_t) (* v_c v_c)) (* 4 v_b v_c v_d_h (* v_h_per_t v_t) v_c)) (= (* 3 v_b v_c v_d_h v_e (* v_h_per_t v_t)) (+ (* v_b v_d_h v_e (* v_h_per_t v_t) v_c) (* 2 v_b v_c v_d_h v_e (* v_h_per_t v_t)))) (= (* v_b v_c v_d_h v_e (* v_h_per_t v_t)) (* v_b v_d_h v_e (* v_h_per_t v_t) v_c)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 12ab285b28b8eebc525db9f3c12a5fbf9053e4f3cb220be5ae1e5bfd2e64384b, text 1 of 1
; distribute_inference.conservation.forward.attention.output_projection@prefill.tp.free-heads: all ranks together spend on forward.attention.output_projection what the layer means; its points are split over the ranks
; assumed: q = c
; assumed: t >= 2
; assumed: t | h
; assumed: t | H
; claimed: 2*b*c*H*h*d_h = 2*b*q*H*h*d_h and 2*b*c*H*h*d_h = 2*b*q*H*h*d_h and h*d_h*e*(b*c + H) = h*d_h*e*(b*q + H) and b*c*H*e*t = b*q*H*e*t and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 2 (* v_H_per_t v_t) v_b v_c v_d_h (* v_h_per_t v_t)) (* 2 (* v_H_per_t v_t) v_b v_d_h (* v_h_per_t v_t) v_c)) (= (* 2 (* v_H_per_t v_t) v_b v_c v_d_h (* v_h_per_t v_t)) (* 2 (* v_H_per_t v_t) v_b v_d_h (* v_h_per_t v_t) v_c)) (= (* v_t (+ (* (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* v_b v_c v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* v_b v_d_h v_e (* v_h_per_t v_t) v_c)))) (= (* (* v_H_per_t v_t) v_b v_c v_e v_t) (* (* v_H_per_t v_t) v_b v_e v_c v_t)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 75e3e54425b7eef596d7bb34cc0f8af38dcbad2bc4762a905e9090ca31a44e42, text 1 of 1
; distribute_inference.conservation.forward.attention.output_collective@prefill.tp.free-heads: all ranks together spend on forward.attention.output_collective what the layer means; its points are split over the ranks
; assumed: q = c
; assumed: t >= 2
; assumed: t | H
; claimed: b*c*H*(t - 1) = b*q*H*(t - 1) and 0 = 0 and b*c*H*e*t = b*q*H*e*t and b*c*H*e*t = b*q*H*e*t and b*c*H*e*t = b*q*H*e*t and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_t (+ (* v_t (* (* v_H_per_t v_t) v_b v_c)) (* (- 1) (* v_H_per_t v_t) v_b v_c))) (* v_t (* (* v_H_per_t v_t) v_b v_c (+ (- 1) v_t)))) (= 0 0) (= (* (* v_H_per_t v_t) v_b v_c v_e v_t) (* (* v_H_per_t v_t) v_b v_e v_c v_t)) (= (* (* v_H_per_t v_t) v_b v_c v_e v_t) (* (* v_H_per_t v_t) v_b v_e v_c v_t)) (= (* (* v_H_per_t v_t) v_b v_c v_e v_t) (* (* v_H_per_t v_t) v_b v_e v_c v_t)) (= 1 1))))
(check-sat)
(reset)
; claim e8979d0233758d6f819a0ff3728af1f84ecdf095d9611c65cda380506f617479, text 1 of 1
; distribute_inference.conservation.forward.attention.residual@prefill.tp.free-heads: all ranks together spend on forward.attention.residual what the layer means; every rank does all of it
; assumed: q = c
; assumed: t >= 2
; assumed: t | H
; claimed: b*c*H*t = b*q*H*t and 0 = 0 and 2*b*c*H*e*t = 2*b*q*H*e*t and b*c*H*e*t = b*q*H*e*t and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* (* v_H_per_t v_t) v_b v_c v_t) (* (* v_H_per_t v_t) v_b v_c v_t)) (= 0 0) (= (* 2 (* v_H_per_t v_t) v_b v_c v_e v_t) (* 2 (* v_H_per_t v_t) v_b v_e v_c v_t)) (= (* (* v_H_per_t v_t) v_b v_c v_e v_t) (* (* v_H_per_t v_t) v_b v_e v_c v_t)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 85766b3484c7e1f4b3679021f47416941cc0fd6c7fcc528ec501274a55ae2c4a, text 1 of 1
; distribute_inference.conservation.forward.mlp.up@prefill.tp.free-heads: all ranks together spend on forward.mlp.up what the layer means; its points are split over the ranks
; assumed: q = c
; assumed: t >= 2
; assumed: t | F
; assumed: t | H
; claimed: 2*b*c*H*F = 2*b*q*H*F and 2*b*c*H*F = 2*b*q*H*F and H*e*(b*c*t + F) = H*e*(b*q*t + F) and b*c*F*e = b*q*F*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b v_c) (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b v_c)) (= (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b v_c) (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b v_c)) (= (* v_t (+ (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* v_t (* (* v_H_per_t v_t) v_b v_c v_e)))) (* v_t (+ (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* (* v_H_per_t v_t) v_b v_e v_c v_t)))) (= (* (* v_F_per_t v_t) v_b v_c v_e) (* (* v_F_per_t v_t) v_b v_e v_c)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 006fdee166fda2ad8e7c070f48ec17a5644521621f660ea491736f9a7acde95e, text 1 of 1
; distribute_inference.conservation.forward.mlp.down@prefill.tp.free-heads: all ranks together spend on forward.mlp.down what the layer means; its points are split over the ranks
; assumed: q = c
; assumed: t >= 2
; assumed: t | F
; assumed: t | H
; claimed: 2*b*c*H*F = 2*b*q*H*F and 2*b*c*H*F = 2*b*q*H*F and F*e*(b*c + H) = F*e*(b*q + H) and b*c*H*e*t = b*q*H*e*t and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b v_c) (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b v_c)) (= (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b v_c) (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b v_c)) (= (* v_t (+ (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* (* v_F_per_t v_t) v_b v_c v_e))) (* v_t (+ (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* (* v_F_per_t v_t) v_b v_e v_c)))) (= (* (* v_H_per_t v_t) v_b v_c v_e v_t) (* (* v_H_per_t v_t) v_b v_e v_c v_t)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 856335b376c3e2947f4e61878f7dd9b28f2e04f4f69a7f9ea607410a5a179c98, text 1 of 1
; distribute_inference.conservation.total.forward@prefill.tp.free-heads: the forward phase spends what all its layers mean, no task missing and none twice
; assumed: q = c
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | H
; claimed: b*c*(4*c*h*d_h + 5*c*h + 4*H*F + 8*H*h*d_h + 22*H*t - 2*H + 8*F) = b*q*(4*c*h*d_h + 5*c*h + 4*H*F + 8*H*h*d_h + 22*H*t - 2*H + 8*F) and 4*b*c*(c*h*d_h + H*F + 2*H*h*d_h) = 4*b*q*(c*h*d_h + H*F + 2*H*h*d_h) and 2*e*(5*b*c*H*t + b*c*F + 3*b*c*h*d_h + H*F + 2*H*h*d_h + 2*H*t) = 2*e*(5*b*q*H*t + b*q*F + 2*b*q*h*d_h + b*c*h*d_h + H*F + 2*H*h*d_h + 2*H*t) and 2*b*c*e*(4*H*t + F + 3*h*d_h) = 2*b*q*e*(4*H*t + F + 3*h*d_h) and 2*b*c*H*e*t = 2*b*q*H*e*t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_t (+ (* v_t (* 22 (* v_H_per_t v_t) v_b v_c)) (* (- 2) (* v_H_per_t v_t) v_b v_c) (* 5 v_b (* v_h_per_t v_t) (* v_c v_c)) (* 8 (* v_F_per_t v_t) v_b v_c) (* 4 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b v_c) (* 4 v_b v_d_h (* v_h_per_t v_t) (* v_c v_c)) (* 8 (* v_H_per_t v_t) v_b v_c v_d_h (* v_h_per_t v_t)))) (* v_t (+ (* 8 (* v_F_per_t v_t) v_b v_c) (* 2 (* v_H_per_t v_t) v_b v_c (+ (- 1) v_t)) (* 4 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b v_c) (* 5 v_b v_c (* v_h_per_t v_t) v_c) (* 20 (* v_H_per_t v_t) v_b v_c v_t) (* 4 v_b v_c v_d_h (* v_h_per_t v_t) v_c) (* 8 (* v_H_per_t v_t) v_b v_d_h (* v_h_per_t v_t) v_c)))) (= (* v_t (+ (* 4 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b v_c) (* 4 v_b v_d_h (* v_h_per_t v_t) (* v_c v_c)) (* 8 (* v_H_per_t v_t) v_b v_c v_d_h (* v_h_per_t v_t)))) (* v_t (+ (* 4 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b v_c) (* 4 v_b v_c v_d_h (* v_h_per_t v_t) v_c) (* 8 (* v_H_per_t v_t) v_b v_d_h (* v_h_per_t v_t) v_c)))) (= (* v_t (+ (* v_t (* 4 (* v_H_per_t v_t) v_e)) (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* v_t (* 10 (* v_H_per_t v_t) v_b v_c v_e)) (* 2 (* v_F_per_t v_t) v_b v_c v_e) (* 4 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 6 v_b v_c v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* 4 (* v_H_per_t v_t) v_e v_t) (* 2 (* v_F_per_t v_t) v_b v_e v_c) (* 4 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 2 v_b v_c v_d_h v_e (* v_h_per_t v_t)) (* 4 v_b v_d_h v_e (* v_h_per_t v_t) v_c) (* 10 (* v_H_per_t v_t) v_b v_e v_c v_t)))) (= (* v_t (+ (* v_t (* 8 (* v_H_per_t v_t) v_b v_c v_e)) (* 2 (* v_F_per_t v_t) v_b v_c v_e) (* 6 v_b v_c v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* 2 (* v_F_per_t v_t) v_b v_e v_c) (* 6 v_b v_d_h v_e (* v_h_per_t v_t) v_c) (* 8 (* v_H_per_t v_t) v_b v_e v_c v_t)))) (= (* 2 (* v_H_per_t v_t) v_b v_c v_e v_t) (* 2 (* v_H_per_t v_t) v_b v_e v_c v_t)))))
(check-sat)
(reset)
; claim 5162bd8c1acd46b826fca79298b68a10b993f3d700751ff4bb711efbaf4f73bc, text 1 of 1
; distribute_inference.integrality.forward.attention.qkv@prefill.tp.free-heads: every component of the work of forward.attention.qkv is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; assumed: t | H
; claimed: 6*b*c*H*h*d_h/t is a non-negative integer and H*e*(b*c*t + 3*h*d_h)/t is a non-negative integer and 3*b*c*h*d_h*e/t is a non-negative integer and 6*b*c*H*h*d_h/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 6 (* v_H_per_t v_t) v_b v_c v_d_h (* v_h_per_t v_t)) (* v_t (* 6 v_H_per_t v_b v_c v_d_h v_h_per_t v_t))) (>= (* 6 v_H_per_t v_b v_c v_d_h v_h_per_t v_t) 0)) (and (= (+ (* v_t (* (* v_H_per_t v_t) v_b v_c v_e)) (* 3 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t))) (* v_t (+ (* v_H_per_t v_b v_c v_e v_t) (* 3 v_H_per_t v_d_h v_e v_h_per_t v_t)))) (>= (+ (* v_H_per_t v_b v_c v_e v_t) (* 3 v_H_per_t v_d_h v_e v_h_per_t v_t)) 0)) (and (= (* 3 v_b v_c v_d_h v_e (* v_h_per_t v_t)) (* v_t (* 3 v_b v_c v_d_h v_e v_h_per_t))) (>= (* 3 v_b v_c v_d_h v_e v_h_per_t) 0)) (and (= (* 6 (* v_H_per_t v_t) v_b v_c v_d_h (* v_h_per_t v_t)) (* v_t (* 6 v_H_per_t v_b v_c v_d_h v_h_per_t v_t))) (>= (* 6 v_H_per_t v_b v_c v_d_h v_h_per_t v_t) 0)))))
(check-sat)
(reset)
; claim 2110b4c15707a55e15dff8b63d554b4098f8fc0aa77e8cf281c8f0b9e94c8bfd, text 1 of 1
; distribute_inference.integrality.forward.attention.kv_save@prefill.tp.free-heads: every component of the work of forward.attention.kv_save is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; claimed: 2*b*c*h*d_h*e/t is a non-negative integer and 2*b*c*h*d_h*e/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 2 v_b v_c v_d_h v_e (* v_h_per_t v_t)) (* v_t (* 2 v_b v_c v_d_h v_e v_h_per_t))) (>= (* 2 v_b v_c v_d_h v_e v_h_per_t) 0)) (and (= (* 2 v_b v_c v_d_h v_e (* v_h_per_t v_t)) (* v_t (* 2 v_b v_c v_d_h v_e v_h_per_t))) (>= (* 2 v_b v_c v_d_h v_e v_h_per_t) 0)))))
(check-sat)
(reset)
; claim ab182b88d9b800ab251f6f61d11c77762c7e1e648987bb4fa7a628e67dedeeb9, text 1 of 1
; distribute_inference.integrality.forward.attention.core@prefill.tp.free-heads: every component of the work of forward.attention.core is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; claimed: b*c**2*h*(4*d_h + 5)/t is a non-negative integer and 3*b*c*h*d_h*e/t is a non-negative integer and b*c*h*d_h*e/t is a non-negative integer and 4*b*c**2*h*d_h/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (+ (* 5 v_b (* v_h_per_t v_t) (* v_c v_c)) (* 4 v_b v_d_h (* v_h_per_t v_t) (* v_c v_c))) (* v_t (+ (* 5 v_b v_h_per_t (* v_c v_c)) (* 4 v_b v_d_h v_h_per_t (* v_c v_c))))) (>= (+ (* 5 v_b v_h_per_t (* v_c v_c)) (* 4 v_b v_d_h v_h_per_t (* v_c v_c))) 0)) (and (= (* 3 v_b v_c v_d_h v_e (* v_h_per_t v_t)) (* v_t (* 3 v_b v_c v_d_h v_e v_h_per_t))) (>= (* 3 v_b v_c v_d_h v_e v_h_per_t) 0)) (and (= (* v_b v_c v_d_h v_e (* v_h_per_t v_t)) (* v_t (* v_b v_c v_d_h v_e v_h_per_t))) (>= (* v_b v_c v_d_h v_e v_h_per_t) 0)) (and (= (* 4 v_b v_d_h (* v_h_per_t v_t) (* v_c v_c)) (* v_t (* 4 v_b v_d_h v_h_per_t (* v_c v_c)))) (>= (* 4 v_b v_d_h v_h_per_t (* v_c v_c)) 0)))))
(check-sat)
(reset)
; claim 3d437f2d7596d6a031dd9cd1202565fb4a0eb08c67a75a01976d14d5b09a84b1, text 1 of 1
; distribute_inference.integrality.forward.attention.output_projection@prefill.tp.free-heads: every component of the work of forward.attention.output_projection is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; assumed: t | H
; claimed: 2*b*c*H*h*d_h/t is a non-negative integer and h*d_h*e*(b*c + H)/t is a non-negative integer and b*c*H*e is a non-negative integer and 2*b*c*H*h*d_h/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 2 (* v_H_per_t v_t) v_b v_c v_d_h (* v_h_per_t v_t)) (* v_t (* 2 v_H_per_t v_b v_c v_d_h v_h_per_t v_t))) (>= (* 2 v_H_per_t v_b v_c v_d_h v_h_per_t v_t) 0)) (and (= (+ (* (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* v_b v_c v_d_h v_e (* v_h_per_t v_t))) (* v_t (+ (* v_H_per_t v_d_h v_e v_h_per_t v_t) (* v_b v_c v_d_h v_e v_h_per_t)))) (>= (+ (* v_H_per_t v_d_h v_e v_h_per_t v_t) (* v_b v_c v_d_h v_e v_h_per_t)) 0)) (and (= (* (* v_H_per_t v_t) v_b v_c v_e) (* v_H_per_t v_b v_c v_e v_t)) (>= (* v_H_per_t v_b v_c v_e v_t) 0)) (and (= (* 2 (* v_H_per_t v_t) v_b v_c v_d_h (* v_h_per_t v_t)) (* v_t (* 2 v_H_per_t v_b v_c v_d_h v_h_per_t v_t))) (>= (* 2 v_H_per_t v_b v_c v_d_h v_h_per_t v_t) 0)))))
(check-sat)
(reset)
; claim c5450b780f2f5acc480d69313579dc830d75a1e2eb288a0056cf34c7275b502c, text 1 of 2
; distribute_inference.integrality.forward.attention.output_collective@prefill.tp.free-heads: every component of the work of forward.attention.output_collective is a non-negative integer
; assumed: t >= 2
; assumed: t | H
; claimed: b*c*H*(t - 1)/t is a non-negative integer and b*c*H*e is a non-negative integer and b*c*H*e is a non-negative integer and b*c*H*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (+ (* v_t (* (* v_H_per_t v_t) v_b v_c)) (* (- 1) (* v_H_per_t v_t) v_b v_c)) (* v_t (+ (* (- 1) v_H_per_t v_b v_c) (* v_H_per_t v_b v_c v_t)))) (and (= (* (* v_H_per_t v_t) v_b v_c v_e) (* v_H_per_t v_b v_c v_e v_t)) (>= (* v_H_per_t v_b v_c v_e v_t) 0)) (and (= (* (* v_H_per_t v_t) v_b v_c v_e) (* v_H_per_t v_b v_c v_e v_t)) (>= (* v_H_per_t v_b v_c v_e v_t) 0)) (and (= (* (* v_H_per_t v_t) v_b v_c v_e) (* v_H_per_t v_b v_c v_e v_t)) (>= (* v_H_per_t v_b v_c v_e v_t) 0)))))
(check-sat)
(reset)
; claim c5450b780f2f5acc480d69313579dc830d75a1e2eb288a0056cf34c7275b502c, text 2 of 2
; distribute_inference.integrality.forward.attention.output_collective@prefill.tp.free-heads: every component of the work of forward.attention.output_collective is a non-negative integer
; assumed: t >= 2
; assumed: t | H
; claimed: b*c*H*(t - 1)/t is a non-negative integer and b*c*H*e is a non-negative integer and b*c*H*e is a non-negative integer and b*c*H*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_rest_t Int)
(assert (>= v_rest_t 0))
(define-fun v_t () Int (+ v_rest_t 2))
(assert (not (and (= (+ (* (- 1) v_H_per_t v_b v_c) (* v_H_per_t v_b v_c v_t)) (+ (* v_H_per_t v_b v_c) (* v_rest_t v_H_per_t v_b v_c))) (>= (+ (* v_H_per_t v_b v_c) (* v_rest_t v_H_per_t v_b v_c)) 0))))
(check-sat)
(reset)
; claim b192c1b6534375761cb926541922fcd7a33e6694808ecbfb09e6acc9737fc0ca, text 1 of 1
; distribute_inference.integrality.forward.mlp.up@prefill.tp.free-heads: every component of the work of forward.mlp.up is a non-negative integer
; assumed: t >= 2
; assumed: t | F
; assumed: t | H
; claimed: 2*b*c*H*F/t is a non-negative integer and H*e*(b*c*t + F)/t is a non-negative integer and b*c*F*e/t is a non-negative integer and 2*b*c*H*F/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b v_c) (* v_t (* 2 v_F_per_t v_H_per_t v_b v_c v_t))) (>= (* 2 v_F_per_t v_H_per_t v_b v_c v_t) 0)) (and (= (+ (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* v_t (* (* v_H_per_t v_t) v_b v_c v_e))) (* v_t (+ (* v_F_per_t v_H_per_t v_e v_t) (* v_H_per_t v_b v_c v_e v_t)))) (>= (+ (* v_F_per_t v_H_per_t v_e v_t) (* v_H_per_t v_b v_c v_e v_t)) 0)) (and (= (* (* v_F_per_t v_t) v_b v_c v_e) (* v_t (* v_F_per_t v_b v_c v_e))) (>= (* v_F_per_t v_b v_c v_e) 0)) (and (= (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b v_c) (* v_t (* 2 v_F_per_t v_H_per_t v_b v_c v_t))) (>= (* 2 v_F_per_t v_H_per_t v_b v_c v_t) 0)))))
(check-sat)
(reset)
; claim 7236134c7b2501c2c574a75a4596ab1081e7b941fd34c4e272c152d1e9dab903, text 1 of 1
; distribute_inference.integrality.forward.mlp.down@prefill.tp.free-heads: every component of the work of forward.mlp.down is a non-negative integer
; assumed: t >= 2
; assumed: t | F
; assumed: t | H
; claimed: 2*b*c*H*F/t is a non-negative integer and F*e*(b*c + H)/t is a non-negative integer and b*c*H*e is a non-negative integer and 2*b*c*H*F/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b v_c) (* v_t (* 2 v_F_per_t v_H_per_t v_b v_c v_t))) (>= (* 2 v_F_per_t v_H_per_t v_b v_c v_t) 0)) (and (= (+ (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* (* v_F_per_t v_t) v_b v_c v_e)) (* v_t (+ (* v_F_per_t v_H_per_t v_e v_t) (* v_F_per_t v_b v_c v_e)))) (>= (+ (* v_F_per_t v_H_per_t v_e v_t) (* v_F_per_t v_b v_c v_e)) 0)) (and (= (* (* v_H_per_t v_t) v_b v_c v_e) (* v_H_per_t v_b v_c v_e v_t)) (>= (* v_H_per_t v_b v_c v_e v_t) 0)) (and (= (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b v_c) (* v_t (* 2 v_F_per_t v_H_per_t v_b v_c v_t))) (>= (* 2 v_F_per_t v_H_per_t v_b v_c v_t) 0)))))
(check-sat)
(reset)
; claim a3ebfeeea7a0eb829a36b515dbc32fa555b9f1c3bdfac6d305c8d14f9e2acde4, text 1 of 1
; distribute_inference.collective_algebra.payload@prefill.tp.free-heads: all-reduce, reduce-scatter and all-gather carry one payload, and so does every boundary of the block
; assumed: q = c
; claimed: b*q*H*e = b*q*H*e and b*q*H*e = b*q*H*e and b*c*H*e = b*q*H*e and b*c*H*e = b*q*H*e
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (= (* v_H v_b v_e v_c) (* v_H v_b v_e v_c)) (= (* v_H v_b v_e v_c) (* v_H v_b v_e v_c)) (= (* v_H v_b v_c v_e) (* v_H v_b v_e v_c)) (= (* v_H v_b v_c v_e) (* v_H v_b v_e v_c)))))
(check-sat)
(reset)
; claim 342c89af48f22e2a19daa24e16fda08820c72509c28d7eeac7f4bdc155d06602, text 1 of 2
; distribute_inference.collective_algebra.composition@prefill.tp.free-heads: an all-reduce adds what a reduce-scatter adds and leaves what an all-gather of its result leaves
; assumed: q = c
; assumed: t >= 2
; assumed: t | H
; claimed: b*q*H*(t - 1)/t = b*q*H*(t - 1)/t and b*q*H*e = b*q*H*e and b*q*H*e/t = b*q*H*e/t and b*q*H*e = b*q*H*e and b*q*H*(t - 1)/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (+ (* v_t (* (* v_H_per_t v_t) v_b v_c)) (* (- 1) (* v_H_per_t v_t) v_b v_c)) (+ (* v_t (* (* v_H_per_t v_t) v_b v_c)) (* (- 1) (* v_H_per_t v_t) v_b v_c))) (= (* (* v_H_per_t v_t) v_b v_e v_c) (* (* v_H_per_t v_t) v_b v_e v_c)) (= (* (* v_H_per_t v_t) v_b v_e v_c) (* (* v_H_per_t v_t) v_b v_e v_c)) (= (* (* v_H_per_t v_t) v_b v_e v_c) (* (* v_H_per_t v_t) v_b v_e v_c)) (= (+ (* v_t (* (* v_H_per_t v_t) v_b v_c)) (* (- 1) (* v_H_per_t v_t) v_b v_c)) (* v_t (+ (* (- 1) v_H_per_t v_b v_c) (* v_H_per_t v_b v_c v_t)))))))
(check-sat)
(reset)
; claim 342c89af48f22e2a19daa24e16fda08820c72509c28d7eeac7f4bdc155d06602, text 2 of 2
; distribute_inference.collective_algebra.composition@prefill.tp.free-heads: an all-reduce adds what a reduce-scatter adds and leaves what an all-gather of its result leaves
; assumed: q = c
; assumed: t >= 2
; assumed: t | H
; claimed: b*q*H*(t - 1)/t = b*q*H*(t - 1)/t and b*q*H*e = b*q*H*e and b*q*H*e/t = b*q*H*e/t and b*q*H*e = b*q*H*e and b*q*H*(t - 1)/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_rest_t Int)
(assert (>= v_rest_t 0))
(define-fun v_t () Int (+ v_rest_t 2))
(assert (not (and (= (+ (* (- 1) v_H_per_t v_b v_c) (* v_H_per_t v_b v_c v_t)) (+ (* v_H_per_t v_b v_c) (* v_rest_t v_H_per_t v_b v_c))) (>= (+ (* v_H_per_t v_b v_c) (* v_rest_t v_H_per_t v_b v_c)) 0))))
(check-sat)
(reset)
; claim 01c9ef381bf33ccb286a0e3e06b8bc74a23d9a5152f61d3bc5c334514dc18506, text 1 of 1
; distribute_inference.named_equation.C_KV@prefill.tp.free-heads: a rank keeps 2bc(H/t)e bytes of keys and values
; assumed: t >= 2
; assumed: t | h
; claimed: 2*b*c*h*d_h*e/t = 2*b*c*h*d_h*e/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (* 2 v_b v_c v_d_h v_e (* v_h_per_t v_t)) (* 2 v_b v_c v_d_h v_e (* v_h_per_t v_t)))))
(check-sat)
(reset)
; claim 52d5d2bf2dad2ead5e0639d9e1c1d0b419aa38c672e5c58ec94520abe5fb1750, text 1 of 1
; distribute_inference.named_equation.W_attention@prefill.tp.free-heads: W_attention is the work of the attention tasks of one rank
; assumed: q = c
; assumed: t >= 2
; assumed: t | h
; claimed: 4*b*c**2*h*d_h/t = 4*b*q*c*h*d_h/t and b*c**2*h*(4*d_h + 5)/t = b*q*c*h*(4*d_h + 5)/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 4 v_b v_d_h (* v_h_per_t v_t) (* v_c v_c)) (* 4 v_b v_c v_d_h (* v_h_per_t v_t) v_c)) (= (+ (* 5 v_b (* v_h_per_t v_t) (* v_c v_c)) (* 4 v_b v_d_h (* v_h_per_t v_t) (* v_c v_c))) (+ (* 5 v_b v_c (* v_h_per_t v_t) v_c) (* 4 v_b v_c v_d_h (* v_h_per_t v_t) v_c))))))
(check-sat)
(reset)
; claim 621a005757d20f8b6bdd5ebd8f97fc344ef0ed88765a8a6595046a7d21b4dbbd, text 1 of 1
; distribute_inference.named_equation.W_QKV@prefill.tp.free-heads: W_QKV is the work of the qkv tasks of one rank
; assumed: q = c
; assumed: t >= 2
; assumed: t | h
; assumed: t | H
; claimed: 6*b*c*H*h*d_h/t = 6*b*q*H*h*d_h/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (* 6 (* v_H_per_t v_t) v_b v_c v_d_h (* v_h_per_t v_t)) (* 6 (* v_H_per_t v_t) v_b v_d_h (* v_h_per_t v_t) v_c))))
(check-sat)
(reset)
; claim 890e9af2a954482d58083ff96119a55c974f08f4065944a5d4a0483691df99b5, text 1 of 1
; distribute_inference.named_equation.W_out@prefill.tp.free-heads: W_out is the work of the output tasks of one rank
; assumed: q = c
; assumed: t >= 2
; assumed: t | h
; assumed: t | H
; claimed: 2*b*c*H*h*d_h/t = 2*b*q*H*h*d_h/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (* 2 (* v_H_per_t v_t) v_b v_c v_d_h (* v_h_per_t v_t)) (* 2 (* v_H_per_t v_t) v_b v_d_h (* v_h_per_t v_t) v_c))))
(check-sat)
(reset)
; claim 5e88788ef9e049e1129df1fb17f723d50d30fb0a80b370753f492cb7b97ef135, text 1 of 1
; distribute_inference.named_equation.W_MLP@prefill.tp.free-heads: W_MLP is the work of the mlp tasks of one rank
; assumed: q = c
; assumed: t >= 2
; assumed: t | F
; assumed: t | H
; claimed: 4*b*c*H*F/t = 4*b*q*H*F/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (* 4 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b v_c) (* 4 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b v_c))))
(check-sat)
(reset)
; claim b1b43715ce37692c3e2c66416dbd2b6f5de50c77d24d0fd65e2f3813eae48f26, text 1 of 1
; distribute_inference.named_equation.W_reduce@prefill.tp.free-heads: every reduction at a boundary makes n·(t−1)/t local additions on a logical tensor of n elements
; assumed: q = c
; assumed: t >= 2
; assumed: t | H
; claimed: 1 <= 2 and b*c*H*(t - 1)/t = b*q*H*(t - 1)/t and b*c*H*(t - 1)/t = b*q*H*(t - 1)/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (<= 1 2) (= (+ (* v_t (* (* v_H_per_t v_t) v_b v_c)) (* (- 1) (* v_H_per_t v_t) v_b v_c)) (* (* v_H_per_t v_t) v_b v_c (+ (- 1) v_t))) (= (+ (* v_t (* (* v_H_per_t v_t) v_b v_c)) (* (- 1) (* v_H_per_t v_t) v_b v_c)) (* (* v_H_per_t v_t) v_b v_c (+ (- 1) v_t))))))
(check-sat)
(reset)
; claim 717fcb6a8b18cd1445d8dd1f6c26191e8cd2490d6d8d7f9bde756bbc0a61c29f, text 1 of 1
; distribute_inference.conservation.forward.attention.layer_norm@decode.single: all ranks together spend on forward.attention.layer_norm what the layer means; every rank does all of it
; assumed: q = 1
; assumed: H = h*d_h
; claimed: 9*b*H = 9*b*q*H and 0 = 0 and H*e*(b + 2) = H*e*(b*q + 2) and b*H*e = b*q*H*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 9 (* v_d_h v_h) v_b) (* 9 (* v_d_h v_h) v_b)) (= 0 0) (= (+ (* 2 (* v_d_h v_h) v_e) (* (* v_d_h v_h) v_b v_e)) (+ (* 2 (* v_d_h v_h) v_e) (* (* v_d_h v_h) v_b v_e))) (= (* (* v_d_h v_h) v_b v_e) (* (* v_d_h v_h) v_b v_e)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 5ad515adca9ab77ea5fdb97eb6d87feb367ddf3c60d7c0f7bdb08854618cff7d, text 1 of 1
; distribute_inference.conservation.forward.attention.qkv@decode.single: all ranks together spend on forward.attention.qkv what the layer means; every rank does all of it
; assumed: q = 1
; assumed: H = h*d_h
; claimed: 6*b*H**2 = 6*b*q*H*h*d_h and 6*b*H**2 = 6*b*q*H*h*d_h and H*e*(b + 3*H) = H*e*(b*q + 3*h*d_h) and 3*b*H*e = 3*b*q*h*d_h*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 6 v_b (* (* v_d_h v_h) (* v_d_h v_h))) (* 6 (* v_d_h v_h) v_b v_d_h v_h)) (= (* 6 v_b (* (* v_d_h v_h) (* v_d_h v_h))) (* 6 (* v_d_h v_h) v_b v_d_h v_h)) (= (+ (* 3 v_e (* (* v_d_h v_h) (* v_d_h v_h))) (* (* v_d_h v_h) v_b v_e)) (+ (* (* v_d_h v_h) v_b v_e) (* 3 (* v_d_h v_h) v_d_h v_e v_h))) (= (* 3 (* v_d_h v_h) v_b v_e) (* 3 v_b v_d_h v_e v_h)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 671608ceef7dda7f9330c6e04fa5855037840a7f229a297526d29d561b3cf923, text 1 of 1
; distribute_inference.conservation.forward.attention.kv_save@decode.single: all ranks together spend on forward.attention.kv_save what the layer means; every rank does all of it
; assumed: q = 1
; assumed: H = h*d_h
; claimed: 0 = 0 and 0 = 0 and 2*b*H*e = 2*b*q*h*d_h*e and 2*b*H*e = 2*b*q*h*d_h*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= 0 0) (= 0 0) (= (* 2 (* v_d_h v_h) v_b v_e) (* 2 v_b v_d_h v_e v_h)) (= (* 2 (* v_d_h v_h) v_b v_e) (* 2 v_b v_d_h v_e v_h)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim b038765ca18c6cc7d464b9eb5aa46955f15cc7c4e6701d0f809567508a87ec61, text 1 of 1
; distribute_inference.conservation.forward.attention.core@decode.single: all ranks together spend on forward.attention.core what the layer means; every rank does all of it
; assumed: q = 1
; assumed: H = h*d_h
; claimed: b*c*(4*H + 5*h) = b*q*c*h*(4*d_h + 5) and 4*b*c*H = 4*b*q*c*h*d_h and b*H*e*(2*c + 1) = b*h*d_h*e*(q + 2*c) and b*H*e = b*q*h*d_h*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (+ (* 4 (* v_d_h v_h) v_b v_c) (* 5 v_b v_c v_h)) (+ (* 5 v_b v_c v_h) (* 4 v_b v_c v_d_h v_h))) (= (* 4 (* v_d_h v_h) v_b v_c) (* 4 v_b v_c v_d_h v_h)) (= (+ (* (* v_d_h v_h) v_b v_e) (* 2 (* v_d_h v_h) v_b v_c v_e)) (+ (* v_b v_d_h v_e v_h) (* 2 v_b v_c v_d_h v_e v_h))) (= (* (* v_d_h v_h) v_b v_e) (* v_b v_d_h v_e v_h)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 1e15c9d99ce3355a87209aa827b7a92f40ad472398dc5150f550d5baca0054fb, text 1 of 1
; distribute_inference.conservation.forward.attention.output_projection@decode.single: all ranks together spend on forward.attention.output_projection what the layer means; every rank does all of it
; assumed: q = 1
; assumed: H = h*d_h
; claimed: 2*b*H**2 = 2*b*q*H*h*d_h and 2*b*H**2 = 2*b*q*H*h*d_h and H*e*(b + H) = h*d_h*e*(b*q + H) and b*H*e = b*q*H*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 2 v_b (* (* v_d_h v_h) (* v_d_h v_h))) (* 2 (* v_d_h v_h) v_b v_d_h v_h)) (= (* 2 v_b (* (* v_d_h v_h) (* v_d_h v_h))) (* 2 (* v_d_h v_h) v_b v_d_h v_h)) (= (+ (* v_e (* (* v_d_h v_h) (* v_d_h v_h))) (* (* v_d_h v_h) v_b v_e)) (+ (* (* v_d_h v_h) v_d_h v_e v_h) (* v_b v_d_h v_e v_h))) (= (* (* v_d_h v_h) v_b v_e) (* (* v_d_h v_h) v_b v_e)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 6fbb32149d42839fcb5f4b06cbc55ccefbff3f29ba78c5079dd7b715c272fffa, text 1 of 1
; distribute_inference.conservation.forward.attention.residual@decode.single: all ranks together spend on forward.attention.residual what the layer means; every rank does all of it
; assumed: q = 1
; assumed: H = h*d_h
; claimed: b*H = b*q*H and 0 = 0 and 2*b*H*e = 2*b*q*H*e and b*H*e = b*q*H*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* (* v_d_h v_h) v_b) (* (* v_d_h v_h) v_b)) (= 0 0) (= (* 2 (* v_d_h v_h) v_b v_e) (* 2 (* v_d_h v_h) v_b v_e)) (= (* (* v_d_h v_h) v_b v_e) (* (* v_d_h v_h) v_b v_e)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim e346e7a6050a0f0559275f1eb40d24df9f434c84c506999f86035b635eaf1e37, text 1 of 1
; distribute_inference.conservation.forward.mlp.up@decode.single: all ranks together spend on forward.mlp.up what the layer means; every rank does all of it
; assumed: q = 1
; assumed: H = h*d_h
; claimed: 2*b*H*F = 2*b*q*H*F and 2*b*H*F = 2*b*q*H*F and H*e*(b + F) = H*e*(b*q + F) and b*F*e = b*q*F*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 2 v_F (* v_d_h v_h) v_b) (* 2 v_F (* v_d_h v_h) v_b)) (= (* 2 v_F (* v_d_h v_h) v_b) (* 2 v_F (* v_d_h v_h) v_b)) (= (+ (* v_F (* v_d_h v_h) v_e) (* (* v_d_h v_h) v_b v_e)) (+ (* v_F (* v_d_h v_h) v_e) (* (* v_d_h v_h) v_b v_e))) (= (* v_F v_b v_e) (* v_F v_b v_e)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim a988d04bbfd4926e0da40570b3d4759760abfe892f8c48c24ab0fb7fc11b7dbf, text 1 of 1
; distribute_inference.conservation.forward.mlp.gelu@decode.single: all ranks together spend on forward.mlp.gelu what the layer means; every rank does all of it
; assumed: q = 1
; claimed: 8*b*F = 8*b*q*F and 0 = 0 and b*F*e = b*q*F*e and b*F*e = b*q*F*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (= (* 8 v_F v_b) (* 8 v_F v_b)) (= 0 0) (= (* v_F v_b v_e) (* v_F v_b v_e)) (= (* v_F v_b v_e) (* v_F v_b v_e)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 4c82eb0ddad3140a72939cf978de47c4b70c07d6bbda2327027f1f9086187908, text 1 of 1
; distribute_inference.conservation.forward.mlp.down@decode.single: all ranks together spend on forward.mlp.down what the layer means; every rank does all of it
; assumed: q = 1
; assumed: H = h*d_h
; claimed: 2*b*H*F = 2*b*q*H*F and 2*b*H*F = 2*b*q*H*F and F*e*(b + H) = F*e*(b*q + H) and b*H*e = b*q*H*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 2 v_F (* v_d_h v_h) v_b) (* 2 v_F (* v_d_h v_h) v_b)) (= (* 2 v_F (* v_d_h v_h) v_b) (* 2 v_F (* v_d_h v_h) v_b)) (= (+ (* v_F (* v_d_h v_h) v_e) (* v_F v_b v_e)) (+ (* v_F (* v_d_h v_h) v_e) (* v_F v_b v_e))) (= (* (* v_d_h v_h) v_b v_e) (* (* v_d_h v_h) v_b v_e)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 8e15913870e8dae45162bdcba4ff5a68bf5051e5ed2b3db5fc352a64ad091f06, text 1 of 1
; distribute_inference.conservation.total.forward@decode.single: the forward phase spends what all its layers mean, no task missing and none twice
; assumed: q = 1
; assumed: H = h*d_h
; claimed: b*(4*c*H + 5*c*h + 8*H**2 + 4*H*F + 20*H + 8*F) = b*q*(4*c*h*d_h + 5*c*h + 4*H*F + 8*H*h*d_h + 20*H + 8*F) and 4*b*H*(c + 2*H + F) = 4*b*q*(c*h*d_h + H*F + 2*H*h*d_h) and 2*e*(b*c*H + 6*b*H + b*F + 2*H**2 + H*F + 2*H) = 2*e*(4*b*q*H + b*q*F + 2*b*q*h*d_h + b*c*h*d_h + H*F + 2*H*h*d_h + 2*H) and 2*b*e*(6*H + F) = 2*b*q*e*(3*H + F + 3*h*d_h) and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (+ (* 8 v_F v_b) (* 8 v_b (* (* v_d_h v_h) (* v_d_h v_h))) (* 20 (* v_d_h v_h) v_b) (* 4 v_F (* v_d_h v_h) v_b) (* 4 (* v_d_h v_h) v_b v_c) (* 5 v_b v_c v_h)) (+ (* 8 v_F v_b) (* 20 (* v_d_h v_h) v_b) (* 4 v_F (* v_d_h v_h) v_b) (* 5 v_b v_c v_h) (* 4 v_b v_c v_d_h v_h) (* 8 (* v_d_h v_h) v_b v_d_h v_h))) (= (+ (* 8 v_b (* (* v_d_h v_h) (* v_d_h v_h))) (* 4 v_F (* v_d_h v_h) v_b) (* 4 (* v_d_h v_h) v_b v_c)) (+ (* 4 v_F (* v_d_h v_h) v_b) (* 4 v_b v_c v_d_h v_h) (* 8 (* v_d_h v_h) v_b v_d_h v_h))) (= (+ (* 4 (* v_d_h v_h) v_e) (* 4 v_e (* (* v_d_h v_h) (* v_d_h v_h))) (* 2 v_F (* v_d_h v_h) v_e) (* 2 v_F v_b v_e) (* 12 (* v_d_h v_h) v_b v_e) (* 2 (* v_d_h v_h) v_b v_c v_e)) (+ (* 4 (* v_d_h v_h) v_e) (* 2 v_F (* v_d_h v_h) v_e) (* 2 v_F v_b v_e) (* 4 (* v_d_h v_h) v_d_h v_e v_h) (* 8 (* v_d_h v_h) v_b v_e) (* 2 v_b v_c v_d_h v_e v_h) (* 4 v_b v_d_h v_e v_h))) (= (+ (* 2 v_F v_b v_e) (* 12 (* v_d_h v_h) v_b v_e)) (+ (* 2 v_F v_b v_e) (* 6 (* v_d_h v_h) v_b v_e) (* 6 v_b v_d_h v_e v_h))) (= 0 0))))
(check-sat)
(reset)
; claim 1319bd2fb0e44928571c1ddc1aa944c381fbbf955c061afa16b8bed15ed00094, text 1 of 1
; distribute_inference.integrality.forward.attention.layer_norm@decode.single: every component of the work of forward.attention.layer_norm is a non-negative integer
; assumed: H = h*d_h
; claimed: 9*b*H is a non-negative integer and H*e*(b + 2) is a non-negative integer and b*H*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* 9 (* v_d_h v_h) v_b) (* 9 v_b v_d_h v_h)) (>= (* 9 v_b v_d_h v_h) 0)) (and (= (+ (* 2 (* v_d_h v_h) v_e) (* (* v_d_h v_h) v_b v_e)) (+ (* 2 v_d_h v_e v_h) (* v_b v_d_h v_e v_h))) (>= (+ (* 2 v_d_h v_e v_h) (* v_b v_d_h v_e v_h)) 0)) (and (= (* (* v_d_h v_h) v_b v_e) (* v_b v_d_h v_e v_h)) (>= (* v_b v_d_h v_e v_h) 0)))))
(check-sat)
(reset)
; claim 06ff4fd1c25008c2fe6692e2d7e49aaf540f5a164f1e6d5d652ddff1f7c34062, text 1 of 1
; distribute_inference.integrality.forward.attention.qkv@decode.single: every component of the work of forward.attention.qkv is a non-negative integer
; assumed: H = h*d_h
; claimed: 6*b*H**2 is a non-negative integer and H*e*(b + 3*H) is a non-negative integer and 3*b*H*e is a non-negative integer and 6*b*H**2 is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* 6 v_b (* (* v_d_h v_h) (* v_d_h v_h))) (* 6 v_b (* v_d_h v_d_h) (* v_h v_h))) (>= (* 6 v_b (* v_d_h v_d_h) (* v_h v_h)) 0)) (and (= (+ (* 3 v_e (* (* v_d_h v_h) (* v_d_h v_h))) (* (* v_d_h v_h) v_b v_e)) (+ (* 3 v_e (* v_d_h v_d_h) (* v_h v_h)) (* v_b v_d_h v_e v_h))) (>= (+ (* 3 v_e (* v_d_h v_d_h) (* v_h v_h)) (* v_b v_d_h v_e v_h)) 0)) (and (= (* 3 (* v_d_h v_h) v_b v_e) (* 3 v_b v_d_h v_e v_h)) (>= (* 3 v_b v_d_h v_e v_h) 0)) (and (= (* 6 v_b (* (* v_d_h v_h) (* v_d_h v_h))) (* 6 v_b (* v_d_h v_d_h) (* v_h v_h))) (>= (* 6 v_b (* v_d_h v_d_h) (* v_h v_h)) 0)))))
(check-sat)
(reset)
; claim dc05a4a0ac5b0f4f689aa6f66065b71198e301864223e8c488d347ad3874166c, text 1 of 1
; distribute_inference.integrality.forward.attention.kv_save@decode.single: every component of the work of forward.attention.kv_save is a non-negative integer
; assumed: H = h*d_h
; claimed: 2*b*H*e is a non-negative integer and 2*b*H*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* 2 (* v_d_h v_h) v_b v_e) (* 2 v_b v_d_h v_e v_h)) (>= (* 2 v_b v_d_h v_e v_h) 0)) (and (= (* 2 (* v_d_h v_h) v_b v_e) (* 2 v_b v_d_h v_e v_h)) (>= (* 2 v_b v_d_h v_e v_h) 0)))))
(check-sat)
(reset)
; claim 718fcc7750018b63f6244b5584966c096d99a776d7b90cf3407eb88770154eb2, text 1 of 1
; distribute_inference.integrality.forward.attention.core@decode.single: every component of the work of forward.attention.core is a non-negative integer
; assumed: H = h*d_h
; claimed: b*c*(4*H + 5*h) is a non-negative integer and b*H*e*(2*c + 1) is a non-negative integer and b*H*e is a non-negative integer and 4*b*c*H is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (+ (* 4 (* v_d_h v_h) v_b v_c) (* 5 v_b v_c v_h)) (+ (* 5 v_b v_c v_h) (* 4 v_b v_c v_d_h v_h))) (>= (+ (* 5 v_b v_c v_h) (* 4 v_b v_c v_d_h v_h)) 0)) (and (= (+ (* (* v_d_h v_h) v_b v_e) (* 2 (* v_d_h v_h) v_b v_c v_e)) (+ (* v_b v_d_h v_e v_h) (* 2 v_b v_c v_d_h v_e v_h))) (>= (+ (* v_b v_d_h v_e v_h) (* 2 v_b v_c v_d_h v_e v_h)) 0)) (and (= (* (* v_d_h v_h) v_b v_e) (* v_b v_d_h v_e v_h)) (>= (* v_b v_d_h v_e v_h) 0)) (and (= (* 4 (* v_d_h v_h) v_b v_c) (* 4 v_b v_c v_d_h v_h)) (>= (* 4 v_b v_c v_d_h v_h) 0)))))
(check-sat)
(reset)
; claim 472753f3135c6bcd9351747594e3086615423feecec76d4ccb8f4126945af6d5, text 1 of 1
; distribute_inference.integrality.forward.attention.output_projection@decode.single: every component of the work of forward.attention.output_projection is a non-negative integer
; assumed: H = h*d_h
; claimed: 2*b*H**2 is a non-negative integer and H*e*(b + H) is a non-negative integer and b*H*e is a non-negative integer and 2*b*H**2 is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* 2 v_b (* (* v_d_h v_h) (* v_d_h v_h))) (* 2 v_b (* v_d_h v_d_h) (* v_h v_h))) (>= (* 2 v_b (* v_d_h v_d_h) (* v_h v_h)) 0)) (and (= (+ (* v_e (* (* v_d_h v_h) (* v_d_h v_h))) (* (* v_d_h v_h) v_b v_e)) (+ (* v_e (* v_d_h v_d_h) (* v_h v_h)) (* v_b v_d_h v_e v_h))) (>= (+ (* v_e (* v_d_h v_d_h) (* v_h v_h)) (* v_b v_d_h v_e v_h)) 0)) (and (= (* (* v_d_h v_h) v_b v_e) (* v_b v_d_h v_e v_h)) (>= (* v_b v_d_h v_e v_h) 0)) (and (= (* 2 v_b (* (* v_d_h v_h) (* v_d_h v_h))) (* 2 v_b (* v_d_h v_d_h) (* v_h v_h))) (>= (* 2 v_b (* v_d_h v_d_h) (* v_h v_h)) 0)))))
(check-sat)
(reset)
; claim 3f39972d43ee40639096ecf593381338f7273b0b42b0c814705f43c302b0e7d6, text 1 of 1
; distribute_inference.integrality.forward.attention.residual@decode.single: every component of the work of forward.attention.residual is a non-negative integer
; assumed: H = h*d_h
; claimed: b*H is a non-negative integer and 2*b*H*e is a non-negative integer and b*H*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* (* v_d_h v_h) v_b) (* v_b v_d_h v_h)) (>= (* v_b v_d_h v_h) 0)) (and (= (* 2 (* v_d_h v_h) v_b v_e) (* 2 v_b v_d_h v_e v_h)) (>= (* 2 v_b v_d_h v_e v_h) 0)) (and (= (* (* v_d_h v_h) v_b v_e) (* v_b v_d_h v_e v_h)) (>= (* v_b v_d_h v_e v_h) 0)))))
(check-sat)
(reset)
; claim b20323580754763ce220dd4afb1d8a375611632ea1b610710671285014dc7729, text 1 of 1
; distribute_inference.integrality.forward.mlp.up@decode.single: every component of the work of forward.mlp.up is a non-negative integer
; assumed: H = h*d_h
; claimed: 2*b*H*F is a non-negative integer and H*e*(b + F) is a non-negative integer and b*F*e is a non-negative integer and 2*b*H*F is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* 2 v_F (* v_d_h v_h) v_b) (* 2 v_F v_b v_d_h v_h)) (>= (* 2 v_F v_b v_d_h v_h) 0)) (and (= (+ (* v_F (* v_d_h v_h) v_e) (* (* v_d_h v_h) v_b v_e)) (+ (* v_F v_d_h v_e v_h) (* v_b v_d_h v_e v_h))) (>= (+ (* v_F v_d_h v_e v_h) (* v_b v_d_h v_e v_h)) 0)) (and (= (* v_F v_b v_e) (* v_F v_b v_e)) (>= (* v_F v_b v_e) 0)) (and (= (* 2 v_F (* v_d_h v_h) v_b) (* 2 v_F v_b v_d_h v_h)) (>= (* 2 v_F v_b v_d_h v_h) 0)))))
(check-sat)
(reset)
; claim 2b76c6d32595743e200e0f187169d59508a81781aa9a6b2269789f5ab5454dbc, text 1 of 1
; distribute_inference.integrality.forward.mlp.gelu@decode.single: every component of the work of forward.mlp.gelu is a non-negative integer
; claimed: 8*b*F is a non-negative integer and b*F*e is a non-negative integer and b*F*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (and (= (* 8 v_F v_b) (* 8 v_F v_b)) (>= (* 8 v_F v_b) 0)) (and (= (* v_F v_b v_e) (* v_F v_b v_e)) (>= (* v_F v_b v_e) 0)) (and (= (* v_F v_b v_e) (* v_F v_b v_e)) (>= (* v_F v_b v_e) 0)))))
(check-sat)
(reset)
; claim c557292fb5e9d9c0518983ed278c8fe72717302df8dd8b0bde35c5de10706005, text 1 of 1
; distribute_inference.integrality.forward.mlp.down@decode.single: every component of the work of forward.mlp.down is a non-negative integer
; assumed: H = h*d_h
; claimed: 2*b*H*F is a non-negative integer and F*e*(b + H) is a non-negative integer and b*H*e is a non-negative integer and 2*b*H*F is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* 2 v_F (* v_d_h v_h) v_b) (* 2 v_F v_b v_d_h v_h)) (>= (* 2 v_F v_b v_d_h v_h) 0)) (and (= (+ (* v_F (* v_d_h v_h) v_e) (* v_F v_b v_e)) (+ (* v_F v_b v_e) (* v_F v_d_h v_e v_h))) (>= (+ (* v_F v_b v_e) (* v_F v_d_h v_e v_h)) 0)) (and (= (* (* v_d_h v_h) v_b v_e) (* v_b v_d_h v_e v_h)) (>= (* v_b v_d_h v_e v_h) 0)) (and (= (* 2 v_F (* v_d_h v_h) v_b) (* 2 v_F v_b v_d_h v_h)) (>= (* 2 v_F v_b v_d_h v_h) 0)))))
(check-sat)
(reset)
; claim 248c18cab43a0bab0feaab7c35112763e21c35c816f2a7e1179bdfe1c8e63fc9, text 1 of 1
; distribute_inference.named_equation.W_attention@decode.single: W_attention is the work of the attention tasks of one rank
; assumed: q = 1
; assumed: H = h*d_h
; assumed: t = 1
; claimed: 4*b*c*H = 4*b*q*c*H/t and b*c*(4*H + 5*h) = b*q*c*(4*H + 5*h)/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 1 (* 4 (* v_d_h v_h) v_b v_c)) (* 4 (* v_d_h v_h) v_b v_c)) (= (* 1 (+ (* 4 (* v_d_h v_h) v_b v_c) (* 5 v_b v_c v_h))) (+ (* 4 (* v_d_h v_h) v_b v_c) (* 5 v_b v_c v_h))))))
(check-sat)
(reset)
; claim 89d50522e182f768b3f6d3481d2065f05c74392298b2aa94dfea22fee50fa250, text 1 of 1
; distribute_inference.named_equation.W_QKV@decode.single: W_QKV is the work of the qkv tasks of one rank
; assumed: q = 1
; assumed: H = h*d_h
; assumed: t = 1
; claimed: 6*b*H**2 = 6*b*q*H**2/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (= (* 1 (* 6 v_b (* (* v_d_h v_h) (* v_d_h v_h)))) (* 6 v_b (* (* v_d_h v_h) (* v_d_h v_h))))))
(check-sat)
(reset)
; claim d7689b7ad954074e7198edba2624a0789b972dfe3a39b314ae73a48d265a1d5c, text 1 of 1
; distribute_inference.named_equation.W_out@decode.single: W_out is the work of the output tasks of one rank
; assumed: q = 1
; assumed: H = h*d_h
; assumed: t = 1
; claimed: 2*b*H**2 = 2*b*q*H**2/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (= (* 1 (* 2 v_b (* (* v_d_h v_h) (* v_d_h v_h)))) (* 2 v_b (* (* v_d_h v_h) (* v_d_h v_h))))))
(check-sat)
(reset)
; claim 97373ffa5ed1e1a0821b65cb6bb9d03c6cfa164efbad0951a729a138a652255d, text 1 of 1
; distribute_inference.named_equation.W_MLP@decode.single: W_MLP is the work of the mlp tasks of one rank
; assumed: q = 1
; assumed: H = h*d_h
; assumed: t = 1
; claimed: 4*b*H*F = 4*b*q*H*F/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (= (* 1 (* 4 v_F (* v_d_h v_h) v_b)) (* 4 v_F (* v_d_h v_h) v_b))))
(check-sat)
(reset)
; claim d08ffd7d4b0ba663106d42a64988820fb6f3aec26884ba846da5badbea415966, text 1 of 1
; distribute_inference.conservation.forward.attention.layer_norm@decode.tp: all ranks together spend on forward.attention.layer_norm what the layer means; every rank does all of it
; assumed: q = 1
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 9*b*H*t = 9*b*q*H*t and 0 = 0 and H*e*t*(b + 2) = H*e*t*(b*q + 2) and b*H*e*t = b*q*H*e*t and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 9 (* v_d_h v_h_per_t v_t) v_b v_t) (* 9 (* v_d_h v_h_per_t v_t) v_b v_t)) (= 0 0) (= (* v_t (+ (* 2 (* v_d_h v_h_per_t v_t) v_e) (* (* v_d_h v_h_per_t v_t) v_b v_e))) (+ (* 2 (* v_d_h v_h_per_t v_t) v_e v_t) (* (* v_d_h v_h_per_t v_t) v_b v_e v_t))) (= (* (* v_d_h v_h_per_t v_t) v_b v_e v_t) (* (* v_d_h v_h_per_t v_t) v_b v_e v_t)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 832a3c1dca26c9d3c3e181a4c1275753a707ab695e3eb5e55f7adfe0e7dbf16c, text 1 of 1
; distribute_inference.conservation.forward.attention.qkv@decode.tp: all ranks together spend on forward.attention.qkv what the layer means; its points are split over the ranks
; assumed: q = 1
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 6*b*H**2 = 6*b*q*H*h*d_h and 6*b*H**2 = 6*b*q*H*h*d_h and H*e*(b*t + 3*H) = H*e*(b*q*t + 3*h*d_h) and 3*b*H*e = 3*b*q*h*d_h*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 6 v_b (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 6 (* v_d_h v_h_per_t v_t) v_b v_d_h (* v_h_per_t v_t))) (= (* 6 v_b (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 6 (* v_d_h v_h_per_t v_t) v_b v_d_h (* v_h_per_t v_t))) (= (* v_t (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e)) (* 3 v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))))) (* v_t (+ (* 3 (* v_d_h v_h_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* (* v_d_h v_h_per_t v_t) v_b v_e v_t)))) (= (* 3 (* v_d_h v_h_per_t v_t) v_b v_e) (* 3 v_b v_d_h v_e (* v_h_per_t v_t))) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim b4c7cc2c30ea598b740f9c27b8525ba9015078312a92fc5d31c04742a35d882a, text 1 of 1
; distribute_inference.conservation.forward.attention.kv_save@decode.tp: all ranks together spend on forward.attention.kv_save what the layer means; its points are split over the ranks
; assumed: q = 1
; assumed: H = h*d_h
; claimed: 0 = 0 and 0 = 0 and 2*b*H*e = 2*b*q*h*d_h*e and 2*b*H*e = 2*b*q*h*d_h*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= 0 0) (= 0 0) (= (* 2 (* v_d_h v_h) v_b v_e) (* 2 v_b v_d_h v_e v_h)) (= (* 2 (* v_d_h v_h) v_b v_e) (* 2 v_b v_d_h v_e v_h)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 1e8d2caaee2987110e005615c07ca10a892e7f40469175e6a887d79e1a416727, text 1 of 1
; distribute_inference.conservation.forward.attention.core@decode.tp: all ranks together spend on forward.attention.core what the layer means; its points are split over the ranks
; assumed: q = 1
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: b*c*(4*H + 5*h) = b*q*c*h*(4*d_h + 5) and 4*b*c*H = 4*b*q*c*h*d_h and b*H*e*(2*c + 1) = b*h*d_h*e*(q + 2*c) and b*H*e = b*q*h*d_h*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_t (+ (* 4 (* v_d_h v_h_per_t v_t) v_b v_c) (* 5 v_b v_c (* v_h_per_t v_t)))) (* v_t (+ (* 5 v_b v_c (* v_h_per_t v_t)) (* 4 v_b v_c v_d_h (* v_h_per_t v_t))))) (= (* 4 (* v_d_h v_h_per_t v_t) v_b v_c) (* 4 v_b v_c v_d_h (* v_h_per_t v_t))) (= (* v_t (+ (* (* v_d_h v_h_per_t v_t) v_b v_e) (* 2 (* v_d_h v_h_per_t v_t) v_b v_c v_e))) (* v_t (+ (* v_b v_d_h v_e (* v_h_per_t v_t)) (* 2 v_b v_c v_d_h v_e (* v_h_per_t v_t))))) (= (* (* v_d_h v_h_per_t v_t) v_b v_e) (* v_b v_d_h v_e (* v_h_per_t v_t))) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim dd6913445ff519314204fd332953fe2a2772334efa05f2be5b06b0b658b88ae4, text 1 of 1
; distribute_inference.conservation.forward.attention.output_projection@decode.tp: all ranks together spend on forward.attention.output_projection what the layer means; its points are split over the ranks
; assumed: q = 1
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 2*b*H**2 = 2*b*q*H*h*d_h and 2*b*H**2 = 2*b*q*H*h*d_h and H*e*(b + H) = h*d_h*e*(b*q + H) and b*H*e*t = b*q*H*e*t and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 2 v_b (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 2 (* v_d_h v_h_per_t v_t) v_b v_d_h (* v_h_per_t v_t))) (= (* 2 v_b (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 2 (* v_d_h v_h_per_t v_t) v_b v_d_h (* v_h_per_t v_t))) (= (* v_t (+ (* v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* (* v_d_h v_h_per_t v_t) v_b v_e))) (* v_t (+ (* (* v_d_h v_h_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* v_b v_d_h v_e (* v_h_per_t v_t))))) (= (* (* v_d_h v_h_per_t v_t) v_b v_e v_t) (* (* v_d_h v_h_per_t v_t) v_b v_e v_t)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim c98f8776079dd5bbbc3d2891793062e306219dd82623e6cd9774bc6602d743d9, text 1 of 1
; distribute_inference.conservation.forward.attention.output_collective@decode.tp: all ranks together spend on forward.attention.output_collective what the layer means; its points are split over the ranks
; assumed: q = 1
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: b*H*(t - 1) = b*q*H*(t - 1) and 0 = 0 and b*H*e*t = b*q*H*e*t and b*H*e*t = b*q*H*e*t and b*H*e*t = b*q*H*e*t and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_t (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b)) (* (- 1) (* v_d_h v_h_per_t v_t) v_b))) (* v_t (* (* v_d_h v_h_per_t v_t) v_b (+ (- 1) v_t)))) (= 0 0) (= (* (* v_d_h v_h_per_t v_t) v_b v_e v_t) (* (* v_d_h v_h_per_t v_t) v_b v_e v_t)) (= (* (* v_d_h v_h_per_t v_t) v_b v_e v_t) (* (* v_d_h v_h_per_t v_t) v_b v_e v_t)) (= (* (* v_d_h v_h_per_t v_t) v_b v_e v_t) (* (* v_d_h v_h_per_t v_t) v_b v_e v_t)) (= 1 1))))
(check-sat)
(reset)
; claim 13b0cf10880764c29dd3c51574a39b9df061a941d8b74c2db2519fae7b263deb, text 1 of 1
; distribute_inference.conservation.forward.attention.residual@decode.tp: all ranks together spend on forward.attention.residual what the layer means; every rank does all of it
; assumed: q = 1
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: b*H*t = b*q*H*t and 0 = 0 and 2*b*H*e*t = 2*b*q*H*e*t and b*H*e*t = b*q*H*e*t and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* (* v_d_h v_h_per_t v_t) v_b v_t) (* (* v_d_h v_h_per_t v_t) v_b v_t)) (= 0 0) (= (* 2 (* v_d_h v_h_per_t v_t) v_b v_e v_t) (* 2 (* v_d_h v_h_per_t v_t) v_b v_e v_t)) (= (* (* v_d_h v_h_per_t v_t) v_b v_e v_t) (* (* v_d_h v_h_per_t v_t) v_b v_e v_t)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim fb08086504a164cd8bbdb0548cd9670dd10c698143d2f5cad1b7279708f3fa09, text 1 of 1
; distribute_inference.conservation.forward.mlp.up@decode.tp: all ranks together spend on forward.mlp.up what the layer means; its points are split over the ranks
; assumed: q = 1
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: 2*b*H*F = 2*b*q*H*F and 2*b*H*F = 2*b*q*H*F and H*e*(b*t + F) = H*e*(b*q*t + F) and b*F*e = b*q*F*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b) (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b)) (= (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b) (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b)) (= (* v_t (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e)) (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e))) (* v_t (+ (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* (* v_d_h v_h_per_t v_t) v_b v_e v_t)))) (= (* (* v_F_per_t v_t) v_b v_e) (* (* v_F_per_t v_t) v_b v_e)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim ea2b9700602924b38c542d6291ed24b54b1e02acb1cf5ff545892661267dd15d, text 1 of 1
; distribute_inference.conservation.forward.mlp.gelu@decode.tp: all ranks together spend on forward.mlp.gelu what the layer means; its points are split over the ranks
; assumed: q = 1
; claimed: 8*b*F = 8*b*q*F and 0 = 0 and b*F*e = b*q*F*e and b*F*e = b*q*F*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (= (* 8 v_F v_b) (* 8 v_F v_b)) (= 0 0) (= (* v_F v_b v_e) (* v_F v_b v_e)) (= (* v_F v_b v_e) (* v_F v_b v_e)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim caa76344b292c9aa40bc06c7572c4bb295c4c4aa82fe03eb6dda595eefc52ef3, text 1 of 1
; distribute_inference.conservation.forward.mlp.down@decode.tp: all ranks together spend on forward.mlp.down what the layer means; its points are split over the ranks
; assumed: q = 1
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: 2*b*H*F = 2*b*q*H*F and 2*b*H*F = 2*b*q*H*F and F*e*(b + H) = F*e*(b*q + H) and b*H*e*t = b*q*H*e*t and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b) (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b)) (= (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b) (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b)) (= (* v_t (+ (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* (* v_F_per_t v_t) v_b v_e))) (* v_t (+ (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* (* v_F_per_t v_t) v_b v_e)))) (= (* (* v_d_h v_h_per_t v_t) v_b v_e v_t) (* (* v_d_h v_h_per_t v_t) v_b v_e v_t)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 04761a8be3a0a82d9b64ef66a86fdc6c621fff028a54abf60fada6022eda37fa, text 1 of 1
; distribute_inference.conservation.total.forward@decode.tp: the forward phase spends what all its layers mean, no task missing and none twice
; assumed: q = 1
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: b*(4*c*H + 5*c*h + 8*H**2 + 4*H*F + 22*H*t - 2*H + 8*F) = b*q*(4*c*h*d_h + 5*c*h + 4*H*F + 8*H*h*d_h + 22*H*t - 2*H + 8*F) and 4*b*H*(c + 2*H + F) = 4*b*q*(c*h*d_h + H*F + 2*H*h*d_h) and 2*e*(b*c*H + 5*b*H*t + 2*b*H + b*F + 2*H**2 + H*F + 2*H*t) = 2*e*(5*b*q*H*t + b*q*F + 2*b*q*h*d_h + b*c*h*d_h + H*F + 2*H*h*d_h + 2*H*t) and 2*b*e*(4*H*t + 3*H + F) = 2*b*q*e*(4*H*t + F + 3*h*d_h) and 2*b*H*e*t = 2*b*q*H*e*t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_t (+ (* v_t (* 22 (* v_d_h v_h_per_t v_t) v_b)) (* (- 2) (* v_d_h v_h_per_t v_t) v_b) (* 8 (* v_F_per_t v_t) v_b) (* 8 v_b (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 4 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b) (* 4 (* v_d_h v_h_per_t v_t) v_b v_c) (* 5 v_b v_c (* v_h_per_t v_t)))) (* v_t (+ (* 8 (* v_F_per_t v_t) v_b) (* 2 (* v_d_h v_h_per_t v_t) v_b (+ (- 1) v_t)) (* 4 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b) (* 5 v_b v_c (* v_h_per_t v_t)) (* 20 (* v_d_h v_h_per_t v_t) v_b v_t) (* 4 v_b v_c v_d_h (* v_h_per_t v_t)) (* 8 (* v_d_h v_h_per_t v_t) v_b v_d_h (* v_h_per_t v_t))))) (= (* v_t (+ (* 8 v_b (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 4 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b) (* 4 (* v_d_h v_h_per_t v_t) v_b v_c))) (* v_t (+ (* 4 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b) (* 4 v_b v_c v_d_h (* v_h_per_t v_t)) (* 8 (* v_d_h v_h_per_t v_t) v_b v_d_h (* v_h_per_t v_t))))) (= (* v_t (+ (* v_t (* 4 (* v_d_h v_h_per_t v_t) v_e)) (* 4 v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_t (* 10 (* v_d_h v_h_per_t v_t) v_b v_e)) (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* 2 (* v_F_per_t v_t) v_b v_e) (* 4 (* v_d_h v_h_per_t v_t) v_b v_e) (* 2 (* v_d_h v_h_per_t v_t) v_b v_c v_e))) (* v_t (+ (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* 4 (* v_d_h v_h_per_t v_t) v_e v_t) (* 2 (* v_F_per_t v_t) v_b v_e) (* 4 (* v_d_h v_h_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 2 v_b v_c v_d_h v_e (* v_h_per_t v_t)) (* 4 v_b v_d_h v_e (* v_h_per_t v_t)) (* 10 (* v_d_h v_h_per_t v_t) v_b v_e v_t)))) (= (* v_t (+ (* v_t (* 8 (* v_d_h v_h_per_t v_t) v_b v_e)) (* 2 (* v_F_per_t v_t) v_b v_e) (* 6 (* v_d_h v_h_per_t v_t) v_b v_e))) (* v_t (+ (* 2 (* v_F_per_t v_t) v_b v_e) (* 6 v_b v_d_h v_e (* v_h_per_t v_t)) (* 8 (* v_d_h v_h_per_t v_t) v_b v_e v_t)))) (= (* 2 (* v_d_h v_h_per_t v_t) v_b v_e v_t) (* 2 (* v_d_h v_h_per_t v_t) v_b v_e v_t)))))
(check-sat)
(reset)
; claim 9d30e166fe96d10c10e772354cd3445378f6aaa43e77f57aaa34ff913d9dfea0, text 1 of 1
; distribute_inference.integrality.forward.attention.qkv@decode.tp: every component of the work of forward.attention.qkv is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 6*b*H**2/t is a non-negative integer and H*e*(b*t + 3*H)/t is a non-negative integer and 3*b*H*e/t is a non-negative integer and 6*b*H**2/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 6 v_b (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_t (* 6 v_b v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)))) (>= (* 6 v_b v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) 0)) (and (= (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e)) (* 3 v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t)))) (* v_t (+ (* 3 v_e v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) (* v_b v_d_h v_e v_h_per_t v_t)))) (>= (+ (* 3 v_e v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) (* v_b v_d_h v_e v_h_per_t v_t)) 0)) (and (= (* 3 (* v_d_h v_h_per_t v_t) v_b v_e) (* v_t (* 3 v_b v_d_h v_e v_h_per_t))) (>= (* 3 v_b v_d_h v_e v_h_per_t) 0)) (and (= (* 6 v_b (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_t (* 6 v_b v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)))) (>= (* 6 v_b v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) 0)))))
(check-sat)
(reset)
; claim 38ac25e0a502e3502c69dd83db8b7fd85dad38c9a5fa28a7076777d82d5292b5, text 1 of 1
; distribute_inference.integrality.forward.attention.kv_save@decode.tp: every component of the work of forward.attention.kv_save is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 2*b*H*e/t is a non-negative integer and 2*b*H*e/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 2 (* v_d_h v_h_per_t v_t) v_b v_e) (* v_t (* 2 v_b v_d_h v_e v_h_per_t))) (>= (* 2 v_b v_d_h v_e v_h_per_t) 0)) (and (= (* 2 (* v_d_h v_h_per_t v_t) v_b v_e) (* v_t (* 2 v_b v_d_h v_e v_h_per_t))) (>= (* 2 v_b v_d_h v_e v_h_per_t) 0)))))
(check-sat)
(reset)
; claim 38e2cf1e5a383106f00af8807a21c53b61d4c39939e55abc654d7f09033b79db, text 1 of 1
; distribute_inference.integrality.forward.attention.core@decode.tp: every component of the work of forward.attention.core is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: b*c*(4*H + 5*h)/t is a non-negative integer and b*H*e*(2*c + 1)/t is a non-negative integer and b*H*e/t is a non-negative integer and 4*b*c*H/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (+ (* 4 (* v_d_h v_h_per_t v_t) v_b v_c) (* 5 v_b v_c (* v_h_per_t v_t))) (* v_t (+ (* 5 v_b v_c v_h_per_t) (* 4 v_b v_c v_d_h v_h_per_t)))) (>= (+ (* 5 v_b v_c v_h_per_t) (* 4 v_b v_c v_d_h v_h_per_t)) 0)) (and (= (+ (* (* v_d_h v_h_per_t v_t) v_b v_e) (* 2 (* v_d_h v_h_per_t v_t) v_b v_c v_e)) (* v_t (+ (* v_b v_d_h v_e v_h_per_t) (* 2 v_b v_c v_d_h v_e v_h_per_t)))) (>= (+ (* v_b v_d_h v_e v_h_per_t) (* 2 v_b v_c v_d_h v_e v_h_per_t)) 0)) (and (= (* (* v_d_h v_h_per_t v_t) v_b v_e) (* v_t (* v_b v_d_h v_e v_h_per_t))) (>= (* v_b v_d_h v_e v_h_per_t) 0)) (and (= (* 4 (* v_d_h v_h_per_t v_t) v_b v_c) (* v_t (* 4 v_b v_c v_d_h v_h_per_t))) (>= (* 4 v_b v_c v_d_h v_h_per_t) 0)))))
(check-sat)
(reset)
; claim 44c2160509cd8fd9ade44cc662880f34706b481ae3721f9e6f92d0a2abdb48d9, text 1 of 1
; distribute_inference.integrality.forward.attention.output_projection@decode.tp: every component of the work of forward.attention.output_projection is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 2*b*H**2/t is a non-negative integer and H*e*(b + H)/t is a non-negative integer and b*H*e is a non-negative integer and 2*b*H**2/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 2 v_b (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_t (* 2 v_b v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)))) (>= (* 2 v_b v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) 0)) (and (= (+ (* v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* (* v_d_h v_h_per_t v_t) v_b v_e)) (* v_t (+ (* v_b v_d_h v_e v_h_per_t) (* v_e v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t))))) (>= (+ (* v_b v_d_h v_e v_h_per_t) (* v_e v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t))) 0)) (and (= (* (* v_d_h v_h_per_t v_t) v_b v_e) (* v_b v_d_h v_e v_h_per_t v_t)) (>= (* v_b v_d_h v_e v_h_per_t v_t) 0)) (and (= (* 2 v_b (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_t (* 2 v_b v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)))) (>= (* 2 v_b v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) 0)))))
(check-sat)
(reset)
; claim 9e82616114690c3b0d68f14d633dc2a23f6559aeca303f14717adce8f208698d, text 1 of 2
; distribute_inference.integrality.forward.attention.output_collective@decode.tp: every component of the work of forward.attention.output_collective is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: b*H*(t - 1)/t is a non-negative integer and b*H*e is a non-negative integer and b*H*e is a non-negative integer and b*H*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b)) (* (- 1) (* v_d_h v_h_per_t v_t) v_b)) (* v_t (+ (* (- 1) v_b v_d_h v_h_per_t) (* v_b v_d_h v_h_per_t v_t)))) (and (= (* (* v_d_h v_h_per_t v_t) v_b v_e) (* v_b v_d_h v_e v_h_per_t v_t)) (>= (* v_b v_d_h v_e v_h_per_t v_t) 0)) (and (= (* (* v_d_h v_h_per_t v_t) v_b v_e) (* v_b v_d_h v_e v_h_per_t v_t)) (>= (* v_b v_d_h v_e v_h_per_t v_t) 0)) (and (= (* (* v_d_h v_h_per_t v_t) v_b v_e) (* v_b v_d_h v_e v_h_per_t v_t)) (>= (* v_b v_d_h v_e v_h_per_t v_t) 0)))))
(check-sat)
(reset)
; claim 9e82616114690c3b0d68f14d633dc2a23f6559aeca303f14717adce8f208698d, text 2 of 2
; distribute_inference.integrality.forward.attention.output_collective@decode.tp: every component of the work of forward.attention.output_collective is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: b*H*(t - 1)/t is a non-negative integer and b*H*e is a non-negative integer and b*H*e is a non-negative integer and b*H*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_rest_t Int)
(assert (>= v_rest_t 0))
(define-fun v_t () Int (+ v_rest_t 2))
(assert (not (and (= (+ (* (- 1) v_b v_d_h v_h_per_t) (* v_b v_d_h v_h_per_t v_t)) (+ (* v_b v_d_h v_h_per_t) (* v_rest_t v_b v_d_h v_h_per_t))) (>= (+ (* v_b v_d_h v_h_per_t) (* v_rest_t v_b v_d_h v_h_per_t)) 0))))
(check-sat)
(reset)
; claim 7ed84c5da4473455d4c01f928b793f5d1c802285c105e6bc8f5c83952b921b95, text 1 of 1
; distribute_inference.integrality.forward.mlp.up@decode.tp: every component of the work of forward.mlp.up is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: 2*b*H*F/t is a non-negative integer and H*e*(b*t + F)/t is a non-negative integer and b*F*e/t is a non-negative integer and 2*b*H*F/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b) (* v_t (* 2 v_F_per_t v_b v_d_h v_h_per_t v_t))) (>= (* 2 v_F_per_t v_b v_d_h v_h_per_t v_t) 0)) (and (= (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e)) (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e)) (* v_t (+ (* v_F_per_t v_d_h v_e v_h_per_t v_t) (* v_b v_d_h v_e v_h_per_t v_t)))) (>= (+ (* v_F_per_t v_d_h v_e v_h_per_t v_t) (* v_b v_d_h v_e v_h_per_t v_t)) 0)) (and (= (* (* v_F_per_t v_t) v_b v_e) (* v_t (* v_F_per_t v_b v_e))) (>= (* v_F_per_t v_b v_e) 0)) (and (= (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b) (* v_t (* 2 v_F_per_t v_b v_d_h v_h_per_t v_t))) (>= (* 2 v_F_per_t v_b v_d_h v_h_per_t v_t) 0)))))
(check-sat)
(reset)
; claim 39f45696cccd8dcde5d753722862f2af0dc660310481a6803ca8ecd804b0e99c, text 1 of 1
; distribute_inference.integrality.forward.mlp.gelu@decode.tp: every component of the work of forward.mlp.gelu is a non-negative integer
; assumed: t >= 2
; assumed: t | F
; claimed: 8*b*F/t is a non-negative integer and b*F*e/t is a non-negative integer and b*F*e/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 8 (* v_F_per_t v_t) v_b) (* v_t (* 8 v_F_per_t v_b))) (>= (* 8 v_F_per_t v_b) 0)) (and (= (* (* v_F_per_t v_t) v_b v_e) (* v_t (* v_F_per_t v_b v_e))) (>= (* v_F_per_t v_b v_e) 0)) (and (= (* (* v_F_per_t v_t) v_b v_e) (* v_t (* v_F_per_t v_b v_e))) (>= (* v_F_per_t v_b v_e) 0)))))
(check-sat)
(reset)
; claim 9ecfe6511b04ba86227c60b796c6df309c670d5d1da9661c9ec9a1186166fc6d, text 1 of 1
; distribute_inference.integrality.forward.mlp.down@decode.tp: every component of the work of forward.mlp.down is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: 2*b*H*F/t is a non-negative integer and F*e*(b + H)/t is a non-negative integer and b*H*e is a non-negative integer and 2*b*H*F/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b) (* v_t (* 2 v_F_per_t v_b v_d_h v_h_per_t v_t))) (>= (* 2 v_F_per_t v_b v_d_h v_h_per_t v_t) 0)) (and (= (+ (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* (* v_F_per_t v_t) v_b v_e)) (* v_t (+ (* v_F_per_t v_b v_e) (* v_F_per_t v_d_h v_e v_h_per_t v_t)))) (>= (+ (* v_F_per_t v_b v_e) (* v_F_per_t v_d_h v_e v_h_per_t v_t)) 0)) (and (= (* (* v_d_h v_h_per_t v_t) v_b v_e) (* v_b v_d_h v_e v_h_per_t v_t)) (>= (* v_b v_d_h v_e v_h_per_t v_t) 0)) (and (= (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b) (* v_t (* 2 v_F_per_t v_b v_d_h v_h_per_t v_t))) (>= (* 2 v_F_per_t v_b v_d_h v_h_per_t v_t) 0)))))
(check-sat)
(reset)
; claim 46b2c74c65d12e352aa92109677dcc3813635c8ffb405319f8eae40ed72740d8, text 1 of 1
; distribute_inference.collective_algebra.payload@decode.tp: all-reduce, reduce-scatter and all-gather carry one payload, and so does every boundary of the block
; assumed: q = 1
; assumed: H = h*d_h
; claimed: b*q*H*e = b*q*H*e and b*q*H*e = b*q*H*e and b*H*e = b*q*H*e and b*H*e = b*q*H*e
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* (* v_d_h v_h) v_b v_e) (* (* v_d_h v_h) v_b v_e)) (= (* (* v_d_h v_h) v_b v_e) (* (* v_d_h v_h) v_b v_e)) (= (* (* v_d_h v_h) v_b v_e) (* (* v_d_h v_h) v_b v_e)) (= (* (* v_d_h v_h) v_b v_e) (* (* v_d_h v_h) v_b v_e)))))
(check-sat)
(reset)
; claim 3e7ca79693935f0a896c501ad20b7d39aa625dbe7ba93a938235a3e817df6b39, text 1 of 2
; distribute_inference.collective_algebra.composition@decode.tp: an all-reduce adds what a reduce-scatter adds and leaves what an all-gather of its result leaves
; assumed: q = 1
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: b*q*H*(t - 1)/t = b*q*H*(t - 1)/t and b*q*H*e = b*q*H*e and b*q*H*e/t = b*q*H*e/t and b*q*H*e = b*q*H*e and b*q*H*(t - 1)/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b)) (* (- 1) (* v_d_h v_h_per_t v_t) v_b)) (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b)) (* (- 1) (* v_d_h v_h_per_t v_t) v_b))) (= (* (* v_d_h v_h_per_t v_t) v_b v_e) (* (* v_d_h v_h_per_t v_t) v_b v_e)) (= (* (* v_d_h v_h_per_t v_t) v_b v_e) (* (* v_d_h v_h_per_t v_t) v_b v_e)) (= (* (* v_d_h v_h_per_t v_t) v_b v_e) (* (* v_d_h v_h_per_t v_t) v_b v_e)) (= (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b)) (* (- 1) (* v_d_h v_h_per_t v_t) v_b)) (* v_t (+ (* (- 1) v_b v_d_h v_h_per_t) (* v_b v_d_h v_h_per_t v_t)))))))
(check-sat)
(reset)
; claim 3e7ca79693935f0a896c501ad20b7d39aa625dbe7ba93a938235a3e817df6b39, text 2 of 2
; distribute_inference.collective_algebra.composition@decode.tp: an all-reduce adds what a reduce-scatter adds and leaves what an all-gather of its result leaves
; assumed: q = 1
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: b*q*H*(t - 1)/t = b*q*H*(t - 1)/t and b*q*H*e = b*q*H*e and b*q*H*e/t = b*q*H*e/t and b*q*H*e = b*q*H*e and b*q*H*(t - 1)/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_rest_t Int)
(assert (>= v_rest_t 0))
(define-fun v_t () Int (+ v_rest_t 2))
(assert (not (and (= (+ (* (- 1) v_b v_d_h v_h_per_t) (* v_b v_d_h v_h_per_t v_t)) (+ (* v_b v_d_h v_h_per_t) (* v_rest_t v_b v_d_h v_h_per_t))) (>= (+ (* v_b v_d_h v_h_per_t) (* v_rest_t v_b v_d_h v_h_per_t)) 0))))
(check-sat)
(reset)
; claim 23f4bbfdc80bcebd18550b8002051dad187cdca27718373f88820660d738c741, text 1 of 1
; distribute_inference.named_equation.W_attention@decode.tp: W_attention is the work of the attention tasks of one rank
; assumed: q = 1
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 4*b*c*H/t = 4*b*q*c*H/t and b*c*(4*H + 5*h)/t = b*q*c*(4*H + 5*h)/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 4 (* v_d_h v_h_per_t v_t) v_b v_c) (* 4 (* v_d_h v_h_per_t v_t) v_b v_c)) (= (+ (* 4 (* v_d_h v_h_per_t v_t) v_b v_c) (* 5 v_b v_c (* v_h_per_t v_t))) (+ (* 4 (* v_d_h v_h_per_t v_t) v_b v_c) (* 5 v_b v_c (* v_h_per_t v_t)))))))
(check-sat)
(reset)
; claim a40c4cc9396ef298929066aae700b2af670517fee52550b386020f3959a2c788, text 1 of 1
; distribute_inference.named_equation.W_QKV@decode.tp: W_QKV is the work of the qkv tasks of one rank
; assumed: q = 1
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 6*b*H**2/t = 6*b*q*H**2/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (* 6 v_b (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 6 v_b (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))))))
(check-sat)
(reset)
; claim 24d92e7ddc6f4e751d17675449db085493512068b02a1fb06ad213fbc5fa1c88, text 1 of 1
; distribute_inference.named_equation.W_out@decode.tp: W_out is the work of the output tasks of one rank
; assumed: q = 1
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 2*b*H**2/t = 2*b*q*H**2/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (* 2 v_b (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 2 v_b (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))))))
(check-sat)
(reset)
; claim 61fcac009eb5703806b81a46d6100360b1a1d3069ce1066dc6be0a4bac0ba83d, text 1 of 1
; distribute_inference.named_equation.W_MLP@decode.tp: W_MLP is the work of the mlp tasks of one rank
; assumed: q = 1
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: 4*b*H*F/t = 4*b*q*H*F/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (* 4 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b) (* 4 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b))))
(check-sat)
(reset)
; claim 8aee45aaad3456ad4185f0c51536123b835a9447dd12addbe0c5f64379b74045, text 1 of 1
; distribute_inference.named_equation.W_reduce@decode.tp: every reduction at a boundary makes n·(t−1)/t local additions on a logical tensor of n elements
; assumed: q = 1
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 1 <= 2 and b*H*(t - 1)/t = b*q*H*(t - 1)/t and b*H*(t - 1)/t = b*q*H*(t - 1)/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (<= 1 2) (= (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b)) (* (- 1) (* v_d_h v_h_per_t v_t) v_b)) (* (* v_d_h v_h_per_t v_t) v_b (+ (- 1) v_t))) (= (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b)) (* (- 1) (* v_d_h v_h_per_t v_t) v_b)) (* (* v_d_h v_h_per_t v_t) v_b (+ (- 1) v_t))))))
(check-sat)
(reset)
; claim d27e548c9c11ede2a6afd585ccc8f9d8273d8b08e7dd40ab573645013a5ef0a6, text 1 of 1
; distribute_inference.conservation.forward.attention.layer_norm@decode.single.free-heads: all ranks together spend on forward.attention.layer_norm what the layer means; every rank does all of it
; assumed: q = 1
; claimed: 9*b*H = 9*b*q*H and 0 = 0 and H*e*(b + 2) = H*e*(b*q + 2) and b*H*e = b*q*H*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (= (* 9 v_H v_b) (* 9 v_H v_b)) (= 0 0) (= (+ (* 2 v_H v_e) (* v_H v_b v_e)) (+ (* 2 v_H v_e) (* v_H v_b v_e))) (= (* v_H v_b v_e) (* v_H v_b v_e)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim ace4bf6a9f91091159343d8d114532f7c7f90ff1845c5d3d1334a48c5e1534d1, text 1 of 1
; distribute_inference.conservation.forward.attention.qkv@decode.single.free-heads: all ranks together spend on forward.attention.qkv what the layer means; every rank does all of it
; assumed: q = 1
; claimed: 6*b*H*h*d_h = 6*b*q*H*h*d_h and 6*b*H*h*d_h = 6*b*q*H*h*d_h and H*e*(b + 3*h*d_h) = H*e*(b*q + 3*h*d_h) and 3*b*h*d_h*e = 3*b*q*h*d_h*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 6 v_H v_b v_d_h v_h) (* 6 v_H v_b v_d_h v_h)) (= (* 6 v_H v_b v_d_h v_h) (* 6 v_H v_b v_d_h v_h)) (= (+ (* v_H v_b v_e) (* 3 v_H v_d_h v_e v_h)) (+ (* v_H v_b v_e) (* 3 v_H v_d_h v_e v_h))) (= (* 3 v_b v_d_h v_e v_h) (* 3 v_b v_d_h v_e v_h)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 3ccc3fa04240b207178ca7176d1de6c9571cddff7301a4922569d082b5106877, text 1 of 1
; distribute_inference.conservation.forward.attention.kv_save@decode.single.free-heads: all ranks together spend on forward.attention.kv_save what the layer means; every rank does all of it
; assumed: q = 1
; claimed: 0 = 0 and 0 = 0 and 2*b*h*d_h*e = 2*b*q*h*d_h*e and 2*b*h*d_h*e = 2*b*q*h*d_h*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= 0 0) (= 0 0) (= (* 2 v_b v_d_h v_e v_h) (* 2 v_b v_d_h v_e v_h)) (= (* 2 v_b v_d_h v_e v_h) (* 2 v_b v_d_h v_e v_h)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim b938afb73c5bf2e4719dba6e4d4c3d78719d09fcfc2bd0187ad684bcc54cdb8c, text 1 of 1
; distribute_inference.conservation.forward.attention.core@decode.single.free-heads: all ranks together spend on forward.attention.core what the layer means; every rank does all of it
; assumed: q = 1
; claimed: b*c*h*(4*d_h + 5) = b*q*c*h*(4*d_h + 5) and 4*b*c*h*d_h = 4*b*q*c*h*d_h and b*h*d_h*e*(2*c + 1) = b*h*d_h*e*(q + 2*c) and b*h*d_h*e = b*q*h*d_h*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (+ (* 5 v_b v_c v_h) (* 4 v_b v_c v_d_h v_h)) (+ (* 5 v_b v_c v_h) (* 4 v_b v_c v_d_h v_h))) (= (* 4 v_b v_c v_d_h v_h) (* 4 v_b v_c v_d_h v_h)) (= (+ (* v_b v_d_h v_e v_h) (* 2 v_b v_c v_d_h v_e v_h)) (+ (* v_b v_d_h v_e v_h) (* 2 v_b v_c v_d_h v_e v_h))) (= (* v_b v_d_h v_e v_h) (* v_b v_d_h v_e v_h)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 7e319b652c9a5aa667d6f2fe850ccd4b7d804ba981d5602ff40a3ebb2847a7a4, text 1 of 1
; distribute_inference.conservation.forward.attention.output_projection@decode.single.free-heads: all ranks together spend on forward.attention.output_projection what the layer means; every rank does all of it
; assumed: q = 1
; claimed: 2*b*H*h*d_h = 2*b*q*H*h*d_h and 2*b*H*h*d_h = 2*b*q*H*h*d_h and h*d_h*e*(b + H) = h*d_h*e*(b*q + H) and b*H*e = b*q*H*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 2 v_H v_b v_d_h v_h) (* 2 v_H v_b v_d_h v_h)) (= (* 2 v_H v_b v_d_h v_h) (* 2 v_H v_b v_d_h v_h)) (= (+ (* v_H v_d_h v_e v_h) (* v_b v_d_h v_e v_h)) (+ (* v_H v_d_h v_e v_h) (* v_b v_d_h v_e v_h))) (= (* v_H v_b v_e) (* v_H v_b v_e)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 2109089d203d0d8ad5012fe628b5337465955d4f12590e20e82d36d3026b3c4c, text 1 of 1
; distribute_inference.conservation.forward.attention.residual@decode.single.free-heads: all ranks together spend on forward.attention.residual what the layer means; every rank does all of it
; assumed: q = 1
; claimed: b*H = b*q*H and 0 = 0 and 2*b*H*e = 2*b*q*H*e and b*H*e = b*q*H*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (= (* v_H v_b) (* v_H v_b)) (= 0 0) (= (* 2 v_H v_b v_e) (* 2 v_H v_b v_e)) (= (* v_H v_b v_e) (* v_H v_b v_e)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 900a866fd32e165d67f972cb1b77c6876747fdd59014f2e1d3184bde4c31b73a, text 1 of 1
; distribute_inference.conservation.forward.mlp.up@decode.single.free-heads: all ranks together spend on forward.mlp.up what the layer means; every rank does all of it
; assumed: q = 1
; claimed: 2*b*H*F = 2*b*q*H*F and 2*b*H*F = 2*b*q*H*F and H*e*(b + F) = H*e*(b*q + F) and b*F*e = b*q*F*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (= (* 2 v_F v_H v_b) (* 2 v_F v_H v_b)) (= (* 2 v_F v_H v_b) (* 2 v_F v_H v_b)) (= (+ (* v_F v_H v_e) (* v_H v_b v_e)) (+ (* v_F v_H v_e) (* v_H v_b v_e))) (= (* v_F v_b v_e) (* v_F v_b v_e)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim ce2fefabb44ec6db6e3f69b3c2c0c3de1063442a5343cdec830a8baf051e063f, text 1 of 1
; distribute_inference.conservation.forward.mlp.down@decode.single.free-heads: all ranks together spend on forward.mlp.down what the layer means; every rank does all of it
; assumed: q = 1
; claimed: 2*b*H*F = 2*b*q*H*F and 2*b*H*F = 2*b*q*H*F and F*e*(b + H) = F*e*(b*q + H) and b*H*e = b*q*H*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (= (* 2 v_F v_H v_b) (* 2 v_F v_H v_b)) (= (* 2 v_F v_H v_b) (* 2 v_F v_H v_b)) (= (+ (* v_F v_H v_e) (* v_F v_b v_e)) (+ (* v_F v_H v_e) (* v_F v_b v_e))) (= (* v_H v_b v_e) (* v_H v_b v_e)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim e7a22b6c80370c1a4b02a71d639ccf2f9b93ba686042324fff0574572875c5d5, text 1 of 1
; distribute_inference.conservation.total.forward@decode.single.free-heads: the forward phase spends what all its layers mean, no task missing and none twice
; assumed: q = 1
; claimed: b*(4*c*h*d_h + 5*c*h + 4*H*F + 8*H*h*d_h + 20*H + 8*F) = b*q*(4*c*h*d_h + 5*c*h + 4*H*F + 8*H*h*d_h + 20*H + 8*F) and 4*b*(c*h*d_h + H*F + 2*H*h*d_h) = 4*b*q*(c*h*d_h + H*F + 2*H*h*d_h) and 2*e*(b*c*h*d_h + 4*b*H + b*F + 2*b*h*d_h + H*F + 2*H*h*d_h + 2*H) = 2*e*(4*b*q*H + b*q*F + 2*b*q*h*d_h + b*c*h*d_h + H*F + 2*H*h*d_h + 2*H) and 2*b*e*(3*H + F + 3*h*d_h) = 2*b*q*e*(3*H + F + 3*h*d_h) and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (+ (* 8 v_F v_b) (* 20 v_H v_b) (* 4 v_F v_H v_b) (* 5 v_b v_c v_h) (* 4 v_b v_c v_d_h v_h) (* 8 v_H v_b v_d_h v_h)) (+ (* 8 v_F v_b) (* 20 v_H v_b) (* 4 v_F v_H v_b) (* 5 v_b v_c v_h) (* 4 v_b v_c v_d_h v_h) (* 8 v_H v_b v_d_h v_h))) (= (+ (* 4 v_F v_H v_b) (* 4 v_b v_c v_d_h v_h) (* 8 v_H v_b v_d_h v_h)) (+ (* 4 v_F v_H v_b) (* 4 v_b v_c v_d_h v_h) (* 8 v_H v_b v_d_h v_h))) (= (+ (* 4 v_H v_e) (* 2 v_F v_H v_e) (* 2 v_F v_b v_e) (* 8 v_H v_b v_e) (* 4 v_H v_d_h v_e v_h) (* 4 v_b v_d_h v_e v_h) (* 2 v_b v_c v_d_h v_e v_h)) (+ (* 4 v_H v_e) (* 2 v_F v_H v_e) (* 2 v_F v_b v_e) (* 4 v_H v_d_h v_e v_h) (* 8 v_H v_b v_e) (* 2 v_b v_c v_d_h v_e v_h) (* 4 v_b v_d_h v_e v_h))) (= (+ (* 2 v_F v_b v_e) (* 6 v_H v_b v_e) (* 6 v_b v_d_h v_e v_h)) (+ (* 2 v_F v_b v_e) (* 6 v_H v_b v_e) (* 6 v_b v_d_h v_e v_h))) (= 0 0))))
(check-sat)
(reset)
; claim cc3a406ddcb12ad5441278337b656d9f742e05c630a5bbca79dd5580bfdeee52, text 1 of 1
; distribute_inference.integrality.forward.attention.layer_norm@decode.single.free-heads: every component of the work of forward.attention.layer_norm is a non-negative integer
; claimed: 9*b*H is a non-negative integer and H*e*(b + 2) is a non-negative integer and b*H*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (and (= (* 9 v_H v_b) (* 9 v_H v_b)) (>= (* 9 v_H v_b) 0)) (and (= (+ (* 2 v_H v_e) (* v_H v_b v_e)) (+ (* 2 v_H v_e) (* v_H v_b v_e))) (>= (+ (* 2 v_H v_e) (* v_H v_b v_e)) 0)) (and (= (* v_H v_b v_e) (* v_H v_b v_e)) (>= (* v_H v_b v_e) 0)))))
(check-sat)
(reset)
; claim 3b33ea1e347ac0e1159c1c0da136b5d011b76713cb68b73263d30e9be8eccfa8, text 1 of 1
; distribute_inference.integrality.forward.attention.qkv@decode.single.free-heads: every component of the work of forward.attention.qkv is a non-negative integer
; claimed: 6*b*H*h*d_h is a non-negative integer and H*e*(b + 3*h*d_h) is a non-negative integer and 3*b*h*d_h*e is a non-negative integer and 6*b*H*h*d_h is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* 6 v_H v_b v_d_h v_h) (* 6 v_H v_b v_d_h v_h)) (>= (* 6 v_H v_b v_d_h v_h) 0)) (and (= (+ (* v_H v_b v_e) (* 3 v_H v_d_h v_e v_h)) (+ (* v_H v_b v_e) (* 3 v_H v_d_h v_e v_h))) (>= (+ (* v_H v_b v_e) (* 3 v_H v_d_h v_e v_h)) 0)) (and (= (* 3 v_b v_d_h v_e v_h) (* 3 v_b v_d_h v_e v_h)) (>= (* 3 v_b v_d_h v_e v_h) 0)) (and (= (* 6 v_H v_b v_d_h v_h) (* 6 v_H v_b v_d_h v_h)) (>= (* 6 v_H v_b v_d_h v_h) 0)))))
(check-sat)
(reset)
; claim 2bd43e12c9fb3efcd1293a1145ed528d0284a1e3f5709bfdf400d4724269e919, text 1 of 1
; distribute_inference.integrality.forward.attention.kv_save@decode.single.free-heads: every component of the work of forward.attention.kv_save is a non-negative integer
; claimed: 2*b*h*d_h*e is a non-negative integer and 2*b*h*d_h*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* 2 v_b v_d_h v_e v_h) (* 2 v_b v_d_h v_e v_h)) (>= (* 2 v_b v_d_h v_e v_h) 0)) (and (= (* 2 v_b v_d_h v_e v_h) (* 2 v_b v_d_h v_e v_h)) (>= (* 2 v_b v_d_h v_e v_h) 0)))))
(check-sat)
(reset)
; claim e3f2d6785ece37e147e7478c478318724184a736ee3c69731e12b94004189876, text 1 of 1
; distribute_inference.integrality.forward.attention.core@decode.single.free-heads: every component of the work of forward.attention.core is a non-negative integer
; claimed: b*c*h*(4*d_h + 5) is a non-negative integer and b*h*d_h*e*(2*c + 1) is a non-negative integer and b*h*d_h*e is a non-negative integer and 4*b*c*h*d_h is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (+ (* 5 v_b v_c v_h) (* 4 v_b v_c v_d_h v_h)) (+ (* 5 v_b v_c v_h) (* 4 v_b v_c v_d_h v_h))) (>= (+ (* 5 v_b v_c v_h) (* 4 v_b v_c v_d_h v_h)) 0)) (and (= (+ (* v_b v_d_h v_e v_h) (* 2 v_b v_c v_d_h v_e v_h)) (+ (* v_b v_d_h v_e v_h) (* 2 v_b v_c v_d_h v_e v_h))) (>= (+ (* v_b v_d_h v_e v_h) (* 2 v_b v_c v_d_h v_e v_h)) 0)) (and (= (* v_b v_d_h v_e v_h) (* v_b v_d_h v_e v_h)) (>= (* v_b v_d_h v_e v_h) 0)) (and (= (* 4 v_b v_c v_d_h v_h) (* 4 v_b v_c v_d_h v_h)) (>= (* 4 v_b v_c v_d_h v_h) 0)))))
(check-sat)
(reset)
; claim e9bfc6fec21b28296e948cab59032f9b25a27c3b9a19bedadd9c231314302983, text 1 of 1
; distribute_inference.integrality.forward.attention.output_projection@decode.single.free-heads: every component of the work of forward.attention.output_projection is a non-negative integer
; claimed: 2*b*H*h*d_h is a non-negative integer and h*d_h*e*(b + H) is a non-negative integer and b*H*e is a non-negative integer and 2*b*H*h*d_h is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* 2 v_H v_b v_d_h v_h) (* 2 v_H v_b v_d_h v_h)) (>= (* 2 v_H v_b v_d_h v_h) 0)) (and (= (+ (* v_H v_d_h v_e v_h) (* v_b v_d_h v_e v_h)) (+ (* v_H v_d_h v_e v_h) (* v_b v_d_h v_e v_h))) (>= (+ (* v_H v_d_h v_e v_h) (* v_b v_d_h v_e v_h)) 0)) (and (= (* v_H v_b v_e) (* v_H v_b v_e)) (>= (* v_H v_b v_e) 0)) (and (= (* 2 v_H v_b v_d_h v_h) (* 2 v_H v_b v_d_h v_h)) (>= (* 2 v_H v_b v_d_h v_h) 0)))))
(check-sat)
(reset)
; claim 76c9060a6ca682f710831abd2e51a8701a91cfda9f0a14dc380489f1e2a66299, text 1 of 1
; distribute_inference.integrality.forward.attention.residual@decode.single.free-heads: every component of the work of forward.attention.residual is a non-negative integer
; claimed: b*H is a non-negative integer and 2*b*H*e is a non-negative integer and b*H*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (and (= (* v_H v_b) (* v_H v_b)) (>= (* v_H v_b) 0)) (and (= (* 2 v_H v_b v_e) (* 2 v_H v_b v_e)) (>= (* 2 v_H v_b v_e) 0)) (and (= (* v_H v_b v_e) (* v_H v_b v_e)) (>= (* v_H v_b v_e) 0)))))
(check-sat)
(reset)
; claim dbcfcc6046632bf11285f803c4ab9a96cd9a1c078ccdef4192066995d7fa22fd, text 1 of 1
; distribute_inference.integrality.forward.mlp.up@decode.single.free-heads: every component of the work of forward.mlp.up is a non-negative integer
; claimed: 2*b*H*F is a non-negative integer and H*e*(b + F) is a non-negative integer and b*F*e is a non-negative integer and 2*b*H*F is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (and (= (* 2 v_F v_H v_b) (* 2 v_F v_H v_b)) (>= (* 2 v_F v_H v_b) 0)) (and (= (+ (* v_F v_H v_e) (* v_H v_b v_e)) (+ (* v_F v_H v_e) (* v_H v_b v_e))) (>= (+ (* v_F v_H v_e) (* v_H v_b v_e)) 0)) (and (= (* v_F v_b v_e) (* v_F v_b v_e)) (>= (* v_F v_b v_e) 0)) (and (= (* 2 v_F v_H v_b) (* 2 v_F v_H v_b)) (>= (* 2 v_F v_H v_b) 0)))))
(check-sat)
(reset)
; claim 80ed9a9e09d620e2ccd9a700c424821bfc57e435bdef4e360f3fcfea4c8ecdde, text 1 of 1
; distribute_inference.integrality.forward.mlp.down@decode.single.free-heads: every component of the work of forward.mlp.down is a non-negative integer
; claimed: 2*b*H*F is a non-negative integer and F*e*(b + H) is a non-negative integer and b*H*e is a non-negative integer and 2*b*H*F is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (and (= (* 2 v_F v_H v_b) (* 2 v_F v_H v_b)) (>= (* 2 v_F v_H v_b) 0)) (and (= (+ (* v_F v_H v_e) (* v_F v_b v_e)) (+ (* v_F v_H v_e) (* v_F v_b v_e))) (>= (+ (* v_F v_H v_e) (* v_F v_b v_e)) 0)) (and (= (* v_H v_b v_e) (* v_H v_b v_e)) (>= (* v_H v_b v_e) 0)) (and (= (* 2 v_F v_H v_b) (* 2 v_F v_H v_b)) (>= (* 2 v_F v_H v_b) 0)))))
(check-sat)
(reset)
; claim 969b3a0b2e9d9c152b0ebff8ff103d17a90f76f74332edf246b7a29d67a5498e, text 1 of 1
; distribute_inference.named_equation.W_attention@decode.single.free-heads: W_attention is the work of the attention tasks of one rank
; assumed: q = 1
; assumed: t = 1
; claimed: 4*b*c*h*d_h = 4*b*q*c*h*d_h/t and b*c*h*(4*d_h + 5) = b*q*c*h*(4*d_h + 5)/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 1 (* 4 v_b v_c v_d_h v_h)) (* 4 v_b v_c v_d_h v_h)) (= (* 1 (+ (* 5 v_b v_c v_h) (* 4 v_b v_c v_d_h v_h))) (+ (* 5 v_b v_c v_h) (* 4 v_b v_c v_d_h v_h))))))
(check-sat)
(reset)
; claim d6b6e98c4a90f66d267a736e5f529d2550fe9c61528fa0740c8b431ce58cf76d, text 1 of 1
; distribute_inference.named_equation.W_QKV@decode.single.free-heads: W_QKV is the work of the qkv tasks of one rank
; assumed: q = 1
; assumed: t = 1
; claimed: 6*b*H*h*d_h = 6*b*q*H*h*d_h/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (= (* 1 (* 6 v_H v_b v_d_h v_h)) (* 6 v_H v_b v_d_h v_h))))
(check-sat)
(reset)
; claim 660be07e1e5299513122bc294e145434b75f85fc96964994ed34eef2caec70dd, text 1 of 1
; distribute_inference.named_equation.W_out@decode.single.free-heads: W_out is the work of the output tasks of one rank
; assumed: q = 1
; assumed: t = 1
; claimed: 2*b*H*h*d_h = 2*b*q*H*h*d_h/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (= (* 1 (* 2 v_H v_b v_d_h v_h)) (* 2 v_H v_b v_d_h v_h))))
(check-sat)
(reset)
; claim d7d84370a1363fcf4c6adf831b4ef7c6c3bbded7c963026d1dc67783e81bfe92, text 1 of 1
; distribute_inference.named_equation.W_MLP@decode.single.free-heads: W_MLP is the work of the mlp tasks of one rank
; assumed: q = 1
; assumed: t = 1
; claimed: 4*b*H*F = 4*b*q*H*F/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(assert (not (= (* 1 (* 4 v_F v_H v_b)) (* 4 v_F v_H v_b))))
(check-sat)
(reset)
; claim 9f9195da58af2274924c77015ca8572d427e7144e9fac539a4258fa8358225c0, text 1 of 1
; distribute_inference.conservation.forward.attention.layer_norm@decode.tp.free-heads: all ranks together spend on forward.attention.layer_norm what the layer means; every rank does all of it
; assumed: q = 1
; assumed: t >= 2
; assumed: t | H
; claimed: 9*b*H*t = 9*b*q*H*t and 0 = 0 and H*e*t*(b + 2) = H*e*t*(b*q + 2) and b*H*e*t = b*q*H*e*t and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 9 (* v_H_per_t v_t) v_b v_t) (* 9 (* v_H_per_t v_t) v_b v_t)) (= 0 0) (= (* v_t (+ (* 2 (* v_H_per_t v_t) v_e) (* (* v_H_per_t v_t) v_b v_e))) (+ (* 2 (* v_H_per_t v_t) v_e v_t) (* (* v_H_per_t v_t) v_b v_e v_t))) (= (* (* v_H_per_t v_t) v_b v_e v_t) (* (* v_H_per_t v_t) v_b v_e v_t)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim f73906c1f94c8d18c0c860a687975e7decf12797cdb5d1f07bcda2e20f307553, text 1 of 1
; distribute_inference.conservation.forward.attention.qkv@decode.tp.free-heads: all ranks together spend on forward.attention.qkv what the layer means; its points are split over the ranks
; assumed: q = 1
; assumed: t >= 2
; assumed: t | h
; assumed: t | H
; claimed: 6*b*H*h*d_h = 6*b*q*H*h*d_h and 6*b*H*h*d_h = 6*b*q*H*h*d_h and H*e*(b*t + 3*h*d_h) = H*e*(b*q*t + 3*h*d_h) and 3*b*h*d_h*e = 3*b*q*h*d_h*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 6 (* v_H_per_t v_t) v_b v_d_h (* v_h_per_t v_t)) (* 6 (* v_H_per_t v_t) v_b v_d_h (* v_h_per_t v_t))) (= (* 6 (* v_H_per_t v_t) v_b v_d_h (* v_h_per_t v_t)) (* 6 (* v_H_per_t v_t) v_b v_d_h (* v_h_per_t v_t))) (= (* v_t (+ (* v_t (* (* v_H_per_t v_t) v_b v_e)) (* 3 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* 3 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* (* v_H_per_t v_t) v_b v_e v_t)))) (= (* 3 v_b v_d_h v_e (* v_h_per_t v_t)) (* 3 v_b v_d_h v_e (* v_h_per_t v_t))) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim acb654818b40f8269368790a4665850a83765e73691eafcf9cc00045438226d1, text 1 of 1
; distribute_inference.conservation.forward.attention.kv_save@decode.tp.free-heads: all ranks together spend on forward.attention.kv_save what the layer means; its points are split over the ranks
; assumed: q = 1
; claimed: 0 = 0 and 0 = 0 and 2*b*h*d_h*e = 2*b*q*h*d_h*e and 2*b*h*d_h*e = 2*b*q*h*d_h*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= 0 0) (= 0 0) (= (* 2 v_b v_d_h v_e v_h) (* 2 v_b v_d_h v_e v_h)) (= (* 2 v_b v_d_h v_e v_h) (* 2 v_b v_d_h v_e v_h)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim afd1f3eb6a7359431aab9b8c2f503f75d1d778ae93c31b649649f01c33406a7d, text 1 of 1
; distribute_inference.conservation.forward.attention.core@decode.tp.free-heads: all ranks together spend on forward.attention.core what the layer means; its points are split over the ranks
; assumed: q = 1
; assumed: t >= 2
; assumed: t | h
; claimed: b*c*h*(4*d_h + 5) = b*q*c*h*(4*d_h + 5) and 4*b*c*h*d_h = 4*b*q*c*h*d_h and b*h*d_h*e*(2*c + 1) = b*h*d_h*e*(q + 2*c) and b*h*d_h*e = b*q*h*d_h*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_t (+ (* 5 v_b v_c (* v_h_per_t v_t)) (* 4 v_b v_c v_d_h (* v_h_per_t v_t)))) (* v_t (+ (* 5 v_b v_c (* v_h_per_t v_t)) (* 4 v_b v_c v_d_h (* v_h_per_t v_t))))) (= (* 4 v_b v_c v_d_h (* v_h_per_t v_t)) (* 4 v_b v_c v_d_h (* v_h_per_t v_t))) (= (* v_t (+ (* v_b v_d_h v_e (* v_h_per_t v_t)) (* 2 v_b v_c v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* v_b v_d_h v_e (* v_h_per_t v_t)) (* 2 v_b v_c v_d_h v_e (* v_h_per_t v_t))))) (= (* v_b v_d_h v_e (* v_h_per_t v_t)) (* v_b v_d_h v_e (* v_h_per_t v_t))) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 6cfbb0a7cfb03ad1f3750f5f7b1017012e5d5e70e62f3e9d9232922ca6446e7e, text 1 of 1
; distribute_inference.conservation.forward.attention.output_projection@decode.tp.free-heads: all ranks together spend on forward.attention.output_projection what the layer means; its points are split over the ranks
; assumed: q = 1
; assumed: t >= 2
; assumed: t | h
; assumed: t | H
; claimed: 2*b*H*h*d_h = 2*b*q*H*h*d_h and 2*b*H*h*d_h = 2*b*q*H*h*d_h and h*d_h*e*(b + H) = h*d_h*e*(b*q + H) and b*H*e*t = b*q*H*e*t and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 2 (* v_H_per_t v_t) v_b v_d_h (* v_h_per_t v_t)) (* 2 (* v_H_per_t v_t) v_b v_d_h (* v_h_per_t v_t))) (= (* 2 (* v_H_per_t v_t) v_b v_d_h (* v_h_per_t v_t)) (* 2 (* v_H_per_t v_t) v_b v_d_h (* v_h_per_t v_t))) (= (* v_t (+ (* (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* v_b v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* v_b v_d_h v_e (* v_h_per_t v_t))))) (= (* (* v_H_per_t v_t) v_b v_e v_t) (* (* v_H_per_t v_t) v_b v_e v_t)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim c60b1821b9726c505c464f0fd9762476e629c43042da95ecd8f1db296908f7ee, text 1 of 1
; distribute_inference.conservation.forward.attention.output_collective@decode.tp.free-heads: all ranks together spend on forward.attention.output_collective what the layer means; its points are split over the ranks
; assumed: q = 1
; assumed: t >= 2
; assumed: t | H
; claimed: b*H*(t - 1) = b*q*H*(t - 1) and 0 = 0 and b*H*e*t = b*q*H*e*t and b*H*e*t = b*q*H*e*t and b*H*e*t = b*q*H*e*t and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_t (+ (* v_t (* (* v_H_per_t v_t) v_b)) (* (- 1) (* v_H_per_t v_t) v_b))) (* v_t (* (* v_H_per_t v_t) v_b (+ (- 1) v_t)))) (= 0 0) (= (* (* v_H_per_t v_t) v_b v_e v_t) (* (* v_H_per_t v_t) v_b v_e v_t)) (= (* (* v_H_per_t v_t) v_b v_e v_t) (* (* v_H_per_t v_t) v_b v_e v_t)) (= (* (* v_H_per_t v_t) v_b v_e v_t) (* (* v_H_per_t v_t) v_b v_e v_t)) (= 1 1))))
(check-sat)
(reset)
; claim 4996d1e93098f0d268e03b722e91dc3ef2d9250bb4d2f221e01c1f0f5cdfcae9, text 1 of 1
; distribute_inference.conservation.forward.attention.residual@decode.tp.free-heads: all ranks together spend on forward.attention.residual what the layer means; every rank does all of it
; assumed: q = 1
; assumed: t >= 2
; assumed: t | H
; claimed: b*H*t = b*q*H*t and 0 = 0 and 2*b*H*e*t = 2*b*q*H*e*t and b*H*e*t = b*q*H*e*t and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* (* v_H_per_t v_t) v_b v_t) (* (* v_H_per_t v_t) v_b v_t)) (= 0 0) (= (* 2 (* v_H_per_t v_t) v_b v_e v_t) (* 2 (* v_H_per_t v_t) v_b v_e v_t)) (= (* (* v_H_per_t v_t) v_b v_e v_t) (* (* v_H_per_t v_t) v_b v_e v_t)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 7d0b4c63e04ff89e3e53d8b965ec19c437017241c54a3d5f7b9e45b1a7c71369, text 1 of 1
; distribute_inference.conservation.forward.mlp.up@decode.tp.free-heads: all ranks together spend on forward.mlp.up what the layer means; its points are split over the ranks
; assumed: q = 1
; assumed: t >= 2
; assumed: t | F
; assumed: t | H
; claimed: 2*b*H*F = 2*b*q*H*F and 2*b*H*F = 2*b*q*H*F and H*e*(b*t + F) = H*e*(b*q*t + F) and b*F*e = b*q*F*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b) (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b)) (= (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b) (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b)) (= (* v_t (+ (* v_t (* (* v_H_per_t v_t) v_b v_e)) (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e))) (* v_t (+ (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* (* v_H_per_t v_t) v_b v_e v_t)))) (= (* (* v_F_per_t v_t) v_b v_e) (* (* v_F_per_t v_t) v_b v_e)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim b5a640356ea5258ec2f96a83933adee1da6abb2f6e07ec33db72607987135d61, text 1 of 1
; distribute_inference.conservation.forward.mlp.down@decode.tp.free-heads: all ranks together spend on forward.mlp.down what the layer means; its points are split over the ranks
; assumed: q = 1
; assumed: t >= 2
; assumed: t | F
; assumed: t | H
; claimed: 2*b*H*F = 2*b*q*H*F and 2*b*H*F = 2*b*q*H*F and F*e*(b + H) = F*e*(b*q + H) and b*H*e*t = b*q*H*e*t and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b) (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b)) (= (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b) (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b)) (= (* v_t (+ (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* (* v_F_per_t v_t) v_b v_e))) (* v_t (+ (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* (* v_F_per_t v_t) v_b v_e)))) (= (* (* v_H_per_t v_t) v_b v_e v_t) (* (* v_H_per_t v_t) v_b v_e v_t)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 1d6e4afc992d81a2620f421753f53ad41db1ca9ac5ec74edb9ae5d9b3628e032, text 1 of 1
; distribute_inference.conservation.total.forward@decode.tp.free-heads: the forward phase spends what all its layers mean, no task missing and none twice
; assumed: q = 1
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | H
; claimed: b*(4*c*h*d_h + 5*c*h + 4*H*F + 8*H*h*d_h + 22*H*t - 2*H + 8*F) = b*q*(4*c*h*d_h + 5*c*h + 4*H*F + 8*H*h*d_h + 22*H*t - 2*H + 8*F) and 4*b*(c*h*d_h + H*F + 2*H*h*d_h) = 4*b*q*(c*h*d_h + H*F + 2*H*h*d_h) and 2*e*(b*c*h*d_h + 5*b*H*t + b*F + 2*b*h*d_h + H*F + 2*H*h*d_h + 2*H*t) = 2*e*(5*b*q*H*t + b*q*F + 2*b*q*h*d_h + b*c*h*d_h + H*F + 2*H*h*d_h + 2*H*t) and 2*b*e*(4*H*t + F + 3*h*d_h) = 2*b*q*e*(4*H*t + F + 3*h*d_h) and 2*b*H*e*t = 2*b*q*H*e*t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_t (+ (* v_t (* 22 (* v_H_per_t v_t) v_b)) (* (- 2) (* v_H_per_t v_t) v_b) (* 8 (* v_F_per_t v_t) v_b) (* 4 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b) (* 5 v_b v_c (* v_h_per_t v_t)) (* 4 v_b v_c v_d_h (* v_h_per_t v_t)) (* 8 (* v_H_per_t v_t) v_b v_d_h (* v_h_per_t v_t)))) (* v_t (+ (* 8 (* v_F_per_t v_t) v_b) (* 2 (* v_H_per_t v_t) v_b (+ (- 1) v_t)) (* 4 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b) (* 5 v_b v_c (* v_h_per_t v_t)) (* 20 (* v_H_per_t v_t) v_b v_t) (* 4 v_b v_c v_d_h (* v_h_per_t v_t)) (* 8 (* v_H_per_t v_t) v_b v_d_h (* v_h_per_t v_t))))) (= (* v_t (+ (* 4 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b) (* 4 v_b v_c v_d_h (* v_h_per_t v_t)) (* 8 (* v_H_per_t v_t) v_b v_d_h (* v_h_per_t v_t)))) (* v_t (+ (* 4 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b) (* 4 v_b v_c v_d_h (* v_h_per_t v_t)) (* 8 (* v_H_per_t v_t) v_b v_d_h (* v_h_per_t v_t))))) (= (* v_t (+ (* v_t (* 4 (* v_H_per_t v_t) v_e)) (* v_t (* 10 (* v_H_per_t v_t) v_b v_e)) (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* 2 (* v_F_per_t v_t) v_b v_e) (* 4 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 4 v_b v_d_h v_e (* v_h_per_t v_t)) (* 2 v_b v_c v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* 4 (* v_H_per_t v_t) v_e v_t) (* 2 (* v_F_per_t v_t) v_b v_e) (* 4 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 2 v_b v_c v_d_h v_e (* v_h_per_t v_t)) (* 4 v_b v_d_h v_e (* v_h_per_t v_t)) (* 10 (* v_H_per_t v_t) v_b v_e v_t)))) (= (* v_t (+ (* v_t (* 8 (* v_H_per_t v_t) v_b v_e)) (* 2 (* v_F_per_t v_t) v_b v_e) (* 6 v_b v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* 2 (* v_F_per_t v_t) v_b v_e) (* 6 v_b v_d_h v_e (* v_h_per_t v_t)) (* 8 (* v_H_per_t v_t) v_b v_e v_t)))) (= (* 2 (* v_H_per_t v_t) v_b v_e v_t) (* 2 (* v_H_per_t v_t) v_b v_e v_t)))))
(check-sat)
(reset)
; claim e9f1cafd8cf2e375d69177d48110acffc34084640a5f7c529e369a7757a0672c, text 1 of 1
; distribute_inference.integrality.forward.attention.qkv@decode.tp.free-heads: every component of the work of forward.attention.qkv is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; assumed: t | H
; claimed: 6*b*H*h*d_h/t is a non-negative integer and H*e*(b*t + 3*h*d_h)/t is a non-negative integer and 3*b*h*d_h*e/t is a non-negative integer and 6*b*H*h*d_h/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 6 (* v_H_per_t v_t) v_b v_d_h (* v_h_per_t v_t)) (* v_t (* 6 v_H_per_t v_b v_d_h v_h_per_t v_t))) (>= (* 6 v_H_per_t v_b v_d_h v_h_per_t v_t) 0)) (and (= (+ (* v_t (* (* v_H_per_t v_t) v_b v_e)) (* 3 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t))) (* v_t (+ (* v_H_per_t v_b v_e v_t) (* 3 v_H_per_t v_d_h v_e v_h_per_t v_t)))) (>= (+ (* v_H_per_t v_b v_e v_t) (* 3 v_H_per_t v_d_h v_e v_h_per_t v_t)) 0)) (and (= (* 3 v_b v_d_h v_e (* v_h_per_t v_t)) (* v_t (* 3 v_b v_d_h v_e v_h_per_t))) (>= (* 3 v_b v_d_h v_e v_h_per_t) 0)) (and (= (* 6 (* v_H_per_t v_t) v_b v_d_h (* v_h_per_t v_t)) (* v_t (* 6 v_H_per_t v_b v_d_h v_h_per_t v_t))) (>= (* 6 v_H_per_t v_b v_d_h v_h_per_t v_t) 0)))))
(check-sat)
(reset)
; claim af35555a9457110e393fe06c3f757d8f5d823dd54bd308cc4efc6a7e9f03ad2f, text 1 of 1
; distribute_inference.integrality.forward.attention.kv_save@decode.tp.free-heads: every component of the work of forward.attention.kv_save is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; claimed: 2*b*h*d_h*e/t is a non-negative integer and 2*b*h*d_h*e/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 2 v_b v_d_h v_e (* v_h_per_t v_t)) (* v_t (* 2 v_b v_d_h v_e v_h_per_t))) (>= (* 2 v_b v_d_h v_e v_h_per_t) 0)) (and (= (* 2 v_b v_d_h v_e (* v_h_per_t v_t)) (* v_t (* 2 v_b v_d_h v_e v_h_per_t))) (>= (* 2 v_b v_d_h v_e v_h_per_t) 0)))))
(check-sat)
(reset)
; claim e5ea7c6a6b9f1eddcd8449e122f65793ec08e339b707a82435666945e59fefa9, text 1 of 1
; distribute_inference.integrality.forward.attention.core@decode.tp.free-heads: every component of the work of forward.attention.core is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; claimed: b*c*h*(4*d_h + 5)/t is a non-negative integer and b*h*d_h*e*(2*c + 1)/t is a non-negative integer and b*h*d_h*e/t is a non-negative integer and 4*b*c*h*d_h/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (+ (* 5 v_b v_c (* v_h_per_t v_t)) (* 4 v_b v_c v_d_h (* v_h_per_t v_t))) (* v_t (+ (* 5 v_b v_c v_h_per_t) (* 4 v_b v_c v_d_h v_h_per_t)))) (>= (+ (* 5 v_b v_c v_h_per_t) (* 4 v_b v_c v_d_h v_h_per_t)) 0)) (and (= (+ (* v_b v_d_h v_e (* v_h_per_t v_t)) (* 2 v_b v_c v_d_h v_e (* v_h_per_t v_t))) (* v_t (+ (* v_b v_d_h v_e v_h_per_t) (* 2 v_b v_c v_d_h v_e v_h_per_t)))) (>= (+ (* v_b v_d_h v_e v_h_per_t) (* 2 v_b v_c v_d_h v_e v_h_per_t)) 0)) (and (= (* v_b v_d_h v_e (* v_h_per_t v_t)) (* v_t (* v_b v_d_h v_e v_h_per_t))) (>= (* v_b v_d_h v_e v_h_per_t) 0)) (and (= (* 4 v_b v_c v_d_h (* v_h_per_t v_t)) (* v_t (* 4 v_b v_c v_d_h v_h_per_t))) (>= (* 4 v_b v_c v_d_h v_h_per_t) 0)))))
(check-sat)
(reset)
; claim 63a9e731a9d054256e741f2ef23d2e365506bf5047f8690e8876d2059f08abda, text 1 of 1
; distribute_inference.integrality.forward.attention.output_projection@decode.tp.free-heads: every component of the work of forward.attention.output_projection is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; assumed: t | H
; claimed: 2*b*H*h*d_h/t is a non-negative integer and h*d_h*e*(b + H)/t is a non-negative integer and b*H*e is a non-negative integer and 2*b*H*h*d_h/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 2 (* v_H_per_t v_t) v_b v_d_h (* v_h_per_t v_t)) (* v_t (* 2 v_H_per_t v_b v_d_h v_h_per_t v_t))) (>= (* 2 v_H_per_t v_b v_d_h v_h_per_t v_t) 0)) (and (= (+ (* (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* v_b v_d_h v_e (* v_h_per_t v_t))) (* v_t (+ (* v_b v_d_h v_e v_h_per_t) (* v_H_per_t v_d_h v_e v_h_per_t v_t)))) (>= (+ (* v_b v_d_h v_e v_h_per_t) (* v_H_per_t v_d_h v_e v_h_per_t v_t)) 0)) (and (= (* (* v_H_per_t v_t) v_b v_e) (* v_H_per_t v_b v_e v_t)) (>= (* v_H_per_t v_b v_e v_t) 0)) (and (= (* 2 (* v_H_per_t v_t) v_b v_d_h (* v_h_per_t v_t)) (* v_t (* 2 v_H_per_t v_b v_d_h v_h_per_t v_t))) (>= (* 2 v_H_per_t v_b v_d_h v_h_per_t v_t) 0)))))
(check-sat)
(reset)
; claim a1846c46028cf434ab3e2c20ec12d440f3a8b78cd891d16a5d3f774808608e7f, text 1 of 2
; distribute_inference.integrality.forward.attention.output_collective@decode.tp.free-heads: every component of the work of forward.attention.output_collective is a non-negative integer
; assumed: t >= 2
; assumed: t | H
; claimed: b*H*(t - 1)/t is a non-negative integer and b*H*e is a non-negative integer and b*H*e is a non-negative integer and b*H*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (+ (* v_t (* (* v_H_per_t v_t) v_b)) (* (- 1) (* v_H_per_t v_t) v_b)) (* v_t (+ (* (- 1) v_H_per_t v_b) (* v_H_per_t v_b v_t)))) (and (= (* (* v_H_per_t v_t) v_b v_e) (* v_H_per_t v_b v_e v_t)) (>= (* v_H_per_t v_b v_e v_t) 0)) (and (= (* (* v_H_per_t v_t) v_b v_e) (* v_H_per_t v_b v_e v_t)) (>= (* v_H_per_t v_b v_e v_t) 0)) (and (= (* (* v_H_per_t v_t) v_b v_e) (* v_H_per_t v_b v_e v_t)) (>= (* v_H_per_t v_b v_e v_t) 0)))))
(check-sat)
(reset)
; claim a1846c46028cf434ab3e2c20ec12d440f3a8b78cd891d16a5d3f774808608e7f, text 2 of 2
; distribute_inference.integrality.forward.attention.output_collective@decode.tp.free-heads: every component of the work of forward.attention.output_collective is a non-negative integer
; assumed: t >= 2
; assumed: t | H
; claimed: b*H*(t - 1)/t is a non-negative integer and b*H*e is a non-negative integer and b*H*e is a non-negative integer and b*H*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_rest_t Int)
(assert (>= v_rest_t 0))
(define-fun v_t () Int (+ v_rest_t 2))
(assert (not (and (= (+ (* (- 1) v_H_per_t v_b) (* v_H_per_t v_b v_t)) (+ (* v_H_per_t v_b) (* v_rest_t v_H_per_t v_b))) (>= (+ (* v_H_per_t v_b) (* v_rest_t v_H_per_t v_b)) 0))))
(check-sat)
(reset)
; claim 7e356ba001616efd01282b08a77c80b849a3b7202f9ee094b93b3a95895b989c, text 1 of 1
; distribute_inference.integrality.forward.mlp.up@decode.tp.free-heads: every component of the work of forward.mlp.up is a non-negative integer
; assumed: t >= 2
; assumed: t | F
; assumed: t | H
; claimed: 2*b*H*F/t is a non-negative integer and H*e*(b*t + F)/t is a non-negative integer and b*F*e/t is a non-negative integer and 2*b*H*F/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b) (* v_t (* 2 v_F_per_t v_H_per_t v_b v_t))) (>= (* 2 v_F_per_t v_H_per_t v_b v_t) 0)) (and (= (+ (* v_t (* (* v_H_per_t v_t) v_b v_e)) (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e)) (* v_t (+ (* v_F_per_t v_H_per_t v_e v_t) (* v_H_per_t v_b v_e v_t)))) (>= (+ (* v_F_per_t v_H_per_t v_e v_t) (* v_H_per_t v_b v_e v_t)) 0)) (and (= (* (* v_F_per_t v_t) v_b v_e) (* v_t (* v_F_per_t v_b v_e))) (>= (* v_F_per_t v_b v_e) 0)) (and (= (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b) (* v_t (* 2 v_F_per_t v_H_per_t v_b v_t))) (>= (* 2 v_F_per_t v_H_per_t v_b v_t) 0)))))
(check-sat)
(reset)
; claim f32e771734b2dc6b0fa719fb81a04ebaae21606ec47da6c7fe8cdaf9afa6383c, text 1 of 1
; distribute_inference.integrality.forward.mlp.down@decode.tp.free-heads: every component of the work of forward.mlp.down is a non-negative integer
; assumed: t >= 2
; assumed: t | F
; assumed: t | H
; claimed: 2*b*H*F/t is a non-negative integer and F*e*(b + H)/t is a non-negative integer and b*H*e is a non-negative integer and 2*b*H*F/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b) (* v_t (* 2 v_F_per_t v_H_per_t v_b v_t))) (>= (* 2 v_F_per_t v_H_per_t v_b v_t) 0)) (and (= (+ (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* (* v_F_per_t v_t) v_b v_e)) (* v_t (+ (* v_F_per_t v_b v_e) (* v_F_per_t v_H_per_t v_e v_t)))) (>= (+ (* v_F_per_t v_b v_e) (* v_F_per_t v_H_per_t v_e v_t)) 0)) (and (= (* (* v_H_per_t v_t) v_b v_e) (* v_H_per_t v_b v_e v_t)) (>= (* v_H_per_t v_b v_e v_t) 0)) (and (= (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b) (* v_t (* 2 v_F_per_t v_H_per_t v_b v_t))) (>= (* 2 v_F_per_t v_H_per_t v_b v_t) 0)))))
(check-sat)
(reset)
; claim 8ae4daf184150b04b02ebc7b7e8b4b5dc04d8895533ee4227576677a4a8e4011, text 1 of 1
; distribute_inference.collective_algebra.payload@decode.tp.free-heads: all-reduce, reduce-scatter and all-gather carry one payload, and so does every boundary of the block
; assumed: q = 1
; claimed: b*q*H*e = b*q*H*e and b*q*H*e = b*q*H*e and b*H*e = b*q*H*e and b*H*e = b*q*H*e
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (= (* v_H v_b v_e) (* v_H v_b v_e)) (= (* v_H v_b v_e) (* v_H v_b v_e)) (= (* v_H v_b v_e) (* v_H v_b v_e)) (= (* v_H v_b v_e) (* v_H v_b v_e)))))
(check-sat)
(reset)
; claim cfa1a5ca670f299a2467db47b7474a7d1d0836685841c303acd62f8f707cbd3b, text 1 of 2
; distribute_inference.collective_algebra.composition@decode.tp.free-heads: an all-reduce adds what a reduce-scatter adds and leaves what an all-gather of its result leaves
; assumed: q = 1
; assumed: t >= 2
; assumed: t | H
; claimed: b*q*H*(t - 1)/t = b*q*H*(t - 1)/t and b*q*H*e = b*q*H*e and b*q*H*e/t = b*q*H*e/t and b*q*H*e = b*q*H*e and b*q*H*(t - 1)/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (+ (* v_t (* (* v_H_per_t v_t) v_b)) (* (- 1) (* v_H_per_t v_t) v_b)) (+ (* v_t (* (* v_H_per_t v_t) v_b)) (* (- 1) (* v_H_per_t v_t) v_b))) (= (* (* v_H_per_t v_t) v_b v_e) (* (* v_H_per_t v_t) v_b v_e)) (= (* (* v_H_per_t v_t) v_b v_e) (* (* v_H_per_t v_t) v_b v_e)) (= (* (* v_H_per_t v_t) v_b v_e) (* (* v_H_per_t v_t) v_b v_e)) (= (+ (* v_t (* (* v_H_per_t v_t) v_b)) (* (- 1) (* v_H_per_t v_t) v_b)) (* v_t (+ (* (- 1) v_H_per_t v_b) (* v_H_per_t v_b v_t)))))))
(check-sat)
(reset)
; claim cfa1a5ca670f299a2467db47b7474a7d1d0836685841c303acd62f8f707cbd3b, text 2 of 2
; distribute_inference.collective_algebra.composition@decode.tp.free-heads: an all-reduce adds what a reduce-scatter adds and leaves what an all-gather of its result leaves
; assumed: q = 1
; assumed: t >= 2
; assumed: t | H
; claimed: b*q*H*(t - 1)/t = b*q*H*(t - 1)/t and b*q*H*e = b*q*H*e and b*q*H*e/t = b*q*H*e/t and b*q*H*e = b*q*H*e and b*q*H*(t - 1)/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_rest_t Int)
(assert (>= v_rest_t 0))
(define-fun v_t () Int (+ v_rest_t 2))
(assert (not (and (= (+ (* (- 1) v_H_per_t v_b) (* v_H_per_t v_b v_t)) (+ (* v_H_per_t v_b) (* v_rest_t v_H_per_t v_b))) (>= (+ (* v_H_per_t v_b) (* v_rest_t v_H_per_t v_b)) 0))))
(check-sat)
(reset)
; claim 55d4a2e3454e390421c5b4dad3eef3d8a74e713753b767af807c8bc0ec7ee3c6, text 1 of 1
; distribute_inference.named_equation.W_attention@decode.tp.free-heads: W_attention is the work of the attention tasks of one rank
; assumed: q = 1
; assumed: t >= 2
; assumed: t | h
; claimed: 4*b*c*h*d_h/t = 4*b*q*c*h*d_h/t and b*c*h*(4*d_h + 5)/t = b*q*c*h*(4*d_h + 5)/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 4 v_b v_c v_d_h (* v_h_per_t v_t)) (* 4 v_b v_c v_d_h (* v_h_per_t v_t))) (= (+ (* 5 v_b v_c (* v_h_per_t v_t)) (* 4 v_b v_c v_d_h (* v_h_per_t v_t))) (+ (* 5 v_b v_c (* v_h_per_t v_t)) (* 4 v_b v_c v_d_h (* v_h_per_t v_t)))))))
(check-sat)
(reset)
; claim ab38e46411e174d8eafb6258965d35444a660346a2a9d48ba7aa30f7b0e2e91d, text 1 of 1
; distribute_inference.named_equation.W_QKV@decode.tp.free-heads: W_QKV is the work of the qkv tasks of one rank
; assumed: q = 1
; assumed: t >= 2
; assumed: t | h
; assumed: t | H
; claimed: 6*b*H*h*d_h/t = 6*b*q*H*h*d_h/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (* 6 (* v_H_per_t v_t) v_b v_d_h (* v_h_per_t v_t)) (* 6 (* v_H_per_t v_t) v_b v_d_h (* v_h_per_t v_t)))))
(check-sat)
(reset)
; claim 7f4e0b8b8de2183ae9fdbccf1d3788eeb210b052e7c0ea65651cb3a0595eca83, text 1 of 1
; distribute_inference.named_equation.W_out@decode.tp.free-heads: W_out is the work of the output tasks of one rank
; assumed: q = 1
; assumed: t >= 2
; assumed: t | h
; assumed: t | H
; claimed: 2*b*H*h*d_h/t = 2*b*q*H*h*d_h/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (* 2 (* v_H_per_t v_t) v_b v_d_h (* v_h_per_t v_t)) (* 2 (* v_H_per_t v_t) v_b v_d_h (* v_h_per_t v_t)))))
(check-sat)
(reset)
; claim 62882c9469584bed4eeb1a496b33069e17e2c3725206eeda435768eb77165374, text 1 of 1
; distribute_inference.named_equation.W_MLP@decode.tp.free-heads: W_MLP is the work of the mlp tasks of one rank
; assumed: q = 1
; assumed: t >= 2
; assumed: t | F
; assumed: t | H
; claimed: 4*b*H*F/t = 4*b*q*H*F/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (* 4 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b) (* 4 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b))))
(check-sat)
(reset)
; claim 0bf7ca7f643eda49a76af67d5629292e8742a2a33d2c51a998052a297359984a, text 1 of 1
; distribute_inference.named_equation.W_reduce@decode.tp.free-heads: every reduction at a boundary makes n·(t−1)/t local additions on a logical tensor of n elements
; assumed: q = 1
; assumed: t >= 2
; assumed: t | H
; claimed: 1 <= 2 and b*H*(t - 1)/t = b*q*H*(t - 1)/t and b*H*(t - 1)/t = b*q*H*(t - 1)/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (<= 1 2) (= (+ (* v_t (* (* v_H_per_t v_t) v_b)) (* (- 1) (* v_H_per_t v_t) v_b)) (* (* v_H_per_t v_t) v_b (+ (- 1) v_t))) (= (+ (* v_t (* (* v_H_per_t v_t) v_b)) (* (- 1) (* v_H_per_t v_t) v_b)) (* (* v_H_per_t v_t) v_b (+ (- 1) v_t))))))
(check-sat)
(reset)
