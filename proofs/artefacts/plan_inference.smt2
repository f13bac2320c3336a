; claim cded0a13bbdbab660ebfee46d1470a4afc05694f548a88a4f2caec23a1ccbd8b, text 1 of 1
; plan_inference.work_conservation.forward.attention.layer_norm: the plan's facts of forward.attention.layer_norm are the distributed work vector, its resources projections of it
; assumed: H = h*d_h
; claimed: 9*b*c*H = 9*b*c*H and H*e*(b*c + 2) = H*e*(b*c + 2) and b*c*H*e = b*c*H*e and 0 = 0 and 9*b*c*H = 9*b*c*H and 2*H*e*(b*c + 1) = 2*H*e*(b*c + 1) and 0 = 0
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
(assert (not (and (= (* 9 (* v_d_h v_h) v_b v_c) (* 9 (* v_d_h v_h) v_b v_c)) (= (+ (* 2 (* v_d_h v_h) v_e) (* (* v_d_h v_h) v_b v_c v_e)) (+ (* 2 (* v_d_h v_h) v_e) (* (* v_d_h v_h) v_b v_c v_e))) (= (* (* v_d_h v_h) v_b v_c v_e) (* (* v_d_h v_h) v_b v_c v_e)) (= 0 0) (= (* 9 (* v_d_h v_h) v_b v_c) (* 9 (* v_d_h v_h) v_b v_c)) (= (+ (* 2 (* v_d_h v_h) v_e) (* 2 (* v_d_h v_h) v_b v_c v_e)) (+ (* 2 (* v_d_h v_h) v_e) (* 2 (* v_d_h v_h) v_b v_c v_e))) (= 0 0))))
(check-sat)
(reset)
; claim f1a169ce3a0bbfd4e5027dd9bbe07a255b1a47ea8b5b4e3ddc099bdb82b99e02, text 1 of 1
; plan_inference.work_conservation.forward.attention.qkv: the plan's facts of forward.attention.qkv are the distributed work vector, its resources projections of it
; assumed: H = h*d_h
; claimed: 6*b*c*H**2 = 6*b*c*H**2 and H*e*(b*c + 3*H) = H*e*(b*c + 3*H) and 3*b*c*H*e = 3*b*c*H*e and 0 = 0 and 6*b*c*H**2 = 6*b*c*H**2 and H*e*(4*b*c + 3*H) = H*e*(4*b*c + 3*H) and 0 = 0
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
(assert (not (and (= (* 6 v_b v_c (* (* v_d_h v_h) (* v_d_h v_h))) (* 6 v_b v_c (* (* v_d_h v_h) (* v_d_h v_h)))) (= (+ (* 3 v_e (* (* v_d_h v_h) (* v_d_h v_h))) (* (* v_d_h v_h) v_b v_c v_e)) (+ (* 3 v_e (* (* v_d_h v_h) (* v_d_h v_h))) (* (* v_d_h v_h) v_b v_c v_e))) (= (* 3 (* v_d_h v_h) v_b v_c v_e) (* 3 (* v_d_h v_h) v_b v_c v_e)) (= 0 0) (= (* 6 v_b v_c (* (* v_d_h v_h) (* v_d_h v_h))) (* 6 v_b v_c (* (* v_d_h v_h) (* v_d_h v_h)))) (= (+ (* 3 v_e (* (* v_d_h v_h) (* v_d_h v_h))) (* 4 (* v_d_h v_h) v_b v_c v_e)) (+ (* 3 v_e (* (* v_d_h v_h) (* v_d_h v_h))) (* 4 (* v_d_h v_h) v_b v_c v_e))) (= 0 0))))
(check-sat)
(reset)
; claim 1f862fe0280de1ad83be60625c92ac8b7ecda9bb14c31d09c3b4822ea7795234, text 1 of 1
; plan_inference.work_conservation.forward.attention.kv_save: the plan's facts of forward.attention.kv_save are the distributed work vector, its resources projections of it
; assumed: H = h*d_h
; claimed: 0 = 0 and 2*b*c*H*e = 2*b*c*H*e and 2*b*c*H*e = 2*b*c*H*e and 0 = 0 and 0 = 0 and 4*b*c*H*e = 4*b*c*H*e and 0 = 0
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
(assert (not (and (= 0 0) (= (* 2 (* v_d_h v_h) v_b v_c v_e) (* 2 (* v_d_h v_h) v_b v_c v_e)) (= (* 2 (* v_d_h v_h) v_b v_c v_e) (* 2 (* v_d_h v_h) v_b v_c v_e)) (= 0 0) (= 0 0) (= (* 4 (* v_d_h v_h) v_b v_c v_e) (* 4 (* v_d_h v_h) v_b v_c v_e)) (= 0 0))))
(check-sat)
(reset)
; claim f0415ab977654f3878f8d36cc634c92064575f8033b78a53963dad0e487d5f30, text 1 of 1
; plan_inference.work_conservation.forward.attention.core: the plan's facts of forward.attention.core are the distributed work vector, its resources projections of it
; assumed: H = h*d_h
; claimed: b*c**2*(4*H + 5*h) = b*c**2*(4*H + 5*h) and 3*b*c*H*e = 3*b*c*H*e and b*c*H*e = b*c*H*e and 0 = 0 and b*c**2*(4*H + 5*h) = b*c**2*(4*H + 5*h) and 4*b*c*H*e = 4*b*c*H*e and 0 = 0
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
(assert (not (and (= (+ (* 4 (* v_d_h v_h) v_b (* v_c v_c)) (* 5 v_b v_h (* v_c v_c))) (+ (* 4 (* v_d_h v_h) v_b (* v_c v_c)) (* 5 v_b v_h (* v_c v_c)))) (= (* 3 (* v_d_h v_h) v_b v_c v_e) (* 3 (* v_d_h v_h) v_b v_c v_e)) (= (* (* v_d_h v_h) v_b v_c v_e) (* (* v_d_h v_h) v_b v_c v_e)) (= 0 0) (= (+ (* 4 (* v_d_h v_h) v_b (* v_c v_c)) (* 5 v_b v_h (* v_c v_c))) (+ (* 4 (* v_d_h v_h) v_b (* v_c v_c)) (* 5 v_b v_h (* v_c v_c)))) (= (* 4 (* v_d_h v_h) v_b v_c v_e) (* 4 (* v_d_h v_h) v_b v_c v_e)) (= 0 0))))
(check-sat)
(reset)
; claim ed89f9ae0f0a77432a1550a410b6d6e4081b233b72748a73470b7890944eedf8, text 1 of 1
; plan_inference.work_conservation.forward.attention.output_projection: the plan's facts of forward.attention.output_projection are the distributed work vector, its resources projections of it
; assumed: H = h*d_h
; claimed: 2*b*c*H**2 = 2*b*c*H**2 and H*e*(b*c + H) = H*e*(b*c + H) and b*c*H*e = b*c*H*e and 0 = 0 and 2*b*c*H**2 = 2*b*c*H**2 and H*e*(2*b*c + H) = H*e*(2*b*c + H) and 0 = 0
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
(assert (not (and (= (* 2 v_b v_c (* (* v_d_h v_h) (* v_d_h v_h))) (* 2 v_b v_c (* (* v_d_h v_h) (* v_d_h v_h)))) (= (+ (* v_e (* (* v_d_h v_h) (* v_d_h v_h))) (* (* v_d_h v_h) v_b v_c v_e)) (+ (* v_e (* (* v_d_h v_h) (* v_d_h v_h))) (* (* v_d_h v_h) v_b v_c v_e))) (= (* (* v_d_h v_h) v_b v_c v_e) (* (* v_d_h v_h) v_b v_c v_e)) (= 0 0) (= (* 2 v_b v_c (* (* v_d_h v_h) (* v_d_h v_h))) (* 2 v_b v_c (* (* v_d_h v_h) (* v_d_h v_h)))) (= (+ (* v_e (* (* v_d_h v_h) (* v_d_h v_h))) (* 2 (* v_d_h v_h) v_b v_c v_e)) (+ (* v_e (* (* v_d_h v_h) (* v_d_h v_h))) (* 2 (* v_d_h v_h) v_b v_c v_e))) (= 0 0))))
(check-sat)
(reset)
; claim 7e0812948f14ac18ada0738a708074a9963c5e2045bfe62e10c5761b6594c3d7, text 1 of 1
; plan_inference.work_conservation.forward.attention.residual: the plan's facts of forward.attention.residual are the distributed work vector, its resources projections of it
; assumed: H = h*d_h
; claimed: b*c*H = b*c*H and 2*b*c*H*e = 2*b*c*H*e and b*c*H*e = b*c*H*e and 0 = 0 and b*c*H = b*c*H and 3*b*c*H*e = 3*b*c*H*e and 0 = 0
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
(assert (not (and (= (* (* v_d_h v_h) v_b v_c) (* (* v_d_h v_h) v_b v_c)) (= (* 2 (* v_d_h v_h) v_b v_c v_e) (* 2 (* v_d_h v_h) v_b v_c v_e)) (= (* (* v_d_h v_h) v_b v_c v_e) (* (* v_d_h v_h) v_b v_c v_e)) (= 0 0) (= (* (* v_d_h v_h) v_b v_c) (* (* v_d_h v_h) v_b v_c)) (= (* 3 (* v_d_h v_h) v_b v_c v_e) (* 3 (* v_d_h v_h) v_b v_c v_e)) (= 0 0))))
(check-sat)
(reset)
; claim 2968ecffa81cdf3d0db5149cf1205492194c1b23980f13531f573c46541f3ef4, text 1 of 1
; plan_inference.work_conservation.forward.mlp.up: the plan's facts of forward.mlp.up are the distributed work vector, its resources projections of it
; assumed: H = h*d_h
; claimed: 2*b*c*H*F = 2*b*c*H*F and H*e*(b*c + F) = H*e*(b*c + F) and b*c*F*e = b*c*F*e and 0 = 0 and 2*b*c*H*F = 2*b*c*H*F and e*(b*c*H + b*c*F + H*F) = e*(b*c*H + b*c*F + H*F) and 0 = 0
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
(assert (not (and (= (* 2 v_F (* v_d_h v_h) v_b v_c) (* 2 v_F (* v_d_h v_h) v_b v_c)) (= (+ (* v_F (* v_d_h v_h) v_e) (* (* v_d_h v_h) v_b v_c v_e)) (+ (* v_F (* v_d_h v_h) v_e) (* (* v_d_h v_h) v_b v_c v_e))) (= (* v_F v_b v_c v_e) (* v_F v_b v_c v_e)) (= 0 0) (= (* 2 v_F (* v_d_h v_h) v_b v_c) (* 2 v_F (* v_d_h v_h) v_b v_c)) (= (+ (* v_F (* v_d_h v_h) v_e) (* v_F v_b v_c v_e) (* (* v_d_h v_h) v_b v_c v_e)) (+ (* v_F (* v_d_h v_h) v_e) (* v_F v_b v_c v_e) (* (* v_d_h v_h) v_b v_c v_e))) (= 0 0))))
(check-sat)
(reset)
; claim 613e7560dbe568b0182770b0863c7a50a3ebc505ae150753c680142b870f994d, text 1 of 1
; plan_inference.work_conservation.forward.mlp.gelu: the plan's facts of forward.mlp.gelu are the distributed work vector, its resources projections of it
; claimed: 8*b*c*F = 8*b*c*F and b*c*F*e = b*c*F*e and b*c*F*e = b*c*F*e and 0 = 0 and 8*b*c*F = 8*b*c*F and 2*b*c*F*e = 2*b*c*F*e and 0 = 0
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
(assert (not (and (= (* 8 v_F v_b v_c) (* 8 v_F v_b v_c)) (= (* v_F v_b v_c v_e) (* v_F v_b v_c v_e)) (= (* v_F v_b v_c v_e) (* v_F v_b v_c v_e)) (= 0 0) (= (* 8 v_F v_b v_c) (* 8 v_F v_b v_c)) (= (* 2 v_F v_b v_c v_e) (* 2 v_F v_b v_c v_e)) (= 0 0))))
(check-sat)
(reset)
; claim 8aa829335df1bc59b5cc4ddb80f6132362df707a02b1eaf0b455ef65304709b6, text 1 of 1
; plan_inference.work_conservation.forward.mlp.down: the plan's facts of forward.mlp.down are the distributed work vector, its resources projections of it
; assumed: H = h*d_h
; claimed: 2*b*c*H*F = 2*b*c*H*F and F*e*(b*c + H) = F*e*(b*c + H) and b*c*H*e = b*c*H*e and 0 = 0 and 2*b*c*H*F = 2*b*c*H*F and e*(b*c*H + b*c*F + H*F) = e*(b*c*H + b*c*F + H*F) and 0 = 0
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
(assert (not (and (= (* 2 v_F (* v_d_h v_h) v_b v_c) (* 2 v_F (* v_d_h v_h) v_b v_c)) (= (+ (* v_F (* v_d_h v_h) v_e) (* v_F v_b v_c v_e)) (+ (* v_F (* v_d_h v_h) v_e) (* v_F v_b v_c v_e))) (= (* (* v_d_h v_h) v_b v_c v_e) (* (* v_d_h v_h) v_b v_c v_e)) (= 0 0) (= (* 2 v_F (* v_d_h v_h) v_b v_c) (* 2 v_F (* v_d_h v_h) v_b v_c)) (= (+ (* v_F (* v_d_h v_h) v_e) (* v_F v_b v_c v_e) (* (* v_d_h v_h) v_b v_c v_e)) (+ (* v_F (* v_d_h v_h) v_e) (* v_F v_b v_c v_e) (* (* v_d_h v_h) v_b v_c v_e))) (= 0 0))))
(check-sat)
(reset)
; claim 94414ce33b0163f4abcdc8bc840d3d263db50aafe0660ee14edf66a159d3ca19, text 1 of 1
; plan_inference.work_conservation.total: the plan as a whole spends what the distribution spends
; assumed: H = h*d_h
; claimed: b*c*(4*c*H + 5*c*h + 8*H**2 + 4*H*F + 20*H + 8*F) = b*c*(4*c*H + 5*c*h + 8*H**2 + 4*H*F + 20*H + 8*F) and 2*e*(7*b*c*H + b*c*F + 2*H**2 + H*F + 2*H) = 2*e*(7*b*c*H + b*c*F + 2*H**2 + H*F + 2*H) and 2*b*c*e*(6*H + F) = 2*b*c*e*(6*H + F) and 0 = 0
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
(assert (not (and (= (+ (* 4 (* v_d_h v_h) v_b (* v_c v_c)) (* 5 v_b v_h (* v_c v_c)) (* 8 v_F v_b v_c) (* 8 v_b v_c (* (* v_d_h v_h) (* v_d_h v_h))) (* 20 (* v_d_h v_h) v_b v_c) (* 4 v_F (* v_d_h v_h) v_b v_c)) (+ (* 4 (* v_d_h v_h) v_b (* v_c v_c)) (* 5 v_b v_h (* v_c v_c)) (* 8 v_F v_b v_c) (* 8 v_b v_c (* (* v_d_h v_h) (* v_d_h v_h))) (* 20 (* v_d_h v_h) v_b v_c) (* 4 v_F (* v_d_h v_h) v_b v_c))) (= (+ (* 4 (* v_d_h v_h) v_e) (* 4 v_e (* (* v_d_h v_h) (* v_d_h v_h))) (* 2 v_F (* v_d_h v_h) v_e) (* 2 v_F v_b v_c v_e) (* 14 (* v_d_h v_h) v_b v_c v_e)) (+ (* 4 (* v_d_h v_h) v_e) (* 4 v_e (* (* v_d_h v_h) (* v_d_h v_h))) (* 2 v_F (* v_d_h v_h) v_e) (* 2 v_F v_b v_c v_e) (* 14 (* v_d_h v_h) v_b v_c v_e))) (= (+ (* 2 v_F v_b v_c v_e) (* 12 (* v_d_h v_h) v_b v_c v_e)) (+ (* 2 v_F v_b v_c v_e) (* 12 (* v_d_h v_h) v_b v_c v_e))) (= 0 0))))
(check-sat)
(reset)
; claim d1f3f05a1ac36dbb0363ac1ddc9de58145a25381ecdcd877df815c5e95dd7437, text 1 of 1
; plan_inference.memory_facts.kv_cache: the kv cache of the block are the sum of its buffers and the closed form
; assumed: H = h*d_h
; assumed: t = 1
; claimed: 2*b*c*H*e = 2*b*c*H*e and 2*b*c*H*e is a non-negative integer and 2*b*c*H*e = 2*b*c*H*e/t
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
(assert (not (and (= (* 2 (* v_d_h v_h) v_b v_c v_e) (* 2 (* v_d_h v_h) v_b v_c v_e)) (and (= (* 2 (* v_d_h v_h) v_b v_c v_e) (* 2 v_b v_c v_d_h v_e v_h)) (>= (* 2 v_b v_c v_d_h v_e v_h) 0)) (= (* 1 (* 2 (* v_d_h v_h) v_b v_c v_e)) (* 2 (* v_d_h v_h) v_b v_c v_e)))))
(check-sat)
(reset)
; claim c8426ddb02a88dbd8794b027ef9800729836761b0eb4158e5521b2894b3f0bca, text 1 of 1
; plan_inference.memory_facts.workspace: the workspace of the block are the sum of its buffers and the closed form
; assumed: H = h*d_h
; claimed: e*(b*c*H + max(b*c*F, 3*b*c*H, b*c**2*h)) = e*(b*c*H + max(b*c*F, 3*b*c*H, b*c**2*h)) and e*(b*c*H + max(b*c*F, 3*b*c*H, b*c**2*h)) is a non-negative integer
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
(declare-const v_max_0 Int)
(declare-const v_max_1 Int)
(assert (>= v_max_0 (* v_F v_b v_c)))
(assert (>= v_max_0 (* 3 (* v_d_h v_h) v_b v_c)))
(assert (>= v_max_0 (* v_b v_h (* v_c v_c))))
(assert (or (= v_max_0 (* v_F v_b v_c)) (= v_max_0 (* 3 (* v_d_h v_h) v_b v_c)) (= v_max_0 (* v_b v_h (* v_c v_c)))))
(assert (>= v_max_1 (* v_F v_b v_c)))
(assert (>= v_max_1 (* v_b v_h (* v_c v_c))))
(assert (>= v_max_1 (* 3 v_b v_c v_d_h v_h)))
(assert (or (= v_max_1 (* v_F v_b v_c)) (= v_max_1 (* v_b v_h (* v_c v_c))) (= v_max_1 (* 3 v_b v_c v_d_h v_h))))
(assert (not (and (= (+ (* v_e v_max_0) (* (* v_d_h v_h) v_b v_c v_e)) (+ (* v_e v_max_0) (* (* v_d_h v_h) v_b v_c v_e))) (and (= (+ (* v_e v_max_0) (* (* v_d_h v_h) v_b v_c v_e)) (+ (* v_e v_max_1) (* v_b v_c v_d_h v_e v_h))) (>= (+ (* v_e v_max_1) (* v_b v_c v_d_h v_e v_h)) 0)))))
(check-sat)
(reset)
; claim 0d981e802d3bbd83e1873e638726558885eef46ef0fd22cb499cdb9cfd942ff6, text 1 of 1
; plan_inference.memory_facts.boundary: input and output of the block are boundary tensors
; assumed: q = c
; assumed: H = h*d_h
; claimed: b*c*H*e = b*q*H*e and b*c*H*e = b*q*H*e
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
(assert (not (and (= (* (* v_d_h v_h) v_b v_c v_e) (* (* v_d_h v_h) v_b v_e v_c)) (= (* (* v_d_h v_h) v_b v_c v_e) (* (* v_d_h v_h) v_b v_e v_c)))))
(check-sat)
(reset)
; claim a0d48cc76d72a72ed8d7919c32911c4d9abeb181d5e84ce797adf5af2a55959f, text 1 of 1
; plan_inference.work_conservation.descriptions: every portable task keeps place, layer, phase, category, dependencies, effects and requirement
; claimed: 11 = 11 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (= 11 11) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1))))
(check-sat)
(reset)
; claim 11ca3f1f8682b875000e384a4e87783d1a367ab272adae2247b41b0504747c5f, text 1 of 1
; plan_inference.work_conservation.groups: concurrency groups are the generations of the dependency graph
; claimed: 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (= 0 0)))
(check-sat)
(reset)
; claim 89f7f8d16bd2bc7137bd6cef256049c94f3702905fbf4cd9399b32da72601f6b, text 1 of 1
; plan_inference.KV_state.size: the ranks together keep 2bcHe bytes of keys and values
; assumed: H = h*d_h
; assumed: t = 1
; claimed: 2*b*c*H*e*t = 2*b*c*H*e
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
(assert (not (= (* 2 (* v_d_h v_h) v_b v_c v_e) (* 2 (* v_d_h v_h) v_b v_c v_e))))
(check-sat)
(reset)
; claim 6305e11ecc213e0108b0688f1f11f3ac121533a4819af494103c71f1a9066141, text 1 of 1
; plan_inference.KV_state.ends: the cache's buffer is produced and consumed by exactly the tasks whose effects write and read it
; claimed: 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 1 = 1 and 1 = 1 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 1 1) (= 1 1) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 07415fef32d799b9067803e276a4e63a41544569acd4c6a1ff251acac69fdbad, text 1 of 1
; plan_inference.workspace.alternatives: the attention core names dense, flash and paged attention, no other task an alternative, and none is chosen
; claimed: 1 <= 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (<= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1))))
(check-sat)
(reset)
; claim fd07dccf968a35cedd9f397a8017c2bb8c4fdbb5f5096f6e9fbc8e2e65386674, text 1 of 1
; plan_inference.named_equation.C_workspace: the workspace is the boundary tensor and the largest intermediate
; assumed: q = c
; assumed: H = h*d_h
; assumed: t = 1
; claimed: e*(b*c*H + max(b*c*F, 3*b*c*H, b*c**2*h)) = e*(b*q*H + max(b*q*F/t, 3*b*q*H/t, b*q*c*h/t))
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
(declare-const v_max_0 Int)
(declare-const v_max_1 Int)
(assert (>= v_max_0 (* v_F v_b v_c)))
(assert (>= v_max_0 (* 3 (* v_d_h v_h) v_b v_c)))
(assert (>= v_max_0 (* v_b v_h (* v_c v_c))))
(assert (or (= v_max_0 (* v_F v_b v_c)) (= v_max_0 (* 3 (* v_d_h v_h) v_b v_c)) (= v_max_0 (* v_b v_h (* v_c v_c)))))
(assert (>= v_max_1 (* v_F v_b v_c)))
(assert (>= v_max_1 (* 3 (* v_d_h v_h) v_b v_c)))
(assert (>= v_max_1 (* v_b v_c v_h v_c)))
(assert (or (= v_max_1 (* v_F v_b v_c)) (= v_max_1 (* 3 (* v_d_h v_h) v_b v_c)) (= v_max_1 (* v_b v_c v_h v_c))))
(assert (not (= (* 1 (+ (* v_e v_max_0) (* (* v_d_h v_h) v_b v_c v_e))) (+ (* v_e v_max_1) (* 1 (* (* v_d_h v_h) v_b v_e v_c))))))
(check-sat)
(reset)
; claim 46448a03c299fcf9af7bda801b9c14d6e29be5a6e0da7ec5f9cd0ab5f1eef0ef, text 1 of 1
; plan_inference.workspace.bound: the workspace holds the boundary tensor and any one intermediate
; assumed: q = c
; assumed: H = h*d_h
; claimed: b*q*H*e <= e*(b*c*H + max(b*c*F, 3*b*c*H, b*c**2*h)) and b*H*e*(q + 3*c) <= e*(b*c*H + max(b*c*F, 3*b*c*H, b*c**2*h)) and b*H*e*(q + c) <= e*(b*c*H + max(b*c*F, 3*b*c*H, b*c**2*h)) and b*e*(q*H + c**2*h) <= e*(b*c*H + max(b*c*F, 3*b*c*H, b*c**2*h)) and b*e*(q*H + c*F) <= e*(b*c*H + max(b*c*F, 3*b*c*H, b*c**2*h)) and b*e*(q*H + c*F) <= e*(b*c*H + max(b*c*F, 3*b*c*H, b*c**2*h))
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
(declare-const v_max_0 Int)
(assert (>= v_max_0 (* v_F v_b v_c)))
(assert (>= v_max_0 (* 3 (* v_d_h v_h) v_b v_c)))
(assert (>= v_max_0 (* v_b v_h (* v_c v_c))))
(assert (or (= v_max_0 (* v_F v_b v_c)) (= v_max_0 (* 3 (* v_d_h v_h) v_b v_c)) (= v_max_0 (* v_b v_h (* v_c v_c)))))
(assert (not (and (<= (* (* v_d_h v_h) v_b v_e v_c) (+ (* v_e v_max_0) (* (* v_d_h v_h) v_b v_c v_e))) (<= (+ (* (* v_d_h v_h) v_b v_e v_c) (* 3 (* v_d_h v_h) v_b v_c v_e)) (+ (* v_e v_max_0) (* (* v_d_h v_h) v_b v_c v_e))) (<= (+ (* (* v_d_h v_h) v_b v_c v_e) (* (* v_d_h v_h) v_b v_e v_c)) (+ (* v_e v_max_0) (* (* v_d_h v_h) v_b v_c v_e))) (<= (+ (* (* v_d_h v_h) v_b v_e v_c) (* v_b v_e v_h (* v_c v_c))) (+ (* v_e v_max_0) (* (* v_d_h v_h) v_b v_c v_e))) (<= (+ (* v_F v_b v_c v_e) (* (* v_d_h v_h) v_b v_e v_c)) (+ (* v_e v_max_0) (* (* v_d_h v_h) v_b v_c v_e))) (<= (+ (* v_F v_b v_c v_e) (* (* v_d_h v_h) v_b v_e v_c)) (+ (* v_e v_max_0) (* (* v_d_h v_h) v_b v_c v_e))))))
(check-sat)
(reset)
; claim b719fc2c847c69355b2cce975f8dff9f296bfe12b089fd919b54c723ca3157c8, text 1 of 1
; plan_inference.workspace.attained: some intermediate needs all of the workspace: no smaller bound holds
; assumed: q = c
; assumed: H = h*d_h
; claimed: e*(b*c*H + max(b*c*F, 3*b*c*H, b*c**2*h)) = b*q*H*e or e*(b*c*H + max(b*c*F, 3*b*c*H, b*c**2*h)) = b*H*e*(q + 3*c) or e*(b*c*H + max(b*c*F, 3*b*c*H, b*c**2*h)) = b*H*e*(q + c) or e*(b*c*H + max(b*c*F, 3*b*c*H, b*c**2*h)) = b*e*(q*H + c**2*h) or e*(b*c*H + max(b*c*F, 3*b*c*H, b*c**2*h)) = b*e*(q*H + c*F) or e*(b*c*H + max(b*c*F, 3*b*c*H, b*c**2*h)) = b*e*(q*H + c*F)
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
(declare-const v_max_0 Int)
(assert (>= v_max_0 (* v_F v_b v_c)))
(assert (>= v_max_0 (* 3 (* v_d_h v_h) v_b v_c)))
(assert (>= v_max_0 (* v_b v_h (* v_c v_c))))
(assert (or (= v_max_0 (* v_F v_b v_c)) (= v_max_0 (* 3 (* v_d_h v_h) v_b v_c)) (= v_max_0 (* v_b v_h (* v_c v_c)))))
(assert (not (or (= (+ (* v_e v_max_0) (* (* v_d_h v_h) v_b v_c v_e)) (* (* v_d_h v_h) v_b v_e v_c)) (= (+ (* v_e v_max_0) (* (* v_d_h v_h) v_b v_c v_e)) (+ (* (* v_d_h v_h) v_b v_e v_c) (* 3 (* v_d_h v_h) v_b v_c v_e))) (= (+ (* v_e v_max_0) (* (* v_d_h v_h) v_b v_c v_e)) (+ (* (* v_d_h v_h) v_b v_c v_e) (* (* v_d_h v_h) v_b v_e v_c))) (= (+ (* v_e v_max_0) (* (* v_d_h v_h) v_b v_c v_e)) (+ (* (* v_d_h v_h) v_b v_e v_c) (* v_b v_e v_h (* v_c v_c)))) (= (+ (* v_e v_max_0) (* (* v_d_h v_h) v_b v_c v_e)) (+ (* v_F v_b v_c v_e) (* (* v_d_h v_h) v_b v_e v_c))) (= (+ (* v_e v_max_0) (* (* v_d_h v_h) v_b v_c v_e)) (+ (* v_F v_b v_c v_e) (* (* v_d_h v_h) v_b v_e v_c))))))
(check-sat)
(reset)
; claim 2f8d3f42a24225e344ac31c7d510eb03c3cddfae5a371521f1981a17f1d780f1, text 1 of 1
; plan_inference.workspace.monotone.b: the workspace never falls when b grows
; assumed: q = c
; assumed: H = h*d_h
; assumed: t = 1
; claimed: e*(b*q*H + max(b*q*F/t, 3*b*q*H/t, b*q*c*h/t)) <= e*(b*q*H + q*H + max(q*F*(b + 1)/t, 3*q*H*(b + 1)/t, q*c*h*(b + 1)/t))
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
(declare-const v_max_0 Int)
(declare-const v_max_1 Int)
(assert (>= v_max_0 (* v_F v_b v_c)))
(assert (>= v_max_0 (* 3 (* v_d_h v_h) v_b v_c)))
(assert (>= v_max_0 (* v_b v_c v_h v_c)))
(assert (or (= v_max_0 (* v_F v_b v_c)) (= v_max_0 (* 3 (* v_d_h v_h) v_b v_c)) (= v_max_0 (* v_b v_c v_h v_c))))
(assert (>= v_max_1 (+ (* v_F v_c) (* v_F v_b v_c))))
(assert (>= v_max_1 (+ (* 3 (* v_d_h v_h) v_c) (* 3 (* v_d_h v_h) v_b v_c))))
(assert (>= v_max_1 (+ (* v_c v_h v_c) (* v_b v_c v_h v_c))))
(assert (or (= v_max_1 (+ (* v_F v_c) (* v_F v_b v_c))) (= v_max_1 (+ (* 3 (* v_d_h v_h) v_c) (* 3 (* v_d_h v_h) v_b v_c))) (= v_max_1 (+ (* v_c v_h v_c) (* v_b v_c v_h v_c)))))
(assert (not (<= (+ (* v_e v_max_0) (* 1 (* (* v_d_h v_h) v_b v_e v_c))) (+ (* v_e v_max_1) (* 1 (* (* v_d_h v_h) v_e v_c)) (* 1 (* (* v_d_h v_h) v_b v_e v_c))))))
(check-sat)
(reset)
; claim f4505ee999b975d1d3c03a65851c236a6546afa15aa9a527bf5f9064db91763b, text 1 of 1
; plan_inference.workspace.monotone.q: the workspace never falls when q grows
; assumed: q = c
; assumed: H = h*d_h
; assumed: t = 1
; claimed: e*(b*q*H + max(b*q*F/t, 3*b*q*H/t, b*q*c*h/t)) <= e*(b*q*H + b*H + max(b*F*(q + 1)/t, 3*b*H*(q + 1)/t, b*c*h*(q + 1)/t))
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
(declare-const v_max_0 Int)
(declare-const v_max_1 Int)
(assert (>= v_max_0 (* v_F v_b v_c)))
(assert (>= v_max_0 (* 3 (* v_d_h v_h) v_b v_c)))
(assert (>= v_max_0 (* v_b v_c v_h v_c)))
(assert (or (= v_max_0 (* v_F v_b v_c)) (= v_max_0 (* 3 (* v_d_h v_h) v_b v_c)) (= v_max_0 (* v_b v_c v_h v_c))))
(assert (>= v_max_1 (+ (* v_F v_b) (* v_F v_b v_c))))
(assert (>= v_max_1 (+ (* 3 (* v_d_h v_h) v_b) (* 3 (* v_d_h v_h) v_b v_c))))
(assert (>= v_max_1 (+ (* v_b v_c v_h) (* v_b v_c v_h v_c))))
(assert (or (= v_max_1 (+ (* v_F v_b) (* v_F v_b v_c))) (= v_max_1 (+ (* 3 (* v_d_h v_h) v_b) (* 3 (* v_d_h v_h) v_b v_c))) (= v_max_1 (+ (* v_b v_c v_h) (* v_b v_c v_h v_c)))))
(assert (not (<= (+ (* v_e v_max_0) (* 1 (* (* v_d_h v_h) v_b v_e v_c))) (+ (* v_e v_max_1) (* 1 (* (* v_d_h v_h) v_b v_e)) (* 1 (* (* v_d_h v_h) v_b v_e v_c))))))
(check-sat)
(reset)
; claim d6a0ba4130565097387d7ae8856cbda3ad68f6a8000c2b29a13959dfa94a42e4, text 1 of 1
; plan_inference.workspace.monotone.c: the workspace never falls when c grows
; assumed: q = c
; assumed: H = h*d_h
; assumed: t = 1
; claimed: e*(b*q*H + max(b*q*F/t, 3*b*q*H/t, b*q*c*h/t)) <= e*(b*q*H + max(b*q*F/t, 3*b*q*H/t, b*q*h*(c + 1)/t))
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
(declare-const v_max_0 Int)
(declare-const v_max_1 Int)
(assert (>= v_max_0 (* v_F v_b v_c)))
(assert (>= v_max_0 (* 3 (* v_d_h v_h) v_b v_c)))
(assert (>= v_max_0 (* v_b v_c v_h v_c)))
(assert (or (= v_max_0 (* v_F v_b v_c)) (= v_max_0 (* 3 (* v_d_h v_h) v_b v_c)) (= v_max_0 (* v_b v_c v_h v_c))))
(assert (>= v_max_1 (* v_F v_b v_c)))
(assert (>= v_max_1 (* 3 (* v_d_h v_h) v_b v_c)))
(assert (>= v_max_1 (+ (* v_b v_h v_c) (* v_b v_c v_h v_c))))
(assert (or (= v_max_1 (* v_F v_b v_c)) (= v_max_1 (* 3 (* v_d_h v_h) v_b v_c)) (= v_max_1 (+ (* v_b v_h v_c) (* v_b v_c v_h v_c)))))
(assert (not (<= (+ (* v_e v_max_0) (* 1 (* (* v_d_h v_h) v_b v_e v_c))) (+ (* v_e v_max_1) (* 1 (* (* v_d_h v_h) v_b v_e v_c))))))
(check-sat)
(reset)
; claim fc449f36f100a42c903f8145356b5d9c9b161452e452609b51a4eac81d918a61, text 1 of 1
; plan_inference.integrality.flops.qkv: forward work of the QKV projections is a non-negative integer
; assumed: H = h*d_h
; claimed: 6*b*c*H**2 is a non-negative integer
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
(assert (not (and (= (* 6 v_b v_c (* (* v_d_h v_h) (* v_d_h v_h))) (* 6 v_b v_c (* v_d_h v_d_h) (* v_h v_h))) (>= (* 6 v_b v_c (* v_d_h v_d_h) (* v_h v_h)) 0))))
(check-sat)
(reset)
; claim b47064b3922a3b88c12682e1475d3d8c670ff33a584505f1fa185481930e68d3, text 1 of 1
; plan_inference.integrality.flops.attention_matmul: forward work of queries × keys and probabilities × values is a non-negative integer
; assumed: H = h*d_h
; claimed: 4*b*c**2*H is a non-negative integer
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
(assert (not (and (= (* 4 (* v_d_h v_h) v_b (* v_c v_c)) (* 4 v_b v_d_h v_h (* v_c v_c))) (>= (* 4 v_b v_d_h v_h (* v_c v_c)) 0))))
(check-sat)
(reset)
; claim ff03247ad3440a5c101ee23aee180df5fdcfdd3b7a52902feb270566251b0888, text 1 of 1
; plan_inference.integrality.flops.attention_core: forward work of the attention core, softmax and its dropout included is a non-negative integer
; assumed: H = h*d_h
; claimed: b*c**2*(4*H + 5*h) is a non-negative integer
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
(assert (not (and (= (+ (* 4 (* v_d_h v_h) v_b (* v_c v_c)) (* 5 v_b v_h (* v_c v_c))) (+ (* 5 v_b v_h (* v_c v_c)) (* 4 v_b v_d_h v_h (* v_c v_c)))) (>= (+ (* 5 v_b v_h (* v_c v_c)) (* 4 v_b v_d_h v_h (* v_c v_c))) 0))))
(check-sat)
(reset)
; claim 27318a2115db5f4caed0c8fc4929e75515b6b8380c1efa4bdb959a73f4c92ada, text 1 of 1
; plan_inference.integrality.flops.output: forward work of the output projection is a non-negative integer
; assumed: H = h*d_h
; claimed: 2*b*c*H**2 is a non-negative integer
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
(assert (not (and (= (* 2 v_b v_c (* (* v_d_h v_h) (* v_d_h v_h))) (* 2 v_b v_c (* v_d_h v_d_h) (* v_h v_h))) (>= (* 2 v_b v_c (* v_d_h v_d_h) (* v_h v_h)) 0))))
(check-sat)
(reset)
; claim 4e23ec0766ab5409fa983a1d3574c38a4b72a27785369385011b718b3c5d82bb, text 1 of 1
; plan_inference.integrality.flops.mlp: forward work of the MLP's products is a non-negative integer
; assumed: H = h*d_h
; claimed: 4*b*c*H*F is a non-negative integer
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
(assert (not (and (= (* 4 v_F (* v_d_h v_h) v_b v_c) (* 4 v_F v_b v_c v_d_h v_h)) (>= (* 4 v_F v_b v_c v_d_h v_h) 0))))
(check-sat)
(reset)
; claim ef9f4603837e72c75de9e4c0591f65d20f3dc0cf18e27d284cff94083342c11a, text 1 of 1
; plan_inference.integrality.flops.matmul: work of all products, all phases is a non-negative integer
; assumed: H = h*d_h
; claimed: 4*b*c*H*(c + 2*H + F) is a non-negative integer
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
(assert (not (and (= (+ (* 4 (* v_d_h v_h) v_b (* v_c v_c)) (* 8 v_b v_c (* (* v_d_h v_h) (* v_d_h v_h))) (* 4 v_F (* v_d_h v_h) v_b v_c)) (+ (* 4 v_b v_d_h v_h (* v_c v_c)) (* 8 v_b v_c (* v_d_h v_d_h) (* v_h v_h)) (* 4 v_F v_b v_c v_d_h v_h))) (>= (+ (* 4 v_b v_d_h v_h (* v_c v_c)) (* 8 v_b v_c (* v_d_h v_d_h) (* v_h v_h)) (* 4 v_F v_b v_c v_d_h v_h)) 0))))
(check-sat)
(reset)
; claim 48f99d4f3a57168fa15ef2d85548ada477c8f2dab586681255e99fc25ea0f313, text 1 of 1
; plan_inference.integrality.flops.forward: forward work, reductions included is a non-negative integer
; assumed: H = h*d_h
; claimed: b*c*(4*c*H + 5*c*h + 8*H**2 + 4*H*F + 20*H + 8*F) is a non-negative integer
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
(assert (not (and (= (+ (* 4 (* v_d_h v_h) v_b (* v_c v_c)) (* 5 v_b v_h (* v_c v_c)) (* 8 v_F v_b v_c) (* 8 v_b v_c (* (* v_d_h v_h) (* v_d_h v_h))) (* 20 (* v_d_h v_h) v_b v_c) (* 4 v_F (* v_d_h v_h) v_b v_c)) (+ (* 5 v_b v_h (* v_c v_c)) (* 8 v_F v_b v_c) (* 4 v_b v_d_h v_h (* v_c v_c)) (* 8 v_b v_c (* v_d_h v_d_h) (* v_h v_h)) (* 20 v_b v_c v_d_h v_h) (* 4 v_F v_b v_c v_d_h v_h))) (>= (+ (* 5 v_b v_h (* v_c v_c)) (* 8 v_F v_b v_c) (* 4 v_b v_d_h v_h (* v_c v_c)) (* 8 v_b v_c (* v_d_h v_d_h) (* v_h v_h)) (* 20 v_b v_c v_d_h v_h) (* 4 v_F v_b v_c v_d_h v_h)) 0))))
(check-sat)
(reset)
; claim a8edb733a348670a073cd094027bfe52464f107d6cf69d51298e539d152e2df5, text 1 of 1
; plan_inference.integrality.bytes.read: bytes read by all tasks is a non-negative integer
; assumed: H = h*d_h
; claimed: 2*e*(7*b*c*H + b*c*F + 2*H**2 + H*F + 2*H) is a non-negative integer
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
(assert (not (and (= (+ (* 4 (* v_d_h v_h) v_e) (* 4 v_e (* (* v_d_h v_h) (* v_d_h v_h))) (* 2 v_F (* v_d_h v_h) v_e) (* 2 v_F v_b v_c v_e) (* 14 (* v_d_h v_h) v_b v_c v_e)) (+ (* 4 v_d_h v_e v_h) (* 4 v_e (* v_d_h v_d_h) (* v_h v_h)) (* 2 v_F v_b v_c v_e) (* 2 v_F v_d_h v_e v_h) (* 14 v_b v_c v_d_h v_e v_h))) (>= (+ (* 4 v_d_h v_e v_h) (* 4 v_e (* v_d_h v_d_h) (* v_h v_h)) (* 2 v_F v_b v_c v_e) (* 2 v_F v_d_h v_e v_h) (* 14 v_b v_c v_d_h v_e v_h)) 0))))
(check-sat)
(reset)
; claim 8b3422d682b591e7aa24e6d4aae6f036ed69f41bb46b89c8ff483f0f1ac086c9, text 1 of 1
; plan_inference.integrality.bytes.written: bytes written by all tasks is a non-negative integer
; assumed: H = h*d_h
; claimed: 2*b*c*e*(6*H + F) is a non-negative integer
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
(assert (not (and (= (+ (* 2 v_F v_b v_c v_e) (* 12 (* v_d_h v_h) v_b v_c v_e)) (+ (* 2 v_F v_b v_c v_e) (* 12 v_b v_c v_d_h v_e v_h))) (>= (+ (* 2 v_F v_b v_c v_e) (* 12 v_b v_c v_d_h v_e v_h)) 0))))
(check-sat)
(reset)
; claim e3655687fd093ee21152614ca1889d56ef4e14663046516cee3c06b8861befc7, text 1 of 1
; plan_inference.integrality.memory.kv_cache: bytes of cached keys and values is a non-negative integer
; assumed: H = h*d_h
; claimed: 2*b*c*H*e is a non-negative integer
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
(assert (not (and (= (* 2 (* v_d_h v_h) v_b v_c v_e) (* 2 v_b v_c v_d_h v_e v_h)) (>= (* 2 v_b v_c v_d_h v_e v_h) 0))))
(check-sat)
(reset)
; claim 90dcf64706487d2b701f1fe2a76f2c49eaede176f73ea7b4ac8e2f7ccf95a696, text 1 of 1
; plan_inference.integrality.memory.workspace: bytes of workspace where nothing is fused is a non-negative integer
; assumed: H = h*d_h
; claimed: e*(b*c*H + max(b*c*F, 3*b*c*H, b*c**2*h)) is a non-negative integer
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
(declare-const v_max_0 Int)
(declare-const v_max_1 Int)
(assert (>= v_max_0 (* v_F v_b v_c)))
(assert (>= v_max_0 (* 3 (* v_d_h v_h) v_b v_c)))
(assert (>= v_max_0 (* v_b v_h (* v_c v_c))))
(assert (or (= v_max_0 (* v_F v_b v_c)) (= v_max_0 (* 3 (* v_d_h v_h) v_b v_c)) (= v_max_0 (* v_b v_h (* v_c v_c)))))
(assert (>= v_max_1 (* v_F v_b v_c)))
(assert (>= v_max_1 (* v_b v_h (* v_c v_c))))
(assert (>= v_max_1 (* 3 v_b v_c v_d_h v_h)))
(assert (or (= v_max_1 (* v_F v_b v_c)) (= v_max_1 (* v_b v_h (* v_c v_c))) (= v_max_1 (* 3 v_b v_c v_d_h v_h))))
(assert (not (and (= (+ (* v_e v_max_0) (* (* v_d_h v_h) v_b v_c v_e)) (+ (* v_e v_max_1) (* v_b v_c v_d_h v_e v_h))) (>= (+ (* v_e v_max_1) (* v_b v_c v_d_h v_e v_h)) 0))))
(check-sat)
(reset)
; claim a7cfefc1aef95d242ce326299ba1ba8d92b292846a145a2e941010730f40c76b, text 1 of 1
; plan_inference.work_conservation.forward.attention.qkv@prefill.tp: the plan's facts of forward.attention.qkv are the distributed work vector, its resources projections of it
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 6*b*c*H**2/t = 6*b*c*H**2/t and H*e*(b*c*t + 3*H)/t = H*e*(b*c*t + 3*H)/t and 3*b*c*H*e/t = 3*b*c*H*e/t and 0 = 0 and 6*b*c*H**2/t = 6*b*c*H**2/t and H*e*(b*c*t + 3*b*c + 3*H)/t = H*e*(b*c*t + 3*b*c + 3*H)/t and 0 = 0
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
(assert (not (and (= (* 6 v_b v_c (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 6 v_b v_c (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t)))) (= (+ (* 3 v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_c v_e))) (+ (* 3 v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_c v_e)))) (= (* 3 (* v_d_h v_h_per_t v_t) v_b v_c v_e) (* 3 (* v_d_h v_h_per_t v_t) v_b v_c v_e)) (= 0 0) (= (* 6 v_b v_c (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 6 v_b v_c (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t)))) (= (+ (* 3 v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_c v_e)) (* 3 (* v_d_h v_h_per_t v_t) v_b v_c v_e)) (+ (* 3 v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_c v_e)) (* 3 (* v_d_h v_h_per_t v_t) v_b v_c v_e))) (= 0 0))))
(check-sat)
(reset)
; claim c55d4d819f5f184fab02ead0cf797dc027bdef17759d687610c78de9a9278ee0, text 1 of 1
; plan_inference.work_conservation.forward.attention.kv_save@prefill.tp: the plan's facts of forward.attention.kv_save are the distributed work vector, its resources projections of it
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 0 = 0 and 2*b*c*H*e/t = 2*b*c*H*e/t and 2*b*c*H*e/t = 2*b*c*H*e/t and 0 = 0 and 0 = 0 and 4*b*c*H*e/t = 4*b*c*H*e/t and 0 = 0
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
(assert (not (and (= 0 0) (= (* 2 (* v_d_h v_h_per_t v_t) v_b v_c v_e) (* 2 (* v_d_h v_h_per_t v_t) v_b v_c v_e)) (= (* 2 (* v_d_h v_h_per_t v_t) v_b v_c v_e) (* 2 (* v_d_h v_h_per_t v_t) v_b v_c v_e)) (= 0 0) (= 0 0) (= (* 4 (* v_d_h v_h_per_t v_t) v_b v_c v_e) (* 4 (* v_d_h v_h_per_t v_t) v_b v_c v_e)) (= 0 0))))
(check-sat)
(reset)
; claim 23b21ad26a274e741422731500abb6dda8d8a6578cd532a2822bf5f0eb76f915, text 1 of 1
; plan_inference.work_conservation.forward.attention.core@prefill.tp: the plan's facts of forward.attention.core are the distributed work vector, its resources projections of it
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: b*c**2*(4*H + 5*h)/t = b*c**2*(4*H + 5*h)/t and 3*b*c*H*e/t = 3*b*c*H*e/t and b*c*H*e/t = b*c*H*e/t and 0 = 0 and b*c**2*(4*H + 5*h)/t = b*c**2*(4*H + 5*h)/t and 4*b*c*H*e/t = 4*b*c*H*e/t and 0 = 0
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
(assert (not (and (= (+ (* 4 (* v_d_h v_h_per_t v_t) v_b (* v_c v_c)) (* 5 v_b (* v_h_per_t v_t) (* v_c v_c))) (+ (* 4 (* v_d_h v_h_per_t v_t) v_b (* v_c v_c)) (* 5 v_b (* v_h_per_t v_t) (* v_c v_c)))) (= (* 3 (* v_d_h v_h_per_t v_t) v_b v_c v_e) (* 3 (* v_d_h v_h_per_t v_t) v_b v_c v_e)) (= (* (* v_d_h v_h_per_t v_t) v_b v_c v_e) (* (* v_d_h v_h_per_t v_t) v_b v_c v_e)) (= 0 0) (= (+ (* 4 (* v_d_h v_h_per_t v_t) v_b (* v_c v_c)) (* 5 v_b (* v_h_per_t v_t) (* v_c v_c))) (+ (* 4 (* v_d_h v_h_per_t v_t) v_b (* v_c v_c)) (* 5 v_b (* v_h_per_t v_t) (* v_c v_c)))) (= (* 4 (* v_d_h v_h_per_t v_t) v_b v_c v_e) (* 4 (* v_d_h v_h_per_t v_t) v_b v_c v_e)) (= 0 0))))
(check-sat)
(reset)
; claim ce08ff6f20a3db394628a99500b5946502ff51f20e47f16b3e6cc0c29f758440, text 1 of 1
; plan_inference.work_conservation.forward.attention.output_projection@prefill.tp: the plan's facts of forward.attention.output_projection are the distributed work vector, its resources projections of it
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 2*b*c*H**2/t = 2*b*c*H**2/t and H*e*(b*c + H)/t = H*e*(b*c + H)/t and b*c*H*e = b*c*H*e and 0 = 0 and 2*b*c*H**2/t = 2*b*c*H**2/t and H*e*(b*c*t + b*c + H)/t = H*e*(b*c*t + b*c + H)/t and 0 = 0
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
(assert (not (and (= (* 2 v_b v_c (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 2 v_b v_c (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t)))) (= (+ (* v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* (* v_d_h v_h_per_t v_t) v_b v_c v_e)) (+ (* v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* (* v_d_h v_h_per_t v_t) v_b v_c v_e))) (= (* (* v_d_h v_h_per_t v_t) v_b v_c v_e) (* (* v_d_h v_h_per_t v_t) v_b v_c v_e)) (= 0 0) (= (* 2 v_b v_c (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 2 v_b v_c (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t)))) (= (+ (* v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_c v_e)) (* (* v_d_h v_h_per_t v_t) v_b v_c v_e)) (+ (* v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_c v_e)) (* (* v_d_h v_h_per_t v_t) v_b v_c v_e))) (= 0 0))))
(check-sat)
(reset)
; claim ea4032a88303114a652814df15519e590365b78d8e91ac233d19ba6a61676ea8, text 1 of 1
; plan_inference.work_conservation.forward.attention.output_collective: the plan's facts of forward.attention.output_collective are the distributed work vector, its resources projections of it
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: b*c*H*(t - 1)/t = b*c*H*(t - 1)/t and b*c*H*e = b*c*H*e and b*c*H*e = b*c*H*e and b*c*H*e = b*c*H*e and b*c*H*(t - 1)/t = b*c*H*(t - 1)/t and 2*b*c*H*e = 2*b*c*H*e and b*c*H*e = b*c*H*e
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
(assert (not (and (= (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_c)) (* (- 1) (* v_d_h v_h_per_t v_t) v_b v_c)) (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_c)) (* (- 1) (* v_d_h v_h_per_t v_t) v_b v_c))) (= (* (* v_d_h v_h_per_t v_t) v_b v_c v_e) (* (* v_d_h v_h_per_t v_t) v_b v_c v_e)) (= (* (* v_d_h v_h_per_t v_t) v_b v_c v_e) (* (* v_d_h v_h_per_t v_t) v_b v_c v_e)) (= (* (* v_d_h v_h_per_t v_t) v_b v_c v_e) (* (* v_d_h v_h_per_t v_t) v_b v_c v_e)) (= (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_c)) (* (- 1) (* v_d_h v_h_per_t v_t) v_b v_c)) (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_c)) (* (- 1) (* v_d_h v_h_per_t v_t) v_b v_c))) (= (* 2 (* v_d_h v_h_per_t v_t) v_b v_c v_e) (* 2 (* v_d_h v_h_per_t v_t) v_b v_c v_e)) (= (* (* v_d_h v_h_per_t v_t) v_b v_c v_e) (* (* v_d_h v_h_per_t v_t) v_b v_c v_e)))))
(check-sat)
(reset)
; claim d0aec4e749ce2c66081bf03203ce7150053a1f0c14540fa4a2ee748528fbf56e, text 1 of 1
; plan_inference.work_conservation.forward.mlp.up@prefill.tp: the plan's facts of forward.mlp.up are the distributed work vector, its resources projections of it
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: 2*b*c*H*F/t = 2*b*c*H*F/t and H*e*(b*c*t + F)/t = H*e*(b*c*t + F)/t and b*c*F*e/t = b*c*F*e/t and 0 = 0 and 2*b*c*H*F/t = 2*b*c*H*F/t and e*(b*c*H*t + b*c*F + H*F)/t = e*(b*c*H*t + b*c*F + H*F)/t and 0 = 0
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
(assert (not (and (= (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b v_c) (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b v_c)) (= (+ (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_c v_e))) (+ (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_c v_e)))) (= (* (* v_F_per_t v_t) v_b v_c v_e) (* (* v_F_per_t v_t) v_b v_c v_e)) (= 0 0) (= (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b v_c) (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b v_c)) (= (+ (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_c v_e)) (* (* v_F_per_t v_t) v_b v_c v_e)) (+ (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_c v_e)) (* (* v_F_per_t v_t) v_b v_c v_e))) (= 0 0))))
(check-sat)
(reset)
; claim 4995ec6d5dde2f73d691344729a04f7d9a83e93c1c5c6f3f25134daba47ff9f2, text 1 of 1
; plan_inference.work_conservation.forward.mlp.gelu@prefill.tp: the plan's facts of forward.mlp.gelu are the distributed work vector, its resources projections of it
; assumed: t >= 2
; assumed: t | F
; claimed: 8*b*c*F/t = 8*b*c*F/t and b*c*F*e/t = b*c*F*e/t and b*c*F*e/t = b*c*F*e/t and 0 = 0 and 8*b*c*F/t = 8*b*c*F/t and 2*b*c*F*e/t = 2*b*c*F*e/t and 0 = 0
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
(assert (not (and (= (* 8 (* v_F_per_t v_t) v_b v_c) (* 8 (* v_F_per_t v_t) v_b v_c)) (= (* (* v_F_per_t v_t) v_b v_c v_e) (* (* v_F_per_t v_t) v_b v_c v_e)) (= (* (* v_F_per_t v_t) v_b v_c v_e) (* (* v_F_per_t v_t) v_b v_c v_e)) (= 0 0) (= (* 8 (* v_F_per_t v_t) v_b v_c) (* 8 (* v_F_per_t v_t) v_b v_c)) (= (* 2 (* v_F_per_t v_t) v_b v_c v_e) (* 2 (* v_F_per_t v_t) v_b v_c v_e)) (= 0 0))))
(check-sat)
(reset)
; claim 5615495c320d95e342aa0bd94b5035a1ae36cbf8c1aaf4fb2e8b8a844c7d3f2e, text 1 of 1
; plan_inference.work_conservation.forward.mlp.down@prefill.tp: the plan's facts of forward.mlp.down are the distributed work vector, its resources projections of it
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: 2*b*c*H*F/t = 2*b*c*H*F/t and F*e*(b*c + H)/t = F*e*(b*c + H)/t and b*c*H*e = b*c*H*e and 0 = 0 and 2*b*c*H*F/t = 2*b*c*H*F/t and e*(b*c*H*t + b*c*F + H*F)/t = e*(b*c*H*t + b*c*F + H*F)/t and 0 = 0
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
(assert (not (and (= (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b v_c) (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b v_c)) (= (+ (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* (* v_F_per_t v_t) v_b v_c v_e)) (+ (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* (* v_F_per_t v_t) v_b v_c v_e))) (= (* (* v_d_h v_h_per_t v_t) v_b v_c v_e) (* (* v_d_h v_h_per_t v_t) v_b v_c v_e)) (= 0 0) (= (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b v_c) (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b v_c)) (= (+ (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_c v_e)) (* (* v_F_per_t v_t) v_b v_c v_e)) (+ (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_c v_e)) (* (* v_F_per_t v_t) v_b v_c v_e))) (= 0 0))))
(check-sat)
(reset)
; claim 09f2c8eaf53f85a8ea22a7117762851db59141f50e5b023a10e1bb49fc872157, text 1 of 1
; plan_inference.work_conservation.total@prefill.tp: the plan as a whole spends what the distribution spends
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: b*c*(4*c*H + 5*c*h + 8*H**2 + 4*H*F + 22*H*t - 2*H + 8*F)/t = b*c*(4*c*H + 5*c*h + 8*H**2 + 4*H*F + 22*H*t - 2*H + 8*F)/t and 2*e*(5*b*c*H*t + 3*b*c*H + b*c*F + 2*H**2 + H*F + 2*H*t)/t = 2*e*(5*b*c*H*t + 3*b*c*H + b*c*F + 2*H**2 + H*F + 2*H*t)/t and 2*b*c*e*(4*H*t + 3*H + F)/t = 2*b*c*e*(4*H*t + 3*H + F)/t and 2*b*c*H*e = 2*b*c*H*e
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
(assert (not (and (= (+ (* v_t (* 22 (* v_d_h v_h_per_t v_t) v_b v_c)) (* (- 2) (* v_d_h v_h_per_t v_t) v_b v_c) (* 4 (* v_d_h v_h_per_t v_t) v_b (* v_c v_c)) (* 5 v_b (* v_h_per_t v_t) (* v_c v_c)) (* 8 (* v_F_per_t v_t) v_b v_c) (* 8 v_b v_c (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 4 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b v_c)) (+ (* v_t (* 22 (* v_d_h v_h_per_t v_t) v_b v_c)) (* (- 2) (* v_d_h v_h_per_t v_t) v_b v_c) (* 4 (* v_d_h v_h_per_t v_t) v_b (* v_c v_c)) (* 5 v_b (* v_h_per_t v_t) (* v_c v_c)) (* 8 (* v_F_per_t v_t) v_b v_c) (* 8 v_b v_c (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 4 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b v_c))) (= (+ (* v_t (* 4 (* v_d_h v_h_per_t v_t) v_e)) (* 4 v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* v_t (* 10 (* v_d_h v_h_per_t v_t) v_b v_c v_e)) (* 2 (* v_F_per_t v_t) v_b v_c v_e) (* 6 (* v_d_h v_h_per_t v_t) v_b v_c v_e)) (+ (* v_t (* 4 (* v_d_h v_h_per_t v_t) v_e)) (* 4 v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* v_t (* 10 (* v_d_h v_h_per_t v_t) v_b v_c v_e)) (* 2 (* v_F_per_t v_t) v_b v_c v_e) (* 6 (* v_d_h v_h_per_t v_t) v_b v_c v_e))) (= (+ (* v_t (* 8 (* v_d_h v_h_per_t v_t) v_b v_c v_e)) (* 2 (* v_F_per_t v_t) v_b v_c v_e) (* 6 (* v_d_h v_h_per_t v_t) v_b v_c v_e)) (+ (* v_t (* 8 (* v_d_h v_h_per_t v_t) v_b v_c v_e)) (* 2 (* v_F_per_t v_t) v_b v_c v_e) (* 6 (* v_d_h v_h_per_t v_t) v_b v_c v_e))) (= (* 2 (* v_d_h v_h_per_t v_t) v_b v_c v_e) (* 2 (* v_d_h v_h_per_t v_t) v_b v_c v_e)))))
(check-sat)
(reset)
; claim 7dd234e9db3538ec50d6fbc8f458b83b58fed0999be3429ba336391b21a6e758, text 1 of 1
; plan_inference.memory_facts.kv_cache@prefill.tp: the kv cache of the block are the sum of its buffers and the closed form
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 2*b*c*H*e/t = 2*b*c*H*e/t and 2*b*c*H*e/t is a non-negative integer and 2*b*c*H*e/t = 2*b*c*H*e/t
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
(assert (not (and (= (* 2 (* v_d_h v_h_per_t v_t) v_b v_c v_e) (* 2 (* v_d_h v_h_per_t v_t) v_b v_c v_e)) (and (= (* 2 (* v_d_h v_h_per_t v_t) v_b v_c v_e) (* v_t (* 2 v_b v_c v_d_h v_e v_h_per_t))) (>= (* 2 v_b v_c v_d_h v_e v_h_per_t) 0)) (= (* 2 (* v_d_h v_h_per_t v_t) v_b v_c v_e) (* 2 (* v_d_h v_h_per_t v_t) v_b v_c v_e)))))
(check-sat)
(reset)
; claim 4cde5f394b16f4a63aefc6c722208c6ed4edda33a26260d766739f2e29b6ba74, text 1 of 1
; plan_inference.memory_facts.workspace@prefill.tp: the workspace of the block are the sum of its buffers and the closed form
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: e*(b*c*H + max(b*c*F/t, 3*b*c*H/t, b*c**2*h/t)) = e*(b*c*H + max(b*c*F/t, 3*b*c*H/t, b*c**2*h/t)) and e*(b*c*H + max(b*c*F/t, 3*b*c*H/t, b*c**2*h/t)) is a non-negative integer
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
(declare-const v_max_0 Int)
(declare-const v_max_1 Int)
(assert (>= v_max_0 (* (* v_F_per_t v_t) v_b v_c)))
(assert (>= v_max_0 (* 3 (* v_d_h v_h_per_t v_t) v_b v_c)))
(assert (>= v_max_0 (* v_b (* v_h_per_t v_t) (* v_c v_c))))
(assert (or (= v_max_0 (* (* v_F_per_t v_t) v_b v_c)) (= v_max_0 (* 3 (* v_d_h v_h_per_t v_t) v_b v_c)) (= v_max_0 (* v_b (* v_h_per_t v_t) (* v_c v_c)))))
(assert (>= v_max_1 (* v_F_per_t v_b v_c)))
(assert (>= v_max_1 (* v_b v_h_per_t (* v_c v_c))))
(assert (>= v_max_1 (* 3 v_b v_c v_d_h v_h_per_t)))
(assert (or (= v_max_1 (* v_F_per_t v_b v_c)) (= v_max_1 (* v_b v_h_per_t (* v_c v_c))) (= v_max_1 (* 3 v_b v_c v_d_h v_h_per_t))))
(assert (not (and (= (+ (* v_e v_max_0) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_c v_e))) (+ (* v_e v_max_0) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_c v_e)))) (and (= (+ (* v_e v_max_0) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_c v_e))) (* v_t (+ (* v_e v_max_1) (* v_b v_c v_d_h v_e v_h_per_t v_t)))) (>= (+ (* v_e v_max_1) (* v_b v_c v_d_h v_e v_h_per_t v_t)) 0)))))
(check-sat)
(reset)
; claim 513c816f7566538f40e88c89eaa78433efbd0448affc20cedef0aee46bcb2f87, text 1 of 1
; plan_inference.work_conservation.descriptions@prefill.tp: every portable task keeps place, layer, phase, category, dependencies, effects and requirement
; claimed: 13 = 13 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (= 13 13) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1))))
(check-sat)
(reset)
; claim 936f345aa837995ba41217d5c46955b736d5f35243535d1452449290533556bb, text 1 of 1
; plan_inference.KV_state.ends@prefill.tp: the cache's buffer is produced and consumed by exactly the tasks whose effects write and read it
; claimed: 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 1 = 1 and 1 = 1 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 1 1) (= 1 1) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim aae7fb4269ec5b383bfec5019559d8fce01645a26869188226506f7afe642a26, text 1 of 1
; plan_inference.workspace.alternatives@prefill.tp: the attention core names dense, flash and paged attention, no other task an alternative, and none is chosen
; claimed: 1 <= 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (<= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1))))
(check-sat)
(reset)
; claim 89279b5ff306e22b027b4e0f8105e669fb804ebd2146cac219fe7f15e25e3ac0, text 1 of 1
; plan_inference.named_equation.C_workspace@prefill.tp: the workspace is the boundary tensor and the largest intermediate
; assumed: q = c
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: e*(b*c*H + max(b*c*F/t, 3*b*c*H/t, b*c**2*h/t)) = e*(b*q*H + max(b*q*F/t, 3*b*q*H/t, b*q*c*h/t))
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
(declare-const v_max_0 Int)
(declare-const v_max_1 Int)
(assert (>= v_max_0 (* (* v_F_per_t v_t) v_b v_c)))
(assert (>= v_max_0 (* 3 (* v_d_h v_h_per_t v_t) v_b v_c)))
(assert (>= v_max_0 (* v_b (* v_h_per_t v_t) (* v_c v_c))))
(assert (or (= v_max_0 (* (* v_F_per_t v_t) v_b v_c)) (= v_max_0 (* 3 (* v_d_h v_h_per_t v_t) v_b v_c)) (= v_max_0 (* v_b (* v_h_per_t v_t) (* v_c v_c)))))
(assert (>= v_max_1 (* (* v_F_per_t v_t) v_b v_c)))
(assert (>= v_max_1 (* 3 (* v_d_h v_h_per_t v_t) v_b v_c)))
(assert (>= v_max_1 (* v_b v_c (* v_h_per_t v_t) v_c)))
(assert (or (= v_max_1 (* (* v_F_per_t v_t) v_b v_c)) (= v_max_1 (* 3 (* v_d_h v_h_per_t v_t) v_b v_c)) (= v_max_1 (* v_b v_c (* v_h_per_t v_t) v_c))))
(assert (not (= (+ (* v_e v_max_0) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_c v_e))) (+ (* v_e v_max_1) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e v_c))))))
(check-sat)
(reset)
; claim df1343721fc4bf4afd918e11b33e80564e93af3322107862ad999c40498fb35e, text 1 of 1
; plan_inference.workspace.bound@prefill.tp: the workspace holds the boundary tensor and any one intermediate
; assumed: q = c
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: b*q*H*e <= e*(b*c*H + max(b*c*F/t, 3*b*c*H/t, b*c**2*h/t)) and b*H*e*(q*t + 3*c)/t <= e*(b*c*H + max(b*c*F/t, 3*b*c*H/t, b*c**2*h/t)) and b*H*e*(q*t + c)/t <= e*(b*c*H + max(b*c*F/t, 3*b*c*H/t, b*c**2*h/t)) and b*e*(q*H*t + c**2*h)/t <= e*(b*c*H + max(b*c*F/t, 3*b*c*H/t, b*c**2*h/t)) and b*e*(q*H*t + c*F)/t <= e*(b*c*H + max(b*c*F/t, 3*b*c*H/t, b*c**2*h/t)) and b*e*(q*H*t + c*F)/t <= e*(b*c*H + max(b*c*F/t, 3*b*c*H/t, b*c**2*h/t))
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
(declare-const v_max_0 Int)
(assert (>= v_max_0 (* (* v_F_per_t v_t) v_b v_c)))
(assert (>= v_max_0 (* 3 (* v_d_h v_h_per_t v_t) v_b v_c)))
(assert (>= v_max_0 (* v_b (* v_h_per_t v_t) (* v_c v_c))))
(assert (or (= v_max_0 (* (* v_F_per_t v_t) v_b v_c)) (= v_max_0 (* 3 (* v_d_h v_h_per_t v_t) v_b v_c)) (= v_max_0 (* v_b (* v_h_per_t v_t) (* v_c v_c)))))
(assert (not (and (<= (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e v_c)) (+ (* v_e v_max_0) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_c v_e)))) (<= (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e v_c)) (* 3 (* v_d_h v_h_per_t v_t) v_b v_c v_e)) (+ (* v_e v_max_0) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_c v_e)))) (<= (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e v_c)) (* (* v_d_h v_h_per_t v_t) v_b v_c v_e)) (+ (* v_e v_max_0) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_c v_e)))) (<= (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e v_c)) (* v_b v_e (* v_h_per_t v_t) (* v_c v_c))) (+ (* v_e v_max_0) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_c v_e)))) (<= (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e v_c)) (* (* v_F_per_t v_t) v_b v_c v_e)) (+ (* v_e v_max_0) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_c v_e)))) (<= (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e v_c)) (* (* v_F_per_t v_t) v_b v_c v_e)) (+ (* v_e v_max_0) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_c v_e)))))))
(check-sat)
(reset)
; claim 3907edcabf011a856c8ecd8715f30caa946f1ae1d78372a311c2fc16c1bbbae5, text 1 of 1
; plan_inference.workspace.attained@prefill.tp: some intermediate needs all of the workspace: no smaller bound holds
; assumed: q = c
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: e*(b*c*H + max(b*c*F/t, 3*b*c*H/t, b*c**2*h/t)) = b*q*H*e or e*(b*c*H + max(b*c*F/t, 3*b*c*H/t, b*c**2*h/t)) = b*H*e*(q*t + 3*c)/t or e*(b*c*H + max(b*c*F/t, 3*b*c*H/t, b*c**2*h/t)) = b*H*e*(q*t + c)/t or e*(b*c*H + max(b*c*F/t, 3*b*c*H/t, b*c**2*h/t)) = b*e*(q*H*t + c**2*h)/t or e*(b*c*H + max(b*c*F/t, 3*b*c*H/t, b*c**2*h/t)) = b*e*(q*H*t + c*F)/t or e*(b*c*H + max(b*c*F/t, 3*b*c*H/t, b*c**2*h/t)) = b*e*(q*H*t + c*F)/t
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
(declare-const v_max_0 Int)
(assert (>= v_max_0 (* (* v_F_per_t v_t) v_b v_c)))
(assert (>= v_max_0 (* 3 (* v_d_h v_h_per_t v_t) v_b v_c)))
(assert (>= v_max_0 (* v_b (* v_h_per_t v_t) (* v_c v_c))))
(assert (or (= v_max_0 (* (* v_F_per_t v_t) v_b v_c)) (= v_max_0 (* 3 (* v_d_h v_h_per_t v_t) v_b v_c)) (= v_max_0 (* v_b (* v_h_per_t v_t) (* v_c v_c)))))
(assert (not (or (= (+ (* v_e v_max_0) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_c v_e))) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e v_c))) (= (+ (* v_e v_max_0) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_c v_e))) (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e v_c)) (* 3 (* v_d_h v_h_per_t v_t) v_b v_c v_e))) (= (+ (* v_e v_max_0) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_c v_e))) (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e v_c)) (* (* v_d_h v_h_per_t v_t) v_b v_c v_e))) (= (+ (* v_e v_max_0) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_c v_e))) (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e v_c)) (* v_b v_e (* v_h_per_t v_t) (* v_c v_c)))) (= (+ (* v_e v_max_0) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_c v_e))) (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e v_c)) (* (* v_F_per_t v_t) v_b v_c v_e))) (= (+ (* v_e v_max_0) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_c v_e))) (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e v_c)) (* (* v_F_per_t v_t) v_b v_c v_e))))))
(check-sat)
(reset)
; claim 0a5f97786fe2966f6b35a661caa7f5e6655a8cbcf73b76698e73bd393ba2b453, text 1 of 1
; plan_inference.workspace.monotone.b@prefill.tp: the workspace never falls when b grows
; assumed: q = c
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: e*(b*q*H + max(b*q*F/t, 3*b*q*H/t, b*q*c*h/t)) <= e*(b*q*H + q*H + max(q*F*(b + 1)/t, 3*q*H*(b + 1)/t, q*c*h*(b + 1)/t))
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
(declare-const v_max_0 Int)
(declare-const v_max_1 Int)
(assert (>= v_max_0 (* (* v_F_per_t v_t) v_b v_c)))
(assert (>= v_max_0 (* 3 (* v_d_h v_h_per_t v_t) v_b v_c)))
(assert (>= v_max_0 (* v_b v_c (* v_h_per_t v_t) v_c)))
(assert (or (= v_max_0 (* (* v_F_per_t v_t) v_b v_c)) (= v_max_0 (* 3 (* v_d_h v_h_per_t v_t) v_b v_c)) (= v_max_0 (* v_b v_c (* v_h_per_t v_t) v_c))))
(assert (>= v_max_1 (+ (* (* v_F_per_t v_t) v_c) (* (* v_F_per_t v_t) v_b v_c))))
(assert (>= v_max_1 (+ (* 3 (* v_d_h v_h_per_t v_t) v_c) (* 3 (* v_d_h v_h_per_t v_t) v_b v_c))))
(assert (>= v_max_1 (+ (* v_c (* v_h_per_t v_t) v_c) (* v_b v_c (* v_h_per_t v_t) v_c))))
(assert (or (= v_max_1 (+ (* (* v_F_per_t v_t) v_c) (* (* v_F_per_t v_t) v_b v_c))) (= v_max_1 (+ (* 3 (* v_d_h v_h_per_t v_t) v_c) (* 3 (* v_d_h v_h_per_t v_t) v_b v_c))) (= v_max_1 (+ (* v_c (* v_h_per_t v_t) v_c) (* v_b v_c (* v_h_per_t v_t) v_c)))))
(assert (not (<= (+ (* v_e v_max_0) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e v_c))) (+ (* v_e v_max_1) (* v_t (* (* v_d_h v_h_per_t v_t) v_e v_c)) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e v_c))))))
(check-sat)
(reset)
; claim f5300433d8decf05bbc96eecf93c8c9ea41dc955054357d26409dd60d4e9a224, text 1 of 1
; plan_inference.workspace.monotone.q@prefill.tp: the workspace never falls when q grows
; assumed: q = c
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: e*(b*q*H + max(b*q*F/t, 3*b*q*H/t, b*q*c*h/t)) <= e*(b*q*H + b*H + max(b*F*(q + 1)/t, 3*b*H*(q + 1)/t, b*c*h*(q + 1)/t))
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
(declare-const v_max_0 Int)
(declare-const v_max_1 Int)
(assert (>= v_max_0 (* (* v_F_per_t v_t) v_b v_c)))
(assert (>= v_max_0 (* 3 (* v_d_h v_h_per_t v_t) v_b v_c)))
(assert (>= v_max_0 (* v_b v_c (* v_h_per_t v_t) v_c)))
(assert (or (= v_max_0 (* (* v_F_per_t v_t) v_b v_c)) (= v_max_0 (* 3 (* v_d_h v_h_per_t v_t) v_b v_c)) (= v_max_0 (* v_b v_c (* v_h_per_t v_t) v_c))))
(assert (>= v_max_1 (+ (* (* v_F_per_t v_t) v_b) (* (* v_F_per_t v_t) v_b v_c))))
(assert (>= v_max_1 (+ (* 3 (* v_d_h v_h_per_t v_t) v_b) (* 3 (* v_d_h v_h_per_t v_t) v_b v_c))))
(assert (>= v_max_1 (+ (* v_b v_c (* v_h_per_t v_t)) (* v_b v_c (* v_h_per_t v_t) v_c))))
(assert (or (= v_max_1 (+ (* (* v_F_per_t v_t) v_b) (* (* v_F_per_t v_t) v_b v_c))) (= v_max_1 (+ (* 3 (* v_d_h v_h_per_t v_t) v_b) (* 3 (* v_d_h v_h_per_t v_t) v_b v_c))) (= v_max_1 (+ (* v_b v_c (* v_h_per_t v_t)) (* v_b v_c (* v_h_per_t v_t) v_c)))))
(assert (not (<= (+ (* v_e v_max_0) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e v_c))) (+ (* v_e v_max_1) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e)) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e v_c))))))
(check-sat)
(reset)
; claim dfd353330cd305fb4174a091585218b1931a64c1412b4b447521439cbf7cbf56, text 1 of 1
; plan_inference.workspace.monotone.c@prefill.tp: the workspace never falls when c grows
; assumed: q = c
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: e*(b*q*H + max(b*q*F/t, 3*b*q*H/t, b*q*c*h/t)) <= e*(b*q*H + max(b*q*F/t, 3*b*q*H/t, b*q*h*(c + 1)/t))
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
(declare-const v_max_0 Int)
(declare-const v_max_1 Int)
(assert (>= v_max_0 (* (* v_F_per_t v_t) v_b v_c)))
(assert (>= v_max_0 (* 3 (* v_d_h v_h_per_t v_t) v_b v_c)))
(assert (>= v_max_0 (* v_b v_c (* v_h_per_t v_t) v_c)))
(assert (or (= v_max_0 (* (* v_F_per_t v_t) v_b v_c)) (= v_max_0 (* 3 (* v_d_h v_h_per_t v_t) v_b v_c)) (= v_max_0 (* v_b v_c (* v_h_per_t v_t) v_c))))
(assert (>= v_max_1 (* (* v_F_per_t v_t) v_b v_c)))
(assert (>= v_max_1 (* 3 (* v_d_h v_h_per_t v_t) v_b v_c)))
(assert (>= v_max_1 (+ (* v_b (* v_h_per_t v_t) v_c) (* v_b v_c (* v_h_per_t v_t) v_c))))
(assert (or (= v_max_1 (* (* v_F_per_t v_t) v_b v_c)) (= v_max_1 (* 3 (* v_d_h v_h_per_t v_t) v_b v_c)) (= v_max_1 (+ (* v_b (* v_h_per_t v_t) v_c) (* v_b v_c (* v_h_per_t v_t) v_c)))))
(assert (not (<= (+ (* v_e v_max_0) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e v_c))) (+ (* v_e v_max_1) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e v_c))))))
(check-sat)
(reset)
; claim 29d46de299ca7bf48e0769f8a94c0787442f400abf3f306669e985874a0bf27c, text 1 of 1
; plan_inference.integrality.flops.qkv@prefill.tp: forward work of the QKV projections is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 6*b*c*H**2/t is a non-negative integer
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
(assert (not (and (= (* 6 v_b v_c (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_t (* 6 v_b v_c v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)))) (>= (* 6 v_b v_c v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) 0))))
(check-sat)
(reset)
; claim d6ae6a60568af5d67dd87c267548765f75e79fc5b7f49696925b32277c30bdcd, text 1 of 1
; plan_inference.integrality.flops.attention_matmul@prefill.tp: forward work of queries × keys and probabilities × values is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 4*b*c**2*H/t is a non-negative integer
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
(assert (not (and (= (* 4 (* v_d_h v_h_per_t v_t) v_b (* v_c v_c)) (* v_t (* 4 v_b v_d_h v_h_per_t (* v_c v_c)))) (>= (* 4 v_b v_d_h v_h_per_t (* v_c v_c)) 0))))
(check-sat)
(reset)
; claim c547a68de2fe13d92f1752e822944f811a7a295c8bcb55cf7073568adb067427, text 1 of 1
; plan_inference.integrality.flops.attention_core@prefill.tp: forward work of the attention core, softmax and its dropout included is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: b*c**2*(4*H + 5*h)/t is a non-negative integer
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
(assert (not (and (= (+ (* 4 (* v_d_h v_h_per_t v_t) v_b (* v_c v_c)) (* 5 v_b (* v_h_per_t v_t) (* v_c v_c))) (* v_t (+ (* 5 v_b v_h_per_t (* v_c v_c)) (* 4 v_b v_d_h v_h_per_t (* v_c v_c))))) (>= (+ (* 5 v_b v_h_per_t (* v_c v_c)) (* 4 v_b v_d_h v_h_per_t (* v_c v_c))) 0))))
(check-sat)
(reset)
; claim af346b48aa980f6617ef5ca6c1fae12e807150a0c19b769096272e46a84cbb21, text 1 of 1
; plan_inference.integrality.flops.output@prefill.tp: forward work of the output projection is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 2*b*c*H**2/t is a non-negative integer
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
(assert (not (and (= (* 2 v_b v_c (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_t (* 2 v_b v_c v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)))) (>= (* 2 v_b v_c v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) 0))))
(check-sat)
(reset)
; claim e89c4d84e44f4f5b9c9fa0d6986ddf2a56a570dd8bf61211ae5ac22034bb8511, text 1 of 1
; plan_inference.integrality.flops.mlp@prefill.tp: forward work of the MLP's products is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: 4*b*c*H*F/t is a non-negative integer
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
(assert (not (and (= (* 4 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b v_c) (* v_t (* 4 v_F_per_t v_b v_c v_d_h v_h_per_t v_t))) (>= (* 4 v_F_per_t v_b v_c v_d_h v_h_per_t v_t) 0))))
(check-sat)
(reset)
; claim 3d8f904a6d7c23fef3cef9cfbd6f7ed047d7d98c22d1f12c833f37c7904ac5fd, text 1 of 1
; plan_inference.integrality.flops.matmul@prefill.tp: work of all products, all phases is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: 4*b*c*H*(c + 2*H + F)/t is a non-negative integer
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
(assert (not (and (= (+ (* 4 (* v_d_h v_h_per_t v_t) v_b (* v_c v_c)) (* 8 v_b v_c (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 4 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b v_c)) (* v_t (+ (* 4 v_b v_d_h v_h_per_t (* v_c v_c)) (* 8 v_b v_c v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) (* 4 v_F_per_t v_b v_c v_d_h v_h_per_t v_t)))) (>= (+ (* 4 v_b v_d_h v_h_per_t (* v_c v_c)) (* 8 v_b v_c v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) (* 4 v_F_per_t v_b v_c v_d_h v_h_per_t v_t)) 0))))
(check-sat)
(reset)
; claim 4436c7815f4a9fc2ffa558ae0492678b01f27783a9db5e8f2a516e99f123f8e3, text 1 of 2
; plan_inference.integrality.flops.forward@prefill.tp: forward work, reductions included is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: b*c*(4*c*H + 5*c*h + 8*H**2 + 4*H*F + 22*H*t - 2*H + 8*F)/t is a non-negative integer
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
(assert (not (= (+ (* v_t (* 22 (* v_d_h v_h_per_t v_t) v_b v_c)) (* (- 2) (* v_d_h v_h_per_t v_t) v_b v_c) (* 4 (* v_d_h v_h_per_t v_t) v_b (* v_c v_c)) (* 5 v_b (* v_h_per_t v_t) (* v_c v_c)) (* 8 (* v_F_per_t v_t) v_b v_c) (* 8 v_b v_c (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 4 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b v_c)) (* v_t (+ (* 5 v_b v_h_per_t (* v_c v_c)) (* 8 v_F_per_t v_b v_c) (* (- 2) v_b v_c v_d_h v_h_per_t) (* 4 v_b v_d_h v_h_per_t (* v_c v_c)) (* 8 v_b v_c v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) (* 22 v_b v_c v_d_h v_h_per_t v_t) (* 4 v_F_per_t v_b v_c v_d_h v_h_per_t v_t))))))
(check-sat)
(reset)
; claim 4436c7815f4a9fc2ffa558ae0492678b01f27783a9db5e8f2a516e99f123f8e3, text 2 of 2
; plan_inference.integrality.flops.forward@prefill.tp: forward work, reductions included is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: b*c*(4*c*H + 5*c*h + 8*H**2 + 4*H*F + 22*H*t - 2*H + 8*F)/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_rest_c Int)
(assert (>= v_rest_c 0))
(define-fun v_c () Int (+ v_rest_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (+ (* 5 v_b v_h_per_t (* v_c v_c)) (* 8 v_F_per_t v_b v_c) (* (- 2) v_b v_c v_d_h v_h_per_t) (* 4 v_b v_d_h v_h_per_t (* v_c v_c)) (* 8 v_b v_c v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) (* 22 v_b v_c v_d_h v_h_per_t v_t) (* 4 v_F_per_t v_b v_c v_d_h v_h_per_t v_t)) (+ (* 5 v_b v_h_per_t) (* 8 v_F_per_t v_b) (* 2 v_b v_d_h v_h_per_t) (* 5 v_b v_h_per_t (* v_rest_c v_rest_c)) (* 8 v_rest_c v_F_per_t v_b) (* 10 v_rest_c v_b v_h_per_t) (* 4 v_b v_d_h v_h_per_t (* v_rest_c v_rest_c)) (* 6 v_rest_c v_b v_d_h v_h_per_t) (* 8 v_b v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) (* 22 v_b v_d_h v_h_per_t v_t) (* 4 v_F_per_t v_b v_d_h v_h_per_t v_t) (* 8 v_rest_c v_b v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) (* 22 v_rest_c v_b v_d_h v_h_per_t v_t) (* 4 v_rest_c v_F_per_t v_b v_d_h v_h_per_t v_t))) (>= (+ (* 5 v_b v_h_per_t) (* 8 v_F_per_t v_b) (* 2 v_b v_d_h v_h_per_t) (* 5 v_b v_h_per_t (* v_rest_c v_rest_c)) (* 8 v_rest_c v_F_per_t v_b) (* 10 v_rest_c v_b v_h_per_t) (* 4 v_b v_d_h v_h_per_t (* v_rest_c v_rest_c)) (* 6 v_rest_c v_b v_d_h v_h_per_t) (* 8 v_b v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) (* 22 v_b v_d_h v_h_per_t v_t) (* 4 v_F_per_t v_b v_d_h v_h_per_t v_t) (* 8 v_rest_c v_b v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) (* 22 v_rest_c v_b v_d_h v_h_per_t v_t) (* 4 v_rest_c v_F_per_t v_b v_d_h v_h_per_t v_t)) 0))))
(check-sat)
(reset)
; claim f1426ee5794c5e62909396b69fae015bbfa0457bb8afca288456a6683bd861a0, text 1 of 2
; plan_inference.integrality.flops.reduce@prefill.tp: local additions of all reductions, all phases is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 2*b*c*H*(t - 1)/t is a non-negative integer
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
(assert (not (= (+ (* v_t (* 2 (* v_d_h v_h_per_t v_t) v_b v_c)) (* (- 2) (* v_d_h v_h_per_t v_t) v_b v_c)) (* v_t (+ (* (- 2) v_b v_c v_d_h v_h_per_t) (* 2 v_b v_c v_d_h v_h_per_t v_t))))))
(check-sat)
(reset)
; claim f1426ee5794c5e62909396b69fae015bbfa0457bb8afca288456a6683bd861a0, text 2 of 2
; plan_inference.integrality.flops.reduce@prefill.tp: local additions of all reductions, all phases is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 2*b*c*H*(t - 1)/t is a non-negative integer
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
(declare-const v_rest_t Int)
(assert (>= v_rest_t 0))
(define-fun v_t () Int (+ v_rest_t 2))
(assert (not (and (= (+ (* (- 2) v_b v_c v_d_h v_h_per_t) (* 2 v_b v_c v_d_h v_h_per_t v_t)) (+ (* 2 v_b v_c v_d_h v_h_per_t) (* 2 v_rest_t v_b v_c v_d_h v_h_per_t))) (>= (+ (* 2 v_b v_c v_d_h v_h_per_t) (* 2 v_rest_t v_b v_c v_d_h v_h_per_t)) 0))))
(check-sat)
(reset)
; claim 88bdf5c07060ec0d2af7ff77c61da2b6a4582cb31db65d3471317dd4c4123ef7, text 1 of 1
; plan_inference.integrality.bytes.read@prefill.tp: bytes read by all tasks is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: 2*e*(5*b*c*H*t + 3*b*c*H + b*c*F + 2*H**2 + H*F + 2*H*t)/t is a non-negative integer
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
(assert (not (and (= (+ (* v_t (* 4 (* v_d_h v_h_per_t v_t) v_e)) (* 4 v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* v_t (* 10 (* v_d_h v_h_per_t v_t) v_b v_c v_e)) (* 2 (* v_F_per_t v_t) v_b v_c v_e) (* 6 (* v_d_h v_h_per_t v_t) v_b v_c v_e)) (* v_t (+ (* 2 v_F_per_t v_b v_c v_e) (* 4 v_d_h v_e v_h_per_t v_t) (* 4 v_e v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) (* 2 v_F_per_t v_d_h v_e v_h_per_t v_t) (* 6 v_b v_c v_d_h v_e v_h_per_t) (* 10 v_b v_c v_d_h v_e v_h_per_t v_t)))) (>= (+ (* 2 v_F_per_t v_b v_c v_e) (* 4 v_d_h v_e v_h_per_t v_t) (* 4 v_e v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) (* 2 v_F_per_t v_d_h v_e v_h_per_t v_t) (* 6 v_b v_c v_d_h v_e v_h_per_t) (* 10 v_b v_c v_d_h v_e v_h_per_t v_t)) 0))))
(check-sat)
(reset)
; claim cb6f6db37de6cdae1589297ad90f70a12788406b6cf630ee98691feb7abbb700, text 1 of 1
; plan_inference.integrality.bytes.written@prefill.tp: bytes written by all tasks is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: 2*b*c*e*(4*H*t + 3*H + F)/t is a non-negative integer
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
(assert (not (and (= (+ (* v_t (* 8 (* v_d_h v_h_per_t v_t) v_b v_c v_e)) (* 2 (* v_F_per_t v_t) v_b v_c v_e) (* 6 (* v_d_h v_h_per_t v_t) v_b v_c v_e)) (* v_t (+ (* 2 v_F_per_t v_b v_c v_e) (* 6 v_b v_c v_d_h v_e v_h_per_t) (* 8 v_b v_c v_d_h v_e v_h_per_t v_t)))) (>= (+ (* 2 v_F_per_t v_b v_c v_e) (* 6 v_b v_c v_d_h v_e v_h_per_t) (* 8 v_b v_c v_d_h v_e v_h_per_t v_t)) 0))))
(check-sat)
(reset)
; claim 7fc34ea8576061fd5e5f3f710ff242a30a073726b6207cb236c454b3a8495e58, text 1 of 1
; plan_inference.integrality.payload.boundary: logical payload of one tensor-parallel boundary is a non-negative integer
; assumed: H = h*d_h
; claimed: b*c*H*e is a non-negative integer
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
(assert (not (and (= (* (* v_d_h v_h) v_b v_c v_e) (* v_b v_c v_d_h v_e v_h)) (>= (* v_b v_c v_d_h v_e v_h) 0))))
(check-sat)
(reset)
; claim a3b9b2d373c424f0d8194dffc00e7b545598364f57f1513308affda3f30cad20, text 1 of 1
; plan_inference.integrality.memory.kv_cache@prefill.tp: bytes of cached keys and values is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 2*b*c*H*e/t is a non-negative integer
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
(assert (not (and (= (* 2 (* v_d_h v_h_per_t v_t) v_b v_c v_e) (* v_t (* 2 v_b v_c v_d_h v_e v_h_per_t))) (>= (* 2 v_b v_c v_d_h v_e v_h_per_t) 0))))
(check-sat)
(reset)
; claim 2f96d1ca4d695809ae6e1eceae49141bffd81ac9bfa1e9bcff719224ae3fe187, text 1 of 1
; plan_inference.integrality.memory.workspace@prefill.tp: bytes of workspace where nothing is fused is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: e*(b*c*H + max(b*c*F/t, 3*b*c*H/t, b*c**2*h/t)) is a non-negative integer
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
(declare-const v_max_0 Int)
(declare-const v_max_1 Int)
(assert (>= v_max_0 (* (* v_F_per_t v_t) v_b v_c)))
(assert (>= v_max_0 (* 3 (* v_d_h v_h_per_t v_t) v_b v_c)))
(assert (>= v_max_0 (* v_b (* v_h_per_t v_t) (* v_c v_c))))
(assert (or (= v_max_0 (* (* v_F_per_t v_t) v_b v_c)) (= v_max_0 (* 3 (* v_d_h v_h_per_t v_t) v_b v_c)) (= v_max_0 (* v_b (* v_h_per_t v_t) (* v_c v_c)))))
(assert (>= v_max_1 (* v_F_per_t v_b v_c)))
(assert (>= v_max_1 (* v_b v_h_per_t (* v_c v_c))))
(assert (>= v_max_1 (* 3 v_b v_c v_d_h v_h_per_t)))
(assert (or (= v_max_1 (* v_F_per_t v_b v_c)) (= v_max_1 (* v_b v_h_per_t (* v_c v_c))) (= v_max_1 (* 3 v_b v_c v_d_h v_h_per_t))))
(assert (not (and (= (+ (* v_e v_max_0) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_c v_e))) (* v_t (+ (* v_e v_max_1) (* v_b v_c v_d_h v_e v_h_per_t v_t)))) (>= (+ (* v_e v_max_1) (* v_b v_c v_d_h v_e v_h_per_t v_t)) 0))))
(check-sat)
(reset)
; claim 72cc277d4691d30f070c50b07efd035c974d85ac8662e59568848819ed0ee040, text 1 of 1
; plan_inference.work_conservation.forward.attention.layer_norm@prefill.single.free-heads: the plan's facts of forward.attention.layer_norm are the distributed work vector, its resources projections of it
; claimed: 9*b*c*H = 9*b*c*H and H*e*(b*c + 2) = H*e*(b*c + 2) and b*c*H*e = b*c*H*e and 0 = 0 and 9*b*c*H = 9*b*c*H and 2*H*e*(b*c + 1) = 2*H*e*(b*c + 1) and 0 = 0
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
(assert (not (and (= (* 9 v_H v_b v_c) (* 9 v_H v_b v_c)) (= (+ (* 2 v_H v_e) (* v_H v_b v_c v_e)) (+ (* 2 v_H v_e) (* v_H v_b v_c v_e))) (= (* v_H v_b v_c v_e) (* v_H v_b v_c v_e)) (= 0 0) (= (* 9 v_H v_b v_c) (* 9 v_H v_b v_c)) (= (+ (* 2 v_H v_e) (* 2 v_H v_b v_c v_e)) (+ (* 2 v_H v_e) (* 2 v_H v_b v_c v_e))) (= 0 0))))
(check-sat)
(reset)
; claim ad98fd44996a5910f17c48811c874f9e11a6938901494a5f2e5115da5d5868a9, text 1 of 1
; plan_inference.work_conservation.forward.attention.qkv@prefill.single.free-heads: the plan's facts of forward.attention.qkv are the distributed work vector, its resources projections of it
; claimed: 6*b*c*H*h*d_h = 6*b*c*H*h*d_h and H*e*(b*c + 3*h*d_h) = H*e*(b*c + 3*h*d_h) and 3*b*c*h*d_h*e = 3*b*c*h*d_h*e and 0 = 0 and 6*b*c*H*h*d_h = 6*b*c*H*h*d_h and e*(b*c*H + 3*b*c*h*d_h + 3*H*h*d_h) = e*(b*c*H + 3*b*c*h*d_h + 3*H*h*d_h) and 0 = 0
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
(assert (not (and (= (* 6 v_H v_b v_c v_d_h v_h) (* 6 v_H v_b v_c v_d_h v_h)) (= (+ (* v_H v_b v_c v_e) (* 3 v_H v_d_h v_e v_h)) (+ (* v_H v_b v_c v_e) (* 3 v_H v_d_h v_e v_h))) (= (* 3 v_b v_c v_d_h v_e v_h) (* 3 v_b v_c v_d_h v_e v_h)) (= 0 0) (= (* 6 v_H v_b v_c v_d_h v_h) (* 6 v_H v_b v_c v_d_h v_h)) (= (+ (* v_H v_b v_c v_e) (* 3 v_H v_d_h v_e v_h) (* 3 v_b v_c v_d_h v_e v_h)) (+ (* v_H v_b v_c v_e) (* 3 v_H v_d_h v_e v_h) (* 3 v_b v_c v_d_h v_e v_h))) (= 0 0))))
(check-sat)
(reset)
; claim ae3107309ec3ac4db5c4a602dd8058cddf96df7bce787a821151219f5279b3e3, text 1 of 1
; plan_inference.work_conservation.forward.attention.kv_save@prefill.single.free-heads: the plan's facts of forward.attention.kv_save are the distributed work vector, its resources projections of it
; claimed: 0 = 0 and 2*b*c*h*d_h*e = 2*b*c*h*d_h*e and 2*b*c*h*d_h*e = 2*b*c*h*d_h*e and 0 = 0 and 0 = 0 and 4*b*c*h*d_h*e = 4*b*c*h*d_h*e and 0 = 0
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
(assert (not (and (= 0 0) (= (* 2 v_b v_c v_d_h v_e v_h) (* 2 v_b v_c v_d_h v_e v_h)) (= (* 2 v_b v_c v_d_h v_e v_h) (* 2 v_b v_c v_d_h v_e v_h)) (= 0 0) (= 0 0) (= (* 4 v_b v_c v_d_h v_e v_h) (* 4 v_b v_c v_d_h v_e v_h)) (= 0 0))))
(check-sat)
(reset)
; claim fda4d6e4d7b2505cbf3cd6f6c347641b55dbff138ba7a223f6afcce0113d0125, text 1 of 1
; plan_inference.work_conservation.forward.attention.core@prefill.single.free-heads: the plan's facts of forward.attention.core are the distributed work vector, its resources projections of it
; claimed: b*c**2*h*(4*d_h + 5) = b*c**2*h*(4*d_h + 5) and 3*b*c*h*d_h*e = 3*b*c*h*d_h*e and b*c*h*d_h*e = b*c*h*d_h*e and 0 = 0 and b*c**2*h*(4*d_h + 5) = b*c**2*h*(4*d_h + 5) and 4*b*c*h*d_h*e = 4*b*c*h*d_h*e and 0 = 0
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
(assert (not (and (= (+ (* 5 v_b v_h (* v_c v_c)) (* 4 v_b v_d_h v_h (* v_c v_c))) (+ (* 5 v_b v_h (* v_c v_c)) (* 4 v_b v_d_h v_h (* v_c v_c)))) (= (* 3 v_b v_c v_d_h v_e v_h) (* 3 v_b v_c v_d_h v_e v_h)) (= (* v_b v_c v_d_h v_e v_h) (* v_b v_c v_d_h v_e v_h)) (= 0 0) (= (+ (* 5 v_b v_h (* v_c v_c)) (* 4 v_b v_d_h v_h (* v_c v_c))) (+ (* 5 v_b v_h (* v_c v_c)) (* 4 v_b v_d_h v_h (* v_c v_c)))) (= (* 4 v_b v_c v_d_h v_e v_h) (* 4 v_b v_c v_d_h v_e v_h)) (= 0 0))))
(check-sat)
(reset)
; claim 150a7b29c262fa8be41014598e6e18b9888538ed0d54140c91af25164269aac5, text 1 of 1
; plan_inference.work_conservation.forward.attention.output_projection@prefill.single.free-heads: the plan's facts of forward.attention.output_projection are the distributed work vector, its resources projections of it
; claimed: 2*b*c*H*h*d_h = 2*b*c*H*h*d_h and h*d_h*e*(b*c + H) = h*d_h*e*(b*c + H) and b*c*H*e = b*c*H*e and 0 = 0 and 2*b*c*H*h*d_h = 2*b*c*H*h*d_h and e*(b*c*H + b*c*h*d_h + H*h*d_h) = e*(b*c*H + b*c*h*d_h + H*h*d_h) and 0 = 0
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
(assert (not (and (= (* 2 v_H v_b v_c v_d_h v_h) (* 2 v_H v_b v_c v_d_h v_h)) (= (+ (* v_H v_d_h v_e v_h) (* v_b v_c v_d_h v_e v_h)) (+ (* v_H v_d_h v_e v_h) (* v_b v_c v_d_h v_e v_h))) (= (* v_H v_b v_c v_e) (* v_H v_b v_c v_e)) (= 0 0) (= (* 2 v_H v_b v_c v_d_h v_h) (* 2 v_H v_b v_c v_d_h v_h)) (= (+ (* v_H v_b v_c v_e) (* v_H v_d_h v_e v_h) (* v_b v_c v_d_h v_e v_h)) (+ (* v_H v_b v_c v_e) (* v_H v_d_h v_e v_h) (* v_b v_c v_d_h v_e v_h))) (= 0 0))))
(check-sat)
(reset)
; claim 49254b94e1935e7467bfe0101072045823c8eebea6dce132ca2a60e46c7313d2, text 1 of 1
; plan_inference.work_conservation.forward.attention.residual@prefill.single.free-heads: the plan's facts of forward.attention.residual are the distributed work vector, its resources projections of it
; claimed: b*c*H = b*c*H and 2*b*c*H*e = 2*b*c*H*e and b*c*H*e = b*c*H*e and 0 = 0 and b*c*H = b*c*H and 3*b*c*H*e = 3*b*c*H*e and 0 = 0
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
(assert (not (and (= (* v_H v_b v_c) (* v_H v_b v_c)) (= (* 2 v_H v_b v_c v_e) (* 2 v_H v_b v_c v_e)) (= (* v_H v_b v_c v_e) (* v_H v_b v_c v_e)) (= 0 0) (= (* v_H v_b v_c) (* v_H v_b v_c)) (= (* 3 v_H v_b v_c v_e) (* 3 v_H v_b v_c v_e)) (= 0 0))))
(check-sat)
(reset)
; claim 2abb389452ee6567029bd11b0090ecd23e58ba462d694f999ede41fadb707f2e, text 1 of 1
; plan_inference.work_conservation.forward.mlp.up@prefill.single.free-heads: the plan's facts of forward.mlp.up are the distributed work vector, its resources projections of it
; claimed: 2*b*c*H*F = 2*b*c*H*F and H*e*(b*c + F) = H*e*(b*c + F) and b*c*F*e = b*c*F*e and 0 = 0 and 2*b*c*H*F = 2*b*c*H*F and e*(b*c*H + b*c*F + H*F) = e*(b*c*H + b*c*F + H*F) and 0 = 0
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
(assert (not (and (= (* 2 v_F v_H v_b v_c) (* 2 v_F v_H v_b v_c)) (= (+ (* v_F v_H v_e) (* v_H v_b v_c v_e)) (+ (* v_F v_H v_e) (* v_H v_b v_c v_e))) (= (* v_F v_b v_c v_e) (* v_F v_b v_c v_e)) (= 0 0) (= (* 2 v_F v_H v_b v_c) (* 2 v_F v_H v_b v_c)) (= (+ (* v_F v_H v_e) (* v_F v_b v_c v_e) (* v_H v_b v_c v_e)) (+ (* v_F v_H v_e) (* v_F v_b v_c v_e) (* v_H v_b v_c v_e))) (= 0 0))))
(check-sat)
(reset)
; claim 9ada68b9bd438aa3d104ec4280c404798e51a31ab2c65c30a8947e4d1e6d4f55, text 1 of 1
; plan_inference.work_conservation.forward.mlp.down@prefill.single.free-heads: the plan's facts of forward.mlp.down are the distributed work vector, its resources projections of it
; claimed: 2*b*c*H*F = 2*b*c*H*F and F*e*(b*c + H) = F*e*(b*c + H) and b*c*H*e = b*c*H*e and 0 = 0 and 2*b*c*H*F = 2*b*c*H*F and e*(b*c*H + b*c*F + H*F) = e*(b*c*H + b*c*F + H*F) and 0 = 0
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
(assert (not (and (= (* 2 v_F v_H v_b v_c) (* 2 v_F v_H v_b v_c)) (= (+ (* v_F v_H v_e) (* v_F v_b v_c v_e)) (+ (* v_F v_H v_e) (* v_F v_b v_c v_e))) (= (* v_H v_b v_c v_e) (* v_H v_b v_c v_e)) (= 0 0) (= (* 2 v_F v_H v_b v_c) (* 2 v_F v_H v_b v_c)) (= (+ (* v_F v_H v_e) (* v_F v_b v_c v_e) (* v_H v_b v_c v_e)) (+ (* v_F v_H v_e) (* v_F v_b v_c v_e) (* v_H v_b v_c v_e))) (= 0 0))))
(check-sat)
(reset)
; claim 9260cb5d605a7b365d0f465d085cb39a4e070031ecadca9c49008533bc31b2b8, text 1 of 1
; plan_inference.work_conservation.total@prefill.single.free-heads: the plan as a whole spends what the distribution spends
; claimed: b*c*(4*c*h*d_h + 5*c*h + 4*H*F + 8*H*h*d_h + 20*H + 8*F) = b*c*(4*c*h*d_h + 5*c*h + 4*H*F + 8*H*h*d_h + 20*H + 8*F) and 2*e*(4*b*c*H + b*c*F + 3*b*c*h*d_h + H*F + 2*H*h*d_h + 2*H) = 2*e*(4*b*c*H + b*c*F + 3*b*c*h*d_h + H*F + 2*H*h*d_h + 2*H) and 2*b*c*e*(3*H + F + 3*h*d_h) = 2*b*c*e*(3*H + F + 3*h*d_h) and 0 = 0
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
(assert (not (and (= (+ (* 5 v_b v_h (* v_c v_c)) (* 8 v_F v_b v_c) (* 20 v_H v_b v_c) (* 4 v_F v_H v_b v_c) (* 4 v_b v_d_h v_h (* v_c v_c)) (* 8 v_H v_b v_c v_d_h v_h)) (+ (* 5 v_b v_h (* v_c v_c)) (* 8 v_F v_b v_c) (* 20 v_H v_b v_c) (* 4 v_F v_H v_b v_c) (* 4 v_b v_d_h v_h (* v_c v_c)) (* 8 v_H v_b v_c v_d_h v_h))) (= (+ (* 4 v_H v_e) (* 2 v_F v_H v_e) (* 2 v_F v_b v_c v_e) (* 4 v_H v_d_h v_e v_h) (* 8 v_H v_b v_c v_e) (* 6 v_b v_c v_d_h v_e v_h)) (+ (* 4 v_H v_e) (* 2 v_F v_H v_e) (* 2 v_F v_b v_c v_e) (* 4 v_H v_d_h v_e v_h) (* 8 v_H v_b v_c v_e) (* 6 v_b v_c v_d_h v_e v_h))) (= (+ (* 2 v_F v_b v_c v_e) (* 6 v_H v_b v_c v_e) (* 6 v_b v_c v_d_h v_e v_h)) (+ (* 2 v_F v_b v_c v_e) (* 6 v_H v_b v_c v_e) (* 6 v_b v_c v_d_h v_e v_h))) (= 0 0))))
(check-sat)
(reset)
; claim af6749fd4596e2518d12d3bd41222c5801a32876da61781cfd9c9a45b5fe1086, text 1 of 1
; plan_inference.memory_facts.kv_cache@prefill.single.free-heads: the kv cache of the block are the sum of its buffers and the closed form
; assumed: t = 1
; claimed: 2*b*c*h*d_h*e = 2*b*c*h*d_h*e and 2*b*c*h*d_h*e is a non-negative integer and 2*b*c*h*d_h*e = 2*b*c*h*d_h*e/t
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
(assert (not (and (= (* 2 v_b v_c v_d_h v_e v_h) (* 2 v_b v_c v_d_h v_e v_h)) (and (= (* 2 v_b v_c v_d_h v_e v_h) (* 2 v_b v_c v_d_h v_e v_h)) (>= (* 2 v_b v_c v_d_h v_e v_h) 0)) (= (* 1 (* 2 v_b v_c v_d_h v_e v_h)) (* 2 v_b v_c v_d_h v_e v_h)))))
(check-sat)
(reset)
; claim 90f252e538394099e8c7b1e848db7fff991ac6b767b0faf4ea5ef91699bcbfe5, text 1 of 1
; plan_inference.memory_facts.workspace@prefill.single.free-heads: the workspace of the block are the sum of its buffers and the closed form
; claimed: e*(b*c*H + max(b*c*F, b*c**2*h, 3*b*c*h*d_h)) = e*(b*c*H + max(b*c*F, b*c**2*h, 3*b*c*h*d_h)) and e*(b*c*H + max(b*c*F, b*c**2*h, 3*b*c*h*d_h)) is a non-negative integer
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
(declare-const v_max_0 Int)
(assert (>= v_max_0 (* v_F v_b v_c)))
(assert (>= v_max_0 (* v_b v_h (* v_c v_c))))
(assert (>= v_max_0 (* 3 v_b v_c v_d_h v_h)))
(assert (or (= v_max_0 (* v_F v_b v_c)) (= v_max_0 (* v_b v_h (* v_c v_c))) (= v_max_0 (* 3 v_b v_c v_d_h v_h))))
(assert (not (and (= (+ (* v_e v_max_0) (* v_H v_b v_c v_e)) (+ (* v_e v_max_0) (* v_H v_b v_c v_e))) (and (= (+ (* v_e v_max_0) (* v_H v_b v_c v_e)) (+ (* v_e v_max_0) (* v_H v_b v_c v_e))) (>= (+ (* v_e v_max_0) (* v_H v_b v_c v_e)) 0)))))
(check-sat)
(reset)
; claim 6bf54e8e64b147253589a5d113d1d82f5324dcef99466a0ec92ef7556b41a235, text 1 of 1
; plan_inference.memory_facts.boundary@prefill.single.free-heads: input and output of the block are boundary tensors
; assumed: q = c
; claimed: b*c*H*e = b*q*H*e and b*c*H*e = b*q*H*e
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
(assert (not (and (= (* v_H v_b v_c v_e) (* v_H v_b v_e v_c)) (= (* v_H v_b v_c v_e) (* v_H v_b v_e v_c)))))
(check-sat)
(reset)
; claim b3a0023094dadd689bf47d0ed0c16f1cf03e4943fd71842111e5c5db5d6f845f, text 1 of 1
; plan_inference.KV_state.size@prefill.single.free-heads: the ranks together keep 2bcHe bytes of keys and values
; assumed: t = 1
; claimed: 2*b*c*h*d_h*e*t = 2*b*c*h*d_h*e
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
(assert (not (= (* 2 v_b v_c v_d_h v_e v_h) (* 2 v_b v_c v_d_h v_e v_h))))
(check-sat)
(reset)
; claim 1cc7c7a04de68f420309a2f30ad8a81c706164ce545bdf0cdbef4fe9adcdea95, text 1 of 1
; plan_inference.named_equation.C_workspace@prefill.single.free-heads: the workspace is the boundary tensor and the largest intermediate
; assumed: q = c
; assumed: t = 1
; claimed: e*(b*c*H + max(b*c*F, b*c**2*h, 3*b*c*h*d_h)) = e*(b*q*H + max(b*q*F/t, b*q*c*h/t, 3*b*q*h*d_h/t))
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
(declare-const v_max_0 Int)
(declare-const v_max_1 Int)
(assert (>= v_max_0 (* v_F v_b v_c)))
(assert (>= v_max_0 (* v_b v_h (* v_c v_c))))
(assert (>= v_max_0 (* 3 v_b v_c v_d_h v_h)))
(assert (or (= v_max_0 (* v_F v_b v_c)) (= v_max_0 (* v_b v_h (* v_c v_c))) (= v_max_0 (* 3 v_b v_c v_d_h v_h))))
(assert (>= v_max_1 (* v_F v_b v_c)))
(assert (>= v_max_1 (* v_b v_c v_h v_c)))
(assert (>= v_max_1 (* 3 v_b v_d_h v_h v_c)))
(assert (or (= v_max_1 (* v_F v_b v_c)) (= v_max_1 (* v_b v_c v_h v_c)) (= v_max_1 (* 3 v_b v_d_h v_h v_c))))
(assert (not (= (* 1 (+ (* v_e v_max_0) (* v_H v_b v_c v_e))) (+ (* v_e v_max_1) (* 1 (* v_H v_b v_e v_c))))))
(check-sat)
(reset)
; claim 55da55a59aa54355dd77490b67f5dc2a89c538987da432ce3ae4ebecdc71ec9d, text 1 of 1
; plan_inference.workspace.bound@prefill.single.free-heads: the workspace holds the boundary tensor and any one intermediate
; assumed: q = c
; claimed: b*q*H*e <= e*(b*c*H + max(b*c*F, b*c**2*h, 3*b*c*h*d_h)) and b*e*(q*H + 3*c*h*d_h) <= e*(b*c*H + max(b*c*F, b*c**2*h, 3*b*c*h*d_h)) and b*e*(q*H + c*h*d_h) <= e*(b*c*H + max(b*c*F, b*c**2*h, 3*b*c*h*d_h)) and b*e*(q*H + c**2*h) <= e*(b*c*H + max(b*c*F, b*c**2*h, 3*b*c*h*d_h)) and b*e*(q*H + c*F) <= e*(b*c*H + max(b*c*F, b*c**2*h, 3*b*c*h*d_h)) and b*e*(q*H + c*F) <= e*(b*c*H + max(b*c*F, b*c**2*h, 3*b*c*h*d_h))
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
(declare-const v_max_0 Int)
(assert (>= v_max_0 (* v_F v_b v_c)))
(assert (>= v_max_0 (* v_b v_h (* v_c v_c))))
(assert (>= v_max_0 (* 3 v_b v_c v_d_h v_h)))
(assert (or (= v_max_0 (* v_F v_b v_c)) (= v_max_0 (* v_b v_h (* v_c v_c))) (= v_max_0 (* 3 v_b v_c v_d_h v_h))))
(assert (not (and (<= (* v_H v_b v_e v_c) (+ (* v_e v_max_0) (* v_H v_b v_c v_e))) (<= (+ (* v_H v_b v_e v_c) (* 3 v_b v_c v_d_h v_e v_h)) (+ (* v_e v_max_0) (* v_H v_b v_c v_e))) (<= (+ (* v_H v_b v_e v_c) (* v_b v_c v_d_h v_e v_h)) (+ (* v_e v_max_0) (* v_H v_b v_c v_e))) (<= (+ (* v_H v_b v_e v_c) (* v_b v_e v_h (* v_c v_c))) (+ (* v_e v_max_0) (* v_H v_b v_c v_e))) (<= (+ (* v_F v_b v_c v_e) (* v_H v_b v_e v_c)) (+ (* v_e v_max_0) (* v_H v_b v_c v_e))) (<= (+ (* v_F v_b v_c v_e) (* v_H v_b v_e v_c)) (+ (* v_e v_max_0) (* v_H v_b v_c v_e))))))
(check-sat)
(reset)
; claim 46fbf6c4a0caed0bfe0cc31c44651aa3f61b7f83447a186d4bc4ab0d08bf406f, text 1 of 1
; plan_inference.workspace.attained@prefill.single.free-heads: some intermediate needs all of the workspace: no smaller bound holds
; assumed: q = c
; claimed: e*(b*c*H + max(b*c*F, b*c**2*h, 3*b*c*h*d_h)) = b*q*H*e or e*(b*c*H + max(b*c*F, b*c**2*h, 3*b*c*h*d_h)) = b*e*(q*H + 3*c*h*d_h) or e*(b*c*H + max(b*c*F, b*c**2*h, 3*b*c*h*d_h)) = b*e*(q*H + c*h*d_h) or e*(b*c*H + max(b*c*F, b*c**2*h, 3*b*c*h*d_h)) = b*e*(q*H + c**2*h) or e*(b*c*H + max(b*c*F, b*c**2*h, 3*b*c*h*d_h)) = b*e*(q*H + c*F) or e*(b*c*H + max(b*c*F, b*c**2*h, 3*b*c*h*d_h)) = b*e*(q*H + c*F)
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
(declare-const v_max_0 Int)
(assert (>= v_max_0 (* v_F v_b v_c)))
(assert (>= v_max_0 (* v_b v_h (* v_c v_c))))
(assert (>= v_max_0 (* 3 v_b v_c v_d_h v_h)))
(assert (or (= v_max_0 (* v_F v_b v_c)) (= v_max_0 (* v_b v_h (* v_c v_c))) (= v_max_0 (* 3 v_b v_c v_d_h v_h))))
(assert (not (or (= (+ (* v_e v_max_0) (* v_H v_b v_c v_e)) (* v_H v_b v_e v_c)) (= (+ (* v_e v_max_0) (* v_H v_b v_c v_e)) (+ (* v_H v_b v_e v_c) (* 3 v_b v_c v_d_h v_e v_h))) (= (+ (* v_e v_max_0) (* v_H v_b v_c v_e)) (+ (* v_H v_b v_e v_c) (* v_b v_c v_d_h v_e v_h))) (= (+ (* v_e v_max_0) (* v_H v_b v_c v_e)) (+ (* v_H v_b v_e v_c) (* v_b v_e v_h (* v_c v_c)))) (= (+ (* v_e v_max_0) (* v_H v_b v_c v_e)) (+ (* v_F v_b v_c v_e) (* v_H v_b v_e v_c))) (= (+ (* v_e v_max_0) (* v_H v_b v_c v_e)) (+ (* v_F v_b v_c v_e) (* v_H v_b v_e v_c))))))
(check-sat)
(reset)
; claim b5508d91a6ef2fdfd171ab4989ae0d22dd1310d5b6686ce114712a34cd3856f6, text 1 of 1
; plan_inference.workspace.monotone.b@prefill.single.free-heads: the workspace never falls when b grows
; assumed: q = c
; assumed: t = 1
; claimed: e*(b*q*H + max(b*q*F/t, b*q*c*h/t, 3*b*q*h*d_h/t)) <= e*(b*q*H + q*H + max(q*F*(b + 1)/t, q*c*h*(b + 1)/t, 3*q*h*d_h*(b + 1)/t))
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
(declare-const v_max_0 Int)
(declare-const v_max_1 Int)
(assert (>= v_max_0 (* v_F v_b v_c)))
(assert (>= v_max_0 (* v_b v_c v_h v_c)))
(assert (>= v_max_0 (* 3 v_b v_d_h v_h v_c)))
(assert (or (= v_max_0 (* v_F v_b v_c)) (= v_max_0 (* v_b v_c v_h v_c)) (= v_max_0 (* 3 v_b v_d_h v_h v_c))))
(assert (>= v_max_1 (+ (* v_F v_c) (* v_F v_b v_c))))
(assert (>= v_max_1 (+ (* v_c v_h v_c) (* v_b v_c v_h v_c))))
(assert (>= v_max_1 (+ (* 3 v_d_h v_h v_c) (* 3 v_b v_d_h v_h v_c))))
(assert (or (= v_max_1 (+ (* v_F v_c) (* v_F v_b v_c))) (= v_max_1 (+ (* v_c v_h v_c) (* v_b v_c v_h v_c))) (= v_max_1 (+ (* 3 v_d_h v_h v_c) (* 3 v_b v_d_h v_h v_c)))))
(assert (not (<= (+ (* v_e v_max_0) (* 1 (* v_H v_b v_e v_c))) (+ (* v_e v_max_1) (* 1 (* v_H v_e v_c)) (* 1 (* v_H v_b v_e v_c))))))
(check-sat)
(reset)
; claim 895fda152f06cb134de3079255e58026977be5d02ca21ac56d918d8987a2f670, text 1 of 1
; plan_inference.workspace.monotone.q@prefill.single.free-heads: the workspace never falls when q grows
; assumed: q = c
; assumed: t = 1
; claimed: e*(b*q*H + max(b*q*F/t, b*q*c*h/t, 3*b*q*h*d_h/t)) <= e*(b*q*H + b*H + max(b*F*(q + 1)/t, b*c*h*(q + 1)/t, 3*b*h*d_h*(q + 1)/t))
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
(declare-const v_max_0 Int)
(declare-const v_max_1 Int)
(assert (>= v_max_0 (* v_F v_b v_c)))
(assert (>= v_max_0 (* v_b v_c v_h v_c)))
(assert (>= v_max_0 (* 3 v_b v_d_h v_h v_c)))
(assert (or (= v_max_0 (* v_F v_b v_c)) (= v_max_0 (* v_b v_c v_h v_c)) (= v_max_0 (* 3 v_b v_d_h v_h v_c))))
(assert (>= v_max_1 (+ (* v_F v_b) (* v_F v_b v_c))))
(assert (>= v_max_1 (+ (* v_b v_c v_h) (* v_b v_c v_h v_c))))
(assert (>= v_max_1 (+ (* 3 v_b v_d_h v_h) (* 3 v_b v_d_h v_h v_c))))
(assert (or (= v_max_1 (+ (* v_F v_b) (* v_F v_b v_c))) (= v_max_1 (+ (* v_b v_c v_h) (* v_b v_c v_h v_c))) (= v_max_1 (+ (* 3 v_b v_d_h v_h) (* 3 v_b v_d_h v_h v_c)))))
(assert (not (<= (+ (* v_e v_max_0) (* 1 (* v_H v_b v_e v_c))) (+ (* v_e v_max_1) (* 1 (* v_H v_b v_e)) (* 1 (* v_H v_b v_e v_c))))))
(check-sat)
(reset)
; claim beb5eec9ac40f757a58ff14ab68840ba3fb98236b80d52e1809d15687588b8a9, text 1 of 1
; plan_inference.workspace.monotone.c@prefill.single.free-heads: the workspace never falls when c grows
; assumed: q = c
; assumed: t = 1
; claimed: e*(b*q*H + max(b*q*F/t, b*q*c*h/t, 3*b*q*h*d_h/t)) <= e*(b*q*H + max(b*q*F/t, 3*b*q*h*d_h/t, b*q*h*(c + 1)/t))
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
(declare-const v_max_0 Int)
(declare-const v_max_1 Int)
(assert (>= v_max_0 (* v_F v_b v_c)))
(assert (>= v_max_0 (* v_b v_c v_h v_c)))
(assert (>= v_max_0 (* 3 v_b v_d_h v_h v_c)))
(assert (or (= v_max_0 (* v_F v_b v_c)) (= v_max_0 (* v_b v_c v_h v_c)) (= v_max_0 (* 3 v_b v_d_h v_h v_c))))
(assert (>= v_max_1 (* v_F v_b v_c)))
(assert (>= v_max_1 (* 3 v_b v_d_h v_h v_c)))
(assert (>= v_max_1 (+ (* v_b v_h v_c) (* v_b v_c v_h v_c))))
(assert (or (= v_max_1 (* v_F v_b v_c)) (= v_max_1 (* 3 v_b v_d_h v_h v_c)) (= v_max_1 (+ (* v_b v_h v_c) (* v_b v_c v_h v_c)))))
(assert (not (<= (+ (* v_e v_max_0) (* 1 (* v_H v_b v_e v_c))) (+ (* v_e v_max_1) (* 1 (* v_H v_b v_e v_c))))))
(check-sat)
(reset)
; claim 998f3ba80e4101b07f38fb6676bc974e5d7dac19b70da4e9df5c1847e16b45fc, text 1 of 1
; plan_inference.integrality.flops.qkv@prefill.single.free-heads: forward work of the QKV projections is a non-negative integer
; claimed: 6*b*c*H*h*d_h is a non-negative integer
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
(assert (not (and (= (* 6 v_H v_b v_c v_d_h v_h) (* 6 v_H v_b v_c v_d_h v_h)) (>= (* 6 v_H v_b v_c v_d_h v_h) 0))))
(check-sat)
(reset)
; claim 483cb48700d76dbf9cef4cb4b41097c499c6b2c425deedc70ac64e28f9a397cd, text 1 of 1
; plan_inference.integrality.flops.attention_matmul@prefill.single.free-heads: forward work of queries × keys and probabilities × values is a non-negative integer
; claimed: 4*b*c**2*h*d_h is a non-negative integer
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
(assert (not (and (= (* 4 v_b v_d_h v_h (* v_c v_c)) (* 4 v_b v_d_h v_h (* v_c v_c))) (>= (* 4 v_b v_d_h v_h (* v_c v_c)) 0))))
(check-sat)
(reset)
; claim 8e83a27b9f845b11bff1be2e8377903b395175052117f931715937a568f5dab7, text 1 of 1
; plan_inference.integrality.flops.attention_core@prefill.single.free-heads: forward work of the attention core, softmax and its dropout included is a non-negative integer
; claimed: b*c**2*h*(4*d_h + 5) is a non-negative integer
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
(assert (not (and (= (+ (* 5 v_b v_h (* v_c v_c)) (* 4 v_b v_d_h v_h (* v_c v_c))) (+ (* 5 v_b v_h (* v_c v_c)) (* 4 v_b v_d_h v_h (* v_c v_c)))) (>= (+ (* 5 v_b v_h (* v_c v_c)) (* 4 v_b v_d_h v_h (* v_c v_c))) 0))))
(check-sat)
(reset)
; claim 240ca8d38c69d179d43d3783b4ab9418933e6352ddc9e7a26bf55bbb5909ef4f, text 1 of 1
; plan_inference.integrality.flops.output@prefill.single.free-heads: forward work of the output projection is a non-negative integer
; claimed: 2*b*c*H*h*d_h is a non-negative integer
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
(assert (not (and (= (* 2 v_H v_b v_c v_d_h v_h) (* 2 v_H v_b v_c v_d_h v_h)) (>= (* 2 v_H v_b v_c v_d_h v_h) 0))))
(check-sat)
(reset)
; claim 9df7c34526cc6e0656d66dc960ba710e06e58a635ec5b0c6c99691028231a91d, text 1 of 1
; plan_inference.integrality.flops.mlp@prefill.single.free-heads: forward work of the MLP's products is a non-negative integer
; claimed: 4*b*c*H*F is a non-negative integer
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
(assert (not (and (= (* 4 v_F v_H v_b v_c) (* 4 v_F v_H v_b v_c)) (>= (* 4 v_F v_H v_b v_c) 0))))
(check-sat)
(reset)
; claim d7b3946b79421e5c88ee181b18ec59504e15007fcdd2dcf2949ed8d4bc08da2c, text 1 of 1
; plan_inference.integrality.flops.matmul@prefill.single.free-heads: work of all products, all phases is a non-negative integer
; claimed: 4*b*c*(c*h*d_h + H*F + 2*H*h*d_h) is a non-negative integer
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
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (+ (* 4 v_F v_H v_b v_c) (* 4 v_b v_d_h v_h (* v_c v_c)) (* 8 v_H v_b v_c v_d_h v_h)) (+ (* 4 v_F v_H v_b v_c) (* 4 v_b v_d_h v_h (* v_c v_c)) (* 8 v_H v_b v_c v_d_h v_h))) (>= (+ (* 4 v_F v_H v_b v_c) (* 4 v_b v_d_h v_h (* v_c v_c)) (* 8 v_H v_b v_c v_d_h v_h)) 0))))
(check-sat)
(reset)
; claim 394bf24aab432b1a82ac079afa476ef1c4d8452777e6233ceb5158a9a0c6d8d7, text 1 of 1
; plan_inference.integrality.flops.forward@prefill.single.free-heads: forward work, reductions included is a non-negative integer
; claimed: b*c*(4*c*h*d_h + 5*c*h + 4*H*F + 8*H*h*d_h + 20*H + 8*F) is a non-negative integer
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
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (+ (* 5 v_b v_h (* v_c v_c)) (* 8 v_F v_b v_c) (* 20 v_H v_b v_c) (* 4 v_F v_H v_b v_c) (* 4 v_b v_d_h v_h (* v_c v_c)) (* 8 v_H v_b v_c v_d_h v_h)) (+ (* 5 v_b v_h (* v_c v_c)) (* 8 v_F v_b v_c) (* 20 v_H v_b v_c) (* 4 v_F v_H v_b v_c) (* 4 v_b v_d_h v_h (* v_c v_c)) (* 8 v_H v_b v_c v_d_h v_h))) (>= (+ (* 5 v_b v_h (* v_c v_c)) (* 8 v_F v_b v_c) (* 20 v_H v_b v_c) (* 4 v_F v_H v_b v_c) (* 4 v_b v_d_h v_h (* v_c v_c)) (* 8 v_H v_b v_c v_d_h v_h)) 0))))
(check-sat)
(reset)
; claim 9aec71056b388a78cc1465cc14a3a1f61abd7445a897eeae414921a5b9b1c5d8, text 1 of 1
; plan_inference.integrality.bytes.read@prefill.single.free-heads: bytes read by all tasks is a non-negative integer
; claimed: 2*e*(4*b*c*H + b*c*F + 3*b*c*h*d_h + H*F + 2*H*h*d_h + 2*H) is a non-negative integer
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
(assert (not (and (= (+ (* 4 v_H v_e) (* 2 v_F v_H v_e) (* 2 v_F v_b v_c v_e) (* 4 v_H v_d_h v_e v_h) (* 8 v_H v_b v_c v_e) (* 6 v_b v_c v_d_h v_e v_h)) (+ (* 4 v_H v_e) (* 2 v_F v_H v_e) (* 2 v_F v_b v_c v_e) (* 4 v_H v_d_h v_e v_h) (* 8 v_H v_b v_c v_e) (* 6 v_b v_c v_d_h v_e v_h))) (>= (+ (* 4 v_H v_e) (* 2 v_F v_H v_e) (* 2 v_F v_b v_c v_e) (* 4 v_H v_d_h v_e v_h) (* 8 v_H v_b v_c v_e) (* 6 v_b v_c v_d_h v_e v_h)) 0))))
(check-sat)
(reset)
; claim 9f850045c862507e9139ec5ded93a0a40aafdd01d0e466bad8beef2527b7692c, text 1 of 1
; plan_inference.integrality.bytes.written@prefill.single.free-heads: bytes written by all tasks is a non-negative integer
; claimed: 2*b*c*e*(3*H + F + 3*h*d_h) is a non-negative integer
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
(assert (not (and (= (+ (* 2 v_F v_b v_c v_e) (* 6 v_H v_b v_c v_e) (* 6 v_b v_c v_d_h v_e v_h)) (+ (* 2 v_F v_b v_c v_e) (* 6 v_H v_b v_c v_e) (* 6 v_b v_c v_d_h v_e v_h))) (>= (+ (* 2 v_F v_b v_c v_e) (* 6 v_H v_b v_c v_e) (* 6 v_b v_c v_d_h v_e v_h)) 0))))
(check-sat)
(reset)
; claim 49f38696248d4c9f5f7a31b754e9b1ae9cf3dc502f879906271f1c8d8839f614, text 1 of 1
; plan_inference.integrality.memory.kv_cache@prefill.single.free-heads: bytes of cached keys and values is a non-negative integer
; claimed: 2*b*c*h*d_h*e is a non-negative integer
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
(assert (not (and (= (* 2 v_b v_c v_d_h v_e v_h) (* 2 v_b v_c v_d_h v_e v_h)) (>= (* 2 v_b v_c v_d_h v_e v_h) 0))))
(check-sat)
(reset)
; claim fd2140648bb5ebc29c060d8e3ccd8a778ee095710b7455306f232a943c8c9d37, text 1 of 1
; plan_inference.integrality.memory.workspace@prefill.single.free-heads: bytes of workspace where nothing is fused is a non-negative integer
; claimed: e*(b*c*H + max(b*c*F, b*c**2*h, 3*b*c*h*d_h)) is a non-negative integer
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
(declare-const v_max_0 Int)
(assert (>= v_max_0 (* v_F v_b v_c)))
(assert (>= v_max_0 (* v_b v_h (* v_c v_c))))
(assert (>= v_max_0 (* 3 v_b v_c v_d_h v_h)))
(assert (or (= v_max_0 (* v_F v_b v_c)) (= v_max_0 (* v_b v_h (* v_c v_c))) (= v_max_0 (* 3 v_b v_c v_d_h v_h))))
(assert (not (and (= (+ (* v_e v_max_0) (* v_H v_b v_c v_e)) (+ (* v_e v_max_0) (* v_H v_b v_c v_e))) (>= (+ (* v_e v_max_0) (* v_H v_b v_c v_e)) 0))))
(check-sat)
(reset)
; claim 7446dfbf8d283bea5cb44d1477446bf51d5dd4073fb9738c51b2c1583d4088ac, text 1 of 1
; plan_inference.work_conservation.forward.attention.qkv@prefill.tp.free-heads: the plan's facts of forward.attention.qkv are the distributed work vector, its resources projections of it
; assumed: t >= 2
; assumed: t | h
; assumed: t | H
; claimed: 6*b*c*H*h*d_h/t = 6*b*c*H*h*d_h/t and H*e*(b*c*t + 3*h*d_h)/t = H*e*(b*c*t + 3*h*d_h)/t and 3*b*c*h*d_h*e/t = 3*b*c*h*d_h*e/t and 0 = 0 and 6*b*c*H*h*d_h/t = 6*b*c*H*h*d_h/t and e*(b*c*H*t + 3*b*c*h*d_h + 3*H*h*d_h)/t = e*(b*c*H*t + 3*b*c*h*d_h + 3*H*h*d_h)/t and 0 = 0
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
(assert (not (and (= (* 6 (* v_H_per_t v_t) v_b v_c v_d_h (* v_h_per_t v_t)) (* 6 (* v_H_per_t v_t) v_b v_c v_d_h (* v_h_per_t v_t))) (= (+ (* v_t (* (* v_H_per_t v_t) v_b v_c v_e)) (* 3 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t))) (+ (* v_t (* (* v_H_per_t v_t) v_b v_c v_e)) (* 3 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)))) (= (* 3 v_b v_c v_d_h v_e (* v_h_per_t v_t)) (* 3 v_b v_c v_d_h v_e (* v_h_per_t v_t))) (= 0 0) (= (* 6 (* v_H_per_t v_t) v_b v_c v_d_h (* v_h_per_t v_t)) (* 6 (* v_H_per_t v_t) v_b v_c v_d_h (* v_h_per_t v_t))) (= (+ (* v_t (* (* v_H_per_t v_t) v_b v_c v_e)) (* 3 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 3 v_b v_c v_d_h v_e (* v_h_per_t v_t))) (+ (* v_t (* (* v_H_per_t v_t) v_b v_c v_e)) (* 3 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 3 v_b v_c v_d_h v_e (* v_h_per_t v_t)))) (= 0 0))))
(check-sat)
(reset)
; claim 8616d305e2061399d74218b48b6f34e31d3fbcae3238d5d4d07bf5537b55e5c8, text 1 of 1
; plan_inference.work_conservation.forward.attention.kv_save@prefill.tp.free-heads: the plan's facts of forward.attention.kv_save are the distributed work vector, its resources projections of it
; assumed: t >= 2
; assumed: t | h
; claimed: 0 = 0 and 2*b*c*h*d_h*e/t = 2*b*c*h*d_h*e/t and 2*b*c*h*d_h*e/t = 2*b*c*h*d_h*e/t and 0 = 0 and 0 = 0 and 4*b*c*h*d_h*e/t = 4*b*c*h*d_h*e/t and 0 = 0
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
(assert (not (and (= 0 0) (= (* 2 v_b v_c v_d_h v_e (* v_h_per_t v_t)) (* 2 v_b v_c v_d_h v_e (* v_h_per_t v_t))) (= (* 2 v_b v_c v_d_h v_e (* v_h_per_t v_t)) (* 2 v_b v_c v_d_h v_e (* v_h_per_t v_t))) (= 0 0) (= 0 0) (= (* 4 v_b v_c v_d_h v_e (* v_h_per_t v_t)) (* 4 v_b v_c v_d_h v_e (* v_h_per_t v_t))) (= 0 0))))
(check-sat)
(reset)
; claim f121e9016f578423c09895c09755bb0f6a0f020f9f3d79bf1a76b6f2b32a72be, text 1 of 1
; plan_inference.work_conservation.forward.attention.core@prefill.tp.free-heads: the plan's facts of forward.attention.core are the distributed work vector, its resources projections of it
; assumed: t >= 2
; assumed: t | h
; claimed: b*c**2*h*(4*d_h + 5)/t = b*c**2*h*(4*d_h + 5)/t and 3*b*c*h*d_h*e/t = 3*b*c*h*d_h*e/t and b*c*h*d_h*e/t = b*c*h*d_h*e/t and 0 = 0 and b*c**2*h*(4*d_h + 5)/t = b*c**2*h*(4*d_h + 5)/t and 4*b*c*h*d_h*e/t = 4*b*c*h*d_h*e/t and 0 = 0
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
(assert (not (and (= (+ (* 5 v_b (* v_h_per_t v_t) (* v_c v_c)) (* 4 v_b v_d_h (* v_h_per_t v_t) (* v_c v_c))) (+ (* 5 v_b (* v_h_per_t v_t) (* v_c v_c)) (* 4 v_b v_d_h (* v_h_per_t v_t) (* v_c v_c)))) (= (* 3 v_b v_c v_d_h v_e (* v_h_per_t v_t)) (* 3 v_b v_c v_d_h v_e (* v_h_per_t v_t))) (= (* v_b v_c v_d_h v_e (* v_h_per_t v_t)) (* v_b v_c v_d_h v_e (* v_h_per_t v_t))) (= 0 0) (= (+ (* 5 v_b (* v_h_per_t v_t) (* v_c v_c)) (* 4 v_b v_d_h (* v_h_per_t v_t) (* v_c v_c))) (+ (* 5 v_b (* v_h_per_t v_t) (* v_c v_c)) (* 4 v_b v_d_h (* v_h_per_t v_t) (* v_c v_c)))) (= (* 4 v_b v_c v_d_h v_e (* v_h_per_t v_t)) (* 4 v_b v_c v_d_h v_e (* v_h_per_t v_t))) (= 0 0))))
(check-sat)
(reset)
; claim a21497d17b293007d62703af72f23b6fbd3a1d541dbfca4a70065b8bcd5f1211, text 1 of 1
; plan_inference.work_conservation.forward.attention.output_projection@prefill.tp.free-heads: the plan's facts of forward.attention.output_projection are the distributed work vector, its resources projections of it
; assumed: t >= 2
; assumed: t | h
; assumed: t | H
; claimed: 2*b*c*H*h*d_h/t = 2*b*c*H*h*d_h/t and h*d_h*e*(b*c + H)/t = h*d_h*e*(b*c + H)/t and b*c*H*e = b*c*H*e and 0 = 0 and 2*b*c*H*h*d_h/t = 2*b*c*H*h*d_h/t and e*(b*c*H*t + b*c*h*d_h + H*h*d_h)/t = e*(b*c*H*t + b*c*h*d_h + H*h*d_h)/t and 0 = 0
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
(assert (not (and (= (* 2 (* v_H_per_t v_t) v_b v_c v_d_h (* v_h_per_t v_t)) (* 2 (* v_H_per_t v_t) v_b v_c v_d_h (* v_h_per_t v_t))) (= (+ (* (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* v_b v_c v_d_h v_e (* v_h_per_t v_t))) (+ (* (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* v_b v_c v_d_h v_e (* v_h_per_t v_t)))) (= (* (* v_H_per_t v_t) v_b v_c v_e) (* (* v_H_per_t v_t) v_b v_c v_e)) (= 0 0) (= (* 2 (* v_H_per_t v_t) v_b v_c v_d_h (* v_h_per_t v_t)) (* 2 (* v_H_per_t v_t) v_b v_c v_d_h (* v_h_per_t v_t))) (= (+ (* v_t (* (* v_H_per_t v_t) v_b v_c v_e)) (* (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* v_b v_c v_d_h v_e (* v_h_per_t v_t))) (+ (* v_t (* (* v_H_per_t v_t) v_b v_c v_e)) (* (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* v_b v_c v_d_h v_e (* v_h_per_t v_t)))) (= 0 0))))
(check-sat)
(reset)
; claim f270b218507dec461edf7dc0372a6deeda95594cee03a4377dba499691ce3ecb, text 1 of 1
; plan_inference.work_conservation.forward.attention.output_collective@prefill.tp.free-heads: the plan's facts of forward.attention.output_collective are the distributed work vector, its resources projections of it
; assumed: t >= 2
; assumed: t | H
; claimed: b*c*H*(t - 1)/t = b*c*H*(t - 1)/t and b*c*H*e = b*c*H*e and b*c*H*e = b*c*H*e and b*c*H*e = b*c*H*e and b*c*H*(t - 1)/t = b*c*H*(t - 1)/t and 2*b*c*H*e = 2*b*c*H*e and b*c*H*e = b*c*H*e
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
(assert (not (and (= (+ (* v_t (* (* v_H_per_t v_t) v_b v_c)) (* (- 1) (* v_H_per_t v_t) v_b v_c)) (+ (* v_t (* (* v_H_per_t v_t) v_b v_c)) (* (- 1) (* v_H_per_t v_t) v_b v_c))) (= (* (* v_H_per_t v_t) v_b v_c v_e) (* (* v_H_per_t v_t) v_b v_c v_e)) (= (* (* v_H_per_t v_t) v_b v_c v_e) (* (* v_H_per_t v_t) v_b v_c v_e)) (= (* (* v_H_per_t v_t) v_b v_c v_e) (* (* v_H_per_t v_t) v_b v_c v_e)) (= (+ (* v_t (* (* v_H_per_t v_t) v_b v_c)) (* (- 1) (* v_H_per_t v_t) v_b v_c)) (+ (* v_t (* (* v_H_per_t v_t) v_b v_c)) (* (- 1) (* v_H_per_t v_t) v_b v_c))) (= (* 2 (* v_H_per_t v_t) v_b v_c v_e) (* 2 (* v_H_per_t v_t) v_b v_c v_e)) (= (* (* v_H_per_t v_t) v_b v_c v_e) (* (* v_H_per_t v_t) v_b v_c v_e)))))
(check-sat)
(reset)
; claim 4419a350aaddb60cad5f701753f300ee5c95a38dc35c076dbf512b8e8224470b, text 1 of 1
; plan_inference.work_conservation.forward.mlp.up@prefill.tp.free-heads: the plan's facts of forward.mlp.up are the distributed work vector, its resources projections of it
; assumed: t >= 2
; assumed: t | F
; assumed: t | H
; claimed: 2*b*c*H*F/t = 2*b*c*H*F/t and H*e*(b*c*t + F)/t = H*e*(b*c*t + F)/t and b*c*F*e/t = b*c*F*e/t and 0 = 0 and 2*b*c*H*F/t = 2*b*c*H*F/t and e*(b*c*H*t + b*c*F + H*F)/t = e*(b*c*H*t + b*c*F + H*F)/t and 0 = 0
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
(assert (not (and (= (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b v_c) (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b v_c)) (= (+ (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* v_t (* (* v_H_per_t v_t) v_b v_c v_e))) (+ (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* v_t (* (* v_H_per_t v_t) v_b v_c v_e)))) (= (* (* v_F_per_t v_t) v_b v_c v_e) (* (* v_F_per_t v_t) v_b v_c v_e)) (= 0 0) (= (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b v_c) (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b v_c)) (= (+ (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* v_t (* (* v_H_per_t v_t) v_b v_c v_e)) (* (* v_F_per_t v_t) v_b v_c v_e)) (+ (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* v_t (* (* v_H_per_t v_t) v_b v_c v_e)) (* (* v_F_per_t v_t) v_b v_c v_e))) (= 0 0))))
(check-sat)
(reset)
; claim 740b05b5a66accc3cd6ed0929d9adc8988d7a49f7cd989a981d0db5a67e13897, text 1 of 1
; plan_inference.work_conservation.forward.mlp.down@prefill.tp.free-heads: the plan's facts of forward.mlp.down are the distributed work vector, its resources projections of it
; assumed: t >= 2
; assumed: t | F
; assumed: t | H
; claimed: 2*b*c*H*F/t = 2*b*c*H*F/t and F*e*(b*c + H)/t = F*e*(b*c + H)/t and b*c*H*e = b*c*H*e and 0 = 0 and 2*b*c*H*F/t = 2*b*c*H*F/t and e*(b*c*H*t + b*c*F + H*F)/t = e*(b*c*H*t + b*c*F + H*F)/t and 0 = 0
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
(assert (not (and (= (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b v_c) (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b v_c)) (= (+ (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* (* v_F_per_t v_t) v_b v_c v_e)) (+ (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* (* v_F_per_t v_t) v_b v_c v_e))) (= (* (* v_H_per_t v_t) v_b v_c v_e) (* (* v_H_per_t v_t) v_b v_c v_e)) (= 0 0) (= (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b v_c) (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b v_c)) (= (+ (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* v_t (* (* v_H_per_t v_t) v_b v_c v_e)) (* (* v_F_per_t v_t) v_b v_c v_e)) (+ (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* v_t (* (* v_H_per_t v_t) v_b v_c v_e)) (* (* v_F_per_t v_t) v_b v_c v_e))) (= 0 0))))
(check-sat)
(reset)
; claim 59ebe13af92b7e6eb18cfecd1f442ea115e695ace98b72c6254e6e14f7ba6c82, text 1 of 1
; plan_inference.work_conservation.total@prefill.tp.free-heads: the plan as a whole spends what the distribution spends
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | H
; claimed: b*c*(4*c*h*d_h + 5*c*h + 4*H*F + 8*H*h*d_h + 22*H*t - 2*H + 8*F)/t = b*c*(4*c*h*d_h + 5*c*h + 4*H*F + 8*H*h*d_h + 22*H*t - 2*H + 8*F)/t and 2*e*(5*b*c*H*t + b*c*F + 3*b*c*h*d_h + H*F + 2*H*h*d_h + 2*H*t)/t = 2*e*(5*b*c*H*t + b*c*F + 3*b*c*h*d_h + H*F + 2*H*h*d_h + 2*H*t)/t and 2*b*c*e*(4*H*t + F + 3*h*d_h)/t = 2*b*c*e*(4*H*t + F + 3*h*d_h)/t and 2*b*c*H*e = 2*b*c*H*e
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
(assert (not (and (= (+ (* v_t (* 22 (* v_H_per_t v_t) v_b v_c)) (* (- 2) (* v_H_per_t v_t) v_b v_c) (* 5 v_b (* v_h_per_t v_t) (* v_c v_c)) (* 8 (* v_F_per_t v_t) v_b v_c) (* 4 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b v_c) (* 4 v_b v_d_h (* v_h_per_t v_t) (* v_c v_c)) (* 8 (* v_H_per_t v_t) v_b v_c v_d_h (* v_h_per_t v_t))) (+ (* v_t (* 22 (* v_H_per_t v_t) v_b v_c)) (* (- 2) (* v_H_per_t v_t) v_b v_c) (* 5 v_b (* v_h_per_t v_t) (* v_c v_c)) (* 8 (* v_F_per_t v_t) v_b v_c) (* 4 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b v_c) (* 4 v_b v_d_h (* v_h_per_t v_t) (* v_c v_c)) (* 8 (* v_H_per_t v_t) v_b v_c v_d_h (* v_h_per_t v_t)))) (= (+ (* v_t (* 4 (* v_H_per_t v_t) v_e)) (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* v_t (* 10 (* v_H_per_t v_t) v_b v_c v_e)) (* 2 (* v_F_per_t v_t) v_b v_c v_e) (* 4 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 6 v_b v_c v_d_h v_e (* v_h_per_t v_t))) (+ (* v_t (* 4 (* v_H_per_t v_t) v_e)) (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* v_t (* 10 (* v_H_per_t v_t) v_b v_c v_e)) (* 2 (* v_F_per_t v_t) v_b v_c v_e) (* 4 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 6 v_b v_c v_d_h v_e (* v_h_per_t v_t)))) (= (+ (* v_t (* 8 (* v_H_per_t v_t) v_b v_c v_e)) (* 2 (* v_F_per_t v_t) v_b v_c v_e) (* 6 v_b v_c v_d_h v_e (* v_h_per_t v_t))) (+ (* v_t (* 8 (* v_H_per_t v_t) v_b v_c v_e)) (* 2 (* v_F_per_t v_t) v_b v_c v_e) (* 6 v_b v_c v_d_h v_e (* v_h_per_t v_t)))) (= (* 2 (* v_H_per_t v_t) v_b v_c v_e) (* 2 (* v_H_per_t v_t) v_b v_c v_e)))))
(check-sat)
(reset)
; claim b42123b74625c726d5dc106ea1ef9d3a2d659272c8099db62b60ccf76d8a2f2c, text 1 of 1
; plan_inference.memory_facts.kv_cache@prefill.tp.free-heads: the kv cache of the block are the sum of its buffers and the closed form
; assumed: t >= 2
; assumed: t | h
; claimed: 2*b*c*h*d_h*e/t = 2*b*c*h*d_h*e/t and 2*b*c*h*d_h*e/t is a non-negative integer and 2*b*c*h*d_h*e/t = 2*b*c*h*d_h*e/t
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
(assert (not (and (= (* 2 v_b v_c v_d_h v_e (* v_h_per_t v_t)) (* 2 v_b v_c v_d_h v_e (* v_h_per_t v_t))) (and (= (* 2 v_b v_c v_d_h v_e (* v_h_per_t v_t)) (* v_t (* 2 v_b v_c v_d_h v_e v_h_per_t))) (>= (* 2 v_b v_c v_d_h v_e v_h_per_t) 0)) (= (* 2 v_b v_c v_d_h v_e (* v_h_per_t v_t)) (* 2 v_b v_c v_d_h v_e (* v_h_per_t v_t))))))
(check-sat)
(reset)
; claim 7dc1685e8d8e6e7a91f98e9037cdfdd51771fc1632fc0946e065ccd5483ba018, text 1 of 1
; plan_inference.memory_facts.workspace@prefill.tp.free-heads: the workspace of the block are the sum of its buffers and the closed form
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | H
; claimed: e*(b*c*H + max(b*c*F/t, b*c**2*h/t, 3*b*c*h*d_h/t)) = e*(b*c*H + max(b*c*F/t, b*c**2*h/t, 3*b*c*h*d_h/t)) and e*(b*c*H + max(b*c*F/t, b*c**2*h/t, 3*b*c*h*d_h/t)) is a non-negative integer
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
(declare-const v_max_0 Int)
(declare-const v_max_1 Int)
(assert (>= v_max_0 (* (* v_F_per_t v_t) v_b v_c)))
(assert (>= v_max_0 (* v_b (* v_h_per_t v_t) (* v_c v_c))))
(assert (>= v_max_0 (* 3 v_b v_c v_d_h (* v_h_per_t v_t))))
(assert (or (= v_max_0 (* (* v_F_per_t v_t) v_b v_c)) (= v_max_0 (* v_b (* v_h_per_t v_t) (* v_c v_c))) (= v_max_0 (* 3 v_b v_c v_d_h (* v_h_per_t v_t)))))
(assert (>= v_max_1 (* v_F_per_t v_b v_c)))
(assert (>= v_max_1 (* v_b v_h_per_t (* v_c v_c))))
(assert (>= v_max_1 (* 3 v_b v_c v_d_h v_h_per_t)))
(assert (or (= v_max_1 (* v_F_per_t v_b v_c)) (= v_max_1 (* v_b v_h_per_t (* v_c v_c))) (= v_max_1 (* 3 v_b v_c v_d_h v_h_per_t))))
(assert (not (and (= (+ (* v_e v_max_0) (* v_t (* (* v_H_per_t v_t) v_b v_c v_e))) (+ (* v_e v_max_0) (* v_t (* (* v_H_per_t v_t) v_b v_c v_e)))) (and (= (+ (* v_e v_max_0) (* v_t (* (* v_H_per_t v_t) v_b v_c v_e))) (* v_t (+ (* v_e v_max_1) (* v_H_per_t v_b v_c v_e v_t)))) (>= (+ (* v_e v_max_1) (* v_H_per_t v_b v_c v_e v_t)) 0)))))
(check-sat)
(reset)
; claim 54fd21e41ae165d8a1d92b4eb6317aef2f6212fbec2b1594cd4a185acbc305f3, text 1 of 1
; plan_inference.named_equation.C_workspace@prefill.tp.free-heads: the workspace is the boundary tensor and the largest intermediate
; assumed: q = c
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | H
; claimed: e*(b*c*H + max(b*c*F/t, b*c**2*h/t, 3*b*c*h*d_h/t)) = e*(b*q*H + max(b*q*F/t, b*q*c*h/t, 3*b*q*h*d_h/t))
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
(declare-const v_max_0 Int)
(declare-const v_max_1 Int)
(assert (>= v_max_0 (* (* v_F_per_t v_t) v_b v_c)))
(assert (>= v_max_0 (* v_b (* v_h_per_t v_t) (* v_c v_c))))
(assert (>= v_max_0 (* 3 v_b v_c v_d_h (* v_h_per_t v_t))))
(assert (or (= v_max_0 (* (* v_F_per_t v_t) v_b v_c)) (= v_max_0 (* v_b (* v_h_per_t v_t) (* v_c v_c))) (= v_max_0 (* 3 v_b v_c v_d_h (* v_h_per_t v_t)))))
(assert (>= v_max_1 (* (* v_F_per_t v_t) v_b v_c)))
(assert (>= v_max_1 (* v_b v_c (* v_h_per_t v_t) v_c)))
(assert (>= v_max_1 (* 3 v_b v_d_h (* v_h_per_t v_t) v_c)))
(assert (or (= v_max_1 (* (* v_F_per_t v_t) v_b v_c)) (= v_max_1 (* v_b v_c (* v_h_per_t v_t) v_c)) (= v_max_1 (* 3 v_b v_d_h (* v_h_per_t v_t) v_c))))
(assert (not (= (+ (* v_e v_max_0) (* v_t (* (* v_H_per_t v_t) v_b v_c v_e))) (+ (* v_e v_max_1) (* v_t (* (* v_H_per_t v_t) v_b v_e v_c))))))
(check-sat)
(reset)
; claim 53ed81f28ec1fd7faf0aec06fb0133eb12c72b44a9ea12f73df41e488d99188b, text 1 of 1
; plan_inference.workspace.bound@prefill.tp.free-heads: the workspace holds the boundary tensor and any one intermediate
; assumed: q = c
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | H
; claimed: b*q*H*e <= e*(b*c*H + max(b*c*F/t, b*c**2*h/t, 3*b*c*h*d_h/t)) and b*e*(q*H*t + 3*c*h*d_h)/t <= e*(b*c*H + max(b*c*F/t, b*c**2*h/t, 3*b*c*h*d_h/t)) and b*e*(q*H*t + c*h*d_h)/t <= e*(b*c*H + max(b*c*F/t, b*c**2*h/t, 3*b*c*h*d_h/t)) and b*e*(q*H*t + c**2*h)/t <= e*(b*c*H + max(b*c*F/t, b*c**2*h/t, 3*b*c*h*d_h/t)) and b*e*(q*H*t + c*F)/t <= e*(b*c*H + max(b*c*F/t, b*c**2*h/t, 3*b*c*h*d_h/t)) and b*e*(q*H*t + c*F)/t <= e*(b*c*H + max(b*c*F/t, b*c**2*h/t, 3*b*c*h*d_h/t))
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
(declare-const v_max_0 Int)
(assert (>= v_max_0 (* (* v_F_per_t v_t) v_b v_c)))
(assert (>= v_max_0 (* v_b (* v_h_per_t v_t) (* v_c v_c))))
(assert (>= v_max_0 (* 3 v_b v_c v_d_h (* v_h_per_t v_t))))
(assert (or (= v_max_0 (* (* v_F_per_t v_t) v_b v_c)) (= v_max_0 (* v_b (* v_h_per_t v_t) (* v_c v_c))) (= v_max_0 (* 3 v_b v_c v_d_h (* v_h_per_t v_t)))))
(assert (not (and (<= (* v_t (* (* v_H_per_t v_t) v_b v_e v_c)) (+ (* v_e v_max_0) (* v_t (* (* v_H_per_t v_t) v_b v_c v_e)))) (<= (+ (* v_t (* (* v_H_per_t v_t) v_b v_e v_c)) (* 3 v_b v_c v_d_h v_e (* v_h_per_t v_t))) (+ (* v_e v_max_0) (* v_t (* (* v_H_per_t v_t) v_b v_c v_e)))) (<= (+ (* v_t (* (* v_H_per_t v_t) v_b v_e v_c)) (* v_b v_c v_d_h v_e (* v_h_per_t v_t))) (+ (* v_e v_max_0) (* v_t (* (* v_H_per_t v_t) v_b v_c v_e)))) (<= (+ (* v_t (* (* v_H_per_t v_t) v_b v_e v_c)) (* v_b v_e (* v_h_per_t v_t) (* v_c v_c))) (+ (* v_e v_max_0) (* v_t (* (* v_H_per_t v_t) v_b v_c v_e)))) (<= (+ (* v_t (* (* v_H_per_t v_t) v_b v_e v_c)) (* (* v_F_per_t v_t) v_b v_c v_e)) (+ (* v_e v_max_0) (* v_t (* (* v_H_per_t v_t) v_b v_c v_e)))) (<= (+ (* v_t (* (* v_H_per_t v_t) v_b v_e v_c)) (* (* v_F_per_t v_t) v_b v_c v_e)) (+ (* v_e v_max_0) (* v_t (* (* v_H_per_t v_t) v_b v_c v_e)))))))
(check-sat)
(reset)
; claim 6d2894ff89d0bf21730521a5dc05908f33f70e30bd856816f720f18afb9b7d86, text 1 of 1
; plan_inference.workspace.attained@prefill.tp.free-heads: some intermediate needs all of the workspace: no smaller bound holds
; assumed: q = c
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | H
; claimed: e*(b*c*H + max(b*c*F/t, b*c**2*h/t, 3*b*c*h*d_h/t)) = b*q*H*e or e*(b*c*H + max(b*c*F/t, b*c**2*h/t, 3*b*c*h*d_h/t)) = b*e*(q*H*t + 3*c*h*d_h)/t or e*(b*c*H + max(b*c*F/t, b*c**2*h/t, 3*b*c*h*d_h/t)) = b*e*(q*H*t + c*h*d_h)/t or e*(b*c*H + max(b*c*F/t, b*c**2*h/t, 3*b*c*h*d_h/t)) = b*e*(q*H*t + c**2*h)/t or e*(b*c*H + max(b*c*F/t, b*c**2*h/t, 3*b*c*h*d_h/t)) = b*e*(q*H*t + c*F)/t or e*(b*c*H + max(b*c*F/t, b*c**2*h/t, 3*b*c*h*d_h/t)) = b*e*(q*H*t + c*F)/t
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
(declare-const v_max_0 Int)
(assert (>= v_max_0 (* (* v_F_per_t v_t) v_b v_c)))
(assert (>= v_max_0 (* v_b (* v_h_per_t v_t) (* v_c v_c))))
(assert (>= v_max_0 (* 3 v_b v_c v_d_h (* v_h_per_t v_t))))
(assert (or (= v_max_0 (* (* v_F_per_t v_t) v_b v_c)) (= v_max_0 (* v_b (* v_h_per_t v_t) (* v_c v_c))) (= v_max_0 (* 3 v_b v_c v_d_h (* v_h_per_t v_t)))))
(assert (not (or (= (+ (* v_e v_max_0) (* v_t (* (* v_H_per_t v_t) v_b v_c v_e))) (* v_t (* (* v_H_per_t v_t) v_b v_e v_c))) (= (+ (* v_e v_max_0) (* v_t (* (* v_H_per_t v_t) v_b v_c v_e))) (+ (* v_t (* (* v_H_per_t v_t) v_b v_e v_c)) (* 3 v_b v_c v_d_h v_e (* v_h_per_t v_t)))) (= (+ (* v_e v_max_0) (* v_t (* (* v_H_per_t v_t) v_b v_c v_e))) (+ (* v_t (* (* v_H_per_t v_t) v_b v_e v_c)) (* v_b v_c v_d_h v_e (* v_h_per_t v_t)))) (= (+ (* v_e v_max_0) (* v_t (* (* v_H_per_t v_t) v_b v_c v_e))) (+ (* v_t (* (* v_H_per_t v_t) v_b v_e v_c)) (* v_b v_e (* v_h_per_t v_t) (* v_c v_c)))) (= (+ (* v_e v_max_0) (* v_t (* (* v_H_per_t v_t) v_b v_c v_e))) (+ (* v_t (* (* v_H_per_t v_t) v_b v_e v_c)) (* (* v_F_per_t v_t) v_b v_c v_e))) (= (+ (* v_e v_max_0) (* v_t (* (* v_H_per_t v_t) v_b v_c v_e))) (+ (* v_t (* (* v_H_per_t v_t) v_b v_e v_c)) (* (* v_F_per_t v_t) v_b v_c v_e))))))
(check-sat)
(reset)
; claim a4f243765a802f05d96b5fdff606c718f5455c0f86ecc9966bb3e790cf557ccc, text 1 of 1
; plan_inference.workspace.monotone.b@prefill.tp.free-heads: the workspace never falls when b grows
; assumed: q = c
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | H
; claimed: e*(b*q*H + max(b*q*F/t, b*q*c*h/t, 3*b*q*h*d_h/t)) <= e*(b*q*H + q*H + max(q*F*(b + 1)/t, q*c*h*(b + 1)/t, 3*q*h*d_h*(b + 1)/t))
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
(declare-const v_max_0 Int)
(declare-const v_max_1 Int)
(assert (>= v_max_0 (* (* v_F_per_t v_t) v_b v_c)))
(assert (>= v_max_0 (* v_b v_c (* v_h_per_t v_t) v_c)))
(assert (>= v_max_0 (* 3 v_b v_d_h (* v_h_per_t v_t) v_c)))
(assert (or (= v_max_0 (* (* v_F_per_t v_t) v_b v_c)) (= v_max_0 (* v_b v_c (* v_h_per_t v_t) v_c)) (= v_max_0 (* 3 v_b v_d_h (* v_h_per_t v_t) v_c))))
(assert (>= v_max_1 (+ (* (* v_F_per_t v_t) v_c) (* (* v_F_per_t v_t) v_b v_c))))
(assert (>= v_max_1 (+ (* v_c (* v_h_per_t v_t) v_c) (* v_b v_c (* v_h_per_t v_t) v_c))))
(assert (>= v_max_1 (+ (* 3 v_d_h (* v_h_per_t v_t) v_c) (* 3 v_b v_d_h (* v_h_per_t v_t) v_c))))
(assert (or (= v_max_1 (+ (* (* v_F_per_t v_t) v_c) (* (* v_F_per_t v_t) v_b v_c))) (= v_max_1 (+ (* v_c (* v_h_per_t v_t) v_c) (* v_b v_c (* v_h_per_t v_t) v_c))) (= v_max_1 (+ (* 3 v_d_h (* v_h_per_t v_t) v_c) (* 3 v_b v_d_h (* v_h_per_t v_t) v_c)))))
(assert (not (<= (+ (* v_e v_max_0) (* v_t (* (* v_H_per_t v_t) v_b v_e v_c))) (+ (* v_e v_max_1) (* v_t (* (* v_H_per_t v_t) v_e v_c)) (* v_t (* (* v_H_per_t v_t) v_b v_e v_c))))))
(check-sat)
(reset)
; claim 2c34da71bfcaf5f4e4556c5820329e8653cadef59274f09b3d4613874f2fdbe1, text 1 of 1
; plan_inference.workspace.monotone.q@prefill.tp.free-heads: the workspace never falls when q grows
; assumed: q = c
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | H
; claimed: e*(b*q*H + max(b*q*F/t, b*q*c*h/t, 3*b*q*h*d_h/t)) <= e*(b*q*H + b*H + max(b*F*(q + 1)/t, b*c*h*(q + 1)/t, 3*b*h*d_h*(q + 1)/t))
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
(declare-const v_max_0 Int)
(declare-const v_max_1 Int)
(assert (>= v_max_0 (* (* v_F_per_t v_t) v_b v_c)))
(assert (>= v_max_0 (* v_b v_c (* v_h_per_t v_t) v_c)))
(assert (>= v_max_0 (* 3 v_b v_d_h (* v_h_per_t v_t) v_c)))
(assert (or (= v_max_0 (* (* v_F_per_t v_t) v_b v_c)) (= v_max_0 (* v_b v_c (* v_h_per_t v_t) v_c)) (= v_max_0 (* 3 v_b v_d_h (* v_h_per_t v_t) v_c))))
(assert (>= v_max_1 (+ (* (* v_F_per_t v_t) v_b) (* (* v_F_per_t v_t) v_b v_c))))
(assert (>= v_max_1 (+ (* v_b v_c (* v_h_per_t v_t)) (* v_b v_c (* v_h_per_t v_t) v_c))))
(assert (>= v_max_1 (+ (* 3 v_b v_d_h (* v_h_per_t v_t)) (* 3 v_b v_d_h (* v_h_per_t v_t) v_c))))
(assert (or (= v_max_1 (+ (* (* v_F_per_t v_t) v_b) (* (* v_F_per_t v_t) v_b v_c))) (= v_max_1 (+ (* v_b v_c (* v_h_per_t v_t)) (* v_b v_c (* v_h_per_t v_t) v_c))) (= v_max_1 (+ (* 3 v_b v_d_h (* v_h_per_t v_t)) (* 3 v_b v_d_h (* v_h_per_t v_t) v_c)))))
(assert (not (<= (+ (* v_e v_max_0) (* v_t (* (* v_H_per_t v_t) v_b v_e v_c))) (+ (* v_e v_max_1) (* v_t (* (* v_H_per_t v_t) v_b v_e)) (* v_t (* (* v_H_per_t v_t) v_b v_e v_c))))))
(check-sat)
(reset)
; claim 8d46b2e4942befbca89eab4ada276c3e4b5355f511fc617a5dfbf68a407eb362, text 1 of 1
; plan_inference.workspace.monotone.c@prefill.tp.free-heads: the workspace never falls when c grows
; assumed: q = c
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | H
; claimed: e*(b*q*H + max(b*q*F/t, b*q*c*h/t, 3*b*q*h*d_h/t)) <= e*(b*q*H + max(b*q*F/t, 3*b*q*h*d_h/t, b*q*h*(c + 1)/t))
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
(declare-const v_max_0 Int)
(declare-const v_max_1 Int)
(assert (>= v_max_0 (* (* v_F_per_t v_t) v_b v_c)))
(assert (>= v_max_0 (* v_b v_c (* v_h_per_t v_t) v_c)))
(assert (>= v_max_0 (* 3 v_b v_d_h (* v_h_per_t v_t) v_c)))
(assert (or (= v_max_0 (* (* v_F_per_t v_t) v_b v_c)) (= v_max_0 (* v_b v_c (* v_h_per_t v_t) v_c)) (= v_max_0 (* 3 v_b v_d_h (* v_h_per_t v_t) v_c))))
(assert (>= v_max_1 (* (* v_F_per_t v_t) v_b v_c)))
(assert (>= v_max_1 (* 3 v_b v_d_h (* v_h_per_t v_t) v_c)))
(assert (>= v_max_1 (+ (* v_b (* v_h_per_t v_t) v_c) (* v_b v_c (* v_h_per_t v_t) v_c))))
(assert (or (= v_max_1 (* (* v_F_per_t v_t) v_b v_c)) (= v_max_1 (* 3 v_b v_d_h (* v_h_per_t v_t) v_c)) (= v_max_1 (+ (* v_b (* v_h_per_t v_t) v_c) (* v_b v_c (* v_h_per_t v_t) v_c)))))
(assert (not (<= (+ (* v_e v_max_0) (* v_t (* (* v_H_per_t v_t) v_b v_e v_c))) (+ (* v_e v_max_1) (* v_t (* (* v_H_per_t v_t) v_b v_e v_c))))))
(check-sat)
(reset)
; claim 22a7e5d519eafaed2e9c3477c3075a81cb9f561501c898e708a63cc3af893e63, text 1 of 1
; plan_inference.integrality.flops.qkv@prefill.tp.free-heads: forward work of the QKV projections is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; assumed: t | H
; claimed: 6*b*c*H*h*d_h/t is a non-negative integer
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
(assert (not (and (= (* 6 (* v_H_per_t v_t) v_b v_c v_d_h (* v_h_per_t v_t)) (* v_t (* 6 v_H_per_t v_b v_c v_d_h v_h_per_t v_t))) (>= (* 6 v_H_per_t v_b v_c v_d_h v_h_per_t v_t) 0))))
(check-sat)
(reset)
; claim b63b37ad1f87588709a63d02b179b7238849f74efd47663e0b09312ef015fe52, text 1 of 1
; plan_inference.integrality.flops.attention_matmul@prefill.tp.free-heads: forward work of queries × keys and probabilities × values is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; claimed: 4*b*c**2*h*d_h/t is a non-negative integer
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
(assert (not (and (= (* 4 v_b v_d_h (* v_h_per_t v_t) (* v_c v_c)) (* v_t (* 4 v_b v_d_h v_h_per_t (* v_c v_c)))) (>= (* 4 v_b v_d_h v_h_per_t (* v_c v_c)) 0))))
(check-sat)
(reset)
; claim 518edaf17a06ee9f1b030570f1b623a2a86c0922ab8851965568483f95579c56, text 1 of 1
; plan_inference.integrality.flops.attention_core@prefill.tp.free-heads: forward work of the attention core, softmax and its dropout included is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; claimed: b*c**2*h*(4*d_h + 5)/t is a non-negative integer
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
(assert (not (and (= (+ (* 5 v_b (* v_h_per_t v_t) (* v_c v_c)) (* 4 v_b v_d_h (* v_h_per_t v_t) (* v_c v_c))) (* v_t (+ (* 5 v_b v_h_per_t (* v_c v_c)) (* 4 v_b v_d_h v_h_per_t (* v_c v_c))))) (>= (+ (* 5 v_b v_h_per_t (* v_c v_c)) (* 4 v_b v_d_h v_h_per_t (* v_c v_c))) 0))))
(check-sat)
(reset)
; claim 4776c5a1e35f8e5bbd00e8295edf06094bb6c8b79c780255961c87285356aa8d, text 1 of 1
; plan_inference.integrality.flops.output@prefill.tp.free-heads: forward work of the output projection is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; assumed: t | H
; claimed: 2*b*c*H*h*d_h/t is a non-negative integer
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
(assert (not (and (= (* 2 (* v_H_per_t v_t) v_b v_c v_d_h (* v_h_per_t v_t)) (* v_t (* 2 v_H_per_t v_b v_c v_d_h v_h_per_t v_t))) (>= (* 2 v_H_per_t v_b v_c v_d_h v_h_per_t v_t) 0))))
(check-sat)
(reset)
; claim 28ded4387accc8fb3a04fe0d4efba8acd1a18ba4888bb3dcd8bc007971b68520, text 1 of 1
; plan_inference.integrality.flops.mlp@prefill.tp.free-heads: forward work of the MLP's products is a non-negative integer
; assumed: t >= 2
; assumed: t | F
; assumed: t | H
; claimed: 4*b*c*H*F/t is a non-negative integer
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
(assert (not (and (= (* 4 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b v_c) (* v_t (* 4 v_F_per_t v_H_per_t v_b v_c v_t))) (>= (* 4 v_F_per_t v_H_per_t v_b v_c v_t) 0))))
(check-sat)
(reset)
; claim a293217a2297a054cba0579cc8177ba3536c214453602385741cf8a4adc91ff4, text 1 of 1
; plan_inference.integrality.flops.matmul@prefill.tp.free-heads: work of all products, all phases is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | H
; claimed: 4*b*c*(c*h*d_h + H*F + 2*H*h*d_h)/t is a non-negative integer
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
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (+ (* 4 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b v_c) (* 4 v_b v_d_h (* v_h_per_t v_t) (* v_c v_c)) (* 8 (* v_H_per_t v_t) v_b v_c v_d_h (* v_h_per_t v_t))) (* v_t (+ (* 4 v_b v_d_h v_h_per_t (* v_c v_c)) (* 4 v_F_per_t v_H_per_t v_b v_c v_t) (* 8 v_H_per_t v_b v_c v_d_h v_h_per_t v_t)))) (>= (+ (* 4 v_b v_d_h v_h_per_t (* v_c v_c)) (* 4 v_F_per_t v_H_per_t v_b v_c v_t) (* 8 v_H_per_t v_b v_c v_d_h v_h_per_t v_t)) 0))))
(check-sat)
(reset)
; claim 1283f398bafd25eb03e1560d1f89905982102a60ad9ee2208123ea87f74b1786, text 1 of 2
; plan_inference.integrality.flops.forward@prefill.tp.free-heads: forward work, reductions included is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | H
; claimed: b*c*(4*c*h*d_h + 5*c*h + 4*H*F + 8*H*h*d_h + 22*H*t - 2*H + 8*F)/t is a non-negative integer
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
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (+ (* v_t (* 22 (* v_H_per_t v_t) v_b v_c)) (* (- 2) (* v_H_per_t v_t) v_b v_c) (* 5 v_b (* v_h_per_t v_t) (* v_c v_c)) (* 8 (* v_F_per_t v_t) v_b v_c) (* 4 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b v_c) (* 4 v_b v_d_h (* v_h_per_t v_t) (* v_c v_c)) (* 8 (* v_H_per_t v_t) v_b v_c v_d_h (* v_h_per_t v_t))) (* v_t (+ (* (- 2) v_H_per_t v_b v_c) (* 5 v_b v_h_per_t (* v_c v_c)) (* 8 v_F_per_t v_b v_c) (* 4 v_b v_d_h v_h_per_t (* v_c v_c)) (* 22 v_H_per_t v_b v_c v_t) (* 4 v_F_per_t v_H_per_t v_b v_c v_t) (* 8 v_H_per_t v_b v_c v_d_h v_h_per_t v_t))))))
(check-sat)
(reset)
; claim 1283f398bafd25eb03e1560d1f89905982102a60ad9ee2208123ea87f74b1786, text 2 of 2
; plan_inference.integrality.flops.forward@prefill.tp.free-heads: forward work, reductions included is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | H
; claimed: b*c*(4*c*h*d_h + 5*c*h + 4*H*F + 8*H*h*d_h + 22*H*t - 2*H + 8*F)/t is a non-negative integer
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
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_rest_t Int)
(assert (>= v_rest_t 0))
(define-fun v_t () Int (+ v_rest_t 2))
(assert (not (and (= (+ (* (- 2) v_H_per_t v_b v_c) (* 5 v_b v_h_per_t (* v_c v_c)) (* 8 v_F_per_t v_b v_c) (* 4 v_b v_d_h v_h_per_t (* v_c v_c)) (* 22 v_H_per_t v_b v_c v_t) (* 4 v_F_per_t v_H_per_t v_b v_c v_t) (* 8 v_H_per_t v_b v_c v_d_h v_h_per_t v_t)) (+ (* 5 v_b v_h_per_t (* v_c v_c)) (* 8 v_F_per_t v_b v_c) (* 42 v_H_per_t v_b v_c) (* 4 v_b v_d_h v_h_per_t (* v_c v_c)) (* 8 v_F_per_t v_H_per_t v_b v_c) (* 22 v_rest_t v_H_per_t v_b v_c) (* 4 v_rest_t v_F_per_t v_H_per_t v_b v_c) (* 16 v_H_per_t v_b v_c v_d_h v_h_per_t) (* 8 v_rest_t v_H_per_t v_b v_c v_d_h v_h_per_t))) (>= (+ (* 5 v_b v_h_per_t (* v_c v_c)) (* 8 v_F_per_t v_b v_c) (* 42 v_H_per_t v_b v_c) (* 4 v_b v_d_h v_h_per_t (* v_c v_c)) (* 8 v_F_per_t v_H_per_t v_b v_c) (* 22 v_rest_t v_H_per_t v_b v_c) (* 4 v_rest_t v_F_per_t v_H_per_t v_b v_c) (* 16 v_H_per_t v_b v_c v_d_h v_h_per_t) (* 8 v_rest_t v_H_per_t v_b v_c v_d_h v_h_per_t)) 0))))
(check-sat)
(reset)
; claim 344fc28826d0cfe06a393fc0a849cf822c867e4c35c0769eb85c26fb74f3e0e9, text 1 of 2
; plan_inference.integrality.flops.reduce@prefill.tp.free-heads: local additions of all reductions, all phases is a non-negative integer
; assumed: t >= 2
; assumed: t | H
; claimed: 2*b*c*H*(t - 1)/t is a non-negative integer
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
(assert (not (= (+ (* v_t (* 2 (* v_H_per_t v_t) v_b v_c)) (* (- 2) (* v_H_per_t v_t) v_b v_c)) (* v_t (+ (* (- 2) v_H_per_t v_b v_c) (* 2 v_H_per_t v_b v_c v_t))))))
(check-sat)
(reset)
; claim 344fc28826d0cfe06a393fc0a849cf822c867e4c35c0769eb85c26fb74f3e0e9, text 2 of 2
; plan_inference.integrality.flops.reduce@prefill.tp.free-heads: local additions of all reductions, all phases is a non-negative integer
; assumed: t >= 2
; assumed: t | H
; claimed: 2*b*c*H*(t - 1)/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_c Int)
(assert (>= v_c 1))
(declare-const v_rest_t Int)
(assert (>= v_rest_t 0))
(define-fun v_t () Int (+ v_rest_t 2))
(assert (not (and (= (+ (* (- 2) v_H_per_t v_b v_c) (* 2 v_H_per_t v_b v_c v_t)) (+ (* 2 v_H_per_t v_b v_c) (* 2 v_rest_t v_H_per_t v_b v_c))) (>= (+ (* 2 v_H_per_t v_b v_c) (* 2 v_rest_t v_H_per_t v_b v_c)) 0))))
(check-sat)
(reset)
; claim 4f990e68567653f839f5baea570d7b9376c05e6e24c0228559219270e6b5a1cf, text 1 of 1
; plan_inference.integrality.bytes.read@prefill.tp.free-heads: bytes read by all tasks is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | H
; claimed: 2*e*(5*b*c*H*t + b*c*F + 3*b*c*h*d_h + H*F + 2*H*h*d_h + 2*H*t)/t is a non-negative integer
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
(assert (not (and (= (+ (* v_t (* 4 (* v_H_per_t v_t) v_e)) (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* v_t (* 10 (* v_H_per_t v_t) v_b v_c v_e)) (* 2 (* v_F_per_t v_t) v_b v_c v_e) (* 4 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 6 v_b v_c v_d_h v_e (* v_h_per_t v_t))) (* v_t (+ (* 4 v_H_per_t v_e v_t) (* 2 v_F_per_t v_H_per_t v_e v_t) (* 2 v_F_per_t v_b v_c v_e) (* 4 v_H_per_t v_d_h v_e v_h_per_t v_t) (* 6 v_b v_c v_d_h v_e v_h_per_t) (* 10 v_H_per_t v_b v_c v_e v_t)))) (>= (+ (* 4 v_H_per_t v_e v_t) (* 2 v_F_per_t v_H_per_t v_e v_t) (* 2 v_F_per_t v_b v_c v_e) (* 4 v_H_per_t v_d_h v_e v_h_per_t v_t) (* 6 v_b v_c v_d_h v_e v_h_per_t) (* 10 v_H_per_t v_b v_c v_e v_t)) 0))))
(check-sat)
(reset)
; claim 04f0f4638b884eb039f4f9e5f5ca26c33d223aa0b51a46da536a97099b470531, text 1 of 1
; plan_inference.integrality.bytes.written@prefill.tp.free-heads: bytes written by all tasks is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | H
; claimed: 2*b*c*e*(4*H*t + F + 3*h*d_h)/t is a non-negative integer
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
(assert (not (and (= (+ (* v_t (* 8 (* v_H_per_t v_t) v_b v_c v_e)) (* 2 (* v_F_per_t v_t) v_b v_c v_e) (* 6 v_b v_c v_d_h v_e (* v_h_per_t v_t))) (* v_t (+ (* 2 v_F_per_t v_b v_c v_e) (* 6 v_b v_c v_d_h v_e v_h_per_t) (* 8 v_H_per_t v_b v_c v_e v_t)))) (>= (+ (* 2 v_F_per_t v_b v_c v_e) (* 6 v_b v_c v_d_h v_e v_h_per_t) (* 8 v_H_per_t v_b v_c v_e v_t)) 0))))
(check-sat)
(reset)
; claim 100ac5934990133dd9c3d10eafce9dfe09c46dbc5d0a2c210deca9140bd619d4, text 1 of 1
; plan_inference.integrality.payload.total@prefill.tp.free-heads: logical payload of all collectives is a non-negative integer
; claimed: 2*b*c*H*e is a non-negative integer
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
(assert (not (and (= (* 2 v_H v_b v_c v_e) (* 2 v_H v_b v_c v_e)) (>= (* 2 v_H v_b v_c v_e) 0))))
(check-sat)
(reset)
; claim b7abd1aa6742ca008cf9f858dc877d3d7e1f5f01158bc21fa4b06f9971ab010d, text 1 of 1
; plan_inference.integrality.payload.boundary@prefill.tp.free-heads: logical payload of one tensor-parallel boundary is a non-negative integer
; claimed: b*c*H*e is a non-negative integer
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
(assert (not (and (= (* v_H v_b v_c v_e) (* v_H v_b v_c v_e)) (>= (* v_H v_b v_c v_e) 0))))
(check-sat)
(reset)
; claim 42a17b85f4588552c2441d94c49ded879f2d495c8026b7ab30df050db47dfa4b, text 1 of 1
; plan_inference.integrality.memory.kv_cache@prefill.tp.free-heads: bytes of cached keys and values is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; claimed: 2*b*c*h*d_h*e/t is a non-negative integer
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
(assert (not (and (= (* 2 v_b v_c v_d_h v_e (* v_h_per_t v_t)) (* v_t (* 2 v_b v_c v_d_h v_e v_h_per_t))) (>= (* 2 v_b v_c v_d_h v_e v_h_per_t) 0))))
(check-sat)
(reset)
; claim d28e610f916031eda8991d396848138456a12ecbaf32b1a26719035cb11cbd5b, text 1 of 1
; plan_inference.integrality.memory.workspace@prefill.tp.free-heads: bytes of workspace where nothing is fused is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | H
; claimed: e*(b*c*H + max(b*c*F/t, b*c**2*h/t, 3*b*c*h*d_h/t)) is a non-negative integer
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
(declare-const v_max_0 Int)
(declare-const v_max_1 Int)
(assert (>= v_max_0 (* (* v_F_per_t v_t) v_b v_c)))
(assert (>= v_max_0 (* v_b (* v_h_per_t v_t) (* v_c v_c))))
(assert (>= v_max_0 (* 3 v_b v_c v_d_h (* v_h_per_t v_t))))
(assert (or (= v_max_0 (* (* v_F_per_t v_t) v_b v_c)) (= v_max_0 (* v_b (* v_h_per_t v_t) (* v_c v_c))) (= v_max_0 (* 3 v_b v_c v_d_h (* v_h_per_t v_t)))))
(assert (>= v_max_1 (* v_F_per_t v_b v_c)))
(assert (>= v_max_1 (* v_b v_h_per_t (* v_c v_c))))
(assert (>= v_max_1 (* 3 v_b v_c v_d_h v_h_per_t)))
(assert (or (= v_max_1 (* v_F_per_t v_b v_c)) (= v_max_1 (* v_b v_h_per_t (* v_c v_c))) (= v_max_1 (* 3 v_b v_c v_d_h v_h_per_t))))
(assert (not (and (= (+ (* v_e v_max_0) (* v_t (* (* v_H_per_t v_t) v_b v_c v_e))) (* v_t (+ (* v_e v_max_1) (* v_H_per_t v_b v_c v_e v_t)))) (>= (+ (* v_e v_max_1) (* v_H_per_t v_b v_c v_e v_t)) 0))))
(check-sat)
(reset)
; claim cf47b941264acf47dd9a5bfe8c61780b316026527ad4bd941c7a99d32421679d, text 1 of 1
; plan_inference.work_conservation.forward.attention.layer_norm@decode.single: the plan's facts of forward.attention.layer_norm are the distributed work vector, its resources projections of it
; assumed: H = h*d_h
; claimed: 9*b*H = 9*b*H and H*e*(b + 2) = H*e*(b + 2) and b*H*e = b*H*e and 0 = 0 and 9*b*H = 9*b*H and 2*H*e*(b + 1) = 2*H*e*(b + 1) and 0 = 0
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
(assert (not (and (= (* 9 (* v_d_h v_h) v_b) (* 9 (* v_d_h v_h) v_b)) (= (+ (* 2 (* v_d_h v_h) v_e) (* (* v_d_h v_h) v_b v_e)) (+ (* 2 (* v_d_h v_h) v_e) (* (* v_d_h v_h) v_b v_e))) (= (* (* v_d_h v_h) v_b v_e) (* (* v_d_h v_h) v_b v_e)) (= 0 0) (= (* 9 (* v_d_h v_h) v_b) (* 9 (* v_d_h v_h) v_b)) (= (+ (* 2 (* v_d_h v_h) v_e) (* 2 (* v_d_h v_h) v_b v_e)) (+ (* 2 (* v_d_h v_h) v_e) (* 2 (* v_d_h v_h) v_b v_e))) (= 0 0))))
(check-sat)
(reset)
; claim 9fafade4c5c28df04b2ac3770cfbc44efdcb19416c4aa458f220c28df0cdcc0c, text 1 of 1
; plan_inference.work_conservation.forward.attention.qkv@decode.single: the plan's facts of forward.attention.qkv are the distributed work vector, its resources projections of it
; assumed: H = h*d_h
; claimed: 6*b*H**2 = 6*b*H**2 and H*e*(b + 3*H) = H*e*(b + 3*H) and 3*b*H*e = 3*b*H*e and 0 = 0 and 6*b*H**2 = 6*b*H**2 and H*e*(4*b + 3*H) = H*e*(4*b + 3*H) and 0 = 0
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
(assert (not (and (= (* 6 v_b (* (* v_d_h v_h) (* v_d_h v_h))) (* 6 v_b (* (* v_d_h v_h) (* v_d_h v_h)))) (= (+ (* 3 v_e (* (* v_d_h v_h) (* v_d_h v_h))) (* (* v_d_h v_h) v_b v_e)) (+ (* 3 v_e (* (* v_d_h v_h) (* v_d_h v_h))) (* (* v_d_h v_h) v_b v_e))) (= (* 3 (* v_d_h v_h) v_b v_e) (* 3 (* v_d_h v_h) v_b v_e)) (= 0 0) (= (* 6 v_b (* (* v_d_h v_h) (* v_d_h v_h))) (* 6 v_b (* (* v_d_h v_h) (* v_d_h v_h)))) (= (+ (* 3 v_e (* (* v_d_h v_h) (* v_d_h v_h))) (* 4 (* v_d_h v_h) v_b v_e)) (+ (* 3 v_e (* (* v_d_h v_h) (* v_d_h v_h))) (* 4 (* v_d_h v_h) v_b v_e))) (= 0 0))))
(check-sat)
(reset)
; claim f3acee9c9277b1556974985d31911f6ee0aa96c04473b2260082ca142b8f2bae, text 1 of 1
; plan_inference.work_conservation.forward.attention.kv_save@decode.single: the plan's facts of forward.attention.kv_save are the distributed work vector, its resources projections of it
; assumed: H = h*d_h
; claimed: 0 = 0 and 2*b*H*e = 2*b*H*e and 2*b*H*e = 2*b*H*e and 0 = 0 and 0 = 0 and 4*b*H*e = 4*b*H*e and 0 = 0
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
(assert (not (and (= 0 0) (= (* 2 (* v_d_h v_h) v_b v_e) (* 2 (* v_d_h v_h) v_b v_e)) (= (* 2 (* v_d_h v_h) v_b v_e) (* 2 (* v_d_h v_h) v_b v_e)) (= 0 0) (= 0 0) (= (* 4 (* v_d_h v_h) v_b v_e) (* 4 (* v_d_h v_h) v_b v_e)) (= 0 0))))
(check-sat)
(reset)
; claim 88d299521f0bf39afe6dc4c6a3a6f59229ed1865d30bca7aa933d279c6f5eec9, text 1 of 1
; plan_inference.work_conservation.forward.attention.core@decode.single: the plan's facts of forward.attention.core are the distributed work vector, its resources projections of it
; assumed: H = h*d_h
; claimed: b*c*(4*H + 5*h) = b*c*(4*H + 5*h) and b*H*e*(2*c + 1) = b*H*e*(2*c + 1) and b*H*e = b*H*e and 0 = 0 and b*c*(4*H + 5*h) = b*c*(4*H + 5*h) and 2*b*H*e*(c + 1) = 2*b*H*e*(c + 1) and 0 = 0
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
(assert (not (and (= (+ (* 4 (* v_d_h v_h) v_b v_c) (* 5 v_b v_c v_h)) (+ (* 4 (* v_d_h v_h) v_b v_c) (* 5 v_b v_c v_h))) (= (+ (* (* v_d_h v_h) v_b v_e) (* 2 (* v_d_h v_h) v_b v_c v_e)) (+ (* (* v_d_h v_h) v_b v_e) (* 2 (* v_d_h v_h) v_b v_c v_e))) (= (* (* v_d_h v_h) v_b v_e) (* (* v_d_h v_h) v_b v_e)) (= 0 0) (= (+ (* 4 (* v_d_h v_h) v_b v_c) (* 5 v_b v_c v_h)) (+ (* 4 (* v_d_h v_h) v_b v_c) (* 5 v_b v_c v_h))) (= (+ (* 2 (* v_d_h v_h) v_b v_e) (* 2 (* v_d_h v_h) v_b v_c v_e)) (+ (* 2 (* v_d_h v_h) v_b v_e) (* 2 (* v_d_h v_h) v_b v_c v_e))) (= 0 0))))
(check-sat)
(reset)
; claim de2dd58a49e80e24727afee0b18f3ca1671a9694fa8033209118df0e1d3ae8d0, text 1 of 1
; plan_inference.work_conservation.forward.attention.output_projection@decode.single: the plan's facts of forward.attention.output_projection are the distributed work vector, its resources projections of it
; assumed: H = h*d_h
; claimed: 2*b*H**2 = 2*b*H**2 and H*e*(b + H) = H*e*(b + H) and b*H*e = b*H*e and 0 = 0 and 2*b*H**2 = 2*b*H**2 and H*e*(2*b + H) = H*e*(2*b + H) and 0 = 0
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
(assert (not (and (= (* 2 v_b (* (* v_d_h v_h) (* v_d_h v_h))) (* 2 v_b (* (* v_d_h v_h) (* v_d_h v_h)))) (= (+ (* v_e (* (* v_d_h v_h) (* v_d_h v_h))) (* (* v_d_h v_h) v_b v_e)) (+ (* v_e (* (* v_d_h v_h) (* v_d_h v_h))) (* (* v_d_h v_h) v_b v_e))) (= (* (* v_d_h v_h) v_b v_e) (* (* v_d_h v_h) v_b v_e)) (= 0 0) (= (* 2 v_b (* (* v_d_h v_h) (* v_d_h v_h))) (* 2 v_b (* (* v_d_h v_h) (* v_d_h v_h)))) (= (+ (* v_e (* (* v_d_h v_h) (* v_d_h v_h))) (* 2 (* v_d_h v_h) v_b v_e)) (+ (* v_e (* (* v_d_h v_h) (* v_d_h v_h))) (* 2 (* v_d_h v_h) v_b v_e))) (= 0 0))))
(check-sat)
(reset)
; claim ac5d2a1a087f2f14343e00772d2b1f6f512cab8261a7ee043a246177e845f526, text 1 of 1
; plan_inference.work_conservation.forward.attention.residual@decode.single: the plan's facts of forward.attention.residual are the distributed work vector, its resources projections of it
; assumed: H = h*d_h
; claimed: b*H = b*H and 2*b*H*e = 2*b*H*e and b*H*e = b*H*e and 0 = 0 and b*H = b*H and 3*b*H*e = 3*b*H*e and 0 = 0
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
(assert (not (and (= (* (* v_d_h v_h) v_b) (* (* v_d_h v_h) v_b)) (= (* 2 (* v_d_h v_h) v_b v_e) (* 2 (* v_d_h v_h) v_b v_e)) (= (* (* v_d_h v_h) v_b v_e) (* (* v_d_h v_h) v_b v_e)) (= 0 0) (= (* (* v_d_h v_h) v_b) (* (* v_d_h v_h) v_b)) (= (* 3 (* v_d_h v_h) v_b v_e) (* 3 (* v_d_h v_h) v_b v_e)) (= 0 0))))
(check-sat)
(reset)
; claim 651af6593959058332ea149154d48447d773553acc85f1601174676b88b2c25a, text 1 of 1
; plan_inference.work_conservation.forward.mlp.up@decode.single: the plan's facts of forward.mlp.up are the distributed work vector, its resources projections of it
; assumed: H = h*d_h
; claimed: 2*b*H*F = 2*b*H*F and H*e*(b + F) = H*e*(b + F) and b*F*e = b*F*e and 0 = 0 and 2*b*H*F = 2*b*H*F and e*(b*H + b*F + H*F) = e*(b*H + b*F + H*F) and 0 = 0
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
(assert (not (and (= (* 2 v_F (* v_d_h v_h) v_b) (* 2 v_F (* v_d_h v_h) v_b)) (= (+ (* v_F (* v_d_h v_h) v_e) (* (* v_d_h v_h) v_b v_e)) (+ (* v_F (* v_d_h v_h) v_e) (* (* v_d_h v_h) v_b v_e))) (= (* v_F v_b v_e) (* v_F v_b v_e)) (= 0 0) (= (* 2 v_F (* v_d_h v_h) v_b) (* 2 v_F (* v_d_h v_h) v_b)) (= (+ (* v_F (* v_d_h v_h) v_e) (* v_F v_b v_e) (* (* v_d_h v_h) v_b v_e)) (+ (* v_F (* v_d_h v_h) v_e) (* v_F v_b v_e) (* (* v_d_h v_h) v_b v_e))) (= 0 0))))
(check-sat)
(reset)
; claim 9cf1a0002797873c63c08c7f0d5d4e792b419e0ea8bf2469e052f41cec27b90a, text 1 of 1
; plan_inference.work_conservation.forward.mlp.gelu@decode.single: the plan's facts of forward.mlp.gelu are the distributed work vector, its resources projections of it
; claimed: 8*b*F = 8*b*F and b*F*e = b*F*e and b*F*e = b*F*e and 0 = 0 and 8*b*F = 8*b*F and 2*b*F*e = 2*b*F*e and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (= (* 8 v_F v_b) (* 8 v_F v_b)) (= (* v_F v_b v_e) (* v_F v_b v_e)) (= (* v_F v_b v_e) (* v_F v_b v_e)) (= 0 0) (= (* 8 v_F v_b) (* 8 v_F v_b)) (= (* 2 v_F v_b v_e) (* 2 v_F v_b v_e)) (= 0 0))))
(check-sat)
(reset)
; claim 97dd5746d4aa997d2f7978dfeab44076aeeaa9579d98470a985833260c5ddb41, text 1 of 1
; plan_inference.work_conservation.forward.mlp.down@decode.single: the plan's facts of forward.mlp.down are the distributed work vector, its resources projections of it
; assumed: H = h*d_h
; claimed: 2*b*H*F = 2*b*H*F and F*e*(b + H) = F*e*(b + H) and b*H*e = b*H*e and 0 = 0 and 2*b*H*F = 2*b*H*F and e*(b*H + b*F + H*F) = e*(b*H + b*F + H*F) and 0 = 0
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
(assert (not (and (= (* 2 v_F (* v_d_h v_h) v_b) (* 2 v_F (* v_d_h v_h) v_b)) (= (+ (* v_F (* v_d_h v_h) v_e) (* v_F v_b v_e)) (+ (* v_F (* v_d_h v_h) v_e) (* v_F v_b v_e))) (= (* (* v_d_h v_h) v_b v_e) (* (* v_d_h v_h) v_b v_e)) (= 0 0) (= (* 2 v_F (* v_d_h v_h) v_b) (* 2 v_F (* v_d_h v_h) v_b)) (= (+ (* v_F (* v_d_h v_h) v_e) (* v_F v_b v_e) (* (* v_d_h v_h) v_b v_e)) (+ (* v_F (* v_d_h v_h) v_e) (* v_F v_b v_e) (* (* v_d_h v_h) v_b v_e))) (= 0 0))))
(check-sat)
(reset)
; claim 345985a1f3ca300c260ee9242f8e021dc93a9723099d05d1d6304b54d9f0a900, text 1 of 1
; plan_inference.work_conservation.total@decode.single: the plan as a whole spends what the distribution spends
; assumed: H = h*d_h
; claimed: b*(4*c*H + 5*c*h + 8*H**2 + 4*H*F + 20*H + 8*F) = b*(4*c*H + 5*c*h + 8*H**2 + 4*H*F + 20*H + 8*F) and 2*e*(b*c*H + 6*b*H + b*F + 2*H**2 + H*F + 2*H) = 2*e*(b*c*H + 6*b*H + b*F + 2*H**2 + H*F + 2*H) and 2*b*e*(6*H + F) = 2*b*e*(6*H + F) and 0 = 0
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
(assert (not (and (= (+ (* 8 v_F v_b) (* 8 v_b (* (* v_d_h v_h) (* v_d_h v_h))) (* 20 (* v_d_h v_h) v_b) (* 4 v_F (* v_d_h v_h) v_b) (* 4 (* v_d_h v_h) v_b v_c) (* 5 v_b v_c v_h)) (+ (* 8 v_F v_b) (* 8 v_b (* (* v_d_h v_h) (* v_d_h v_h))) (* 20 (* v_d_h v_h) v_b) (* 4 v_F (* v_d_h v_h) v_b) (* 4 (* v_d_h v_h) v_b v_c) (* 5 v_b v_c v_h))) (= (+ (* 4 (* v_d_h v_h) v_e) (* 4 v_e (* (* v_d_h v_h) (* v_d_h v_h))) (* 2 v_F (* v_d_h v_h) v_e) (* 2 v_F v_b v_e) (* 12 (* v_d_h v_h) v_b v_e) (* 2 (* v_d_h v_h) v_b v_c v_e)) (+ (* 4 (* v_d_h v_h) v_e) (* 4 v_e (* (* v_d_h v_h) (* v_d_h v_h))) (* 2 v_F (* v_d_h v_h) v_e) (* 2 v_F v_b v_e) (* 12 (* v_d_h v_h) v_b v_e) (* 2 (* v_d_h v_h) v_b v_c v_e))) (= (+ (* 2 v_F v_b v_e) (* 12 (* v_d_h v_h) v_b v_e)) (+ (* 2 v_F v_b v_e) (* 12 (* v_d_h v_h) v_b v_e))) (= 0 0))))
(check-sat)
(reset)
; claim 1ab0c191012116676915e8c552265c2305e47f716a2a482697fe3a63eb9715bb, text 1 of 1
; plan_inference.memory_facts.workspace@decode.single: the workspace of the block are the sum of its buffers and the closed form
; assumed: H = h*d_h
; claimed: e*(b*H + max(b*F, 3*b*H, b*c*h)) = e*(b*H + max(b*F, 3*b*H, b*c*h)) and e*(b*H + max(b*F, 3*b*H, b*c*h)) is a non-negative integer
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
(declare-const v_max_0 Int)
(declare-const v_max_1 Int)
(assert (>= v_max_0 (* v_F v_b)))
(assert (>= v_max_0 (* 3 (* v_d_h v_h) v_b)))
(assert (>= v_max_0 (* v_b v_c v_h)))
(assert (or (= v_max_0 (* v_F v_b)) (= v_max_0 (* 3 (* v_d_h v_h) v_b)) (= v_max_0 (* v_b v_c v_h))))
(assert (>= v_max_1 (* v_F v_b)))
(assert (>= v_max_1 (* v_b v_c v_h)))
(assert (>= v_max_1 (* 3 v_b v_d_h v_h)))
(assert (or (= v_max_1 (* v_F v_b)) (= v_max_1 (* v_b v_c v_h)) (= v_max_1 (* 3 v_b v_d_h v_h))))
(assert (not (and (= (+ (* v_e v_max_0) (* (* v_d_h v_h) v_b v_e)) (+ (* v_e v_max_0) (* (* v_d_h v_h) v_b v_e))) (and (= (+ (* v_e v_max_0) (* (* v_d_h v_h) v_b v_e)) (+ (* v_e v_max_1) (* v_b v_d_h v_e v_h))) (>= (+ (* v_e v_max_1) (* v_b v_d_h v_e v_h)) 0)))))
(check-sat)
(reset)
; claim ee208d37f1abda2a5898ec511179487cd6d6a176c50241e174d75d011f8e064d, text 1 of 1
; plan_inference.memory_facts.boundary@decode.single: input and output of the block are boundary tensors
; assumed: q = 1
; assumed: H = h*d_h
; claimed: b*H*e = b*q*H*e and b*H*e = b*q*H*e
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
(assert (not (and (= (* (* v_d_h v_h) v_b v_e) (* (* v_d_h v_h) v_b v_e)) (= (* (* v_d_h v_h) v_b v_e) (* (* v_d_h v_h) v_b v_e)))))
(check-sat)
(reset)
; claim a414070644a2823b1707b137b235a87a6fad476fd489f6ba1c5f3a0dbd48c012, text 1 of 1
; plan_inference.named_equation.C_workspace@decode.single: the workspace is the boundary tensor and the largest intermediate
; assumed: q = 1
; assumed: H = h*d_h
; assumed: t = 1
; claimed: e*(b*H + max(b*F, 3*b*H, b*c*h)) = e*(b*q*H + max(b*q*F/t, 3*b*q*H/t, b*q*c*h/t))
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
(declare-const v_max_0 Int)
(declare-const v_max_1 Int)
(assert (>= v_max_0 (* v_F v_b)))
(assert (>= v_max_0 (* 3 (* v_d_h v_h) v_b)))
(assert (>= v_max_0 (* v_b v_c v_h)))
(assert (or (= v_max_0 (* v_F v_b)) (= v_max_0 (* 3 (* v_d_h v_h) v_b)) (= v_max_0 (* v_b v_c v_h))))
(assert (>= v_max_1 (* v_F v_b)))
(assert (>= v_max_1 (* 3 (* v_d_h v_h) v_b)))
(assert (>= v_max_1 (* v_b v_c v_h)))
(assert (or (= v_max_1 (* v_F v_b)) (= v_max_1 (* 3 (* v_d_h v_h) v_b)) (= v_max_1 (* v_b v_c v_h))))
(assert (not (= (* 1 (+ (* v_e v_max_0) (* (* v_d_h v_h) v_b v_e))) (+ (* v_e v_max_1) (* 1 (* (* v_d_h v_h) v_b v_e))))))
(check-sat)
(reset)
; claim 9e3d34f27ac090138a9379aec154ee885ca6f39d917b8dea996b243861365b23, text 1 of 1
; plan_inference.workspace.bound@decode.single: the workspace holds the boundary tensor and any one intermediate
; assumed: q = 1
; assumed: H = h*d_h
; claimed: b*q*H*e <= e*(b*H + max(b*F, 3*b*H, b*c*h)) and b*H*e*(q + 3) <= e*(b*H + max(b*F, 3*b*H, b*c*h)) and b*H*e*(q + 1) <= e*(b*H + max(b*F, 3*b*H, b*c*h)) and b*e*(q*H + c*h) <= e*(b*H + max(b*F, 3*b*H, b*c*h)) and b*e*(q*H + F) <= e*(b*H + max(b*F, 3*b*H, b*c*h)) and b*e*(q*H + F) <= e*(b*H + max(b*F, 3*b*H, b*c*h))
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
(declare-const v_max_0 Int)
(assert (>= v_max_0 (* v_F v_b)))
(assert (>= v_max_0 (* 3 (* v_d_h v_h) v_b)))
(assert (>= v_max_0 (* v_b v_c v_h)))
(assert (or (= v_max_0 (* v_F v_b)) (= v_max_0 (* 3 (* v_d_h v_h) v_b)) (= v_max_0 (* v_b v_c v_h))))
(assert (not (and (<= (* (* v_d_h v_h) v_b v_e) (+ (* v_e v_max_0) (* (* v_d_h v_h) v_b v_e))) (<= (+ (* 3 (* v_d_h v_h) v_b v_e) (* (* v_d_h v_h) v_b v_e)) (+ (* v_e v_max_0) (* (* v_d_h v_h) v_b v_e))) (<= (+ (* (* v_d_h v_h) v_b v_e) (* (* v_d_h v_h) v_b v_e)) (+ (* v_e v_max_0) (* (* v_d_h v_h) v_b v_e))) (<= (+ (* (* v_d_h v_h) v_b v_e) (* v_b v_c v_e v_h)) (+ (* v_e v_max_0) (* (* v_d_h v_h) v_b v_e))) (<= (+ (* v_F v_b v_e) (* (* v_d_h v_h) v_b v_e)) (+ (* v_e v_max_0) (* (* v_d_h v_h) v_b v_e))) (<= (+ (* v_F v_b v_e) (* (* v_d_h v_h) v_b v_e)) (+ (* v_e v_max_0) (* (* v_d_h v_h) v_b v_e))))))
(check-sat)
(reset)
; claim 4d40afb44fab5a964189fc48ac11325b33c5ec5a58984d03dba8e51830cae60a, text 1 of 1
; plan_inference.workspace.attained@decode.single: some intermediate needs all of the workspace: no smaller bound holds
; assumed: q = 1
; assumed: H = h*d_h
; claimed: e*(b*H + max(b*F, 3*b*H, b*c*h)) = b*q*H*e or e*(b*H + max(b*F, 3*b*H, b*c*h)) = b*H*e*(q + 3) or e*(b*H + max(b*F, 3*b*H, b*c*h)) = b*H*e*(q + 1) or e*(b*H + max(b*F, 3*b*H, b*c*h)) = b*e*(q*H + c*h) or e*(b*H + max(b*F, 3*b*H, b*c*h)) = b*e*(q*H + F) or e*(b*H + max(b*F, 3*b*H, b*c*h)) = b*e*(q*H + F)
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
(declare-const v_max_0 Int)
(assert (>= v_max_0 (* v_F v_b)))
(assert (>= v_max_0 (* 3 (* v_d_h v_h) v_b)))
(assert (>= v_max_0 (* v_b v_c v_h)))
(assert (or (= v_max_0 (* v_F v_b)) (= v_max_0 (* 3 (* v_d_h v_h) v_b)) (= v_max_0 (* v_b v_c v_h))))
(assert (not (or (= (+ (* v_e v_max_0) (* (* v_d_h v_h) v_b v_e)) (* (* v_d_h v_h) v_b v_e)) (= (+ (* v_e v_max_0) (* (* v_d_h v_h) v_b v_e)) (+ (* 3 (* v_d_h v_h) v_b v_e) (* (* v_d_h v_h) v_b v_e))) (= (+ (* v_e v_max_0) (* (* v_d_h v_h) v_b v_e)) (+ (* (* v_d_h v_h) v_b v_e) (* (* v_d_h v_h) v_b v_e))) (= (+ (* v_e v_max_0) (* (* v_d_h v_h) v_b v_e)) (+ (* (* v_d_h v_h) v_b v_e) (* v_b v_c v_e v_h))) (= (+ (* v_e v_max_0) (* (* v_d_h v_h) v_b v_e)) (+ (* v_F v_b v_e) (* (* v_d_h v_h) v_b v_e))) (= (+ (* v_e v_max_0) (* (* v_d_h v_h) v_b v_e)) (+ (* v_F v_b v_e) (* (* v_d_h v_h) v_b v_e))))))
(check-sat)
(reset)
; claim 27a1764ead69ef69dac2f4a481b397ad1785084f48da9b28a6db27a80e94da6c, text 1 of 1
; plan_inference.workspace.monotone.b@decode.single: the workspace never falls when b grows
; assumed: q = 1
; assumed: H = h*d_h
; assumed: t = 1
; claimed: e*(b*q*H + max(b*q*F/t, 3*b*q*H/t, b*q*c*h/t)) <= e*(b*q*H + q*H + max(q*F*(b + 1)/t, 3*q*H*(b + 1)/t, q*c*h*(b + 1)/t))
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
(declare-const v_max_0 Int)
(declare-const v_max_1 Int)
(assert (>= v_max_0 (* v_F v_b)))
(assert (>= v_max_0 (* 3 (* v_d_h v_h) v_b)))
(assert (>= v_max_0 (* v_b v_c v_h)))
(assert (or (= v_max_0 (* v_F v_b)) (= v_max_0 (* 3 (* v_d_h v_h) v_b)) (= v_max_0 (* v_b v_c v_h))))
(assert (>= v_max_1 (+ v_F (* v_F v_b))))
(assert (>= v_max_1 (+ (* 3 (* v_d_h v_h)) (* 3 (* v_d_h v_h) v_b))))
(assert (>= v_max_1 (+ (* v_c v_h) (* v_b v_c v_h))))
(assert (or (= v_max_1 (+ v_F (* v_F v_b))) (= v_max_1 (+ (* 3 (* v_d_h v_h)) (* 3 (* v_d_h v_h) v_b))) (= v_max_1 (+ (* v_c v_h) (* v_b v_c v_h)))))
(assert (not (<= (+ (* v_e v_max_0) (* 1 (* (* v_d_h v_h) v_b v_e))) (+ (* v_e v_max_1) (* 1 (* (* v_d_h v_h) v_e)) (* 1 (* (* v_d_h v_h) v_b v_e))))))
(check-sat)
(reset)
; claim d2d298141a000aac3c82b84e59998321b4dab1143810eb9791473a1e41d6de7b, text 1 of 1
; plan_inference.workspace.monotone.q@decode.single: the workspace never falls when q grows
; assumed: q = 1
; assumed: H = h*d_h
; assumed: t = 1
; claimed: e*(b*q*H + max(b*q*F/t, 3*b*q*H/t, b*q*c*h/t)) <= e*(b*q*H + b*H + max(b*F*(q + 1)/t, 3*b*H*(q + 1)/t, b*c*h*(q + 1)/t))
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
(declare-const v_max_0 Int)
(declare-const v_max_1 Int)
(assert (>= v_max_0 (* v_F v_b)))
(assert (>= v_max_0 (* 3 (* v_d_h v_h) v_b)))
(assert (>= v_max_0 (* v_b v_c v_h)))
(assert (or (= v_max_0 (* v_F v_b)) (= v_max_0 (* 3 (* v_d_h v_h) v_b)) (= v_max_0 (* v_b v_c v_h))))
(assert (>= v_max_1 (+ (* v_F v_b) (* v_F v_b))))
(assert (>= v_max_1 (+ (* 3 (* v_d_h v_h) v_b) (* 3 (* v_d_h v_h) v_b))))
(assert (>= v_max_1 (+ (* v_b v_c v_h) (* v_b v_c v_h))))
(assert (or (= v_max_1 (+ (* v_F v_b) (* v_F v_b))) (= v_max_1 (+ (* 3 (* v_d_h v_h) v_b) (* 3 (* v_d_h v_h) v_b))) (= v_max_1 (+ (* v_b v_c v_h) (* v_b v_c v_h)))))
(assert (not (<= (+ (* v_e v_max_0) (* 1 (* (* v_d_h v_h) v_b v_e))) (+ (* v_e v_max_1) (* 1 (* (* v_d_h v_h) v_b v_e)) (* 1 (* (* v_d_h v_h) v_b v_e))))))
(check-sat)
(reset)
; claim b92bf928b8fb06a761b5f691d90f17bdb7ec9c80f5befdb4307b8279eae21b4a, text 1 of 1
; plan_inference.workspace.monotone.c@decode.single: the workspace never falls when c grows
; assumed: q = 1
; assumed: H = h*d_h
; assumed: t = 1
; claimed: e*(b*q*H + max(b*q*F/t, 3*b*q*H/t, b*q*c*h/t)) <= e*(b*q*H + max(b*q*F/t, 3*b*q*H/t, b*q*h*(c + 1)/t))
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
(declare-const v_max_0 Int)
(declare-const v_max_1 Int)
(assert (>= v_max_0 (* v_F v_b)))
(assert (>= v_max_0 (* 3 (* v_d_h v_h) v_b)))
(assert (>= v_max_0 (* v_b v_c v_h)))
(assert (or (= v_max_0 (* v_F v_b)) (= v_max_0 (* 3 (* v_d_h v_h) v_b)) (= v_max_0 (* v_b v_c v_h))))
(assert (>= v_max_1 (* v_F v_b)))
(assert (>= v_max_1 (* 3 (* v_d_h v_h) v_b)))
(assert (>= v_max_1 (+ (* v_b v_h) (* v_b v_c v_h))))
(assert (or (= v_max_1 (* v_F v_b)) (= v_max_1 (* 3 (* v_d_h v_h) v_b)) (= v_max_1 (+ (* v_b v_h) (* v_b v_c v_h)))))
(assert (not (<= (+ (* v_e v_max_0) (* 1 (* (* v_d_h v_h) v_b v_e))) (+ (* v_e v_max_1) (* 1 (* (* v_d_h v_h) v_b v_e))))))
(check-sat)
(reset)
; claim 6fba62e76d6dec50f78e9cd3dcd071b3633227114af302c0819f5dcc5cff2b83, text 1 of 1
; plan_inference.integrality.flops.qkv@decode.single: forward work of the QKV projections is a non-negative integer
; assumed: H = h*d_h
; claimed: 6*b*H**2 is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 6 v_b (* (* v_d_h v_h) (* v_d_h v_h))) (* 6 v_b (* v_d_h v_d_h) (* v_h v_h))) (>= (* 6 v_b (* v_d_h v_d_h) (* v_h v_h)) 0))))
(check-sat)
(reset)
; claim ac1b42f684a3e22f7ee9532a25026fcf9fc1facb32063d492a4f34ba041db266, text 1 of 1
; plan_inference.integrality.flops.attention_matmul@decode.single: forward work of queries × keys and probabilities × values is a non-negative integer
; assumed: H = h*d_h
; claimed: 4*b*c*H is a non-negative integer
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
(assert (not (and (= (* 4 (* v_d_h v_h) v_b v_c) (* 4 v_b v_c v_d_h v_h)) (>= (* 4 v_b v_c v_d_h v_h) 0))))
(check-sat)
(reset)
; claim beb163420da8f195ae0e90e51f8768b1d14e96366e569c6a29d5f9076b5d9e48, text 1 of 1
; plan_inference.integrality.flops.attention_core@decode.single: forward work of the attention core, softmax and its dropout included is a non-negative integer
; assumed: H = h*d_h
; claimed: b*c*(4*H + 5*h) is a non-negative integer
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
(assert (not (and (= (+ (* 4 (* v_d_h v_h) v_b v_c) (* 5 v_b v_c v_h)) (+ (* 5 v_b v_c v_h) (* 4 v_b v_c v_d_h v_h))) (>= (+ (* 5 v_b v_c v_h) (* 4 v_b v_c v_d_h v_h)) 0))))
(check-sat)
(reset)
; claim 9c86444ae5ec0bdacab90e2f122a2c3d282bf7804b62b2a7f6441fc8947318af, text 1 of 1
; plan_inference.integrality.flops.output@decode.single: forward work of the output projection is a non-negative integer
; assumed: H = h*d_h
; claimed: 2*b*H**2 is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 2 v_b (* (* v_d_h v_h) (* v_d_h v_h))) (* 2 v_b (* v_d_h v_d_h) (* v_h v_h))) (>= (* 2 v_b (* v_d_h v_d_h) (* v_h v_h)) 0))))
(check-sat)
(reset)
; claim f7b4ede57d3c89a58b0e3fcf48fcdc98263433f72b30d67ec58675c341555d99, text 1 of 1
; plan_inference.integrality.flops.mlp@decode.single: forward work of the MLP's products is a non-negative integer
; assumed: H = h*d_h
; claimed: 4*b*H*F is a non-negative integer
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
(assert (not (and (= (* 4 v_F (* v_d_h v_h) v_b) (* 4 v_F v_b v_d_h v_h)) (>= (* 4 v_F v_b v_d_h v_h) 0))))
(check-sat)
(reset)
; claim e639091b42484c60bff7cee154e50fe245a0204d328bd191a1321ca25c7329f5, text 1 of 1
; plan_inference.integrality.flops.matmul@decode.single: work of all products, all phases is a non-negative integer
; assumed: H = h*d_h
; claimed: 4*b*H*(c + 2*H + F) is a non-negative integer
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
(assert (not (and (= (+ (* 8 v_b (* (* v_d_h v_h) (* v_d_h v_h))) (* 4 v_F (* v_d_h v_h) v_b) (* 4 (* v_d_h v_h) v_b v_c)) (+ (* 8 v_b (* v_d_h v_d_h) (* v_h v_h)) (* 4 v_F v_b v_d_h v_h) (* 4 v_b v_c v_d_h v_h))) (>= (+ (* 8 v_b (* v_d_h v_d_h) (* v_h v_h)) (* 4 v_F v_b v_d_h v_h) (* 4 v_b v_c v_d_h v_h)) 0))))
(check-sat)
(reset)
; claim 3d79d11369d57f1f01927852ce73012b049f542707b87aebdbd43f72605fb449, text 1 of 1
; plan_inference.integrality.flops.forward@decode.single: forward work, reductions included is a non-negative integer
; assumed: H = h*d_h
; claimed: b*(4*c*H + 5*c*h + 8*H**2 + 4*H*F + 20*H + 8*F) is a non-negative integer
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
(assert (not (and (= (+ (* 8 v_F v_b) (* 8 v_b (* (* v_d_h v_h) (* v_d_h v_h))) (* 20 (* v_d_h v_h) v_b) (* 4 v_F (* v_d_h v_h) v_b) (* 4 (* v_d_h v_h) v_b v_c) (* 5 v_b v_c v_h)) (+ (* 8 v_F v_b) (* 5 v_b v_c v_h) (* 8 v_b (* v_d_h v_d_h) (* v_h v_h)) (* 20 v_b v_d_h v_h) (* 4 v_F v_b v_d_h v_h) (* 4 v_b v_c v_d_h v_h))) (>= (+ (* 8 v_F v_b) (* 5 v_b v_c v_h) (* 8 v_b (* v_d_h v_d_h) (* v_h v_h)) (* 20 v_b v_d_h v_h) (* 4 v_F v_b v_d_h v_h) (* 4 v_b v_c v_d_h v_h)) 0))))
(check-sat)
(reset)
; claim d2b4ebd4f9ea993a3ea8863b75ceb443c6f05b20ff60a106ac0d8a4761bd34d7, text 1 of 1
; plan_inference.integrality.bytes.read@decode.single: bytes read by all tasks is a non-negative integer
; assumed: H = h*d_h
; claimed: 2*e*(b*c*H + 6*b*H + b*F + 2*H**2 + H*F + 2*H) is a non-negative integer
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
(assert (not (and (= (+ (* 4 (* v_d_h v_h) v_e) (* 4 v_e (* (* v_d_h v_h) (* v_d_h v_h))) (* 2 v_F (* v_d_h v_h) v_e) (* 2 v_F v_b v_e) (* 12 (* v_d_h v_h) v_b v_e) (* 2 (* v_d_h v_h) v_b v_c v_e)) (+ (* 2 v_F v_b v_e) (* 4 v_d_h v_e v_h) (* 4 v_e (* v_d_h v_d_h) (* v_h v_h)) (* 2 v_F v_d_h v_e v_h) (* 12 v_b v_d_h v_e v_h) (* 2 v_b v_c v_d_h v_e v_h))) (>= (+ (* 2 v_F v_b v_e) (* 4 v_d_h v_e v_h) (* 4 v_e (* v_d_h v_d_h) (* v_h v_h)) (* 2 v_F v_d_h v_e v_h) (* 12 v_b v_d_h v_e v_h) (* 2 v_b v_c v_d_h v_e v_h)) 0))))
(check-sat)
(reset)
; claim 9e676e7c05d06a08b2336c205cfbac0c48e1664454261d843e4cc03f936ccc8d, text 1 of 1
; plan_inference.integrality.bytes.written@decode.single: bytes written by all tasks is a non-negative integer
; assumed: H = h*d_h
; claimed: 2*b*e*(6*H + F) is a non-negative integer
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
(assert (not (and (= (+ (* 2 v_F v_b v_e) (* 12 (* v_d_h v_h) v_b v_e)) (+ (* 2 v_F v_b v_e) (* 12 v_b v_d_h v_e v_h))) (>= (+ (* 2 v_F v_b v_e) (* 12 v_b v_d_h v_e v_h)) 0))))
(check-sat)
(reset)
; claim 9e732ff73c208b684deda7860933c325fe047d4f716632d49874871716e9a60c, text 1 of 1
; plan_inference.integrality.memory.workspace@decode.single: bytes of workspace where nothing is fused is a non-negative integer
; assumed: H = h*d_h
; claimed: e*(b*H + max(b*F, 3*b*H, b*c*h)) is a non-negative integer
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
(declare-const v_max_0 Int)
(declare-const v_max_1 Int)
(assert (>= v_max_0 (* v_F v_b)))
(assert (>= v_max_0 (* 3 (* v_d_h v_h) v_b)))
(assert (>= v_max_0 (* v_b v_c v_h)))
(assert (or (= v_max_0 (* v_F v_b)) (= v_max_0 (* 3 (* v_d_h v_h) v_b)) (= v_max_0 (* v_b v_c v_h))))
(assert (>= v_max_1 (* v_F v_b)))
(assert (>= v_max_1 (* v_b v_c v_h)))
(assert (>= v_max_1 (* 3 v_b v_d_h v_h)))
(assert (or (= v_max_1 (* v_F v_b)) (= v_max_1 (* v_b v_c v_h)) (= v_max_1 (* 3 v_b v_d_h v_h))))
(assert (not (and (= (+ (* v_e v_max_0) (* (* v_d_h v_h) v_b v_e)) (+ (* v_e v_max_1) (* v_b v_d_h v_e v_h))) (>= (+ (* v_e v_max_1) (* v_b v_d_h v_e v_h)) 0))))
(check-sat)
(reset)
; claim 0844229adb413e6c99f2ce4cc3f923a1d2a5f22a90646801b683fa335b5c8360, text 1 of 1
; plan_inference.work_conservation.forward.attention.qkv@decode.tp: the plan's facts of forward.attention.qkv are the distributed work vector, its resources projections of it
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 6*b*H**2/t = 6*b*H**2/t and H*e*(b*t + 3*H)/t = H*e*(b*t + 3*H)/t and 3*b*H*e/t = 3*b*H*e/t and 0 = 0 and 6*b*H**2/t = 6*b*H**2/t and H*e*(b*t + 3*b + 3*H)/t = H*e*(b*t + 3*b + 3*H)/t and 0 = 0
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
(assert (not (and (= (* 6 v_b (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 6 v_b (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t)))) (= (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e)) (* 3 v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t)))) (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e)) (* 3 v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))))) (= (* 3 (* v_d_h v_h_per_t v_t) v_b v_e) (* 3 (* v_d_h v_h_per_t v_t) v_b v_e)) (= 0 0) (= (* 6 v_b (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 6 v_b (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t)))) (= (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e)) (* 3 v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 3 (* v_d_h v_h_per_t v_t) v_b v_e)) (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e)) (* 3 v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 3 (* v_d_h v_h_per_t v_t) v_b v_e))) (= 0 0))))
(check-sat)
(reset)
; claim 6b03a74736e130697d13dba04a5679037aedc1b0bd3ccf296c7783a8bb05ab0a, text 1 of 1
; plan_inference.work_conservation.forward.attention.kv_save@decode.tp: the plan's facts of forward.attention.kv_save are the distributed work vector, its resources projections of it
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 0 = 0 and 2*b*H*e/t = 2*b*H*e/t and 2*b*H*e/t = 2*b*H*e/t and 0 = 0 and 0 = 0 and 4*b*H*e/t = 4*b*H*e/t and 0 = 0
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
(assert (not (and (= 0 0) (= (* 2 (* v_d_h v_h_per_t v_t) v_b v_e) (* 2 (* v_d_h v_h_per_t v_t) v_b v_e)) (= (* 2 (* v_d_h v_h_per_t v_t) v_b v_e) (* 2 (* v_d_h v_h_per_t v_t) v_b v_e)) (= 0 0) (= 0 0) (= (* 4 (* v_d_h v_h_per_t v_t) v_b v_e) (* 4 (* v_d_h v_h_per_t v_t) v_b v_e)) (= 0 0))))
(check-sat)
(reset)
; claim e22f928198ab90dcf52ab12b2132fd933bbc446805d0fda516da5fb082c29213, text 1 of 1
; plan_inference.work_conservation.forward.attention.core@decode.tp: the plan's facts of forward.attention.core are the distributed work vector, its resources projections of it
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: b*c*(4*H + 5*h)/t = b*c*(4*H + 5*h)/t and b*H*e*(2*c + 1)/t = b*H*e*(2*c + 1)/t and b*H*e/t = b*H*e/t and 0 = 0 and b*c*(4*H + 5*h)/t = b*c*(4*H + 5*h)/t and 2*b*H*e*(c + 1)/t = 2*b*H*e*(c + 1)/t and 0 = 0
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
(assert (not (and (= (+ (* 4 (* v_d_h v_h_per_t v_t) v_b v_c) (* 5 v_b v_c (* v_h_per_t v_t))) (+ (* 4 (* v_d_h v_h_per_t v_t) v_b v_c) (* 5 v_b v_c (* v_h_per_t v_t)))) (= (+ (* (* v_d_h v_h_per_t v_t) v_b v_e) (* 2 (* v_d_h v_h_per_t v_t) v_b v_c v_e)) (+ (* (* v_d_h v_h_per_t v_t) v_b v_e) (* 2 (* v_d_h v_h_per_t v_t) v_b v_c v_e))) (= (* (* v_d_h v_h_per_t v_t) v_b v_e) (* (* v_d_h v_h_per_t v_t) v_b v_e)) (= 0 0) (= (+ (* 4 (* v_d_h v_h_per_t v_t) v_b v_c) (* 5 v_b v_c (* v_h_per_t v_t))) (+ (* 4 (* v_d_h v_h_per_t v_t) v_b v_c) (* 5 v_b v_c (* v_h_per_t v_t)))) (= (+ (* 2 (* v_d_h v_h_per_t v_t) v_b v_e) (* 2 (* v_d_h v_h_per_t v_t) v_b v_c v_e)) (+ (* 2 (* v_d_h v_h_per_t v_t) v_b v_e) (* 2 (* v_d_h v_h_per_t v_t) v_b v_c v_e))) (= 0 0))))
(check-sat)
(reset)
; claim 40b8992704e3d39f1b224e57b189df6764ab9bc36be4f0ec87ee3b5d3ef0ad70, text 1 of 1
; plan_inference.work_conservation.forward.attention.output_projection@decode.tp: the plan's facts of forward.attention.output_projection are the distributed work vector, its resources projections of it
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 2*b*H**2/t = 2*b*H**2/t and H*e*(b + H)/t = H*e*(b + H)/t and b*H*e = b*H*e and 0 = 0 and 2*b*H**2/t = 2*b*H**2/t and H*e*(b*t + b + H)/t = H*e*(b*t + b + H)/t and 0 = 0
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
(assert (not (and (= (* 2 v_b (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 2 v_b (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t)))) (= (+ (* v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* (* v_d_h v_h_per_t v_t) v_b v_e)) (+ (* v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* (* v_d_h v_h_per_t v_t) v_b v_e))) (= (* (* v_d_h v_h_per_t v_t) v_b v_e) (* (* v_d_h v_h_per_t v_t) v_b v_e)) (= 0 0) (= (* 2 v_b (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 2 v_b (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t)))) (= (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e)) (* v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* (* v_d_h v_h_per_t v_t) v_b v_e)) (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e)) (* v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* (* v_d_h v_h_per_t v_t) v_b v_e))) (= 0 0))))
(check-sat)
(reset)
; claim 668881a3ea83a62552310dcc37b7b6d7b1df151ea36f15b82cf6e52af657cfcb, text 1 of 1
; plan_inference.work_conservation.forward.attention.output_collective@decode.tp: the plan's facts of forward.attention.output_collective are the distributed work vector, its resources projections of it
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: b*H*(t - 1)/t = b*H*(t - 1)/t and b*H*e = b*H*e and b*H*e = b*H*e and b*H*e = b*H*e and b*H*(t - 1)/t = b*H*(t - 1)/t and 2*b*H*e = 2*b*H*e and b*H*e = b*H*e
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
(assert (not (and (= (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b)) (* (- 1) (* v_d_h v_h_per_t v_t) v_b)) (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b)) (* (- 1) (* v_d_h v_h_per_t v_t) v_b))) (= (* (* v_d_h v_h_per_t v_t) v_b v_e) (* (* v_d_h v_h_per_t v_t) v_b v_e)) (= (* (* v_d_h v_h_per_t v_t) v_b v_e) (* (* v_d_h v_h_per_t v_t) v_b v_e)) (= (* (* v_d_h v_h_per_t v_t) v_b v_e) (* (* v_d_h v_h_per_t v_t) v_b v_e)) (= (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b)) (* (- 1) (* v_d_h v_h_per_t v_t) v_b)) (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b)) (* (- 1) (* v_d_h v_h_per_t v_t) v_b))) (= (* 2 (* v_d_h v_h_per_t v_t) v_b v_e) (* 2 (* v_d_h v_h_per_t v_t) v_b v_e)) (= (* (* v_d_h v_h_per_t v_t) v_b v_e) (* (* v_d_h v_h_per_t v_t) v_b v_e)))))
(check-sat)
(reset)
; claim c9ff82ea185ea3b51f50f76ec0dbcb083bcf5ce31826dae3d32ac4433e657568, text 1 of 1
; plan_inference.work_conservation.forward.mlp.up@decode.tp: the plan's facts of forward.mlp.up are the distributed work vector, its resources projections of it
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: 2*b*H*F/t = 2*b*H*F/t and H*e*(b*t + F)/t = H*e*(b*t + F)/t and b*F*e/t = b*F*e/t and 0 = 0 and 2*b*H*F/t = 2*b*H*F/t and e*(b*H*t + b*F + H*F)/t = e*(b*H*t + b*F + H*F)/t and 0 = 0
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
(assert (not (and (= (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b) (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b)) (= (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e)) (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e)) (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e)) (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e))) (= (* (* v_F_per_t v_t) v_b v_e) (* (* v_F_per_t v_t) v_b v_e)) (= 0 0) (= (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b) (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b)) (= (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e)) (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* (* v_F_per_t v_t) v_b v_e)) (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e)) (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* (* v_F_per_t v_t) v_b v_e))) (= 0 0))))
(check-sat)
(reset)
; claim a16f6c40d6d3df9b7985784d3c7ff99181b836e47c5209cc41819a3da77a8b53, text 1 of 1
; plan_inference.work_conservation.forward.mlp.gelu@decode.tp: the plan's facts of forward.mlp.gelu are the distributed work vector, its resources projections of it
; assumed: t >= 2
; assumed: t | F
; claimed: 8*b*F/t = 8*b*F/t and b*F*e/t = b*F*e/t and b*F*e/t = b*F*e/t and 0 = 0 and 8*b*F/t = 8*b*F/t and 2*b*F*e/t = 2*b*F*e/t and 0 = 0
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
(assert (not (and (= (* 8 (* v_F_per_t v_t) v_b) (* 8 (* v_F_per_t v_t) v_b)) (= (* (* v_F_per_t v_t) v_b v_e) (* (* v_F_per_t v_t) v_b v_e)) (= (* (* v_F_per_t v_t) v_b v_e) (* (* v_F_per_t v_t) v_b v_e)) (= 0 0) (= (* 8 (* v_F_per_t v_t) v_b) (* 8 (* v_F_per_t v_t) v_b)) (= (* 2 (* v_F_per_t v_t) v_b v_e) (* 2 (* v_F_per_t v_t) v_b v_e)) (= 0 0))))
(check-sat)
(reset)
; claim 5801c7462301a957ad96c0efb07ee1259e6e71d3f23b98d55533be22fb639d2a, text 1 of 1
; plan_inference.work_conservation.forward.mlp.down@decode.tp: the plan's facts of forward.mlp.down are the distributed work vector, its resources projections of it
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: 2*b*H*F/t = 2*b*H*F/t and F*e*(b + H)/t = F*e*(b + H)/t and b*H*e = b*H*e and 0 = 0 and 2*b*H*F/t = 2*b*H*F/t and e*(b*H*t + b*F + H*F)/t = e*(b*H*t + b*F + H*F)/t and 0 = 0
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
(assert (not (and (= (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b) (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b)) (= (+ (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* (* v_F_per_t v_t) v_b v_e)) (+ (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* (* v_F_per_t v_t) v_b v_e))) (= (* (* v_d_h v_h_per_t v_t) v_b v_e) (* (* v_d_h v_h_per_t v_t) v_b v_e)) (= 0 0) (= (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b) (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b)) (= (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e)) (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* (* v_F_per_t v_t) v_b v_e)) (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e)) (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* (* v_F_per_t v_t) v_b v_e))) (= 0 0))))
(check-sat)
(reset)
; claim b96d819079f44864a55808a4b0762cb2bda119236ed0c7c4bafe0a732027b4b4, text 1 of 1
; plan_inference.work_conservation.total@decode.tp: the plan as a whole spends what the distribution spends
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: b*(4*c*H + 5*c*h + 8*H**2 + 4*H*F + 22*H*t - 2*H + 8*F)/t = b*(4*c*H + 5*c*h + 8*H**2 + 4*H*F + 22*H*t - 2*H + 8*F)/t and 2*e*(b*c*H + 5*b*H*t + 2*b*H + b*F + 2*H**2 + H*F + 2*H*t)/t = 2*e*(b*c*H + 5*b*H*t + 2*b*H + b*F + 2*H**2 + H*F + 2*H*t)/t and 2*b*e*(4*H*t + 3*H + F)/t = 2*b*e*(4*H*t + 3*H + F)/t and 2*b*H*e = 2*b*H*e
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
(assert (not (and (= (+ (* v_t (* 22 (* v_d_h v_h_per_t v_t) v_b)) (* (- 2) (* v_d_h v_h_per_t v_t) v_b) (* 8 (* v_F_per_t v_t) v_b) (* 8 v_b (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 4 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b) (* 4 (* v_d_h v_h_per_t v_t) v_b v_c) (* 5 v_b v_c (* v_h_per_t v_t))) (+ (* v_t (* 22 (* v_d_h v_h_per_t v_t) v_b)) (* (- 2) (* v_d_h v_h_per_t v_t) v_b) (* 8 (* v_F_per_t v_t) v_b) (* 8 v_b (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 4 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b) (* 4 (* v_d_h v_h_per_t v_t) v_b v_c) (* 5 v_b v_c (* v_h_per_t v_t)))) (= (+ (* v_t (* 4 (* v_d_h v_h_per_t v_t) v_e)) (* 4 v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_t (* 10 (* v_d_h v_h_per_t v_t) v_b v_e)) (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* 2 (* v_F_per_t v_t) v_b v_e) (* 4 (* v_d_h v_h_per_t v_t) v_b v_e) (* 2 (* v_d_h v_h_per_t v_t) v_b v_c v_e)) (+ (* v_t (* 4 (* v_d_h v_h_per_t v_t) v_e)) (* 4 v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_t (* 10 (* v_d_h v_h_per_t v_t) v_b v_e)) (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* 2 (* v_F_per_t v_t) v_b v_e) (* 4 (* v_d_h v_h_per_t v_t) v_b v_e) (* 2 (* v_d_h v_h_per_t v_t) v_b v_c v_e))) (= (+ (* v_t (* 8 (* v_d_h v_h_per_t v_t) v_b v_e)) (* 2 (* v_F_per_t v_t) v_b v_e) (* 6 (* v_d_h v_h_per_t v_t) v_b v_e)) (+ (* v_t (* 8 (* v_d_h v_h_per_t v_t) v_b v_e)) (* 2 (* v_F_per_t v_t) v_b v_e) (* 6 (* v_d_h v_h_per_t v_t) v_b v_e))) (= (* 2 (* v_d_h v_h_per_t v_t) v_b v_e) (* 2 (* v_d_h v_h_per_t v_t) v_b v_e)))))
(check-sat)
(reset)
; claim 4afa6b409e8f922bed1b68ff2b3d0aee3cc6c6d6ca17b968b23fbef141549fc4, text 1 of 1
; plan_inference.memory_facts.workspace@decode.tp: the workspace of the block are the sum of its buffers and the closed form
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: e*(b*H + max(b*F/t, 3*b*H/t, b*c*h/t)) = e*(b*H + max(b*F/t, 3*b*H/t, b*c*h/t)) and e*(b*H + max(b*F/t, 3*b*H/t, b*c*h/t)) is a non-negative integer
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
(declare-const v_max_0 Int)
(declare-const v_max_1 Int)
(assert (>= v_max_0 (* (* v_F_per_t v_t) v_b)))
(assert (>= v_max_0 (* 3 (* v_d_h v_h_per_t v_t) v_b)))
(assert (>= v_max_0 (* v_b v_c (* v_h_per_t v_t))))
(assert (or (= v_max_0 (* (* v_F_per_t v_t) v_b)) (= v_max_0 (* 3 (* v_d_h v_h_per_t v_t) v_b)) (= v_max_0 (* v_b v_c (* v_h_per_t v_t)))))
(assert (>= v_max_1 (* v_F_per_t v_b)))
(assert (>= v_max_1 (* v_b v_c v_h_per_t)))
(assert (>= v_max_1 (* 3 v_b v_d_h v_h_per_t)))
(assert (or (= v_max_1 (* v_F_per_t v_b)) (= v_max_1 (* v_b v_c v_h_per_t)) (= v_max_1 (* 3 v_b v_d_h v_h_per_t))))
(assert (not (and (= (+ (* v_e v_max_0) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e))) (+ (* v_e v_max_0) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e)))) (and (= (+ (* v_e v_max_0) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e))) (* v_t (+ (* v_e v_max_1) (* v_b v_d_h v_e v_h_per_t v_t)))) (>= (+ (* v_e v_max_1) (* v_b v_d_h v_e v_h_per_t v_t)) 0)))))
(check-sat)
(reset)
; claim f0ab6fb57d7da0ce7244154d531c05734edceab06f744c6af30e196ce04f9611, text 1 of 1
; plan_inference.named_equation.C_workspace@decode.tp: the workspace is the boundary tensor and the largest intermediate
; assumed: q = 1
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: e*(b*H + max(b*F/t, 3*b*H/t, b*c*h/t)) = e*(b*q*H + max(b*q*F/t, 3*b*q*H/t, b*q*c*h/t))
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
(declare-const v_max_0 Int)
(declare-const v_max_1 Int)
(assert (>= v_max_0 (* (* v_F_per_t v_t) v_b)))
(assert (>= v_max_0 (* 3 (* v_d_h v_h_per_t v_t) v_b)))
(assert (>= v_max_0 (* v_b v_c (* v_h_per_t v_t))))
(assert (or (= v_max_0 (* (* v_F_per_t v_t) v_b)) (= v_max_0 (* 3 (* v_d_h v_h_per_t v_t) v_b)) (= v_max_0 (* v_b v_c (* v_h_per_t v_t)))))
(assert (>= v_max_1 (* (* v_F_per_t v_t) v_b)))
(assert (>= v_max_1 (* 3 (* v_d_h v_h_per_t v_t) v_b)))
(assert (>= v_max_1 (* v_b v_c (* v_h_per_t v_t))))
(assert (or (= v_max_1 (* (* v_F_per_t v_t) v_b)) (= v_max_1 (* 3 (* v_d_h v_h_per_t v_t) v_b)) (= v_max_1 (* v_b v_c (* v_h_per_t v_t)))))
(assert (not (= (+ (* v_e v_max_0) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e))) (+ (* v_e v_max_1) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e))))))
(check-sat)
(reset)
; claim a15e428f2d4e888033f58f1e3a1ee15594c20e07a00fd91b65e3f1e268730858, text 1 of 1
; plan_inference.workspace.bound@decode.tp: the workspace holds the boundary tensor and any one intermediate
; assumed: q = 1
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: b*q*H*e <= e*(b*H + max(b*F/t, 3*b*H/t, b*c*h/t)) and b*H*e*(q*t + 3)/t <= e*(b*H + max(b*F/t, 3*b*H/t, b*c*h/t)) and b*H*e*(q*t + 1)/t <= e*(b*H + max(b*F/t, 3*b*H/t, b*c*h/t)) and b*e*(q*H*t + c*h)/t <= e*(b*H + max(b*F/t, 3*b*H/t, b*c*h/t)) and b*e*(q*H*t + F)/t <= e*(b*H + max(b*F/t, 3*b*H/t, b*c*h/t)) and b*e*(q*H*t + F)/t <= e*(b*H + max(b*F/t, 3*b*H/t, b*c*h/t))
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
(declare-const v_max_0 Int)
(assert (>= v_max_0 (* (* v_F_per_t v_t) v_b)))
(assert (>= v_max_0 (* 3 (* v_d_h v_h_per_t v_t) v_b)))
(assert (>= v_max_0 (* v_b v_c (* v_h_per_t v_t))))
(assert (or (= v_max_0 (* (* v_F_per_t v_t) v_b)) (= v_max_0 (* 3 (* v_d_h v_h_per_t v_t) v_b)) (= v_max_0 (* v_b v_c (* v_h_per_t v_t)))))
(assert (not (and (<= (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e)) (+ (* v_e v_max_0) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e)))) (<= (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e)) (* 3 (* v_d_h v_h_per_t v_t) v_b v_e)) (+ (* v_e v_max_0) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e)))) (<= (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e)) (* (* v_d_h v_h_per_t v_t) v_b v_e)) (+ (* v_e v_max_0) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e)))) (<= (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e)) (* v_b v_c v_e (* v_h_per_t v_t))) (+ (* v_e v_max_0) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e)))) (<= (+ (* (* v_F_per_t v_t) v_b v_e) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e))) (+ (* v_e v_max_0) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e)))) (<= (+ (* (* v_F_per_t v_t) v_b v_e) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e))) (+ (* v_e v_max_0) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e)))))))
(check-sat)
(reset)
; claim b9e934222939ea7b26765e122395aa7d21e349c1060228dcb49ea7b8f0b7348d, text 1 of 1
; plan_inference.workspace.attained@decode.tp: some intermediate needs all of the workspace: no smaller bound holds
; assumed: q = 1
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: e*(b*H + max(b*F/t, 3*b*H/t, b*c*h/t)) = b*q*H*e or e*(b*H + max(b*F/t, 3*b*H/t, b*c*h/t)) = b*H*e*(q*t + 3)/t or e*(b*H + max(b*F/t, 3*b*H/t, b*c*h/t)) = b*H*e*(q*t + 1)/t or e*(b*H + max(b*F/t, 3*b*H/t, b*c*h/t)) = b*e*(q*H*t + c*h)/t or e*(b*H + max(b*F/t, 3*b*H/t, b*c*h/t)) = b*e*(q*H*t + F)/t or e*(b*H + max(b*F/t, 3*b*H/t, b*c*h/t)) = b*e*(q*H*t + F)/t
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
(declare-const v_max_0 Int)
(assert (>= v_max_0 (* (* v_F_per_t v_t) v_b)))
(assert (>= v_max_0 (* 3 (* v_d_h v_h_per_t v_t) v_b)))
(assert (>= v_max_0 (* v_b v_c (* v_h_per_t v_t))))
(assert (or (= v_max_0 (* (* v_F_per_t v_t) v_b)) (= v_max_0 (* 3 (* v_d_h v_h_per_t v_t) v_b)) (= v_max_0 (* v_b v_c (* v_h_per_t v_t)))))
(assert (not (or (= (+ (* v_e v_max_0) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e))) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e))) (= (+ (* v_e v_max_0) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e))) (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e)) (* 3 (* v_d_h v_h_per_t v_t) v_b v_e))) (= (+ (* v_e v_max_0) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e))) (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e)) (* (* v_d_h v_h_per_t v_t) v_b v_e))) (= (+ (* v_e v_max_0) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e))) (+ (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e)) (* v_b v_c v_e (* v_h_per_t v_t)))) (= (+ (* v_e v_max_0) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e))) (+ (* (* v_F_per_t v_t) v_b v_e) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e)))) (= (+ (* v_e v_max_0) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e))) (+ (* (* v_F_per_t v_t) v_b v_e) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e)))))))
(check-sat)
(reset)
; claim 64008f6c61a74e2bcddd10b253bb7612a53056c98b9f5b4b80c18a6743ed9bed, text 1 of 1
; plan_inference.workspace.monotone.b@decode.tp: the workspace never falls when b grows
; assumed: q = 1
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: e*(b*q*H + max(b*q*F/t, 3*b*q*H/t, b*q*c*h/t)) <= e*(b*q*H + q*H + max(q*F*(b + 1)/t, 3*q*H*(b + 1)/t, q*c*h*(b + 1)/t))
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
(declare-const v_max_0 Int)
(declare-const v_max_1 Int)
(assert (>= v_max_0 (* (* v_F_per_t v_t) v_b)))
(assert (>= v_max_0 (* 3 (* v_d_h v_h_per_t v_t) v_b)))
(assert (>= v_max_0 (* v_b v_c (* v_h_per_t v_t))))
(assert (or (= v_max_0 (* (* v_F_per_t v_t) v_b)) (= v_max_0 (* 3 (* v_d_h v_h_per_t v_t) v_b)) (= v_max_0 (* v_b v_c (* v_h_per_t v_t)))))
(assert (>= v_max_1 (+ (* v_F_per_t v_t) (* (* v_F_per_t v_t) v_b))))
(assert (>= v_max_1 (+ (* 3 (* v_d_h v_h_per_t v_t)) (* 3 (* v_d_h v_h_per_t v_t) v_b))))
(assert (>= v_max_1 (+ (* v_c (* v_h_per_t v_t)) (* v_b v_c (* v_h_per_t v_t)))))
(assert (or (= v_max_1 (+ (* v_F_per_t v_t) (* (* v_F_per_t v_t) v_b))) (= v_max_1 (+ (* 3 (* v_d_h v_h_per_t v_t)) (* 3 (* v_d_h v_h_per_t v_t) v_b))) (= v_max_1 (+ (* v_c (* v_h_per_t v_t)) (* v_b v_c (* v_h_per_t v_t))))))
(assert (not (<= (+ (* v_e v_max_0) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e))) (+ (* v_e v_max_1) (* v_t (* (* v_d_h v_h_per_t v_t) v_e)) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e))))))
(check-sat)
(reset)
; claim 6d310a58a8231c5d747069d45295300f551b1a67a1d0856266a1b2280dfbfe0d, text 1 of 1
; plan_inference.workspace.monotone.q@decode.tp: the workspace never falls when q grows
; assumed: q = 1
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: e*(b*q*H + max(b*q*F/t, 3*b*q*H/t, b*q*c*h/t)) <= e*(b*q*H + b*H + max(b*F*(q + 1)/t, 3*b*H*(q + 1)/t, b*c*h*(q + 1)/t))
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
(declare-const v_max_0 Int)
(declare-const v_max_1 Int)
(assert (>= v_max_0 (* (* v_F_per_t v_t) v_b)))
(assert (>= v_max_0 (* 3 (* v_d_h v_h_per_t v_t) v_b)))
(assert (>= v_max_0 (* v_b v_c (* v_h_per_t v_t))))
(assert (or (= v_max_0 (* (* v_F_per_t v_t) v_b)) (= v_max_0 (* 3 (* v_d_h v_h_per_t v_t) v_b)) (= v_max_0 (* v_b v_c (* v_h_per_t v_t)))))
(assert (>= v_max_1 (+ (* (* v_F_per_t v_t) v_b) (* (* v_F_per_t v_t) v_b))))
(assert (>= v_max_1 (+ (* 3 (* v_d_h v_h_per_t v_t) v_b) (* 3 (* v_d_h v_h_per_t v_t) v_b))))
(assert (>= v_max_1 (+ (* v_b v_c (* v_h_per_t v_t)) (* v_b v_c (* v_h_per_t v_t)))))
(assert (or (= v_max_1 (+ (* (* v_F_per_t v_t) v_b) (* (* v_F_per_t v_t) v_b))) (= v_max_1 (+ (* 3 (* v_d_h v_h_per_t v_t) v_b) (* 3 (* v_d_h v_h_per_t v_t) v_b))) (= v_max_1 (+ (* v_b v_c (* v_h_per_t v_t)) (* v_b v_c (* v_h_per_t v_t))))))
(assert (not (<= (+ (* v_e v_max_0) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e))) (+ (* v_e v_max_1) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e)) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e))))))
(check-sat)
(reset)
; claim 26355ab4357c42b902bf36ce29195e3fbf2320cc9d6a6630c0ee3c56bfd9bd2c, text 1 of 1
; plan_inference.workspace.monotone.c@decode.tp: the workspace never falls when c grows
; assumed: q = 1
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: e*(b*q*H + max(b*q*F/t, 3*b*q*H/t, b*q*c*h/t)) <= e*(b*q*H + max(b*q*F/t, 3*b*q*H/t, b*q*h*(c + 1)/t))
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
(declare-const v_max_0 Int)
(declare-const v_max_1 Int)
(assert (>= v_max_0 (* (* v_F_per_t v_t) v_b)))
(assert (>= v_max_0 (* 3 (* v_d_h v_h_per_t v_t) v_b)))
(assert (>= v_max_0 (* v_b v_c (* v_h_per_t v_t))))
(assert (or (= v_max_0 (* (* v_F_per_t v_t) v_b)) (= v_max_0 (* 3 (* v_d_h v_h_per_t v_t) v_b)) (= v_max_0 (* v_b v_c (* v_h_per_t v_t)))))
(assert (>= v_max_1 (* (* v_F_per_t v_t) v_b)))
(assert (>= v_max_1 (* 3 (* v_d_h v_h_per_t v_t) v_b)))
(assert (>= v_max_1 (+ (* v_b (* v_h_per_t v_t)) (* v_b v_c (* v_h_per_t v_t)))))
(assert (or (= v_max_1 (* (* v_F_per_t v_t) v_b)) (= v_max_1 (* 3 (* v_d_h v_h_per_t v_t) v_b)) (= v_max_1 (+ (* v_b (* v_h_per_t v_t)) (* v_b v_c (* v_h_per_t v_t))))))
(assert (not (<= (+ (* v_e v_max_0) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e))) (+ (* v_e v_max_1) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e))))))
(check-sat)
(reset)
; claim 90349513f93a54d09cec62c2267fe723d6cae167ff5218b657b24688a1eb284c, text 1 of 1
; plan_inference.integrality.flops.qkv@decode.tp: forward work of the QKV projections is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 6*b*H**2/t is a non-negative integer
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
(assert (not (and (= (* 6 v_b (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_t (* 6 v_b v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)))) (>= (* 6 v_b v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) 0))))
(check-sat)
(reset)
; claim 6d89cc99a941989feda41ce7b6ea858df4342e26c81e631ebb8dd6c856486a98, text 1 of 1
; plan_inference.integrality.flops.attention_matmul@decode.tp: forward work of queries × keys and probabilities × values is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 4*b*c*H/t is a non-negative integer
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
(assert (not (and (= (* 4 (* v_d_h v_h_per_t v_t) v_b v_c) (* v_t (* 4 v_b v_c v_d_h v_h_per_t))) (>= (* 4 v_b v_c v_d_h v_h_per_t) 0))))
(check-sat)
(reset)
; claim b756f71b1ed67e304529dc986054585903c033e7687756bc79769c6c8fdef0f4, text 1 of 1
; plan_inference.integrality.flops.attention_core@decode.tp: forward work of the attention core, softmax and its dropout included is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: b*c*(4*H + 5*h)/t is a non-negative integer
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
(assert (not (and (= (+ (* 4 (* v_d_h v_h_per_t v_t) v_b v_c) (* 5 v_b v_c (* v_h_per_t v_t))) (* v_t (+ (* 5 v_b v_c v_h_per_t) (* 4 v_b v_c v_d_h v_h_per_t)))) (>= (+ (* 5 v_b v_c v_h_per_t) (* 4 v_b v_c v_d_h v_h_per_t)) 0))))
(check-sat)
(reset)
; claim c0cb073c47faccc2304fd9ef461e23a16405e8038c06ef82a4153e6d30e70228, text 1 of 1
; plan_inference.integrality.flops.output@decode.tp: forward work of the output projection is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 2*b*H**2/t is a non-negative integer
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
(assert (not (and (= (* 2 v_b (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_t (* 2 v_b v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)))) (>= (* 2 v_b v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) 0))))
(check-sat)
(reset)
; claim 7d74103eb168145971ecb68bad8e46f071c773e9f4ba7c66d40f6ddd5cfc1d62, text 1 of 1
; plan_inference.integrality.flops.mlp@decode.tp: forward work of the MLP's products is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: 4*b*H*F/t is a non-negative integer
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
(assert (not (and (= (* 4 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b) (* v_t (* 4 v_F_per_t v_b v_d_h v_h_per_t v_t))) (>= (* 4 v_F_per_t v_b v_d_h v_h_per_t v_t) 0))))
(check-sat)
(reset)
; claim 2d432cf85459723c58cddb8d76a0dca517b1c37e623cc11c9864e41e7ac066ea, text 1 of 1
; plan_inference.integrality.flops.matmul@decode.tp: work of all products, all phases is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: 4*b*H*(c + 2*H + F)/t is a non-negative integer
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
(assert (not (and (= (+ (* 8 v_b (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 4 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b) (* 4 (* v_d_h v_h_per_t v_t) v_b v_c)) (* v_t (+ (* 4 v_b v_c v_d_h v_h_per_t) (* 8 v_b v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) (* 4 v_F_per_t v_b v_d_h v_h_per_t v_t)))) (>= (+ (* 4 v_b v_c v_d_h v_h_per_t) (* 8 v_b v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) (* 4 v_F_per_t v_b v_d_h v_h_per_t v_t)) 0))))
(check-sat)
(reset)
; claim 272ef2fa61b29b6b19d824387487ec7a3fb30ced7ec430592453e90c44ecb6b8, text 1 of 2
; plan_inference.integrality.flops.forward@decode.tp: forward work, reductions included is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: b*(4*c*H + 5*c*h + 8*H**2 + 4*H*F + 22*H*t - 2*H + 8*F)/t is a non-negative integer
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
(assert (not (= (+ (* v_t (* 22 (* v_d_h v_h_per_t v_t) v_b)) (* (- 2) (* v_d_h v_h_per_t v_t) v_b) (* 8 (* v_F_per_t v_t) v_b) (* 8 v_b (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 4 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_b) (* 4 (* v_d_h v_h_per_t v_t) v_b v_c) (* 5 v_b v_c (* v_h_per_t v_t))) (* v_t (+ (* 8 v_F_per_t v_b) (* (- 2) v_b v_d_h v_h_per_t) (* 5 v_b v_c v_h_per_t) (* 4 v_b v_c v_d_h v_h_per_t) (* 8 v_b v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) (* 22 v_b v_d_h v_h_per_t v_t) (* 4 v_F_per_t v_b v_d_h v_h_per_t v_t))))))
(check-sat)
(reset)
; claim 272ef2fa61b29b6b19d824387487ec7a3fb30ced7ec430592453e90c44ecb6b8, text 2 of 2
; plan_inference.integrality.flops.forward@decode.tp: forward work, reductions included is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: b*(4*c*H + 5*c*h + 8*H**2 + 4*H*F + 22*H*t - 2*H + 8*F)/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_rest_c Int)
(assert (>= v_rest_c 0))
(define-fun v_c () Int (+ v_rest_c 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (+ (* 8 v_F_per_t v_b) (* (- 2) v_b v_d_h v_h_per_t) (* 5 v_b v_c v_h_per_t) (* 4 v_b v_c v_d_h v_h_per_t) (* 8 v_b v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) (* 22 v_b v_d_h v_h_per_t v_t) (* 4 v_F_per_t v_b v_d_h v_h_per_t v_t)) (+ (* 5 v_b v_h_per_t) (* 8 v_F_per_t v_b) (* 2 v_b v_d_h v_h_per_t) (* 5 v_rest_c v_b v_h_per_t) (* 4 v_rest_c v_b v_d_h v_h_per_t) (* 8 v_b v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) (* 22 v_b v_d_h v_h_per_t v_t) (* 4 v_F_per_t v_b v_d_h v_h_per_t v_t))) (>= (+ (* 5 v_b v_h_per_t) (* 8 v_F_per_t v_b) (* 2 v_b v_d_h v_h_per_t) (* 5 v_rest_c v_b v_h_per_t) (* 4 v_rest_c v_b v_d_h v_h_per_t) (* 8 v_b v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) (* 22 v_b v_d_h v_h_per_t v_t) (* 4 v_F_per_t v_b v_d_h v_h_per_t v_t)) 0))))
(check-sat)
(reset)
; claim 8e13ef9714dd85af9b3a25f676993650ad48c6930f37806d7bbc7977b994c3c2, text 1 of 2
; plan_inference.integrality.flops.reduce@decode.tp: local additions of all reductions, all phases is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 2*b*H*(t - 1)/t is a non-negative integer
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
(assert (not (= (+ (* v_t (* 2 (* v_d_h v_h_per_t v_t) v_b)) (* (- 2) (* v_d_h v_h_per_t v_t) v_b)) (* v_t (+ (* (- 2) v_b v_d_h v_h_per_t) (* 2 v_b v_d_h v_h_per_t v_t))))))
(check-sat)
(reset)
; claim 8e13ef9714dd85af9b3a25f676993650ad48c6930f37806d7bbc7977b994c3c2, text 2 of 2
; plan_inference.integrality.flops.reduce@decode.tp: local additions of all reductions, all phases is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 2*b*H*(t - 1)/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_rest_t Int)
(assert (>= v_rest_t 0))
(define-fun v_t () Int (+ v_rest_t 2))
(assert (not (and (= (+ (* (- 2) v_b v_d_h v_h_per_t) (* 2 v_b v_d_h v_h_per_t v_t)) (+ (* 2 v_b v_d_h v_h_per_t) (* 2 v_rest_t v_b v_d_h v_h_per_t))) (>= (+ (* 2 v_b v_d_h v_h_per_t) (* 2 v_rest_t v_b v_d_h v_h_per_t)) 0))))
(check-sat)
(reset)
; claim ffc5b27a71fbb1ba20375287db90d0bd4fc9136ccee18a33045b15c6fc9590da, text 1 of 1
; plan_inference.integrality.bytes.read@decode.tp: bytes read by all tasks is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: 2*e*(b*c*H + 5*b*H*t + 2*b*H + b*F + 2*H**2 + H*F + 2*H*t)/t is a non-negative integer
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
(assert (not (and (= (+ (* v_t (* 4 (* v_d_h v_h_per_t v_t) v_e)) (* 4 v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_t (* 10 (* v_d_h v_h_per_t v_t) v_b v_e)) (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* 2 (* v_F_per_t v_t) v_b v_e) (* 4 (* v_d_h v_h_per_t v_t) v_b v_e) (* 2 (* v_d_h v_h_per_t v_t) v_b v_c v_e)) (* v_t (+ (* 2 v_F_per_t v_b v_e) (* 4 v_b v_d_h v_e v_h_per_t) (* 4 v_d_h v_e v_h_per_t v_t) (* 4 v_e v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) (* 2 v_F_per_t v_d_h v_e v_h_per_t v_t) (* 2 v_b v_c v_d_h v_e v_h_per_t) (* 10 v_b v_d_h v_e v_h_per_t v_t)))) (>= (+ (* 2 v_F_per_t v_b v_e) (* 4 v_b v_d_h v_e v_h_per_t) (* 4 v_d_h v_e v_h_per_t v_t) (* 4 v_e v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) (* 2 v_F_per_t v_d_h v_e v_h_per_t v_t) (* 2 v_b v_c v_d_h v_e v_h_per_t) (* 10 v_b v_d_h v_e v_h_per_t v_t)) 0))))
(check-sat)
(reset)
; claim 62db2ad381000cae3b8e91dd0e5cfe095af35ecbfd479cf4594f6c3c813ab475, text 1 of 1
; plan_inference.integrality.bytes.written@decode.tp: bytes written by all tasks is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: 2*b*e*(4*H*t + 3*H + F)/t is a non-negative integer
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
(assert (not (and (= (+ (* v_t (* 8 (* v_d_h v_h_per_t v_t) v_b v_e)) (* 2 (* v_F_per_t v_t) v_b v_e) (* 6 (* v_d_h v_h_per_t v_t) v_b v_e)) (* v_t (+ (* 2 v_F_per_t v_b v_e) (* 6 v_b v_d_h v_e v_h_per_t) (* 8 v_b v_d_h v_e v_h_per_t v_t)))) (>= (+ (* 2 v_F_per_t v_b v_e) (* 6 v_b v_d_h v_e v_h_per_t) (* 8 v_b v_d_h v_e v_h_per_t v_t)) 0))))
(check-sat)
(reset)
; claim c2e406e0ece4ab746303eb4a2dc249c4ab9f4e3b5eb7cf79803565bd83ddc7cc, text 1 of 1
; plan_inference.integrality.payload.total@decode.tp: logical payload of all collectives is a non-negative integer
; assumed: H = h*d_h
; claimed: 2*b*H*e is a non-negative integer
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
(assert (not (and (= (* 2 (* v_d_h v_h) v_b v_e) (* 2 v_b v_d_h v_e v_h)) (>= (* 2 v_b v_d_h v_e v_h) 0))))
(check-sat)
(reset)
; claim 31a48149e72f2580c365f7cbcaa3767174bb8ed0a6e5f4729131a5329ff7f9ac, text 1 of 1
; plan_inference.integrality.payload.boundary@decode.tp: logical payload of one tensor-parallel boundary is a non-negative integer
; assumed: H = h*d_h
; claimed: b*H*e is a non-negative integer
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
(assert (not (and (= (* (* v_d_h v_h) v_b v_e) (* v_b v_d_h v_e v_h)) (>= (* v_b v_d_h v_e v_h) 0))))
(check-sat)
(reset)
; claim 973029c0d7136da49b9c017aab0c0fb8d5890d8c21e934482c48c4ebe92b0aaf, text 1 of 1
; plan_inference.integrality.memory.workspace@decode.tp: bytes of workspace where nothing is fused is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: e*(b*H + max(b*F/t, 3*b*H/t, b*c*h/t)) is a non-negative integer
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
(declare-const v_max_0 Int)
(declare-const v_max_1 Int)
(assert (>= v_max_0 (* (* v_F_per_t v_t) v_b)))
(assert (>= v_max_0 (* 3 (* v_d_h v_h_per_t v_t) v_b)))
(assert (>= v_max_0 (* v_b v_c (* v_h_per_t v_t))))
(assert (or (= v_max_0 (* (* v_F_per_t v_t) v_b)) (= v_max_0 (* 3 (* v_d_h v_h_per_t v_t) v_b)) (= v_max_0 (* v_b v_c (* v_h_per_t v_t)))))
(assert (>= v_max_1 (* v_F_per_t v_b)))
(assert (>= v_max_1 (* v_b v_c v_h_per_t)))
(assert (>= v_max_1 (* 3 v_b v_d_h v_h_per_t)))
(assert (or (= v_max_1 (* v_F_per_t v_b)) (= v_max_1 (* v_b v_c v_h_per_t)) (= v_max_1 (* 3 v_b v_d_h v_h_per_t))))
(assert (not (and (= (+ (* v_e v_max_0) (* v_t (* (* v_d_h v_h_per_t v_t) v_b v_e))) (* v_t (+ (* v_e v_max_1) (* v_b v_d_h v_e v_h_per_t v_t)))) (>= (+ (* v_e v_max_1) (* v_b v_d_h v_e v_h_per_t v_t)) 0))))
(check-sat)
(reset)
; claim ce4605fe00d898505fdc98571592bdef459d916431b5dc183038aa13387cc023, text 1 of 1
; plan_inference.work_conservation.forward.attention.layer_norm@decode.single.free-heads: the plan's facts of forward.attention.layer_norm are the distributed work vector, its resources projections of it
; claimed: 9*b*H = 9*b*H and H*e*(b + 2) = H*e*(b + 2) and b*H*e = b*H*e and 0 = 0 and 9*b*H = 9*b*H and 2*H*e*(b + 1) = 2*H*e*(b + 1) and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (= (* 9 v_H v_b) (* 9 v_H v_b)) (= (+ (* 2 v_H v_e) (* v_H v_b v_e)) (+ (* 2 v_H v_e) (* v_H v_b v_e))) (= (* v_H v_b v_e) (* v_H v_b v_e)) (= 0 0) (= (* 9 v_H v_b) (* 9 v_H v_b)) (= (+ (* 2 v_H v_e) (* 2 v_H v_b v_e)) (+ (* 2 v_H v_e) (* 2 v_H v_b v_e))) (= 0 0))))
(check-sat)
(reset)
; claim e92eec8139d385247cc9e6aea86814a1a254de8a06d968e3d10e8c377461e378, text 1 of 1
; plan_inference.work_conservation.forward.attention.qkv@decode.single.free-heads: the plan's facts of forward.attention.qkv are the distributed work vector, its resources projections of it
; claimed: 6*b*H*h*d_h = 6*b*H*h*d_h and H*e*(b + 3*h*d_h) = H*e*(b + 3*h*d_h) and 3*b*h*d_h*e = 3*b*h*d_h*e and 0 = 0 and 6*b*H*h*d_h = 6*b*H*h*d_h and e*(b*H + 3*b*h*d_h + 3*H*h*d_h) = e*(b*H + 3*b*h*d_h + 3*H*h*d_h) and 0 = 0
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
(assert (not (and (= (* 6 v_H v_b v_d_h v_h) (* 6 v_H v_b v_d_h v_h)) (= (+ (* v_H v_b v_e) (* 3 v_H v_d_h v_e v_h)) (+ (* v_H v_b v_e) (* 3 v_H v_d_h v_e v_h))) (= (* 3 v_b v_d_h v_e v_h) (* 3 v_b v_d_h v_e v_h)) (= 0 0) (= (* 6 v_H v_b v_d_h v_h) (* 6 v_H v_b v_d_h v_h)) (= (+ (* v_H v_b v_e) (* 3 v_H v_d_h v_e v_h) (* 3 v_b v_d_h v_e v_h)) (+ (* v_H v_b v_e) (* 3 v_H v_d_h v_e v_h) (* 3 v_b v_d_h v_e v_h))) (= 0 0))))
(check-sat)
(reset)
; claim efa988bf48f2861e38c3a7fe99cbc6bc876e964d74155a9dfffaf79a962164c0, text 1 of 1
; plan_inference.work_conservation.forward.attention.kv_save@decode.single.free-heads: the plan's facts of forward.attention.kv_save are the distributed work vector, its resources projections of it
; claimed: 0 = 0 and 2*b*h*d_h*e = 2*b*h*d_h*e and 2*b*h*d_h*e = 2*b*h*d_h*e and 0 = 0 and 0 = 0 and 4*b*h*d_h*e = 4*b*h*d_h*e and 0 = 0
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
(assert (not (and (= 0 0) (= (* 2 v_b v_d_h v_e v_h) (* 2 v_b v_d_h v_e v_h)) (= (* 2 v_b v_d_h v_e v_h) (* 2 v_b v_d_h v_e v_h)) (= 0 0) (= 0 0) (= (* 4 v_b v_d_h v_e v_h) (* 4 v_b v_d_h v_e v_h)) (= 0 0))))
(check-sat)
(reset)
; claim a7b97bc744a9d421631d3a9c22855b941ebbe378da724700a7bfb99aee77236e, text 1 of 1
; plan_inference.work_conservation.forward.attention.core@decode.single.free-heads: the plan's facts of forward.attention.core are the distributed work vector, its resources projections of it
; claimed: b*c*h*(4*d_h + 5) = b*c*h*(4*d_h + 5) and b*h*d_h*e*(2*c + 1) = b*h*d_h*e*(2*c + 1) and b*h*d_h*e = b*h*d_h*e and 0 = 0 and b*c*h*(4*d_h + 5) = b*c*h*(4*d_h + 5) and 2*b*h*d_h*e*(c + 1) = 2*b*h*d_h*e*(c + 1) and 0 = 0
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
(assert (not (and (= (+ (* 5 v_b v_c v_h) (* 4 v_b v_c v_d_h v_h)) (+ (* 5 v_b v_c v_h) (* 4 v_b v_c v_d_h v_h))) (= (+ (* v_b v_d_h v_e v_h) (* 2 v_b v_c v_d_h v_e v_h)) (+ (* v_b v_d_h v_e v_h) (* 2 v_b v_c v_d_h v_e v_h))) (= (* v_b v_d_h v_e v_h) (* v_b v_d_h v_e v_h)) (= 0 0) (= (+ (* 5 v_b v_c v_h) (* 4 v_b v_c v_d_h v_h)) (+ (* 5 v_b v_c v_h) (* 4 v_b v_c v_d_h v_h))) (= (+ (* 2 v_b v_d_h v_e v_h) (* 2 v_b v_c v_d_h v_e v_h)) (+ (* 2 v_b v_d_h v_e v_h) (* 2 v_b v_c v_d_h v_e v_h))) (= 0 0))))
(check-sat)
(reset)
; claim 4cc50539ae651b9741e9564e08cd17f3072043f554de464e806444a5c96c98a6, text 1 of 1
; plan_inference.work_conservation.forward.attention.output_projection@decode.single.free-heads: the plan's facts of forward.attention.output_projection are the distributed work vector, its resources projections of it
; claimed: 2*b*H*h*d_h = 2*b*H*h*d_h and h*d_h*e*(b + H) = h*d_h*e*(b + H) and b*H*e = b*H*e and 0 = 0 and 2*b*H*h*d_h = 2*b*H*h*d_h and e*(b*H + b*h*d_h + H*h*d_h) = e*(b*H + b*h*d_h + H*h*d_h) and 0 = 0
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
(assert (not (and (= (* 2 v_H v_b v_d_h v_h) (* 2 v_H v_b v_d_h v_h)) (= (+ (* v_H v_d_h v_e v_h) (* v_b v_d_h v_e v_h)) (+ (* v_H v_d_h v_e v_h) (* v_b v_d_h v_e v_h))) (= (* v_H v_b v_e) (* v_H v_b v_e)) (= 0 0) (= (* 2 v_H v_b v_d_h v_h) (* 2 v_H v_b v_d_h v_h)) (= (+ (* v_H v_b v_e) (* v_H v_d_h v_e v_h) (* v_b v_d_h v_e v_h)) (+ (* v_H v_b v_e) (* v_H v_d_h v_e v_h) (* v_b v_d_h v_e v_h))) (= 0 0))))
(check-sat)
(reset)
; claim f16b2fd2b9d413806165321bf33d314f209fc1468cbeb0a673b0249f916351d7, text 1 of 1
; plan_inference.work_conservation.forward.attention.residual@decode.single.free-heads: the plan's facts of forward.attention.residual are the distributed work vector, its resources projections of it
; claimed: b*H = b*H and 2*b*H*e = 2*b*H*e and b*H*e = b*H*e and 0 = 0 and b*H = b*H and 3*b*H*e = 3*b*H*e and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (= (* v_H v_b) (* v_H v_b)) (= (* 2 v_H v_b v_e) (* 2 v_H v_b v_e)) (= (* v_H v_b v_e) (* v_H v_b v_e)) (= 0 0) (= (* v_H v_b) (* v_H v_b)) (= (* 3 v_H v_b v_e) (* 3 v_H v_b v_e)) (= 0 0))))
(check-sat)
(reset)
; claim 05ad663e0a5180fff025b22a9eb7987c44f21b6cd3c4c313ea657f216ee79cde, text 1 of 1
; plan_inference.work_conservation.forward.mlp.up@decode.single.free-heads: the plan's facts of forward.mlp.up are the distributed work vector, its resources projections of it
; claimed: 2*b*H*F = 2*b*H*F and H*e*(b + F) = H*e*(b + F) and b*F*e = b*F*e and 0 = 0 and 2*b*H*F = 2*b*H*F and e*(b*H + b*F + H*F) = e*(b*H + b*F + H*F) and 0 = 0
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
(assert (not (and (= (* 2 v_F v_H v_b) (* 2 v_F v_H v_b)) (= (+ (* v_F v_H v_e) (* v_H v_b v_e)) (+ (* v_F v_H v_e) (* v_H v_b v_e))) (= (* v_F v_b v_e) (* v_F v_b v_e)) (= 0 0) (= (* 2 v_F v_H v_b) (* 2 v_F v_H v_b)) (= (+ (* v_F v_H v_e) (* v_F v_b v_e) (* v_H v_b v_e)) (+ (* v_F v_H v_e) (* v_F v_b v_e) (* v_H v_b v_e))) (= 0 0))))
(check-sat)
(reset)
; claim 7b9d18e5dd28163cdaab69d536f9f242e82c6719be5fc9a7783d8132eee582fd, text 1 of 1
; plan_inference.work_conservation.forward.mlp.down@decode.single.free-heads: the plan's facts of forward.mlp.down are the distributed work vector, its resources projections of it
; claimed: 2*b*H*F = 2*b*H*F and F*e*(b + H) = F*e*(b + H) and b*H*e = b*H*e and 0 = 0 and 2*b*H*F = 2*b*H*F and e*(b*H + b*F + H*F) = e*(b*H + b*F + H*F) and 0 = 0
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
(assert (not (and (= (* 2 v_F v_H v_b) (* 2 v_F v_H v_b)) (= (+ (* v_F v_H v_e) (* v_F v_b v_e)) (+ (* v_F v_H v_e) (* v_F v_b v_e))) (= (* v_H v_b v_e) (* v_H v_b v_e)) (= 0 0) (= (* 2 v_F v_H v_b) (* 2 v_F v_H v_b)) (= (+ (* v_F v_H v_e) (* v_F v_b v_e) (* v_H v_b v_e)) (+ (* v_F v_H v_e) (* v_F v_b v_e) (* v_H v_b v_e))) (= 0 0))))
(check-sat)
(reset)
; claim bc2983805258477eb931d66bce38f445b5186d8842b71c288704ab1d46c31e66, text 1 of 1
; plan_inference.work_conservation.total@decode.single.free-heads: the plan as a whole spends what the distribution spends
; claimed: b*(4*c*h*d_h + 5*c*h + 4*H*F + 8*H*h*d_h + 20*H + 8*F) = b*(4*c*h*d_h + 5*c*h + 4*H*F + 8*H*h*d_h + 20*H + 8*F) and 2*e*(b*c*h*d_h + 4*b*H + b*F + 2*b*h*d_h + H*F + 2*H*h*d_h + 2*H) = 2*e*(b*c*h*d_h + 4*b*H + b*F + 2*b*h*d_h + H*F + 2*H*h*d_h + 2*H) and 2*b*e*(3*H + F + 3*h*d_h) = 2*b*e*(3*H + F + 3*h*d_h) and 0 = 0
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
(assert (not (and (= (+ (* 8 v_F v_b) (* 20 v_H v_b) (* 4 v_F v_H v_b) (* 5 v_b v_c v_h) (* 4 v_b v_c v_d_h v_h) (* 8 v_H v_b v_d_h v_h)) (+ (* 8 v_F v_b) (* 20 v_H v_b) (* 4 v_F v_H v_b) (* 5 v_b v_c v_h) (* 4 v_b v_c v_d_h v_h) (* 8 v_H v_b v_d_h v_h))) (= (+ (* 4 v_H v_e) (* 2 v_F v_H v_e) (* 2 v_F v_b v_e) (* 8 v_H v_b v_e) (* 4 v_H v_d_h v_e v_h) (* 4 v_b v_d_h v_e v_h) (* 2 v_b v_c v_d_h v_e v_h)) (+ (* 4 v_H v_e) (* 2 v_F v_H v_e) (* 2 v_F v_b v_e) (* 8 v_H v_b v_e) (* 4 v_H v_d_h v_e v_h) (* 4 v_b v_d_h v_e v_h) (* 2 v_b v_c v_d_h v_e v_h))) (= (+ (* 2 v_F v_b v_e) (* 6 v_H v_b v_e) (* 6 v_b v_d_h v_e v_h)) (+ (* 2 v_F v_b v_e) (* 6 v_H v_b v_e) (* 6 v_b v_d_h v_e v_h))) (= 0 0))))
(check-sat)
(reset)
; claim 003a9f16f9c3da927fc65a247d45640ecbde3c26316d8dceb7e318ca096d2935, text 1 of 1
; plan_inference.memory_facts.workspace@decode.single.free-heads: the workspace of the block are the sum of its buffers and the closed form
; claimed: e*(b*H + max(b*F, b*c*h, 3*b*h*d_h)) = e*(b*H + max(b*F, b*c*h, 3*b*h*d_h)) and e*(b*H + max(b*F, b*c*h, 3*b*h*d_h)) is a non-negative integer
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
(declare-const v_max_0 Int)
(assert (>= v_max_0 (* v_F v_b)))
(assert (>= v_max_0 (* v_b v_c v_h)))
(assert (>= v_max_0 (* 3 v_b v_d_h v_h)))
(assert (or (= v_max_0 (* v_F v_b)) (= v_max_0 (* v_b v_c v_h)) (= v_max_0 (* 3 v_b v_d_h v_h))))
(assert (not (and (= (+ (* v_e v_max_0) (* v_H v_b v_e)) (+ (* v_e v_max_0) (* v_H v_b v_e))) (and (= (+ (* v_e v_max_0) (* v_H v_b v_e)) (+ (* v_e v_max_0) (* v_H v_b v_e))) (>= (+ (* v_e v_max_0) (* v_H v_b v_e)) 0)))))
(check-sat)
(reset)
; claim d260ac860ff6f3799dfe36924702cc8e92367b9dcd2974874fa30b585b85cc84, text 1 of 1
; plan_inference.memory_facts.boundary@decode.single.free-heads: input and output of the block are boundary tensors
; assumed: q = 1
; claimed: b*H*e = b*q*H*e and b*H*e = b*q*H*e
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (= (* v_H v_b v_e) (* v_H v_b v_e)) (= (* v_H v_b v_e) (* v_H v_b v_e)))))
(check-sat)
(reset)
; claim ea38abe46cc4c4d36e750d7e4b80014ef05538e8b6d95b69dea7fa01dc6a7446, text 1 of 1
; plan_inference.named_equation.C_workspace@decode.single.free-heads: the workspace is the boundary tensor and the largest intermediate
; assumed: q = 1
; assumed: t = 1
; claimed: e*(b*H + max(b*F, b*c*h, 3*b*h*d_h)) = e*(b*q*H + max(b*q*F/t, b*q*c*h/t, 3*b*q*h*d_h/t))
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
(declare-const v_max_0 Int)
(declare-const v_max_1 Int)
(assert (>= v_max_0 (* v_F v_b)))
(assert (>= v_max_0 (* v_b v_c v_h)))
(assert (>= v_max_0 (* 3 v_b v_d_h v_h)))
(assert (or (= v_max_0 (* v_F v_b)) (= v_max_0 (* v_b v_c v_h)) (= v_max_0 (* 3 v_b v_d_h v_h))))
(assert (>= v_max_1 (* v_F v_b)))
(assert (>= v_max_1 (* v_b v_c v_h)))
(assert (>= v_max_1 (* 3 v_b v_d_h v_h)))
(assert (or (= v_max_1 (* v_F v_b)) (= v_max_1 (* v_b v_c v_h)) (= v_max_1 (* 3 v_b v_d_h v_h))))
(assert (not (= (* 1 (+ (* v_e v_max_0) (* v_H v_b v_e))) (+ (* v_e v_max_1) (* 1 (* v_H v_b v_e))))))
(check-sat)
(reset)
; claim f4ee8bf78e87f4e3aaef9f712be3b54183d6d6ad53b7d96ff82dfec7561c8086, text 1 of 1
; plan_inference.workspace.bound@decode.single.free-heads: the workspace holds the boundary tensor and any one intermediate
; assumed: q = 1
; claimed: b*q*H*e <= e*(b*H + max(b*F, b*c*h, 3*b*h*d_h)) and b*e*(q*H + 3*h*d_h) <= e*(b*H + max(b*F, b*c*h, 3*b*h*d_h)) and b*e*(q*H + h*d_h) <= e*(b*H + max(b*F, b*c*h, 3*b*h*d_h)) and b*e*(q*H + c*h) <= e*(b*H + max(b*F, b*c*h, 3*b*h*d_h)) and b*e*(q*H + F) <= e*(b*H + max(b*F, b*c*h, 3*b*h*d_h)) and b*e*(q*H + F) <= e*(b*H + max(b*F, b*c*h, 3*b*h*d_h))
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
(declare-const v_max_0 Int)
(assert (>= v_max_0 (* v_F v_b)))
(assert (>= v_max_0 (* v_b v_c v_h)))
(assert (>= v_max_0 (* 3 v_b v_d_h v_h)))
(assert (or (= v_max_0 (* v_F v_b)) (= v_max_0 (* v_b v_c v_h)) (= v_max_0 (* 3 v_b v_d_h v_h))))
(assert (not (and (<= (* v_H v_b v_e) (+ (* v_e v_max_0) (* v_H v_b v_e))) (<= (+ (* v_H v_b v_e) (* 3 v_b v_d_h v_e v_h)) (+ (* v_e v_max_0) (* v_H v_b v_e))) (<= (+ (* v_H v_b v_e) (* v_b v_d_h v_e v_h)) (+ (* v_e v_max_0) (* v_H v_b v_e))) (<= (+ (* v_H v_b v_e) (* v_b v_c v_e v_h)) (+ (* v_e v_max_0) (* v_H v_b v_e))) (<= (+ (* v_F v_b v_e) (* v_H v_b v_e)) (+ (* v_e v_max_0) (* v_H v_b v_e))) (<= (+ (* v_F v_b v_e) (* v_H v_b v_e)) (+ (* v_e v_max_0) (* v_H v_b v_e))))))
(check-sat)
(reset)
; claim c0ac32918b2d0dd900a53d77c5fc5bc79ab7a231d5b2598c311e4e431b6b6492, text 1 of 1
; plan_inference.workspace.attained@decode.single.free-heads: some intermediate needs all of the workspace: no smaller bound holds
; assumed: q = 1
; claimed: e*(b*H + max(b*F, b*c*h, 3*b*h*d_h)) = b*q*H*e or e*(b*H + max(b*F, b*c*h, 3*b*h*d_h)) = b*e*(q*H + 3*h*d_h) or e*(b*H + max(b*F, b*c*h, 3*b*h*d_h)) = b*e*(q*H + h*d_h) or e*(b*H + max(b*F, b*c*h, 3*b*h*d_h)) = b*e*(q*H + c*h) or e*(b*H + max(b*F, b*c*h, 3*b*h*d_h)) = b*e*(q*H + F) or e*(b*H + max(b*F, b*c*h, 3*b*h*d_h)) = b*e*(q*H + F)
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
(declare-const v_max_0 Int)
(assert (>= v_max_0 (* v_F v_b)))
(assert (>= v_max_0 (* v_b v_c v_h)))
(assert (>= v_max_0 (* 3 v_b v_d_h v_h)))
(assert (or (= v_max_0 (* v_F v_b)) (= v_max_0 (* v_b v_c v_h)) (= v_max_0 (* 3 v_b v_d_h v_h))))
(assert (not (or (= (+ (* v_e v_max_0) (* v_H v_b v_e)) (* v_H v_b v_e)) (= (+ (* v_e v_max_0) (* v_H v_b v_e)) (+ (* v_H v_b v_e) (* 3 v_b v_d_h v_e v_h))) (= (+ (* v_e v_max_0) (* v_H v_b v_e)) (+ (* v_H v_b v_e) (* v_b v_d_h v_e v_h))) (= (+ (* v_e v_max_0) (* v_H v_b v_e)) (+ (* v_H v_b v_e) (* v_b v_c v_e v_h))) (= (+ (* v_e v_max_0) (* v_H v_b v_e)) (+ (* v_F v_b v_e) (* v_H v_b v_e))) (= (+ (* v_e v_max_0) (* v_H v_b v_e)) (+ (* v_F v_b v_e) (* v_H v_b v_e))))))
(check-sat)
(reset)
; claim 04060e1b40bec4f9cfad19dfdb2a1f40e3891ec7a30a55c06617783a8337959d, text 1 of 1
; plan_inference.workspace.monotone.b@decode.single.free-heads: the workspace never falls when b grows
; assumed: q = 1
; assumed: t = 1
; claimed: e*(b*q*H + max(b*q*F/t, b*q*c*h/t, 3*b*q*h*d_h/t)) <= e*(b*q*H + q*H + max(q*F*(b + 1)/t, q*c*h*(b + 1)/t, 3*q*h*d_h*(b + 1)/t))
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
(declare-const v_max_0 Int)
(declare-const v_max_1 Int)
(assert (>= v_max_0 (* v_F v_b)))
(assert (>= v_max_0 (* v_b v_c v_h)))
(assert (>= v_max_0 (* 3 v_b v_d_h v_h)))
(assert (or (= v_max_0 (* v_F v_b)) (= v_max_0 (* v_b v_c v_h)) (= v_max_0 (* 3 v_b v_d_h v_h))))
(assert (>= v_max_1 (+ v_F (* v_F v_b))))
(assert (>= v_max_1 (+ (* v_c v_h) (* v_b v_c v_h))))
(assert (>= v_max_1 (+ (* 3 v_d_h v_h) (* 3 v_b v_d_h v_h))))
(assert (or (= v_max_1 (+ v_F (* v_F v_b))) (= v_max_1 (+ (* v_c v_h) (* v_b v_c v_h))) (= v_max_1 (+ (* 3 v_d_h v_h) (* 3 v_b v_d_h v_h)))))
(assert (not (<= (+ (* v_e v_max_0) (* 1 (* v_H v_b v_e))) (+ (* v_e v_max_1) (* 1 (* v_H v_e)) (* 1 (* v_H v_b v_e))))))
(check-sat)
(reset)
; claim 5f39336a4fe93e31161bc5a31fdfe48deff9cf3f1cea382e5bb9066efe7cfa56, text 1 of 1
; plan_inference.workspace.monotone.q@decode.single.free-heads: the workspace never falls when q grows
; assumed: q = 1
; assumed: t = 1
; claimed: e*(b*q*H + max(b*q*F/t, b*q*c*h/t, 3*b*q*h*d_h/t)) <= e*(b*q*H + b*H + max(b*F*(q + 1)/t, b*c*h*(q + 1)/t, 3*b*h*d_h*(q + 1)/t))
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
(declare-const v_max_0 Int)
(declare-const v_max_1 Int)
(assert (>= v_max_0 (* v_F v_b)))
(assert (>= v_max_0 (* v_b v_c v_h)))
(assert (>= v_max_0 (* 3 v_b v_d_h v_h)))
(assert (or (= v_max_0 (* v_F v_b)) (= v_max_0 (* v_b v_c v_h)) (= v_max_0 (* 3 v_b v_d_h v_h))))
(assert (>= v_max_1 (+ (* v_F v_b) (* v_F v_b))))
(assert (>= v_max_1 (+ (* v_b v_c v_h) (* v_b v_c v_h))))
(assert (>= v_max_1 (+ (* 3 v_b v_d_h v_h) (* 3 v_b v_d_h v_h))))
(assert (or (= v_max_1 (+ (* v_F v_b) (* v_F v_b))) (= v_max_1 (+ (* v_b v_c v_h) (* v_b v_c v_h))) (= v_max_1 (+ (* 3 v_b v_d_h v_h) (* 3 v_b v_d_h v_h)))))
(assert (not (<= (+ (* v_e v_max_0) (* 1 (* v_H v_b v_e))) (+ (* v_e v_max_1) (* 1 (* v_H v_b v_e)) (* 1 (* v_H v_b v_e))))))
(check-sat)
(reset)
; claim 8b5040f0a8084c86b9c6c9951805d0d54a69e22d6699f2bb151d20e31c6b06e1, text 1 of 1
; plan_inference.workspace.monotone.c@decode.single.free-heads: the workspace never falls when c grows
; assumed: q = 1
; assumed: t = 1
; claimed: e*(b*q*H + max(b*q*F/t, b*q*c*h/t, 3*b*q*h*d_h/t)) <= e*(b*q*H + max(b*q*F/t, 3*b*q*h*d_h/t, b*q*h*(c + 1)/t))
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
(declare-const v_max_0 Int)
(declare-const v_max_1 Int)
(assert (>= v_max_0 (* v_F v_b)))
(assert (>= v_max_0 (* v_b v_c v_h)))
(assert (>= v_max_0 (* 3 v_b v_d_h v_h)))
(assert (or (= v_max_0 (* v_F v_b)) (= v_max_0 (* v_b v_c v_h)) (= v_max_0 (* 3 v_b v_d_h v_h))))
(assert (>= v_max_1 (* v_F v_b)))
(assert (>= v_max_1 (* 3 v_b v_d_h v_h)))
(assert (>= v_max_1 (+ (* v_b v_h) (* v_b v_c v_h))))
(assert (or (= v_max_1 (* v_F v_b)) (= v_max_1 (* 3 v_b v_d_h v_h)) (= v_max_1 (+ (* v_b v_h) (* v_b v_c v_h)))))
(assert (not (<= (+ (* v_e v_max_0) (* 1 (* v_H v_b v_e))) (+ (* v_e v_max_1) (* 1 (* v_H v_b v_e))))))
(check-sat)
(reset)
; claim 29f75f1277f03b149e1cd65b4722fefd7e990124450547c7ac1bc4811b585b8c, text 1 of 1
; plan_inference.integrality.flops.qkv@decode.single.free-heads: forward work of the QKV projections is a non-negative integer
; claimed: 6*b*H*h*d_h is a non-negative integer
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
(assert (not (and (= (* 6 v_H v_b v_d_h v_h) (* 6 v_H v_b v_d_h v_h)) (>= (* 6 v_H v_b v_d_h v_h) 0))))
(check-sat)
(reset)
; claim 130c105669ed902ab146ef1909df58470b9a0a8455cd85d2125af1b69ddc58ce, text 1 of 1
; plan_inference.integrality.flops.attention_matmul@decode.single.free-heads: forward work of queries × keys and probabilities × values is a non-negative integer
; claimed: 4*b*c*h*d_h is a non-negative integer
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
(assert (not (and (= (* 4 v_b v_c v_d_h v_h) (* 4 v_b v_c v_d_h v_h)) (>= (* 4 v_b v_c v_d_h v_h) 0))))
(check-sat)
(reset)
; claim 5172b43d94931532b8d0ad0c4e60574da9707ce7e4edc101898854fb4d31eeee, text 1 of 1
; plan_inference.integrality.flops.attention_core@decode.single.free-heads: forward work of the attention core, softmax and its dropout included is a non-negative integer
; claimed: b*c*h*(4*d_h + 5) is a non-negative integer
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
(assert (not (and (= (+ (* 5 v_b v_c v_h) (* 4 v_b v_c v_d_h v_h)) (+ (* 5 v_b v_c v_h) (* 4 v_b v_c v_d_h v_h))) (>= (+ (* 5 v_b v_c v_h) (* 4 v_b v_c v_d_h v_h)) 0))))
(check-sat)
(reset)
; claim c8a3ff81c2f3b1c3b7d2d7f2b9f413a488d2c56fb654528aecb9f29318bc302c, text 1 of 1
; plan_inference.integrality.flops.output@decode.single.free-heads: forward work of the output projection is a non-negative integer
; claimed: 2*b*H*h*d_h is a non-negative integer
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
(assert (not (and (= (* 2 v_H v_b v_d_h v_h) (* 2 v_H v_b v_d_h v_h)) (>= (* 2 v_H v_b v_d_h v_h) 0))))
(check-sat)
(reset)
; claim fdfaea3ba87234c58cb6440ff73086bf35b94c25fe2ef2574af8b42607966b7a, text 1 of 1
; plan_inference.integrality.flops.mlp@decode.single.free-heads: forward work of the MLP's products is a non-negative integer
; claimed: 4*b*H*F is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(assert (not (and (= (* 4 v_F v_H v_b) (* 4 v_F v_H v_b)) (>= (* 4 v_F v_H v_b) 0))))
(check-sat)
(reset)
; claim 9baf94acf8bcb96218009281f15ffc9aa6f07fb7bf999555d3b400e8dd40a427, text 1 of 1
; plan_inference.integrality.flops.matmul@decode.single.free-heads: work of all products, all phases is a non-negative integer
; claimed: 4*b*(c*h*d_h + H*F + 2*H*h*d_h) is a non-negative integer
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
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (+ (* 4 v_F v_H v_b) (* 4 v_b v_c v_d_h v_h) (* 8 v_H v_b v_d_h v_h)) (+ (* 4 v_F v_H v_b) (* 4 v_b v_c v_d_h v_h) (* 8 v_H v_b v_d_h v_h))) (>= (+ (* 4 v_F v_H v_b) (* 4 v_b v_c v_d_h v_h) (* 8 v_H v_b v_d_h v_h)) 0))))
(check-sat)
(reset)
; claim ef6e24022cd1f3863dc3c770dbc8798e3096ecb98fa2afb947e08add977fc21d, text 1 of 1
; plan_inference.integrality.flops.forward@decode.single.free-heads: forward work, reductions included is a non-negative integer
; claimed: b*(4*c*h*d_h + 5*c*h + 4*H*F + 8*H*h*d_h + 20*H + 8*F) is a non-negative integer
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
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (+ (* 8 v_F v_b) (* 20 v_H v_b) (* 4 v_F v_H v_b) (* 5 v_b v_c v_h) (* 4 v_b v_c v_d_h v_h) (* 8 v_H v_b v_d_h v_h)) (+ (* 8 v_F v_b) (* 20 v_H v_b) (* 4 v_F v_H v_b) (* 5 v_b v_c v_h) (* 4 v_b v_c v_d_h v_h) (* 8 v_H v_b v_d_h v_h))) (>= (+ (* 8 v_F v_b) (* 20 v_H v_b) (* 4 v_F v_H v_b) (* 5 v_b v_c v_h) (* 4 v_b v_c v_d_h v_h) (* 8 v_H v_b v_d_h v_h)) 0))))
(check-sat)
(reset)
; claim 6290db2dac92b7b46dc5682e32a558a2e9e594a0e8924963a4ed4c441d8621b6, text 1 of 1
; plan_inference.integrality.bytes.read@decode.single.free-heads: bytes read by all tasks is a non-negative integer
; claimed: 2*e*(b*c*h*d_h + 4*b*H + b*F + 2*b*h*d_h + H*F + 2*H*h*d_h + 2*H) is a non-negative integer
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
(assert (not (and (= (+ (* 4 v_H v_e) (* 2 v_F v_H v_e) (* 2 v_F v_b v_e) (* 8 v_H v_b v_e) (* 4 v_H v_d_h v_e v_h) (* 4 v_b v_d_h v_e v_h) (* 2 v_b v_c v_d_h v_e v_h)) (+ (* 4 v_H v_e) (* 2 v_F v_H v_e) (* 2 v_F v_b v_e) (* 8 v_H v_b v_e) (* 4 v_H v_d_h v_e v_h) (* 4 v_b v_d_h v_e v_h) (* 2 v_b v_c v_d_h v_e v_h))) (>= (+ (* 4 v_H v_e) (* 2 v_F v_H v_e) (* 2 v_F v_b v_e) (* 8 v_H v_b v_e) (* 4 v_H v_d_h v_e v_h) (* 4 v_b v_d_h v_e v_h) (* 2 v_b v_c v_d_h v_e v_h)) 0))))
(check-sat)
(reset)
; claim 53ac2df341be2d319a5112e5cd64e1770a48481485b8f6a4c42e0fd40c8d6276, text 1 of 1
; plan_inference.integrality.bytes.written@decode.single.free-heads: bytes written by all tasks is a non-negative integer
; claimed: 2*b*e*(3*H + F + 3*h*d_h) is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F Int)
(assert (>= v_F 1))
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
(assert (not (and (= (+ (* 2 v_F v_b v_e) (* 6 v_H v_b v_e) (* 6 v_b v_d_h v_e v_h)) (+ (* 2 v_F v_b v_e) (* 6 v_H v_b v_e) (* 6 v_b v_d_h v_e v_h))) (>= (+ (* 2 v_F v_b v_e) (* 6 v_H v_b v_e) (* 6 v_b v_d_h v_e v_h)) 0))))
(check-sat)
(reset)
; claim 889691312788013709826a1d1a807c7d850bdae074fcb9a914f0d81793be84de, text 1 of 1
; plan_inference.integrality.memory.workspace@decode.single.free-heads: bytes of workspace where nothing is fused is a non-negative integer
; claimed: e*(b*H + max(b*F, b*c*h, 3*b*h*d_h)) is a non-negative integer
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
(declare-const v_max_0 Int)
(assert (>= v_max_0 (* v_F v_b)))
(assert (>= v_max_0 (* v_b v_c v_h)))
(assert (>= v_max_0 (* 3 v_b v_d_h v_h)))
(assert (or (= v_max_0 (* v_F v_b)) (= v_max_0 (* v_b v_c v_h)) (= v_max_0 (* 3 v_b v_d_h v_h))))
(assert (not (and (= (+ (* v_e v_max_0) (* v_H v_b v_e)) (+ (* v_e v_max_0) (* v_H v_b v_e))) (>= (+ (* v_e v_max_0) (* v_H v_b v_e)) 0))))
(check-sat)
(reset)
; claim 49b37081a464c4b661d20b21ad5d5d7de95afdb0faffc0c18182b2d492c993b2, text 1 of 1
; plan_inference.work_conservation.forward.attention.qkv@decode.tp.free-heads: the plan's facts of forward.attention.qkv are the distributed work vector, its resources projections of it
; assumed: t >= 2
; assumed: t | h
; assumed: t | H
; claimed: 6*b*H*h*d_h/t = 6*b*H*h*d_h/t and H*e*(b*t + 3*h*d_h)/t = H*e*(b*t + 3*h*d_h)/t and 3*b*h*d_h*e/t = 3*b*h*d_h*e/t and 0 = 0 and 6*b*H*h*d_h/t = 6*b*H*h*d_h/t and e*(b*H*t + 3*b*h*d_h + 3*H*h*d_h)/t = e*(b*H*t + 3*b*h*d_h + 3*H*h*d_h)/t and 0 = 0
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
(assert (not (and (= (* 6 (* v_H_per_t v_t) v_b v_d_h (* v_h_per_t v_t)) (* 6 (* v_H_per_t v_t) v_b v_d_h (* v_h_per_t v_t))) (= (+ (* v_t (* (* v_H_per_t v_t) v_b v_e)) (* 3 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t))) (+ (* v_t (* (* v_H_per_t v_t) v_b v_e)) (* 3 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)))) (= (* 3 v_b v_d_h v_e (* v_h_per_t v_t)) (* 3 v_b v_d_h v_e (* v_h_per_t v_t))) (= 0 0) (= (* 6 (* v_H_per_t v_t) v_b v_d_h (* v_h_per_t v_t)) (* 6 (* v_H_per_t v_t) v_b v_d_h (* v_h_per_t v_t))) (= (+ (* v_t (* (* v_H_per_t v_t) v_b v_e)) (* 3 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 3 v_b v_d_h v_e (* v_h_per_t v_t))) (+ (* v_t (* (* v_H_per_t v_t) v_b v_e)) (* 3 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 3 v_b v_d_h v_e (* v_h_per_t v_t)))) (= 0 0))))
(check-sat)
(reset)
; claim 8ca336895b846367bb08f6eddb75bd9c5746f0436b25a75999f62b37c20a9a13, text 1 of 1
; plan_inference.work_conservation.forward.attention.kv_save@decode.tp.free-heads: the plan's facts of forward.attention.kv_save are the distributed work vector, its resources projections of it
; assumed: t >= 2
; assumed: t | h
; claimed: 0 = 0 and 2*b*h*d_h*e/t = 2*b*h*d_h*e/t and 2*b*h*d_h*e/t = 2*b*h*d_h*e/t and 0 = 0 and 0 = 0 and 4*b*h*d_h*e/t = 4*b*h*d_h*e/t and 0 = 0
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
(assert (not (and (= 0 0) (= (* 2 v_b v_d_h v_e (* v_h_per_t v_t)) (* 2 v_b v_d_h v_e (* v_h_per_t v_t))) (= (* 2 v_b v_d_h v_e (* v_h_per_t v_t)) (* 2 v_b v_d_h v_e (* v_h_per_t v_t))) (= 0 0) (= 0 0) (= (* 4 v_b v_d_h v_e (* v_h_per_t v_t)) (* 4 v_b v_d_h v_e (* v_h_per_t v_t))) (= 0 0))))
(check-sat)
(reset)
; claim dc6a9f400e1fd6d85927b756c004a44190d392409a1acdbd9ac7d0f9e65a36a6, text 1 of 1
; plan_inference.work_conservation.forward.attention.core@decode.tp.free-heads: the plan's facts of forward.attention.core are the distributed work vector, its resources projections of it
; assumed: t >= 2
; assumed: t | h
; claimed: b*c*h*(4*d_h + 5)/t = b*c*h*(4*d_h + 5)/t and b*h*d_h*e*(2*c + 1)/t = b*h*d_h*e*(2*c + 1)/t and b*h*d_h*e/t = b*h*d_h*e/t and 0 = 0 and b*c*h*(4*d_h + 5)/t = b*c*h*(4*d_h + 5)/t and 2*b*h*d_h*e*(c + 1)/t = 2*b*h*d_h*e*(c + 1)/t and 0 = 0
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
(assert (not (and (= (+ (* 5 v_b v_c (* v_h_per_t v_t)) (* 4 v_b v_c v_d_h (* v_h_per_t v_t))) (+ (* 5 v_b v_c (* v_h_per_t v_t)) (* 4 v_b v_c v_d_h (* v_h_per_t v_t)))) (= (+ (* v_b v_d_h v_e (* v_h_per_t v_t)) (* 2 v_b v_c v_d_h v_e (* v_h_per_t v_t))) (+ (* v_b v_d_h v_e (* v_h_per_t v_t)) (* 2 v_b v_c v_d_h v_e (* v_h_per_t v_t)))) (= (* v_b v_d_h v_e (* v_h_per_t v_t)) (* v_b v_d_h v_e (* v_h_per_t v_t))) (= 0 0) (= (+ (* 5 v_b v_c (* v_h_per_t v_t)) (* 4 v_b v_c v_d_h (* v_h_per_t v_t))) (+ (* 5 v_b v_c (* v_h_per_t v_t)) (* 4 v_b v_c v_d_h (* v_h_per_t v_t)))) (= (+ (* 2 v_b v_d_h v_e (* v_h_per_t v_t)) (* 2 v_b v_c v_d_h v_e (* v_h_per_t v_t))) (+ (* 2 v_b v_d_h v_e (* v_h_per_t v_t)) (* 2 v_b v_c v_d_h v_e (* v_h_per_t v_t)))) (= 0 0))))
(check-sat)
(reset)
; claim 4c70673db0ca35b8f53587cd1cba77aa2164bf58db284c721110e77a667cb725, text 1 of 1
; plan_inference.work_conservation.forward.attention.output_projection@decode.tp.free-heads: the plan's facts of forward.attention.output_projection are the distributed work vector, its resources projections of it
; assumed: t >= 2
; assumed: t | h
; assumed: t | H
; claimed: 2*b*H*h*d_h/t = 2*b*H*h*d_h/t and h*d_h*e*(b + H)/t = h*d_h*e*(b + H)/t and b*H*e = b*H*e and 0 = 0 and 2*b*H*h*d_h/t = 2*b*H*h*d_h/t and e*(b*H*t + b*h*d_h + H*h*d_h)/t = e*(b*H*t + b*h*d_h + H*h*d_h)/t and 0 = 0
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
(assert (not (and (= (* 2 (* v_H_per_t v_t) v_b v_d_h (* v_h_per_t v_t)) (* 2 (* v_H_per_t v_t) v_b v_d_h (* v_h_per_t v_t))) (= (+ (* (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* v_b v_d_h v_e (* v_h_per_t v_t))) (+ (* (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* v_b v_d_h v_e (* v_h_per_t v_t)))) (= (* (* v_H_per_t v_t) v_b v_e) (* (* v_H_per_t v_t) v_b v_e)) (= 0 0) (= (* 2 (* v_H_per_t v_t) v_b v_d_h (* v_h_per_t v_t)) (* 2 (* v_H_per_t v_t) v_b v_d_h (* v_h_per_t v_t))) (= (+ (* v_t (* (* v_H_per_t v_t) v_b v_e)) (* (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* v_b v_d_h v_e (* v_h_per_t v_t))) (+ (* v_t (* (* v_H_per_t v_t) v_b v_e)) (* (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* v_b v_d_h v_e (* v_h_per_t v_t)))) (= 0 0))))
(check-sat)
(reset)
; claim c55c774c688f01332742c10dcb45e8c6f0cfbba85a7939f043435cb8359607d8, text 1 of 1
; plan_inference.work_conservation.forward.attention.output_collective@decode.tp.free-heads: the plan's facts of forward.attention.output_collective are the distributed work vector, its resources projections of it
; assumed: t >= 2
; assumed: t | H
; claimed: b*H*(t - 1)/t = b*H*(t - 1)/t and b*H*e = b*H*e and b*H*e = b*H*e and b*H*e = b*H*e and b*H*(t - 1)/t = b*H*(t - 1)/t and 2*b*H*e = 2*b*H*e and b*H*e = b*H*e
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
(assert (not (and (= (+ (* v_t (* (* v_H_per_t v_t) v_b)) (* (- 1) (* v_H_per_t v_t) v_b)) (+ (* v_t (* (* v_H_per_t v_t) v_b)) (* (- 1) (* v_H_per_t v_t) v_b))) (= (* (* v_H_per_t v_t) v_b v_e) (* (* v_H_per_t v_t) v_b v_e)) (= (* (* v_H_per_t v_t) v_b v_e) (* (* v_H_per_t v_t) v_b v_e)) (= (* (* v_H_per_t v_t) v_b v_e) (* (* v_H_per_t v_t) v_b v_e)) (= (+ (* v_t (* (* v_H_per_t v_t) v_b)) (* (- 1) (* v_H_per_t v_t) v_b)) (+ (* v_t (* (* v_H_per_t v_t) v_b)) (* (- 1) (* v_H_per_t v_t) v_b))) (= (* 2 (* v_H_per_t v_t) v_b v_e) (* 2 (* v_H_per_t v_t) v_b v_e)) (= (* (* v_H_per_t v_t) v_b v_e) (* (* v_H_per_t v_t) v_b v_e)))))
(check-sat)
(reset)
; claim 79a17212ea5e994ee29dece1892b6798f0430326ad25b706673ecac7e894af69, text 1 of 1
; plan_inference.work_conservation.forward.mlp.up@decode.tp.free-heads: the plan's facts of forward.mlp.up are the distributed work vector, its resources projections of it
; assumed: t >= 2
; assumed: t | F
; assumed: t | H
; claimed: 2*b*H*F/t = 2*b*H*F/t and H*e*(b*t + F)/t = H*e*(b*t + F)/t and b*F*e/t = b*F*e/t and 0 = 0 and 2*b*H*F/t = 2*b*H*F/t and e*(b*H*t + b*F + H*F)/t = e*(b*H*t + b*F + H*F)/t and 0 = 0
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
(assert (not (and (= (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b) (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b)) (= (+ (* v_t (* (* v_H_per_t v_t) v_b v_e)) (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e)) (+ (* v_t (* (* v_H_per_t v_t) v_b v_e)) (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e))) (= (* (* v_F_per_t v_t) v_b v_e) (* (* v_F_per_t v_t) v_b v_e)) (= 0 0) (= (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b) (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b)) (= (+ (* v_t (* (* v_H_per_t v_t) v_b v_e)) (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* (* v_F_per_t v_t) v_b v_e)) (+ (* v_t (* (* v_H_per_t v_t) v_b v_e)) (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* (* v_F_per_t v_t) v_b v_e))) (= 0 0))))
(check-sat)
(reset)
; claim 0237333b355b3277e6e879ed93606cae99decfc124240eeaf9fdde5814cb5ce3, text 1 of 1
; plan_inference.work_conservation.forward.mlp.down@decode.tp.free-heads: the plan's facts of forward.mlp.down are the distributed work vector, its resources projections of it
; assumed: t >= 2
; assumed: t | F
; assumed: t | H
; claimed: 2*b*H*F/t = 2*b*H*F/t and F*e*(b + H)/t = F*e*(b + H)/t and b*H*e = b*H*e and 0 = 0 and 2*b*H*F/t = 2*b*H*F/t and e*(b*H*t + b*F + H*F)/t = e*(b*H*t + b*F + H*F)/t and 0 = 0
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
(assert (not (and (= (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b) (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b)) (= (+ (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* (* v_F_per_t v_t) v_b v_e)) (+ (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* (* v_F_per_t v_t) v_b v_e))) (= (* (* v_H_per_t v_t) v_b v_e) (* (* v_H_per_t v_t) v_b v_e)) (= 0 0) (= (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b) (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b)) (= (+ (* v_t (* (* v_H_per_t v_t) v_b v_e)) (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* (* v_F_per_t v_t) v_b v_e)) (+ (* v_t (* (* v_H_per_t v_t) v_b v_e)) (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* (* v_F_per_t v_t) v_b v_e))) (= 0 0))))
(check-sat)
(reset)
; claim 6c13f11e23087c2eb7e6e45ba909e297c5e3078080da8669968a39e38537c55d, text 1 of 1
; plan_inference.work_conservation.total@decode.tp.free-heads: the plan as a whole spends what the distribution spends
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | H
; claimed: b*(4*c*h*d_h + 5*c*h + 4*H*F + 8*H*h*d_h + 22*H*t - 2*H + 8*F)/t = b*(4*c*h*d_h + 5*c*h + 4*H*F + 8*H*h*d_h + 22*H*t - 2*H + 8*F)/t and 2*e*(b*c*h*d_h + 5*b*H*t + b*F + 2*b*h*d_h + H*F + 2*H*h*d_h + 2*H*t)/t = 2*e*(b*c*h*d_h + 5*b*H*t + b*F + 2*b*h*d_h + H*F + 2*H*h*d_h + 2*H*t)/t and 2*b*e*(4*H*t + F + 3*h*d_h)/t = 2*b*e*(4*H*t + F + 3*h*d_h)/t and 2*b*H*e = 2*b*H*e
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
(assert (not (and (= (+ (* v_t (* 22 (* v_H_per_t v_t) v_b)) (* (- 2) (* v_H_per_t v_t) v_b) (* 8 (* v_F_per_t v_t) v_b) (* 4 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b) (* 5 v_b v_c (* v_h_per_t v_t)) (* 4 v_b v_c v_d_h (* v_h_per_t v_t)) (* 8 (* v_H_per_t v_t) v_b v_d_h (* v_h_per_t v_t))) (+ (* v_t (* 22 (* v_H_per_t v_t) v_b)) (* (- 2) (* v_H_per_t v_t) v_b) (* 8 (* v_F_per_t v_t) v_b) (* 4 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b) (* 5 v_b v_c (* v_h_per_t v_t)) (* 4 v_b v_c v_d_h (* v_h_per_t v_t)) (* 8 (* v_H_per_t v_t) v_b v_d_h (* v_h_per_t v_t)))) (= (+ (* v_t (* 4 (* v_H_per_t v_t) v_e)) (* v_t (* 10 (* v_H_per_t v_t) v_b v_e)) (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* 2 (* v_F_per_t v_t) v_b v_e) (* 4 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 4 v_b v_d_h v_e (* v_h_per_t v_t)) (* 2 v_b v_c v_d_h v_e (* v_h_per_t v_t))) (+ (* v_t (* 4 (* v_H_per_t v_t) v_e)) (* v_t (* 10 (* v_H_per_t v_t) v_b v_e)) (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* 2 (* v_F_per_t v_t) v_b v_e) (* 4 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 4 v_b v_d_h v_e (* v_h_per_t v_t)) (* 2 v_b v_c v_d_h v_e (* v_h_per_t v_t)))) (= (+ (* v_t (* 8 (* v_H_per_t v_t) v_b v_e)) (* 2 (* v_F_per_t v_t) v_b v_e) (* 6 v_b v_d_h v_e (* v_h_per_t v_t))) (+ (* v_t (* 8 (* v_H_per_t v_t) v_b v_e)) (* 2 (* v_F_per_t v_t) v_b v_e) (* 6 v_b v_d_h v_e (* v_h_per_t v_t)))) (= (* 2 (* v_H_per_t v_t) v_b v_e) (* 2 (* v_H_per_t v_t) v_b v_e)))))
(check-sat)
(reset)
; claim a6f89ca84e695cc27f6204e0147e165ca10e7ec2e1e37ee62ba587b6b998d5e2, text 1 of 1
; plan_inference.memory_facts.workspace@decode.tp.free-heads: the workspace of the block are the sum of its buffers and the closed form
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | H
; claimed: e*(b*H + max(b*F/t, b*c*h/t, 3*b*h*d_h/t)) = e*(b*H + max(b*F/t, b*c*h/t, 3*b*h*d_h/t)) and e*(b*H + max(b*F/t, b*c*h/t, 3*b*h*d_h/t)) is a non-negative integer
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
(declare-const v_max_0 Int)
(declare-const v_max_1 Int)
(assert (>= v_max_0 (* (* v_F_per_t v_t) v_b)))
(assert (>= v_max_0 (* v_b v_c (* v_h_per_t v_t))))
(assert (>= v_max_0 (* 3 v_b v_d_h (* v_h_per_t v_t))))
(assert (or (= v_max_0 (* (* v_F_per_t v_t) v_b)) (= v_max_0 (* v_b v_c (* v_h_per_t v_t))) (= v_max_0 (* 3 v_b v_d_h (* v_h_per_t v_t)))))
(assert (>= v_max_1 (* v_F_per_t v_b)))
(assert (>= v_max_1 (* v_b v_c v_h_per_t)))
(assert (>= v_max_1 (* 3 v_b v_d_h v_h_per_t)))
(assert (or (= v_max_1 (* v_F_per_t v_b)) (= v_max_1 (* v_b v_c v_h_per_t)) (= v_max_1 (* 3 v_b v_d_h v_h_per_t))))
(assert (not (and (= (+ (* v_e v_max_0) (* v_t (* (* v_H_per_t v_t) v_b v_e))) (+ (* v_e v_max_0) (* v_t (* (* v_H_per_t v_t) v_b v_e)))) (and (= (+ (* v_e v_max_0) (* v_t (* (* v_H_per_t v_t) v_b v_e))) (* v_t (+ (* v_e v_max_1) (* v_H_per_t v_b v_e v_t)))) (>= (+ (* v_e v_max_1) (* v_H_per_t v_b v_e v_t)) 0)))))
(check-sat)
(reset)
; claim c51e3477bbd311821ae47c71f0d8a29cafa8568b42e07418d7703c900d011e0f, text 1 of 1
; plan_inference.named_equation.C_workspace@decode.tp.free-heads: the workspace is the boundary tensor and the largest intermediate
; assumed: q = 1
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | H
; claimed: e*(b*H + max(b*F/t, b*c*h/t, 3*b*h*d_h/t)) = e*(b*q*H + max(b*q*F/t, b*q*c*h/t, 3*b*q*h*d_h/t))
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
(declare-const v_max_0 Int)
(declare-const v_max_1 Int)
(assert (>= v_max_0 (* (* v_F_per_t v_t) v_b)))
(assert (>= v_max_0 (* v_b v_c (* v_h_per_t v_t))))
(assert (>= v_max_0 (* 3 v_b v_d_h (* v_h_per_t v_t))))
(assert (or (= v_max_0 (* (* v_F_per_t v_t) v_b)) (= v_max_0 (* v_b v_c (* v_h_per_t v_t))) (= v_max_0 (* 3 v_b v_d_h (* v_h_per_t v_t)))))
(assert (>= v_max_1 (* (* v_F_per_t v_t) v_b)))
(assert (>= v_max_1 (* v_b v_c (* v_h_per_t v_t))))
(assert (>= v_max_1 (* 3 v_b v_d_h (* v_h_per_t v_t))))
(assert (or (= v_max_1 (* (* v_F_per_t v_t) v_b)) (= v_max_1 (* v_b v_c (* v_h_per_t v_t))) (= v_max_1 (* 3 v_b v_d_h (* v_h_per_t v_t)))))
(assert (not (= (+ (* v_e v_max_0) (* v_t (* (* v_H_per_t v_t) v_b v_e))) (+ (* v_e v_max_1) (* v_t (* (* v_H_per_t v_t) v_b v_e))))))
(check-sat)
(reset)
; claim 1af5aae2dfe04db689e322542939caaacc7d111dee2d574d7d70053c472d7198, text 1 of 1
; plan_inference.workspace.bound@decode.tp.free-heads: the workspace holds the boundary tensor and any one intermediate
; assumed: q = 1
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | H
; claimed: b*q*H*e <= e*(b*H + max(b*F/t, b*c*h/t, 3*b*h*d_h/t)) and b*e*(q*H*t + 3*h*d_h)/t <= e*(b*H + max(b*F/t, b*c*h/t, 3*b*h*d_h/t)) and b*e*(q*H*t + h*d_h)/t <= e*(b*H + max(b*F/t, b*c*h/t, 3*b*h*d_h/t)) and b*e*(q*H*t + c*h)/t <= e*(b*H + max(b*F/t, b*c*h/t, 3*b*h*d_h/t)) and b*e*(q*H*t + F)/t <= e*(b*H + max(b*F/t, b*c*h/t, 3*b*h*d_h/t)) and b*e*(q*H*t + F)/t <= e*(b*H + max(b*F/t, b*c*h/t, 3*b*h*d_h/t))
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
(declare-const v_max_0 Int)
(assert (>= v_max_0 (* (* v_F_per_t v_t) v_b)))
(assert (>= v_max_0 (* v_b v_c (* v_h_per_t v_t))))
(assert (>= v_max_0 (* 3 v_b v_d_h (* v_h_per_t v_t))))
(assert (or (= v_max_0 (* (* v_F_per_t v_t) v_b)) (= v_max_0 (* v_b v_c (* v_h_per_t v_t))) (= v_max_0 (* 3 v_b v_d_h (* v_h_per_t v_t)))))
(assert (not (and (<= (* v_t (* (* v_H_per_t v_t) v_b v_e)) (+ (* v_e v_max_0) (* v_t (* (* v_H_per_t v_t) v_b v_e)))) (<= (+ (* v_t (* (* v_H_per_t v_t) v_b v_e)) (* 3 v_b v_d_h v_e (* v_h_per_t v_t))) (+ (* v_e v_max_0) (* v_t (* (* v_H_per_t v_t) v_b v_e)))) (<= (+ (* v_t (* (* v_H_per_t v_t) v_b v_e)) (* v_b v_d_h v_e (* v_h_per_t v_t))) (+ (* v_e v_max_0) (* v_t (* (* v_H_per_t v_t) v_b v_e)))) (<= (+ (* v_t (* (* v_H_per_t v_t) v_b v_e)) (* v_b v_c v_e (* v_h_per_t v_t))) (+ (* v_e v_max_0) (* v_t (* (* v_H_per_t v_t) v_b v_e)))) (<= (+ (* (* v_F_per_t v_t) v_b v_e) (* v_t (* (* v_H_per_t v_t) v_b v_e))) (+ (* v_e v_max_0) (* v_t (* (* v_H_per_t v_t) v_b v_e)))) (<= (+ (* (* v_F_per_t v_t) v_b v_e) (* v_t (* (* v_H_per_t v_t) v_b v_e))) (+ (* v_e v_max_0) (* v_t (* (* v_H_per_t v_t) v_b v_e)))))))
(check-sat)
(reset)
; claim 37f85997c0e57d2cb7bbf4743171f7eeaa4ff2fd55fa2db16468ee09253f93fd, text 1 of 1
; plan_inference.workspace.attained@decode.tp.free-heads: some intermediate needs all of the workspace: no smaller bound holds
; assumed: q = 1
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | H
; claimed: e*(b*H + max(b*F/t, b*c*h/t, 3*b*h*d_h/t)) = b*q*H*e or e*(b*H + max(b*F/t, b*c*h/t, 3*b*h*d_h/t)) = b*e*(q*H*t + 3*h*d_h)/t or e*(b*H + max(b*F/t, b*c*h/t, 3*b*h*d_h/t)) = b*e*(q*H*t + h*d_h)/t or e*(b*H + max(b*F/t, b*c*h/t, 3*b*h*d_h/t)) = b*e*(q*H*t + c*h)/t or e*(b*H + max(b*F/t, b*c*h/t, 3*b*h*d_h/t)) = b*e*(q*H*t + F)/t or e*(b*H + max(b*F/t, b*c*h/t, 3*b*h*d_h/t)) = b*e*(q*H*t + F)/t
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
(declare-const v_max_0 Int)
(assert (>= v_max_0 (* (* v_F_per_t v_t) v_b)))
(assert (>= v_max_0 (* v_b v_c (* v_h_per_t v_t))))
(assert (>= v_max_0 (* 3 v_b v_d_h (* v_h_per_t v_t))))
(assert (or (= v_max_0 (* (* v_F_per_t v_t) v_b)) (= v_max_0 (* v_b v_c (* v_h_per_t v_t))) (= v_max_0 (* 3 v_b v_d_h (* v_h_per_t v_t)))))
(assert (not (or (= (+ (* v_e v_max_0) (* v_t (* (* v_H_per_t v_t) v_b v_e))) (* v_t (* (* v_H_per_t v_t) v_b v_e))) (= (+ (* v_e v_max_0) (* v_t (* (* v_H_per_t v_t) v_b v_e))) (+ (* v_t (* (* v_H_per_t v_t) v_b v_e)) (* 3 v_b v_d_h v_e (* v_h_per_t v_t)))) (= (+ (* v_e v_max_0) (* v_t (* (* v_H_per_t v_t) v_b v_e))) (+ (* v_t (* (* v_H_per_t v_t) v_b v_e)) (* v_b v_d_h v_e (* v_h_per_t v_t)))) (= (+ (* v_e v_max_0) (* v_t (* (* v_H_per_t v_t) v_b v_e))) (+ (* v_t (* (* v_H_per_t v_t) v_b v_e)) (* v_b v_c v_e (* v_h_per_t v_t)))) (= (+ (* v_e v_max_0) (* v_t (* (* v_H_per_t v_t) v_b v_e))) (+ (* (* v_F_per_t v_t) v_b v_e) (* v_t (* (* v_H_per_t v_t) v_b v_e)))) (= (+ (* v_e v_max_0) (* v_t (* (* v_H_per_t v_t) v_b v_e))) (+ (* (* v_F_per_t v_t) v_b v_e) (* v_t (* (* v_H_per_t v_t) v_b v_e)))))))
(check-sat)
(reset)
; claim b55f6ef2ab9e50ce69a549942a6064e904c6b51db9c326213fece07e73e56a98, text 1 of 1
; plan_inference.workspace.monotone.b@decode.tp.free-heads: the workspace never falls when b grows
; assumed: q = 1
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | H
; claimed: e*(b*q*H + max(b*q*F/t, b*q*c*h/t, 3*b*q*h*d_h/t)) <= e*(b*q*H + q*H + max(q*F*(b + 1)/t, q*c*h*(b + 1)/t, 3*q*h*d_h*(b + 1)/t))
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
(declare-const v_max_0 Int)
(declare-const v_max_1 Int)
(assert (>= v_max_0 (* (* v_F_per_t v_t) v_b)))
(assert (>= v_max_0 (* v_b v_c (* v_h_per_t v_t))))
(assert (>= v_max_0 (* 3 v_b v_d_h (* v_h_per_t v_t))))
(assert (or (= v_max_0 (* (* v_F_per_t v_t) v_b)) (= v_max_0 (* v_b v_c (* v_h_per_t v_t))) (= v_max_0 (* 3 v_b v_d_h (* v_h_per_t v_t)))))
(assert (>= v_max_1 (+ (* v_F_per_t v_t) (* (* v_F_per_t v_t) v_b))))
(assert (>= v_max_1 (+ (* v_c (* v_h_per_t v_t)) (* v_b v_c (* v_h_per_t v_t)))))
(assert (>= v_max_1 (+ (* 3 v_d_h (* v_h_per_t v_t)) (* 3 v_b v_d_h (* v_h_per_t v_t)))))
(assert (or (= v_max_1 (+ (* v_F_per_t v_t) (* (* v_F_per_t v_t) v_b))) (= v_max_1 (+ (* v_c (* v_h_per_t v_t)) (* v_b v_c (* v_h_per_t v_t)))) (= v_max_1 (+ (* 3 v_d_h (* v_h_per_t v_t)) (* 3 v_b v_d_h (* v_h_per_t v_t))))))
(assert (not (<= (+ (* v_e v_max_0) (* v_t (* (* v_H_per_t v_t) v_b v_e))) (+ (* v_e v_max_1) (* v_t (* (* v_H_per_t v_t) v_e)) (* v_t (* (* v_H_per_t v_t) v_b v_e))))))
(check-sat)
(reset)
; claim e8d147bb53c555817891d0e0088c918c3508af6c5a3f980393eaac55274bb552, text 1 of 1
; plan_inference.workspace.monotone.q@decode.tp.free-heads: the workspace never falls when q grows
; assumed: q = 1
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | H
; claimed: e*(b*q*H + max(b*q*F/t, b*q*c*h/t, 3*b*q*h*d_h/t)) <= e*(b*q*H + b*H + max(b*F*(q + 1)/t, b*c*h*(q + 1)/t, 3*b*h*d_h*(q + 1)/t))
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
(declare-const v_max_0 Int)
(declare-const v_max_1 Int)
(assert (>= v_max_0 (* (* v_F_per_t v_t) v_b)))
(assert (>= v_max_0 (* v_b v_c (* v_h_per_t v_t))))
(assert (>= v_max_0 (* 3 v_b v_d_h (* v_h_per_t v_t))))
(assert (or (= v_max_0 (* (* v_F_per_t v_t) v_b)) (= v_max_0 (* v_b v_c (* v_h_per_t v_t))) (= v_max_0 (* 3 v_b v_d_h (* v_h_per_t v_t)))))
(assert (>= v_max_1 (+ (* (* v_F_per_t v_t) v_b) (* (* v_F_per_t v_t) v_b))))
(assert (>= v_max_1 (+ (* v_b v_c (* v_h_per_t v_t)) (* v_b v_c (* v_h_per_t v_t)))))
(assert (>= v_max_1 (+ (* 3 v_b v_d_h (* v_h_per_t v_t)) (* 3 v_b v_d_h (* v_h_per_t v_t)))))
(assert (or (= v_max_1 (+ (* (* v_F_per_t v_t) v_b) (* (* v_F_per_t v_t) v_b))) (= v_max_1 (+ (* v_b v_c (* v_h_per_t v_t)) (* v_b v_c (* v_h_per_t v_t)))) (= v_max_1 (+ (* 3 v_b v_d_h (* v_h_per_t v_t)) (* 3 v_b v_d_h (* v_h_per_t v_t))))))
(assert (not (<= (+ (* v_e v_max_0) (* v_t (* (* v_H_per_t v_t) v_b v_e))) (+ (* v_e v_max_1) (* v_t (* (* v_H_per_t v_t) v_b v_e)) (* v_t (* (* v_H_per_t v_t) v_b v_e))))))
(check-sat)
(reset)
; claim 1963a8cfd4bb1286274984b68df1649d9fea641ed141f17886b816d8cebd3486, text 1 of 1
; plan_inference.workspace.monotone.c@decode.tp.free-heads: the workspace never falls when c grows
; assumed: q = 1
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | H
; claimed: e*(b*q*H + max(b*q*F/t, b*q*c*h/t, 3*b*q*h*d_h/t)) <= e*(b*q*H + max(b*q*F/t, 3*b*q*h*d_h/t, b*q*h*(c + 1)/t))
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
(declare-const v_max_0 Int)
(declare-const v_max_1 Int)
(assert (>= v_max_0 (* (* v_F_per_t v_t) v_b)))
(assert (>= v_max_0 (* v_b v_c (* v_h_per_t v_t))))
(assert (>= v_max_0 (* 3 v_b v_d_h (* v_h_per_t v_t))))
(assert (or (= v_max_0 (* (* v_F_per_t v_t) v_b)) (= v_max_0 (* v_b v_c (* v_h_per_t v_t))) (= v_max_0 (* 3 v_b v_d_h (* v_h_per_t v_t)))))
(assert (>= v_max_1 (* (* v_F_per_t v_t) v_b)))
(assert (>= v_max_1 (* 3 v_b v_d_h (* v_h_per_t v_t))))
(assert (>= v_max_1 (+ (* v_b (* v_h_per_t v_t)) (* v_b v_c (* v_h_per_t v_t)))))
(assert (or (= v_max_1 (* (* v_F_per_t v_t) v_b)) (= v_max_1 (* 3 v_b v_d_h (* v_h_per_t v_t))) (= v_max_1 (+ (* v_b (* v_h_per_t v_t)) (* v_b v_c (* v_h_per_t v_t))))))
(assert (not (<= (+ (* v_e v_max_0) (* v_t (* (* v_H_per_t v_t) v_b v_e))) (+ (* v_e v_max_1) (* v_t (* (* v_H_per_t v_t) v_b v_e))))))
(check-sat)
(reset)
; claim b12c102496f82e4475c5a50c7ee0601d72d6b6b4465e50e953654aca7ba6a3d3, text 1 of 1
; plan_inference.integrality.flops.qkv@decode.tp.free-heads: forward work of the QKV projections is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; assumed: t | H
; claimed: 6*b*H*h*d_h/t is a non-negative integer
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
(assert (not (and (= (* 6 (* v_H_per_t v_t) v_b v_d_h (* v_h_per_t v_t)) (* v_t (* 6 v_H_per_t v_b v_d_h v_h_per_t v_t))) (>= (* 6 v_H_per_t v_b v_d_h v_h_per_t v_t) 0))))
(check-sat)
(reset)
; claim 14fe5d7d817db6d47a1b39625da52d26e7979b4787288159990262779b209a8a, text 1 of 1
; plan_inference.integrality.flops.attention_matmul@decode.tp.free-heads: forward work of queries × keys and probabilities × values is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; claimed: 4*b*c*h*d_h/t is a non-negative integer
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
(assert (not (and (= (* 4 v_b v_c v_d_h (* v_h_per_t v_t)) (* v_t (* 4 v_b v_c v_d_h v_h_per_t))) (>= (* 4 v_b v_c v_d_h v_h_per_t) 0))))
(check-sat)
(reset)
; claim d634a4a359e660ff7612f413804c7415385c19ef4f65bab186686c122f7bea06, text 1 of 1
; plan_inference.integrality.flops.attention_core@decode.tp.free-heads: forward work of the attention core, softmax and its dropout included is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; claimed: b*c*h*(4*d_h + 5)/t is a non-negative integer
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
(assert (not (and (= (+ (* 5 v_b v_c (* v_h_per_t v_t)) (* 4 v_b v_c v_d_h (* v_h_per_t v_t))) (* v_t (+ (* 5 v_b v_c v_h_per_t) (* 4 v_b v_c v_d_h v_h_per_t)))) (>= (+ (* 5 v_b v_c v_h_per_t) (* 4 v_b v_c v_d_h v_h_per_t)) 0))))
(check-sat)
(reset)
; claim a2ee01d56d995cb47686917469d0d0261c96b1cad011ec72c30ab3e185adb9fe, text 1 of 1
; plan_inference.integrality.flops.output@decode.tp.free-heads: forward work of the output projection is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; assumed: t | H
; claimed: 2*b*H*h*d_h/t is a non-negative integer
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
(assert (not (and (= (* 2 (* v_H_per_t v_t) v_b v_d_h (* v_h_per_t v_t)) (* v_t (* 2 v_H_per_t v_b v_d_h v_h_per_t v_t))) (>= (* 2 v_H_per_t v_b v_d_h v_h_per_t v_t) 0))))
(check-sat)
(reset)
; claim c8985160527b47012a2d58d6af5cd5e2aae7beb50e9fe45bbbf11f915569b905, text 1 of 1
; plan_inference.integrality.flops.mlp@decode.tp.free-heads: forward work of the MLP's products is a non-negative integer
; assumed: t >= 2
; assumed: t | F
; assumed: t | H
; claimed: 4*b*H*F/t is a non-negative integer
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
(assert (not (and (= (* 4 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b) (* v_t (* 4 v_F_per_t v_H_per_t v_b v_t))) (>= (* 4 v_F_per_t v_H_per_t v_b v_t) 0))))
(check-sat)
(reset)
; claim d0969ff558a6e940178ee9c661533f5d8f27a8e202f3816794b5c1f30b890ca7, text 1 of 1
; plan_inference.integrality.flops.matmul@decode.tp.free-heads: work of all products, all phases is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | H
; claimed: 4*b*(c*h*d_h + H*F + 2*H*h*d_h)/t is a non-negative integer
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
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (+ (* 4 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b) (* 4 v_b v_c v_d_h (* v_h_per_t v_t)) (* 8 (* v_H_per_t v_t) v_b v_d_h (* v_h_per_t v_t))) (* v_t (+ (* 4 v_F_per_t v_H_per_t v_b v_t) (* 4 v_b v_c v_d_h v_h_per_t) (* 8 v_H_per_t v_b v_d_h v_h_per_t v_t)))) (>= (+ (* 4 v_F_per_t v_H_per_t v_b v_t) (* 4 v_b v_c v_d_h v_h_per_t) (* 8 v_H_per_t v_b v_d_h v_h_per_t v_t)) 0))))
(check-sat)
(reset)
; claim b51e28209396cd0b5ea079c2c8577f9850ed4ae0591cd29b1a587f9eee292a66, text 1 of 2
; plan_inference.integrality.flops.forward@decode.tp.free-heads: forward work, reductions included is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | H
; claimed: b*(4*c*h*d_h + 5*c*h + 4*H*F + 8*H*h*d_h + 22*H*t - 2*H + 8*F)/t is a non-negative integer
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
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (+ (* v_t (* 22 (* v_H_per_t v_t) v_b)) (* (- 2) (* v_H_per_t v_t) v_b) (* 8 (* v_F_per_t v_t) v_b) (* 4 (* v_F_per_t v_t) (* v_H_per_t v_t) v_b) (* 5 v_b v_c (* v_h_per_t v_t)) (* 4 v_b v_c v_d_h (* v_h_per_t v_t)) (* 8 (* v_H_per_t v_t) v_b v_d_h (* v_h_per_t v_t))) (* v_t (+ (* (- 2) v_H_per_t v_b) (* 8 v_F_per_t v_b) (* 5 v_b v_c v_h_per_t) (* 22 v_H_per_t v_b v_t) (* 4 v_F_per_t v_H_per_t v_b v_t) (* 4 v_b v_c v_d_h v_h_per_t) (* 8 v_H_per_t v_b v_d_h v_h_per_t v_t))))))
(check-sat)
(reset)
; claim b51e28209396cd0b5ea079c2c8577f9850ed4ae0591cd29b1a587f9eee292a66, text 2 of 2
; plan_inference.integrality.flops.forward@decode.tp.free-heads: forward work, reductions included is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | H
; claimed: b*(4*c*h*d_h + 5*c*h + 4*H*F + 8*H*h*d_h + 22*H*t - 2*H + 8*F)/t is a non-negative integer
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
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_rest_t Int)
(assert (>= v_rest_t 0))
(define-fun v_t () Int (+ v_rest_t 2))
(assert (not (and (= (+ (* (- 2) v_H_per_t v_b) (* 8 v_F_per_t v_b) (* 5 v_b v_c v_h_per_t) (* 22 v_H_per_t v_b v_t) (* 4 v_F_per_t v_H_per_t v_b v_t) (* 4 v_b v_c v_d_h v_h_per_t) (* 8 v_H_per_t v_b v_d_h v_h_per_t v_t)) (+ (* 8 v_F_per_t v_b) (* 42 v_H_per_t v_b) (* 5 v_b v_c v_h_per_t) (* 8 v_F_per_t v_H_per_t v_b) (* 22 v_rest_t v_H_per_t v_b) (* 4 v_rest_t v_F_per_t v_H_per_t v_b) (* 4 v_b v_c v_d_h v_h_per_t) (* 16 v_H_per_t v_b v_d_h v_h_per_t) (* 8 v_rest_t v_H_per_t v_b v_d_h v_h_per_t))) (>= (+ (* 8 v_F_per_t v_b) (* 42 v_H_per_t v_b) (* 5 v_b v_c v_h_per_t) (* 8 v_F_per_t v_H_per_t v_b) (* 22 v_rest_t v_H_per_t v_b) (* 4 v_rest_t v_F_per_t v_H_per_t v_b) (* 4 v_b v_c v_d_h v_h_per_t) (* 16 v_H_per_t v_b v_d_h v_h_per_t) (* 8 v_rest_t v_H_per_t v_b v_d_h v_h_per_t)) 0))))
(check-sat)
(reset)
; claim 84416804436b9ea41c965d85b5da00927599a7d5b763ddf903f4a0fe29a64e53, text 1 of 2
; plan_inference.integrality.flops.reduce@decode.tp.free-heads: local additions of all reductions, all phases is a non-negative integer
; assumed: t >= 2
; assumed: t | H
; claimed: 2*b*H*(t - 1)/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (+ (* v_t (* 2 (* v_H_per_t v_t) v_b)) (* (- 2) (* v_H_per_t v_t) v_b)) (* v_t (+ (* (- 2) v_H_per_t v_b) (* 2 v_H_per_t v_b v_t))))))
(check-sat)
(reset)
; claim 84416804436b9ea41c965d85b5da00927599a7d5b763ddf903f4a0fe29a64e53, text 2 of 2
; plan_inference.integrality.flops.reduce@decode.tp.free-heads: local additions of all reductions, all phases is a non-negative integer
; assumed: t >= 2
; assumed: t | H
; claimed: 2*b*H*(t - 1)/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_rest_t Int)
(assert (>= v_rest_t 0))
(define-fun v_t () Int (+ v_rest_t 2))
(assert (not (and (= (+ (* (- 2) v_H_per_t v_b) (* 2 v_H_per_t v_b v_t)) (+ (* 2 v_H_per_t v_b) (* 2 v_rest_t v_H_per_t v_b))) (>= (+ (* 2 v_H_per_t v_b) (* 2 v_rest_t v_H_per_t v_b)) 0))))
(check-sat)
(reset)
; claim f60fea20e7b693ff5eefc7733d2c28b9e696a6e9b500c99ea53745937cb3305b, text 1 of 1
; plan_inference.integrality.bytes.read@decode.tp.free-heads: bytes read by all tasks is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | H
; claimed: 2*e*(b*c*h*d_h + 5*b*H*t + b*F + 2*b*h*d_h + H*F + 2*H*h*d_h + 2*H*t)/t is a non-negative integer
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
(assert (not (and (= (+ (* v_t (* 4 (* v_H_per_t v_t) v_e)) (* v_t (* 10 (* v_H_per_t v_t) v_b v_e)) (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* 2 (* v_F_per_t v_t) v_b v_e) (* 4 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 4 v_b v_d_h v_e (* v_h_per_t v_t)) (* 2 v_b v_c v_d_h v_e (* v_h_per_t v_t))) (* v_t (+ (* 2 v_F_per_t v_b v_e) (* 4 v_H_per_t v_e v_t) (* 2 v_F_per_t v_H_per_t v_e v_t) (* 4 v_b v_d_h v_e v_h_per_t) (* 10 v_H_per_t v_b v_e v_t) (* 2 v_b v_c v_d_h v_e v_h_per_t) (* 4 v_H_per_t v_d_h v_e v_h_per_t v_t)))) (>= (+ (* 2 v_F_per_t v_b v_e) (* 4 v_H_per_t v_e v_t) (* 2 v_F_per_t v_H_per_t v_e v_t) (* 4 v_b v_d_h v_e v_h_per_t) (* 10 v_H_per_t v_b v_e v_t) (* 2 v_b v_c v_d_h v_e v_h_per_t) (* 4 v_H_per_t v_d_h v_e v_h_per_t v_t)) 0))))
(check-sat)
(reset)
; claim f268113911f5f8eebde27378f8baffda85352dffe14416938dc8fce5677519b5, text 1 of 1
; plan_inference.integrality.bytes.written@decode.tp.free-heads: bytes written by all tasks is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | H
; claimed: 2*b*e*(4*H*t + F + 3*h*d_h)/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
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
(assert (not (and (= (+ (* v_t (* 8 (* v_H_per_t v_t) v_b v_e)) (* 2 (* v_F_per_t v_t) v_b v_e) (* 6 v_b v_d_h v_e (* v_h_per_t v_t))) (* v_t (+ (* 2 v_F_per_t v_b v_e) (* 6 v_b v_d_h v_e v_h_per_t) (* 8 v_H_per_t v_b v_e v_t)))) (>= (+ (* 2 v_F_per_t v_b v_e) (* 6 v_b v_d_h v_e v_h_per_t) (* 8 v_H_per_t v_b v_e v_t)) 0))))
(check-sat)
(reset)
; claim f987373f8b2ba4de5ab7c9897c094c5def15fdd23aa001f384715797da6fdbdc, text 1 of 1
; plan_inference.integrality.payload.total@decode.tp.free-heads: logical payload of all collectives is a non-negative integer
; claimed: 2*b*H*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (= (* 2 v_H v_b v_e) (* 2 v_H v_b v_e)) (>= (* 2 v_H v_b v_e) 0))))
(check-sat)
(reset)
; claim b469b8d6a287f6aecd338de2f1623ea9990d3cf6edfb58abcaaec5729f2377b8, text 1 of 1
; plan_inference.integrality.payload.boundary@decode.tp.free-heads: logical payload of one tensor-parallel boundary is a non-negative integer
; claimed: b*H*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_b Int)
(assert (>= v_b 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (= (* v_H v_b v_e) (* v_H v_b v_e)) (>= (* v_H v_b v_e) 0))))
(check-sat)
(reset)
; claim 8afb3cda598bcae848edcfa40b97e165ebbaa20fa4706b7d3afd8a49b7bb043b, text 1 of 1
; plan_inference.integrality.memory.workspace@decode.tp.free-heads: bytes of workspace where nothing is fused is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | H
; claimed: e*(b*H + max(b*F/t, b*c*h/t, 3*b*h*d_h/t)) is a non-negative integer
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
(declare-const v_max_0 Int)
(declare-const v_max_1 Int)
(assert (>= v_max_0 (* (* v_F_per_t v_t) v_b)))
(assert (>= v_max_0 (* v_b v_c (* v_h_per_t v_t))))
(assert (>= v_max_0 (* 3 v_b v_d_h (* v_h_per_t v_t))))
(assert (or (= v_max_0 (* (* v_F_per_t v_t) v_b)) (= v_max_0 (* v_b v_c (* v_h_per_t v_t))) (= v_max_0 (* 3 v_b v_d_h (* v_h_per_t v_t)))))
(assert (>= v_max_1 (* v_F_per_t v_b)))
(assert (>= v_max_1 (* v_b v_c v_h_per_t)))
(assert (>= v_max_1 (* 3 v_b v_d_h v_h_per_t)))
(assert (or (= v_max_1 (* v_F_per_t v_b)) (= v_max_1 (* v_b v_c v_h_per_t)) (= v_max_1 (* 3 v_b v_d_h v_h_per_t))))
(assert (not (and (= (+ (* v_e v_max_0) (* v_t (* (* v_H_per_t v_t) v_b v_e))) (* v_t (+ (* v_e v_max_1) (* v_H_per_t v_b v_e v_t)))) (>= (+ (* v_e v_max_1) (* v_H_per_t v_b v_e v_t)) 0))))
(check-sat)
(reset)
