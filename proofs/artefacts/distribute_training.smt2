; claim 7e39c9656295f01da095c3a5b48b52f6685c768a144afb619f90a805d0873845, text 1 of 1
; distribute_training.conservation.forward.attention.layer_norm: all ranks together spend on forward.attention.layer_norm what the layer means; every rank does all of it
; assumed: H = h*d_h
; claimed: 9*B*S*H = 9*B*S*H and 0 = 0 and H*e*(B*S + 2) = H*e*(B*S + 2) and B*S*H*e = B*S*H*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 9 v_B (* v_d_h v_h) v_S) (* 9 v_B (* v_d_h v_h) v_S)) (= 0 0) (= (+ (* 2 (* v_d_h v_h) v_e) (* v_B (* v_d_h v_h) v_S v_e)) (+ (* 2 (* v_d_h v_h) v_e) (* v_B (* v_d_h v_h) v_S v_e))) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim ff971bb914b16ded262f2ceade8b19e39f121d60da090bc1d8629a2b9353a39e, text 1 of 1
; distribute_training.conservation.forward.attention.query: all ranks together spend on forward.attention.query what the layer means; every rank does all of it
; assumed: H = h*d_h
; claimed: 2*B*S*H**2 = 2*B*S*H*h*d_h and 2*B*S*H**2 = 2*B*S*H*h*d_h and H*e*(B*S + H) = H*e*(B*S + h*d_h) and B*S*H*e = B*S*h*d_h*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 2 v_B v_S (* (* v_d_h v_h) (* v_d_h v_h))) (* 2 v_B (* v_d_h v_h) v_S v_d_h v_h)) (= (* 2 v_B v_S (* (* v_d_h v_h) (* v_d_h v_h))) (* 2 v_B (* v_d_h v_h) v_S v_d_h v_h)) (= (+ (* v_e (* (* v_d_h v_h) (* v_d_h v_h))) (* v_B (* v_d_h v_h) v_S v_e)) (+ (* v_B (* v_d_h v_h) v_S v_e) (* (* v_d_h v_h) v_d_h v_e v_h))) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B v_S v_d_h v_e v_h)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim aa83bdd1601aecb8a046affca085c7a9b5a1adf6bec029d446e39f3d69c2ce34, text 1 of 1
; distribute_training.conservation.forward.attention.query_key: all ranks together spend on forward.attention.query_key what the layer means; every rank does all of it
; assumed: H = h*d_h
; claimed: 2*B*S**2*H = 2*B*S**2*h*d_h and 2*B*S**2*H = 2*B*S**2*h*d_h and 2*B*S*H*e = 2*B*S*h*d_h*e and B*S**2*h*e = B*S**2*h*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 2 v_B (* v_d_h v_h) (* v_S v_S)) (* 2 v_B v_d_h v_h (* v_S v_S))) (= (* 2 v_B (* v_d_h v_h) (* v_S v_S)) (* 2 v_B v_d_h v_h (* v_S v_S))) (= (* 2 v_B (* v_d_h v_h) v_S v_e) (* 2 v_B v_S v_d_h v_e v_h)) (= (* v_B v_e v_h (* v_S v_S)) (* v_B v_e v_h (* v_S v_S))) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim ed872d20221b4e0d9debacad13502b4f216a0cff9a1f1eb2a7b7fde372174a9d, text 1 of 1
; distribute_training.conservation.forward.attention.softmax: all ranks together spend on forward.attention.softmax what the layer means; every rank does all of it
; claimed: 5*B*S**2*h = 5*B*S**2*h and 0 = 0 and B*S**2*h*e = B*S**2*h*e and B*S**2*h*e = B*S**2*h*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 5 v_B v_h (* v_S v_S)) (* 5 v_B v_h (* v_S v_S))) (= 0 0) (= (* v_B v_e v_h (* v_S v_S)) (* v_B v_e v_h (* v_S v_S))) (= (* v_B v_e v_h (* v_S v_S)) (* v_B v_e v_h (* v_S v_S))) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim d1b569d8ecb9c9dd31bfc6a55d259354da7259a5a5fce3a32fafa6fe1726df29, text 1 of 1
; distribute_training.conservation.forward.attention.probability_dropout: all ranks together spend on forward.attention.probability_dropout what the layer means; every rank does all of it
; claimed: B*S**2*h = B*S**2*h and 0 = 0 and B*S**2*h*e = B*S**2*h*e and B*S**2*h*(e + 1) = B*S**2*h*(e + 1) and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* v_B v_h (* v_S v_S)) (* v_B v_h (* v_S v_S))) (= 0 0) (= (* v_B v_e v_h (* v_S v_S)) (* v_B v_e v_h (* v_S v_S))) (= (+ (* v_B v_h (* v_S v_S)) (* v_B v_e v_h (* v_S v_S))) (+ (* v_B v_h (* v_S v_S)) (* v_B v_e v_h (* v_S v_S)))) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 8f1c4d16aef54ebd1904810328a1a4d631115170f4ea7426ce55b0eaeb819409, text 1 of 1
; distribute_training.conservation.forward.attention.probability_value: all ranks together spend on forward.attention.probability_value what the layer means; every rank does all of it
; assumed: H = h*d_h
; claimed: 2*B*S**2*H = 2*B*S**2*h*d_h and 2*B*S**2*H = 2*B*S**2*h*d_h and B*S*e*(S*h + H) = B*S*h*e*(S + d_h) and B*S*H*e = B*S*h*d_h*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 2 v_B (* v_d_h v_h) (* v_S v_S)) (* 2 v_B v_d_h v_h (* v_S v_S))) (= (* 2 v_B (* v_d_h v_h) (* v_S v_S)) (* 2 v_B v_d_h v_h (* v_S v_S))) (= (+ (* v_B (* v_d_h v_h) v_S v_e) (* v_B v_e v_h (* v_S v_S))) (+ (* v_B v_e v_h (* v_S v_S)) (* v_B v_S v_d_h v_e v_h))) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B v_S v_d_h v_e v_h)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 3593ebed3a273b06c34d05d2fba11c9463bc9ace17552f5f9adf3dd1957c13f8, text 1 of 1
; distribute_training.conservation.forward.attention.output_projection: all ranks together spend on forward.attention.output_projection what the layer means; every rank does all of it
; assumed: H = h*d_h
; claimed: 2*B*S*H**2 = 2*B*S*H*h*d_h and 2*B*S*H**2 = 2*B*S*H*h*d_h and H*e*(B*S + H) = h*d_h*e*(B*S + H) and B*S*H*e = B*S*H*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 2 v_B v_S (* (* v_d_h v_h) (* v_d_h v_h))) (* 2 v_B (* v_d_h v_h) v_S v_d_h v_h)) (= (* 2 v_B v_S (* (* v_d_h v_h) (* v_d_h v_h))) (* 2 v_B (* v_d_h v_h) v_S v_d_h v_h)) (= (+ (* v_e (* (* v_d_h v_h) (* v_d_h v_h))) (* v_B (* v_d_h v_h) v_S v_e)) (+ (* (* v_d_h v_h) v_d_h v_e v_h) (* v_B v_S v_d_h v_e v_h))) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 988d93c85b9c2ae1788802cc9a463df1e9425a518b7c1534c932ffa630976e12, text 1 of 1
; distribute_training.conservation.forward.attention.output_dropout: all ranks together spend on forward.attention.output_dropout what the layer means; every rank does all of it
; assumed: H = h*d_h
; claimed: B*S*H = B*S*H and 0 = 0 and B*S*H*e = B*S*H*e and B*S*H*(e + 1) = B*S*H*(e + 1) and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* v_B (* v_d_h v_h) v_S) (* v_B (* v_d_h v_h) v_S)) (= 0 0) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= (+ (* v_B (* v_d_h v_h) v_S) (* v_B (* v_d_h v_h) v_S v_e)) (+ (* v_B (* v_d_h v_h) v_S) (* v_B (* v_d_h v_h) v_S v_e))) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 2fbc2a986d078f5cbeeaf3c90955250465126715f925360214f0ab0746b86e81, text 1 of 1
; distribute_training.conservation.forward.attention.residual: all ranks together spend on forward.attention.residual what the layer means; every rank does all of it
; assumed: H = h*d_h
; claimed: B*S*H = B*S*H and 0 = 0 and 2*B*S*H*e = 2*B*S*H*e and B*S*H*e = B*S*H*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* v_B (* v_d_h v_h) v_S) (* v_B (* v_d_h v_h) v_S)) (= 0 0) (= (* 2 v_B (* v_d_h v_h) v_S v_e) (* 2 v_B (* v_d_h v_h) v_S v_e)) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 7bb923d89b7e581c85260d6a9fc3a12e9ddc18a2431e8aab427e543084d380c8, text 1 of 1
; distribute_training.conservation.forward.mlp.expand: all ranks together spend on forward.mlp.expand what the layer means; every rank does all of it
; assumed: H = h*d_h
; claimed: 2*B*S*H*F = 2*B*S*H*F and 2*B*S*H*F = 2*B*S*H*F and H*e*(B*S + F) = H*e*(B*S + F) and B*S*F*e = B*S*F*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 2 v_B v_F (* v_d_h v_h) v_S) (* 2 v_B v_F (* v_d_h v_h) v_S)) (= (* 2 v_B v_F (* v_d_h v_h) v_S) (* 2 v_B v_F (* v_d_h v_h) v_S)) (= (+ (* v_F (* v_d_h v_h) v_e) (* v_B (* v_d_h v_h) v_S v_e)) (+ (* v_F (* v_d_h v_h) v_e) (* v_B (* v_d_h v_h) v_S v_e))) (= (* v_B v_F v_S v_e) (* v_B v_F v_S v_e)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 4fe819677ebb0d9abac82f82c40c974089a17397cabd6189b9ae819a73dbb8db, text 1 of 1
; distribute_training.conservation.forward.mlp.gelu: all ranks together spend on forward.mlp.gelu what the layer means; every rank does all of it
; claimed: 8*B*S*F = 8*B*S*F and 0 = 0 and B*S*F*e = B*S*F*e and B*S*F*e = B*S*F*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (= (* 8 v_B v_F v_S) (* 8 v_B v_F v_S)) (= 0 0) (= (* v_B v_F v_S v_e) (* v_B v_F v_S v_e)) (= (* v_B v_F v_S v_e) (* v_B v_F v_S v_e)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 4ef05cbd95c08838f8bb07e9eec44267826b4511e99c66aab05df472b0b29114, text 1 of 1
; distribute_training.conservation.forward.mlp.contract: all ranks together spend on forward.mlp.contract what the layer means; every rank does all of it
; assumed: H = h*d_h
; claimed: 2*B*S*H*F = 2*B*S*H*F and 2*B*S*H*F = 2*B*S*H*F and F*e*(B*S + H) = F*e*(B*S + H) and B*S*H*e = B*S*H*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 2 v_B v_F (* v_d_h v_h) v_S) (* 2 v_B v_F (* v_d_h v_h) v_S)) (= (* 2 v_B v_F (* v_d_h v_h) v_S) (* 2 v_B v_F (* v_d_h v_h) v_S)) (= (+ (* v_F (* v_d_h v_h) v_e) (* v_B v_F v_S v_e)) (+ (* v_F (* v_d_h v_h) v_e) (* v_B v_F v_S v_e))) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 1ac4f0ebc204d01a79e6d30b0d6d50988b0273bf901d01b1b2240d997ad52600, text 1 of 1
; distribute_training.conservation.activation_gradient.mlp.output_dropout: all ranks together spend on activation_gradient.mlp.output_dropout what the layer means; every rank does all of it
; assumed: H = h*d_h
; claimed: B*S*H = B*S*H and 0 = 0 and B*S*H*(e + 1) = B*S*H*(e + 1) and B*S*H*e = B*S*H*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* v_B (* v_d_h v_h) v_S) (* v_B (* v_d_h v_h) v_S)) (= 0 0) (= (+ (* v_B (* v_d_h v_h) v_S) (* v_B (* v_d_h v_h) v_S v_e)) (+ (* v_B (* v_d_h v_h) v_S) (* v_B (* v_d_h v_h) v_S v_e))) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 24eb11ccb5db022a147329fd4d8b22e3051b6758baaba6219c13bddfd3c2193c, text 1 of 1
; distribute_training.conservation.weight_gradient.mlp.contract: all ranks together spend on weight_gradient.mlp.contract what the layer means; every rank does all of it
; assumed: H = h*d_h
; claimed: 2*B*S*H*F = 2*B*S*H*F and 2*B*S*H*F = 2*B*S*H*F and B*S*e*(H + F) = B*S*e*(H + F) and H*F*e = H*F*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 2 v_B v_F (* v_d_h v_h) v_S) (* 2 v_B v_F (* v_d_h v_h) v_S)) (= (* 2 v_B v_F (* v_d_h v_h) v_S) (* 2 v_B v_F (* v_d_h v_h) v_S)) (= (+ (* v_B v_F v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (+ (* v_B v_F v_S v_e) (* v_B (* v_d_h v_h) v_S v_e))) (= (* v_F (* v_d_h v_h) v_e) (* v_F (* v_d_h v_h) v_e)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 7e88f0cc6cfa4a5561621cda65c51a38c7cb151bcd2b5f95e7d389ad4f74edbd, text 1 of 1
; distribute_training.conservation.activation_gradient.mlp.gelu: all ranks together spend on activation_gradient.mlp.gelu what the layer means; every rank does all of it
; claimed: 13*B*S*F = 13*B*S*F and 0 = 0 and 2*B*S*F*e = 2*B*S*F*e and B*S*F*e = B*S*F*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (= (* 13 v_B v_F v_S) (* 13 v_B v_F v_S)) (= 0 0) (= (* 2 v_B v_F v_S v_e) (* 2 v_B v_F v_S v_e)) (= (* v_B v_F v_S v_e) (* v_B v_F v_S v_e)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 8930a4513ac4c2c4556bff571cac25e852672afd3ac352519ea54e4f0a72aa89, text 1 of 1
; distribute_training.conservation.activation_gradient.mlp.layer_norm: all ranks together spend on activation_gradient.mlp.layer_norm what the layer means; every rank does all of it
; assumed: H = h*d_h
; claimed: 14*B*S*H = 14*B*S*H and 0 = 0 and 2*H*e*(B*S + 1) = 2*H*e*(B*S + 1) and B*S*H*e = B*S*H*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 14 v_B (* v_d_h v_h) v_S) (* 14 v_B (* v_d_h v_h) v_S)) (= 0 0) (= (+ (* 2 (* v_d_h v_h) v_e) (* 2 v_B (* v_d_h v_h) v_S v_e)) (+ (* 2 (* v_d_h v_h) v_e) (* 2 v_B (* v_d_h v_h) v_S v_e))) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 304d2a6cf3fc917cecdb6a2d08d9851d07f5b657e8da506957730ef9cf177201, text 1 of 1
; distribute_training.conservation.weight_gradient.mlp.layer_norm: all ranks together spend on weight_gradient.mlp.layer_norm what the layer means; every rank does all of it
; assumed: H = h*d_h
; claimed: 7*B*S*H = 7*B*S*H and 0 = 0 and 2*B*S*H*e = 2*B*S*H*e and 2*H*e = 2*H*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 7 v_B (* v_d_h v_h) v_S) (* 7 v_B (* v_d_h v_h) v_S)) (= 0 0) (= (* 2 v_B (* v_d_h v_h) v_S v_e) (* 2 v_B (* v_d_h v_h) v_S v_e)) (= (* 2 (* v_d_h v_h) v_e) (* 2 (* v_d_h v_h) v_e)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 7bc1a5f086ec4dd50a0efc575312dd68d7a49902f4a89761011b3d409299b72e, text 1 of 1
; distribute_training.conservation.weight_gradient.attention.output_projection: all ranks together spend on weight_gradient.attention.output_projection what the layer means; every rank does all of it
; assumed: H = h*d_h
; claimed: 2*B*S*H**2 = 2*B*S*H*h*d_h and 2*B*S*H**2 = 2*B*S*H*h*d_h and 2*B*S*H*e = B*S*e*(H + h*d_h) and H**2*e = H*h*d_h*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 2 v_B v_S (* (* v_d_h v_h) (* v_d_h v_h))) (* 2 v_B (* v_d_h v_h) v_S v_d_h v_h)) (= (* 2 v_B v_S (* (* v_d_h v_h) (* v_d_h v_h))) (* 2 v_B (* v_d_h v_h) v_S v_d_h v_h)) (= (* 2 v_B (* v_d_h v_h) v_S v_e) (+ (* v_B (* v_d_h v_h) v_S v_e) (* v_B v_S v_d_h v_e v_h))) (= (* v_e (* (* v_d_h v_h) (* v_d_h v_h))) (* (* v_d_h v_h) v_d_h v_e v_h)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 0687b7969e1cf90ecf3153c05a6986128b5a8425ec055a6a6458619069fd7ed6, text 1 of 1
; distribute_training.conservation.activation_gradient.attention.probability_value: all ranks together spend on activation_gradient.attention.probability_value what the layer means; every rank does all of it
; assumed: H = h*d_h
; claimed: 4*B*S**2*H = 4*B*S**2*h*d_h and 4*B*S**2*H = 4*B*S**2*h*d_h and B*S*e*(S*h + 2*H) = B*S*h*e*(S + 2*d_h) and B*S*e*(S*h + H) = B*S*h*e*(S + d_h) and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 4 v_B (* v_d_h v_h) (* v_S v_S)) (* 4 v_B v_d_h v_h (* v_S v_S))) (= (* 4 v_B (* v_d_h v_h) (* v_S v_S)) (* 4 v_B v_d_h v_h (* v_S v_S))) (= (+ (* v_B v_e v_h (* v_S v_S)) (* 2 v_B (* v_d_h v_h) v_S v_e)) (+ (* v_B v_e v_h (* v_S v_S)) (* 2 v_B v_S v_d_h v_e v_h))) (= (+ (* v_B (* v_d_h v_h) v_S v_e) (* v_B v_e v_h (* v_S v_S))) (+ (* v_B v_e v_h (* v_S v_S)) (* v_B v_S v_d_h v_e v_h))) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim f79376775a1ffb86eb304fea3951711f59d23f43d12d3dc14b176322e2a2d662, text 1 of 1
; distribute_training.conservation.activation_gradient.attention.probability_dropout: all ranks together spend on activation_gradient.attention.probability_dropout what the layer means; every rank does all of it
; claimed: B*S**2*h = B*S**2*h and 0 = 0 and B*S**2*h*(e + 1) = B*S**2*h*(e + 1) and B*S**2*h*e = B*S**2*h*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* v_B v_h (* v_S v_S)) (* v_B v_h (* v_S v_S))) (= 0 0) (= (+ (* v_B v_h (* v_S v_S)) (* v_B v_e v_h (* v_S v_S))) (+ (* v_B v_h (* v_S v_S)) (* v_B v_e v_h (* v_S v_S)))) (= (* v_B v_e v_h (* v_S v_S)) (* v_B v_e v_h (* v_S v_S))) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim de46c16e7d07ec93979038a01ab46b5a03ec366b63060df0f77f9f4f7680b631, text 1 of 1
; distribute_training.conservation.activation_gradient.attention.softmax: all ranks together spend on activation_gradient.attention.softmax what the layer means; every rank does all of it
; claimed: 8*B*S**2*h = 8*B*S**2*h and 0 = 0 and 2*B*S**2*h*e = 2*B*S**2*h*e and B*S**2*h*e = B*S**2*h*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 8 v_B v_h (* v_S v_S)) (* 8 v_B v_h (* v_S v_S))) (= 0 0) (= (* 2 v_B v_e v_h (* v_S v_S)) (* 2 v_B v_e v_h (* v_S v_S))) (= (* v_B v_e v_h (* v_S v_S)) (* v_B v_e v_h (* v_S v_S))) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim e779212cbcdb689036ce435e5ecea681705223a57d551ea249a7c0908f73f06f, text 1 of 1
; distribute_training.conservation.activation_gradient.attention.query_key: all ranks together spend on activation_gradient.attention.query_key what the layer means; every rank does all of it
; assumed: H = h*d_h
; claimed: 4*B*S**2*H = 4*B*S**2*h*d_h and 4*B*S**2*H = 4*B*S**2*h*d_h and B*S*e*(S*h + 2*H) = B*S*h*e*(S + 2*d_h) and 2*B*S*H*e = 2*B*S*h*d_h*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 4 v_B (* v_d_h v_h) (* v_S v_S)) (* 4 v_B v_d_h v_h (* v_S v_S))) (= (* 4 v_B (* v_d_h v_h) (* v_S v_S)) (* 4 v_B v_d_h v_h (* v_S v_S))) (= (+ (* v_B v_e v_h (* v_S v_S)) (* 2 v_B (* v_d_h v_h) v_S v_e)) (+ (* v_B v_e v_h (* v_S v_S)) (* 2 v_B v_S v_d_h v_e v_h))) (= (* 2 v_B (* v_d_h v_h) v_S v_e) (* 2 v_B v_S v_d_h v_e v_h)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 38a299ba96e851bbeb47b22d468f28f6d1e124da4963ee5e0bbbf9e76ee7cf34, text 1 of 1
; distribute_training.conservation.activation_gradient.attention.qkv_fork: all ranks together spend on activation_gradient.attention.qkv_fork what the layer means; every rank does all of it
; assumed: H = h*d_h
; claimed: 2*B*S*H = 2*B*S*H and 0 = 0 and 3*B*S*H*e = 3*B*S*H*e and B*S*H*e = B*S*H*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 2 v_B (* v_d_h v_h) v_S) (* 2 v_B (* v_d_h v_h) v_S)) (= 0 0) (= (* 3 v_B (* v_d_h v_h) v_S v_e) (* 3 v_B (* v_d_h v_h) v_S v_e)) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim d528eb58661417beecfc5617bfe127dba4bca2410ed7e7334d0a14ca52a78178, text 1 of 1
; distribute_training.conservation.optimizer.attention.layer_norm: all ranks together spend on optimizer.attention.layer_norm what the layer means; every rank does all of it
; assumed: H = h*d_h
; claimed: 22*H = 22*H and 0 = 0 and 2*H*(e + 12) = 2*H*(e + 12) and 2*H*(e + 12) = 2*H*(e + 12) and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 22 (* v_d_h v_h)) (* 22 (* v_d_h v_h))) (= 0 0) (= (+ (* 24 (* v_d_h v_h)) (* 2 (* v_d_h v_h) v_e)) (+ (* 24 (* v_d_h v_h)) (* 2 (* v_d_h v_h) v_e))) (= (+ (* 24 (* v_d_h v_h)) (* 2 (* v_d_h v_h) v_e)) (+ (* 24 (* v_d_h v_h)) (* 2 (* v_d_h v_h) v_e))) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 0de0d337e568ec20cffecd621703d26d7a6656c9f15f1969a442c846a081ff49, text 1 of 1
; distribute_training.conservation.optimizer.attention.query: all ranks together spend on optimizer.attention.query what the layer means; every rank does all of it
; assumed: H = h*d_h
; claimed: 11*H**2 = 11*H*h*d_h and 0 = 0 and H**2*(e + 12) = H*h*d_h*(e + 12) and H**2*(e + 12) = H*h*d_h*(e + 12) and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 11 (* (* v_d_h v_h) (* v_d_h v_h))) (* 11 (* v_d_h v_h) v_d_h v_h)) (= 0 0) (= (+ (* 12 (* (* v_d_h v_h) (* v_d_h v_h))) (* v_e (* (* v_d_h v_h) (* v_d_h v_h)))) (+ (* 12 (* v_d_h v_h) v_d_h v_h) (* (* v_d_h v_h) v_d_h v_e v_h))) (= (+ (* 12 (* (* v_d_h v_h) (* v_d_h v_h))) (* v_e (* (* v_d_h v_h) (* v_d_h v_h)))) (+ (* 12 (* v_d_h v_h) v_d_h v_h) (* (* v_d_h v_h) v_d_h v_e v_h))) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 3233c1610351407e1c9d471f4a8b437b39a13eba907927b9e35893832502fb7c, text 1 of 1
; distribute_training.conservation.optimizer.mlp.expand: all ranks together spend on optimizer.mlp.expand what the layer means; every rank does all of it
; assumed: H = h*d_h
; claimed: 11*H*F = 11*H*F and 0 = 0 and H*F*(e + 12) = H*F*(e + 12) and H*F*(e + 12) = H*F*(e + 12) and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 11 v_F (* v_d_h v_h)) (* 11 v_F (* v_d_h v_h))) (= 0 0) (= (+ (* 12 v_F (* v_d_h v_h)) (* v_F (* v_d_h v_h) v_e)) (+ (* 12 v_F (* v_d_h v_h)) (* v_F (* v_d_h v_h) v_e))) (= (+ (* 12 v_F (* v_d_h v_h)) (* v_F (* v_d_h v_h) v_e)) (+ (* 12 v_F (* v_d_h v_h)) (* v_F (* v_d_h v_h) v_e))) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim a78c81d6a942cdf8d2147d8406fcd753260a121f1609e2312e0c1530ae87b58f, text 1 of 1
; distribute_training.conservation.categories: kind, engine, phase, lineage, role, effects and fusion of every task are those of its layer
; claimed: 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1))))
(check-sat)
(reset)
; claim 5b6aa6f37a7acc7e5feb25749fa79ece9760b53a0bafe0fd87140237c3728b0a, text 1 of 1
; distribute_training.conservation.total.forward: the forward phase spends what all its layers mean, no task missing and none twice
; assumed: H = h*d_h
; claimed: 2*B*S*(2*S*H + 3*S*h + 4*H**2 + 2*H*F + 11*H + 4*F) = 2*B*S*(2*S*h*d_h + 3*S*h + 2*H*F + 4*H*h*d_h + 11*H + 4*F) and 4*B*S*H*(S + 2*H + F) = 4*B*S*(S*h*d_h + H*F + 2*H*h*d_h) and e*(3*B*S**2*h + 16*B*S*H + 2*B*S*F + 4*H**2 + 2*H*F + 4*H) = e*(3*B*S**2*h + 12*B*S*H + 2*B*S*F + 4*B*S*h*d_h + 2*H*F + 4*H*h*d_h + 4*H) and B*S*(3*S*h*e + S*h + 12*H*e + 2*H + 2*F*e) = B*S*(3*S*h*e + S*h + 8*H*e + 2*H + 2*F*e + 4*h*d_h*e) and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (+ (* 4 v_B (* v_d_h v_h) (* v_S v_S)) (* 6 v_B v_h (* v_S v_S)) (* 8 v_B v_F v_S) (* 8 v_B v_S (* (* v_d_h v_h) (* v_d_h v_h))) (* 22 v_B (* v_d_h v_h) v_S) (* 4 v_B v_F (* v_d_h v_h) v_S)) (+ (* 6 v_B v_h (* v_S v_S)) (* 8 v_B v_F v_S) (* 22 v_B (* v_d_h v_h) v_S) (* 4 v_B v_F (* v_d_h v_h) v_S) (* 4 v_B v_d_h v_h (* v_S v_S)) (* 8 v_B (* v_d_h v_h) v_S v_d_h v_h))) (= (+ (* 4 v_B (* v_d_h v_h) (* v_S v_S)) (* 8 v_B v_S (* (* v_d_h v_h) (* v_d_h v_h))) (* 4 v_B v_F (* v_d_h v_h) v_S)) (+ (* 4 v_B v_F (* v_d_h v_h) v_S) (* 4 v_B v_d_h v_h (* v_S v_S)) (* 8 v_B (* v_d_h v_h) v_S v_d_h v_h))) (= (+ (* 4 (* v_d_h v_h) v_e) (* 4 v_e (* (* v_d_h v_h) (* v_d_h v_h))) (* 2 v_F (* v_d_h v_h) v_e) (* 2 v_B v_F v_S v_e) (* 3 v_B v_e v_h (* v_S v_S)) (* 16 v_B (* v_d_h v_h) v_S v_e)) (+ (* 4 (* v_d_h v_h) v_e) (* 2 v_F (* v_d_h v_h) v_e) (* 2 v_B v_F v_S v_e) (* 3 v_B v_e v_h (* v_S v_S)) (* 4 (* v_d_h v_h) v_d_h v_e v_h) (* 12 v_B (* v_d_h v_h) v_S v_e) (* 4 v_B v_S v_d_h v_e v_h))) (= (+ (* v_B v_h (* v_S v_S)) (* 2 v_B (* v_d_h v_h) v_S) (* 2 v_B v_F v_S v_e) (* 3 v_B v_e v_h (* v_S v_S)) (* 12 v_B (* v_d_h v_h) v_S v_e)) (+ (* v_B v_h (* v_S v_S)) (* 2 v_B (* v_d_h v_h) v_S) (* 2 v_B v_F v_S v_e) (* 3 v_B v_e v_h (* v_S v_S)) (* 8 v_B (* v_d_h v_h) v_S v_e) (* 4 v_B v_S v_d_h v_e v_h))) (= 0 0))))
(check-sat)
(reset)
; claim 4b7aa9043dd0d9c4de5c896987fe05c1a07e737a06fd115246afd4871d5e1bd5, text 1 of 1
; distribute_training.conservation.total.activation_gradient: the activation gradient phase spends what all its layers mean, no task missing and none twice
; assumed: H = h*d_h
; claimed: B*S*(8*S*H + 9*S*h + 8*H**2 + 4*H*F + 34*H + 13*F) = B*S*(8*S*h*d_h + 9*S*h + 4*H*F + 8*H*h*d_h + 34*H + 13*F) and 4*B*S*H*(2*S + 2*H + F) = 4*B*S*(2*S*h*d_h + H*F + 2*H*h*d_h) and 5*B*S**2*h*e + B*S**2*h + 22*B*S*H*e + 2*B*S*H + 3*B*S*F*e + 4*H**2*e + 2*H*F*e + 4*H*e = 5*B*S**2*h*e + B*S**2*h + 15*B*S*H*e + 2*B*S*H + 3*B*S*F*e + 7*B*S*h*d_h*e + 2*H*F*e + 4*H*h*d_h*e + 4*H*e and B*S*e*(3*S*h + 15*H + 2*F) = B*S*e*(3*S*h + 11*H + 2*F + 4*h*d_h) and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (+ (* 8 v_B (* v_d_h v_h) (* v_S v_S)) (* 8 v_B v_S (* (* v_d_h v_h) (* v_d_h v_h))) (* 9 v_B v_h (* v_S v_S)) (* 13 v_B v_F v_S) (* 34 v_B (* v_d_h v_h) v_S) (* 4 v_B v_F (* v_d_h v_h) v_S)) (+ (* 9 v_B v_h (* v_S v_S)) (* 13 v_B v_F v_S) (* 34 v_B (* v_d_h v_h) v_S) (* 4 v_B v_F (* v_d_h v_h) v_S) (* 8 v_B v_d_h v_h (* v_S v_S)) (* 8 v_B (* v_d_h v_h) v_S v_d_h v_h))) (= (+ (* 8 v_B (* v_d_h v_h) (* v_S v_S)) (* 8 v_B v_S (* (* v_d_h v_h) (* v_d_h v_h))) (* 4 v_B v_F (* v_d_h v_h) v_S)) (+ (* 4 v_B v_F (* v_d_h v_h) v_S) (* 8 v_B v_d_h v_h (* v_S v_S)) (* 8 v_B (* v_d_h v_h) v_S v_d_h v_h))) (= (+ (* 4 (* v_d_h v_h) v_e) (* 4 v_e (* (* v_d_h v_h) (* v_d_h v_h))) (* v_B v_h (* v_S v_S)) (* 2 v_B (* v_d_h v_h) v_S) (* 2 v_F (* v_d_h v_h) v_e) (* 3 v_B v_F v_S v_e) (* 5 v_B v_e v_h (* v_S v_S)) (* 22 v_B (* v_d_h v_h) v_S v_e)) (+ (* 4 (* v_d_h v_h) v_e) (* v_B v_h (* v_S v_S)) (* 2 v_B (* v_d_h v_h) v_S) (* 2 v_F (* v_d_h v_h) v_e) (* 3 v_B v_F v_S v_e) (* 4 (* v_d_h v_h) v_d_h v_e v_h) (* 5 v_B v_e v_h (* v_S v_S)) (* 15 v_B (* v_d_h v_h) v_S v_e) (* 7 v_B v_S v_d_h v_e v_h))) (= (+ (* 2 v_B v_F v_S v_e) (* 3 v_B v_e v_h (* v_S v_S)) (* 15 v_B (* v_d_h v_h) v_S v_e)) (+ (* 2 v_B v_F v_S v_e) (* 3 v_B v_e v_h (* v_S v_S)) (* 11 v_B (* v_d_h v_h) v_S v_e) (* 4 v_B v_S v_d_h v_e v_h))) (= 0 0))))
(check-sat)
(reset)
; claim bddaaa3fa7f14d327723a818225fdb84cbe6650064210544f7953f1d7e1260c6, text 1 of 1
; distribute_training.conservation.total.weight_gradient: the weight gradient phase spends what all its layers mean, no task missing and none twice
; assumed: H = h*d_h
; claimed: 2*B*S*H*(4*H + 2*F + 7) = 2*B*S*H*(2*F + 4*h*d_h + 7) and 4*B*S*H*(2*H + F) = 4*B*S*H*(F + 2*h*d_h) and 2*B*S*e*(7*H + F) = 2*B*S*e*(5*H + F + 2*h*d_h) and 2*H*e*(2*H + F + 2) = 2*H*e*(F + 2*h*d_h + 2) and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (+ (* 8 v_B v_S (* (* v_d_h v_h) (* v_d_h v_h))) (* 14 v_B (* v_d_h v_h) v_S) (* 4 v_B v_F (* v_d_h v_h) v_S)) (+ (* 14 v_B (* v_d_h v_h) v_S) (* 4 v_B v_F (* v_d_h v_h) v_S) (* 8 v_B (* v_d_h v_h) v_S v_d_h v_h))) (= (+ (* 8 v_B v_S (* (* v_d_h v_h) (* v_d_h v_h))) (* 4 v_B v_F (* v_d_h v_h) v_S)) (+ (* 4 v_B v_F (* v_d_h v_h) v_S) (* 8 v_B (* v_d_h v_h) v_S v_d_h v_h))) (= (+ (* 2 v_B v_F v_S v_e) (* 14 v_B (* v_d_h v_h) v_S v_e)) (+ (* 2 v_B v_F v_S v_e) (* 10 v_B (* v_d_h v_h) v_S v_e) (* 4 v_B v_S v_d_h v_e v_h))) (= (+ (* 4 (* v_d_h v_h) v_e) (* 4 v_e (* (* v_d_h v_h) (* v_d_h v_h))) (* 2 v_F (* v_d_h v_h) v_e)) (+ (* 4 (* v_d_h v_h) v_e) (* 2 v_F (* v_d_h v_h) v_e) (* 4 (* v_d_h v_h) v_d_h v_e v_h))) (= 0 0))))
(check-sat)
(reset)
; claim 81a9d939b5d44b6535e9329073dc20dfd22a96183dc1e0582fa7606a8b4bda43, text 1 of 1
; distribute_training.conservation.total.optimizer: the optimizer phase spends what all its layers mean, no task missing and none twice
; assumed: H = h*d_h
; claimed: 22*H*(2*H + F + 2) = 22*H*(F + 2*h*d_h + 2) and 0 = 0 and 2*H*(2*H*e + 24*H + F*e + 12*F + 2*e + 24) = 2*H*(F*e + 12*F + 2*h*d_h*e + 24*h*d_h + 2*e + 24) and 2*H*(2*H*e + 24*H + F*e + 12*F + 2*e + 24) = 2*H*(F*e + 12*F + 2*h*d_h*e + 24*h*d_h + 2*e + 24) and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (+ (* 44 (* v_d_h v_h)) (* 44 (* (* v_d_h v_h) (* v_d_h v_h))) (* 22 v_F (* v_d_h v_h))) (+ (* 44 (* v_d_h v_h)) (* 22 v_F (* v_d_h v_h)) (* 44 (* v_d_h v_h) v_d_h v_h))) (= 0 0) (= (+ (* 48 (* v_d_h v_h)) (* 48 (* (* v_d_h v_h) (* v_d_h v_h))) (* 4 (* v_d_h v_h) v_e) (* 4 v_e (* (* v_d_h v_h) (* v_d_h v_h))) (* 24 v_F (* v_d_h v_h)) (* 2 v_F (* v_d_h v_h) v_e)) (+ (* 48 (* v_d_h v_h)) (* 4 (* v_d_h v_h) v_e) (* 24 v_F (* v_d_h v_h)) (* 2 v_F (* v_d_h v_h) v_e) (* 48 (* v_d_h v_h) v_d_h v_h) (* 4 (* v_d_h v_h) v_d_h v_e v_h))) (= (+ (* 48 (* v_d_h v_h)) (* 48 (* (* v_d_h v_h) (* v_d_h v_h))) (* 4 (* v_d_h v_h) v_e) (* 4 v_e (* (* v_d_h v_h) (* v_d_h v_h))) (* 24 v_F (* v_d_h v_h)) (* 2 v_F (* v_d_h v_h) v_e)) (+ (* 48 (* v_d_h v_h)) (* 4 (* v_d_h v_h) v_e) (* 24 v_F (* v_d_h v_h)) (* 2 v_F (* v_d_h v_h) v_e) (* 48 (* v_d_h v_h) v_d_h v_h) (* 4 (* v_d_h v_h) v_d_h v_e v_h))) (= 0 0))))
(check-sat)
(reset)
; claim db63751ecf1f2018f9b41e6e760e435c8be2690fb38cbe68309464c56f99341c, text 1 of 1
; distribute_training.backward_law.attention.query: both gradients of attention.query together take twice its forward FLOPs
; assumed: H = h*d_h
; claimed: 4*B*S*H**2 = 4*B*S*H**2
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (= (* 4 v_B v_S (* (* v_d_h v_h) (* v_d_h v_h))) (* 4 v_B v_S (* (* v_d_h v_h) (* v_d_h v_h))))))
(check-sat)
(reset)
; claim 332a013397203376b8f924e01a69293fdbead552f2aa010fdb2cf1487139422e, text 1 of 1
; distribute_training.backward_law.attention.query_key: both gradients of attention.query_key together take twice its forward FLOPs
; assumed: H = h*d_h
; claimed: 4*B*S**2*H = 4*B*S**2*H
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (= (* 4 v_B (* v_d_h v_h) (* v_S v_S)) (* 4 v_B (* v_d_h v_h) (* v_S v_S)))))
(check-sat)
(reset)
; claim c7ba8662f8d3b801efcd9c95e36e5d1050238fc81039eca3f2f9b7af687bb008, text 1 of 1
; distribute_training.backward_law.mlp.expand: both gradients of mlp.expand together take twice its forward FLOPs
; assumed: H = h*d_h
; claimed: 4*B*S*H*F = 4*B*S*H*F
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (= (* 4 v_B v_F (* v_d_h v_h) v_S) (* 4 v_B v_F (* v_d_h v_h) v_S))))
(check-sat)
(reset)
; claim b804778da05ed8a4360c9e806a9280ae3580b3982c8e817d2de083d051bf6286, text 1 of 1
; distribute_training.integrality.forward.attention.layer_norm: every component of the work of forward.attention.layer_norm is a non-negative integer
; assumed: H = h*d_h
; claimed: 9*B*S*H is a non-negative integer and H*e*(B*S + 2) is a non-negative integer and B*S*H*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* 9 v_B (* v_d_h v_h) v_S) (* 9 v_B v_S v_d_h v_h)) (>= (* 9 v_B v_S v_d_h v_h) 0)) (and (= (+ (* 2 (* v_d_h v_h) v_e) (* v_B (* v_d_h v_h) v_S v_e)) (+ (* 2 v_d_h v_e v_h) (* v_B v_S v_d_h v_e v_h))) (>= (+ (* 2 v_d_h v_e v_h) (* v_B v_S v_d_h v_e v_h)) 0)) (and (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B v_S v_d_h v_e v_h)) (>= (* v_B v_S v_d_h v_e v_h) 0)))))
(check-sat)
(reset)
; claim 081841b5cdc6d50fecd6d0f089bb5988549a9266bf1e6070e0b32f093fd1b7cf, text 1 of 1
; distribute_training.integrality.forward.attention.query: every component of the work of forward.attention.query is a non-negative integer
; assumed: H = h*d_h
; claimed: 2*B*S*H**2 is a non-negative integer and H*e*(B*S + H) is a non-negative integer and B*S*H*e is a non-negative integer and 2*B*S*H**2 is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* 2 v_B v_S (* (* v_d_h v_h) (* v_d_h v_h))) (* 2 v_B v_S (* v_d_h v_d_h) (* v_h v_h))) (>= (* 2 v_B v_S (* v_d_h v_d_h) (* v_h v_h)) 0)) (and (= (+ (* v_e (* (* v_d_h v_h) (* v_d_h v_h))) (* v_B (* v_d_h v_h) v_S v_e)) (+ (* v_e (* v_d_h v_d_h) (* v_h v_h)) (* v_B v_S v_d_h v_e v_h))) (>= (+ (* v_e (* v_d_h v_d_h) (* v_h v_h)) (* v_B v_S v_d_h v_e v_h)) 0)) (and (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B v_S v_d_h v_e v_h)) (>= (* v_B v_S v_d_h v_e v_h) 0)) (and (= (* 2 v_B v_S (* (* v_d_h v_h) (* v_d_h v_h))) (* 2 v_B v_S (* v_d_h v_d_h) (* v_h v_h))) (>= (* 2 v_B v_S (* v_d_h v_d_h) (* v_h v_h)) 0)))))
(check-sat)
(reset)
; claim bcc1e67bbce42c7788468b7ac3036c363cec75277ba58c7e39b1862f4ac47c12, text 1 of 1
; distribute_training.integrality.forward.attention.query_key: every component of the work of forward.attention.query_key is a non-negative integer
; assumed: H = h*d_h
; claimed: 2*B*S**2*H is a non-negative integer and 2*B*S*H*e is a non-negative integer and B*S**2*h*e is a non-negative integer and 2*B*S**2*H is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* 2 v_B (* v_d_h v_h) (* v_S v_S)) (* 2 v_B v_d_h v_h (* v_S v_S))) (>= (* 2 v_B v_d_h v_h (* v_S v_S)) 0)) (and (= (* 2 v_B (* v_d_h v_h) v_S v_e) (* 2 v_B v_S v_d_h v_e v_h)) (>= (* 2 v_B v_S v_d_h v_e v_h) 0)) (and (= (* v_B v_e v_h (* v_S v_S)) (* v_B v_e v_h (* v_S v_S))) (>= (* v_B v_e v_h (* v_S v_S)) 0)) (and (= (* 2 v_B (* v_d_h v_h) (* v_S v_S)) (* 2 v_B v_d_h v_h (* v_S v_S))) (>= (* 2 v_B v_d_h v_h (* v_S v_S)) 0)))))
(check-sat)
(reset)
; claim 27f8f731f5ba150d91c7112c1312abfa8159b89662c20993607de9209096f5f3, text 1 of 1
; distribute_training.integrality.forward.attention.softmax: every component of the work of forward.attention.softmax is a non-negative integer
; claimed: 5*B*S**2*h is a non-negative integer and B*S**2*h*e is a non-negative integer and B*S**2*h*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* 5 v_B v_h (* v_S v_S)) (* 5 v_B v_h (* v_S v_S))) (>= (* 5 v_B v_h (* v_S v_S)) 0)) (and (= (* v_B v_e v_h (* v_S v_S)) (* v_B v_e v_h (* v_S v_S))) (>= (* v_B v_e v_h (* v_S v_S)) 0)) (and (= (* v_B v_e v_h (* v_S v_S)) (* v_B v_e v_h (* v_S v_S))) (>= (* v_B v_e v_h (* v_S v_S)) 0)))))
(check-sat)
(reset)
; claim c77c8db836213c7a334e13ce3b5ef3c734547e08293c3681d241898d83169e64, text 1 of 1
; distribute_training.integrality.forward.attention.probability_dropout: every component of the work of forward.attention.probability_dropout is a non-negative integer
; claimed: B*S**2*h is a non-negative integer and B*S**2*h*e is a non-negative integer and B*S**2*h*(e + 1) is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* v_B v_h (* v_S v_S)) (* v_B v_h (* v_S v_S))) (>= (* v_B v_h (* v_S v_S)) 0)) (and (= (* v_B v_e v_h (* v_S v_S)) (* v_B v_e v_h (* v_S v_S))) (>= (* v_B v_e v_h (* v_S v_S)) 0)) (and (= (+ (* v_B v_h (* v_S v_S)) (* v_B v_e v_h (* v_S v_S))) (+ (* v_B v_h (* v_S v_S)) (* v_B v_e v_h (* v_S v_S)))) (>= (+ (* v_B v_h (* v_S v_S)) (* v_B v_e v_h (* v_S v_S))) 0)))))
(check-sat)
(reset)
; claim cad4eedfca1202e8389bc5b17f48202ce7daa6dff0e73469a748421be150ed53, text 1 of 1
; distribute_training.integrality.forward.attention.probability_value: every component of the work of forward.attention.probability_value is a non-negative integer
; assumed: H = h*d_h
; claimed: 2*B*S**2*H is a non-negative integer and B*S*e*(S*h + H) is a non-negative integer and B*S*H*e is a non-negative integer and 2*B*S**2*H is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* 2 v_B (* v_d_h v_h) (* v_S v_S)) (* 2 v_B v_d_h v_h (* v_S v_S))) (>= (* 2 v_B v_d_h v_h (* v_S v_S)) 0)) (and (= (+ (* v_B (* v_d_h v_h) v_S v_e) (* v_B v_e v_h (* v_S v_S))) (+ (* v_B v_e v_h (* v_S v_S)) (* v_B v_S v_d_h v_e v_h))) (>= (+ (* v_B v_e v_h (* v_S v_S)) (* v_B v_S v_d_h v_e v_h)) 0)) (and (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B v_S v_d_h v_e v_h)) (>= (* v_B v_S v_d_h v_e v_h) 0)) (and (= (* 2 v_B (* v_d_h v_h) (* v_S v_S)) (* 2 v_B v_d_h v_h (* v_S v_S))) (>= (* 2 v_B v_d_h v_h (* v_S v_S)) 0)))))
(check-sat)
(reset)
; claim 14b2f74efa26f0b3d088c2a748992a7b7db7ccfbdd31d56c0f7f3f05aafbce41, text 1 of 1
; distribute_training.integrality.forward.attention.output_dropout: every component of the work of forward.attention.output_dropout is a non-negative integer
; assumed: H = h*d_h
; claimed: B*S*H is a non-negative integer and B*S*H*e is a non-negative integer and B*S*H*(e + 1) is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* v_B (* v_d_h v_h) v_S) (* v_B v_S v_d_h v_h)) (>= (* v_B v_S v_d_h v_h) 0)) (and (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B v_S v_d_h v_e v_h)) (>= (* v_B v_S v_d_h v_e v_h) 0)) (and (= (+ (* v_B (* v_d_h v_h) v_S) (* v_B (* v_d_h v_h) v_S v_e)) (+ (* v_B v_S v_d_h v_h) (* v_B v_S v_d_h v_e v_h))) (>= (+ (* v_B v_S v_d_h v_h) (* v_B v_S v_d_h v_e v_h)) 0)))))
(check-sat)
(reset)
; claim 7efceb6457486d6edebb4b7a555fd2115a93f336997024ae0d626a44be72465d, text 1 of 1
; distribute_training.integrality.forward.attention.residual: every component of the work of forward.attention.residual is a non-negative integer
; assumed: H = h*d_h
; claimed: B*S*H is a non-negative integer and 2*B*S*H*e is a non-negative integer and B*S*H*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* v_B (* v_d_h v_h) v_S) (* v_B v_S v_d_h v_h)) (>= (* v_B v_S v_d_h v_h) 0)) (and (= (* 2 v_B (* v_d_h v_h) v_S v_e) (* 2 v_B v_S v_d_h v_e v_h)) (>= (* 2 v_B v_S v_d_h v_e v_h) 0)) (and (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B v_S v_d_h v_e v_h)) (>= (* v_B v_S v_d_h v_e v_h) 0)))))
(check-sat)
(reset)
; claim 593e1d94d23eb747c7c2f3676c831af06e629425855edc920fa1f4aa0e09d276, text 1 of 1
; distribute_training.integrality.forward.mlp.expand: every component of the work of forward.mlp.expand is a non-negative integer
; assumed: H = h*d_h
; claimed: 2*B*S*H*F is a non-negative integer and H*e*(B*S + F) is a non-negative integer and B*S*F*e is a non-negative integer and 2*B*S*H*F is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* 2 v_B v_F (* v_d_h v_h) v_S) (* 2 v_B v_F v_S v_d_h v_h)) (>= (* 2 v_B v_F v_S v_d_h v_h) 0)) (and (= (+ (* v_F (* v_d_h v_h) v_e) (* v_B (* v_d_h v_h) v_S v_e)) (+ (* v_F v_d_h v_e v_h) (* v_B v_S v_d_h v_e v_h))) (>= (+ (* v_F v_d_h v_e v_h) (* v_B v_S v_d_h v_e v_h)) 0)) (and (= (* v_B v_F v_S v_e) (* v_B v_F v_S v_e)) (>= (* v_B v_F v_S v_e) 0)) (and (= (* 2 v_B v_F (* v_d_h v_h) v_S) (* 2 v_B v_F v_S v_d_h v_h)) (>= (* 2 v_B v_F v_S v_d_h v_h) 0)))))
(check-sat)
(reset)
; claim 4286ecb426d965c464ef2d304704a015b12e6d863dfba2fffb52d6d978d05b0a, text 1 of 1
; distribute_training.integrality.forward.mlp.gelu: every component of the work of forward.mlp.gelu is a non-negative integer
; claimed: 8*B*S*F is a non-negative integer and B*S*F*e is a non-negative integer and B*S*F*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (and (= (* 8 v_B v_F v_S) (* 8 v_B v_F v_S)) (>= (* 8 v_B v_F v_S) 0)) (and (= (* v_B v_F v_S v_e) (* v_B v_F v_S v_e)) (>= (* v_B v_F v_S v_e) 0)) (and (= (* v_B v_F v_S v_e) (* v_B v_F v_S v_e)) (>= (* v_B v_F v_S v_e) 0)))))
(check-sat)
(reset)
; claim 03e6d8bdba7d88f56c1ca3717b4938123260550ab548a1ba838c718bfecf4888, text 1 of 1
; distribute_training.integrality.forward.mlp.contract: every component of the work of forward.mlp.contract is a non-negative integer
; assumed: H = h*d_h
; claimed: 2*B*S*H*F is a non-negative integer and F*e*(B*S + H) is a non-negative integer and B*S*H*e is a non-negative integer and 2*B*S*H*F is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* 2 v_B v_F (* v_d_h v_h) v_S) (* 2 v_B v_F v_S v_d_h v_h)) (>= (* 2 v_B v_F v_S v_d_h v_h) 0)) (and (= (+ (* v_F (* v_d_h v_h) v_e) (* v_B v_F v_S v_e)) (+ (* v_B v_F v_S v_e) (* v_F v_d_h v_e v_h))) (>= (+ (* v_B v_F v_S v_e) (* v_F v_d_h v_e v_h)) 0)) (and (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B v_S v_d_h v_e v_h)) (>= (* v_B v_S v_d_h v_e v_h) 0)) (and (= (* 2 v_B v_F (* v_d_h v_h) v_S) (* 2 v_B v_F v_S v_d_h v_h)) (>= (* 2 v_B v_F v_S v_d_h v_h) 0)))))
(check-sat)
(reset)
; claim 68f57b48ac5601a612a26a946d6fab73bb6b94575773b33b709a0c1f26e45ba5, text 1 of 1
; distribute_training.integrality.activation_gradient.mlp.output_dropout: every component of the work of activation_gradient.mlp.output_dropout is a non-negative integer
; assumed: H = h*d_h
; claimed: B*S*H is a non-negative integer and B*S*H*(e + 1) is a non-negative integer and B*S*H*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* v_B (* v_d_h v_h) v_S) (* v_B v_S v_d_h v_h)) (>= (* v_B v_S v_d_h v_h) 0)) (and (= (+ (* v_B (* v_d_h v_h) v_S) (* v_B (* v_d_h v_h) v_S v_e)) (+ (* v_B v_S v_d_h v_h) (* v_B v_S v_d_h v_e v_h))) (>= (+ (* v_B v_S v_d_h v_h) (* v_B v_S v_d_h v_e v_h)) 0)) (and (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B v_S v_d_h v_e v_h)) (>= (* v_B v_S v_d_h v_e v_h) 0)))))
(check-sat)
(reset)
; claim 5e98812f2faf0b6c0c44adf232cea59d669df12952948b54ed3271d897a336a2, text 1 of 1
; distribute_training.integrality.weight_gradient.mlp.contract: every component of the work of weight_gradient.mlp.contract is a non-negative integer
; assumed: H = h*d_h
; claimed: 2*B*S*H*F is a non-negative integer and B*S*e*(H + F) is a non-negative integer and H*F*e is a non-negative integer and 2*B*S*H*F is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* 2 v_B v_F (* v_d_h v_h) v_S) (* 2 v_B v_F v_S v_d_h v_h)) (>= (* 2 v_B v_F v_S v_d_h v_h) 0)) (and (= (+ (* v_B v_F v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (+ (* v_B v_F v_S v_e) (* v_B v_S v_d_h v_e v_h))) (>= (+ (* v_B v_F v_S v_e) (* v_B v_S v_d_h v_e v_h)) 0)) (and (= (* v_F (* v_d_h v_h) v_e) (* v_F v_d_h v_e v_h)) (>= (* v_F v_d_h v_e v_h) 0)) (and (= (* 2 v_B v_F (* v_d_h v_h) v_S) (* 2 v_B v_F v_S v_d_h v_h)) (>= (* 2 v_B v_F v_S v_d_h v_h) 0)))))
(check-sat)
(reset)
; claim 4567b1723f33e42c3bcfa0b8ad9d0c1d332da63c99da283b653d1044cb66abde, text 1 of 1
; distribute_training.integrality.activation_gradient.mlp.gelu: every component of the work of activation_gradient.mlp.gelu is a non-negative integer
; claimed: 13*B*S*F is a non-negative integer and 2*B*S*F*e is a non-negative integer and B*S*F*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (and (= (* 13 v_B v_F v_S) (* 13 v_B v_F v_S)) (>= (* 13 v_B v_F v_S) 0)) (and (= (* 2 v_B v_F v_S v_e) (* 2 v_B v_F v_S v_e)) (>= (* 2 v_B v_F v_S v_e) 0)) (and (= (* v_B v_F v_S v_e) (* v_B v_F v_S v_e)) (>= (* v_B v_F v_S v_e) 0)))))
(check-sat)
(reset)
; claim fa2f3d4ae0798e49c67e8817a0418d201c71c712f3ac0c09a676a637350161d8, text 1 of 1
; distribute_training.integrality.activation_gradient.mlp.layer_norm: every component of the work of activation_gradient.mlp.layer_norm is a non-negative integer
; assumed: H = h*d_h
; claimed: 14*B*S*H is a non-negative integer and 2*H*e*(B*S + 1) is a non-negative integer and B*S*H*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* 14 v_B (* v_d_h v_h) v_S) (* 14 v_B v_S v_d_h v_h)) (>= (* 14 v_B v_S v_d_h v_h) 0)) (and (= (+ (* 2 (* v_d_h v_h) v_e) (* 2 v_B (* v_d_h v_h) v_S v_e)) (+ (* 2 v_d_h v_e v_h) (* 2 v_B v_S v_d_h v_e v_h))) (>= (+ (* 2 v_d_h v_e v_h) (* 2 v_B v_S v_d_h v_e v_h)) 0)) (and (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B v_S v_d_h v_e v_h)) (>= (* v_B v_S v_d_h v_e v_h) 0)))))
(check-sat)
(reset)
; claim ba9e411cb9af0fe98bb39f8f4075a1caede8f1cf1326453a8bd884840bb35533, text 1 of 1
; distribute_training.integrality.weight_gradient.mlp.layer_norm: every component of the work of weight_gradient.mlp.layer_norm is a non-negative integer
; assumed: H = h*d_h
; claimed: 7*B*S*H is a non-negative integer and 2*B*S*H*e is a non-negative integer and 2*H*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* 7 v_B (* v_d_h v_h) v_S) (* 7 v_B v_S v_d_h v_h)) (>= (* 7 v_B v_S v_d_h v_h) 0)) (and (= (* 2 v_B (* v_d_h v_h) v_S v_e) (* 2 v_B v_S v_d_h v_e v_h)) (>= (* 2 v_B v_S v_d_h v_e v_h) 0)) (and (= (* 2 (* v_d_h v_h) v_e) (* 2 v_d_h v_e v_h)) (>= (* 2 v_d_h v_e v_h) 0)))))
(check-sat)
(reset)
; claim a6c0f52c86d98c57c68e1a27508987f8b221ffd52a1e9adda1d336bc0b818d08, text 1 of 1
; distribute_training.integrality.weight_gradient.attention.output_projection: every component of the work of weight_gradient.attention.output_projection is a non-negative integer
; assumed: H = h*d_h
; claimed: 2*B*S*H**2 is a non-negative integer and 2*B*S*H*e is a non-negative integer and H**2*e is a non-negative integer and 2*B*S*H**2 is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* 2 v_B v_S (* (* v_d_h v_h) (* v_d_h v_h))) (* 2 v_B v_S (* v_d_h v_d_h) (* v_h v_h))) (>= (* 2 v_B v_S (* v_d_h v_d_h) (* v_h v_h)) 0)) (and (= (* 2 v_B (* v_d_h v_h) v_S v_e) (* 2 v_B v_S v_d_h v_e v_h)) (>= (* 2 v_B v_S v_d_h v_e v_h) 0)) (and (= (* v_e (* (* v_d_h v_h) (* v_d_h v_h))) (* v_e (* v_d_h v_d_h) (* v_h v_h))) (>= (* v_e (* v_d_h v_d_h) (* v_h v_h)) 0)) (and (= (* 2 v_B v_S (* (* v_d_h v_h) (* v_d_h v_h))) (* 2 v_B v_S (* v_d_h v_d_h) (* v_h v_h))) (>= (* 2 v_B v_S (* v_d_h v_d_h) (* v_h v_h)) 0)))))
(check-sat)
(reset)
; claim 66aabf876bfc0fb975cb50ce001e904060dee372cebcabee55891ff902ac467d, text 1 of 1
; distribute_training.integrality.activation_gradient.attention.probability_value: every component of the work of activation_gradient.attention.probability_value is a non-negative integer
; assumed: H = h*d_h
; claimed: 4*B*S**2*H is a non-negative integer and B*S*e*(S*h + 2*H) is a non-negative integer and B*S*e*(S*h + H) is a non-negative integer and 4*B*S**2*H is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* 4 v_B (* v_d_h v_h) (* v_S v_S)) (* 4 v_B v_d_h v_h (* v_S v_S))) (>= (* 4 v_B v_d_h v_h (* v_S v_S)) 0)) (and (= (+ (* v_B v_e v_h (* v_S v_S)) (* 2 v_B (* v_d_h v_h) v_S v_e)) (+ (* v_B v_e v_h (* v_S v_S)) (* 2 v_B v_S v_d_h v_e v_h))) (>= (+ (* v_B v_e v_h (* v_S v_S)) (* 2 v_B v_S v_d_h v_e v_h)) 0)) (and (= (+ (* v_B (* v_d_h v_h) v_S v_e) (* v_B v_e v_h (* v_S v_S))) (+ (* v_B v_e v_h (* v_S v_S)) (* v_B v_S v_d_h v_e v_h))) (>= (+ (* v_B v_e v_h (* v_S v_S)) (* v_B v_S v_d_h v_e v_h)) 0)) (and (= (* 4 v_B (* v_d_h v_h) (* v_S v_S)) (* 4 v_B v_d_h v_h (* v_S v_S))) (>= (* 4 v_B v_d_h v_h (* v_S v_S)) 0)))))
(check-sat)
(reset)
; claim 41e443916df264ffbcf087c59d0e13e09819623ecefb70084a9962ebe99e6db2, text 1 of 1
; distribute_training.integrality.activation_gradient.attention.probability_dropout: every component of the work of activation_gradient.attention.probability_dropout is a non-negative integer
; claimed: B*S**2*h is a non-negative integer and B*S**2*h*(e + 1) is a non-negative integer and B*S**2*h*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* v_B v_h (* v_S v_S)) (* v_B v_h (* v_S v_S))) (>= (* v_B v_h (* v_S v_S)) 0)) (and (= (+ (* v_B v_h (* v_S v_S)) (* v_B v_e v_h (* v_S v_S))) (+ (* v_B v_h (* v_S v_S)) (* v_B v_e v_h (* v_S v_S)))) (>= (+ (* v_B v_h (* v_S v_S)) (* v_B v_e v_h (* v_S v_S))) 0)) (and (= (* v_B v_e v_h (* v_S v_S)) (* v_B v_e v_h (* v_S v_S))) (>= (* v_B v_e v_h (* v_S v_S)) 0)))))
(check-sat)
(reset)
; claim a4798f4325d299f2b8bc8b8dd15d62057c1c285d6fd6255e7800a3a28a235356, text 1 of 1
; distribute_training.integrality.activation_gradient.attention.softmax: every component of the work of activation_gradient.attention.softmax is a non-negative integer
; claimed: 8*B*S**2*h is a non-negative integer and 2*B*S**2*h*e is a non-negative integer and B*S**2*h*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* 8 v_B v_h (* v_S v_S)) (* 8 v_B v_h (* v_S v_S))) (>= (* 8 v_B v_h (* v_S v_S)) 0)) (and (= (* 2 v_B v_e v_h (* v_S v_S)) (* 2 v_B v_e v_h (* v_S v_S))) (>= (* 2 v_B v_e v_h (* v_S v_S)) 0)) (and (= (* v_B v_e v_h (* v_S v_S)) (* v_B v_e v_h (* v_S v_S))) (>= (* v_B v_e v_h (* v_S v_S)) 0)))))
(check-sat)
(reset)
; claim 1fc3f228470bda1b25c2151086952c8f0edc2a32bc039d9c305d64e145fe2ced, text 1 of 1
; distribute_training.integrality.activation_gradient.attention.query_key: every component of the work of activation_gradient.attention.query_key is a non-negative integer
; assumed: H = h*d_h
; claimed: 4*B*S**2*H is a non-negative integer and B*S*e*(S*h + 2*H) is a non-negative integer and 2*B*S*H*e is a non-negative integer and 4*B*S**2*H is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* 4 v_B (* v_d_h v_h) (* v_S v_S)) (* 4 v_B v_d_h v_h (* v_S v_S))) (>= (* 4 v_B v_d_h v_h (* v_S v_S)) 0)) (and (= (+ (* v_B v_e v_h (* v_S v_S)) (* 2 v_B (* v_d_h v_h) v_S v_e)) (+ (* v_B v_e v_h (* v_S v_S)) (* 2 v_B v_S v_d_h v_e v_h))) (>= (+ (* v_B v_e v_h (* v_S v_S)) (* 2 v_B v_S v_d_h v_e v_h)) 0)) (and (= (* 2 v_B (* v_d_h v_h) v_S v_e) (* 2 v_B v_S v_d_h v_e v_h)) (>= (* 2 v_B v_S v_d_h v_e v_h) 0)) (and (= (* 4 v_B (* v_d_h v_h) (* v_S v_S)) (* 4 v_B v_d_h v_h (* v_S v_S))) (>= (* 4 v_B v_d_h v_h (* v_S v_S)) 0)))))
(check-sat)
(reset)
; claim 64c7c5e7d4f8396779192f3156fa326a096185de6fce231ed30656e8d75db7a8, text 1 of 1
; distribute_training.integrality.activation_gradient.attention.qkv_fork: every component of the work of activation_gradient.attention.qkv_fork is a non-negative integer
; assumed: H = h*d_h
; claimed: 2*B*S*H is a non-negative integer and 3*B*S*H*e is a non-negative integer and B*S*H*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* 2 v_B (* v_d_h v_h) v_S) (* 2 v_B v_S v_d_h v_h)) (>= (* 2 v_B v_S v_d_h v_h) 0)) (and (= (* 3 v_B (* v_d_h v_h) v_S v_e) (* 3 v_B v_S v_d_h v_e v_h)) (>= (* 3 v_B v_S v_d_h v_e v_h) 0)) (and (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B v_S v_d_h v_e v_h)) (>= (* v_B v_S v_d_h v_e v_h) 0)))))
(check-sat)
(reset)
; claim 288290810a12a5fb521369b0c6f9b23411fcbc2d8081176def338d2e0a49997d, text 1 of 1
; distribute_training.integrality.optimizer.attention.layer_norm: every component of the work of optimizer.attention.layer_norm is a non-negative integer
; assumed: H = h*d_h
; claimed: 22*H is a non-negative integer and 2*H*(e + 12) is a non-negative integer and 2*H*(e + 12) is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* 22 (* v_d_h v_h)) (* 22 v_d_h v_h)) (>= (* 22 v_d_h v_h) 0)) (and (= (+ (* 24 (* v_d_h v_h)) (* 2 (* v_d_h v_h) v_e)) (+ (* 24 v_d_h v_h) (* 2 v_d_h v_e v_h))) (>= (+ (* 24 v_d_h v_h) (* 2 v_d_h v_e v_h)) 0)) (and (= (+ (* 24 (* v_d_h v_h)) (* 2 (* v_d_h v_h) v_e)) (+ (* 24 v_d_h v_h) (* 2 v_d_h v_e v_h))) (>= (+ (* 24 v_d_h v_h) (* 2 v_d_h v_e v_h)) 0)))))
(check-sat)
(reset)
; claim cd7e13a45e2db322ef05518257bc557ada54f5b32b09698491ef0ef2abb16eda, text 1 of 1
; distribute_training.integrality.optimizer.attention.query: every component of the work of optimizer.attention.query is a non-negative integer
; assumed: H = h*d_h
; claimed: 11*H**2 is a non-negative integer and H**2*(e + 12) is a non-negative integer and H**2*(e + 12) is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* 11 (* (* v_d_h v_h) (* v_d_h v_h))) (* 11 (* v_d_h v_d_h) (* v_h v_h))) (>= (* 11 (* v_d_h v_d_h) (* v_h v_h)) 0)) (and (= (+ (* 12 (* (* v_d_h v_h) (* v_d_h v_h))) (* v_e (* (* v_d_h v_h) (* v_d_h v_h)))) (+ (* 12 (* v_d_h v_d_h) (* v_h v_h)) (* v_e (* v_d_h v_d_h) (* v_h v_h)))) (>= (+ (* 12 (* v_d_h v_d_h) (* v_h v_h)) (* v_e (* v_d_h v_d_h) (* v_h v_h))) 0)) (and (= (+ (* 12 (* (* v_d_h v_h) (* v_d_h v_h))) (* v_e (* (* v_d_h v_h) (* v_d_h v_h)))) (+ (* 12 (* v_d_h v_d_h) (* v_h v_h)) (* v_e (* v_d_h v_d_h) (* v_h v_h)))) (>= (+ (* 12 (* v_d_h v_d_h) (* v_h v_h)) (* v_e (* v_d_h v_d_h) (* v_h v_h))) 0)))))
(check-sat)
(reset)
; claim f452d0357ad3bba4c7f4590d76f60b38a7bcb40fc9ab8d817ec2f042e316f461, text 1 of 1
; distribute_training.integrality.optimizer.mlp.expand: every component of the work of optimizer.mlp.expand is a non-negative integer
; assumed: H = h*d_h
; claimed: 11*H*F is a non-negative integer and H*F*(e + 12) is a non-negative integer and H*F*(e + 12) is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* 11 v_F (* v_d_h v_h)) (* 11 v_F v_d_h v_h)) (>= (* 11 v_F v_d_h v_h) 0)) (and (= (+ (* 12 v_F (* v_d_h v_h)) (* v_F (* v_d_h v_h) v_e)) (+ (* 12 v_F v_d_h v_h) (* v_F v_d_h v_e v_h))) (>= (+ (* 12 v_F v_d_h v_h) (* v_F v_d_h v_e v_h)) 0)) (and (= (+ (* 12 v_F (* v_d_h v_h)) (* v_F (* v_d_h v_h) v_e)) (+ (* 12 v_F v_d_h v_h) (* v_F v_d_h v_e v_h))) (>= (+ (* 12 v_F v_d_h v_h) (* v_F v_d_h v_e v_h)) 0)))))
(check-sat)
(reset)
; claim c79b71ccbfea49721829cb7d93335c46db42ac07db90f4c50cd59312c8934609, text 1 of 1
; distribute_training.data_flow.dependencies: every task waits for exactly the tasks that wrote last what it reads
; claimed: 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1))))
(check-sat)
(reset)
; claim a633f5e27bd718fc875a87402adab17a977f02ac779925e4bbe6218dea705d89, text 1 of 1
; distribute_training.data_flow.stored: every kept tensor names the task that writes it and all later tasks that read it
; claimed: 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1))))
(check-sat)
(reset)
; claim 0a0b7568d8797de356c95ecb13a4ceed8f8469597be8fc47f2589448b1f0f129, text 1 of 1
; distribute_training.data_flow.hypotheses: the hypotheses of the derivation are those of its model and its placement
; claimed: 1 = 1 and 1 = 1 and 2 = 2 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (= 1 1) (= 1 1) (= 2 2) (= 0 0))))
(check-sat)
(reset)
; claim 3738fdd64b1b4f9bad8165bd185a682d3ffaef07e9740f66ea6125739d4fd3ce, text 1 of 1
; distribute_training.stored_activations.row.attention.fork: the row of attention.fork accounts for what its gradient reads, or for what it handles
; assumed: H = h*d_h
; claimed: B*S*H*e = B*S*H*e
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e))))
(check-sat)
(reset)
; claim 08d10102d314fae874a279b02b958171e85284908e7c50d0b24b9e833f5721a6, text 1 of 1
; distribute_training.stored_activations.row.attention.query_key: the row of attention.query_key accounts for what its gradient reads, or for what it handles
; assumed: H = h*d_h
; claimed: 2*B*S*H*e = 2*B*S*h*d_h*e
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (= (* 2 v_B (* v_d_h v_h) v_S v_e) (* 2 v_B v_S v_d_h v_e v_h))))
(check-sat)
(reset)
; claim fbcef15b5e90fb3d9c6398551f7d09534d9eb6de4805cfab4342c2ce05e1e751, text 1 of 1
; distribute_training.stored_activations.row.attention.softmax: the row of attention.softmax accounts for what its gradient reads, or for what it handles
; claimed: B*S**2*h*e = B*S**2*h*e
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (= (* v_B v_e v_h (* v_S v_S)) (* v_B v_e v_h (* v_S v_S)))))
(check-sat)
(reset)
; claim 561436bb25a5cfd3684d949378f6e99dca028a9c8ab5fd3d090c423644016aa0, text 1 of 1
; distribute_training.stored_activations.row.attention.probability_dropout: the row of attention.probability_dropout accounts for what its gradient reads, or for what it handles
; claimed: B*S**2*h = B*S**2*h
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (= (* v_B v_h (* v_S v_S)) (* v_B v_h (* v_S v_S)))))
(check-sat)
(reset)
; claim 2012ceb48c82a352c91fd06b069c23606d79fac74760e45b1df746a4685795d5, text 1 of 1
; distribute_training.stored_activations.row.attention.probability_value: the row of attention.probability_value accounts for what its gradient reads, or for what it handles
; assumed: H = h*d_h
; claimed: B*S*e*(S*h + H) = B*S*h*e*(S + d_h)
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (= (+ (* v_B (* v_d_h v_h) v_S v_e) (* v_B v_e v_h (* v_S v_S))) (+ (* v_B v_e v_h (* v_S v_S)) (* v_B v_S v_d_h v_e v_h)))))
(check-sat)
(reset)
; claim f35ebc67f78621043e8d9cd1f3f8531573caf0392f45cf26c8c9a009c3bc86f2, text 1 of 1
; distribute_training.stored_activations.row.attention.output_projection: the row of attention.output_projection accounts for what its gradient reads, or for what it handles
; assumed: H = h*d_h
; claimed: B*S*H*e = B*S*h*d_h*e
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B v_S v_d_h v_e v_h))))
(check-sat)
(reset)
; claim 4ca341c1b5ed178e23dcdcd40da74c3c14c7756cb98f3cc34bd527108b6c1295, text 1 of 1
; distribute_training.stored_activations.row.attention.output_dropout: the row of attention.output_dropout accounts for what its gradient reads, or for what it handles
; assumed: H = h*d_h
; claimed: B*S*H = B*S*H
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (= (* v_B (* v_d_h v_h) v_S) (* v_B (* v_d_h v_h) v_S))))
(check-sat)
(reset)
; claim 0dd5550456a2d732267132a44f2f8bdda882871995f734e56c53e0912695c1b1, text 1 of 1
; distribute_training.stored_activations.row.attention.residual: the row of attention.residual accounts for what its gradient reads, or for what it handles
; assumed: H = h*d_h
; claimed: 2*B*S*H*e = 2*B*S*H*e
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (= (* 2 v_B (* v_d_h v_h) v_S v_e) (* 2 v_B (* v_d_h v_h) v_S v_e))))
(check-sat)
(reset)
; claim c84b037cb814cd4eddb3120bb726487430b104cf29233313f4f4df9f32b92ed7, text 1 of 1
; distribute_training.stored_activations.row.mlp.gelu: the row of mlp.gelu accounts for what its gradient reads, or for what it handles
; claimed: B*S*F*e = B*S*F*e
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (= (* v_B v_F v_S v_e) (* v_B v_F v_S v_e))))
(check-sat)
(reset)
; claim badb5063aef26defc410c1e572fdd340e6634c0178149c926563e94b92220fa9, text 1 of 1
; distribute_training.stored_activations.available: every tensor that a gradient reads is kept, or made again by a task on which it depends
; claimed: 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1))))
(check-sat)
(reset)
; claim 272e5ca47e057ece08d368898d0acb49706223a0c790c09092e6d18bfbcc4e41, text 1 of 1
; distribute_training.named_equation.W_gemm: a matrix product [m,n] × [n,k] takes 2mnk FLOPs
; assumed: H = h*d_h
; claimed: 2*S*H*F = 2*S*H*F
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (= (* 2 v_F (* v_d_h v_h) v_S) (* 2 v_F (* v_d_h v_h) v_S))))
(check-sat)
(reset)
; claim bea87b29ecedd5de1e46cf85f230ff22a9421b9e863aecf3f149160af52d2da2, text 1 of 1
; distribute_training.named_equation.W_QKV: W_QKV is the work of the qkv tasks of one rank
; assumed: H = h*d_h
; assumed: t = 1
; claimed: 6*B*S*H**2 = 6*B*S*H**2/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (= (* 1 (* 6 v_B v_S (* (* v_d_h v_h) (* v_d_h v_h)))) (* 6 v_B v_S (* (* v_d_h v_h) (* v_d_h v_h))))))
(check-sat)
(reset)
; claim 553a0173d3a47869cb90aa2cb159c67b9dc3d201535e2dff5ee2e2d6fd0b52ab, text 1 of 1
; distribute_training.named_equation.W_attn_matmul: W_attn_matmul is the work of the attention tasks of one rank
; assumed: H = h*d_h
; assumed: t = 1
; claimed: 4*B*S**2*H = 4*B*S**2*H/t and 2*B*S**2*(2*H + 3*h) = 2*B*S**2*(2*H + 3*h)/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 1 (* 4 v_B (* v_d_h v_h) (* v_S v_S))) (* 4 v_B (* v_d_h v_h) (* v_S v_S))) (= (* 1 (+ (* 4 v_B (* v_d_h v_h) (* v_S v_S)) (* 6 v_B v_h (* v_S v_S)))) (+ (* 4 v_B (* v_d_h v_h) (* v_S v_S)) (* 6 v_B v_h (* v_S v_S)))))))
(check-sat)
(reset)
; claim c06360860c88919871f3c573e0ca3928660f04acb1dc07dade150b8d7cfa8133, text 1 of 1
; distribute_training.named_equation.W_out: W_out is the work of the output tasks of one rank
; assumed: H = h*d_h
; assumed: t = 1
; claimed: 2*B*S*H**2 = 2*B*S*H**2/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (= (* 1 (* 2 v_B v_S (* (* v_d_h v_h) (* v_d_h v_h)))) (* 2 v_B v_S (* (* v_d_h v_h) (* v_d_h v_h))))))
(check-sat)
(reset)
; claim f3e36f2128dc815650c8bac2493300d57b4864d96cd0b7612e9140260ae8acb4, text 1 of 1
; distribute_training.named_equation.W_MLP: W_MLP is the work of the mlp tasks of one rank
; assumed: H = h*d_h
; assumed: t = 1
; claimed: 4*B*S*H*F = 4*B*S*H*F/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (= (* 1 (* 4 v_B v_F (* v_d_h v_h) v_S)) (* 4 v_B v_F (* v_d_h v_h) v_S))))
(check-sat)
(reset)
; claim 182b1537802fdd561ea7e9e443bbc9a8d7bf2cbde5754a8a2ba4622ffc65712a, text 1 of 1
; distribute_training.conservation.optimizer.attention.layer_norm@training.single.none.sharded: all ranks together spend on optimizer.attention.layer_norm what the layer means; every rank does all of it
; assumed: H = h*d_h
; assumed: d | H
; claimed: 22*H = 22*H and 0 = 0 and 2*H*(e + 12) = 2*H*(e + 12) and 2*H*(e + 12) = 2*H*(e + 12) and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_d Int)
(assert (>= v_H_per_d 1))
(declare-const v_d Int)
(assert (>= v_d 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (= (* v_d_h v_h) (* v_H_per_d v_d)))
(assert (not (and (= (* 22 (* v_d_h v_h)) (* 22 (* v_d_h v_h))) (= 0 0) (= (* v_d (+ (* 24 (* v_d_h v_h)) (* 2 (* v_d_h v_h) v_e))) (* v_d (+ (* 24 (* v_d_h v_h)) (* 2 (* v_d_h v_h) v_e)))) (= (* v_d (+ (* 24 (* v_d_h v_h)) (* 2 (* v_d_h v_h) v_e))) (* v_d (+ (* 24 (* v_d_h v_h)) (* 2 (* v_d_h v_h) v_e)))) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim a7bee30b1abc1af31bb4cf7700ce84ac2b4019c5191a68a6f6a4bebaff23fa46, text 1 of 1
; distribute_training.conservation.optimizer.attention.query@training.single.none.sharded: all ranks together spend on optimizer.attention.query what the layer means; every rank does all of it
; assumed: H = h*d_h
; assumed: d | H
; claimed: 11*H**2 = 11*H*h*d_h and 0 = 0 and H**2*(e + 12) = H*h*d_h*(e + 12) and H**2*(e + 12) = H*h*d_h*(e + 12) and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_d Int)
(assert (>= v_H_per_d 1))
(declare-const v_d Int)
(assert (>= v_d 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (= (* v_d_h v_h) (* v_H_per_d v_d)))
(assert (not (and (= (* 11 (* (* v_d_h v_h) (* v_d_h v_h))) (* 11 (* v_d_h v_h) v_d_h v_h)) (= 0 0) (= (* v_d (+ (* 12 (* (* v_d_h v_h) (* v_d_h v_h))) (* v_e (* (* v_d_h v_h) (* v_d_h v_h))))) (* v_d (+ (* 12 (* v_d_h v_h) v_d_h v_h) (* (* v_d_h v_h) v_d_h v_e v_h)))) (= (* v_d (+ (* 12 (* (* v_d_h v_h) (* v_d_h v_h))) (* v_e (* (* v_d_h v_h) (* v_d_h v_h))))) (* v_d (+ (* 12 (* v_d_h v_h) v_d_h v_h) (* (* v_d_h v_h) v_d_h v_e v_h)))) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim da41a09915093331cc6aad072327e22acc7ef367c2014ecdf3f99fda27f07290, text 1 of 1
; distribute_training.conservation.optimizer.mlp.expand@training.single.none.sharded: all ranks together spend on optimizer.mlp.expand what the layer means; every rank does all of it
; assumed: H = h*d_h
; assumed: d | H
; claimed: 11*H*F = 11*H*F and 0 = 0 and H*F*(e + 12) = H*F*(e + 12) and H*F*(e + 12) = H*F*(e + 12) and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_H_per_d Int)
(assert (>= v_H_per_d 1))
(declare-const v_d Int)
(assert (>= v_d 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (= (* v_d_h v_h) (* v_H_per_d v_d)))
(assert (not (and (= (* 11 v_F (* v_d_h v_h)) (* 11 v_F (* v_d_h v_h))) (= 0 0) (= (* v_d (+ (* 12 v_F (* v_d_h v_h)) (* v_F (* v_d_h v_h) v_e))) (* v_d (+ (* 12 v_F (* v_d_h v_h)) (* v_F (* v_d_h v_h) v_e)))) (= (* v_d (+ (* 12 v_F (* v_d_h v_h)) (* v_F (* v_d_h v_h) v_e))) (* v_d (+ (* 12 v_F (* v_d_h v_h)) (* v_F (* v_d_h v_h) v_e)))) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim f84e16b76c4426e8600dfea6518cba895ca4ac3553dfd46d8a8faf448aee0df7, text 1 of 1
; distribute_training.conservation.total.optimizer@training.single.none.sharded: the optimizer phase spends what all its layers mean, no task missing and none twice
; assumed: H = h*d_h
; assumed: d | H
; claimed: 22*H*(2*H + F + 2) = 22*H*(F + 2*h*d_h + 2) and 0 = 0 and 2*H*(2*H*e + 24*H + F*e + 12*F + 2*e + 24) = 2*H*(F*e + 12*F + 2*h*d_h*e + 24*h*d_h + 2*e + 24) and 2*H*(2*H*e + 24*H + F*e + 12*F + 2*e + 24) = 2*H*(F*e + 12*F + 2*h*d_h*e + 24*h*d_h + 2*e + 24) and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_H_per_d Int)
(assert (>= v_H_per_d 1))
(declare-const v_d Int)
(assert (>= v_d 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (= (* v_d_h v_h) (* v_H_per_d v_d)))
(assert (not (and (= (* v_d (+ (* 44 (* v_d_h v_h)) (* 44 (* (* v_d_h v_h) (* v_d_h v_h))) (* 22 v_F (* v_d_h v_h)))) (* v_d (+ (* 44 (* v_d_h v_h)) (* 22 v_F (* v_d_h v_h)) (* 44 (* v_d_h v_h) v_d_h v_h)))) (= 0 0) (= (* v_d (+ (* 48 (* v_d_h v_h)) (* 48 (* (* v_d_h v_h) (* v_d_h v_h))) (* 4 (* v_d_h v_h) v_e) (* 4 v_e (* (* v_d_h v_h) (* v_d_h v_h))) (* 24 v_F (* v_d_h v_h)) (* 2 v_F (* v_d_h v_h) v_e))) (* v_d (+ (* 48 (* v_d_h v_h)) (* 4 (* v_d_h v_h) v_e) (* 24 v_F (* v_d_h v_h)) (* 2 v_F (* v_d_h v_h) v_e) (* 48 (* v_d_h v_h) v_d_h v_h) (* 4 (* v_d_h v_h) v_d_h v_e v_h)))) (= (* v_d (+ (* 48 (* v_d_h v_h)) (* 48 (* (* v_d_h v_h) (* v_d_h v_h))) (* 4 (* v_d_h v_h) v_e) (* 4 v_e (* (* v_d_h v_h) (* v_d_h v_h))) (* 24 v_F (* v_d_h v_h)) (* 2 v_F (* v_d_h v_h) v_e))) (* v_d (+ (* 48 (* v_d_h v_h)) (* 4 (* v_d_h v_h) v_e) (* 24 v_F (* v_d_h v_h)) (* 2 v_F (* v_d_h v_h) v_e) (* 48 (* v_d_h v_h) v_d_h v_h) (* 4 (* v_d_h v_h) v_d_h v_e v_h)))) (= 0 0))))
(check-sat)
(reset)
; claim 591d86e145ef96b416cc522e023ade50867a969bdf68fa2e520dc443a8c1e2b6, text 1 of 1
; distribute_training.integrality.optimizer.attention.layer_norm@training.single.none.sharded: every component of the work of optimizer.attention.layer_norm is a non-negative integer
; assumed: H = h*d_h
; assumed: d | H
; claimed: 22*H/d is a non-negative integer and 2*H*(e + 12)/d is a non-negative integer and 2*H*(e + 12)/d is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_d Int)
(assert (>= v_H_per_d 1))
(declare-const v_d Int)
(assert (>= v_d 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (= (* v_d_h v_h) (* v_H_per_d v_d)))
(assert (not (and (and (= (* 22 (* v_d_h v_h)) (* v_d (* 22 v_H_per_d))) (>= (* 22 v_H_per_d) 0)) (and (= (+ (* 24 (* v_d_h v_h)) (* 2 (* v_d_h v_h) v_e)) (* v_d (+ (* 24 v_H_per_d) (* 2 v_H_per_d v_e)))) (>= (+ (* 24 v_H_per_d) (* 2 v_H_per_d v_e)) 0)) (and (= (+ (* 24 (* v_d_h v_h)) (* 2 (* v_d_h v_h) v_e)) (* v_d (+ (* 24 v_H_per_d) (* 2 v_H_per_d v_e)))) (>= (+ (* 24 v_H_per_d) (* 2 v_H_per_d v_e)) 0)))))
(check-sat)
(reset)
; claim 3be85fd35cdf16c353acdd56e90be1e94f0c537ee966b44d635dc19dae0a1a56, text 1 of 1
; distribute_training.integrality.optimizer.attention.query@training.single.none.sharded: every component of the work of optimizer.attention.query is a non-negative integer
; assumed: H = h*d_h
; assumed: d | H
; claimed: 11*H**2/d is a non-negative integer and H**2*(e + 12)/d is a non-negative integer and H**2*(e + 12)/d is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_d Int)
(assert (>= v_H_per_d 1))
(declare-const v_d Int)
(assert (>= v_d 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (= (* v_d_h v_h) (* v_H_per_d v_d)))
(assert (not (and (and (= (* 11 (* (* v_d_h v_h) (* v_d_h v_h))) (* v_d (* 11 v_H_per_d v_d_h v_h))) (>= (* 11 v_H_per_d v_d_h v_h) 0)) (and (= (+ (* 12 (* (* v_d_h v_h) (* v_d_h v_h))) (* v_e (* (* v_d_h v_h) (* v_d_h v_h)))) (* v_d (+ (* 12 v_H_per_d v_d_h v_h) (* v_H_per_d v_d_h v_e v_h)))) (>= (+ (* 12 v_H_per_d v_d_h v_h) (* v_H_per_d v_d_h v_e v_h)) 0)) (and (= (+ (* 12 (* (* v_d_h v_h) (* v_d_h v_h))) (* v_e (* (* v_d_h v_h) (* v_d_h v_h)))) (* v_d (+ (* 12 v_H_per_d v_d_h v_h) (* v_H_per_d v_d_h v_e v_h)))) (>= (+ (* 12 v_H_per_d v_d_h v_h) (* v_H_per_d v_d_h v_e v_h)) 0)))))
(check-sat)
(reset)
; claim e72ec28cb791b4e8be19295696b5d77a295946e37830d5e45b82160fb1c4c24f, text 1 of 1
; distribute_training.integrality.optimizer.mlp.expand@training.single.none.sharded: every component of the work of optimizer.mlp.expand is a non-negative integer
; assumed: H = h*d_h
; assumed: d | H
; claimed: 11*H*F/d is a non-negative integer and H*F*(e + 12)/d is a non-negative integer and H*F*(e + 12)/d is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_H_per_d Int)
(assert (>= v_H_per_d 1))
(declare-const v_d Int)
(assert (>= v_d 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (= (* v_d_h v_h) (* v_H_per_d v_d)))
(assert (not (and (and (= (* 11 v_F (* v_d_h v_h)) (* v_d (* 11 v_F v_H_per_d))) (>= (* 11 v_F v_H_per_d) 0)) (and (= (+ (* 12 v_F (* v_d_h v_h)) (* v_F (* v_d_h v_h) v_e)) (* v_d (+ (* 12 v_F v_H_per_d) (* v_F v_H_per_d v_e)))) (>= (+ (* 12 v_F v_H_per_d) (* v_F v_H_per_d v_e)) 0)) (and (= (+ (* 12 v_F (* v_d_h v_h)) (* v_F (* v_d_h v_h) v_e)) (* v_d (+ (* 12 v_F v_H_per_d) (* v_F v_H_per_d v_e)))) (>= (+ (* 12 v_F v_H_per_d) (* v_F v_H_per_d v_e)) 0)))))
(check-sat)
(reset)
; claim a3d2ea9a9d63f287ebae9d2067f0392db8e3b0f621d1e83c8ab361b534f3ab2b, text 1 of 1
; distribute_training.data_flow.hypotheses@training.single.none.sharded: the hypotheses of the derivation are those of its model and its placement
; claimed: 1 = 1 and 1 = 1 and 1 = 1 and 3 = 3 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (= 1 1) (= 1 1) (= 1 1) (= 3 3) (= 0 0))))
(check-sat)
(reset)
; claim 35de633afcec74472d00412d18f4912f0669398ffabb55cb85ef7d8b6039725a, text 1 of 1
; distribute_training.conservation.forward.mlp.gelu@training.single.none.fused: all ranks together spend on forward.mlp.gelu what the layer means; every rank does all of it
; claimed: 8*B*S*F = 8*B*S*F and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(assert (not (and (= (* 8 v_B v_F v_S) (* 8 v_B v_F v_S)) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 4d52d6bc6d0ef2092893ce04535ef7fef5603fd49824ae6e82e3569898e4e3bf, text 1 of 1
; distribute_training.conservation.activation_gradient.mlp.gelu@training.single.none.fused: all ranks together spend on activation_gradient.mlp.gelu what the layer means; every rank does all of it
; claimed: 21*B*S*F = 21*B*S*F and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(assert (not (and (= (* 21 v_B v_F v_S) (* 21 v_B v_F v_S)) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim a33f68d3780c149b18631ea30ef3150e100057b94a96fb10342974c6e1df8321, text 1 of 1
; distribute_training.conservation.total.forward@training.single.none.fused: the forward phase spends what all its layers mean, no task missing and none twice
; assumed: H = h*d_h
; claimed: 2*B*S*(2*S*H + 3*S*h + 4*H**2 + 2*H*F + 11*H + 4*F) = 2*B*S*(2*S*h*d_h + 3*S*h + 2*H*F + 4*H*h*d_h + 11*H + 4*F) and 4*B*S*H*(S + 2*H + F) = 4*B*S*(S*h*d_h + H*F + 2*H*h*d_h) and e*(3*B*S**2*h + 16*B*S*H + B*S*F + 4*H**2 + 2*H*F + 4*H) = e*(3*B*S**2*h + 12*B*S*H + B*S*F + 4*B*S*h*d_h + 2*H*F + 4*H*h*d_h + 4*H) and B*S*(3*S*h*e + S*h + 12*H*e + 2*H + F*e) = B*S*(3*S*h*e + S*h + 8*H*e + 2*H + F*e + 4*h*d_h*e) and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (+ (* 4 v_B (* v_d_h v_h) (* v_S v_S)) (* 6 v_B v_h (* v_S v_S)) (* 8 v_B v_F v_S) (* 8 v_B v_S (* (* v_d_h v_h) (* v_d_h v_h))) (* 22 v_B (* v_d_h v_h) v_S) (* 4 v_B v_F (* v_d_h v_h) v_S)) (+ (* 6 v_B v_h (* v_S v_S)) (* 8 v_B v_F v_S) (* 22 v_B (* v_d_h v_h) v_S) (* 4 v_B v_F (* v_d_h v_h) v_S) (* 4 v_B v_d_h v_h (* v_S v_S)) (* 8 v_B (* v_d_h v_h) v_S v_d_h v_h))) (= (+ (* 4 v_B (* v_d_h v_h) (* v_S v_S)) (* 8 v_B v_S (* (* v_d_h v_h) (* v_d_h v_h))) (* 4 v_B v_F (* v_d_h v_h) v_S)) (+ (* 4 v_B v_F (* v_d_h v_h) v_S) (* 4 v_B v_d_h v_h (* v_S v_S)) (* 8 v_B (* v_d_h v_h) v_S v_d_h v_h))) (= (+ (* 4 (* v_d_h v_h) v_e) (* 4 v_e (* (* v_d_h v_h) (* v_d_h v_h))) (* 2 v_F (* v_d_h v_h) v_e) (* v_B v_F v_S v_e) (* 3 v_B v_e v_h (* v_S v_S)) (* 16 v_B (* v_d_h v_h) v_S v_e)) (+ (* 4 (* v_d_h v_h) v_e) (* 2 v_F (* v_d_h v_h) v_e) (* v_B v_F v_S v_e) (* 3 v_B v_e v_h (* v_S v_S)) (* 4 (* v_d_h v_h) v_d_h v_e v_h) (* 12 v_B (* v_d_h v_h) v_S v_e) (* 4 v_B v_S v_d_h v_e v_h))) (= (+ (* v_B v_h (* v_S v_S)) (* 2 v_B (* v_d_h v_h) v_S) (* v_B v_F v_S v_e) (* 3 v_B v_e v_h (* v_S v_S)) (* 12 v_B (* v_d_h v_h) v_S v_e)) (+ (* v_B v_h (* v_S v_S)) (* 2 v_B (* v_d_h v_h) v_S) (* v_B v_F v_S v_e) (* 3 v_B v_e v_h (* v_S v_S)) (* 8 v_B (* v_d_h v_h) v_S v_e) (* 4 v_B v_S v_d_h v_e v_h))) (= 0 0))))
(check-sat)
(reset)
; claim f8526441b87ea89d332e75870fe9353ca4213593907c3dbf38ae3426aa42f512, text 1 of 1
; distribute_training.conservation.total.activation_gradient@training.single.none.fused: the activation gradient phase spends what all its layers mean, no task missing and none twice
; assumed: H = h*d_h
; claimed: B*S*(8*S*H + 9*S*h + 8*H**2 + 4*H*F + 34*H + 21*F) = B*S*(8*S*h*d_h + 9*S*h + 4*H*F + 8*H*h*d_h + 34*H + 21*F) and 4*B*S*H*(2*S + 2*H + F) = 4*B*S*(2*S*h*d_h + H*F + 2*H*h*d_h) and 5*B*S**2*h*e + B*S**2*h + 22*B*S*H*e + 2*B*S*H + B*S*F*e + 4*H**2*e + 2*H*F*e + 4*H*e = 5*B*S**2*h*e + B*S**2*h + 15*B*S*H*e + 2*B*S*H + B*S*F*e + 7*B*S*h*d_h*e + 2*H*F*e + 4*H*h*d_h*e + 4*H*e and B*S*e*(3*S*h + 15*H + F) = B*S*e*(3*S*h + 11*H + F + 4*h*d_h) and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (+ (* 8 v_B (* v_d_h v_h) (* v_S v_S)) (* 8 v_B v_S (* (* v_d_h v_h) (* v_d_h v_h))) (* 9 v_B v_h (* v_S v_S)) (* 21 v_B v_F v_S) (* 34 v_B (* v_d_h v_h) v_S) (* 4 v_B v_F (* v_d_h v_h) v_S)) (+ (* 9 v_B v_h (* v_S v_S)) (* 21 v_B v_F v_S) (* 34 v_B (* v_d_h v_h) v_S) (* 4 v_B v_F (* v_d_h v_h) v_S) (* 8 v_B v_d_h v_h (* v_S v_S)) (* 8 v_B (* v_d_h v_h) v_S v_d_h v_h))) (= (+ (* 8 v_B (* v_d_h v_h) (* v_S v_S)) (* 8 v_B v_S (* (* v_d_h v_h) (* v_d_h v_h))) (* 4 v_B v_F (* v_d_h v_h) v_S)) (+ (* 4 v_B v_F (* v_d_h v_h) v_S) (* 8 v_B v_d_h v_h (* v_S v_S)) (* 8 v_B (* v_d_h v_h) v_S v_d_h v_h))) (= (+ (* 4 (* v_d_h v_h) v_e) (* 4 v_e (* (* v_d_h v_h) (* v_d_h v_h))) (* v_B v_h (* v_S v_S)) (* 2 v_B (* v_d_h v_h) v_S) (* 2 v_F (* v_d_h v_h) v_e) (* v_B v_F v_S v_e) (* 5 v_B v_e v_h (* v_S v_S)) (* 22 v_B (* v_d_h v_h) v_S v_e)) (+ (* 4 (* v_d_h v_h) v_e) (* v_B v_h (* v_S v_S)) (* 2 v_B (* v_d_h v_h) v_S) (* 2 v_F (* v_d_h v_h) v_e) (* v_B v_F v_S v_e) (* 4 (* v_d_h v_h) v_d_h v_e v_h) (* 5 v_B v_e v_h (* v_S v_S)) (* 15 v_B (* v_d_h v_h) v_S v_e) (* 7 v_B v_S v_d_h v_e v_h))) (= (+ (* v_B v_F v_S v_e) (* 3 v_B v_e v_h (* v_S v_S)) (* 15 v_B (* v_d_h v_h) v_S v_e)) (+ (* v_B v_F v_S v_e) (* 3 v_B v_e v_h (* v_S v_S)) (* 11 v_B (* v_d_h v_h) v_S v_e) (* 4 v_B v_S v_d_h v_e v_h))) (= 0 0))))
(check-sat)
(reset)
; claim 64b12174a9698369744baee6af4bef0fada0cbaeeeb87899680cd975bfc916ba, text 1 of 1
; distribute_training.integrality.forward.mlp.gelu@training.single.none.fused: every component of the work of forward.mlp.gelu is a non-negative integer
; claimed: 8*B*S*F is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(assert (not (and (= (* 8 v_B v_F v_S) (* 8 v_B v_F v_S)) (>= (* 8 v_B v_F v_S) 0))))
(check-sat)
(reset)
; claim ae1f7e3f5c9f780743b9c8ee285e5d9e192b6944481d478467fa63babbf7ad33, text 1 of 1
; distribute_training.integrality.activation_gradient.mlp.gelu@training.single.none.fused: every component of the work of activation_gradient.mlp.gelu is a non-negative integer
; claimed: 21*B*S*F is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(assert (not (and (= (* 21 v_B v_F v_S) (* 21 v_B v_F v_S)) (>= (* 21 v_B v_F v_S) 0))))
(check-sat)
(reset)
; claim 792f8b80a4003b141e06ba967528248e9b31544a08eba41dc42855ad6079f102, text 1 of 1
; distribute_training.data_flow.stored@training.single.none.fused: every kept tensor names the task that writes it and all later tasks that read it
; claimed: 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1))))
(check-sat)
(reset)
; claim 5aff4716980ac7fe5787e646b4eff66412ac028274578cde3f7d3c184b82b311, text 1 of 1
; distribute_training.conservation.categories@training.single.selective: kind, engine, phase, lineage, role, effects and fusion of every task are those of its layer
; claimed: 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1))))
(check-sat)
(reset)
; claim 892c5f0586b2b2711eb7e6772d1a7926dcebfcf0a0a02b3a3b3e6d5bd95b62e6, text 1 of 1
; distribute_training.recompute_law.total.repeated: the backward pass repeats the forward work of exactly the layers that the policy names
; assumed: H = h*d_h
; claimed: 2*B*S**2*(2*H + 3*h) = 2*B*S**2*h*(2*d_h + 3) and 4*B*S**2*H = 4*B*S**2*h*d_h and 3*B*S*e*(S*h + H) = 3*B*S*h*e*(S + d_h) and B*S*(3*S*h*e + S*h + H*e) = B*S*h*(3*S*e + S + d_h*e) and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (+ (* 4 v_B (* v_d_h v_h) (* v_S v_S)) (* 6 v_B v_h (* v_S v_S))) (+ (* 6 v_B v_h (* v_S v_S)) (* 4 v_B v_d_h v_h (* v_S v_S)))) (= (* 4 v_B (* v_d_h v_h) (* v_S v_S)) (* 4 v_B v_d_h v_h (* v_S v_S))) (= (+ (* 3 v_B (* v_d_h v_h) v_S v_e) (* 3 v_B v_e v_h (* v_S v_S))) (+ (* 3 v_B v_e v_h (* v_S v_S)) (* 3 v_B v_S v_d_h v_e v_h))) (= (+ (* v_B v_h (* v_S v_S)) (* v_B (* v_d_h v_h) v_S v_e) (* 3 v_B v_e v_h (* v_S v_S))) (+ (* v_B v_h (* v_S v_S)) (* 3 v_B v_e v_h (* v_S v_S)) (* v_B v_S v_d_h v_e v_h))) (= 0 0))))
(check-sat)
(reset)
; claim 22db7bebf0e14f6be3a8f043c5ae66ce21fe01d315092406a4d824a2d3e2e526, text 1 of 1
; distribute_training.data_flow.dependencies@training.single.selective: every task waits for exactly the tasks that wrote last what it reads
; claimed: 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1))))
(check-sat)
(reset)
; claim 1a00ad372c3733fd632083547473f36229d29fa8ff279d7962e7756e7848fae8, text 1 of 1
; distribute_training.data_flow.stored@training.single.selective: every kept tensor names the task that writes it and all later tasks that read it
; claimed: 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1))))
(check-sat)
(reset)
; claim cce0d2358c20b03b6fbc614843405d560af4ae2a179fd349642dfb515e3c2d84, text 1 of 1
; distribute_training.data_flow.stored@training.single.selective.fused: every kept tensor names the task that writes it and all later tasks that read it
; claimed: 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1))))
(check-sat)
(reset)
; claim 03308ad75210e5219ab98d96d5c0f3aa788e6b7ffcde5a4a81f2da26853e309a, text 1 of 1
; distribute_training.conservation.categories@training.single.full: kind, engine, phase, lineage, role, effects and fusion of every task are those of its layer
; claimed: 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1))))
(check-sat)
(reset)
; claim 4e2b3c0a47c1f54514f4d0cd0e0074905e7211e34e84bd5183642eaebf52d1c8, text 1 of 1
; distribute_training.data_flow.dependencies@training.single.full: every task waits for exactly the tasks that wrote last what it reads
; claimed: 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1))))
(check-sat)
(reset)
; claim a280c7382b23885bcdd0b33a52a8bcdb5b3c3cf5bfae38e17f179cb1ca4f5656, text 1 of 1
; distribute_training.data_flow.stored@training.single.full: every kept tensor names the task that writes it and all later tasks that read it
; claimed: 1 = 1 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (= 1 1) (= 1 1))))
(check-sat)
(reset)
; claim 61c8d3adfcc9091639287894e637f2ac3981270963d19e5f2e08f32b1bc6fc83, text 1 of 1
; distribute_training.data_flow.hypotheses@training.single.full: the hypotheses of the derivation are those of its model and its placement
; claimed: 1 = 1 and 1 = 1 and 2 = 2 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (= 1 1) (= 1 1) (= 2 2) (= 1 1))))
(check-sat)
(reset)
; claim af43bb43096188b5c7833e35d36d8445012a91ca440fb13ab38889891a3de5c6, text 1 of 1
; distribute_training.data_flow.hypotheses@training.single.full.sharded: the hypotheses of the derivation are those of its model and its placement
; claimed: 1 = 1 and 1 = 1 and 1 = 1 and 3 = 3 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (= 1 1) (= 1 1) (= 1 1) (= 3 3) (= 1 1))))
(check-sat)
(reset)
; claim 10a44b8c3fa2c510f8ab6831d2f66563f1a19b4bb0dfbf980afeaabf748094f6, text 1 of 1
; distribute_training.conservation.forward.attention.layer_norm@training.tp.none: all ranks together spend on forward.attention.layer_norm what the layer means; every rank does all of it
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 9*B*S*H*t = 9*B*S*H*t and 0 = 0 and H*e*t*(B*S + 2) = H*e*t*(B*S + 2) and B*S*H*e*t = B*S*H*e*t and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 9 v_B (* v_d_h v_h_per_t v_t) v_S v_t) (* 9 v_B (* v_d_h v_h_per_t v_t) v_S v_t)) (= 0 0) (= (* v_t (+ (* 2 (* v_d_h v_h_per_t v_t) v_e) (* v_B (* v_d_h v_h_per_t v_t) v_S v_e))) (+ (* 2 (* v_d_h v_h_per_t v_t) v_e v_t) (* v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t))) (= (* v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t) (* v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim ca9ca2bb4e44207fbd08d9459bd9fa9d68917c127eb659c3e8ab64a2effed69a, text 1 of 1
; distribute_training.conservation.forward.attention.query@training.tp.none: all ranks together spend on forward.attention.query what the layer means; its points are split over the ranks
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 2*B*S*H**2 = 2*B*S*H*h*d_h and 2*B*S*H**2 = 2*B*S*H*h*d_h and H*e*(B*S*t + H) = H*e*(B*S*t + h*d_h) and B*S*H*e = B*S*h*d_h*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 2 v_B v_S (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 2 v_B (* v_d_h v_h_per_t v_t) v_S v_d_h (* v_h_per_t v_t))) (= (* 2 v_B v_S (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 2 v_B (* v_d_h v_h_per_t v_t) v_S v_d_h (* v_h_per_t v_t))) (= (* v_t (+ (* v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_t (* v_B (* v_d_h v_h_per_t v_t) v_S v_e)))) (* v_t (+ (* (* v_d_h v_h_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t)))) (= (* v_B (* v_d_h v_h_per_t v_t) v_S v_e) (* v_B v_S v_d_h v_e (* v_h_per_t v_t))) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 0f9161f869041e0ad12fa6867ab4cf0e6bed1ad8a8e34f54cc870151cc2c7875, text 1 of 1
; distribute_training.conservation.forward.attention.query_key@training.tp.none: all ranks together spend on forward.attention.query_key what the layer means; its points are split over the ranks
; assumed: H = h*d_h
; claimed: 2*B*S**2*H = 2*B*S**2*h*d_h and 2*B*S**2*H = 2*B*S**2*h*d_h and 2*B*S*H*e = 2*B*S*h*d_h*e and B*S**2*h*e = B*S**2*h*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 2 v_B (* v_d_h v_h) (* v_S v_S)) (* 2 v_B v_d_h v_h (* v_S v_S))) (= (* 2 v_B (* v_d_h v_h) (* v_S v_S)) (* 2 v_B v_d_h v_h (* v_S v_S))) (= (* 2 v_B (* v_d_h v_h) v_S v_e) (* 2 v_B v_S v_d_h v_e v_h)) (= (* v_B v_e v_h (* v_S v_S)) (* v_B v_e v_h (* v_S v_S))) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 3db344a9c779670842245ca8727512d13a55dfc4701fefaa48be3bb0b438eba3, text 1 of 1
; distribute_training.conservation.forward.attention.softmax@training.tp.none: all ranks together spend on forward.attention.softmax what the layer means; its points are split over the ranks
; claimed: 5*B*S**2*h = 5*B*S**2*h and 0 = 0 and B*S**2*h*e = B*S**2*h*e and B*S**2*h*e = B*S**2*h*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 5 v_B v_h (* v_S v_S)) (* 5 v_B v_h (* v_S v_S))) (= 0 0) (= (* v_B v_e v_h (* v_S v_S)) (* v_B v_e v_h (* v_S v_S))) (= (* v_B v_e v_h (* v_S v_S)) (* v_B v_e v_h (* v_S v_S))) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 428c6792c5e67df7963cd9876aad0aaa031d9fbf15db568f0b56548e0d2576fb, text 1 of 1
; distribute_training.conservation.forward.attention.probability_dropout@training.tp.none: all ranks together spend on forward.attention.probability_dropout what the layer means; its points are split over the ranks
; assumed: t >= 2
; assumed: t | h
; claimed: B*S**2*h = B*S**2*h and 0 = 0 and B*S**2*h*e = B*S**2*h*e and B*S**2*h*(e + 1) = B*S**2*h*(e + 1) and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_B (* v_h_per_t v_t) (* v_S v_S)) (* v_B (* v_h_per_t v_t) (* v_S v_S))) (= 0 0) (= (* v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* v_B v_e (* v_h_per_t v_t) (* v_S v_S))) (= (* v_t (+ (* v_B (* v_h_per_t v_t) (* v_S v_S)) (* v_B v_e (* v_h_per_t v_t) (* v_S v_S)))) (* v_t (+ (* v_B (* v_h_per_t v_t) (* v_S v_S)) (* v_B v_e (* v_h_per_t v_t) (* v_S v_S))))) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 6acb2c066407f3e625095d4b8a45056b5f576219bc69ac4404e146751c8dee2c, text 1 of 1
; distribute_training.conservation.forward.attention.probability_value@training.tp.none: all ranks together spend on forward.attention.probability_value what the layer means; its points are split over the ranks
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 2*B*S**2*H = 2*B*S**2*h*d_h and 2*B*S**2*H = 2*B*S**2*h*d_h and B*S*e*(S*h + H) = B*S*h*e*(S + d_h) and B*S*H*e = B*S*h*d_h*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S v_S)) (* 2 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S))) (= (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S v_S)) (* 2 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S))) (= (* v_t (+ (* v_B (* v_d_h v_h_per_t v_t) v_S v_e) (* v_B v_e (* v_h_per_t v_t) (* v_S v_S)))) (* v_t (+ (* v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* v_B v_S v_d_h v_e (* v_h_per_t v_t))))) (= (* v_B (* v_d_h v_h_per_t v_t) v_S v_e) (* v_B v_S v_d_h v_e (* v_h_per_t v_t))) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 25fd2badf995440118e928f10a293e589d0fc0c23c2d130f3d8f788b05b67586, text 1 of 1
; distribute_training.conservation.forward.attention.output_projection@training.tp.none: all ranks together spend on forward.attention.output_projection what the layer means; its points are split over the ranks
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 2*B*S*H**2 = 2*B*S*H*h*d_h and 2*B*S*H**2 = 2*B*S*H*h*d_h and H*e*(B*S + H) = h*d_h*e*(B*S + H) and B*S*H*e*t = B*S*H*e*t and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 2 v_B v_S (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 2 v_B (* v_d_h v_h_per_t v_t) v_S v_d_h (* v_h_per_t v_t))) (= (* 2 v_B v_S (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 2 v_B (* v_d_h v_h_per_t v_t) v_S v_d_h (* v_h_per_t v_t))) (= (* v_t (+ (* v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_B (* v_d_h v_h_per_t v_t) v_S v_e))) (* v_t (+ (* (* v_d_h v_h_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* v_B v_S v_d_h v_e (* v_h_per_t v_t))))) (= (* v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t) (* v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 49c30fe61ec40d95c2b0ef403029a18528fd1f75676abb52d3d39c128cc960ff, text 1 of 1
; distribute_training.conservation.forward.attention.output_collective: all ranks together spend on forward.attention.output_collective what the layer means; its points are split over the ranks
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: B*S*H*(t - 1) = B*S*H*(t - 1) and 0 = 0 and B*S*H*e*t = B*S*H*e*t and B*S*H*e*t = B*S*H*e*t and B*S*H*e*t = B*S*H*e*t and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_t (+ (* v_t (* v_B (* v_d_h v_h_per_t v_t) v_S)) (* (- 1) v_B (* v_d_h v_h_per_t v_t) v_S))) (* v_t (* v_B (* v_d_h v_h_per_t v_t) v_S (+ (- 1) v_t)))) (= 0 0) (= (* v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t) (* v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t)) (= (* v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t) (* v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t)) (= (* v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t) (* v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t)) (= 1 1))))
(check-sat)
(reset)
; claim 707ad384ff122584ebb90aabbb198bc2483679e218045f6809d257077400d162, text 1 of 1
; distribute_training.conservation.forward.attention.output_dropout@training.tp.none: all ranks together spend on forward.attention.output_dropout what the layer means; every rank does all of it
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: B*S*H*t = B*S*H*t and 0 = 0 and B*S*H*e*t = B*S*H*e*t and B*S*H*t*(e + 1) = B*S*H*t*(e + 1) and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_B (* v_d_h v_h_per_t v_t) v_S v_t) (* v_B (* v_d_h v_h_per_t v_t) v_S v_t)) (= 0 0) (= (* v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t) (* v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t)) (= (* v_t (+ (* v_B (* v_d_h v_h_per_t v_t) v_S) (* v_B (* v_d_h v_h_per_t v_t) v_S v_e))) (+ (* v_B (* v_d_h v_h_per_t v_t) v_S v_t) (* v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t))) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim decb822e432da01067c96e498983d27f225487737f8219a1eb9e3ad8ed27c5d9, text 1 of 1
; distribute_training.conservation.forward.attention.residual@training.tp.none: all ranks together spend on forward.attention.residual what the layer means; every rank does all of it
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: B*S*H*t = B*S*H*t and 0 = 0 and 2*B*S*H*e*t = 2*B*S*H*e*t and B*S*H*e*t = B*S*H*e*t and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_B (* v_d_h v_h_per_t v_t) v_S v_t) (* v_B (* v_d_h v_h_per_t v_t) v_S v_t)) (= 0 0) (= (* 2 v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t) (* 2 v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t)) (= (* v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t) (* v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim ed0e75bede93f6675133b680ad0c24f4b449a1585ef43277232dce42ada13433, text 1 of 1
; distribute_training.conservation.forward.mlp.expand@training.tp.none: all ranks together spend on forward.mlp.expand what the layer means; its points are split over the ranks
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: 2*B*S*H*F = 2*B*S*H*F and 2*B*S*H*F = 2*B*S*H*F and H*e*(B*S*t + F) = H*e*(B*S*t + F) and B*S*F*e = B*S*F*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 2 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_S) (* 2 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_S)) (= (* 2 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_S) (* 2 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_S)) (= (* v_t (+ (* v_t (* v_B (* v_d_h v_h_per_t v_t) v_S v_e)) (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e))) (* v_t (+ (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t)))) (= (* v_B (* v_F_per_t v_t) v_S v_e) (* v_B (* v_F_per_t v_t) v_S v_e)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim a09028e7c1a0d5267f2a35e2d96912e4e8b4a5381300643bbe152a9252478a37, text 1 of 1
; distribute_training.conservation.forward.mlp.gelu@training.tp.none: all ranks together spend on forward.mlp.gelu what the layer means; its points are split over the ranks
; claimed: 8*B*S*F = 8*B*S*F and 0 = 0 and B*S*F*e = B*S*F*e and B*S*F*e = B*S*F*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (= (* 8 v_B v_F v_S) (* 8 v_B v_F v_S)) (= 0 0) (= (* v_B v_F v_S v_e) (* v_B v_F v_S v_e)) (= (* v_B v_F v_S v_e) (* v_B v_F v_S v_e)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim cbf04204b682c5beb1e5a8ef45fd636e5c26cf2ae2d70fdb4d25717d7be951e7, text 1 of 1
; distribute_training.conservation.forward.mlp.contract@training.tp.none: all ranks together spend on forward.mlp.contract what the layer means; its points are split over the ranks
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: 2*B*S*H*F = 2*B*S*H*F and 2*B*S*H*F = 2*B*S*H*F and F*e*(B*S + H) = F*e*(B*S + H) and B*S*H*e*t = B*S*H*e*t and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 2 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_S) (* 2 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_S)) (= (* 2 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_S) (* 2 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_S)) (= (* v_t (+ (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* v_B (* v_F_per_t v_t) v_S v_e))) (* v_t (+ (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* v_B (* v_F_per_t v_t) v_S v_e)))) (= (* v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t) (* v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 12debe6dc66f5100f3638ac68b75bbdcbc337dce7a460fb86f669b803a0ba0a8, text 1 of 1
; distribute_training.conservation.activation_gradient.mlp.output_dropout@training.tp.none: all ranks together spend on activation_gradient.mlp.output_dropout what the layer means; every rank does all of it
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: B*S*H*t = B*S*H*t and 0 = 0 and B*S*H*t*(e + 1) = B*S*H*t*(e + 1) and B*S*H*e*t = B*S*H*e*t and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_B (* v_d_h v_h_per_t v_t) v_S v_t) (* v_B (* v_d_h v_h_per_t v_t) v_S v_t)) (= 0 0) (= (* v_t (+ (* v_B (* v_d_h v_h_per_t v_t) v_S) (* v_B (* v_d_h v_h_per_t v_t) v_S v_e))) (+ (* v_B (* v_d_h v_h_per_t v_t) v_S v_t) (* v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t))) (= (* v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t) (* v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 5df69ad94475070cac7fe1f0f694248768731f807fb4776bafde616c35d7e4b1, text 1 of 1
; distribute_training.conservation.weight_gradient.mlp.contract@training.tp.none: all ranks together spend on weight_gradient.mlp.contract what the layer means; its points are split over the ranks
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: 2*B*S*H*F = 2*B*S*H*F and 2*B*S*H*F = 2*B*S*H*F and B*S*e*(H*t + F) = B*S*e*(H*t + F) and H*F*e = H*F*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 2 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_S) (* 2 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_S)) (= (* 2 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_S) (* 2 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_S)) (= (* v_t (+ (* v_t (* v_B (* v_d_h v_h_per_t v_t) v_S v_e)) (* v_B (* v_F_per_t v_t) v_S v_e))) (* v_t (+ (* v_B (* v_F_per_t v_t) v_S v_e) (* v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t)))) (= (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 539d9c81727bb4924b4581c2dac64985054c3e1e1846e81ff13da555c1a2e67b, text 1 of 1
; distribute_training.conservation.activation_gradient.mlp.gelu@training.tp.none: all ranks together spend on activation_gradient.mlp.gelu what the layer means; its points are split over the ranks
; claimed: 13*B*S*F = 13*B*S*F and 0 = 0 and 2*B*S*F*e = 2*B*S*F*e and B*S*F*e = B*S*F*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (= (* 13 v_B v_F v_S) (* 13 v_B v_F v_S)) (= 0 0) (= (* 2 v_B v_F v_S v_e) (* 2 v_B v_F v_S v_e)) (= (* v_B v_F v_S v_e) (* v_B v_F v_S v_e)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim f863076fb63a1f3208737a048492227f547ba7a785633476aaaaecfb4395670b, text 1 of 1
; distribute_training.conservation.activation_gradient.mlp.layer_norm@training.tp.none: all ranks together spend on activation_gradient.mlp.layer_norm what the layer means; every rank does all of it
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 14*B*S*H*t = 14*B*S*H*t and 0 = 0 and 2*H*e*t*(B*S + 1) = 2*H*e*t*(B*S + 1) and B*S*H*e*t = B*S*H*e*t and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 14 v_B (* v_d_h v_h_per_t v_t) v_S v_t) (* 14 v_B (* v_d_h v_h_per_t v_t) v_S v_t)) (= 0 0) (= (* v_t (+ (* 2 (* v_d_h v_h_per_t v_t) v_e) (* 2 v_B (* v_d_h v_h_per_t v_t) v_S v_e))) (+ (* 2 (* v_d_h v_h_per_t v_t) v_e v_t) (* 2 v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t))) (= (* v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t) (* v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim b906c246f42c3bda8b6f73b3ba2679d6432a09c655fe690e59d0c6cdf57830cd, text 1 of 1
; distribute_training.conservation.weight_gradient.mlp.layer_norm@training.tp.none: all ranks together spend on weight_gradient.mlp.layer_norm what the layer means; every rank does all of it
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 7*B*S*H*t = 7*B*S*H*t and 0 = 0 and 2*B*S*H*e*t = 2*B*S*H*e*t and 2*H*e*t = 2*H*e*t and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 7 v_B (* v_d_h v_h_per_t v_t) v_S v_t) (* 7 v_B (* v_d_h v_h_per_t v_t) v_S v_t)) (= 0 0) (= (* 2 v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t) (* 2 v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t)) (= (* 2 (* v_d_h v_h_per_t v_t) v_e v_t) (* 2 (* v_d_h v_h_per_t v_t) v_e v_t)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 2481be614625efce06067779522a48cc1aedc37b118d3c5a2e54cf8e010f7ef9, text 1 of 1
; distribute_training.conservation.weight_gradient.attention.output_projection@training.tp.none: all ranks together spend on weight_gradient.attention.output_projection what the layer means; its points are split over the ranks
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 2*B*S*H**2 = 2*B*S*H*h*d_h and 2*B*S*H**2 = 2*B*S*H*h*d_h and B*S*H*e*(t + 1) = B*S*e*(H*t + h*d_h) and H**2*e = H*h*d_h*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 2 v_B v_S (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 2 v_B (* v_d_h v_h_per_t v_t) v_S v_d_h (* v_h_per_t v_t))) (= (* 2 v_B v_S (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 2 v_B (* v_d_h v_h_per_t v_t) v_S v_d_h (* v_h_per_t v_t))) (= (* v_t (+ (* v_t (* v_B (* v_d_h v_h_per_t v_t) v_S v_e)) (* v_B (* v_d_h v_h_per_t v_t) v_S v_e))) (* v_t (+ (* v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t) (* v_B v_S v_d_h v_e (* v_h_per_t v_t))))) (= (* v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* (* v_d_h v_h_per_t v_t) v_d_h v_e (* v_h_per_t v_t))) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 3b63d898cc71e66b358b0a3385f3c7edbb5113429aa226759a643b0bc6865094, text 1 of 1
; distribute_training.conservation.activation_gradient.attention.probability_value@training.tp.none: all ranks together spend on activation_gradient.attention.probability_value what the layer means; its points are split over the ranks
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 4*B*S**2*H = 4*B*S**2*h*d_h and 4*B*S**2*H = 4*B*S**2*h*d_h and B*S*e*(S*h + 2*H) = B*S*h*e*(S + 2*d_h) and B*S*e*(S*h + H) = B*S*h*e*(S + d_h) and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 4 v_B (* v_d_h v_h_per_t v_t) (* v_S v_S)) (* 4 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S))) (= (* 4 v_B (* v_d_h v_h_per_t v_t) (* v_S v_S)) (* 4 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S))) (= (* v_t (+ (* v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* 2 v_B (* v_d_h v_h_per_t v_t) v_S v_e))) (* v_t (+ (* v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* 2 v_B v_S v_d_h v_e (* v_h_per_t v_t))))) (= (* v_t (+ (* v_B (* v_d_h v_h_per_t v_t) v_S v_e) (* v_B v_e (* v_h_per_t v_t) (* v_S v_S)))) (* v_t (+ (* v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* v_B v_S v_d_h v_e (* v_h_per_t v_t))))) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 34596ba93c1377ac0627e537891850c1ada06643b0aea752fb500d152e8ffd07, text 1 of 1
; distribute_training.conservation.activation_gradient.attention.probability_dropout@training.tp.none: all ranks together spend on activation_gradient.attention.probability_dropout what the layer means; its points are split over the ranks
; assumed: t >= 2
; assumed: t | h
; claimed: B*S**2*h = B*S**2*h and 0 = 0 and B*S**2*h*(e + 1) = B*S**2*h*(e + 1) and B*S**2*h*e = B*S**2*h*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_B (* v_h_per_t v_t) (* v_S v_S)) (* v_B (* v_h_per_t v_t) (* v_S v_S))) (= 0 0) (= (* v_t (+ (* v_B (* v_h_per_t v_t) (* v_S v_S)) (* v_B v_e (* v_h_per_t v_t) (* v_S v_S)))) (* v_t (+ (* v_B (* v_h_per_t v_t) (* v_S v_S)) (* v_B v_e (* v_h_per_t v_t) (* v_S v_S))))) (= (* v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* v_B v_e (* v_h_per_t v_t) (* v_S v_S))) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 716d58b4f8a063b716bd38a7bc2bc9f2ea1d21a9675f142864ecde74176ba48b, text 1 of 1
; distribute_training.conservation.activation_gradient.attention.softmax@training.tp.none: all ranks together spend on activation_gradient.attention.softmax what the layer means; its points are split over the ranks
; claimed: 8*B*S**2*h = 8*B*S**2*h and 0 = 0 and 2*B*S**2*h*e = 2*B*S**2*h*e and B*S**2*h*e = B*S**2*h*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 8 v_B v_h (* v_S v_S)) (* 8 v_B v_h (* v_S v_S))) (= 0 0) (= (* 2 v_B v_e v_h (* v_S v_S)) (* 2 v_B v_e v_h (* v_S v_S))) (= (* v_B v_e v_h (* v_S v_S)) (* v_B v_e v_h (* v_S v_S))) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim f602620e0e6f9e38a28054b47e2d420916b7f6bdc4462ced4a85f603f74b4aea, text 1 of 1
; distribute_training.conservation.activation_gradient.attention.query_key@training.tp.none: all ranks together spend on activation_gradient.attention.query_key what the layer means; its points are split over the ranks
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 4*B*S**2*H = 4*B*S**2*h*d_h and 4*B*S**2*H = 4*B*S**2*h*d_h and B*S*e*(S*h + 2*H) = B*S*h*e*(S + 2*d_h) and 2*B*S*H*e = 2*B*S*h*d_h*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 4 v_B (* v_d_h v_h_per_t v_t) (* v_S v_S)) (* 4 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S))) (= (* 4 v_B (* v_d_h v_h_per_t v_t) (* v_S v_S)) (* 4 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S))) (= (* v_t (+ (* v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* 2 v_B (* v_d_h v_h_per_t v_t) v_S v_e))) (* v_t (+ (* v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* 2 v_B v_S v_d_h v_e (* v_h_per_t v_t))))) (= (* 2 v_B (* v_d_h v_h_per_t v_t) v_S v_e) (* 2 v_B v_S v_d_h v_e (* v_h_per_t v_t))) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 8011c68736b66519e581550f41086be122ba7ea2891ee998bb8b69258510c2e2, text 1 of 1
; distribute_training.conservation.activation_gradient.attention.qkv_fork@training.tp.none: all ranks together spend on activation_gradient.attention.qkv_fork what the layer means; every rank does all of it
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 2*B*S*H*t = 2*B*S*H*t and 0 = 0 and 3*B*S*H*e*t = 3*B*S*H*e*t and B*S*H*e*t = B*S*H*e*t and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 2 v_B (* v_d_h v_h_per_t v_t) v_S v_t) (* 2 v_B (* v_d_h v_h_per_t v_t) v_S v_t)) (= 0 0) (= (* 3 v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t) (* 3 v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t)) (= (* v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t) (* v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 642bb41bedc910641f45afe63a97a03a8b38afca260fe1e8ad524afced340d9e, text 1 of 1
; distribute_training.conservation.optimizer.attention.layer_norm@training.tp.none: all ranks together spend on optimizer.attention.layer_norm what the layer means; every rank does all of it
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 22*H*t = 22*H*t and 0 = 0 and 2*H*t*(e + 12) = 2*H*t*(e + 12) and 2*H*t*(e + 12) = 2*H*t*(e + 12) and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 22 (* v_d_h v_h_per_t v_t) v_t) (* 22 (* v_d_h v_h_per_t v_t) v_t)) (= 0 0) (= (* v_t (+ (* 24 (* v_d_h v_h_per_t v_t)) (* 2 (* v_d_h v_h_per_t v_t) v_e))) (+ (* 24 (* v_d_h v_h_per_t v_t) v_t) (* 2 (* v_d_h v_h_per_t v_t) v_e v_t))) (= (* v_t (+ (* 24 (* v_d_h v_h_per_t v_t)) (* 2 (* v_d_h v_h_per_t v_t) v_e))) (+ (* 24 (* v_d_h v_h_per_t v_t) v_t) (* 2 (* v_d_h v_h_per_t v_t) v_e v_t))) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 48890992921289a64f01f6d44525b7b71148a997aabf216af398ea32ea7737d7, text 1 of 1
; distribute_training.conservation.optimizer.attention.query@training.tp.none: all ranks together spend on optimizer.attention.query what the layer means; its points are split over the ranks
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 11*H**2 = 11*H*h*d_h and 0 = 0 and H**2*(e + 12) = H*h*d_h*(e + 12) and H**2*(e + 12) = H*h*d_h*(e + 12) and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 11 (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 11 (* v_d_h v_h_per_t v_t) v_d_h (* v_h_per_t v_t))) (= 0 0) (= (* v_t (+ (* 12 (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))))) (* v_t (+ (* 12 (* v_d_h v_h_per_t v_t) v_d_h (* v_h_per_t v_t)) (* (* v_d_h v_h_per_t v_t) v_d_h v_e (* v_h_per_t v_t))))) (= (* v_t (+ (* 12 (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))))) (* v_t (+ (* 12 (* v_d_h v_h_per_t v_t) v_d_h (* v_h_per_t v_t)) (* (* v_d_h v_h_per_t v_t) v_d_h v_e (* v_h_per_t v_t))))) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim c7e42ce43a175d1d0ce3cf4907bd767271b0b0c487ad75a2018bcbfa2d92585c, text 1 of 1
; distribute_training.conservation.optimizer.mlp.expand@training.tp.none: all ranks together spend on optimizer.mlp.expand what the layer means; its points are split over the ranks
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: 11*H*F = 11*H*F and 0 = 0 and H*F*(e + 12) = H*F*(e + 12) and H*F*(e + 12) = H*F*(e + 12) and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 11 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t)) (* 11 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t))) (= 0 0) (= (* v_t (+ (* 12 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t)) (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e))) (* v_t (+ (* 12 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t)) (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e)))) (= (* v_t (+ (* 12 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t)) (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e))) (* v_t (+ (* 12 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t)) (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e)))) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim b979b77d278ed3a4056d27ba058bd20440b68586030a163bb4763427623a2198, text 1 of 1
; distribute_training.conservation.total.forward@training.tp.none: the forward phase spends what all its layers mean, no task missing and none twice
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: 2*B*S*(2*S*H + 3*S*h + 4*H**2 + 2*H*F + 12*H*t - H + 4*F) = 2*B*S*(2*S*h*d_h + 3*S*h + 2*H*F + 4*H*h*d_h + 12*H*t - H + 4*F) and 4*B*S*H*(S + 2*H + F) = 4*B*S*(S*h*d_h + H*F + 2*H*h*d_h) and e*(3*B*S**2*h + 14*B*S*H*t + 4*B*S*H + 2*B*S*F + 4*H**2 + 2*H*F + 4*H*t) = e*(3*B*S**2*h + 14*B*S*H*t + 2*B*S*F + 4*B*S*h*d_h + 2*H*F + 4*H*h*d_h + 4*H*t) and B*S*(3*S*h*e + S*h + 10*H*e*t + 4*H*e + 2*H*t + 2*F*e) = B*S*(3*S*h*e + S*h + 10*H*e*t + 2*H*t + 2*F*e + 4*h*d_h*e) and 2*B*S*H*e*t = 2*B*S*H*e*t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_t (+ (* v_t (* 24 v_B (* v_d_h v_h_per_t v_t) v_S)) (* (- 2) v_B (* v_d_h v_h_per_t v_t) v_S) (* 4 v_B (* v_d_h v_h_per_t v_t) (* v_S v_S)) (* 6 v_B (* v_h_per_t v_t) (* v_S v_S)) (* 8 v_B (* v_F_per_t v_t) v_S) (* 8 v_B v_S (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 4 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_S))) (* v_t (+ (* 6 v_B (* v_h_per_t v_t) (* v_S v_S)) (* 8 v_B (* v_F_per_t v_t) v_S) (* 2 v_B (* v_d_h v_h_per_t v_t) v_S (+ (- 1) v_t)) (* 4 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_S) (* 4 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S)) (* 22 v_B (* v_d_h v_h_per_t v_t) v_S v_t) (* 8 v_B (* v_d_h v_h_per_t v_t) v_S v_d_h (* v_h_per_t v_t))))) (= (* v_t (+ (* 4 v_B (* v_d_h v_h_per_t v_t) (* v_S v_S)) (* 8 v_B v_S (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 4 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_S))) (* v_t (+ (* 4 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_S) (* 4 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S)) (* 8 v_B (* v_d_h v_h_per_t v_t) v_S v_d_h (* v_h_per_t v_t))))) (= (* v_t (+ (* v_t (* 4 (* v_d_h v_h_per_t v_t) v_e)) (* 4 v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* v_t (* 14 v_B (* v_d_h v_h_per_t v_t) v_S v_e)) (* 2 v_B (* v_F_per_t v_t) v_S v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* 4 v_B (* v_d_h v_h_per_t v_t) v_S v_e))) (* v_t (+ (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* 4 (* v_d_h v_h_per_t v_t) v_e v_t) (* 2 v_B (* v_F_per_t v_t) v_S v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* 4 (* v_d_h v_h_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 4 v_B v_S v_d_h v_e (* v_h_per_t v_t)) (* 14 v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t)))) (= (* v_t (+ (* v_t (* 2 v_B (* v_d_h v_h_per_t v_t) v_S)) (* v_B (* v_h_per_t v_t) (* v_S v_S)) (* v_t (* 10 v_B (* v_d_h v_h_per_t v_t) v_S v_e)) (* 2 v_B (* v_F_per_t v_t) v_S v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* 4 v_B (* v_d_h v_h_per_t v_t) v_S v_e))) (* v_t (+ (* v_B (* v_h_per_t v_t) (* v_S v_S)) (* 2 v_B (* v_F_per_t v_t) v_S v_e) (* 2 v_B (* v_d_h v_h_per_t v_t) v_S v_t) (* 3 v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* 4 v_B v_S v_d_h v_e (* v_h_per_t v_t)) (* 10 v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t)))) (= (* 2 v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t) (* 2 v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t)))))
(check-sat)
(reset)
; claim bb9bcc970256e7227a60a99576f8f2414e9cbd36ab08397e409a152b9a90d40c, text 1 of 1
; distribute_training.conservation.total.activation_gradient@training.tp.none: the activation gradient phase spends what all its layers mean, no task missing and none twice
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: B*S*(8*S*H + 9*S*h + 8*H**2 + 4*H*F + 36*H*t - 2*H + 13*F) = B*S*(8*S*h*d_h + 9*S*h + 4*H*F + 8*H*h*d_h + 36*H*t - 2*H + 13*F) and 4*B*S*H*(2*S + 2*H + F) = 4*B*S*(2*S*h*d_h + H*F + 2*H*h*d_h) and 5*B*S**2*h*e + B*S**2*h + 17*B*S*H*e*t + 7*B*S*H*e + 2*B*S*H*t + 3*B*S*F*e + 4*H**2*e + 2*H*F*e + 4*H*e*t = 5*B*S**2*h*e + B*S**2*h + 17*B*S*H*e*t + 2*B*S*H*t + 3*B*S*F*e + 7*B*S*h*d_h*e + 2*H*F*e + 4*H*h*d_h*e + 4*H*e*t and B*S*e*(3*S*h + 13*H*t + 4*H + 2*F) = B*S*e*(3*S*h + 13*H*t + 2*F + 4*h*d_h) and 2*B*S*H*e*t = 2*B*S*H*e*t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_t (+ (* v_t (* 36 v_B (* v_d_h v_h_per_t v_t) v_S)) (* (- 2) v_B (* v_d_h v_h_per_t v_t) v_S) (* 8 v_B (* v_d_h v_h_per_t v_t) (* v_S v_S)) (* 8 v_B v_S (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 9 v_B (* v_h_per_t v_t) (* v_S v_S)) (* 13 v_B (* v_F_per_t v_t) v_S) (* 4 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_S))) (* v_t (+ (* 9 v_B (* v_h_per_t v_t) (* v_S v_S)) (* 13 v_B (* v_F_per_t v_t) v_S) (* 2 v_B (* v_d_h v_h_per_t v_t) v_S (+ (- 1) v_t)) (* 4 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_S) (* 8 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S)) (* 34 v_B (* v_d_h v_h_per_t v_t) v_S v_t) (* 8 v_B (* v_d_h v_h_per_t v_t) v_S v_d_h (* v_h_per_t v_t))))) (= (* v_t (+ (* 8 v_B (* v_d_h v_h_per_t v_t) (* v_S v_S)) (* 8 v_B v_S (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 4 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_S))) (* v_t (+ (* 4 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_S) (* 8 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S)) (* 8 v_B (* v_d_h v_h_per_t v_t) v_S v_d_h (* v_h_per_t v_t))))) (= (* v_t (+ (* v_t (* 4 (* v_d_h v_h_per_t v_t) v_e)) (* v_t (* 2 v_B (* v_d_h v_h_per_t v_t) v_S)) (* 4 v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_B (* v_h_per_t v_t) (* v_S v_S)) (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* v_t (* 17 v_B (* v_d_h v_h_per_t v_t) v_S v_e)) (* 3 v_B (* v_F_per_t v_t) v_S v_e) (* 5 v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* 7 v_B (* v_d_h v_h_per_t v_t) v_S v_e))) (* v_t (+ (* v_B (* v_h_per_t v_t) (* v_S v_S)) (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* 4 (* v_d_h v_h_per_t v_t) v_e v_t) (* 2 v_B (* v_d_h v_h_per_t v_t) v_S v_t) (* 3 v_B (* v_F_per_t v_t) v_S v_e) (* 4 (* v_d_h v_h_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 5 v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* 7 v_B v_S v_d_h v_e (* v_h_per_t v_t)) (* 17 v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t)))) (= (* v_t (+ (* v_t (* 13 v_B (* v_d_h v_h_per_t v_t) v_S v_e)) (* 2 v_B (* v_F_per_t v_t) v_S v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* 4 v_B (* v_d_h v_h_per_t v_t) v_S v_e))) (* v_t (+ (* 2 v_B (* v_F_per_t v_t) v_S v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* 4 v_B v_S v_d_h v_e (* v_h_per_t v_t)) (* 13 v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t)))) (= (* 2 v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t) (* 2 v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t)))))
(check-sat)
(reset)
; claim 48f92f994cec6bba5c0543412d5679e441f4421a12d2f0e99b18ad44ac956cb8, text 1 of 1
; distribute_training.conservation.total.weight_gradient@training.tp.none: the weight gradient phase spends what all its layers mean, no task missing and none twice
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: 2*B*S*H*(4*H + 2*F + 7*t) = 2*B*S*H*(2*F + 4*h*d_h + 7*t) and 4*B*S*H*(2*H + F) = 4*B*S*H*(F + 2*h*d_h) and 2*B*S*e*(5*H*t + 2*H + F) = 2*B*S*e*(5*H*t + F + 2*h*d_h) and 2*H*e*(2*H + F + 2*t) = 2*H*e*(F + 2*h*d_h + 2*t) and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_t (+ (* v_t (* 14 v_B (* v_d_h v_h_per_t v_t) v_S)) (* 8 v_B v_S (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 4 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_S))) (* v_t (+ (* 4 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_S) (* 14 v_B (* v_d_h v_h_per_t v_t) v_S v_t) (* 8 v_B (* v_d_h v_h_per_t v_t) v_S v_d_h (* v_h_per_t v_t))))) (= (* v_t (+ (* 8 v_B v_S (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 4 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_S))) (* v_t (+ (* 4 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_S) (* 8 v_B (* v_d_h v_h_per_t v_t) v_S v_d_h (* v_h_per_t v_t))))) (= (* v_t (+ (* v_t (* 10 v_B (* v_d_h v_h_per_t v_t) v_S v_e)) (* 2 v_B (* v_F_per_t v_t) v_S v_e) (* 4 v_B (* v_d_h v_h_per_t v_t) v_S v_e))) (* v_t (+ (* 2 v_B (* v_F_per_t v_t) v_S v_e) (* 4 v_B v_S v_d_h v_e (* v_h_per_t v_t)) (* 10 v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t)))) (= (* v_t (+ (* v_t (* 4 (* v_d_h v_h_per_t v_t) v_e)) (* 4 v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e))) (* v_t (+ (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* 4 (* v_d_h v_h_per_t v_t) v_e v_t) (* 4 (* v_d_h v_h_per_t v_t) v_d_h v_e (* v_h_per_t v_t))))) (= 0 0))))
(check-sat)
(reset)
; claim cc87fabd457eafe85dc71691b8bf22be014d06d90036b6a1db92d9628a396776, text 1 of 1
; distribute_training.conservation.total.optimizer@training.tp.none: the optimizer phase spends what all its layers mean, no task missing and none twice
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: 22*H*(2*H + F + 2*t) = 22*H*(F + 2*h*d_h + 2*t) and 0 = 0 and 2*H*(2*H*e + 24*H + F*e + 12*F + 2*e*t + 24*t) = 2*H*(F*e + 12*F + 2*h*d_h*e + 24*h*d_h + 2*e*t + 24*t) and 2*H*(2*H*e + 24*H + F*e + 12*F + 2*e*t + 24*t) = 2*H*(F*e + 12*F + 2*h*d_h*e + 24*h*d_h + 2*e*t + 24*t) and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_t (+ (* v_t (* 44 (* v_d_h v_h_per_t v_t))) (* 44 (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 22 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t)))) (* v_t (+ (* 22 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t)) (* 44 (* v_d_h v_h_per_t v_t) v_t) (* 44 (* v_d_h v_h_per_t v_t) v_d_h (* v_h_per_t v_t))))) (= 0 0) (= (* v_t (+ (* v_t (* 48 (* v_d_h v_h_per_t v_t))) (* v_t (* 4 (* v_d_h v_h_per_t v_t) v_e)) (* 48 (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 4 v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 24 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t)) (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e))) (* v_t (+ (* 24 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t)) (* 48 (* v_d_h v_h_per_t v_t) v_t) (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* 4 (* v_d_h v_h_per_t v_t) v_e v_t) (* 48 (* v_d_h v_h_per_t v_t) v_d_h (* v_h_per_t v_t)) (* 4 (* v_d_h v_h_per_t v_t) v_d_h v_e (* v_h_per_t v_t))))) (= (* v_t (+ (* v_t (* 48 (* v_d_h v_h_per_t v_t))) (* v_t (* 4 (* v_d_h v_h_per_t v_t) v_e)) (* 48 (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 4 v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 24 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t)) (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e))) (* v_t (+ (* 24 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t)) (* 48 (* v_d_h v_h_per_t v_t) v_t) (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* 4 (* v_d_h v_h_per_t v_t) v_e v_t) (* 48 (* v_d_h v_h_per_t v_t) v_d_h (* v_h_per_t v_t)) (* 4 (* v_d_h v_h_per_t v_t) v_d_h v_e (* v_h_per_t v_t))))) (= 0 0))))
(check-sat)
(reset)
; claim 7ef381e08a41c4ee253e636d42adf5056095301697b69c6102c660fb4b62b986, text 1 of 1
; distribute_training.backward_law.attention.query@training.tp.none: both gradients of attention.query together take twice its forward FLOPs
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 4*B*S*H**2/t = 4*B*S*H**2/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (* 4 v_B v_S (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 4 v_B v_S (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))))))
(check-sat)
(reset)
; claim 5ca8f20d42736372706374fb32e9df5b3addf7f939fa13ab67e82b8d135d9151, text 1 of 1
; distribute_training.backward_law.attention.query_key@training.tp.none: both gradients of attention.query_key together take twice its forward FLOPs
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 4*B*S**2*H/t = 4*B*S**2*H/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (* 4 v_B (* v_d_h v_h_per_t v_t) (* v_S v_S)) (* 4 v_B (* v_d_h v_h_per_t v_t) (* v_S v_S)))))
(check-sat)
(reset)
; claim cbfdc59a73dc305abff1dcbbe5a37814299af04138aa5968524731ec561181f7, text 1 of 1
; distribute_training.backward_law.mlp.expand@training.tp.none: both gradients of mlp.expand together take twice its forward FLOPs
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: 4*B*S*H*F/t = 4*B*S*H*F/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (* 4 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_S) (* 4 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_S))))
(check-sat)
(reset)
; claim 008b10b22e64c7c3409c5a432bdb1c6dff269fea83342213f0a31dceafe37b02, text 1 of 1
; distribute_training.integrality.forward.attention.query@training.tp.none: every component of the work of forward.attention.query is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 2*B*S*H**2/t is a non-negative integer and H*e*(B*S*t + H)/t is a non-negative integer and B*S*H*e/t is a non-negative integer and 2*B*S*H**2/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 2 v_B v_S (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_t (* 2 v_B v_S v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)))) (>= (* 2 v_B v_S v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) 0)) (and (= (+ (* v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_t (* v_B (* v_d_h v_h_per_t v_t) v_S v_e))) (* v_t (+ (* v_e v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) (* v_B v_S v_d_h v_e v_h_per_t v_t)))) (>= (+ (* v_e v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) (* v_B v_S v_d_h v_e v_h_per_t v_t)) 0)) (and (= (* v_B (* v_d_h v_h_per_t v_t) v_S v_e) (* v_t (* v_B v_S v_d_h v_e v_h_per_t))) (>= (* v_B v_S v_d_h v_e v_h_per_t) 0)) (and (= (* 2 v_B v_S (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_t (* 2 v_B v_S v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)))) (>= (* 2 v_B v_S v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) 0)))))
(check-sat)
(reset)
; claim 21228754c574f019426763bfbc1fe6c042b1750af46140076fde3c208b215745, text 1 of 1
; distribute_training.integrality.forward.attention.query_key@training.tp.none: every component of the work of forward.attention.query_key is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 2*B*S**2*H/t is a non-negative integer and 2*B*S*H*e/t is a non-negative integer and B*S**2*h*e/t is a non-negative integer and 2*B*S**2*H/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S v_S)) (* v_t (* 2 v_B v_d_h v_h_per_t (* v_S v_S)))) (>= (* 2 v_B v_d_h v_h_per_t (* v_S v_S)) 0)) (and (= (* 2 v_B (* v_d_h v_h_per_t v_t) v_S v_e) (* v_t (* 2 v_B v_S v_d_h v_e v_h_per_t))) (>= (* 2 v_B v_S v_d_h v_e v_h_per_t) 0)) (and (= (* v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* v_t (* v_B v_e v_h_per_t (* v_S v_S)))) (>= (* v_B v_e v_h_per_t (* v_S v_S)) 0)) (and (= (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S v_S)) (* v_t (* 2 v_B v_d_h v_h_per_t (* v_S v_S)))) (>= (* 2 v_B v_d_h v_h_per_t (* v_S v_S)) 0)))))
(check-sat)
(reset)
; claim 1e6874773200a03cbfcc426a003ad40550a8676d4cb95cd42bc4b29e3c82c585, text 1 of 1
; distribute_training.integrality.forward.attention.softmax@training.tp.none: every component of the work of forward.attention.softmax is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; claimed: 5*B*S**2*h/t is a non-negative integer and B*S**2*h*e/t is a non-negative integer and B*S**2*h*e/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 5 v_B (* v_h_per_t v_t) (* v_S v_S)) (* v_t (* 5 v_B v_h_per_t (* v_S v_S)))) (>= (* 5 v_B v_h_per_t (* v_S v_S)) 0)) (and (= (* v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* v_t (* v_B v_e v_h_per_t (* v_S v_S)))) (>= (* v_B v_e v_h_per_t (* v_S v_S)) 0)) (and (= (* v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* v_t (* v_B v_e v_h_per_t (* v_S v_S)))) (>= (* v_B v_e v_h_per_t (* v_S v_S)) 0)))))
(check-sat)
(reset)
; claim 429466ac532ebbdf5e9536147252531a6c632933bf30fcfa5bcf3fecf31a7b95, text 1 of 1
; distribute_training.integrality.forward.attention.probability_dropout@training.tp.none: every component of the work of forward.attention.probability_dropout is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; claimed: B*S**2*h/t is a non-negative integer and B*S**2*h*e/t is a non-negative integer and B*S**2*h*(e + 1)/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* v_B (* v_h_per_t v_t) (* v_S v_S)) (* v_t (* v_B v_h_per_t (* v_S v_S)))) (>= (* v_B v_h_per_t (* v_S v_S)) 0)) (and (= (* v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* v_t (* v_B v_e v_h_per_t (* v_S v_S)))) (>= (* v_B v_e v_h_per_t (* v_S v_S)) 0)) (and (= (+ (* v_B (* v_h_per_t v_t) (* v_S v_S)) (* v_B v_e (* v_h_per_t v_t) (* v_S v_S))) (* v_t (+ (* v_B v_h_per_t (* v_S v_S)) (* v_B v_e v_h_per_t (* v_S v_S))))) (>= (+ (* v_B v_h_per_t (* v_S v_S)) (* v_B v_e v_h_per_t (* v_S v_S))) 0)))))
(check-sat)
(reset)
; claim da2db2a17356b5f438319cfa46a84d343bec3fd2bbdd7414b3b612eaccc6a2ab, text 1 of 1
; distribute_training.integrality.forward.attention.probability_value@training.tp.none: every component of the work of forward.attention.probability_value is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 2*B*S**2*H/t is a non-negative integer and B*S*e*(S*h + H)/t is a non-negative integer and B*S*H*e/t is a non-negative integer and 2*B*S**2*H/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S v_S)) (* v_t (* 2 v_B v_d_h v_h_per_t (* v_S v_S)))) (>= (* 2 v_B v_d_h v_h_per_t (* v_S v_S)) 0)) (and (= (+ (* v_B (* v_d_h v_h_per_t v_t) v_S v_e) (* v_B v_e (* v_h_per_t v_t) (* v_S v_S))) (* v_t (+ (* v_B v_e v_h_per_t (* v_S v_S)) (* v_B v_S v_d_h v_e v_h_per_t)))) (>= (+ (* v_B v_e v_h_per_t (* v_S v_S)) (* v_B v_S v_d_h v_e v_h_per_t)) 0)) (and (= (* v_B (* v_d_h v_h_per_t v_t) v_S v_e) (* v_t (* v_B v_S v_d_h v_e v_h_per_t))) (>= (* v_B v_S v_d_h v_e v_h_per_t) 0)) (and (= (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S v_S)) (* v_t (* 2 v_B v_d_h v_h_per_t (* v_S v_S)))) (>= (* 2 v_B v_d_h v_h_per_t (* v_S v_S)) 0)))))
(check-sat)
(reset)
; claim 63de752bff78de07e23ea45ed34093cb76153fd47c3074afc520b195f5fbafee, text 1 of 1
; distribute_training.integrality.forward.attention.output_projection@training.tp.none: every component of the work of forward.attention.output_projection is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 2*B*S*H**2/t is a non-negative integer and H*e*(B*S + H)/t is a non-negative integer and B*S*H*e is a non-negative integer and 2*B*S*H**2/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 2 v_B v_S (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_t (* 2 v_B v_S v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)))) (>= (* 2 v_B v_S v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) 0)) (and (= (+ (* v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_B (* v_d_h v_h_per_t v_t) v_S v_e)) (* v_t (+ (* v_e v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) (* v_B v_S v_d_h v_e v_h_per_t)))) (>= (+ (* v_e v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) (* v_B v_S v_d_h v_e v_h_per_t)) 0)) (and (= (* v_B (* v_d_h v_h_per_t v_t) v_S v_e) (* v_B v_S v_d_h v_e v_h_per_t v_t)) (>= (* v_B v_S v_d_h v_e v_h_per_t v_t) 0)) (and (= (* 2 v_B v_S (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_t (* 2 v_B v_S v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)))) (>= (* 2 v_B v_S v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) 0)))))
(check-sat)
(reset)
; claim 3f43b960122449e4e297f4d8876744d4c7043b87917dfa5dab2e84b958632c80, text 1 of 2
; distribute_training.integrality.forward.attention.output_collective: every component of the work of forward.attention.output_collective is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: B*S*H*(t - 1)/t is a non-negative integer and B*S*H*e is a non-negative integer and B*S*H*e is a non-negative integer and B*S*H*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (+ (* v_t (* v_B (* v_d_h v_h_per_t v_t) v_S)) (* (- 1) v_B (* v_d_h v_h_per_t v_t) v_S)) (* v_t (+ (* (- 1) v_B v_S v_d_h v_h_per_t) (* v_B v_S v_d_h v_h_per_t v_t)))) (and (= (* v_B (* v_d_h v_h_per_t v_t) v_S v_e) (* v_B v_S v_d_h v_e v_h_per_t v_t)) (>= (* v_B v_S v_d_h v_e v_h_per_t v_t) 0)) (and (= (* v_B (* v_d_h v_h_per_t v_t) v_S v_e) (* v_B v_S v_d_h v_e v_h_per_t v_t)) (>= (* v_B v_S v_d_h v_e v_h_per_t v_t) 0)) (and (= (* v_B (* v_d_h v_h_per_t v_t) v_S v_e) (* v_B v_S v_d_h v_e v_h_per_t v_t)) (>= (* v_B v_S v_d_h v_e v_h_per_t v_t) 0)))))
(check-sat)
(reset)
; claim 3f43b960122449e4e297f4d8876744d4c7043b87917dfa5dab2e84b958632c80, text 2 of 2
; distribute_training.integrality.forward.attention.output_collective: every component of the work of forward.attention.output_collective is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: B*S*H*(t - 1)/t is a non-negative integer and B*S*H*e is a non-negative integer and B*S*H*e is a non-negative integer and B*S*H*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_rest_t Int)
(assert (>= v_rest_t 0))
(define-fun v_t () Int (+ v_rest_t 2))
(assert (not (and (= (+ (* (- 1) v_B v_S v_d_h v_h_per_t) (* v_B v_S v_d_h v_h_per_t v_t)) (+ (* v_B v_S v_d_h v_h_per_t) (* v_rest_t v_B v_S v_d_h v_h_per_t))) (>= (+ (* v_B v_S v_d_h v_h_per_t) (* v_rest_t v_B v_S v_d_h v_h_per_t)) 0))))
(check-sat)
(reset)
; claim 89f25d5b5d88654d892bd4b79940a3af80f75a90226172ea6396ec57ca45126b, text 1 of 1
; distribute_training.integrality.forward.mlp.expand@training.tp.none: every component of the work of forward.mlp.expand is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: 2*B*S*H*F/t is a non-negative integer and H*e*(B*S*t + F)/t is a non-negative integer and B*S*F*e/t is a non-negative integer and 2*B*S*H*F/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 2 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_S) (* v_t (* 2 v_B v_F_per_t v_S v_d_h v_h_per_t v_t))) (>= (* 2 v_B v_F_per_t v_S v_d_h v_h_per_t v_t) 0)) (and (= (+ (* v_t (* v_B (* v_d_h v_h_per_t v_t) v_S v_e)) (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e)) (* v_t (+ (* v_F_per_t v_d_h v_e v_h_per_t v_t) (* v_B v_S v_d_h v_e v_h_per_t v_t)))) (>= (+ (* v_F_per_t v_d_h v_e v_h_per_t v_t) (* v_B v_S v_d_h v_e v_h_per_t v_t)) 0)) (and (= (* v_B (* v_F_per_t v_t) v_S v_e) (* v_t (* v_B v_F_per_t v_S v_e))) (>= (* v_B v_F_per_t v_S v_e) 0)) (and (= (* 2 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_S) (* v_t (* 2 v_B v_F_per_t v_S v_d_h v_h_per_t v_t))) (>= (* 2 v_B v_F_per_t v_S v_d_h v_h_per_t v_t) 0)))))
(check-sat)
(reset)
; claim 5677a2ef073c7659c1aef50b4cdc9251f54a48c654f33447a9bf8ba9a147c572, text 1 of 1
; distribute_training.integrality.forward.mlp.gelu@training.tp.none: every component of the work of forward.mlp.gelu is a non-negative integer
; assumed: t >= 2
; assumed: t | F
; claimed: 8*B*S*F/t is a non-negative integer and B*S*F*e/t is a non-negative integer and B*S*F*e/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 8 v_B (* v_F_per_t v_t) v_S) (* v_t (* 8 v_B v_F_per_t v_S))) (>= (* 8 v_B v_F_per_t v_S) 0)) (and (= (* v_B (* v_F_per_t v_t) v_S v_e) (* v_t (* v_B v_F_per_t v_S v_e))) (>= (* v_B v_F_per_t v_S v_e) 0)) (and (= (* v_B (* v_F_per_t v_t) v_S v_e) (* v_t (* v_B v_F_per_t v_S v_e))) (>= (* v_B v_F_per_t v_S v_e) 0)))))
(check-sat)
(reset)
; claim 6615e18ead9c24c8745b32c21c58a7c6a0570e523158f76edf53c1989ee8fe39, text 1 of 1
; distribute_training.integrality.forward.mlp.contract@training.tp.none: every component of the work of forward.mlp.contract is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: 2*B*S*H*F/t is a non-negative integer and F*e*(B*S + H)/t is a non-negative integer and B*S*H*e is a non-negative integer and 2*B*S*H*F/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 2 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_S) (* v_t (* 2 v_B v_F_per_t v_S v_d_h v_h_per_t v_t))) (>= (* 2 v_B v_F_per_t v_S v_d_h v_h_per_t v_t) 0)) (and (= (+ (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* v_B (* v_F_per_t v_t) v_S v_e)) (* v_t (+ (* v_B v_F_per_t v_S v_e) (* v_F_per_t v_d_h v_e v_h_per_t v_t)))) (>= (+ (* v_B v_F_per_t v_S v_e) (* v_F_per_t v_d_h v_e v_h_per_t v_t)) 0)) (and (= (* v_B (* v_d_h v_h_per_t v_t) v_S v_e) (* v_B v_S v_d_h v_e v_h_per_t v_t)) (>= (* v_B v_S v_d_h v_e v_h_per_t v_t) 0)) (and (= (* 2 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_S) (* v_t (* 2 v_B v_F_per_t v_S v_d_h v_h_per_t v_t))) (>= (* 2 v_B v_F_per_t v_S v_d_h v_h_per_t v_t) 0)))))
(check-sat)
(reset)
; claim bfbf7e9cae0c94004cff3d88cf2bd67c8ce60df9c082b14bc87767fcf32e68f1, text 1 of 1
; distribute_training.integrality.weight_gradient.mlp.contract@training.tp.none: every component of the work of weight_gradient.mlp.contract is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: 2*B*S*H*F/t is a non-negative integer and B*S*e*(H*t + F)/t is a non-negative integer and H*F*e/t is a non-negative integer and 2*B*S*H*F/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 2 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_S) (* v_t (* 2 v_B v_F_per_t v_S v_d_h v_h_per_t v_t))) (>= (* 2 v_B v_F_per_t v_S v_d_h v_h_per_t v_t) 0)) (and (= (+ (* v_t (* v_B (* v_d_h v_h_per_t v_t) v_S v_e)) (* v_B (* v_F_per_t v_t) v_S v_e)) (* v_t (+ (* v_B v_F_per_t v_S v_e) (* v_B v_S v_d_h v_e v_h_per_t v_t)))) (>= (+ (* v_B v_F_per_t v_S v_e) (* v_B v_S v_d_h v_e v_h_per_t v_t)) 0)) (and (= (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* v_t (* v_F_per_t v_d_h v_e v_h_per_t v_t))) (>= (* v_F_per_t v_d_h v_e v_h_per_t v_t) 0)) (and (= (* 2 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_S) (* v_t (* 2 v_B v_F_per_t v_S v_d_h v_h_per_t v_t))) (>= (* 2 v_B v_F_per_t v_S v_d_h v_h_per_t v_t) 0)))))
(check-sat)
(reset)
; claim bc4d259dbd0b41f9d9a313818f368d72c9fbdd049d11ae001d1e6e5e411bba50, text 1 of 1
; distribute_training.integrality.activation_gradient.mlp.gelu@training.tp.none: every component of the work of activation_gradient.mlp.gelu is a non-negative integer
; assumed: t >= 2
; assumed: t | F
; claimed: 13*B*S*F/t is a non-negative integer and 2*B*S*F*e/t is a non-negative integer and B*S*F*e/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 13 v_B (* v_F_per_t v_t) v_S) (* v_t (* 13 v_B v_F_per_t v_S))) (>= (* 13 v_B v_F_per_t v_S) 0)) (and (= (* 2 v_B (* v_F_per_t v_t) v_S v_e) (* v_t (* 2 v_B v_F_per_t v_S v_e))) (>= (* 2 v_B v_F_per_t v_S v_e) 0)) (and (= (* v_B (* v_F_per_t v_t) v_S v_e) (* v_t (* v_B v_F_per_t v_S v_e))) (>= (* v_B v_F_per_t v_S v_e) 0)))))
(check-sat)
(reset)
; claim ed4e89a12fe9daf898d74f9208378b21966a0fa888d735e4c795ebd58b882fa7, text 1 of 1
; distribute_training.integrality.weight_gradient.attention.output_projection@training.tp.none: every component of the work of weight_gradient.attention.output_projection is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 2*B*S*H**2/t is a non-negative integer and B*S*H*e*(t + 1)/t is a non-negative integer and H**2*e/t is a non-negative integer and 2*B*S*H**2/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 2 v_B v_S (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_t (* 2 v_B v_S v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)))) (>= (* 2 v_B v_S v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) 0)) (and (= (+ (* v_t (* v_B (* v_d_h v_h_per_t v_t) v_S v_e)) (* v_B (* v_d_h v_h_per_t v_t) v_S v_e)) (* v_t (+ (* v_B v_S v_d_h v_e v_h_per_t) (* v_B v_S v_d_h v_e v_h_per_t v_t)))) (>= (+ (* v_B v_S v_d_h v_e v_h_per_t) (* v_B v_S v_d_h v_e v_h_per_t v_t)) 0)) (and (= (* v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_t (* v_e v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)))) (>= (* v_e v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) 0)) (and (= (* 2 v_B v_S (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_t (* 2 v_B v_S v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)))) (>= (* 2 v_B v_S v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) 0)))))
(check-sat)
(reset)
; claim 05e395efd69d041d376f62be875b061867093a5c7693813d8526f22af155c068, text 1 of 1
; distribute_training.integrality.activation_gradient.attention.probability_value@training.tp.none: every component of the work of activation_gradient.attention.probability_value is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 4*B*S**2*H/t is a non-negative integer and B*S*e*(S*h + 2*H)/t is a non-negative integer and B*S*e*(S*h + H)/t is a non-negative integer and 4*B*S**2*H/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 4 v_B (* v_d_h v_h_per_t v_t) (* v_S v_S)) (* v_t (* 4 v_B v_d_h v_h_per_t (* v_S v_S)))) (>= (* 4 v_B v_d_h v_h_per_t (* v_S v_S)) 0)) (and (= (+ (* v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* 2 v_B (* v_d_h v_h_per_t v_t) v_S v_e)) (* v_t (+ (* v_B v_e v_h_per_t (* v_S v_S)) (* 2 v_B v_S v_d_h v_e v_h_per_t)))) (>= (+ (* v_B v_e v_h_per_t (* v_S v_S)) (* 2 v_B v_S v_d_h v_e v_h_per_t)) 0)) (and (= (+ (* v_B (* v_d_h v_h_per_t v_t) v_S v_e) (* v_B v_e (* v_h_per_t v_t) (* v_S v_S))) (* v_t (+ (* v_B v_e v_h_per_t (* v_S v_S)) (* v_B v_S v_d_h v_e v_h_per_t)))) (>= (+ (* v_B v_e v_h_per_t (* v_S v_S)) (* v_B v_S v_d_h v_e v_h_per_t)) 0)) (and (= (* 4 v_B (* v_d_h v_h_per_t v_t) (* v_S v_S)) (* v_t (* 4 v_B v_d_h v_h_per_t (* v_S v_S)))) (>= (* 4 v_B v_d_h v_h_per_t (* v_S v_S)) 0)))))
(check-sat)
(reset)
; claim 551d6061f091e75504189cfa0f175a3016455141244daedce56563f98d68f58a, text 1 of 1
; distribute_training.integrality.activation_gradient.attention.probability_dropout@training.tp.none: every component of the work of activation_gradient.attention.probability_dropout is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; claimed: B*S**2*h/t is a non-negative integer and B*S**2*h*(e + 1)/t is a non-negative integer and B*S**2*h*e/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* v_B (* v_h_per_t v_t) (* v_S v_S)) (* v_t (* v_B v_h_per_t (* v_S v_S)))) (>= (* v_B v_h_per_t (* v_S v_S)) 0)) (and (= (+ (* v_B (* v_h_per_t v_t) (* v_S v_S)) (* v_B v_e (* v_h_per_t v_t) (* v_S v_S))) (* v_t (+ (* v_B v_h_per_t (* v_S v_S)) (* v_B v_e v_h_per_t (* v_S v_S))))) (>= (+ (* v_B v_h_per_t (* v_S v_S)) (* v_B v_e v_h_per_t (* v_S v_S))) 0)) (and (= (* v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* v_t (* v_B v_e v_h_per_t (* v_S v_S)))) (>= (* v_B v_e v_h_per_t (* v_S v_S)) 0)))))
(check-sat)
(reset)
; claim 78723a8ce18d65ad444d9ebf44b5b96be3b064574b9fd22197ab4dc0f722b0d9, text 1 of 1
; distribute_training.integrality.activation_gradient.attention.softmax@training.tp.none: every component of the work of activation_gradient.attention.softmax is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; claimed: 8*B*S**2*h/t is a non-negative integer and 2*B*S**2*h*e/t is a non-negative integer and B*S**2*h*e/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 8 v_B (* v_h_per_t v_t) (* v_S v_S)) (* v_t (* 8 v_B v_h_per_t (* v_S v_S)))) (>= (* 8 v_B v_h_per_t (* v_S v_S)) 0)) (and (= (* 2 v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* v_t (* 2 v_B v_e v_h_per_t (* v_S v_S)))) (>= (* 2 v_B v_e v_h_per_t (* v_S v_S)) 0)) (and (= (* v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* v_t (* v_B v_e v_h_per_t (* v_S v_S)))) (>= (* v_B v_e v_h_per_t (* v_S v_S)) 0)))))
(check-sat)
(reset)
; claim a8066540f5c14942b4e2a310902c6a3dad4c66ba0726b1a86b1d55bbe0e312b2, text 1 of 1
; distribute_training.integrality.activation_gradient.attention.query_key@training.tp.none: every component of the work of activation_gradient.attention.query_key is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 4*B*S**2*H/t is a non-negative integer and B*S*e*(S*h + 2*H)/t is a non-negative integer and 2*B*S*H*e/t is a non-negative integer and 4*B*S**2*H/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 4 v_B (* v_d_h v_h_per_t v_t) (* v_S v_S)) (* v_t (* 4 v_B v_d_h v_h_per_t (* v_S v_S)))) (>= (* 4 v_B v_d_h v_h_per_t (* v_S v_S)) 0)) (and (= (+ (* v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* 2 v_B (* v_d_h v_h_per_t v_t) v_S v_e)) (* v_t (+ (* v_B v_e v_h_per_t (* v_S v_S)) (* 2 v_B v_S v_d_h v_e v_h_per_t)))) (>= (+ (* v_B v_e v_h_per_t (* v_S v_S)) (* 2 v_B v_S v_d_h v_e v_h_per_t)) 0)) (and (= (* 2 v_B (* v_d_h v_h_per_t v_t) v_S v_e) (* v_t (* 2 v_B v_S v_d_h v_e v_h_per_t))) (>= (* 2 v_B v_S v_d_h v_e v_h_per_t) 0)) (and (= (* 4 v_B (* v_d_h v_h_per_t v_t) (* v_S v_S)) (* v_t (* 4 v_B v_d_h v_h_per_t (* v_S v_S)))) (>= (* 4 v_B v_d_h v_h_per_t (* v_S v_S)) 0)))))
(check-sat)
(reset)
; claim 93a9a01d2d79437e7550d16aa85be59be0e92f5483b5e0f81b16ac8b27b17e38, text 1 of 1
; distribute_training.integrality.optimizer.attention.query@training.tp.none: every component of the work of optimizer.attention.query is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 11*H**2/t is a non-negative integer and H**2*(e + 12)/t is a non-negative integer and H**2*(e + 12)/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 11 (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_t (* 11 v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)))) (>= (* 11 v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) 0)) (and (= (+ (* 12 (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t)))) (* v_t (+ (* 12 v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) (* v_e v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t))))) (>= (+ (* 12 v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) (* v_e v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t))) 0)) (and (= (+ (* 12 (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t)))) (* v_t (+ (* 12 v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) (* v_e v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t))))) (>= (+ (* 12 v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) (* v_e v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t))) 0)))))
(check-sat)
(reset)
; claim e81047647f2c23ab78e4353d3029104d0a3b85ecb693337fe85c5d7260033cfa, text 1 of 1
; distribute_training.integrality.optimizer.mlp.expand@training.tp.none: every component of the work of optimizer.mlp.expand is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: 11*H*F/t is a non-negative integer and H*F*(e + 12)/t is a non-negative integer and H*F*(e + 12)/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 11 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t)) (* v_t (* 11 v_F_per_t v_d_h v_h_per_t v_t))) (>= (* 11 v_F_per_t v_d_h v_h_per_t v_t) 0)) (and (= (+ (* 12 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t)) (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e)) (* v_t (+ (* 12 v_F_per_t v_d_h v_h_per_t v_t) (* v_F_per_t v_d_h v_e v_h_per_t v_t)))) (>= (+ (* 12 v_F_per_t v_d_h v_h_per_t v_t) (* v_F_per_t v_d_h v_e v_h_per_t v_t)) 0)) (and (= (+ (* 12 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t)) (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e)) (* v_t (+ (* 12 v_F_per_t v_d_h v_h_per_t v_t) (* v_F_per_t v_d_h v_e v_h_per_t v_t)))) (>= (+ (* 12 v_F_per_t v_d_h v_h_per_t v_t) (* v_F_per_t v_d_h v_e v_h_per_t v_t)) 0)))))
(check-sat)
(reset)
; claim 92a7ae28109ac9eeaf92d8ed48b7c9132ee92a6e755610ca0f67e84eda142249, text 1 of 1
; distribute_training.collective_algebra.payload: all-reduce, reduce-scatter and all-gather carry one payload, and so does every boundary of the block
; assumed: H = h*d_h
; claimed: B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)))))
(check-sat)
(reset)
; claim b2ecb4516860fcac63d8dd117b0406c0d52bd6b43aee7df5a992b50b268eba8e, text 1 of 2
; distribute_training.collective_algebra.composition: an all-reduce adds what a reduce-scatter adds and leaves what an all-gather of its result leaves
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: B*S*H*(t - 1)/t = B*S*H*(t - 1)/t and B*S*H*e = B*S*H*e and B*S*H*e/t = B*S*H*e/t and B*S*H*e = B*S*H*e and B*S*H*(t - 1)/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (+ (* v_t (* v_B (* v_d_h v_h_per_t v_t) v_S)) (* (- 1) v_B (* v_d_h v_h_per_t v_t) v_S)) (+ (* v_t (* v_B (* v_d_h v_h_per_t v_t) v_S)) (* (- 1) v_B (* v_d_h v_h_per_t v_t) v_S))) (= (* v_B (* v_d_h v_h_per_t v_t) v_S v_e) (* v_B (* v_d_h v_h_per_t v_t) v_S v_e)) (= (* v_B (* v_d_h v_h_per_t v_t) v_S v_e) (* v_B (* v_d_h v_h_per_t v_t) v_S v_e)) (= (* v_B (* v_d_h v_h_per_t v_t) v_S v_e) (* v_B (* v_d_h v_h_per_t v_t) v_S v_e)) (= (+ (* v_t (* v_B (* v_d_h v_h_per_t v_t) v_S)) (* (- 1) v_B (* v_d_h v_h_per_t v_t) v_S)) (* v_t (+ (* (- 1) v_B v_S v_d_h v_h_per_t) (* v_B v_S v_d_h v_h_per_t v_t)))))))
(check-sat)
(reset)
; claim b2ecb4516860fcac63d8dd117b0406c0d52bd6b43aee7df5a992b50b268eba8e, text 2 of 2
; distribute_training.collective_algebra.composition: an all-reduce adds what a reduce-scatter adds and leaves what an all-gather of its result leaves
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: B*S*H*(t - 1)/t = B*S*H*(t - 1)/t and B*S*H*e = B*S*H*e and B*S*H*e/t = B*S*H*e/t and B*S*H*e = B*S*H*e and B*S*H*(t - 1)/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_rest_t Int)
(assert (>= v_rest_t 0))
(define-fun v_t () Int (+ v_rest_t 2))
(assert (not (and (= (+ (* (- 1) v_B v_S v_d_h v_h_per_t) (* v_B v_S v_d_h v_h_per_t v_t)) (+ (* v_B v_S v_d_h v_h_per_t) (* v_rest_t v_B v_S v_d_h v_h_per_t))) (>= (+ (* v_B v_S v_d_h v_h_per_t) (* v_rest_t v_B v_S v_d_h v_h_per_t)) 0))))
(check-sat)
(reset)
; claim 62559e775f66637bef104731af3a00b6c4333fb766bd99766ec8ddbb9beda719, text 1 of 1
; distribute_training.tiling.head: the t shards of the head axis cover it exactly once
; assumed: t >= 2
; assumed: t | h
; where: r < t
; where: s < t
; claimed: 0 = 0 and h*(r + 1)/t = h*(r + 1)/t and h = h and h*r/t is a non-negative integer and h*r/t < h*(r + 1)/t and s <= r or h*(r + 1)/t <= h*s/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_r Int)
(assert (>= v_r 0))
(declare-const v_s Int)
(assert (>= v_s 0))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (< v_r v_t))
(assert (< v_s v_t))
(assert (not (and (= 0 0) (= (+ (* v_h_per_t v_t) (* v_r (* v_h_per_t v_t))) (* (* v_h_per_t v_t) (+ 1 v_r))) (= (* v_h_per_t v_t) (* v_h_per_t v_t)) (and (= (* v_r (* v_h_per_t v_t)) (* v_t (* v_r v_h_per_t))) (>= (* v_r v_h_per_t) 0)) (< (* v_r (* v_h_per_t v_t)) (* (* v_h_per_t v_t) (+ 1 v_r))) (or (<= v_s v_r) (<= (* (* v_h_per_t v_t) (+ 1 v_r)) (* v_s (* v_h_per_t v_t)))))))
(check-sat)
(reset)
; claim e073dfd2f81cf88e5dcbb641c0e9b02991f2cca94d27344b49f15b412d797c91, text 1 of 1
; distribute_training.tiling.feed_forward: the t shards of the feed_forward axis cover it exactly once
; assumed: t >= 2
; assumed: t | F
; where: r < t
; where: s < t
; claimed: 0 = 0 and F*(r + 1)/t = F*(r + 1)/t and F = F and F*r/t is a non-negative integer and F*r/t < F*(r + 1)/t and s <= r or F*(r + 1)/t <= F*s/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_r Int)
(assert (>= v_r 0))
(declare-const v_s Int)
(assert (>= v_s 0))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (< v_r v_t))
(assert (< v_s v_t))
(assert (not (and (= 0 0) (= (+ (* v_F_per_t v_t) (* v_r (* v_F_per_t v_t))) (* (* v_F_per_t v_t) (+ 1 v_r))) (= (* v_F_per_t v_t) (* v_F_per_t v_t)) (and (= (* v_r (* v_F_per_t v_t)) (* v_t (* v_r v_F_per_t))) (>= (* v_r v_F_per_t) 0)) (< (* v_r (* v_F_per_t v_t)) (* (* v_F_per_t v_t) (+ 1 v_r))) (or (<= v_s v_r) (<= (* (* v_F_per_t v_t) (+ 1 v_r)) (* v_s (* v_F_per_t v_t)))))))
(check-sat)
(reset)
; claim e7e801b29d9c425be4a33852e393e8d04a66c650380ff0ed8d1d29029dcc1bee, text 1 of 1
; distribute_training.data_flow.hypotheses@training.tp.none: the hypotheses of the derivation are those of its model and its placement
; claimed: 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 4 = 4 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 4 4) (= 0 0))))
(check-sat)
(reset)
; claim a05ac35dfbadaf2920ec67540c486156737d3002d970e4fc34aa632b4b972b3f, text 1 of 1
; distribute_training.stored_activations.row.attention.fork@training.tp.none: the row of attention.fork accounts for what its gradient reads, or for what it handles
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: B*S*H*e*t = B*S*H*e*t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (* v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t) (* v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t))))
(check-sat)
(reset)
; claim 90c76820b250ec66a0263b1b9f267c07121ecdf19e8258546916e35dd4f58457, text 1 of 1
; distribute_training.stored_activations.row.attention.probability_value@training.tp.none: the row of attention.probability_value accounts for what its gradient reads, or for what it handles
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: B*S*e*(S*h + H) = B*S*h*e*(S + d_h)
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (* v_t (+ (* v_B (* v_d_h v_h_per_t v_t) v_S v_e) (* v_B v_e (* v_h_per_t v_t) (* v_S v_S)))) (* v_t (+ (* v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* v_B v_S v_d_h v_e (* v_h_per_t v_t)))))))
(check-sat)
(reset)
; claim cd489573d39a937188f148d683cd55c8018cbb5f6e35af06471bd204223228c0, text 1 of 1
; distribute_training.stored_activations.row.attention.output_dropout@training.tp.none: the row of attention.output_dropout accounts for what its gradient reads, or for what it handles
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: B*S*H*t = B*S*H*t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (* v_B (* v_d_h v_h_per_t v_t) v_S v_t) (* v_B (* v_d_h v_h_per_t v_t) v_S v_t))))
(check-sat)
(reset)
; claim 9ffa36ad6963b40374aabc922a53a4543509debab2f61d5507e05f50bd1bfe0f, text 1 of 1
; distribute_training.stored_activations.row.attention.residual@training.tp.none: the row of attention.residual accounts for what its gradient reads, or for what it handles
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 2*B*S*H*e*t = 2*B*S*H*e*t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (* 2 v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t) (* 2 v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t))))
(check-sat)
(reset)
; claim 7809274ec4a46cf15e4636dec421d69d4132c638fdfa818ec3be89d28fdeba33, text 1 of 1
; distribute_training.named_equation.W_QKV@training.tp.none: W_QKV is the work of the qkv tasks of one rank
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 6*B*S*H**2/t = 6*B*S*H**2/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (* 6 v_B v_S (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 6 v_B v_S (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))))))
(check-sat)
(reset)
; claim d901fda3f60beb32e65b501814c3e8c03dcfc74e2f429861a2e3447b7554fda7, text 1 of 1
; distribute_training.named_equation.W_attn_matmul@training.tp.none: W_attn_matmul is the work of the attention tasks of one rank
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 4*B*S**2*H/t = 4*B*S**2*H/t and 2*B*S**2*(2*H + 3*h)/t = 2*B*S**2*(2*H + 3*h)/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 4 v_B (* v_d_h v_h_per_t v_t) (* v_S v_S)) (* 4 v_B (* v_d_h v_h_per_t v_t) (* v_S v_S))) (= (+ (* 4 v_B (* v_d_h v_h_per_t v_t) (* v_S v_S)) (* 6 v_B (* v_h_per_t v_t) (* v_S v_S))) (+ (* 4 v_B (* v_d_h v_h_per_t v_t) (* v_S v_S)) (* 6 v_B (* v_h_per_t v_t) (* v_S v_S)))))))
(check-sat)
(reset)
; claim c197102058eb3cd40dac419cdff92e6bd196bc4acaa0a4400995c03f4481e1db, text 1 of 1
; distribute_training.named_equation.W_out@training.tp.none: W_out is the work of the output tasks of one rank
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 2*B*S*H**2/t = 2*B*S*H**2/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (* 2 v_B v_S (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 2 v_B v_S (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))))))
(check-sat)
(reset)
; claim 0e8667954a7b862e13baf07a3c15839198fc7d267e1e2ed30ca22a9c317c9101, text 1 of 1
; distribute_training.named_equation.W_reduce: every reduction at a boundary makes n·(t−1)/t local additions on a logical tensor of n elements
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 1 <= 4 and B*S*H*(t - 1)/t = B*S*H*(t - 1)/t and B*S*H*(t - 1)/t = B*S*H*(t - 1)/t and B*S*H*(t - 1)/t = B*S*H*(t - 1)/t and B*S*H*(t - 1)/t = B*S*H*(t - 1)/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (<= 1 4) (= (+ (* v_t (* v_B (* v_d_h v_h_per_t v_t) v_S)) (* (- 1) v_B (* v_d_h v_h_per_t v_t) v_S)) (* v_B (* v_d_h v_h_per_t v_t) v_S (+ (- 1) v_t))) (= (+ (* v_t (* v_B (* v_d_h v_h_per_t v_t) v_S)) (* (- 1) v_B (* v_d_h v_h_per_t v_t) v_S)) (* v_B (* v_d_h v_h_per_t v_t) v_S (+ (- 1) v_t))) (= (+ (* v_t (* v_B (* v_d_h v_h_per_t v_t) v_S)) (* (- 1) v_B (* v_d_h v_h_per_t v_t) v_S)) (* v_B (* v_d_h v_h_per_t v_t) v_S (+ (- 1) v_t))) (= (+ (* v_t (* v_B (* v_d_h v_h_per_t v_t) v_S)) (* (- 1) v_B (* v_d_h v_h_per_t v_t) v_S)) (* v_B (* v_d_h v_h_per_t v_t) v_S (+ (- 1) v_t))))))
(check-sat)
(reset)
; claim a19e3888ee72f990b507b23c076dc2907b8e44fb388a8707f3cf6ef97a2b1a0b, text 1 of 1
; distribute_training.conservation.optimizer.attention.layer_norm@training.tp.none.sharded: all ranks together spend on optimizer.attention.layer_norm what the layer means; every rank does all of it
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: d | H
; claimed: 22*H*t = 22*H*t and 0 = 0 and 2*H*t*(e + 12) = 2*H*t*(e + 12) and 2*H*t*(e + 12) = 2*H*t*(e + 12) and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_d Int)
(assert (>= v_H_per_d 1))
(declare-const v_d Int)
(assert (>= v_d 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (= (* v_d_h v_h_per_t v_t) (* v_H_per_d v_d)))
(assert (not (and (= (* 22 (* v_d_h v_h_per_t v_t) v_t) (* 22 (* v_d_h v_h_per_t v_t) v_t)) (= 0 0) (= (* v_d v_t (+ (* 24 (* v_d_h v_h_per_t v_t)) (* 2 (* v_d_h v_h_per_t v_t) v_e))) (* v_d (+ (* 24 (* v_d_h v_h_per_t v_t) v_t) (* 2 (* v_d_h v_h_per_t v_t) v_e v_t)))) (= (* v_d v_t (+ (* 24 (* v_d_h v_h_per_t v_t)) (* 2 (* v_d_h v_h_per_t v_t) v_e))) (* v_d (+ (* 24 (* v_d_h v_h_per_t v_t) v_t) (* 2 (* v_d_h v_h_per_t v_t) v_e v_t)))) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 16222179d041e6a80c2a06be11e76bf8db4060ed38f59f95cec7c46a21e2ac2d, text 1 of 1
; distribute_training.conservation.optimizer.attention.query@training.tp.none.sharded: all ranks together spend on optimizer.attention.query what the layer means; its points are split over the ranks
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: d | H
; claimed: 11*H**2 = 11*H*h*d_h and 0 = 0 and H**2*(e + 12) = H*h*d_h*(e + 12) and H**2*(e + 12) = H*h*d_h*(e + 12) and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_d Int)
(assert (>= v_H_per_d 1))
(declare-const v_d Int)
(assert (>= v_d 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (= (* v_d_h v_h_per_t v_t) (* v_H_per_d v_d)))
(assert (not (and (= (* 11 (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 11 (* v_d_h v_h_per_t v_t) v_d_h (* v_h_per_t v_t))) (= 0 0) (= (* v_d v_t (+ (* 12 (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))))) (* v_d v_t (+ (* 12 (* v_d_h v_h_per_t v_t) v_d_h (* v_h_per_t v_t)) (* (* v_d_h v_h_per_t v_t) v_d_h v_e (* v_h_per_t v_t))))) (= (* v_d v_t (+ (* 12 (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))))) (* v_d v_t (+ (* 12 (* v_d_h v_h_per_t v_t) v_d_h (* v_h_per_t v_t)) (* (* v_d_h v_h_per_t v_t) v_d_h v_e (* v_h_per_t v_t))))) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 0f4c93a360e1d383a3f49af6ca9ab10f7a28b0149df63e38ec64582d74663c33, text 1 of 1
; distribute_training.conservation.optimizer.mlp.expand@training.tp.none.sharded: all ranks together spend on optimizer.mlp.expand what the layer means; its points are split over the ranks
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: d | H
; claimed: 11*H*F = 11*H*F and 0 = 0 and H*F*(e + 12) = H*F*(e + 12) and H*F*(e + 12) = H*F*(e + 12) and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_H_per_d Int)
(assert (>= v_H_per_d 1))
(declare-const v_d Int)
(assert (>= v_d 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (= (* v_d_h v_h_per_t v_t) (* v_H_per_d v_d)))
(assert (not (and (= (* 11 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t)) (* 11 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t))) (= 0 0) (= (* v_d v_t (+ (* 12 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t)) (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e))) (* v_d v_t (+ (* 12 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t)) (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e)))) (= (* v_d v_t (+ (* 12 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t)) (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e))) (* v_d v_t (+ (* 12 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t)) (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e)))) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 613daf1b00230e52a69b1f90dfd6331e6cce9241efd849f4bb084b0ee39f27c0, text 1 of 1
; distribute_training.conservation.total.optimizer@training.tp.none.sharded: the optimizer phase spends what all its layers mean, no task missing and none twice
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: d | H
; claimed: 22*H*(2*H + F + 2*t) = 22*H*(F + 2*h*d_h + 2*t) and 0 = 0 and 2*H*(2*H*e + 24*H + F*e + 12*F + 2*e*t + 24*t) = 2*H*(F*e + 12*F + 2*h*d_h*e + 24*h*d_h + 2*e*t + 24*t) and 2*H*(2*H*e + 24*H + F*e + 12*F + 2*e*t + 24*t) = 2*H*(F*e + 12*F + 2*h*d_h*e + 24*h*d_h + 2*e*t + 24*t) and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_H_per_d Int)
(assert (>= v_H_per_d 1))
(declare-const v_d Int)
(assert (>= v_d 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (= (* v_d_h v_h_per_t v_t) (* v_H_per_d v_d)))
(assert (not (and (= (* v_d v_t (+ (* v_t (* 44 (* v_d_h v_h_per_t v_t))) (* 44 (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 22 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t)))) (* v_d v_t (+ (* 22 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t)) (* 44 (* v_d_h v_h_per_t v_t) v_t) (* 44 (* v_d_h v_h_per_t v_t) v_d_h (* v_h_per_t v_t))))) (= 0 0) (= (* v_d v_t (+ (* v_t (* 48 (* v_d_h v_h_per_t v_t))) (* v_t (* 4 (* v_d_h v_h_per_t v_t) v_e)) (* 48 (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 4 v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 24 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t)) (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e))) (* v_d v_t (+ (* 24 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t)) (* 48 (* v_d_h v_h_per_t v_t) v_t) (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* 4 (* v_d_h v_h_per_t v_t) v_e v_t) (* 48 (* v_d_h v_h_per_t v_t) v_d_h (* v_h_per_t v_t)) (* 4 (* v_d_h v_h_per_t v_t) v_d_h v_e (* v_h_per_t v_t))))) (= (* v_d v_t (+ (* v_t (* 48 (* v_d_h v_h_per_t v_t))) (* v_t (* 4 (* v_d_h v_h_per_t v_t) v_e)) (* 48 (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 4 v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 24 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t)) (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e))) (* v_d v_t (+ (* 24 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t)) (* 48 (* v_d_h v_h_per_t v_t) v_t) (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* 4 (* v_d_h v_h_per_t v_t) v_e v_t) (* 48 (* v_d_h v_h_per_t v_t) v_d_h (* v_h_per_t v_t)) (* 4 (* v_d_h v_h_per_t v_t) v_d_h v_e (* v_h_per_t v_t))))) (= 0 0))))
(check-sat)
(reset)
; claim e33f271b5d87cba9673b4a63feb8ae774e0bd0e091ce6d85e72e855206414e42, text 1 of 1
; distribute_training.integrality.optimizer.attention.query@training.tp.none.sharded: every component of the work of optimizer.attention.query is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: d | H
; claimed: 11*H**2/(t*d) is a non-negative integer and H**2*(e + 12)/(t*d) is a non-negative integer and H**2*(e + 12)/(t*d) is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_d Int)
(assert (>= v_H_per_d 1))
(declare-const v_d Int)
(assert (>= v_d 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (= (* v_d_h v_h_per_t v_t) (* v_H_per_d v_d)))
(assert (not (and (and (= (* 11 (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_d v_t (* 11 v_H_per_d v_d_h v_h_per_t))) (>= (* 11 v_H_per_d v_d_h v_h_per_t) 0)) (and (= (+ (* 12 (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t)))) (* v_d v_t (+ (* 12 v_H_per_d v_d_h v_h_per_t) (* v_H_per_d v_d_h v_e v_h_per_t)))) (>= (+ (* 12 v_H_per_d v_d_h v_h_per_t) (* v_H_per_d v_d_h v_e v_h_per_t)) 0)) (and (= (+ (* 12 (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t)))) (* v_d v_t (+ (* 12 v_H_per_d v_d_h v_h_per_t) (* v_H_per_d v_d_h v_e v_h_per_t)))) (>= (+ (* 12 v_H_per_d v_d_h v_h_per_t) (* v_H_per_d v_d_h v_e v_h_per_t)) 0)))))
(check-sat)
(reset)
; claim cf562e2ffc1bf3c98de89402e5243efa26b87fdee3f29145eb99c3ded7df89cc, text 1 of 1
; distribute_training.integrality.optimizer.mlp.expand@training.tp.none.sharded: every component of the work of optimizer.mlp.expand is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: d | H
; claimed: 11*H*F/(t*d) is a non-negative integer and H*F*(e + 12)/(t*d) is a non-negative integer and H*F*(e + 12)/(t*d) is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_H_per_d Int)
(assert (>= v_H_per_d 1))
(declare-const v_d Int)
(assert (>= v_d 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (= (* v_d_h v_h_per_t v_t) (* v_H_per_d v_d)))
(assert (not (and (and (= (* 11 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t)) (* v_d v_t (* 11 v_F_per_t v_H_per_d))) (>= (* 11 v_F_per_t v_H_per_d) 0)) (and (= (+ (* 12 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t)) (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e)) (* v_d v_t (+ (* 12 v_F_per_t v_H_per_d) (* v_F_per_t v_H_per_d v_e)))) (>= (+ (* 12 v_F_per_t v_H_per_d) (* v_F_per_t v_H_per_d v_e)) 0)) (and (= (+ (* 12 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t)) (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e)) (* v_d v_t (+ (* 12 v_F_per_t v_H_per_d) (* v_F_per_t v_H_per_d v_e)))) (>= (+ (* 12 v_F_per_t v_H_per_d) (* v_F_per_t v_H_per_d v_e)) 0)))))
(check-sat)
(reset)
; claim e4e33360066c222f0df162e2e85be4ee71938c9847f17a33d76368fde93c28f5, text 1 of 1
; distribute_training.data_flow.hypotheses@training.tp.none.sharded: the hypotheses of the derivation are those of its model and its placement
; claimed: 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 5 = 5 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 5 5) (= 0 0))))
(check-sat)
(reset)
; claim 97a35d6838cb4ed15d7ac76745e03c4fd1b3981765931681617efc0746db4223, text 1 of 1
; distribute_training.conservation.forward.mlp.gelu@training.tp.none.fused: all ranks together spend on forward.mlp.gelu what the layer means; its points are split over the ranks
; claimed: 8*B*S*F = 8*B*S*F and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(assert (not (and (= (* 8 v_B v_F v_S) (* 8 v_B v_F v_S)) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim bd39a0ce74ee698e7e3b7d0267702078dd6a0b979a122225b97fac230f408a1a, text 1 of 1
; distribute_training.conservation.activation_gradient.mlp.gelu@training.tp.none.fused: all ranks together spend on activation_gradient.mlp.gelu what the layer means; its points are split over the ranks
; claimed: 21*B*S*F = 21*B*S*F and 0 = 0 and 0 = 0 and 0 = 0 and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(assert (not (and (= (* 21 v_B v_F v_S) (* 21 v_B v_F v_S)) (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 59725bc1e7f36a7b6ee007047de122dfb2ef9a9476afce672f101669cb4a9607, text 1 of 1
; distribute_training.conservation.total.forward@training.tp.none.fused: the forward phase spends what all its layers mean, no task missing and none twice
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: 2*B*S*(2*S*H + 3*S*h + 4*H**2 + 2*H*F + 12*H*t - H + 4*F) = 2*B*S*(2*S*h*d_h + 3*S*h + 2*H*F + 4*H*h*d_h + 12*H*t - H + 4*F) and 4*B*S*H*(S + 2*H + F) = 4*B*S*(S*h*d_h + H*F + 2*H*h*d_h) and e*(3*B*S**2*h + 14*B*S*H*t + 4*B*S*H + B*S*F + 4*H**2 + 2*H*F + 4*H*t) = e*(3*B*S**2*h + 14*B*S*H*t + B*S*F + 4*B*S*h*d_h + 2*H*F + 4*H*h*d_h + 4*H*t) and B*S*(3*S*h*e + S*h + 10*H*e*t + 4*H*e + 2*H*t + F*e) = B*S*(3*S*h*e + S*h + 10*H*e*t + 2*H*t + F*e + 4*h*d_h*e) and 2*B*S*H*e*t = 2*B*S*H*e*t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_t (+ (* v_t (* 24 v_B (* v_d_h v_h_per_t v_t) v_S)) (* (- 2) v_B (* v_d_h v_h_per_t v_t) v_S) (* 4 v_B (* v_d_h v_h_per_t v_t) (* v_S v_S)) (* 6 v_B (* v_h_per_t v_t) (* v_S v_S)) (* 8 v_B (* v_F_per_t v_t) v_S) (* 8 v_B v_S (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 4 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_S))) (* v_t (+ (* 6 v_B (* v_h_per_t v_t) (* v_S v_S)) (* 8 v_B (* v_F_per_t v_t) v_S) (* 2 v_B (* v_d_h v_h_per_t v_t) v_S (+ (- 1) v_t)) (* 4 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_S) (* 4 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S)) (* 22 v_B (* v_d_h v_h_per_t v_t) v_S v_t) (* 8 v_B (* v_d_h v_h_per_t v_t) v_S v_d_h (* v_h_per_t v_t))))) (= (* v_t (+ (* 4 v_B (* v_d_h v_h_per_t v_t) (* v_S v_S)) (* 8 v_B v_S (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 4 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_S))) (* v_t (+ (* 4 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_S) (* 4 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S)) (* 8 v_B (* v_d_h v_h_per_t v_t) v_S v_d_h (* v_h_per_t v_t))))) (= (* v_t (+ (* v_t (* 4 (* v_d_h v_h_per_t v_t) v_e)) (* 4 v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* v_t (* 14 v_B (* v_d_h v_h_per_t v_t) v_S v_e)) (* v_B (* v_F_per_t v_t) v_S v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* 4 v_B (* v_d_h v_h_per_t v_t) v_S v_e))) (* v_t (+ (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* 4 (* v_d_h v_h_per_t v_t) v_e v_t) (* v_B (* v_F_per_t v_t) v_S v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* 4 (* v_d_h v_h_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 4 v_B v_S v_d_h v_e (* v_h_per_t v_t)) (* 14 v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t)))) (= (* v_t (+ (* v_t (* 2 v_B (* v_d_h v_h_per_t v_t) v_S)) (* v_B (* v_h_per_t v_t) (* v_S v_S)) (* v_t (* 10 v_B (* v_d_h v_h_per_t v_t) v_S v_e)) (* v_B (* v_F_per_t v_t) v_S v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* 4 v_B (* v_d_h v_h_per_t v_t) v_S v_e))) (* v_t (+ (* v_B (* v_h_per_t v_t) (* v_S v_S)) (* v_B (* v_F_per_t v_t) v_S v_e) (* 2 v_B (* v_d_h v_h_per_t v_t) v_S v_t) (* 3 v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* 4 v_B v_S v_d_h v_e (* v_h_per_t v_t)) (* 10 v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t)))) (= (* 2 v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t) (* 2 v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t)))))
(check-sat)
(reset)
; claim ba23af044f62d20d7284c57015ccbd1785291380f34d1c1ee873156baf2d7cfd, text 1 of 1
; distribute_training.conservation.total.activation_gradient@training.tp.none.fused: the activation gradient phase spends what all its layers mean, no task missing and none twice
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; claimed: B*S*(8*S*H + 9*S*h + 8*H**2 + 4*H*F + 36*H*t - 2*H + 21*F) = B*S*(8*S*h*d_h + 9*S*h + 4*H*F + 8*H*h*d_h + 36*H*t - 2*H + 21*F) and 4*B*S*H*(2*S + 2*H + F) = 4*B*S*(2*S*h*d_h + H*F + 2*H*h*d_h) and 5*B*S**2*h*e + B*S**2*h + 17*B*S*H*e*t + 7*B*S*H*e + 2*B*S*H*t + B*S*F*e + 4*H**2*e + 2*H*F*e + 4*H*e*t = 5*B*S**2*h*e + B*S**2*h + 17*B*S*H*e*t + 2*B*S*H*t + B*S*F*e + 7*B*S*h*d_h*e + 2*H*F*e + 4*H*h*d_h*e + 4*H*e*t and B*S*e*(3*S*h + 13*H*t + 4*H + F) = B*S*e*(3*S*h + 13*H*t + F + 4*h*d_h) and 2*B*S*H*e*t = 2*B*S*H*e*t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_t (+ (* v_t (* 36 v_B (* v_d_h v_h_per_t v_t) v_S)) (* (- 2) v_B (* v_d_h v_h_per_t v_t) v_S) (* 8 v_B (* v_d_h v_h_per_t v_t) (* v_S v_S)) (* 8 v_B v_S (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 9 v_B (* v_h_per_t v_t) (* v_S v_S)) (* 21 v_B (* v_F_per_t v_t) v_S) (* 4 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_S))) (* v_t (+ (* 9 v_B (* v_h_per_t v_t) (* v_S v_S)) (* 21 v_B (* v_F_per_t v_t) v_S) (* 2 v_B (* v_d_h v_h_per_t v_t) v_S (+ (- 1) v_t)) (* 4 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_S) (* 8 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S)) (* 34 v_B (* v_d_h v_h_per_t v_t) v_S v_t) (* 8 v_B (* v_d_h v_h_per_t v_t) v_S v_d_h (* v_h_per_t v_t))))) (= (* v_t (+ (* 8 v_B (* v_d_h v_h_per_t v_t) (* v_S v_S)) (* 8 v_B v_S (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 4 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_S))) (* v_t (+ (* 4 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_S) (* 8 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S)) (* 8 v_B (* v_d_h v_h_per_t v_t) v_S v_d_h (* v_h_per_t v_t))))) (= (* v_t (+ (* v_t (* 4 (* v_d_h v_h_per_t v_t) v_e)) (* v_t (* 2 v_B (* v_d_h v_h_per_t v_t) v_S)) (* 4 v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_B (* v_h_per_t v_t) (* v_S v_S)) (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* v_t (* 17 v_B (* v_d_h v_h_per_t v_t) v_S v_e)) (* v_B (* v_F_per_t v_t) v_S v_e) (* 5 v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* 7 v_B (* v_d_h v_h_per_t v_t) v_S v_e))) (* v_t (+ (* v_B (* v_h_per_t v_t) (* v_S v_S)) (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* 4 (* v_d_h v_h_per_t v_t) v_e v_t) (* v_B (* v_F_per_t v_t) v_S v_e) (* 2 v_B (* v_d_h v_h_per_t v_t) v_S v_t) (* 4 (* v_d_h v_h_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 5 v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* 7 v_B v_S v_d_h v_e (* v_h_per_t v_t)) (* 17 v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t)))) (= (* v_t (+ (* v_t (* 13 v_B (* v_d_h v_h_per_t v_t) v_S v_e)) (* v_B (* v_F_per_t v_t) v_S v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* 4 v_B (* v_d_h v_h_per_t v_t) v_S v_e))) (* v_t (+ (* v_B (* v_F_per_t v_t) v_S v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* 4 v_B v_S v_d_h v_e (* v_h_per_t v_t)) (* 13 v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t)))) (= (* 2 v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t) (* 2 v_B (* v_d_h v_h_per_t v_t) v_S v_e v_t)))))
(check-sat)
(reset)
; claim b555e4c1dccf3cbcb21c6a3b4dba611f8b2a4c6b6acaf8f416f8c3e377b01ad7, text 1 of 1
; distribute_training.integrality.forward.mlp.gelu@training.tp.none.fused: every component of the work of forward.mlp.gelu is a non-negative integer
; assumed: t >= 2
; assumed: t | F
; claimed: 8*B*S*F/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 8 v_B (* v_F_per_t v_t) v_S) (* v_t (* 8 v_B v_F_per_t v_S))) (>= (* 8 v_B v_F_per_t v_S) 0))))
(check-sat)
(reset)
; claim c0e5ef93e5027d4653fa0d3255b7b49eed412351763ee1f66c50d3bd5c6c64fa, text 1 of 1
; distribute_training.integrality.activation_gradient.mlp.gelu@training.tp.none.fused: every component of the work of activation_gradient.mlp.gelu is a non-negative integer
; assumed: t >= 2
; assumed: t | F
; claimed: 21*B*S*F/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 21 v_B (* v_F_per_t v_t) v_S) (* v_t (* 21 v_B v_F_per_t v_S))) (>= (* 21 v_B v_F_per_t v_S) 0))))
(check-sat)
(reset)
; claim deaa0dc59a42216f6f73b2f86814f237bf788e6d73bdf40b8f7a82f15c21c601, text 1 of 1
; distribute_training.conservation.categories@training.tp.selective: kind, engine, phase, lineage, role, effects and fusion of every task are those of its layer
; claimed: 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1))))
(check-sat)
(reset)
; claim a38f77fdd0b1aa83df6b8d665f537d576c8c52d298c0cc4a8307d7a823caf6fa, text 1 of 1
; distribute_training.recompute_law.total.repeated@training.tp.selective: the backward pass repeats the forward work of exactly the layers that the policy names
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 2*B*S**2*(2*H + 3*h) = 2*B*S**2*h*(2*d_h + 3) and 4*B*S**2*H = 4*B*S**2*h*d_h and 3*B*S*e*(S*h + H) = 3*B*S*h*e*(S + d_h) and B*S*(3*S*h*e + S*h + H*e) = B*S*h*(3*S*e + S + d_h*e) and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_t (+ (* 4 v_B (* v_d_h v_h_per_t v_t) (* v_S v_S)) (* 6 v_B (* v_h_per_t v_t) (* v_S v_S)))) (* v_t (+ (* 6 v_B (* v_h_per_t v_t) (* v_S v_S)) (* 4 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S))))) (= (* 4 v_B (* v_d_h v_h_per_t v_t) (* v_S v_S)) (* 4 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S))) (= (* v_t (+ (* 3 v_B (* v_d_h v_h_per_t v_t) v_S v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* v_S v_S)))) (* v_t (+ (* 3 v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* 3 v_B v_S v_d_h v_e (* v_h_per_t v_t))))) (= (* v_t (+ (* v_B (* v_h_per_t v_t) (* v_S v_S)) (* v_B (* v_d_h v_h_per_t v_t) v_S v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* v_S v_S)))) (* v_t (+ (* v_B (* v_h_per_t v_t) (* v_S v_S)) (* 3 v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* v_B v_S v_d_h v_e (* v_h_per_t v_t))))) (= 0 0))))
(check-sat)
(reset)
; claim df457938f53ffe72ec0ff8c51fd7b97ec80a6197d7079e15a0f1e665de280237, text 1 of 1
; distribute_training.data_flow.dependencies@training.tp.selective: every task waits for exactly the tasks that wrote last what it reads
; claimed: 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1))))
(check-sat)
(reset)
; claim 1bcba9a11b26de59d26120eb235f06c42f4973a0c46acb6b59650c6764f07fc5, text 1 of 1
; distribute_training.conservation.categories@training.tp.full: kind, engine, phase, lineage, role, effects and fusion of every task are those of its layer
; claimed: 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1))))
(check-sat)
(reset)
; claim 2926c7fd26c33ffc75fb831d7899deddbc0647441ee90773c998240ed3d0949d, text 1 of 1
; distribute_training.collective_algebra.payload@training.tp.full: all-reduce, reduce-scatter and all-gather carry one payload, and so does every boundary of the block
; assumed: H = h*d_h
; claimed: B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)))))
(check-sat)
(reset)
; claim 8795ebd45baecfd42d9dd69198f7673458b16d3fd422ade6bdb070560adf204e, text 1 of 1
; distribute_training.data_flow.dependencies@training.tp.full: every task waits for exactly the tasks that wrote last what it reads
; claimed: 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1))))
(check-sat)
(reset)
; claim 0c6d563958bc1ab22751673d309288164dacda827e01df1184373f15167cb602, text 1 of 1
; distribute_training.data_flow.hypotheses@training.tp.full: the hypotheses of the derivation are those of its model and its placement
; claimed: 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 4 = 4 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 4 4) (= 1 1))))
(check-sat)
(reset)
; claim 16ee1b4837fdb19cdb0a462ef0778e803837288a67402724849bbf71121a126f, text 1 of 1
; distribute_training.named_equation.W_reduce@training.tp.full: every reduction at a boundary makes n·(t−1)/t local additions on a logical tensor of n elements
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 1 <= 6 and B*S*H*(t - 1)/t = B*S*H*(t - 1)/t and B*S*H*(t - 1)/t = B*S*H*(t - 1)/t and B*S*H*(t - 1)/t = B*S*H*(t - 1)/t and B*S*H*(t - 1)/t = B*S*H*(t - 1)/t and B*S*H*(t - 1)/t = B*S*H*(t - 1)/t and B*S*H*(t - 1)/t = B*S*H*(t - 1)/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (<= 1 6) (= (+ (* v_t (* v_B (* v_d_h v_h_per_t v_t) v_S)) (* (- 1) v_B (* v_d_h v_h_per_t v_t) v_S)) (* v_B (* v_d_h v_h_per_t v_t) v_S (+ (- 1) v_t))) (= (+ (* v_t (* v_B (* v_d_h v_h_per_t v_t) v_S)) (* (- 1) v_B (* v_d_h v_h_per_t v_t) v_S)) (* v_B (* v_d_h v_h_per_t v_t) v_S (+ (- 1) v_t))) (= (+ (* v_t (* v_B (* v_d_h v_h_per_t v_t) v_S)) (* (- 1) v_B (* v_d_h v_h_per_t v_t) v_S)) (* v_B (* v_d_h v_h_per_t v_t) v_S (+ (- 1) v_t))) (= (+ (* v_t (* v_B (* v_d_h v_h_per_t v_t) v_S)) (* (- 1) v_B (* v_d_h v_h_per_t v_t) v_S)) (* v_B (* v_d_h v_h_per_t v_t) v_S (+ (- 1) v_t))) (= (+ (* v_t (* v_B (* v_d_h v_h_per_t v_t) v_S)) (* (- 1) v_B (* v_d_h v_h_per_t v_t) v_S)) (* v_B (* v_d_h v_h_per_t v_t) v_S (+ (- 1) v_t))) (= (+ (* v_t (* v_B (* v_d_h v_h_per_t v_t) v_S)) (* (- 1) v_B (* v_d_h v_h_per_t v_t) v_S)) (* v_B (* v_d_h v_h_per_t v_t) v_S (+ (- 1) v_t))))))
(check-sat)
(reset)
; claim 90ec56b1bf821ca83d548c67d90b5688646cd7f840d3dc7397b2fac8adb651b0, text 1 of 1
; distribute_training.data_flow.hypotheses@training.tp.full.sharded: the hypotheses of the derivation are those of its model and its placement
; claimed: 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 5 = 5 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 5 5) (= 1 1))))
(check-sat)
(reset)
; claim 6020439c25c3baef7b417390c3e29a6158519eb2d0ff03cd1d0174612edd41ac, text 1 of 1
; distribute_training.conservation.forward.attention.layer_norm@training.sp.none: all ranks together spend on forward.attention.layer_norm what the layer means; its points are split over the ranks
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: 9*B*S*H = 9*B*S*H and 0 = 0 and H*e*(B*S + 2*t) = H*e*(B*S + 2*t) and B*S*H*e = B*S*H*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 9 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* 9 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t))) (= 0 0) (= (* v_t (+ (* v_t (* 2 (* v_d_h v_h_per_t v_t) v_e)) (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e))) (* v_t (+ (* 2 (* v_d_h v_h_per_t v_t) v_e v_t) (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e)))) (= (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 19a09b0a71cb1b1aac6dfde4b7320836bc3d8070c51d77da01dc7818806bcc1b, text 1 of 1
; distribute_training.conservation.forward.attention.input_collective: all ranks together spend on forward.attention.input_collective what the layer means; its points are split over the ranks
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: 0 = 0 and 0 = 0 and B*S*H*e = B*S*H*e and B*S*H*e*t = B*S*H*e*t and B*S*H*e*t = B*S*H*e*t and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= 0 0) (= 0 0) (= (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e)) (= (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e v_t) (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e v_t)) (= (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e v_t) (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e v_t)) (= 1 1))))
(check-sat)
(reset)
; claim d388e59e786b42f63d65ad9e69af42bc60d39db7e8c23fbf81be8bf25514010d, text 1 of 1
; distribute_training.conservation.forward.attention.query@training.sp.none: all ranks together spend on forward.attention.query what the layer means; its points are split over the ranks
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: 2*B*S*H**2 = 2*B*S*H*h*d_h and 2*B*S*H**2 = 2*B*S*H*h*d_h and H*e*(B*S*t + H) = H*e*(B*S*t + h*d_h) and B*S*H*e = B*S*h*d_h*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 2 v_B (* v_S_per_t v_t) (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t))) (= (* 2 v_B (* v_S_per_t v_t) (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t))) (= (* v_t (+ (* v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_t (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e)))) (* v_t (+ (* (* v_d_h v_h_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e v_t)))) (= (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t))) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim fb962bcddb65c9190e7550be9f664f9aeb16cb9cdb306266de3ededf30470c2b, text 1 of 1
; distribute_training.conservation.forward.attention.probability_dropout@training.sp.none: all ranks together spend on forward.attention.probability_dropout what the layer means; its points are split over the ranks
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: B*S**2*h = B*S**2*h and 0 = 0 and B*S**2*h*e = B*S**2*h*e and B*S**2*h*(e + 1) = B*S**2*h*(e + 1) and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t)))) (= 0 0) (= (* v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t)))) (= (* v_t (+ (* v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))))) (* v_t (+ (* v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t)))))) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim d32737ba7307706c2216f847aa75d0b25541d875955f0589f51cb165b749f587, text 1 of 1
; distribute_training.conservation.forward.attention.probability_value@training.sp.none: all ranks together spend on forward.attention.probability_value what the layer means; its points are split over the ranks
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: 2*B*S**2*H = 2*B*S**2*h*d_h and 2*B*S**2*H = 2*B*S**2*h*d_h and B*S*e*(S*h + H) = B*S*h*e*(S + d_h) and B*S*H*e = B*S*h*d_h*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 2 v_B (* v_d_h v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 2 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t)))) (= (* 2 v_B (* v_d_h v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 2 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t)))) (= (* v_t (+ (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))))) (* v_t (+ (* v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t))))) (= (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t))) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 6e770dde2133e33c5d03fbc7fdac49c1230ff851badeb51bf02820572ced9760, text 1 of 1
; distribute_training.conservation.forward.attention.output_projection@training.sp.none: all ranks together spend on forward.attention.output_projection what the layer means; its points are split over the ranks
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: 2*B*S*H**2 = 2*B*S*H*h*d_h and 2*B*S*H**2 = 2*B*S*H*h*d_h and H*e*(B*S + H) = h*d_h*e*(B*S + H) and B*S*H*e*t = B*S*H*e*t and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 2 v_B (* v_S_per_t v_t) (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t))) (= (* 2 v_B (* v_S_per_t v_t) (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t))) (= (* v_t (+ (* v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e))) (* v_t (+ (* (* v_d_h v_h_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t))))) (= (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e v_t) (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e v_t)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim d3168a587247b80d5b27940f7ae35b1c102c4c9c17a0794a9726fc6a7ffb0505, text 1 of 1
; distribute_training.conservation.forward.attention.output_collective@training.sp.none: all ranks together spend on forward.attention.output_collective what the layer means; its points are split over the ranks
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: B*S*H*(t - 1) = B*S*H*(t - 1) and 0 = 0 and B*S*H*e*t = B*S*H*e*t and B*S*H*e = B*S*H*e and B*S*H*e*t = B*S*H*e*t and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_t (+ (* v_t (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t))) (* (- 1) v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)))) (* v_t (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) (+ (- 1) v_t)))) (= 0 0) (= (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e v_t) (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e v_t)) (= (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e)) (= (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e v_t) (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e v_t)) (= 1 1))))
(check-sat)
(reset)
; claim f35c0c409ca918adbf63532eea972a6ac5beabe9ef2edb3cf20fdf7f1ddd0d23, text 1 of 1
; distribute_training.conservation.forward.attention.output_dropout@training.sp.none: all ranks together spend on forward.attention.output_dropout what the layer means; its points are split over the ranks
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: B*S*H = B*S*H and 0 = 0 and B*S*H*e = B*S*H*e and B*S*H*(e + 1) = B*S*H*(e + 1) and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t))) (= 0 0) (= (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e)) (= (* v_t (+ (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e))) (* v_t (+ (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e)))) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim b683697ac5f6bf66a5a03107d3b6712c7e7a2ba72e7eb05167894c3f31ee950d, text 1 of 1
; distribute_training.conservation.forward.attention.residual@training.sp.none: all ranks together spend on forward.attention.residual what the layer means; its points are split over the ranks
; assumed: H = h*d_h
; claimed: B*S*H = B*S*H and 0 = 0 and 2*B*S*H*e = 2*B*S*H*e and B*S*H*e = B*S*H*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* v_B (* v_d_h v_h) v_S) (* v_B (* v_d_h v_h) v_S)) (= 0 0) (= (* 2 v_B (* v_d_h v_h) v_S v_e) (* 2 v_B (* v_d_h v_h) v_S v_e)) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 1f1592e9e5600807ad270ac56fe317d6c144a38c4036b890f88076cac784a88a, text 1 of 1
; distribute_training.conservation.forward.mlp.expand@training.sp.none: all ranks together spend on forward.mlp.expand what the layer means; its points are split over the ranks
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | S
; claimed: 2*B*S*H*F = 2*B*S*H*F and 2*B*S*H*F = 2*B*S*H*F and H*e*(B*S*t + F) = H*e*(B*S*t + F) and B*S*F*e = B*S*F*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 2 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* 2 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t))) (= (* 2 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* 2 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t))) (= (* v_t (+ (* v_t (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e)) (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e))) (* v_t (+ (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e v_t)))) (= (* v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e) (* v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim b77e426d47251a218377de1094a1d7ed9ab688e2a6c5da2ac2f2c527d223d129, text 1 of 1
; distribute_training.conservation.forward.mlp.contract@training.sp.none: all ranks together spend on forward.mlp.contract what the layer means; its points are split over the ranks
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | S
; claimed: 2*B*S*H*F = 2*B*S*H*F and 2*B*S*H*F = 2*B*S*H*F and F*e*(B*S + H) = F*e*(B*S + H) and B*S*H*e*t = B*S*H*e*t and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 2 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* 2 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t))) (= (* 2 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* 2 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t))) (= (* v_t (+ (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e))) (* v_t (+ (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e)))) (= (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e v_t) (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e v_t)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 496be8ab3819515c8056d488cf99c1d2f4743612ee06a02ef35aad6206c42b8c, text 1 of 1
; distribute_training.conservation.activation_gradient.mlp.output_dropout@training.sp.none: all ranks together spend on activation_gradient.mlp.output_dropout what the layer means; its points are split over the ranks
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: B*S*H = B*S*H and 0 = 0 and B*S*H*(e + 1) = B*S*H*(e + 1) and B*S*H*e = B*S*H*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t))) (= 0 0) (= (* v_t (+ (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e))) (* v_t (+ (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e)))) (= (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim c70f0246b4f1bb930067dddf30c67703ea01eab9c036c234a60654eed326c4d4, text 1 of 1
; distribute_training.conservation.weight_gradient.mlp.contract@training.sp.none: all ranks together spend on weight_gradient.mlp.contract what the layer means; its points are split over the ranks
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | S
; claimed: 2*B*S*H*F = 2*B*S*H*F and 2*B*S*H*F = 2*B*S*H*F and B*S*e*(H*t + F) = B*S*e*(H*t + F) and H*F*e = H*F*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 2 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* 2 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t))) (= (* 2 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* 2 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t))) (= (* v_t (+ (* v_t (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e)) (* v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e))) (* v_t (+ (* v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e) (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e v_t)))) (= (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 6b99af2000b709043ab94aa8bdd5c7c7effe97dba65a7c2342bfb396238fd8e8, text 1 of 1
; distribute_training.conservation.activation_gradient.mlp.layer_norm@training.sp.none: all ranks together spend on activation_gradient.mlp.layer_norm what the layer means; its points are split over the ranks
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: 14*B*S*H = 14*B*S*H and 0 = 0 and 2*H*e*(B*S + t) = 2*H*e*(B*S + t) and B*S*H*e = B*S*H*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 14 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* 14 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t))) (= 0 0) (= (* v_t (+ (* v_t (* 2 (* v_d_h v_h_per_t v_t) v_e)) (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e))) (* v_t (+ (* 2 (* v_d_h v_h_per_t v_t) v_e v_t) (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e)))) (= (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 8174e0132a39fdc5f30e020d0aa2e46c5563765077513ca64b21a4a558a89d73, text 1 of 1
; distribute_training.conservation.weight_gradient.mlp.layer_norm@training.sp.none: all ranks together spend on weight_gradient.mlp.layer_norm what the layer means; its points are split over the ranks
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: 7*B*S*H = 7*B*S*H and 0 = 0 and 2*B*S*H*e = 2*B*S*H*e and 2*H*e*t = 2*H*e*t and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 7 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* 7 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t))) (= 0 0) (= (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e)) (= (* 2 (* v_d_h v_h_per_t v_t) v_e v_t) (* 2 (* v_d_h v_h_per_t v_t) v_e v_t)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 1793dbad298246c10ee7872f9fea083dc1d54fd4fb9a02d84e0ca68d7f84153e, text 1 of 1
; distribute_training.conservation.weight_gradient.attention.output_projection@training.sp.none: all ranks together spend on weight_gradient.attention.output_projection what the layer means; its points are split over the ranks
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: 2*B*S*H**2 = 2*B*S*H*h*d_h and 2*B*S*H**2 = 2*B*S*H*h*d_h and B*S*H*e*(t + 1) = B*S*e*(H*t + h*d_h) and H**2*e = H*h*d_h*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 2 v_B (* v_S_per_t v_t) (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t))) (= (* 2 v_B (* v_S_per_t v_t) (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t))) (= (* v_t (+ (* v_t (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e)) (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e))) (* v_t (+ (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e v_t) (* v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t))))) (= (* v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* (* v_d_h v_h_per_t v_t) v_d_h v_e (* v_h_per_t v_t))) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 0d883d52efa92a2a923502b29ee709d113cc5932e113ff89a147f9bfee4ba157, text 1 of 1
; distribute_training.conservation.activation_gradient.attention.probability_value@training.sp.none: all ranks together spend on activation_gradient.attention.probability_value what the layer means; its points are split over the ranks
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: 4*B*S**2*H = 4*B*S**2*h*d_h and 4*B*S**2*H = 4*B*S**2*h*d_h and B*S*e*(S*h + 2*H) = B*S*h*e*(S + 2*d_h) and B*S*e*(S*h + H) = B*S*h*e*(S + d_h) and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 4 v_B (* v_d_h v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 4 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t)))) (= (* 4 v_B (* v_d_h v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 4 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t)))) (= (* v_t (+ (* v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e))) (* v_t (+ (* v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 2 v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t))))) (= (* v_t (+ (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))))) (* v_t (+ (* v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t))))) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 083a62dda79b7498737268d9c72002caf65e0de7bd83460be12f95950fb26193, text 1 of 1
; distribute_training.conservation.activation_gradient.attention.probability_dropout@training.sp.none: all ranks together spend on activation_gradient.attention.probability_dropout what the layer means; its points are split over the ranks
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: B*S**2*h = B*S**2*h and 0 = 0 and B*S**2*h*(e + 1) = B*S**2*h*(e + 1) and B*S**2*h*e = B*S**2*h*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t)))) (= 0 0) (= (* v_t (+ (* v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))))) (* v_t (+ (* v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t)))))) (= (* v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t)))) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 1530fae1a63cb2ad140bd7ac2691526e96fdac1048e38350806b8281405fc44e, text 1 of 1
; distribute_training.conservation.activation_gradient.attention.query_key@training.sp.none: all ranks together spend on activation_gradient.attention.query_key what the layer means; its points are split over the ranks
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: 4*B*S**2*H = 4*B*S**2*h*d_h and 4*B*S**2*H = 4*B*S**2*h*d_h and B*S*e*(S*h + 2*H) = B*S*h*e*(S + 2*d_h) and 2*B*S*H*e = 2*B*S*h*d_h*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 4 v_B (* v_d_h v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 4 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t)))) (= (* 4 v_B (* v_d_h v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 4 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t)))) (= (* v_t (+ (* v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e))) (* v_t (+ (* v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 2 v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t))))) (= (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* 2 v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t))) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 22395f6b3dcac99446b82813fa4e76e63eb7b234b4a3cf62de1f3339672f9694, text 1 of 1
; distribute_training.conservation.activation_gradient.attention.qkv_fork@training.sp.none: all ranks together spend on activation_gradient.attention.qkv_fork what the layer means; every rank does all of it
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: 2*B*S*H*t = 2*B*S*H*t and 0 = 0 and 3*B*S*H*e*t = 3*B*S*H*e*t and B*S*H*e*t = B*S*H*e*t and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_t) (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_t)) (= 0 0) (= (* 3 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e v_t) (* 3 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e v_t)) (= (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e v_t) (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e v_t)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 725b3e883fc754293b88ec106d7b80f08d9b347af370fb0cf67144a4e9180053, text 1 of 1
; distribute_training.conservation.categories@training.sp.none: kind, engine, phase, lineage, role, effects and fusion of every task are those of its layer
; claimed: 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1))))
(check-sat)
(reset)
; claim bc9688ef02ca02991fd21a02867d23b1829c96f71093228cd1bd4e7958055fa4, text 1 of 1
; distribute_training.conservation.total.forward@training.sp.none: the forward phase spends what all its layers mean, no task missing and none twice
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | S
; claimed: 2*B*S*(2*S*H + 3*S*h + 4*H**2 + 2*H*F + H*t + 10*H + 4*F) = 2*B*S*(2*S*h*d_h + 3*S*h + 2*H*F + 4*H*h*d_h + H*t + 10*H + 4*F) and 4*B*S*H*(S + 2*H + F) = 4*B*S*(S*h*d_h + H*F + 2*H*h*d_h) and e*(3*B*S**2*h + 6*B*S*H*t + 14*B*S*H + 2*B*S*F + 4*H**2 + 2*H*F + 4*H*t) = e*(3*B*S**2*h + 6*B*S*H*t + 10*B*S*H + 2*B*S*F + 4*B*S*h*d_h + 2*H*F + 4*H*h*d_h + 4*H*t) and B*S*(3*S*h*e + S*h + 4*H*e*t + 12*H*e + 2*H + 2*F*e) = B*S*(3*S*h*e + S*h + 4*H*e*t + 8*H*e + 2*H + 2*F*e + 4*h*d_h*e) and 4*B*S*H*e*t = 4*B*S*H*e*t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_t (+ (* v_t (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t))) (* 4 v_B (* v_d_h v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 6 v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_F_per_t v_t) (* v_S_per_t v_t)) (* 8 v_B (* v_S_per_t v_t) (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 20 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* 4 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)))) (* v_t (+ (* 6 v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_F_per_t v_t) (* v_S_per_t v_t)) (* 22 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) (+ (- 1) v_t)) (* 4 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* 4 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t))))) (= (* v_t (+ (* 4 v_B (* v_d_h v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_S_per_t v_t) (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 4 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)))) (* v_t (+ (* 4 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* 4 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t))))) (= (* v_t (+ (* v_t (* 4 (* v_d_h v_h_per_t v_t) v_e)) (* 4 v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* v_t (* 6 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e)) (* 2 v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 14 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e))) (* v_t (+ (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* 4 (* v_d_h v_h_per_t v_t) v_e v_t) (* 2 v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 4 (* v_d_h v_h_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 10 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* 4 v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 6 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e v_t)))) (= (* v_t (+ (* v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* v_t (* 4 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e)) (* 2 v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 12 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e))) (* v_t (+ (* v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* 2 v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* 4 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e v_t) (* 4 v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t))))) (= (* 4 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e v_t) (* 4 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e v_t)))))
(check-sat)
(reset)
; claim 66b6f8da96a29f5708b2c67813038701021c17c858fb3a9cd91b139455ff73f1, text 1 of 1
; distribute_training.recompute_law.total.repeated@training.sp.none: the backward pass repeats the forward work of exactly the layers that the policy names
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: 0 = 0 and 0 = 0 and 2*B*S*H*e = 2*B*S*H*e and 2*B*S*H*e*t = 2*B*S*H*e*t and 2*B*S*H*e*t = 2*B*S*H*e*t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= 0 0) (= 0 0) (= (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e)) (= (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e v_t) (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e v_t)) (= (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e v_t) (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e v_t)))))
(check-sat)
(reset)
; claim bb90247a5d32ec47b21a74edda8b1f371ff69ae5a84f38ec5b535a52567ff049, text 1 of 1
; distribute_training.conservation.total.activation_gradient@training.sp.none: the activation gradient phase spends what all its layers mean, no task missing and none twice
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | S
; claimed: B*S*(8*S*H + 9*S*h + 8*H**2 + 4*H*F + 4*H*t + 30*H + 13*F) = B*S*(8*S*h*d_h + 9*S*h + 4*H*F + 8*H*h*d_h + 4*H*t + 30*H + 13*F) and 4*B*S*H*(2*S + 2*H + F) = 4*B*S*(2*S*h*d_h + H*F + 2*H*h*d_h) and 5*B*S**2*h*e + B*S**2*h + 7*B*S*H*e*t + 19*B*S*H*e + 2*B*S*H + 3*B*S*F*e + 4*H**2*e + 2*H*F*e + 4*H*e*t = 5*B*S**2*h*e + B*S**2*h + 7*B*S*H*e*t + 12*B*S*H*e + 2*B*S*H + 3*B*S*F*e + 7*B*S*h*d_h*e + 2*H*F*e + 4*H*h*d_h*e + 4*H*e*t and B*S*e*(3*S*h + 7*H*t + 12*H + 2*F) = B*S*e*(3*S*h + 7*H*t + 8*H + 2*F + 4*h*d_h) and 4*B*S*H*e*t = 4*B*S*H*e*t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_t (+ (* v_t (* 4 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_d_h v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_S_per_t v_t) (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 9 v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 13 v_B (* v_F_per_t v_t) (* v_S_per_t v_t)) (* 30 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* 4 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)))) (* v_t (+ (* 9 v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 13 v_B (* v_F_per_t v_t) (* v_S_per_t v_t)) (* 32 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_t) (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) (+ (- 1) v_t)) (* 4 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* 8 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t))))) (= (* v_t (+ (* 8 v_B (* v_d_h v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_S_per_t v_t) (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 4 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)))) (* v_t (+ (* 4 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* 8 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t))))) (= (* v_t (+ (* v_t (* 4 (* v_d_h v_h_per_t v_t) v_e)) (* 4 v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* v_t (* 7 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e)) (* 3 v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e) (* 5 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 19 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e))) (* v_t (+ (* v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* 4 (* v_d_h v_h_per_t v_t) v_e v_t) (* 3 v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e) (* 4 (* v_d_h v_h_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 5 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 12 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* 7 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e v_t) (* 7 v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t))))) (= (* v_t (+ (* v_t (* 7 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e)) (* 2 v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 12 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e))) (* v_t (+ (* 2 v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* 4 v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 7 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e v_t)))) (= (* 4 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e v_t) (* 4 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e v_t)))))
(check-sat)
(reset)
; claim a61f3a15b7dfb13491df3e76ee3b755e409a0f4f0d3e8799b4ce64907e463a42, text 1 of 1
; distribute_training.conservation.total.weight_gradient@training.sp.none: the weight gradient phase spends what all its layers mean, no task missing and none twice
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | S
; claimed: 2*H*(4*B*S*H + 2*B*S*F + 7*B*S + 2*t - 2) = 2*H*(2*B*S*F + 4*B*S*h*d_h + 7*B*S + 2*t - 2) and 4*B*S*H*(2*H + F) = 4*B*S*H*(F + 2*h*d_h) and 2*e*(3*B*S*H*t + 4*B*S*H + B*S*F + 2*H*t) = 2*e*(3*B*S*H*t + 2*B*S*H + B*S*F + 2*B*S*h*d_h + 2*H*t) and 2*H*e*(2*H + F + 4*t) = 2*H*e*(F + 2*h*d_h + 4*t) and 4*H*e*t = 4*H*e*t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_t (+ (* v_t (* 4 (* v_d_h v_h_per_t v_t))) (* (- 4) (* v_d_h v_h_per_t v_t)) (* 8 v_B (* v_S_per_t v_t) (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 14 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* 4 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)))) (* v_t (+ (* 4 (* v_d_h v_h_per_t v_t) (+ (- 1) v_t)) (* 14 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* 4 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* 8 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t))))) (= (* v_t (+ (* 8 v_B (* v_S_per_t v_t) (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 4 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)))) (* v_t (+ (* 4 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* 8 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t))))) (= (* v_t (+ (* v_t (* 4 (* v_d_h v_h_per_t v_t) v_e)) (* v_t (* 6 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e)) (* 2 v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e) (* 8 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e))) (* v_t (+ (* 4 (* v_d_h v_h_per_t v_t) v_e v_t) (* 2 v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e) (* 4 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* 4 v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 6 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e v_t)))) (= (* v_t (+ (* v_t (* 8 (* v_d_h v_h_per_t v_t) v_e)) (* 4 v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e))) (* v_t (+ (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* 8 (* v_d_h v_h_per_t v_t) v_e v_t) (* 4 (* v_d_h v_h_per_t v_t) v_d_h v_e (* v_h_per_t v_t))))) (= (* 4 (* v_d_h v_h_per_t v_t) v_e v_t) (* 4 (* v_d_h v_h_per_t v_t) v_e v_t)))))
(check-sat)
(reset)
; claim 419080399b82f30d18fbb1c7efd220f69e591dbf0fa7943f2fdb2f14b7cacd64, text 1 of 1
; distribute_training.backward_law.attention.query@training.sp.none: both gradients of attention.query together take twice its forward FLOPs
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: 4*B*S*H**2/t = 4*B*S*H**2/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (* 4 v_B (* v_S_per_t v_t) (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 4 v_B (* v_S_per_t v_t) (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))))))
(check-sat)
(reset)
; claim dcf6dea0f11d0587dc531c9e448753a5cf4a7013f7b4af3c6dd466e17381972a, text 1 of 1
; distribute_training.backward_law.attention.query_key@training.sp.none: both gradients of attention.query_key together take twice its forward FLOPs
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: 4*B*S**2*H/t = 4*B*S**2*H/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (* 4 v_B (* v_d_h v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 4 v_B (* v_d_h v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))))))
(check-sat)
(reset)
; claim c4a930ccf2b9dfb3d75e3b2ebd6397d1777beec8feea8fe6922c1533c23f3f3a, text 1 of 1
; distribute_training.backward_law.mlp.expand@training.sp.none: both gradients of mlp.expand together take twice its forward FLOPs
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | S
; claimed: 4*B*S*H*F/t = 4*B*S*H*F/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (* 4 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* 4 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)))))
(check-sat)
(reset)
; claim daa9c436f4e214486591e6c8c01333ed7ca33af180344208ea3e09a2d2304b90, text 1 of 1
; distribute_training.integrality.forward.attention.layer_norm@training.sp.none: every component of the work of forward.attention.layer_norm is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: 9*B*S*H/t is a non-negative integer and H*e*(B*S + 2*t)/t is a non-negative integer and B*S*H*e/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 9 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* v_t (* 9 v_B v_S_per_t v_d_h v_h_per_t v_t))) (>= (* 9 v_B v_S_per_t v_d_h v_h_per_t v_t) 0)) (and (= (+ (* v_t (* 2 (* v_d_h v_h_per_t v_t) v_e)) (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e)) (* v_t (+ (* 2 v_d_h v_e v_h_per_t v_t) (* v_B v_S_per_t v_d_h v_e v_h_per_t v_t)))) (>= (+ (* 2 v_d_h v_e v_h_per_t v_t) (* v_B v_S_per_t v_d_h v_e v_h_per_t v_t)) 0)) (and (= (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* v_t (* v_B v_S_per_t v_d_h v_e v_h_per_t v_t))) (>= (* v_B v_S_per_t v_d_h v_e v_h_per_t v_t) 0)))))
(check-sat)
(reset)
; claim 79880c04615d39f32014fc533dd6b18885af41053a3c6ebb4d78cdcf4c39d747, text 1 of 1
; distribute_training.integrality.forward.attention.input_collective: every component of the work of forward.attention.input_collective is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: B*S*H*e/t is a non-negative integer and B*S*H*e is a non-negative integer and B*S*H*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* v_t (* v_B v_S_per_t v_d_h v_e v_h_per_t v_t))) (>= (* v_B v_S_per_t v_d_h v_e v_h_per_t v_t) 0)) (and (= (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* v_B v_S_per_t v_d_h v_e v_h_per_t (* v_t v_t))) (>= (* v_B v_S_per_t v_d_h v_e v_h_per_t (* v_t v_t)) 0)) (and (= (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* v_B v_S_per_t v_d_h v_e v_h_per_t (* v_t v_t))) (>= (* v_B v_S_per_t v_d_h v_e v_h_per_t (* v_t v_t)) 0)))))
(check-sat)
(reset)
; claim 1f6682b7182addcc96979a89e66d8e1cf78d9b5c218c79c4c8d5bc10302f2eb8, text 1 of 1
; distribute_training.integrality.forward.attention.query@training.sp.none: every component of the work of forward.attention.query is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: 2*B*S*H**2/t is a non-negative integer and H*e*(B*S*t + H)/t is a non-negative integer and B*S*H*e/t is a non-negative integer and 2*B*S*H**2/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 2 v_B (* v_S_per_t v_t) (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_t (* 2 v_B v_S_per_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t) (* v_t v_t)))) (>= (* 2 v_B v_S_per_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t) (* v_t v_t)) 0)) (and (= (+ (* v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_t (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e))) (* v_t (+ (* v_e v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) (* v_B v_S_per_t v_d_h v_e v_h_per_t (* v_t v_t))))) (>= (+ (* v_e v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) (* v_B v_S_per_t v_d_h v_e v_h_per_t (* v_t v_t))) 0)) (and (= (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* v_t (* v_B v_S_per_t v_d_h v_e v_h_per_t v_t))) (>= (* v_B v_S_per_t v_d_h v_e v_h_per_t v_t) 0)) (and (= (* 2 v_B (* v_S_per_t v_t) (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_t (* 2 v_B v_S_per_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t) (* v_t v_t)))) (>= (* 2 v_B v_S_per_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t) (* v_t v_t)) 0)))))
(check-sat)
(reset)
; claim 3414f327d275e7f162edbd699e3c2b992165d70ecd46ce5a78f5a4dbdf5505f7, text 1 of 1
; distribute_training.integrality.forward.attention.query_key@training.sp.none: every component of the work of forward.attention.query_key is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: 2*B*S**2*H/t is a non-negative integer and 2*B*S*H*e/t is a non-negative integer and B*S**2*h*e/t is a non-negative integer and 2*B*S**2*H/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 2 v_B (* v_d_h v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_t (* 2 v_B v_d_h v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)))) (>= (* 2 v_B v_d_h v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)) 0)) (and (= (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* v_t (* 2 v_B v_S_per_t v_d_h v_e v_h_per_t v_t))) (>= (* 2 v_B v_S_per_t v_d_h v_e v_h_per_t v_t) 0)) (and (= (* v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_t (* v_B v_e v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)))) (>= (* v_B v_e v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)) 0)) (and (= (* 2 v_B (* v_d_h v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_t (* 2 v_B v_d_h v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)))) (>= (* 2 v_B v_d_h v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)) 0)))))
(check-sat)
(reset)
; claim 9c00e044d38df89e554ad453760d822800e6e7f88dd5cff06261953810c4f813, text 1 of 1
; distribute_training.integrality.forward.attention.softmax@training.sp.none: every component of the work of forward.attention.softmax is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: 5*B*S**2*h/t is a non-negative integer and B*S**2*h*e/t is a non-negative integer and B*S**2*h*e/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 5 v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_t (* 5 v_B v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)))) (>= (* 5 v_B v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)) 0)) (and (= (* v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_t (* v_B v_e v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)))) (>= (* v_B v_e v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)) 0)) (and (= (* v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_t (* v_B v_e v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)))) (>= (* v_B v_e v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)) 0)))))
(check-sat)
(reset)
; claim a9436a906c1b7dd7bff871bb86102d526d8b01ca975662d5960e79a1fc0e1aa1, text 1 of 1
; distribute_training.integrality.forward.attention.probability_dropout@training.sp.none: every component of the work of forward.attention.probability_dropout is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: B*S**2*h/t is a non-negative integer and B*S**2*h*e/t is a non-negative integer and B*S**2*h*(e + 1)/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_t (* v_B v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)))) (>= (* v_B v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)) 0)) (and (= (* v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_t (* v_B v_e v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)))) (>= (* v_B v_e v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)) 0)) (and (= (+ (* v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t)))) (* v_t (+ (* v_B v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)) (* v_B v_e v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t))))) (>= (+ (* v_B v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)) (* v_B v_e v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t))) 0)))))
(check-sat)
(reset)
; claim e4e0e202a9e32c5021df8d4bbe0b951550d02a39f0c9b5ee1e3486f8aac187c4, text 1 of 1
; distribute_training.integrality.forward.attention.probability_value@training.sp.none: every component of the work of forward.attention.probability_value is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: 2*B*S**2*H/t is a non-negative integer and B*S*e*(S*h + H)/t is a non-negative integer and B*S*H*e/t is a non-negative integer and 2*B*S**2*H/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 2 v_B (* v_d_h v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_t (* 2 v_B v_d_h v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)))) (>= (* 2 v_B v_d_h v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)) 0)) (and (= (+ (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t)))) (* v_t (+ (* v_B v_e v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)) (* v_B v_S_per_t v_d_h v_e v_h_per_t v_t)))) (>= (+ (* v_B v_e v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)) (* v_B v_S_per_t v_d_h v_e v_h_per_t v_t)) 0)) (and (= (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* v_t (* v_B v_S_per_t v_d_h v_e v_h_per_t v_t))) (>= (* v_B v_S_per_t v_d_h v_e v_h_per_t v_t) 0)) (and (= (* 2 v_B (* v_d_h v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_t (* 2 v_B v_d_h v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)))) (>= (* 2 v_B v_d_h v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)) 0)))))
(check-sat)
(reset)
; claim 0ad3b38e9b63ebd87a284ea6b87806e8ec77a94d3b5d9e2f9863e473e2844717, text 1 of 1
; distribute_training.integrality.forward.attention.output_projection@training.sp.none: every component of the work of forward.attention.output_projection is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: 2*B*S*H**2/t is a non-negative integer and H*e*(B*S + H)/t is a non-negative integer and B*S*H*e is a non-negative integer and 2*B*S*H**2/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 2 v_B (* v_S_per_t v_t) (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_t (* 2 v_B v_S_per_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t) (* v_t v_t)))) (>= (* 2 v_B v_S_per_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t) (* v_t v_t)) 0)) (and (= (+ (* v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e)) (* v_t (+ (* v_e v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) (* v_B v_S_per_t v_d_h v_e v_h_per_t v_t)))) (>= (+ (* v_e v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) (* v_B v_S_per_t v_d_h v_e v_h_per_t v_t)) 0)) (and (= (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* v_B v_S_per_t v_d_h v_e v_h_per_t (* v_t v_t))) (>= (* v_B v_S_per_t v_d_h v_e v_h_per_t (* v_t v_t)) 0)) (and (= (* 2 v_B (* v_S_per_t v_t) (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_t (* 2 v_B v_S_per_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t) (* v_t v_t)))) (>= (* 2 v_B v_S_per_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t) (* v_t v_t)) 0)))))
(check-sat)
(reset)
; claim aedbbc6b50a4e55134cf5b95a07ddfadca0e6c79ba900b973ad1edc827cae4fa, text 1 of 2
; distribute_training.integrality.forward.attention.output_collective@training.sp.none: every component of the work of forward.attention.output_collective is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: B*S*H*(t - 1)/t is a non-negative integer and B*S*H*e is a non-negative integer and B*S*H*e/t is a non-negative integer and B*S*H*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (+ (* v_t (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t))) (* (- 1) v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t))) (* v_t (+ (* v_B v_S_per_t v_d_h v_h_per_t (* v_t v_t)) (* (- 1) v_B v_S_per_t v_d_h v_h_per_t v_t)))) (and (= (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* v_B v_S_per_t v_d_h v_e v_h_per_t (* v_t v_t))) (>= (* v_B v_S_per_t v_d_h v_e v_h_per_t (* v_t v_t)) 0)) (and (= (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* v_t (* v_B v_S_per_t v_d_h v_e v_h_per_t v_t))) (>= (* v_B v_S_per_t v_d_h v_e v_h_per_t v_t) 0)) (and (= (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* v_B v_S_per_t v_d_h v_e v_h_per_t (* v_t v_t))) (>= (* v_B v_S_per_t v_d_h v_e v_h_per_t (* v_t v_t)) 0)))))
(check-sat)
(reset)
; claim aedbbc6b50a4e55134cf5b95a07ddfadca0e6c79ba900b973ad1edc827cae4fa, text 2 of 2
; distribute_training.integrality.forward.attention.output_collective@training.sp.none: every component of the work of forward.attention.output_collective is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: B*S*H*(t - 1)/t is a non-negative integer and B*S*H*e is a non-negative integer and B*S*H*e/t is a non-negative integer and B*S*H*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_rest_t Int)
(assert (>= v_rest_t 0))
(define-fun v_t () Int (+ v_rest_t 2))
(assert (not (and (= (+ (* v_B v_S_per_t v_d_h v_h_per_t (* v_t v_t)) (* (- 1) v_B v_S_per_t v_d_h v_h_per_t v_t)) (+ (* 2 v_B v_S_per_t v_d_h v_h_per_t) (* v_B v_S_per_t v_d_h v_h_per_t (* v_rest_t v_rest_t)) (* 3 v_rest_t v_B v_S_per_t v_d_h v_h_per_t))) (>= (+ (* 2 v_B v_S_per_t v_d_h v_h_per_t) (* v_B v_S_per_t v_d_h v_h_per_t (* v_rest_t v_rest_t)) (* 3 v_rest_t v_B v_S_per_t v_d_h v_h_per_t)) 0))))
(check-sat)
(reset)
; claim 6cbb3b5eeb35a78e9bc0fdf7ddab0a0a641a4e512dabb06a201cf5dbc9a7e968, text 1 of 1
; distribute_training.integrality.forward.attention.output_dropout@training.sp.none: every component of the work of forward.attention.output_dropout is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: B*S*H/t is a non-negative integer and B*S*H*e/t is a non-negative integer and B*S*H*(e + 1)/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* v_t (* v_B v_S_per_t v_d_h v_h_per_t v_t))) (>= (* v_B v_S_per_t v_d_h v_h_per_t v_t) 0)) (and (= (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* v_t (* v_B v_S_per_t v_d_h v_e v_h_per_t v_t))) (>= (* v_B v_S_per_t v_d_h v_e v_h_per_t v_t) 0)) (and (= (+ (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e)) (* v_t (+ (* v_B v_S_per_t v_d_h v_h_per_t v_t) (* v_B v_S_per_t v_d_h v_e v_h_per_t v_t)))) (>= (+ (* v_B v_S_per_t v_d_h v_h_per_t v_t) (* v_B v_S_per_t v_d_h v_e v_h_per_t v_t)) 0)))))
(check-sat)
(reset)
; claim 5b1027df7d129311a2184a000aa129312e49b5b03a887976713ce120ec02f4c9, text 1 of 1
; distribute_training.integrality.forward.attention.residual@training.sp.none: every component of the work of forward.attention.residual is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: B*S*H/t is a non-negative integer and 2*B*S*H*e/t is a non-negative integer and B*S*H*e/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* v_t (* v_B v_S_per_t v_d_h v_h_per_t v_t))) (>= (* v_B v_S_per_t v_d_h v_h_per_t v_t) 0)) (and (= (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* v_t (* 2 v_B v_S_per_t v_d_h v_e v_h_per_t v_t))) (>= (* 2 v_B v_S_per_t v_d_h v_e v_h_per_t v_t) 0)) (and (= (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* v_t (* v_B v_S_per_t v_d_h v_e v_h_per_t v_t))) (>= (* v_B v_S_per_t v_d_h v_e v_h_per_t v_t) 0)))))
(check-sat)
(reset)
; claim 86e2f441c2c2836f6f2b0ede259481917d0ec926fd114fae9849f9a7c4db7f1f, text 1 of 1
; distribute_training.integrality.forward.mlp.expand@training.sp.none: every component of the work of forward.mlp.expand is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | S
; claimed: 2*B*S*H*F/t is a non-negative integer and H*e*(B*S*t + F)/t is a non-negative integer and B*S*F*e/t is a non-negative integer and 2*B*S*H*F/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 2 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* v_t (* 2 v_B v_F_per_t v_S_per_t v_d_h v_h_per_t (* v_t v_t)))) (>= (* 2 v_B v_F_per_t v_S_per_t v_d_h v_h_per_t (* v_t v_t)) 0)) (and (= (+ (* v_t (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e)) (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e)) (* v_t (+ (* v_F_per_t v_d_h v_e v_h_per_t v_t) (* v_B v_S_per_t v_d_h v_e v_h_per_t (* v_t v_t))))) (>= (+ (* v_F_per_t v_d_h v_e v_h_per_t v_t) (* v_B v_S_per_t v_d_h v_e v_h_per_t (* v_t v_t))) 0)) (and (= (* v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e) (* v_t (* v_B v_F_per_t v_S_per_t v_e v_t))) (>= (* v_B v_F_per_t v_S_per_t v_e v_t) 0)) (and (= (* 2 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* v_t (* 2 v_B v_F_per_t v_S_per_t v_d_h v_h_per_t (* v_t v_t)))) (>= (* 2 v_B v_F_per_t v_S_per_t v_d_h v_h_per_t (* v_t v_t)) 0)))))
(check-sat)
(reset)
; claim 72e143fe45d237772edf3d10ebc0062c24cc8cdd9ee61c3f95ea6d1a0fcaeef7, text 1 of 1
; distribute_training.integrality.forward.mlp.gelu@training.sp.none: every component of the work of forward.mlp.gelu is a non-negative integer
; assumed: t >= 2
; assumed: t | F
; assumed: t | S
; claimed: 8*B*S*F/t is a non-negative integer and B*S*F*e/t is a non-negative integer and B*S*F*e/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 8 v_B (* v_F_per_t v_t) (* v_S_per_t v_t)) (* v_t (* 8 v_B v_F_per_t v_S_per_t v_t))) (>= (* 8 v_B v_F_per_t v_S_per_t v_t) 0)) (and (= (* v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e) (* v_t (* v_B v_F_per_t v_S_per_t v_e v_t))) (>= (* v_B v_F_per_t v_S_per_t v_e v_t) 0)) (and (= (* v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e) (* v_t (* v_B v_F_per_t v_S_per_t v_e v_t))) (>= (* v_B v_F_per_t v_S_per_t v_e v_t) 0)))))
(check-sat)
(reset)
; claim bb2d748ab06ee73ebbab3aa762c1e1831b457cb2a04b9b49e4395c81ab1b5a5a, text 1 of 1
; distribute_training.integrality.forward.mlp.contract@training.sp.none: every component of the work of forward.mlp.contract is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | S
; claimed: 2*B*S*H*F/t is a non-negative integer and F*e*(B*S + H)/t is a non-negative integer and B*S*H*e is a non-negative integer and 2*B*S*H*F/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 2 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* v_t (* 2 v_B v_F_per_t v_S_per_t v_d_h v_h_per_t (* v_t v_t)))) (>= (* 2 v_B v_F_per_t v_S_per_t v_d_h v_h_per_t (* v_t v_t)) 0)) (and (= (+ (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e)) (* v_t (+ (* v_B v_F_per_t v_S_per_t v_e v_t) (* v_F_per_t v_d_h v_e v_h_per_t v_t)))) (>= (+ (* v_B v_F_per_t v_S_per_t v_e v_t) (* v_F_per_t v_d_h v_e v_h_per_t v_t)) 0)) (and (= (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* v_B v_S_per_t v_d_h v_e v_h_per_t (* v_t v_t))) (>= (* v_B v_S_per_t v_d_h v_e v_h_per_t (* v_t v_t)) 0)) (and (= (* 2 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* v_t (* 2 v_B v_F_per_t v_S_per_t v_d_h v_h_per_t (* v_t v_t)))) (>= (* 2 v_B v_F_per_t v_S_per_t v_d_h v_h_per_t (* v_t v_t)) 0)))))
(check-sat)
(reset)
; claim a3bf13e188e3001b702472ac4075970abcddef5437e53aa035f14ce8e8bf8813, text 1 of 1
; distribute_training.integrality.activation_gradient.mlp.output_dropout@training.sp.none: every component of the work of activation_gradient.mlp.output_dropout is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: B*S*H/t is a non-negative integer and B*S*H*(e + 1)/t is a non-negative integer and B*S*H*e/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* v_t (* v_B v_S_per_t v_d_h v_h_per_t v_t))) (>= (* v_B v_S_per_t v_d_h v_h_per_t v_t) 0)) (and (= (+ (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e)) (* v_t (+ (* v_B v_S_per_t v_d_h v_h_per_t v_t) (* v_B v_S_per_t v_d_h v_e v_h_per_t v_t)))) (>= (+ (* v_B v_S_per_t v_d_h v_h_per_t v_t) (* v_B v_S_per_t v_d_h v_e v_h_per_t v_t)) 0)) (and (= (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* v_t (* v_B v_S_per_t v_d_h v_e v_h_per_t v_t))) (>= (* v_B v_S_per_t v_d_h v_e v_h_per_t v_t) 0)))))
(check-sat)
(reset)
; claim 2094f51c418c47d70ca48c4712a6b62ba8d9b0e83ed54e35d880995ecce7be07, text 1 of 1
; distribute_training.integrality.weight_gradient.mlp.contract@training.sp.none: every component of the work of weight_gradient.mlp.contract is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | S
; claimed: 2*B*S*H*F/t is a non-negative integer and B*S*e*(H*t + F)/t is a non-negative integer and H*F*e/t is a non-negative integer and 2*B*S*H*F/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 2 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* v_t (* 2 v_B v_F_per_t v_S_per_t v_d_h v_h_per_t (* v_t v_t)))) (>= (* 2 v_B v_F_per_t v_S_per_t v_d_h v_h_per_t (* v_t v_t)) 0)) (and (= (+ (* v_t (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e)) (* v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e)) (* v_t (+ (* v_B v_F_per_t v_S_per_t v_e v_t) (* v_B v_S_per_t v_d_h v_e v_h_per_t (* v_t v_t))))) (>= (+ (* v_B v_F_per_t v_S_per_t v_e v_t) (* v_B v_S_per_t v_d_h v_e v_h_per_t (* v_t v_t))) 0)) (and (= (* (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* v_t (* v_F_per_t v_d_h v_e v_h_per_t v_t))) (>= (* v_F_per_t v_d_h v_e v_h_per_t v_t) 0)) (and (= (* 2 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* v_t (* 2 v_B v_F_per_t v_S_per_t v_d_h v_h_per_t (* v_t v_t)))) (>= (* 2 v_B v_F_per_t v_S_per_t v_d_h v_h_per_t (* v_t v_t)) 0)))))
(check-sat)
(reset)
; claim 57586bbf876652b349d6e7bcb86a1a046440fd14822376a44e9160e72de38a94, text 1 of 1
; distribute_training.integrality.activation_gradient.mlp.gelu@training.sp.none: every component of the work of activation_gradient.mlp.gelu is a non-negative integer
; assumed: t >= 2
; assumed: t | F
; assumed: t | S
; claimed: 13*B*S*F/t is a non-negative integer and 2*B*S*F*e/t is a non-negative integer and B*S*F*e/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 13 v_B (* v_F_per_t v_t) (* v_S_per_t v_t)) (* v_t (* 13 v_B v_F_per_t v_S_per_t v_t))) (>= (* 13 v_B v_F_per_t v_S_per_t v_t) 0)) (and (= (* 2 v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e) (* v_t (* 2 v_B v_F_per_t v_S_per_t v_e v_t))) (>= (* 2 v_B v_F_per_t v_S_per_t v_e v_t) 0)) (and (= (* v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e) (* v_t (* v_B v_F_per_t v_S_per_t v_e v_t))) (>= (* v_B v_F_per_t v_S_per_t v_e v_t) 0)))))
(check-sat)
(reset)
; claim 9ebe53bc64697bd64606bfb519befa78d5f210d2588ae4f54ab4e6b23b6c2f02, text 1 of 1
; distribute_training.integrality.activation_gradient.mlp.layer_norm@training.sp.none: every component of the work of activation_gradient.mlp.layer_norm is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: 14*B*S*H/t is a non-negative integer and 2*H*e*(B*S + t)/t is a non-negative integer and B*S*H*e/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 14 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* v_t (* 14 v_B v_S_per_t v_d_h v_h_per_t v_t))) (>= (* 14 v_B v_S_per_t v_d_h v_h_per_t v_t) 0)) (and (= (+ (* v_t (* 2 (* v_d_h v_h_per_t v_t) v_e)) (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e)) (* v_t (+ (* 2 v_d_h v_e v_h_per_t v_t) (* 2 v_B v_S_per_t v_d_h v_e v_h_per_t v_t)))) (>= (+ (* 2 v_d_h v_e v_h_per_t v_t) (* 2 v_B v_S_per_t v_d_h v_e v_h_per_t v_t)) 0)) (and (= (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* v_t (* v_B v_S_per_t v_d_h v_e v_h_per_t v_t))) (>= (* v_B v_S_per_t v_d_h v_e v_h_per_t v_t) 0)))))
(check-sat)
(reset)
; claim a0bd55344277309af121428d0771b3b9d5324c6a76d697abf532733d58ae4f74, text 1 of 1
; distribute_training.integrality.weight_gradient.mlp.layer_norm@training.sp.none: every component of the work of weight_gradient.mlp.layer_norm is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: 7*B*S*H/t is a non-negative integer and 2*B*S*H*e/t is a non-negative integer and 2*H*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 7 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* v_t (* 7 v_B v_S_per_t v_d_h v_h_per_t v_t))) (>= (* 7 v_B v_S_per_t v_d_h v_h_per_t v_t) 0)) (and (= (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* v_t (* 2 v_B v_S_per_t v_d_h v_e v_h_per_t v_t))) (>= (* 2 v_B v_S_per_t v_d_h v_e v_h_per_t v_t) 0)) (and (= (* 2 (* v_d_h v_h_per_t v_t) v_e) (* 2 v_d_h v_e v_h_per_t v_t)) (>= (* 2 v_d_h v_e v_h_per_t v_t) 0)))))
(check-sat)
(reset)
; claim 43a7cdf5dcc15220e4238b10ae02f332aa9c2f82eb41daac9c082dd7a132ceff, text 1 of 1
; distribute_training.integrality.weight_gradient.attention.output_projection@training.sp.none: every component of the work of weight_gradient.attention.output_projection is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: 2*B*S*H**2/t is a non-negative integer and B*S*H*e*(t + 1)/t is a non-negative integer and H**2*e/t is a non-negative integer and 2*B*S*H**2/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 2 v_B (* v_S_per_t v_t) (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_t (* 2 v_B v_S_per_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t) (* v_t v_t)))) (>= (* 2 v_B v_S_per_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t) (* v_t v_t)) 0)) (and (= (+ (* v_t (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e)) (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e)) (* v_t (+ (* v_B v_S_per_t v_d_h v_e v_h_per_t v_t) (* v_B v_S_per_t v_d_h v_e v_h_per_t (* v_t v_t))))) (>= (+ (* v_B v_S_per_t v_d_h v_e v_h_per_t v_t) (* v_B v_S_per_t v_d_h v_e v_h_per_t (* v_t v_t))) 0)) (and (= (* v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_t (* v_e v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)))) (>= (* v_e v_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t)) 0)) (and (= (* 2 v_B (* v_S_per_t v_t) (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_t (* 2 v_B v_S_per_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t) (* v_t v_t)))) (>= (* 2 v_B v_S_per_t (* v_d_h v_d_h) (* v_h_per_t v_h_per_t) (* v_t v_t)) 0)))))
(check-sat)
(reset)
; claim 48cd8299c1e773415de3b50ce5ee71ff9a49cf527e3994a8f8e97c0173e052ab, text 1 of 1
; distribute_training.integrality.activation_gradient.attention.probability_value@training.sp.none: every component of the work of activation_gradient.attention.probability_value is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: 4*B*S**2*H/t is a non-negative integer and B*S*e*(S*h + 2*H)/t is a non-negative integer and B*S*e*(S*h + H)/t is a non-negative integer and 4*B*S**2*H/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 4 v_B (* v_d_h v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_t (* 4 v_B v_d_h v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)))) (>= (* 4 v_B v_d_h v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)) 0)) (and (= (+ (* v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e)) (* v_t (+ (* v_B v_e v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)) (* 2 v_B v_S_per_t v_d_h v_e v_h_per_t v_t)))) (>= (+ (* v_B v_e v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)) (* 2 v_B v_S_per_t v_d_h v_e v_h_per_t v_t)) 0)) (and (= (+ (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t)))) (* v_t (+ (* v_B v_e v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)) (* v_B v_S_per_t v_d_h v_e v_h_per_t v_t)))) (>= (+ (* v_B v_e v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)) (* v_B v_S_per_t v_d_h v_e v_h_per_t v_t)) 0)) (and (= (* 4 v_B (* v_d_h v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_t (* 4 v_B v_d_h v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)))) (>= (* 4 v_B v_d_h v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)) 0)))))
(check-sat)
(reset)
; claim 775ef162f9cafc398274fd072a8e6500d111fbd125e01e3778338eb34727ec6f, text 1 of 1
; distribute_training.integrality.activation_gradient.attention.probability_dropout@training.sp.none: every component of the work of activation_gradient.attention.probability_dropout is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: B*S**2*h/t is a non-negative integer and B*S**2*h*(e + 1)/t is a non-negative integer and B*S**2*h*e/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_t (* v_B v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)))) (>= (* v_B v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)) 0)) (and (= (+ (* v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t)))) (* v_t (+ (* v_B v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)) (* v_B v_e v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t))))) (>= (+ (* v_B v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)) (* v_B v_e v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t))) 0)) (and (= (* v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_t (* v_B v_e v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)))) (>= (* v_B v_e v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)) 0)))))
(check-sat)
(reset)
; claim 99a211ff99b063662e91cb20025bff4e879d59aa959fbea426f3baef6f6a93ef, text 1 of 1
; distribute_training.integrality.activation_gradient.attention.softmax@training.sp.none: every component of the work of activation_gradient.attention.softmax is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: 8*B*S**2*h/t is a non-negative integer and 2*B*S**2*h*e/t is a non-negative integer and B*S**2*h*e/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 8 v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_t (* 8 v_B v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)))) (>= (* 8 v_B v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)) 0)) (and (= (* 2 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_t (* 2 v_B v_e v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)))) (>= (* 2 v_B v_e v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)) 0)) (and (= (* v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_t (* v_B v_e v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)))) (>= (* v_B v_e v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)) 0)))))
(check-sat)
(reset)
; claim 4038b94066b7aebfecf81026e42f46da575c7a498fefd15a7224cc389a876578, text 1 of 1
; distribute_training.integrality.activation_gradient.attention.query_key@training.sp.none: every component of the work of activation_gradient.attention.query_key is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: 4*B*S**2*H/t is a non-negative integer and B*S*e*(S*h + 2*H)/t is a non-negative integer and 2*B*S*H*e/t is a non-negative integer and 4*B*S**2*H/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 4 v_B (* v_d_h v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_t (* 4 v_B v_d_h v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)))) (>= (* 4 v_B v_d_h v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)) 0)) (and (= (+ (* v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e)) (* v_t (+ (* v_B v_e v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)) (* 2 v_B v_S_per_t v_d_h v_e v_h_per_t v_t)))) (>= (+ (* v_B v_e v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)) (* 2 v_B v_S_per_t v_d_h v_e v_h_per_t v_t)) 0)) (and (= (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* v_t (* 2 v_B v_S_per_t v_d_h v_e v_h_per_t v_t))) (>= (* 2 v_B v_S_per_t v_d_h v_e v_h_per_t v_t) 0)) (and (= (* 4 v_B (* v_d_h v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_t (* 4 v_B v_d_h v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)))) (>= (* 4 v_B v_d_h v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)) 0)))))
(check-sat)
(reset)
; claim b903459e98004d1a9a5b3faa93af8650ec30259fe60215c3484c50dbb5549940, text 1 of 2
; distribute_training.integrality.weight_gradient.block.norm_gradients: every component of the work of weight_gradient.block.norm_gradients is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 4*H*(t - 1)/t is a non-negative integer and 4*H*e is a non-negative integer and 4*H*e is a non-negative integer and 4*H*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (+ (* v_t (* 4 (* v_d_h v_h_per_t v_t))) (* (- 4) (* v_d_h v_h_per_t v_t))) (* v_t (+ (* (- 4) v_d_h v_h_per_t) (* 4 v_d_h v_h_per_t v_t)))) (and (= (* 4 (* v_d_h v_h_per_t v_t) v_e) (* 4 v_d_h v_e v_h_per_t v_t)) (>= (* 4 v_d_h v_e v_h_per_t v_t) 0)) (and (= (* 4 (* v_d_h v_h_per_t v_t) v_e) (* 4 v_d_h v_e v_h_per_t v_t)) (>= (* 4 v_d_h v_e v_h_per_t v_t) 0)) (and (= (* 4 (* v_d_h v_h_per_t v_t) v_e) (* 4 v_d_h v_e v_h_per_t v_t)) (>= (* 4 v_d_h v_e v_h_per_t v_t) 0)))))
(check-sat)
(reset)
; claim b903459e98004d1a9a5b3faa93af8650ec30259fe60215c3484c50dbb5549940, text 2 of 2
; distribute_training.integrality.weight_gradient.block.norm_gradients: every component of the work of weight_gradient.block.norm_gradients is a non-negative integer
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; claimed: 4*H*(t - 1)/t is a non-negative integer and 4*H*e is a non-negative integer and 4*H*e is a non-negative integer and 4*H*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_rest_t Int)
(assert (>= v_rest_t 0))
(define-fun v_t () Int (+ v_rest_t 2))
(assert (not (and (= (+ (* (- 4) v_d_h v_h_per_t) (* 4 v_d_h v_h_per_t v_t)) (+ (* 4 v_d_h v_h_per_t) (* 4 v_rest_t v_d_h v_h_per_t))) (>= (+ (* 4 v_d_h v_h_per_t) (* 4 v_rest_t v_d_h v_h_per_t)) 0))))
(check-sat)
(reset)
; claim 8f3c981597cbdf5ef556b0bfb0df23ef49d5fa7ee29bc2a7466e087ac81228ef, text 1 of 1
; distribute_training.collective_algebra.payload@training.sp.none: all-reduce, reduce-scatter and all-gather carry one payload, and so does every boundary of the block
; assumed: H = h*d_h
; claimed: B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)))))
(check-sat)
(reset)
; claim 6094125f23a3c89be40c51c0779ce2b23319628a34a19480fa73ebf693771088, text 1 of 2
; distribute_training.collective_algebra.composition@training.sp.none: an all-reduce adds what a reduce-scatter adds and leaves what an all-gather of its result leaves
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: B*S*H*(t - 1)/t = B*S*H*(t - 1)/t and B*S*H*e = B*S*H*e and B*S*H*e/t = B*S*H*e/t and B*S*H*e = B*S*H*e and B*S*H*(t - 1)/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (+ (* v_t (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t))) (* (- 1) v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t))) (+ (* v_t (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t))) (* (- 1) v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)))) (= (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e)) (= (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e)) (= (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e)) (= (+ (* v_t (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t))) (* (- 1) v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t))) (* v_t (+ (* v_B v_S_per_t v_d_h v_h_per_t (* v_t v_t)) (* (- 1) v_B v_S_per_t v_d_h v_h_per_t v_t)))))))
(check-sat)
(reset)
; claim 6094125f23a3c89be40c51c0779ce2b23319628a34a19480fa73ebf693771088, text 2 of 2
; distribute_training.collective_algebra.composition@training.sp.none: an all-reduce adds what a reduce-scatter adds and leaves what an all-gather of its result leaves
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: B*S*H*(t - 1)/t = B*S*H*(t - 1)/t and B*S*H*e = B*S*H*e and B*S*H*e/t = B*S*H*e/t and B*S*H*e = B*S*H*e and B*S*H*(t - 1)/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_rest_t Int)
(assert (>= v_rest_t 0))
(define-fun v_t () Int (+ v_rest_t 2))
(assert (not (and (= (+ (* v_B v_S_per_t v_d_h v_h_per_t (* v_t v_t)) (* (- 1) v_B v_S_per_t v_d_h v_h_per_t v_t)) (+ (* 2 v_B v_S_per_t v_d_h v_h_per_t) (* v_B v_S_per_t v_d_h v_h_per_t (* v_rest_t v_rest_t)) (* 3 v_rest_t v_B v_S_per_t v_d_h v_h_per_t))) (>= (+ (* 2 v_B v_S_per_t v_d_h v_h_per_t) (* v_B v_S_per_t v_d_h v_h_per_t (* v_rest_t v_rest_t)) (* 3 v_rest_t v_B v_S_per_t v_d_h v_h_per_t)) 0))))
(check-sat)
(reset)
; claim 76e34cc29e081907208ebff1074fe38c8d55dd69a4aeef2744e8add8184165b6, text 1 of 1
; distribute_training.tiling.sequence: the t shards of the sequence axis cover it exactly once
; assumed: t >= 2
; assumed: t | S
; where: r < t
; where: s < t
; claimed: 0 = 0 and S*(r + 1)/t = S*(r + 1)/t and S = S and S*r/t is a non-negative integer and S*r/t < S*(r + 1)/t and s <= r or S*(r + 1)/t <= S*s/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_r Int)
(assert (>= v_r 0))
(declare-const v_s Int)
(assert (>= v_s 0))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (< v_r v_t))
(assert (< v_s v_t))
(assert (not (and (= 0 0) (= (+ (* v_S_per_t v_t) (* v_r (* v_S_per_t v_t))) (* (* v_S_per_t v_t) (+ 1 v_r))) (= (* v_S_per_t v_t) (* v_S_per_t v_t)) (and (= (* v_r (* v_S_per_t v_t)) (* v_t (* v_r v_S_per_t))) (>= (* v_r v_S_per_t) 0)) (< (* v_r (* v_S_per_t v_t)) (* (* v_S_per_t v_t) (+ 1 v_r))) (or (<= v_s v_r) (<= (* (* v_S_per_t v_t) (+ 1 v_r)) (* v_s (* v_S_per_t v_t)))))))
(check-sat)
(reset)
; claim d40e200cbc6617fa37b4a0b88f32cac35945584c88d2c5c6fa7996b59c045348, text 1 of 1
; distribute_training.data_flow.dependencies@training.sp.none: every task waits for exactly the tasks that wrote last what it reads
; claimed: 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1))))
(check-sat)
(reset)
; claim 1972426fcba270e41359e4e210c918c11b65cdaf92304c660659177a5ca9ee84, text 1 of 1
; distribute_training.stored_activations.row.attention.qkv_fork@training.sp.none: the row of attention.qkv_fork accounts for what its gradient reads, or for what it handles
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: B*S*H*e*t = B*S*H*e*t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e v_t) (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e v_t))))
(check-sat)
(reset)
; claim 3a5f8e63bca2c1bf6be06d3bf7787c21f7c49fd0584172a01e5d56cb2a80fa0c, text 1 of 1
; distribute_training.stored_activations.row.attention.probability_value@training.sp.none: the row of attention.probability_value accounts for what its gradient reads, or for what it handles
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: B*S*e*(S*h + H) = B*S*h*e*(S + d_h)
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (* v_t (+ (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))))) (* v_t (+ (* v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t)))))))
(check-sat)
(reset)
; claim 5d17b5380765efccb9ecf159715a6fc021611a23d9d557eeb571395a8eceb2cd, text 1 of 1
; distribute_training.named_equation.W_QKV@training.sp.none: W_QKV is the work of the qkv tasks of one rank
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: 6*B*S*H**2/t = 6*B*S*H**2/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (* 6 v_B (* v_S_per_t v_t) (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 6 v_B (* v_S_per_t v_t) (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))))))
(check-sat)
(reset)
; claim 0df8cff5911b7b9d736a3e0f434e559527045854b86db18d09026e725da64088, text 1 of 1
; distribute_training.named_equation.W_attn_matmul@training.sp.none: W_attn_matmul is the work of the attention tasks of one rank
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: 4*B*S**2*H/t = 4*B*S**2*H/t and 2*B*S**2*(2*H + 3*h)/t = 2*B*S**2*(2*H + 3*h)/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 4 v_B (* v_d_h v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 4 v_B (* v_d_h v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t)))) (= (+ (* 4 v_B (* v_d_h v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 6 v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t)))) (+ (* 4 v_B (* v_d_h v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 6 v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))))))))
(check-sat)
(reset)
; claim c14dcf6d787b992265abf565bb1a2f7372e36a2c39fa1c9ae53ebb599741e71e, text 1 of 1
; distribute_training.named_equation.W_out@training.sp.none: W_out is the work of the output tasks of one rank
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: 2*B*S*H**2/t = 2*B*S*H**2/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (* 2 v_B (* v_S_per_t v_t) (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 2 v_B (* v_S_per_t v_t) (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))))))
(check-sat)
(reset)
; claim d3bea076ff6b62534f384b35115b349ae25b082ed36e4a86664dda16d96650bd, text 1 of 1
; distribute_training.named_equation.W_reduce@training.sp.none: every reduction at a boundary makes n·(t−1)/t local additions on a logical tensor of n elements
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: 1 <= 4 and B*S*H*(t - 1)/t = B*S*H*(t - 1)/t and B*S*H*(t - 1)/t = B*S*H*(t - 1)/t and B*S*H*(t - 1)/t = B*S*H*(t - 1)/t and B*S*H*(t - 1)/t = B*S*H*(t - 1)/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (<= 1 4) (= (+ (* v_t (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t))) (* (- 1) v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t))) (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) (+ (- 1) v_t))) (= (+ (* v_t (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t))) (* (- 1) v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t))) (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) (+ (- 1) v_t))) (= (+ (* v_t (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t))) (* (- 1) v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t))) (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) (+ (- 1) v_t))) (= (+ (* v_t (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t))) (* (- 1) v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t))) (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) (+ (- 1) v_t))))))
(check-sat)
(reset)
; claim a396531e71b3066e6f8af07d64281ffef034c453f90fb78563c3fd2a2972dc07, text 1 of 1
; distribute_training.data_flow.hypotheses@training.sp.none.sharded: the hypotheses of the derivation are those of its model and its placement
; claimed: 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 6 = 6 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 6 6) (= 0 0))))
(check-sat)
(reset)
; claim cc98b9e3a3fe74aff2cc65fa6e2879c2ac48b949b264f249f82eb2ad18c2f6f1, text 1 of 1
; distribute_training.conservation.total.forward@training.sp.none.fused: the forward phase spends what all its layers mean, no task missing and none twice
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | S
; claimed: 2*B*S*(2*S*H + 3*S*h + 4*H**2 + 2*H*F + H*t + 10*H + 4*F) = 2*B*S*(2*S*h*d_h + 3*S*h + 2*H*F + 4*H*h*d_h + H*t + 10*H + 4*F) and 4*B*S*H*(S + 2*H + F) = 4*B*S*(S*h*d_h + H*F + 2*H*h*d_h) and e*(3*B*S**2*h + 6*B*S*H*t + 14*B*S*H + B*S*F + 4*H**2 + 2*H*F + 4*H*t) = e*(3*B*S**2*h + 6*B*S*H*t + 10*B*S*H + B*S*F + 4*B*S*h*d_h + 2*H*F + 4*H*h*d_h + 4*H*t) and B*S*(3*S*h*e + S*h + 4*H*e*t + 12*H*e + 2*H + F*e) = B*S*(3*S*h*e + S*h + 4*H*e*t + 8*H*e + 2*H + F*e + 4*h*d_h*e) and 4*B*S*H*e*t = 4*B*S*H*e*t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_t (+ (* v_t (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t))) (* 4 v_B (* v_d_h v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 6 v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_F_per_t v_t) (* v_S_per_t v_t)) (* 8 v_B (* v_S_per_t v_t) (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 20 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* 4 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)))) (* v_t (+ (* 6 v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_F_per_t v_t) (* v_S_per_t v_t)) (* 22 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) (+ (- 1) v_t)) (* 4 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* 4 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t))))) (= (* v_t (+ (* 4 v_B (* v_d_h v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_S_per_t v_t) (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 4 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)))) (* v_t (+ (* 4 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* 4 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t))))) (= (* v_t (+ (* v_t (* 4 (* v_d_h v_h_per_t v_t) v_e)) (* 4 v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* v_t (* 6 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e)) (* v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 14 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e))) (* v_t (+ (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* 4 (* v_d_h v_h_per_t v_t) v_e v_t) (* v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 4 (* v_d_h v_h_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 10 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* 4 v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 6 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e v_t)))) (= (* v_t (+ (* v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* v_t (* 4 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e)) (* v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 12 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e))) (* v_t (+ (* v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* 4 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e v_t) (* 4 v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t))))) (= (* 4 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e v_t) (* 4 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e v_t)))))
(check-sat)
(reset)
; claim 3ca340f5db0f848f0b5af65de0162dd172565540bc5590108b7384f6b9b15926, text 1 of 1
; distribute_training.conservation.total.activation_gradient@training.sp.none.fused: the activation gradient phase spends what all its layers mean, no task missing and none twice
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | S
; claimed: B*S*(8*S*H + 9*S*h + 8*H**2 + 4*H*F + 4*H*t + 30*H + 21*F) = B*S*(8*S*h*d_h + 9*S*h + 4*H*F + 8*H*h*d_h + 4*H*t + 30*H + 21*F) and 4*B*S*H*(2*S + 2*H + F) = 4*B*S*(2*S*h*d_h + H*F + 2*H*h*d_h) and 5*B*S**2*h*e + B*S**2*h + 7*B*S*H*e*t + 19*B*S*H*e + 2*B*S*H + B*S*F*e + 4*H**2*e + 2*H*F*e + 4*H*e*t = 5*B*S**2*h*e + B*S**2*h + 7*B*S*H*e*t + 12*B*S*H*e + 2*B*S*H + B*S*F*e + 7*B*S*h*d_h*e + 2*H*F*e + 4*H*h*d_h*e + 4*H*e*t and B*S*e*(3*S*h + 7*H*t + 12*H + F) = B*S*e*(3*S*h + 7*H*t + 8*H + F + 4*h*d_h) and 4*B*S*H*e*t = 4*B*S*H*e*t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_t (+ (* v_t (* 4 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_d_h v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_S_per_t v_t) (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 9 v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 21 v_B (* v_F_per_t v_t) (* v_S_per_t v_t)) (* 30 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* 4 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)))) (* v_t (+ (* 9 v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 21 v_B (* v_F_per_t v_t) (* v_S_per_t v_t)) (* 32 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_t) (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) (+ (- 1) v_t)) (* 4 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* 8 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t))))) (= (* v_t (+ (* 8 v_B (* v_d_h v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_S_per_t v_t) (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* 4 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)))) (* v_t (+ (* 4 v_B (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* 8 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t))))) (= (* v_t (+ (* v_t (* 4 (* v_d_h v_h_per_t v_t) v_e)) (* 4 v_e (* (* v_d_h v_h_per_t v_t) (* v_d_h v_h_per_t v_t))) (* v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* v_t (* 7 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e)) (* v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e) (* 5 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 19 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e))) (* v_t (+ (* v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t)) (* 2 (* v_F_per_t v_t) (* v_d_h v_h_per_t v_t) v_e) (* 4 (* v_d_h v_h_per_t v_t) v_e v_t) (* v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e) (* 4 (* v_d_h v_h_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 5 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 12 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* 7 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e v_t) (* 7 v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t))))) (= (* v_t (+ (* v_t (* 7 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e)) (* v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 12 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e))) (* v_t (+ (* v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* 4 v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 7 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e v_t)))) (= (* 4 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e v_t) (* 4 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e v_t)))))
(check-sat)
(reset)
; claim ba87e097772df865b57f212bf0650ae50c88535a7e92d889311845bfccf5c3af, text 1 of 1
; distribute_training.integrality.forward.mlp.gelu@training.sp.none.fused: every component of the work of forward.mlp.gelu is a non-negative integer
; assumed: t >= 2
; assumed: t | F
; assumed: t | S
; claimed: 8*B*S*F/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 8 v_B (* v_F_per_t v_t) (* v_S_per_t v_t)) (* v_t (* 8 v_B v_F_per_t v_S_per_t v_t))) (>= (* 8 v_B v_F_per_t v_S_per_t v_t) 0))))
(check-sat)
(reset)
; claim b2cd5f45b924cd14216ce8a3b54f2cb6ae311f3919a1a48ebc47aa4661b79178, text 1 of 1
; distribute_training.integrality.activation_gradient.mlp.gelu@training.sp.none.fused: every component of the work of activation_gradient.mlp.gelu is a non-negative integer
; assumed: t >= 2
; assumed: t | F
; assumed: t | S
; claimed: 21*B*S*F/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 21 v_B (* v_F_per_t v_t) (* v_S_per_t v_t)) (* v_t (* 21 v_B v_F_per_t v_S_per_t v_t))) (>= (* 21 v_B v_F_per_t v_S_per_t v_t) 0))))
(check-sat)
(reset)
; claim 36d3b1bff572847b8a09b681335dd13dadf1c56d13ec59427bd5390ead4ef412, text 1 of 1
; distribute_training.conservation.categories@training.sp.selective: kind, engine, phase, lineage, role, effects and fusion of every task are those of its layer
; claimed: 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1))))
(check-sat)
(reset)
; claim a3638014a298d3e52af08cd68cff15310f1b0bf1f639eec5df3169c427626ae8, text 1 of 1
; distribute_training.recompute_law.total.repeated@training.sp.selective: the backward pass repeats the forward work of exactly the layers that the policy names
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: 2*B*S**2*(2*H + 3*h) = 2*B*S**2*h*(2*d_h + 3) and 4*B*S**2*H = 4*B*S**2*h*d_h and B*S*e*(3*S*h + 5*H) = B*S*e*(3*S*h + 2*H + 3*h*d_h) and B*S*(3*S*h*e + S*h + 2*H*e*t + H*e) = B*S*(3*S*h*e + S*h + 2*H*e*t + h*d_h*e) and 2*B*S*H*e*t = 2*B*S*H*e*t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_t (+ (* 4 v_B (* v_d_h v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 6 v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))))) (* v_t (+ (* 6 v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 4 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t)))))) (= (* 4 v_B (* v_d_h v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 4 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t)))) (= (* v_t (+ (* 3 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 5 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e))) (* v_t (+ (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 3 v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t))))) (= (* v_t (+ (* v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_t (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e)) (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))))) (* v_t (+ (* v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 3 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e v_t)))) (= (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e v_t) (* 2 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e v_t)))))
(check-sat)
(reset)
; claim 0fc325b0d7c7d4cbe49175e36b390d8a3f8395876dca6514d42871ff4ff2163f, text 1 of 1
; distribute_training.data_flow.dependencies@training.sp.selective: every task waits for exactly the tasks that wrote last what it reads
; claimed: 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1))))
(check-sat)
(reset)
; claim 294b9f05aede6c1a4c3c7523ebffbbe4f8c2e38c5ffd84413f3325563653a54e, text 1 of 1
; distribute_training.conservation.categories@training.sp.full: kind, engine, phase, lineage, role, effects and fusion of every task are those of its layer
; claimed: 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1))))
(check-sat)
(reset)
; claim 861cc6d9b0a1c051b1be41832851012cc5e7d9f6f52b8728cb663cf1a2705a0f, text 1 of 1
; distribute_training.collective_algebra.payload@training.sp.full: all-reduce, reduce-scatter and all-gather carry one payload, and so does every boundary of the block
; assumed: H = h*d_h
; claimed: B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)))))
(check-sat)
(reset)
; claim 3a1c840e92616736379aae56af86dfb84406d746ba602d80014633de4a3e2ce9, text 1 of 1
; distribute_training.data_flow.dependencies@training.sp.full: every task waits for exactly the tasks that wrote last what it reads
; claimed: 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1))))
(check-sat)
(reset)
; claim 94588f9c667e81f4ff82f4c878b05a821862c785b12cd5fc48afd6d642edcf20, text 1 of 1
; distribute_training.named_equation.W_reduce@training.sp.full: every reduction at a boundary makes n·(t−1)/t local additions on a logical tensor of n elements
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: 1 <= 6 and B*S*H*(t - 1)/t = B*S*H*(t - 1)/t and B*S*H*(t - 1)/t = B*S*H*(t - 1)/t and B*S*H*(t - 1)/t = B*S*H*(t - 1)/t and B*S*H*(t - 1)/t = B*S*H*(t - 1)/t and B*S*H*(t - 1)/t = B*S*H*(t - 1)/t and B*S*H*(t - 1)/t = B*S*H*(t - 1)/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (<= 1 6) (= (+ (* v_t (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t))) (* (- 1) v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t))) (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) (+ (- 1) v_t))) (= (+ (* v_t (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t))) (* (- 1) v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t))) (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) (+ (- 1) v_t))) (= (+ (* v_t (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t))) (* (- 1) v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t))) (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) (+ (- 1) v_t))) (= (+ (* v_t (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t))) (* (- 1) v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t))) (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) (+ (- 1) v_t))) (= (+ (* v_t (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t))) (* (- 1) v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t))) (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) (+ (- 1) v_t))) (= (+ (* v_t (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t))) (* (- 1) v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t))) (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) (+ (- 1) v_t))))))
(check-sat)
(reset)
; claim 02437e1dcc08bcc591605cb25d07935034d3d8b8832f7af9aa21ac5d867d89d5, text 1 of 1
; distribute_training.data_flow.hypotheses@training.sp.full.sharded: the hypotheses of the derivation are those of its model and its placement
; claimed: 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 6 = 6 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 6 6) (= 1 1))))
(check-sat)
(reset)
; claim 27dbfe8d609e4695ac07b3ef0d28dc5cc52d32a99d8238153b33cbcebd4a3d80, text 1 of 1
; distribute_training.conservation.categories@training.sp-keep.none: kind, engine, phase, lineage, role, effects and fusion of every task are those of its layer
; claimed: 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1))))
(check-sat)
(reset)
; claim f4d219aca8542f89fe76e27a642b67240994f0d1ba1fafaee23ba19bc7a49025, text 1 of 1
; distribute_training.collective_algebra.payload@training.sp-keep.none: all-reduce, reduce-scatter and all-gather carry one payload, and so does every boundary of the block
; assumed: H = h*d_h
; claimed: B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)) (= (* v_B (* v_d_h v_h) v_S v_e) (* v_B (* v_d_h v_h) v_S v_e)))))
(check-sat)
(reset)
; claim 2cf8d4451fff7fff0ce6f361acc9fd772d35af98e658fd947e867667faeeb3ed, text 1 of 1
; distribute_training.data_flow.dependencies@training.sp-keep.none: every task waits for exactly the tasks that wrote last what it reads
; claimed: 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1))))
(check-sat)
(reset)
; claim bc615e28d848055ff1a47ed02e2b85749f985fae48d4ed33dde8caddc37987fd, text 1 of 1
; distribute_training.conservation.categories@training.sp-keep.selective: kind, engine, phase, lineage, role, effects and fusion of every task are those of its layer
; claimed: 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1))))
(check-sat)
(reset)
; claim 1e99d251fd6398199706593a2a9fb6453a0e6917a4b1a844c1bb8967c7c124ed, text 1 of 1
; distribute_training.recompute_law.total.repeated@training.sp-keep.selective: the backward pass repeats the forward work of exactly the layers that the policy names
; assumed: H = h*d_h
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: 2*B*S**2*(2*H + 3*h) = 2*B*S**2*h*(2*d_h + 3) and 4*B*S**2*H = 4*B*S**2*h*d_h and 3*B*S*e*(S*h + H) = 3*B*S*h*e*(S + d_h) and B*S*(3*S*h*e + S*h + H*e) = B*S*h*(3*S*e + S + d_h*e) and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_t (+ (* 4 v_B (* v_d_h v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 6 v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))))) (* v_t (+ (* 6 v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 4 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t)))))) (= (* 4 v_B (* v_d_h v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 4 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t)))) (= (* v_t (+ (* 3 v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))))) (* v_t (+ (* 3 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 3 v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t))))) (= (* v_t (+ (* v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_B (* v_d_h v_h_per_t v_t) (* v_S_per_t v_t) v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))))) (* v_t (+ (* v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 3 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t))))) (= 0 0))))
(check-sat)
(reset)
; claim 13297283c963a4c90d7785bdb23f1ac81d7d5e9c04cd3e6890ddd4d2201c74ff, text 1 of 1
; distribute_training.data_flow.dependencies@training.sp-keep.selective: every task waits for exactly the tasks that wrote last what it reads
; claimed: 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1) (= 1 1))))
(check-sat)
(reset)
; claim 3d56426474f7519c162f55b651582226846d13d38a36961f179fef99c1fac269, text 1 of 1
; distribute_training.conservation.forward.attention.layer_norm@training.single.none.free-heads: all ranks together spend on forward.attention.layer_norm what the layer means; every rank does all of it
; claimed: 9*B*S*H = 9*B*S*H and 0 = 0 and H*e*(B*S + 2) = H*e*(B*S + 2) and B*S*H*e = B*S*H*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (= (* 9 v_B v_H v_S) (* 9 v_B v_H v_S)) (= 0 0) (= (+ (* 2 v_H v_e) (* v_B v_H v_S v_e)) (+ (* 2 v_H v_e) (* v_B v_H v_S v_e))) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim f71d98f788d6b5c1977c489879ab7e6d38b5c9bad6fdf1706429d061f40a5540, text 1 of 1
; distribute_training.conservation.forward.attention.query@training.single.none.free-heads: all ranks together spend on forward.attention.query what the layer means; every rank does all of it
; claimed: 2*B*S*H*h*d_h = 2*B*S*H*h*d_h and 2*B*S*H*h*d_h = 2*B*S*H*h*d_h and H*e*(B*S + h*d_h) = H*e*(B*S + h*d_h) and B*S*h*d_h*e = B*S*h*d_h*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 2 v_B v_H v_S v_d_h v_h) (* 2 v_B v_H v_S v_d_h v_h)) (= (* 2 v_B v_H v_S v_d_h v_h) (* 2 v_B v_H v_S v_d_h v_h)) (= (+ (* v_B v_H v_S v_e) (* v_H v_d_h v_e v_h)) (+ (* v_B v_H v_S v_e) (* v_H v_d_h v_e v_h))) (= (* v_B v_S v_d_h v_e v_h) (* v_B v_S v_d_h v_e v_h)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim ec629051164287cba47b9a60e016422b49844d92ca9ef3ed8496bcf393cd3b5d, text 1 of 1
; distribute_training.conservation.forward.attention.query_key@training.single.none.free-heads: all ranks together spend on forward.attention.query_key what the layer means; every rank does all of it
; claimed: 2*B*S**2*h*d_h = 2*B*S**2*h*d_h and 2*B*S**2*h*d_h = 2*B*S**2*h*d_h and 2*B*S*h*d_h*e = 2*B*S*h*d_h*e and B*S**2*h*e = B*S**2*h*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 2 v_B v_d_h v_h (* v_S v_S)) (* 2 v_B v_d_h v_h (* v_S v_S))) (= (* 2 v_B v_d_h v_h (* v_S v_S)) (* 2 v_B v_d_h v_h (* v_S v_S))) (= (* 2 v_B v_S v_d_h v_e v_h) (* 2 v_B v_S v_d_h v_e v_h)) (= (* v_B v_e v_h (* v_S v_S)) (* v_B v_e v_h (* v_S v_S))) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim c9df286a81ccbb1dd7952504b946336b6b41504a1436024f8530eb2d4078da82, text 1 of 1
; distribute_training.conservation.forward.attention.probability_value@training.single.none.free-heads: all ranks together spend on forward.attention.probability_value what the layer means; every rank does all of it
; claimed: 2*B*S**2*h*d_h = 2*B*S**2*h*d_h and 2*B*S**2*h*d_h = 2*B*S**2*h*d_h and B*S*h*e*(S + d_h) = B*S*h*e*(S + d_h) and B*S*h*d_h*e = B*S*h*d_h*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 2 v_B v_d_h v_h (* v_S v_S)) (* 2 v_B v_d_h v_h (* v_S v_S))) (= (* 2 v_B v_d_h v_h (* v_S v_S)) (* 2 v_B v_d_h v_h (* v_S v_S))) (= (+ (* v_B v_e v_h (* v_S v_S)) (* v_B v_S v_d_h v_e v_h)) (+ (* v_B v_e v_h (* v_S v_S)) (* v_B v_S v_d_h v_e v_h))) (= (* v_B v_S v_d_h v_e v_h) (* v_B v_S v_d_h v_e v_h)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 6eddbb49781338c1159c86ae4c6dd20b42113332c86cccb9cfef47aff1cc73be, text 1 of 1
; distribute_training.conservation.forward.attention.output_projection@training.single.none.free-heads: all ranks together spend on forward.attention.output_projection what the layer means; every rank does all of it
; claimed: 2*B*S*H*h*d_h = 2*B*S*H*h*d_h and 2*B*S*H*h*d_h = 2*B*S*H*h*d_h and h*d_h*e*(B*S + H) = h*d_h*e*(B*S + H) and B*S*H*e = B*S*H*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 2 v_B v_H v_S v_d_h v_h) (* 2 v_B v_H v_S v_d_h v_h)) (= (* 2 v_B v_H v_S v_d_h v_h) (* 2 v_B v_H v_S v_d_h v_h)) (= (+ (* v_H v_d_h v_e v_h) (* v_B v_S v_d_h v_e v_h)) (+ (* v_H v_d_h v_e v_h) (* v_B v_S v_d_h v_e v_h))) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 154d9c21874f18821362719b3357eb08634ce81bc9cb2eda10d866da68d8bad8, text 1 of 1
; distribute_training.conservation.forward.attention.output_dropout@training.single.none.free-heads: all ranks together spend on forward.attention.output_dropout what the layer means; every rank does all of it
; claimed: B*S*H = B*S*H and 0 = 0 and B*S*H*e = B*S*H*e and B*S*H*(e + 1) = B*S*H*(e + 1) and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (= (* v_B v_H v_S) (* v_B v_H v_S)) (= 0 0) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= (+ (* v_B v_H v_S) (* v_B v_H v_S v_e)) (+ (* v_B v_H v_S) (* v_B v_H v_S v_e))) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim a97d752de342b0fcd8395045d369c670a6856771ee7752c9026f4529d8511e33, text 1 of 1
; distribute_training.conservation.forward.attention.residual@training.single.none.free-heads: all ranks together spend on forward.attention.residual what the layer means; every rank does all of it
; claimed: B*S*H = B*S*H and 0 = 0 and 2*B*S*H*e = 2*B*S*H*e and B*S*H*e = B*S*H*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (= (* v_B v_H v_S) (* v_B v_H v_S)) (= 0 0) (= (* 2 v_B v_H v_S v_e) (* 2 v_B v_H v_S v_e)) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 579dc358c3a81e2fd7f8cd351dfa151f837cd2c49f6ec7f15cb396b58a688265, text 1 of 1
; distribute_training.conservation.forward.mlp.expand@training.single.none.free-heads: all ranks together spend on forward.mlp.expand what the layer means; every rank does all of it
; claimed: 2*B*S*H*F = 2*B*S*H*F and 2*B*S*H*F = 2*B*S*H*F and H*e*(B*S + F) = H*e*(B*S + F) and B*S*F*e = B*S*F*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (= (* 2 v_B v_F v_H v_S) (* 2 v_B v_F v_H v_S)) (= (* 2 v_B v_F v_H v_S) (* 2 v_B v_F v_H v_S)) (= (+ (* v_F v_H v_e) (* v_B v_H v_S v_e)) (+ (* v_F v_H v_e) (* v_B v_H v_S v_e))) (= (* v_B v_F v_S v_e) (* v_B v_F v_S v_e)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim a95749c2842f88d0ed597025375b60478d9d1689ff1bdb8702dad76d2b01ad2b, text 1 of 1
; distribute_training.conservation.forward.mlp.contract@training.single.none.free-heads: all ranks together spend on forward.mlp.contract what the layer means; every rank does all of it
; claimed: 2*B*S*H*F = 2*B*S*H*F and 2*B*S*H*F = 2*B*S*H*F and F*e*(B*S + H) = F*e*(B*S + H) and B*S*H*e = B*S*H*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (= (* 2 v_B v_F v_H v_S) (* 2 v_B v_F v_H v_S)) (= (* 2 v_B v_F v_H v_S) (* 2 v_B v_F v_H v_S)) (= (+ (* v_F v_H v_e) (* v_B v_F v_S v_e)) (+ (* v_F v_H v_e) (* v_B v_F v_S v_e))) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 9fdfa3bc57b0cbee170a63d44968ce7096ed002747f2be94f73d0ba804c92a8d, text 1 of 1
; distribute_training.conservation.activation_gradient.mlp.output_dropout@training.single.none.free-heads: all ranks together spend on activation_gradient.mlp.output_dropout what the layer means; every rank does all of it
; claimed: B*S*H = B*S*H and 0 = 0 and B*S*H*(e + 1) = B*S*H*(e + 1) and B*S*H*e = B*S*H*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (= (* v_B v_H v_S) (* v_B v_H v_S)) (= 0 0) (= (+ (* v_B v_H v_S) (* v_B v_H v_S v_e)) (+ (* v_B v_H v_S) (* v_B v_H v_S v_e))) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim dc1f97444502071a2d8e3ca179d18d3750540b28164cd401bae56fa5ae51ade2, text 1 of 1
; distribute_training.conservation.weight_gradient.mlp.contract@training.single.none.free-heads: all ranks together spend on weight_gradient.mlp.contract what the layer means; every rank does all of it
; claimed: 2*B*S*H*F = 2*B*S*H*F and 2*B*S*H*F = 2*B*S*H*F and B*S*e*(H + F) = B*S*e*(H + F) and H*F*e = H*F*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (= (* 2 v_B v_F v_H v_S) (* 2 v_B v_F v_H v_S)) (= (* 2 v_B v_F v_H v_S) (* 2 v_B v_F v_H v_S)) (= (+ (* v_B v_F v_S v_e) (* v_B v_H v_S v_e)) (+ (* v_B v_F v_S v_e) (* v_B v_H v_S v_e))) (= (* v_F v_H v_e) (* v_F v_H v_e)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 6a581c302a49aa07492dd0f3aa46ac76185f6e4dbea8fb483b0f895af2c9eae4, text 1 of 1
; distribute_training.conservation.activation_gradient.mlp.layer_norm@training.single.none.free-heads: all ranks together spend on activation_gradient.mlp.layer_norm what the layer means; every rank does all of it
; claimed: 14*B*S*H = 14*B*S*H and 0 = 0 and 2*H*e*(B*S + 1) = 2*H*e*(B*S + 1) and B*S*H*e = B*S*H*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (= (* 14 v_B v_H v_S) (* 14 v_B v_H v_S)) (= 0 0) (= (+ (* 2 v_H v_e) (* 2 v_B v_H v_S v_e)) (+ (* 2 v_H v_e) (* 2 v_B v_H v_S v_e))) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim c32d304562c0fa28899101a75959837613806639294fc3e15984813fde621b6d, text 1 of 1
; distribute_training.conservation.weight_gradient.mlp.layer_norm@training.single.none.free-heads: all ranks together spend on weight_gradient.mlp.layer_norm what the layer means; every rank does all of it
; claimed: 7*B*S*H = 7*B*S*H and 0 = 0 and 2*B*S*H*e = 2*B*S*H*e and 2*H*e = 2*H*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (= (* 7 v_B v_H v_S) (* 7 v_B v_H v_S)) (= 0 0) (= (* 2 v_B v_H v_S v_e) (* 2 v_B v_H v_S v_e)) (= (* 2 v_H v_e) (* 2 v_H v_e)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim ca432d6af94d5d43a785723660f380853c78e846e481c6544be9a27f4378a2d7, text 1 of 1
; distribute_training.conservation.weight_gradient.attention.output_projection@training.single.none.free-heads: all ranks together spend on weight_gradient.attention.output_projection what the layer means; every rank does all of it
; claimed: 2*B*S*H*h*d_h = 2*B*S*H*h*d_h and 2*B*S*H*h*d_h = 2*B*S*H*h*d_h and B*S*e*(H + h*d_h) = B*S*e*(H + h*d_h) and H*h*d_h*e = H*h*d_h*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 2 v_B v_H v_S v_d_h v_h) (* 2 v_B v_H v_S v_d_h v_h)) (= (* 2 v_B v_H v_S v_d_h v_h) (* 2 v_B v_H v_S v_d_h v_h)) (= (+ (* v_B v_H v_S v_e) (* v_B v_S v_d_h v_e v_h)) (+ (* v_B v_H v_S v_e) (* v_B v_S v_d_h v_e v_h))) (= (* v_H v_d_h v_e v_h) (* v_H v_d_h v_e v_h)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim ba7248cf3fefaa540fcf8a4ade65d76039e9c62f52814a933402f5a6ad288bde, text 1 of 1
; distribute_training.conservation.activation_gradient.attention.probability_value@training.single.none.free-heads: all ranks together spend on activation_gradient.attention.probability_value what the layer means; every rank does all of it
; claimed: 4*B*S**2*h*d_h = 4*B*S**2*h*d_h and 4*B*S**2*h*d_h = 4*B*S**2*h*d_h and B*S*h*e*(S + 2*d_h) = B*S*h*e*(S + 2*d_h) and B*S*h*e*(S + d_h) = B*S*h*e*(S + d_h) and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 4 v_B v_d_h v_h (* v_S v_S)) (* 4 v_B v_d_h v_h (* v_S v_S))) (= (* 4 v_B v_d_h v_h (* v_S v_S)) (* 4 v_B v_d_h v_h (* v_S v_S))) (= (+ (* v_B v_e v_h (* v_S v_S)) (* 2 v_B v_S v_d_h v_e v_h)) (+ (* v_B v_e v_h (* v_S v_S)) (* 2 v_B v_S v_d_h v_e v_h))) (= (+ (* v_B v_e v_h (* v_S v_S)) (* v_B v_S v_d_h v_e v_h)) (+ (* v_B v_e v_h (* v_S v_S)) (* v_B v_S v_d_h v_e v_h))) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 8915bfd23ae7f8adb9571645a4a6a1768ebbf4590e66a4ebf28dc104c1b9b531, text 1 of 1
; distribute_training.conservation.activation_gradient.attention.query_key@training.single.none.free-heads: all ranks together spend on activation_gradient.attention.query_key what the layer means; every rank does all of it
; claimed: 4*B*S**2*h*d_h = 4*B*S**2*h*d_h and 4*B*S**2*h*d_h = 4*B*S**2*h*d_h and B*S*h*e*(S + 2*d_h) = B*S*h*e*(S + 2*d_h) and 2*B*S*h*d_h*e = 2*B*S*h*d_h*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 4 v_B v_d_h v_h (* v_S v_S)) (* 4 v_B v_d_h v_h (* v_S v_S))) (= (* 4 v_B v_d_h v_h (* v_S v_S)) (* 4 v_B v_d_h v_h (* v_S v_S))) (= (+ (* v_B v_e v_h (* v_S v_S)) (* 2 v_B v_S v_d_h v_e v_h)) (+ (* v_B v_e v_h (* v_S v_S)) (* 2 v_B v_S v_d_h v_e v_h))) (= (* 2 v_B v_S v_d_h v_e v_h) (* 2 v_B v_S v_d_h v_e v_h)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 4e0cc9867e17bd60e9431d22ef1846c66c150dc18174132688e6799b78346cf6, text 1 of 1
; distribute_training.conservation.activation_gradient.attention.qkv_fork@training.single.none.free-heads: all ranks together spend on activation_gradient.attention.qkv_fork what the layer means; every rank does all of it
; claimed: 2*B*S*H = 2*B*S*H and 0 = 0 and 3*B*S*H*e = 3*B*S*H*e and B*S*H*e = B*S*H*e and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (= (* 2 v_B v_H v_S) (* 2 v_B v_H v_S)) (= 0 0) (= (* 3 v_B v_H v_S v_e) (* 3 v_B v_H v_S v_e)) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim a7d37a17726fcd263b4e9441dbb66e19d823e0d13c42600eefc2e75484b95fcd, text 1 of 1
; distribute_training.conservation.optimizer.attention.layer_norm@training.single.none.free-heads: all ranks together spend on optimizer.attention.layer_norm what the layer means; every rank does all of it
; claimed: 22*H = 22*H and 0 = 0 and 2*H*(e + 12) = 2*H*(e + 12) and 2*H*(e + 12) = 2*H*(e + 12) and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (= (* 22 v_H) (* 22 v_H)) (= 0 0) (= (+ (* 24 v_H) (* 2 v_H v_e)) (+ (* 24 v_H) (* 2 v_H v_e))) (= (+ (* 24 v_H) (* 2 v_H v_e)) (+ (* 24 v_H) (* 2 v_H v_e))) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 73d622a8118b18d72defbe67c9c3cc8e9e58e9a4cf1656a8a6b803913435acd5, text 1 of 1
; distribute_training.conservation.optimizer.attention.query@training.single.none.free-heads: all ranks together spend on optimizer.attention.query what the layer means; every rank does all of it
; claimed: 11*H*h*d_h = 11*H*h*d_h and 0 = 0 and H*h*d_h*(e + 12) = H*h*d_h*(e + 12) and H*h*d_h*(e + 12) = H*h*d_h*(e + 12) and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 11 v_H v_d_h v_h) (* 11 v_H v_d_h v_h)) (= 0 0) (= (+ (* 12 v_H v_d_h v_h) (* v_H v_d_h v_e v_h)) (+ (* 12 v_H v_d_h v_h) (* v_H v_d_h v_e v_h))) (= (+ (* 12 v_H v_d_h v_h) (* v_H v_d_h v_e v_h)) (+ (* 12 v_H v_d_h v_h) (* v_H v_d_h v_e v_h))) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 92f21bfb82e8c9fedb8e6729123cb6322029b11aed20a3e1ddbf855c3d5f59cd, text 1 of 1
; distribute_training.conservation.optimizer.mlp.expand@training.single.none.free-heads: all ranks together spend on optimizer.mlp.expand what the layer means; every rank does all of it
; claimed: 11*H*F = 11*H*F and 0 = 0 and H*F*(e + 12) = H*F*(e + 12) and H*F*(e + 12) = H*F*(e + 12) and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (= (* 11 v_F v_H) (* 11 v_F v_H)) (= 0 0) (= (+ (* 12 v_F v_H) (* v_F v_H v_e)) (+ (* 12 v_F v_H) (* v_F v_H v_e))) (= (+ (* 12 v_F v_H) (* v_F v_H v_e)) (+ (* 12 v_F v_H) (* v_F v_H v_e))) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 3697669110b8a42c2ec2c25b1c474e528f8483f5d06397c1a1b57580c6aa8ab6, text 1 of 1
; distribute_training.conservation.total.forward@training.single.none.free-heads: the forward phase spends what all its layers mean, no task missing and none twice
; claimed: 2*B*S*(2*S*h*d_h + 3*S*h + 2*H*F + 4*H*h*d_h + 11*H + 4*F) = 2*B*S*(2*S*h*d_h + 3*S*h + 2*H*F + 4*H*h*d_h + 11*H + 4*F) and 4*B*S*(S*h*d_h + H*F + 2*H*h*d_h) = 4*B*S*(S*h*d_h + H*F + 2*H*h*d_h) and e*(3*B*S**2*h + 12*B*S*H + 2*B*S*F + 4*B*S*h*d_h + 2*H*F + 4*H*h*d_h + 4*H) = e*(3*B*S**2*h + 12*B*S*H + 2*B*S*F + 4*B*S*h*d_h + 2*H*F + 4*H*h*d_h + 4*H) and B*S*(3*S*h*e + S*h + 8*H*e + 2*H + 2*F*e + 4*h*d_h*e) = B*S*(3*S*h*e + S*h + 8*H*e + 2*H + 2*F*e + 4*h*d_h*e) and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (+ (* 6 v_B v_h (* v_S v_S)) (* 8 v_B v_F v_S) (* 22 v_B v_H v_S) (* 4 v_B v_F v_H v_S) (* 4 v_B v_d_h v_h (* v_S v_S)) (* 8 v_B v_H v_S v_d_h v_h)) (+ (* 6 v_B v_h (* v_S v_S)) (* 8 v_B v_F v_S) (* 22 v_B v_H v_S) (* 4 v_B v_F v_H v_S) (* 4 v_B v_d_h v_h (* v_S v_S)) (* 8 v_B v_H v_S v_d_h v_h))) (= (+ (* 4 v_B v_F v_H v_S) (* 4 v_B v_d_h v_h (* v_S v_S)) (* 8 v_B v_H v_S v_d_h v_h)) (+ (* 4 v_B v_F v_H v_S) (* 4 v_B v_d_h v_h (* v_S v_S)) (* 8 v_B v_H v_S v_d_h v_h))) (= (+ (* 4 v_H v_e) (* 2 v_F v_H v_e) (* 2 v_B v_F v_S v_e) (* 3 v_B v_e v_h (* v_S v_S)) (* 4 v_H v_d_h v_e v_h) (* 12 v_B v_H v_S v_e) (* 4 v_B v_S v_d_h v_e v_h)) (+ (* 4 v_H v_e) (* 2 v_F v_H v_e) (* 2 v_B v_F v_S v_e) (* 3 v_B v_e v_h (* v_S v_S)) (* 4 v_H v_d_h v_e v_h) (* 12 v_B v_H v_S v_e) (* 4 v_B v_S v_d_h v_e v_h))) (= (+ (* v_B v_h (* v_S v_S)) (* 2 v_B v_H v_S) (* 2 v_B v_F v_S v_e) (* 3 v_B v_e v_h (* v_S v_S)) (* 8 v_B v_H v_S v_e) (* 4 v_B v_S v_d_h v_e v_h)) (+ (* v_B v_h (* v_S v_S)) (* 2 v_B v_H v_S) (* 2 v_B v_F v_S v_e) (* 3 v_B v_e v_h (* v_S v_S)) (* 8 v_B v_H v_S v_e) (* 4 v_B v_S v_d_h v_e v_h))) (= 0 0))))
(check-sat)
(reset)
; claim 02f9570bd2d4dec598a68c4652b2f04b12aa6b59f452b4bec73156aff9dce8ab, text 1 of 1
; distribute_training.conservation.total.activation_gradient@training.single.none.free-heads: the activation gradient phase spends what all its layers mean, no task missing and none twice
; claimed: B*S*(8*S*h*d_h + 9*S*h + 4*H*F + 8*H*h*d_h + 34*H + 13*F) = B*S*(8*S*h*d_h + 9*S*h + 4*H*F + 8*H*h*d_h + 34*H + 13*F) and 4*B*S*(2*S*h*d_h + H*F + 2*H*h*d_h) = 4*B*S*(2*S*h*d_h + H*F + 2*H*h*d_h) and 5*B*S**2*h*e + B*S**2*h + 15*B*S*H*e + 2*B*S*H + 3*B*S*F*e + 7*B*S*h*d_h*e + 2*H*F*e + 4*H*h*d_h*e + 4*H*e = 5*B*S**2*h*e + B*S**2*h + 15*B*S*H*e + 2*B*S*H + 3*B*S*F*e + 7*B*S*h*d_h*e + 2*H*F*e + 4*H*h*d_h*e + 4*H*e and B*S*e*(3*S*h + 11*H + 2*F + 4*h*d_h) = B*S*e*(3*S*h + 11*H + 2*F + 4*h*d_h) and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (+ (* 9 v_B v_h (* v_S v_S)) (* 13 v_B v_F v_S) (* 34 v_B v_H v_S) (* 4 v_B v_F v_H v_S) (* 8 v_B v_d_h v_h (* v_S v_S)) (* 8 v_B v_H v_S v_d_h v_h)) (+ (* 9 v_B v_h (* v_S v_S)) (* 13 v_B v_F v_S) (* 34 v_B v_H v_S) (* 4 v_B v_F v_H v_S) (* 8 v_B v_d_h v_h (* v_S v_S)) (* 8 v_B v_H v_S v_d_h v_h))) (= (+ (* 4 v_B v_F v_H v_S) (* 8 v_B v_d_h v_h (* v_S v_S)) (* 8 v_B v_H v_S v_d_h v_h)) (+ (* 4 v_B v_F v_H v_S) (* 8 v_B v_d_h v_h (* v_S v_S)) (* 8 v_B v_H v_S v_d_h v_h))) (= (+ (* 4 v_H v_e) (* v_B v_h (* v_S v_S)) (* 2 v_B v_H v_S) (* 2 v_F v_H v_e) (* 3 v_B v_F v_S v_e) (* 4 v_H v_d_h v_e v_h) (* 5 v_B v_e v_h (* v_S v_S)) (* 15 v_B v_H v_S v_e) (* 7 v_B v_S v_d_h v_e v_h)) (+ (* 4 v_H v_e) (* v_B v_h (* v_S v_S)) (* 2 v_B v_H v_S) (* 2 v_F v_H v_e) (* 3 v_B v_F v_S v_e) (* 4 v_H v_d_h v_e v_h) (* 5 v_B v_e v_h (* v_S v_S)) (* 15 v_B v_H v_S v_e) (* 7 v_B v_S v_d_h v_e v_h))) (= (+ (* 2 v_B v_F v_S v_e) (* 3 v_B v_e v_h (* v_S v_S)) (* 11 v_B v_H v_S v_e) (* 4 v_B v_S v_d_h v_e v_h)) (+ (* 2 v_B v_F v_S v_e) (* 3 v_B v_e v_h (* v_S v_S)) (* 11 v_B v_H v_S v_e) (* 4 v_B v_S v_d_h v_e v_h))) (= 0 0))))
(check-sat)
(reset)
; claim 5b4dbadb2f54b5463b5659a01b3e7796a1cbc1f49b2fab700c3d4dbfea90707e, text 1 of 1
; distribute_training.conservation.total.weight_gradient@training.single.none.free-heads: the weight gradient phase spends what all its layers mean, no task missing and none twice
; claimed: 2*B*S*H*(2*F + 4*h*d_h + 7) = 2*B*S*H*(2*F + 4*h*d_h + 7) and 4*B*S*H*(F + 2*h*d_h) = 4*B*S*H*(F + 2*h*d_h) and 2*B*S*e*(5*H + F + 2*h*d_h) = 2*B*S*e*(5*H + F + 2*h*d_h) and 2*H*e*(F + 2*h*d_h + 2) = 2*H*e*(F + 2*h*d_h + 2) and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (+ (* 14 v_B v_H v_S) (* 4 v_B v_F v_H v_S) (* 8 v_B v_H v_S v_d_h v_h)) (+ (* 14 v_B v_H v_S) (* 4 v_B v_F v_H v_S) (* 8 v_B v_H v_S v_d_h v_h))) (= (+ (* 4 v_B v_F v_H v_S) (* 8 v_B v_H v_S v_d_h v_h)) (+ (* 4 v_B v_F v_H v_S) (* 8 v_B v_H v_S v_d_h v_h))) (= (+ (* 2 v_B v_F v_S v_e) (* 10 v_B v_H v_S v_e) (* 4 v_B v_S v_d_h v_e v_h)) (+ (* 2 v_B v_F v_S v_e) (* 10 v_B v_H v_S v_e) (* 4 v_B v_S v_d_h v_e v_h))) (= (+ (* 4 v_H v_e) (* 2 v_F v_H v_e) (* 4 v_H v_d_h v_e v_h)) (+ (* 4 v_H v_e) (* 2 v_F v_H v_e) (* 4 v_H v_d_h v_e v_h))) (= 0 0))))
(check-sat)
(reset)
; claim 4fc221751a08ca4f5de3eafc444a8feab999cf17f71dec7b95b439c38e72c198, text 1 of 1
; distribute_training.conservation.total.optimizer@training.single.none.free-heads: the optimizer phase spends what all its layers mean, no task missing and none twice
; claimed: 22*H*(F + 2*h*d_h + 2) = 22*H*(F + 2*h*d_h + 2) and 0 = 0 and 2*H*(F*e + 12*F + 2*h*d_h*e + 24*h*d_h + 2*e + 24) = 2*H*(F*e + 12*F + 2*h*d_h*e + 24*h*d_h + 2*e + 24) and 2*H*(F*e + 12*F + 2*h*d_h*e + 24*h*d_h + 2*e + 24) = 2*H*(F*e + 12*F + 2*h*d_h*e + 24*h*d_h + 2*e + 24) and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (+ (* 44 v_H) (* 22 v_F v_H) (* 44 v_H v_d_h v_h)) (+ (* 44 v_H) (* 22 v_F v_H) (* 44 v_H v_d_h v_h))) (= 0 0) (= (+ (* 48 v_H) (* 4 v_H v_e) (* 24 v_F v_H) (* 2 v_F v_H v_e) (* 48 v_H v_d_h v_h) (* 4 v_H v_d_h v_e v_h)) (+ (* 48 v_H) (* 4 v_H v_e) (* 24 v_F v_H) (* 2 v_F v_H v_e) (* 48 v_H v_d_h v_h) (* 4 v_H v_d_h v_e v_h))) (= (+ (* 48 v_H) (* 4 v_H v_e) (* 24 v_F v_H) (* 2 v_F v_H v_e) (* 48 v_H v_d_h v_h) (* 4 v_H v_d_h v_e v_h)) (+ (* 48 v_H) (* 4 v_H v_e) (* 24 v_F v_H) (* 2 v_F v_H v_e) (* 48 v_H v_d_h v_h) (* 4 v_H v_d_h v_e v_h))) (= 0 0))))
(check-sat)
(reset)
; claim 1337db8c56dac6762c3a4a41f81537ed9a7d6c3e6b2ae48af5381ece3ccb139c, text 1 of 1
; distribute_training.backward_law.attention.query@training.single.none.free-heads: both gradients of attention.query together take twice its forward FLOPs
; claimed: 4*B*S*H*h*d_h = 4*B*S*H*h*d_h
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (= (* 4 v_B v_H v_S v_d_h v_h) (* 4 v_B v_H v_S v_d_h v_h))))
(check-sat)
(reset)
; claim 74577da9273f24ea1842a3eb49302e52c32b1234258a576791f232f277d464c7, text 1 of 1
; distribute_training.backward_law.attention.query_key@training.single.none.free-heads: both gradients of attention.query_key together take twice its forward FLOPs
; claimed: 4*B*S**2*h*d_h = 4*B*S**2*h*d_h
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (= (* 4 v_B v_d_h v_h (* v_S v_S)) (* 4 v_B v_d_h v_h (* v_S v_S)))))
(check-sat)
(reset)
; claim 0db50f0da576d4580f5bcb9851bed85e6f7353c9d46f7d9c2deb8fc63d9c58f8, text 1 of 1
; distribute_training.backward_law.mlp.expand@training.single.none.free-heads: both gradients of mlp.expand together take twice its forward FLOPs
; claimed: 4*B*S*H*F = 4*B*S*H*F
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(assert (not (= (* 4 v_B v_F v_H v_S) (* 4 v_B v_F v_H v_S))))
(check-sat)
(reset)
; claim a5fd8ffcdee68224f802b93008aeefa4447b70e5114dc18058f0982b4659b192, text 1 of 1
; distribute_training.integrality.forward.attention.layer_norm@training.single.none.free-heads: every component of the work of forward.attention.layer_norm is a non-negative integer
; claimed: 9*B*S*H is a non-negative integer and H*e*(B*S + 2) is a non-negative integer and B*S*H*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (and (= (* 9 v_B v_H v_S) (* 9 v_B v_H v_S)) (>= (* 9 v_B v_H v_S) 0)) (and (= (+ (* 2 v_H v_e) (* v_B v_H v_S v_e)) (+ (* 2 v_H v_e) (* v_B v_H v_S v_e))) (>= (+ (* 2 v_H v_e) (* v_B v_H v_S v_e)) 0)) (and (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (>= (* v_B v_H v_S v_e) 0)))))
(check-sat)
(reset)
; claim 3ad7a23605f1572847f86ed3c764ee3eb92f3ef7f2b05cc237c8fc80cc9bf1b2, text 1 of 1
; distribute_training.integrality.forward.attention.query@training.single.none.free-heads: every component of the work of forward.attention.query is a non-negative integer
; claimed: 2*B*S*H*h*d_h is a non-negative integer and H*e*(B*S + h*d_h) is a non-negative integer and B*S*h*d_h*e is a non-negative integer and 2*B*S*H*h*d_h is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* 2 v_B v_H v_S v_d_h v_h) (* 2 v_B v_H v_S v_d_h v_h)) (>= (* 2 v_B v_H v_S v_d_h v_h) 0)) (and (= (+ (* v_B v_H v_S v_e) (* v_H v_d_h v_e v_h)) (+ (* v_B v_H v_S v_e) (* v_H v_d_h v_e v_h))) (>= (+ (* v_B v_H v_S v_e) (* v_H v_d_h v_e v_h)) 0)) (and (= (* v_B v_S v_d_h v_e v_h) (* v_B v_S v_d_h v_e v_h)) (>= (* v_B v_S v_d_h v_e v_h) 0)) (and (= (* 2 v_B v_H v_S v_d_h v_h) (* 2 v_B v_H v_S v_d_h v_h)) (>= (* 2 v_B v_H v_S v_d_h v_h) 0)))))
(check-sat)
(reset)
; claim c087a98ad75c3ce9cf47be882edc72dccec8ee3fb4403dd36ca66e9f6ceeab27, text 1 of 1
; distribute_training.integrality.forward.attention.query_key@training.single.none.free-heads: every component of the work of forward.attention.query_key is a non-negative integer
; claimed: 2*B*S**2*h*d_h is a non-negative integer and 2*B*S*h*d_h*e is a non-negative integer and B*S**2*h*e is a non-negative integer and 2*B*S**2*h*d_h is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* 2 v_B v_d_h v_h (* v_S v_S)) (* 2 v_B v_d_h v_h (* v_S v_S))) (>= (* 2 v_B v_d_h v_h (* v_S v_S)) 0)) (and (= (* 2 v_B v_S v_d_h v_e v_h) (* 2 v_B v_S v_d_h v_e v_h)) (>= (* 2 v_B v_S v_d_h v_e v_h) 0)) (and (= (* v_B v_e v_h (* v_S v_S)) (* v_B v_e v_h (* v_S v_S))) (>= (* v_B v_e v_h (* v_S v_S)) 0)) (and (= (* 2 v_B v_d_h v_h (* v_S v_S)) (* 2 v_B v_d_h v_h (* v_S v_S))) (>= (* 2 v_B v_d_h v_h (* v_S v_S)) 0)))))
(check-sat)
(reset)
; claim a5e88a761a9d6da73ab49355ae64702d6605f5ad330bfe3881699aa667f9bba3, text 1 of 1
; distribute_training.integrality.forward.attention.probability_value@training.single.none.free-heads: every component of the work of forward.attention.probability_value is a non-negative integer
; claimed: 2*B*S**2*h*d_h is a non-negative integer and B*S*h*e*(S + d_h) is a non-negative integer and B*S*h*d_h*e is a non-negative integer and 2*B*S**2*h*d_h is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* 2 v_B v_d_h v_h (* v_S v_S)) (* 2 v_B v_d_h v_h (* v_S v_S))) (>= (* 2 v_B v_d_h v_h (* v_S v_S)) 0)) (and (= (+ (* v_B v_e v_h (* v_S v_S)) (* v_B v_S v_d_h v_e v_h)) (+ (* v_B v_e v_h (* v_S v_S)) (* v_B v_S v_d_h v_e v_h))) (>= (+ (* v_B v_e v_h (* v_S v_S)) (* v_B v_S v_d_h v_e v_h)) 0)) (and (= (* v_B v_S v_d_h v_e v_h) (* v_B v_S v_d_h v_e v_h)) (>= (* v_B v_S v_d_h v_e v_h) 0)) (and (= (* 2 v_B v_d_h v_h (* v_S v_S)) (* 2 v_B v_d_h v_h (* v_S v_S))) (>= (* 2 v_B v_d_h v_h (* v_S v_S)) 0)))))
(check-sat)
(reset)
; claim 78453eb832cc4a4026bb83a27c7ba7eac9add97d9bf18618c470417c2f74402a, text 1 of 1
; distribute_training.integrality.forward.attention.output_projection@training.single.none.free-heads: every component of the work of forward.attention.output_projection is a non-negative integer
; claimed: 2*B*S*H*h*d_h is a non-negative integer and h*d_h*e*(B*S + H) is a non-negative integer and B*S*H*e is a non-negative integer and 2*B*S*H*h*d_h is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* 2 v_B v_H v_S v_d_h v_h) (* 2 v_B v_H v_S v_d_h v_h)) (>= (* 2 v_B v_H v_S v_d_h v_h) 0)) (and (= (+ (* v_H v_d_h v_e v_h) (* v_B v_S v_d_h v_e v_h)) (+ (* v_H v_d_h v_e v_h) (* v_B v_S v_d_h v_e v_h))) (>= (+ (* v_H v_d_h v_e v_h) (* v_B v_S v_d_h v_e v_h)) 0)) (and (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (>= (* v_B v_H v_S v_e) 0)) (and (= (* 2 v_B v_H v_S v_d_h v_h) (* 2 v_B v_H v_S v_d_h v_h)) (>= (* 2 v_B v_H v_S v_d_h v_h) 0)))))
(check-sat)
(reset)
; claim 51b6cbb2d31a7b0f2c3a759d4fa0505bba9a021069acaadba6687ca17711a431, text 1 of 1
; distribute_training.integrality.forward.attention.output_dropout@training.single.none.free-heads: every component of the work of forward.attention.output_dropout is a non-negative integer
; claimed: B*S*H is a non-negative integer and B*S*H*e is a non-negative integer and B*S*H*(e + 1) is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (and (= (* v_B v_H v_S) (* v_B v_H v_S)) (>= (* v_B v_H v_S) 0)) (and (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (>= (* v_B v_H v_S v_e) 0)) (and (= (+ (* v_B v_H v_S) (* v_B v_H v_S v_e)) (+ (* v_B v_H v_S) (* v_B v_H v_S v_e))) (>= (+ (* v_B v_H v_S) (* v_B v_H v_S v_e)) 0)))))
(check-sat)
(reset)
; claim 7a70a0cd56fbce52d859b3714b4daa68fc57843af31f8b114b0a9d6121664b24, text 1 of 1
; distribute_training.integrality.forward.attention.residual@training.single.none.free-heads: every component of the work of forward.attention.residual is a non-negative integer
; claimed: B*S*H is a non-negative integer and 2*B*S*H*e is a non-negative integer and B*S*H*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (and (= (* v_B v_H v_S) (* v_B v_H v_S)) (>= (* v_B v_H v_S) 0)) (and (= (* 2 v_B v_H v_S v_e) (* 2 v_B v_H v_S v_e)) (>= (* 2 v_B v_H v_S v_e) 0)) (and (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (>= (* v_B v_H v_S v_e) 0)))))
(check-sat)
(reset)
; claim 9a8a388411728e31e1f731c2c55c69025563f9089ba60eb1e9f261e37ccf3a6a, text 1 of 1
; distribute_training.integrality.forward.mlp.expand@training.single.none.free-heads: every component of the work of forward.mlp.expand is a non-negative integer
; claimed: 2*B*S*H*F is a non-negative integer and H*e*(B*S + F) is a non-negative integer and B*S*F*e is a non-negative integer and 2*B*S*H*F is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (and (= (* 2 v_B v_F v_H v_S) (* 2 v_B v_F v_H v_S)) (>= (* 2 v_B v_F v_H v_S) 0)) (and (= (+ (* v_F v_H v_e) (* v_B v_H v_S v_e)) (+ (* v_F v_H v_e) (* v_B v_H v_S v_e))) (>= (+ (* v_F v_H v_e) (* v_B v_H v_S v_e)) 0)) (and (= (* v_B v_F v_S v_e) (* v_B v_F v_S v_e)) (>= (* v_B v_F v_S v_e) 0)) (and (= (* 2 v_B v_F v_H v_S) (* 2 v_B v_F v_H v_S)) (>= (* 2 v_B v_F v_H v_S) 0)))))
(check-sat)
(reset)
; claim e1ea2d6769c9652e093804ec893331295fa4f6f06d47820fff9cee57a3892c79, text 1 of 1
; distribute_training.integrality.forward.mlp.contract@training.single.none.free-heads: every component of the work of forward.mlp.contract is a non-negative integer
; claimed: 2*B*S*H*F is a non-negative integer and F*e*(B*S + H) is a non-negative integer and B*S*H*e is a non-negative integer and 2*B*S*H*F is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (and (= (* 2 v_B v_F v_H v_S) (* 2 v_B v_F v_H v_S)) (>= (* 2 v_B v_F v_H v_S) 0)) (and (= (+ (* v_F v_H v_e) (* v_B v_F v_S v_e)) (+ (* v_F v_H v_e) (* v_B v_F v_S v_e))) (>= (+ (* v_F v_H v_e) (* v_B v_F v_S v_e)) 0)) (and (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (>= (* v_B v_H v_S v_e) 0)) (and (= (* 2 v_B v_F v_H v_S) (* 2 v_B v_F v_H v_S)) (>= (* 2 v_B v_F v_H v_S) 0)))))
(check-sat)
(reset)
; claim 240009c120d88975a85b432840e9cd8cddab2d0df7ab0714bee14db85f9548f8, text 1 of 1
; distribute_training.integrality.activation_gradient.mlp.output_dropout@training.single.none.free-heads: every component of the work of activation_gradient.mlp.output_dropout is a non-negative integer
; claimed: B*S*H is a non-negative integer and B*S*H*(e + 1) is a non-negative integer and B*S*H*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (and (= (* v_B v_H v_S) (* v_B v_H v_S)) (>= (* v_B v_H v_S) 0)) (and (= (+ (* v_B v_H v_S) (* v_B v_H v_S v_e)) (+ (* v_B v_H v_S) (* v_B v_H v_S v_e))) (>= (+ (* v_B v_H v_S) (* v_B v_H v_S v_e)) 0)) (and (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (>= (* v_B v_H v_S v_e) 0)))))
(check-sat)
(reset)
; claim 4fbb99ff53e7ef7931ff9d58484928f461ac3cf8d7323997ba679af61efdc5a9, text 1 of 1
; distribute_training.integrality.weight_gradient.mlp.contract@training.single.none.free-heads: every component of the work of weight_gradient.mlp.contract is a non-negative integer
; claimed: 2*B*S*H*F is a non-negative integer and B*S*e*(H + F) is a non-negative integer and H*F*e is a non-negative integer and 2*B*S*H*F is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (and (= (* 2 v_B v_F v_H v_S) (* 2 v_B v_F v_H v_S)) (>= (* 2 v_B v_F v_H v_S) 0)) (and (= (+ (* v_B v_F v_S v_e) (* v_B v_H v_S v_e)) (+ (* v_B v_F v_S v_e) (* v_B v_H v_S v_e))) (>= (+ (* v_B v_F v_S v_e) (* v_B v_H v_S v_e)) 0)) (and (= (* v_F v_H v_e) (* v_F v_H v_e)) (>= (* v_F v_H v_e) 0)) (and (= (* 2 v_B v_F v_H v_S) (* 2 v_B v_F v_H v_S)) (>= (* 2 v_B v_F v_H v_S) 0)))))
(check-sat)
(reset)
; claim 5642a461d3f4ba20d0cbce04b2b47180655480de7f01061f535288a4702d9313, text 1 of 1
; distribute_training.integrality.activation_gradient.mlp.layer_norm@training.single.none.free-heads: every component of the work of activation_gradient.mlp.layer_norm is a non-negative integer
; claimed: 14*B*S*H is a non-negative integer and 2*H*e*(B*S + 1) is a non-negative integer and B*S*H*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (and (= (* 14 v_B v_H v_S) (* 14 v_B v_H v_S)) (>= (* 14 v_B v_H v_S) 0)) (and (= (+ (* 2 v_H v_e) (* 2 v_B v_H v_S v_e)) (+ (* 2 v_H v_e) (* 2 v_B v_H v_S v_e))) (>= (+ (* 2 v_H v_e) (* 2 v_B v_H v_S v_e)) 0)) (and (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (>= (* v_B v_H v_S v_e) 0)))))
(check-sat)
(reset)
; claim 22afe8d5acae14c6a346cf10fc7bf7ec61855d3491e9797b8a8d8b767fd4cb1f, text 1 of 1
; distribute_training.integrality.weight_gradient.mlp.layer_norm@training.single.none.free-heads: every component of the work of weight_gradient.mlp.layer_norm is a non-negative integer
; claimed: 7*B*S*H is a non-negative integer and 2*B*S*H*e is a non-negative integer and 2*H*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (and (= (* 7 v_B v_H v_S) (* 7 v_B v_H v_S)) (>= (* 7 v_B v_H v_S) 0)) (and (= (* 2 v_B v_H v_S v_e) (* 2 v_B v_H v_S v_e)) (>= (* 2 v_B v_H v_S v_e) 0)) (and (= (* 2 v_H v_e) (* 2 v_H v_e)) (>= (* 2 v_H v_e) 0)))))
(check-sat)
(reset)
; claim 0ab6f3ae1eab93ff111532a62e2b408a393a44f74a0353f0f2996449c387c89e, text 1 of 1
; distribute_training.integrality.weight_gradient.attention.output_projection@training.single.none.free-heads: every component of the work of weight_gradient.attention.output_projection is a non-negative integer
; claimed: 2*B*S*H*h*d_h is a non-negative integer and B*S*e*(H + h*d_h) is a non-negative integer and H*h*d_h*e is a non-negative integer and 2*B*S*H*h*d_h is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* 2 v_B v_H v_S v_d_h v_h) (* 2 v_B v_H v_S v_d_h v_h)) (>= (* 2 v_B v_H v_S v_d_h v_h) 0)) (and (= (+ (* v_B v_H v_S v_e) (* v_B v_S v_d_h v_e v_h)) (+ (* v_B v_H v_S v_e) (* v_B v_S v_d_h v_e v_h))) (>= (+ (* v_B v_H v_S v_e) (* v_B v_S v_d_h v_e v_h)) 0)) (and (= (* v_H v_d_h v_e v_h) (* v_H v_d_h v_e v_h)) (>= (* v_H v_d_h v_e v_h) 0)) (and (= (* 2 v_B v_H v_S v_d_h v_h) (* 2 v_B v_H v_S v_d_h v_h)) (>= (* 2 v_B v_H v_S v_d_h v_h) 0)))))
(check-sat)
(reset)
; claim 450f62105299658f262ac14d8ce76ba49412dc0878757baa3cf7e53a8a184011, text 1 of 1
; distribute_training.integrality.activation_gradient.attention.probability_value@training.single.none.free-heads: every component of the work of activation_gradient.attention.probability_value is a non-negative integer
; claimed: 4*B*S**2*h*d_h is a non-negative integer and B*S*h*e*(S + 2*d_h) is a non-negative integer and B*S*h*e*(S + d_h) is a non-negative integer and 4*B*S**2*h*d_h is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* 4 v_B v_d_h v_h (* v_S v_S)) (* 4 v_B v_d_h v_h (* v_S v_S))) (>= (* 4 v_B v_d_h v_h (* v_S v_S)) 0)) (and (= (+ (* v_B v_e v_h (* v_S v_S)) (* 2 v_B v_S v_d_h v_e v_h)) (+ (* v_B v_e v_h (* v_S v_S)) (* 2 v_B v_S v_d_h v_e v_h))) (>= (+ (* v_B v_e v_h (* v_S v_S)) (* 2 v_B v_S v_d_h v_e v_h)) 0)) (and (= (+ (* v_B v_e v_h (* v_S v_S)) (* v_B v_S v_d_h v_e v_h)) (+ (* v_B v_e v_h (* v_S v_S)) (* v_B v_S v_d_h v_e v_h))) (>= (+ (* v_B v_e v_h (* v_S v_S)) (* v_B v_S v_d_h v_e v_h)) 0)) (and (= (* 4 v_B v_d_h v_h (* v_S v_S)) (* 4 v_B v_d_h v_h (* v_S v_S))) (>= (* 4 v_B v_d_h v_h (* v_S v_S)) 0)))))
(check-sat)
(reset)
; claim 2ce8e16d50af4917e9931ac4476bbf84db3b2731233b6270657167b7ef50e656, text 1 of 1
; distribute_training.integrality.activation_gradient.attention.query_key@training.single.none.free-heads: every component of the work of activation_gradient.attention.query_key is a non-negative integer
; claimed: 4*B*S**2*h*d_h is a non-negative integer and B*S*h*e*(S + 2*d_h) is a non-negative integer and 2*B*S*h*d_h*e is a non-negative integer and 4*B*S**2*h*d_h is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* 4 v_B v_d_h v_h (* v_S v_S)) (* 4 v_B v_d_h v_h (* v_S v_S))) (>= (* 4 v_B v_d_h v_h (* v_S v_S)) 0)) (and (= (+ (* v_B v_e v_h (* v_S v_S)) (* 2 v_B v_S v_d_h v_e v_h)) (+ (* v_B v_e v_h (* v_S v_S)) (* 2 v_B v_S v_d_h v_e v_h))) (>= (+ (* v_B v_e v_h (* v_S v_S)) (* 2 v_B v_S v_d_h v_e v_h)) 0)) (and (= (* 2 v_B v_S v_d_h v_e v_h) (* 2 v_B v_S v_d_h v_e v_h)) (>= (* 2 v_B v_S v_d_h v_e v_h) 0)) (and (= (* 4 v_B v_d_h v_h (* v_S v_S)) (* 4 v_B v_d_h v_h (* v_S v_S))) (>= (* 4 v_B v_d_h v_h (* v_S v_S)) 0)))))
(check-sat)
(reset)
; claim 89634248dd79b5ecd8fdb13005c04d641cd409a698031e51884ca8dc58b63366, text 1 of 1
; distribute_training.integrality.activation_gradient.attention.qkv_fork@training.single.none.free-heads: every component of the work of activation_gradient.attention.qkv_fork is a non-negative integer
; claimed: 2*B*S*H is a non-negative integer and 3*B*S*H*e is a non-negative integer and B*S*H*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (and (= (* 2 v_B v_H v_S) (* 2 v_B v_H v_S)) (>= (* 2 v_B v_H v_S) 0)) (and (= (* 3 v_B v_H v_S v_e) (* 3 v_B v_H v_S v_e)) (>= (* 3 v_B v_H v_S v_e) 0)) (and (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (>= (* v_B v_H v_S v_e) 0)))))
(check-sat)
(reset)
; claim 55aac7cdef42dc736b7f9c28bea5c27e77201283c1b371fa442c3714dfb5dbb1, text 1 of 1
; distribute_training.integrality.optimizer.attention.layer_norm@training.single.none.free-heads: every component of the work of optimizer.attention.layer_norm is a non-negative integer
; claimed: 22*H is a non-negative integer and 2*H*(e + 12) is a non-negative integer and 2*H*(e + 12) is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (and (= (* 22 v_H) (* 22 v_H)) (>= (* 22 v_H) 0)) (and (= (+ (* 24 v_H) (* 2 v_H v_e)) (+ (* 24 v_H) (* 2 v_H v_e))) (>= (+ (* 24 v_H) (* 2 v_H v_e)) 0)) (and (= (+ (* 24 v_H) (* 2 v_H v_e)) (+ (* 24 v_H) (* 2 v_H v_e))) (>= (+ (* 24 v_H) (* 2 v_H v_e)) 0)))))
(check-sat)
(reset)
; claim 9074e63be0082fb846e5e4e760772062613efb900315de097585947f824e3833, text 1 of 1
; distribute_training.integrality.optimizer.attention.query@training.single.none.free-heads: every component of the work of optimizer.attention.query is a non-negative integer
; claimed: 11*H*h*d_h is a non-negative integer and H*h*d_h*(e + 12) is a non-negative integer and H*h*d_h*(e + 12) is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* 11 v_H v_d_h v_h) (* 11 v_H v_d_h v_h)) (>= (* 11 v_H v_d_h v_h) 0)) (and (= (+ (* 12 v_H v_d_h v_h) (* v_H v_d_h v_e v_h)) (+ (* 12 v_H v_d_h v_h) (* v_H v_d_h v_e v_h))) (>= (+ (* 12 v_H v_d_h v_h) (* v_H v_d_h v_e v_h)) 0)) (and (= (+ (* 12 v_H v_d_h v_h) (* v_H v_d_h v_e v_h)) (+ (* 12 v_H v_d_h v_h) (* v_H v_d_h v_e v_h))) (>= (+ (* 12 v_H v_d_h v_h) (* v_H v_d_h v_e v_h)) 0)))))
(check-sat)
(reset)
; claim e0688ad3a53f90fe9ee57167b22c2fdb04df87630f97b7d6612e032d86a9106a, text 1 of 1
; distribute_training.integrality.optimizer.mlp.expand@training.single.none.free-heads: every component of the work of optimizer.mlp.expand is a non-negative integer
; claimed: 11*H*F is a non-negative integer and H*F*(e + 12) is a non-negative integer and H*F*(e + 12) is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (and (= (* 11 v_F v_H) (* 11 v_F v_H)) (>= (* 11 v_F v_H) 0)) (and (= (+ (* 12 v_F v_H) (* v_F v_H v_e)) (+ (* 12 v_F v_H) (* v_F v_H v_e))) (>= (+ (* 12 v_F v_H) (* v_F v_H v_e)) 0)) (and (= (+ (* 12 v_F v_H) (* v_F v_H v_e)) (+ (* 12 v_F v_H) (* v_F v_H v_e))) (>= (+ (* 12 v_F v_H) (* v_F v_H v_e)) 0)))))
(check-sat)
(reset)
; claim 7efdfccdbace2fa75b3b04bfcb12cfb0b47af7c554d96c56950ee0e1e8d8f179, text 1 of 1
; distribute_training.data_flow.hypotheses@training.single.none.free-heads: the hypotheses of the derivation are those of its model and its placement
; claimed: 1 = 1 and 1 = 1 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (= 1 1) (= 1 1) (= 0 0))))
(check-sat)
(reset)
; claim eb303a44029fd56ba80b9fa1b6fe9af9862c12292b21f433699ca836d2370284, text 1 of 1
; distribute_training.stored_activations.row.attention.fork@training.single.none.free-heads: the row of attention.fork accounts for what its gradient reads, or for what it handles
; claimed: B*S*H*e = B*S*H*e
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e))))
(check-sat)
(reset)
; claim ccf0d21a3d87c60249e0fe0a0bada84f4b89421f9f6dca4b8e98dc7e6689e411, text 1 of 1
; distribute_training.stored_activations.row.attention.query_key@training.single.none.free-heads: the row of attention.query_key accounts for what its gradient reads, or for what it handles
; claimed: 2*B*S*h*d_h*e = 2*B*S*h*d_h*e
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (= (* 2 v_B v_S v_d_h v_e v_h) (* 2 v_B v_S v_d_h v_e v_h))))
(check-sat)
(reset)
; claim 3c6957da8a1bec98657dec0a757e35eb53f64388ac06fa1f30f477f5ef41b4f8, text 1 of 1
; distribute_training.stored_activations.row.attention.probability_value@training.single.none.free-heads: the row of attention.probability_value accounts for what its gradient reads, or for what it handles
; claimed: B*S*h*e*(S + d_h) = B*S*h*e*(S + d_h)
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (= (+ (* v_B v_e v_h (* v_S v_S)) (* v_B v_S v_d_h v_e v_h)) (+ (* v_B v_e v_h (* v_S v_S)) (* v_B v_S v_d_h v_e v_h)))))
(check-sat)
(reset)
; claim a0e3978db6a189df0c8609ac855498cdf12b6e890382b3c71ded27fbabfca7e0, text 1 of 1
; distribute_training.stored_activations.row.attention.output_projection@training.single.none.free-heads: the row of attention.output_projection accounts for what its gradient reads, or for what it handles
; claimed: B*S*h*d_h*e = B*S*h*d_h*e
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (= (* v_B v_S v_d_h v_e v_h) (* v_B v_S v_d_h v_e v_h))))
(check-sat)
(reset)
; claim 6d756047bf50182eb8691e818c5161f3f403b37b87a019105824771556dd0186, text 1 of 1
; distribute_training.stored_activations.row.attention.output_dropout@training.single.none.free-heads: the row of attention.output_dropout accounts for what its gradient reads, or for what it handles
; claimed: B*S*H = B*S*H
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(assert (not (= (* v_B v_H v_S) (* v_B v_H v_S))))
(check-sat)
(reset)
; claim c245b9ca0e6d36c029b02af9a7a1e8d42acd18d0e7ffbe92a9c59ed9f207bf6d, text 1 of 1
; distribute_training.stored_activations.row.attention.residual@training.single.none.free-heads: the row of attention.residual accounts for what its gradient reads, or for what it handles
; claimed: 2*B*S*H*e = 2*B*S*H*e
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (= (* 2 v_B v_H v_S v_e) (* 2 v_B v_H v_S v_e))))
(check-sat)
(reset)
; claim ebe18bb3e69c81b34dff4c30af54f77f8b9b4dbac6584ac9e8a4b2f2f785eaae, text 1 of 1
; distribute_training.named_equation.W_gemm@training.single.none.free-heads: a matrix product [m,n] × [n,k] takes 2mnk FLOPs
; claimed: 2*S*H*F = 2*S*H*F
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(assert (not (= (* 2 v_F v_H v_S) (* 2 v_F v_H v_S))))
(check-sat)
(reset)
; claim 4975c7cf9583b486a953b87159448c3c2c5ec645d5895d8ae535245ee4d4df6d, text 1 of 1
; distribute_training.named_equation.W_QKV@training.single.none.free-heads: W_QKV is the work of the qkv tasks of one rank
; assumed: t = 1
; claimed: 6*B*S*H*h*d_h = 6*B*S*H*h*d_h/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (= (* 1 (* 6 v_B v_H v_S v_d_h v_h)) (* 6 v_B v_H v_S v_d_h v_h))))
(check-sat)
(reset)
; claim 8d73930674363b9ae3fc75cb89795f5a96af36afc2db6baa04c0f4584a672be3, text 1 of 1
; distribute_training.named_equation.W_attn_matmul@training.single.none.free-heads: W_attn_matmul is the work of the attention tasks of one rank
; assumed: t = 1
; claimed: 4*B*S**2*h*d_h = 4*B*S**2*h*d_h/t and 2*B*S**2*h*(2*d_h + 3) = 2*B*S**2*h*(2*d_h + 3)/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 1 (* 4 v_B v_d_h v_h (* v_S v_S))) (* 4 v_B v_d_h v_h (* v_S v_S))) (= (* 1 (+ (* 6 v_B v_h (* v_S v_S)) (* 4 v_B v_d_h v_h (* v_S v_S)))) (+ (* 6 v_B v_h (* v_S v_S)) (* 4 v_B v_d_h v_h (* v_S v_S)))))))
(check-sat)
(reset)
; claim 5c9fa6ebc314054ed8af7aab002580993bf345db6e72b4e99993120d6d37a04c, text 1 of 1
; distribute_training.named_equation.W_out@training.single.none.free-heads: W_out is the work of the output tasks of one rank
; assumed: t = 1
; claimed: 2*B*S*H*h*d_h = 2*B*S*H*h*d_h/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (= (* 1 (* 2 v_B v_H v_S v_d_h v_h)) (* 2 v_B v_H v_S v_d_h v_h))))
(check-sat)
(reset)
; claim c8246e7d582ccdcda31a4130dfa67283325dedc2ee22081433210d3d36440c04, text 1 of 1
; distribute_training.named_equation.W_MLP@training.single.none.free-heads: W_MLP is the work of the mlp tasks of one rank
; assumed: t = 1
; claimed: 4*B*S*H*F = 4*B*S*H*F/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(assert (not (= (* 1 (* 4 v_B v_F v_H v_S)) (* 4 v_B v_F v_H v_S))))
(check-sat)
(reset)
; claim edb89efdf6dd5fed4ed70374611a50cac300bd15bdcedffdf4b291e43eee76db, text 1 of 1
; distribute_training.conservation.optimizer.attention.layer_norm@training.single.none.sharded.free-heads: all ranks together spend on optimizer.attention.layer_norm what the layer means; every rank does all of it
; assumed: d | H
; claimed: 22*H = 22*H and 0 = 0 and 2*H*(e + 12) = 2*H*(e + 12) and 2*H*(e + 12) = 2*H*(e + 12) and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_d Int)
(assert (>= v_H_per_d 1))
(declare-const v_d Int)
(assert (>= v_d 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (= (* 22 (* v_H_per_d v_d)) (* 22 (* v_H_per_d v_d))) (= 0 0) (= (* v_d (+ (* 24 (* v_H_per_d v_d)) (* 2 (* v_H_per_d v_d) v_e))) (* v_d (+ (* 24 (* v_H_per_d v_d)) (* 2 (* v_H_per_d v_d) v_e)))) (= (* v_d (+ (* 24 (* v_H_per_d v_d)) (* 2 (* v_H_per_d v_d) v_e))) (* v_d (+ (* 24 (* v_H_per_d v_d)) (* 2 (* v_H_per_d v_d) v_e)))) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 98d14c224b68ccb4e9e10db6a98ec792e124c0cad679ab542caab96585f05bbd, text 1 of 1
; distribute_training.conservation.optimizer.attention.query@training.single.none.sharded.free-heads: all ranks together spend on optimizer.attention.query what the layer means; every rank does all of it
; assumed: d | H
; claimed: 11*H*h*d_h = 11*H*h*d_h and 0 = 0 and H*h*d_h*(e + 12) = H*h*d_h*(e + 12) and H*h*d_h*(e + 12) = H*h*d_h*(e + 12) and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_d Int)
(assert (>= v_H_per_d 1))
(declare-const v_d Int)
(assert (>= v_d 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 11 (* v_H_per_d v_d) v_d_h v_h) (* 11 (* v_H_per_d v_d) v_d_h v_h)) (= 0 0) (= (* v_d (+ (* 12 (* v_H_per_d v_d) v_d_h v_h) (* (* v_H_per_d v_d) v_d_h v_e v_h))) (* v_d (+ (* 12 (* v_H_per_d v_d) v_d_h v_h) (* (* v_H_per_d v_d) v_d_h v_e v_h)))) (= (* v_d (+ (* 12 (* v_H_per_d v_d) v_d_h v_h) (* (* v_H_per_d v_d) v_d_h v_e v_h))) (* v_d (+ (* 12 (* v_H_per_d v_d) v_d_h v_h) (* (* v_H_per_d v_d) v_d_h v_e v_h)))) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 129e402c4c23c84032d5fad5347ed7eadcdf699520f72af018bf2a33d85081ab, text 1 of 1
; distribute_training.conservation.optimizer.mlp.expand@training.single.none.sharded.free-heads: all ranks together spend on optimizer.mlp.expand what the layer means; every rank does all of it
; assumed: d | H
; claimed: 11*H*F = 11*H*F and 0 = 0 and H*F*(e + 12) = H*F*(e + 12) and H*F*(e + 12) = H*F*(e + 12) and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_H_per_d Int)
(assert (>= v_H_per_d 1))
(declare-const v_d Int)
(assert (>= v_d 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (= (* 11 v_F (* v_H_per_d v_d)) (* 11 v_F (* v_H_per_d v_d))) (= 0 0) (= (* v_d (+ (* 12 v_F (* v_H_per_d v_d)) (* v_F (* v_H_per_d v_d) v_e))) (* v_d (+ (* 12 v_F (* v_H_per_d v_d)) (* v_F (* v_H_per_d v_d) v_e)))) (= (* v_d (+ (* 12 v_F (* v_H_per_d v_d)) (* v_F (* v_H_per_d v_d) v_e))) (* v_d (+ (* 12 v_F (* v_H_per_d v_d)) (* v_F (* v_H_per_d v_d) v_e)))) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim ad1cf4277a5173d515a8460a99768c6ed29f94776de0a4e57956e32b897f38d3, text 1 of 1
; distribute_training.conservation.total.optimizer@training.single.none.sharded.free-heads: the optimizer phase spends what all its layers mean, no task missing and none twice
; assumed: d | H
; claimed: 22*H*(F + 2*h*d_h + 2) = 22*H*(F + 2*h*d_h + 2) and 0 = 0 and 2*H*(F*e + 12*F + 2*h*d_h*e + 24*h*d_h + 2*e + 24) = 2*H*(F*e + 12*F + 2*h*d_h*e + 24*h*d_h + 2*e + 24) and 2*H*(F*e + 12*F + 2*h*d_h*e + 24*h*d_h + 2*e + 24) = 2*H*(F*e + 12*F + 2*h*d_h*e + 24*h*d_h + 2*e + 24) and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_H_per_d Int)
(assert (>= v_H_per_d 1))
(declare-const v_d Int)
(assert (>= v_d 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* v_d (+ (* 44 (* v_H_per_d v_d)) (* 22 v_F (* v_H_per_d v_d)) (* 44 (* v_H_per_d v_d) v_d_h v_h))) (* v_d (+ (* 44 (* v_H_per_d v_d)) (* 22 v_F (* v_H_per_d v_d)) (* 44 (* v_H_per_d v_d) v_d_h v_h)))) (= 0 0) (= (* v_d (+ (* 48 (* v_H_per_d v_d)) (* 4 (* v_H_per_d v_d) v_e) (* 24 v_F (* v_H_per_d v_d)) (* 2 v_F (* v_H_per_d v_d) v_e) (* 48 (* v_H_per_d v_d) v_d_h v_h) (* 4 (* v_H_per_d v_d) v_d_h v_e v_h))) (* v_d (+ (* 48 (* v_H_per_d v_d)) (* 4 (* v_H_per_d v_d) v_e) (* 24 v_F (* v_H_per_d v_d)) (* 2 v_F (* v_H_per_d v_d) v_e) (* 48 (* v_H_per_d v_d) v_d_h v_h) (* 4 (* v_H_per_d v_d) v_d_h v_e v_h)))) (= (* v_d (+ (* 48 (* v_H_per_d v_d)) (* 4 (* v_H_per_d v_d) v_e) (* 24 v_F (* v_H_per_d v_d)) (* 2 v_F (* v_H_per_d v_d) v_e) (* 48 (* v_H_per_d v_d) v_d_h v_h) (* 4 (* v_H_per_d v_d) v_d_h v_e v_h))) (* v_d (+ (* 48 (* v_H_per_d v_d)) (* 4 (* v_H_per_d v_d) v_e) (* 24 v_F (* v_H_per_d v_d)) (* 2 v_F (* v_H_per_d v_d) v_e) (* 48 (* v_H_per_d v_d) v_d_h v_h) (* 4 (* v_H_per_d v_d) v_d_h v_e v_h)))) (= 0 0))))
(check-sat)
(reset)
; claim 46b9d6a2f013971d89edcc8ef6b138814b1b84493287254b5344f7260feb52c7, text 1 of 1
; distribute_training.integrality.optimizer.attention.layer_norm@training.single.none.sharded.free-heads: every component of the work of optimizer.attention.layer_norm is a non-negative integer
; assumed: d | H
; claimed: 22*H/d is a non-negative integer and 2*H*(e + 12)/d is a non-negative integer and 2*H*(e + 12)/d is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_d Int)
(assert (>= v_H_per_d 1))
(declare-const v_d Int)
(assert (>= v_d 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (and (= (* 22 (* v_H_per_d v_d)) (* v_d (* 22 v_H_per_d))) (>= (* 22 v_H_per_d) 0)) (and (= (+ (* 24 (* v_H_per_d v_d)) (* 2 (* v_H_per_d v_d) v_e)) (* v_d (+ (* 24 v_H_per_d) (* 2 v_H_per_d v_e)))) (>= (+ (* 24 v_H_per_d) (* 2 v_H_per_d v_e)) 0)) (and (= (+ (* 24 (* v_H_per_d v_d)) (* 2 (* v_H_per_d v_d) v_e)) (* v_d (+ (* 24 v_H_per_d) (* 2 v_H_per_d v_e)))) (>= (+ (* 24 v_H_per_d) (* 2 v_H_per_d v_e)) 0)))))
(check-sat)
(reset)
; claim c37442d6d1094b29f50d4d16c276f77ea2d42af1118028ffd97cbb9698d33820, text 1 of 1
; distribute_training.integrality.optimizer.attention.query@training.single.none.sharded.free-heads: every component of the work of optimizer.attention.query is a non-negative integer
; assumed: d | H
; claimed: 11*H*h*d_h/d is a non-negative integer and H*h*d_h*(e + 12)/d is a non-negative integer and H*h*d_h*(e + 12)/d is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_d Int)
(assert (>= v_H_per_d 1))
(declare-const v_d Int)
(assert (>= v_d 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (and (= (* 11 (* v_H_per_d v_d) v_d_h v_h) (* v_d (* 11 v_H_per_d v_d_h v_h))) (>= (* 11 v_H_per_d v_d_h v_h) 0)) (and (= (+ (* 12 (* v_H_per_d v_d) v_d_h v_h) (* (* v_H_per_d v_d) v_d_h v_e v_h)) (* v_d (+ (* 12 v_H_per_d v_d_h v_h) (* v_H_per_d v_d_h v_e v_h)))) (>= (+ (* 12 v_H_per_d v_d_h v_h) (* v_H_per_d v_d_h v_e v_h)) 0)) (and (= (+ (* 12 (* v_H_per_d v_d) v_d_h v_h) (* (* v_H_per_d v_d) v_d_h v_e v_h)) (* v_d (+ (* 12 v_H_per_d v_d_h v_h) (* v_H_per_d v_d_h v_e v_h)))) (>= (+ (* 12 v_H_per_d v_d_h v_h) (* v_H_per_d v_d_h v_e v_h)) 0)))))
(check-sat)
(reset)
; claim e417448c8c541459db74ec22737c76dd184a834367d10365b096a37d574ec263, text 1 of 1
; distribute_training.integrality.optimizer.mlp.expand@training.single.none.sharded.free-heads: every component of the work of optimizer.mlp.expand is a non-negative integer
; assumed: d | H
; claimed: 11*H*F/d is a non-negative integer and H*F*(e + 12)/d is a non-negative integer and H*F*(e + 12)/d is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_H_per_d Int)
(assert (>= v_H_per_d 1))
(declare-const v_d Int)
(assert (>= v_d 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (and (= (* 11 v_F (* v_H_per_d v_d)) (* v_d (* 11 v_F v_H_per_d))) (>= (* 11 v_F v_H_per_d) 0)) (and (= (+ (* 12 v_F (* v_H_per_d v_d)) (* v_F (* v_H_per_d v_d) v_e)) (* v_d (+ (* 12 v_F v_H_per_d) (* v_F v_H_per_d v_e)))) (>= (+ (* 12 v_F v_H_per_d) (* v_F v_H_per_d v_e)) 0)) (and (= (+ (* 12 v_F (* v_H_per_d v_d)) (* v_F (* v_H_per_d v_d) v_e)) (* v_d (+ (* 12 v_F v_H_per_d) (* v_F v_H_per_d v_e)))) (>= (+ (* 12 v_F v_H_per_d) (* v_F v_H_per_d v_e)) 0)))))
(check-sat)
(reset)
; claim 934fca32eb0c75c45600512c7a4602d1c884fc7c07445733e79457cacf447316, text 1 of 1
; distribute_training.conservation.total.forward@training.single.none.fused.free-heads: the forward phase spends what all its layers mean, no task missing and none twice
; claimed: 2*B*S*(2*S*h*d_h + 3*S*h + 2*H*F + 4*H*h*d_h + 11*H + 4*F) = 2*B*S*(2*S*h*d_h + 3*S*h + 2*H*F + 4*H*h*d_h + 11*H + 4*F) and 4*B*S*(S*h*d_h + H*F + 2*H*h*d_h) = 4*B*S*(S*h*d_h + H*F + 2*H*h*d_h) and e*(3*B*S**2*h + 12*B*S*H + B*S*F + 4*B*S*h*d_h + 2*H*F + 4*H*h*d_h + 4*H) = e*(3*B*S**2*h + 12*B*S*H + B*S*F + 4*B*S*h*d_h + 2*H*F + 4*H*h*d_h + 4*H) and B*S*(3*S*h*e + S*h + 8*H*e + 2*H + F*e + 4*h*d_h*e) = B*S*(3*S*h*e + S*h + 8*H*e + 2*H + F*e + 4*h*d_h*e) and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (+ (* 6 v_B v_h (* v_S v_S)) (* 8 v_B v_F v_S) (* 22 v_B v_H v_S) (* 4 v_B v_F v_H v_S) (* 4 v_B v_d_h v_h (* v_S v_S)) (* 8 v_B v_H v_S v_d_h v_h)) (+ (* 6 v_B v_h (* v_S v_S)) (* 8 v_B v_F v_S) (* 22 v_B v_H v_S) (* 4 v_B v_F v_H v_S) (* 4 v_B v_d_h v_h (* v_S v_S)) (* 8 v_B v_H v_S v_d_h v_h))) (= (+ (* 4 v_B v_F v_H v_S) (* 4 v_B v_d_h v_h (* v_S v_S)) (* 8 v_B v_H v_S v_d_h v_h)) (+ (* 4 v_B v_F v_H v_S) (* 4 v_B v_d_h v_h (* v_S v_S)) (* 8 v_B v_H v_S v_d_h v_h))) (= (+ (* 4 v_H v_e) (* 2 v_F v_H v_e) (* v_B v_F v_S v_e) (* 3 v_B v_e v_h (* v_S v_S)) (* 4 v_H v_d_h v_e v_h) (* 12 v_B v_H v_S v_e) (* 4 v_B v_S v_d_h v_e v_h)) (+ (* 4 v_H v_e) (* 2 v_F v_H v_e) (* v_B v_F v_S v_e) (* 3 v_B v_e v_h (* v_S v_S)) (* 4 v_H v_d_h v_e v_h) (* 12 v_B v_H v_S v_e) (* 4 v_B v_S v_d_h v_e v_h))) (= (+ (* v_B v_h (* v_S v_S)) (* 2 v_B v_H v_S) (* v_B v_F v_S v_e) (* 3 v_B v_e v_h (* v_S v_S)) (* 8 v_B v_H v_S v_e) (* 4 v_B v_S v_d_h v_e v_h)) (+ (* v_B v_h (* v_S v_S)) (* 2 v_B v_H v_S) (* v_B v_F v_S v_e) (* 3 v_B v_e v_h (* v_S v_S)) (* 8 v_B v_H v_S v_e) (* 4 v_B v_S v_d_h v_e v_h))) (= 0 0))))
(check-sat)
(reset)
; claim 16990ccb41315b57c402a04c9c8def4f3d0a4894a29827d1b3902f10a6929b9a, text 1 of 1
; distribute_training.conservation.total.activation_gradient@training.single.none.fused.free-heads: the activation gradient phase spends what all its layers mean, no task missing and none twice
; claimed: B*S*(8*S*h*d_h + 9*S*h + 4*H*F + 8*H*h*d_h + 34*H + 21*F) = B*S*(8*S*h*d_h + 9*S*h + 4*H*F + 8*H*h*d_h + 34*H + 21*F) and 4*B*S*(2*S*h*d_h + H*F + 2*H*h*d_h) = 4*B*S*(2*S*h*d_h + H*F + 2*H*h*d_h) and 5*B*S**2*h*e + B*S**2*h + 15*B*S*H*e + 2*B*S*H + B*S*F*e + 7*B*S*h*d_h*e + 2*H*F*e + 4*H*h*d_h*e + 4*H*e = 5*B*S**2*h*e + B*S**2*h + 15*B*S*H*e + 2*B*S*H + B*S*F*e + 7*B*S*h*d_h*e + 2*H*F*e + 4*H*h*d_h*e + 4*H*e and B*S*e*(3*S*h + 11*H + F + 4*h*d_h) = B*S*e*(3*S*h + 11*H + F + 4*h*d_h) and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F Int)
(assert (>= v_F 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (+ (* 9 v_B v_h (* v_S v_S)) (* 21 v_B v_F v_S) (* 34 v_B v_H v_S) (* 4 v_B v_F v_H v_S) (* 8 v_B v_d_h v_h (* v_S v_S)) (* 8 v_B v_H v_S v_d_h v_h)) (+ (* 9 v_B v_h (* v_S v_S)) (* 21 v_B v_F v_S) (* 34 v_B v_H v_S) (* 4 v_B v_F v_H v_S) (* 8 v_B v_d_h v_h (* v_S v_S)) (* 8 v_B v_H v_S v_d_h v_h))) (= (+ (* 4 v_B v_F v_H v_S) (* 8 v_B v_d_h v_h (* v_S v_S)) (* 8 v_B v_H v_S v_d_h v_h)) (+ (* 4 v_B v_F v_H v_S) (* 8 v_B v_d_h v_h (* v_S v_S)) (* 8 v_B v_H v_S v_d_h v_h))) (= (+ (* 4 v_H v_e) (* v_B v_h (* v_S v_S)) (* 2 v_B v_H v_S) (* 2 v_F v_H v_e) (* v_B v_F v_S v_e) (* 4 v_H v_d_h v_e v_h) (* 5 v_B v_e v_h (* v_S v_S)) (* 15 v_B v_H v_S v_e) (* 7 v_B v_S v_d_h v_e v_h)) (+ (* 4 v_H v_e) (* v_B v_h (* v_S v_S)) (* 2 v_B v_H v_S) (* 2 v_F v_H v_e) (* v_B v_F v_S v_e) (* 4 v_H v_d_h v_e v_h) (* 5 v_B v_e v_h (* v_S v_S)) (* 15 v_B v_H v_S v_e) (* 7 v_B v_S v_d_h v_e v_h))) (= (+ (* v_B v_F v_S v_e) (* 3 v_B v_e v_h (* v_S v_S)) (* 11 v_B v_H v_S v_e) (* 4 v_B v_S v_d_h v_e v_h)) (+ (* v_B v_F v_S v_e) (* 3 v_B v_e v_h (* v_S v_S)) (* 11 v_B v_H v_S v_e) (* 4 v_B v_S v_d_h v_e v_h))) (= 0 0))))
(check-sat)
(reset)
; claim 662c8b4227e7b38a484876bf8550257e7d69452659acfaa121a4498521661511, text 1 of 1
; distribute_training.recompute_law.total.repeated@training.single.selective.free-heads: the backward pass repeats the forward work of exactly the layers that the policy names
; claimed: 2*B*S**2*h*(2*d_h + 3) = 2*B*S**2*h*(2*d_h + 3) and 4*B*S**2*h*d_h = 4*B*S**2*h*d_h and 3*B*S*h*e*(S + d_h) = 3*B*S*h*e*(S + d_h) and B*S*h*(3*S*e + S + d_h*e) = B*S*h*(3*S*e + S + d_h*e) and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (+ (* 6 v_B v_h (* v_S v_S)) (* 4 v_B v_d_h v_h (* v_S v_S))) (+ (* 6 v_B v_h (* v_S v_S)) (* 4 v_B v_d_h v_h (* v_S v_S)))) (= (* 4 v_B v_d_h v_h (* v_S v_S)) (* 4 v_B v_d_h v_h (* v_S v_S))) (= (+ (* 3 v_B v_e v_h (* v_S v_S)) (* 3 v_B v_S v_d_h v_e v_h)) (+ (* 3 v_B v_e v_h (* v_S v_S)) (* 3 v_B v_S v_d_h v_e v_h))) (= (+ (* v_B v_h (* v_S v_S)) (* 3 v_B v_e v_h (* v_S v_S)) (* v_B v_S v_d_h v_e v_h)) (+ (* v_B v_h (* v_S v_S)) (* 3 v_B v_e v_h (* v_S v_S)) (* v_B v_S v_d_h v_e v_h))) (= 0 0))))
(check-sat)
(reset)
; claim e938838eb0d050b97065c96edf2a0376ffc9ce212e2dbfb7e65e2518c90bbd92, text 1 of 1
; distribute_training.data_flow.hypotheses@training.single.full.free-heads: the hypotheses of the derivation are those of its model and its placement
; claimed: 1 = 1 and 1 = 1 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(assert (not (and (= 1 1) (= 1 1) (= 1 1))))
(check-sat)
(reset)
; claim 61e8de45f95b6419e0cbf02735ed688413215826521d1ec47e82722dc37d7b32, text 1 of 1
; distribute_training.conservation.forward.attention.layer_norm@training.tp.none.free-heads: all ranks together spend on forward.attention.layer_norm what the layer means; every rank does all of it
; assumed: t >= 2
; assumed: t | H
; claimed: 9*B*S*H*t = 9*B*S*H*t and 0 = 0 and H*e*t*(B*S + 2) = H*e*t*(B*S + 2) and B*S*H*e*t = B*S*H*e*t and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 9 v_B (* v_H_per_t v_t) v_S v_t) (* 9 v_B (* v_H_per_t v_t) v_S v_t)) (= 0 0) (= (* v_t (+ (* 2 (* v_H_per_t v_t) v_e) (* v_B (* v_H_per_t v_t) v_S v_e))) (+ (* 2 (* v_H_per_t v_t) v_e v_t) (* v_B (* v_H_per_t v_t) v_S v_e v_t))) (= (* v_B (* v_H_per_t v_t) v_S v_e v_t) (* v_B (* v_H_per_t v_t) v_S v_e v_t)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 28eda8687c5198b343ebc320fae34fc4b1a9d20d81bbb9bb39282dbb3181d294, text 1 of 1
; distribute_training.conservation.forward.attention.query@training.tp.none.free-heads: all ranks together spend on forward.attention.query what the layer means; its points are split over the ranks
; assumed: t >= 2
; assumed: t | h
; assumed: t | H
; claimed: 2*B*S*H*h*d_h = 2*B*S*H*h*d_h and 2*B*S*H*h*d_h = 2*B*S*H*h*d_h and H*e*(B*S*t + h*d_h) = H*e*(B*S*t + h*d_h) and B*S*h*d_h*e = B*S*h*d_h*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 2 v_B (* v_H_per_t v_t) v_S v_d_h (* v_h_per_t v_t)) (* 2 v_B (* v_H_per_t v_t) v_S v_d_h (* v_h_per_t v_t))) (= (* 2 v_B (* v_H_per_t v_t) v_S v_d_h (* v_h_per_t v_t)) (* 2 v_B (* v_H_per_t v_t) v_S v_d_h (* v_h_per_t v_t))) (= (* v_t (+ (* v_t (* v_B (* v_H_per_t v_t) v_S v_e)) (* (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* v_B (* v_H_per_t v_t) v_S v_e v_t)))) (= (* v_B v_S v_d_h v_e (* v_h_per_t v_t)) (* v_B v_S v_d_h v_e (* v_h_per_t v_t))) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim fb6f8442336347ef99796b925cb17334d309d5aac3586236efcac8431261980f, text 1 of 1
; distribute_training.conservation.forward.attention.query_key@training.tp.none.free-heads: all ranks together spend on forward.attention.query_key what the layer means; its points are split over the ranks
; claimed: 2*B*S**2*h*d_h = 2*B*S**2*h*d_h and 2*B*S**2*h*d_h = 2*B*S**2*h*d_h and 2*B*S*h*d_h*e = 2*B*S*h*d_h*e and B*S**2*h*e = B*S**2*h*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h Int)
(assert (>= v_h 1))
(assert (not (and (= (* 2 v_B v_d_h v_h (* v_S v_S)) (* 2 v_B v_d_h v_h (* v_S v_S))) (= (* 2 v_B v_d_h v_h (* v_S v_S)) (* 2 v_B v_d_h v_h (* v_S v_S))) (= (* 2 v_B v_S v_d_h v_e v_h) (* 2 v_B v_S v_d_h v_e v_h)) (= (* v_B v_e v_h (* v_S v_S)) (* v_B v_e v_h (* v_S v_S))) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 08b2c50881dddd6544847d6edd811ff627489e2003f08762c6eef6adf89ebcbb, text 1 of 1
; distribute_training.conservation.forward.attention.probability_value@training.tp.none.free-heads: all ranks together spend on forward.attention.probability_value what the layer means; its points are split over the ranks
; assumed: t >= 2
; assumed: t | h
; claimed: 2*B*S**2*h*d_h = 2*B*S**2*h*d_h and 2*B*S**2*h*d_h = 2*B*S**2*h*d_h and B*S*h*e*(S + d_h) = B*S*h*e*(S + d_h) and B*S*h*d_h*e = B*S*h*d_h*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 2 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S)) (* 2 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S))) (= (* 2 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S)) (* 2 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S))) (= (* v_t (+ (* v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* v_B v_S v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* v_B v_S v_d_h v_e (* v_h_per_t v_t))))) (= (* v_B v_S v_d_h v_e (* v_h_per_t v_t)) (* v_B v_S v_d_h v_e (* v_h_per_t v_t))) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 62a1ce044829a1c887d7377770afa43845e15684da91b4fd5de63c39f6d3174a, text 1 of 1
; distribute_training.conservation.forward.attention.output_projection@training.tp.none.free-heads: all ranks together spend on forward.attention.output_projection what the layer means; its points are split over the ranks
; assumed: t >= 2
; assumed: t | h
; assumed: t | H
; claimed: 2*B*S*H*h*d_h = 2*B*S*H*h*d_h and 2*B*S*H*h*d_h = 2*B*S*H*h*d_h and h*d_h*e*(B*S + H) = h*d_h*e*(B*S + H) and B*S*H*e*t = B*S*H*e*t and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 2 v_B (* v_H_per_t v_t) v_S v_d_h (* v_h_per_t v_t)) (* 2 v_B (* v_H_per_t v_t) v_S v_d_h (* v_h_per_t v_t))) (= (* 2 v_B (* v_H_per_t v_t) v_S v_d_h (* v_h_per_t v_t)) (* 2 v_B (* v_H_per_t v_t) v_S v_d_h (* v_h_per_t v_t))) (= (* v_t (+ (* (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* v_B v_S v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* v_B v_S v_d_h v_e (* v_h_per_t v_t))))) (= (* v_B (* v_H_per_t v_t) v_S v_e v_t) (* v_B (* v_H_per_t v_t) v_S v_e v_t)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 33813dac01517c0626767eee744fd63c6d3e89e15a623914ee89eb47bffb3539, text 1 of 1
; distribute_training.conservation.forward.attention.output_collective@training.tp.none.free-heads: all ranks together spend on forward.attention.output_collective what the layer means; its points are split over the ranks
; assumed: t >= 2
; assumed: t | H
; claimed: B*S*H*(t - 1) = B*S*H*(t - 1) and 0 = 0 and B*S*H*e*t = B*S*H*e*t and B*S*H*e*t = B*S*H*e*t and B*S*H*e*t = B*S*H*e*t and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_t (+ (* v_t (* v_B (* v_H_per_t v_t) v_S)) (* (- 1) v_B (* v_H_per_t v_t) v_S))) (* v_t (* v_B (* v_H_per_t v_t) v_S (+ (- 1) v_t)))) (= 0 0) (= (* v_B (* v_H_per_t v_t) v_S v_e v_t) (* v_B (* v_H_per_t v_t) v_S v_e v_t)) (= (* v_B (* v_H_per_t v_t) v_S v_e v_t) (* v_B (* v_H_per_t v_t) v_S v_e v_t)) (= (* v_B (* v_H_per_t v_t) v_S v_e v_t) (* v_B (* v_H_per_t v_t) v_S v_e v_t)) (= 1 1))))
(check-sat)
(reset)
; claim d33c7beb0f90718841e9c2314edc14058e2f6c6b5cee19ec204e889a4f7adbf8, text 1 of 1
; distribute_training.conservation.forward.attention.output_dropout@training.tp.none.free-heads: all ranks together spend on forward.attention.output_dropout what the layer means; every rank does all of it
; assumed: t >= 2
; assumed: t | H
; claimed: B*S*H*t = B*S*H*t and 0 = 0 and B*S*H*e*t = B*S*H*e*t and B*S*H*t*(e + 1) = B*S*H*t*(e + 1) and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_B (* v_H_per_t v_t) v_S v_t) (* v_B (* v_H_per_t v_t) v_S v_t)) (= 0 0) (= (* v_B (* v_H_per_t v_t) v_S v_e v_t) (* v_B (* v_H_per_t v_t) v_S v_e v_t)) (= (* v_t (+ (* v_B (* v_H_per_t v_t) v_S) (* v_B (* v_H_per_t v_t) v_S v_e))) (+ (* v_B (* v_H_per_t v_t) v_S v_t) (* v_B (* v_H_per_t v_t) v_S v_e v_t))) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim b3c210c8fed597ea1e0ec0a95df5b6e7b865375684590b64c0a247ed953f639b, text 1 of 1
; distribute_training.conservation.forward.attention.residual@training.tp.none.free-heads: all ranks together spend on forward.attention.residual what the layer means; every rank does all of it
; assumed: t >= 2
; assumed: t | H
; claimed: B*S*H*t = B*S*H*t and 0 = 0 and 2*B*S*H*e*t = 2*B*S*H*e*t and B*S*H*e*t = B*S*H*e*t and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_B (* v_H_per_t v_t) v_S v_t) (* v_B (* v_H_per_t v_t) v_S v_t)) (= 0 0) (= (* 2 v_B (* v_H_per_t v_t) v_S v_e v_t) (* 2 v_B (* v_H_per_t v_t) v_S v_e v_t)) (= (* v_B (* v_H_per_t v_t) v_S v_e v_t) (* v_B (* v_H_per_t v_t) v_S v_e v_t)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 9b0bb6b60852945d6e1044c78010aa50bc547c5984e1f9583606b9f2f353c73c, text 1 of 1
; distribute_training.conservation.forward.mlp.expand@training.tp.none.free-heads: all ranks together spend on forward.mlp.expand what the layer means; its points are split over the ranks
; assumed: t >= 2
; assumed: t | F
; assumed: t | H
; claimed: 2*B*S*H*F = 2*B*S*H*F and 2*B*S*H*F = 2*B*S*H*F and H*e*(B*S*t + F) = H*e*(B*S*t + F) and B*S*F*e = B*S*F*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 2 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) v_S) (* 2 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) v_S)) (= (* 2 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) v_S) (* 2 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) v_S)) (= (* v_t (+ (* v_t (* v_B (* v_H_per_t v_t) v_S v_e)) (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e))) (* v_t (+ (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* v_B (* v_H_per_t v_t) v_S v_e v_t)))) (= (* v_B (* v_F_per_t v_t) v_S v_e) (* v_B (* v_F_per_t v_t) v_S v_e)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 9c9c4a357ca6800487d412ade84321863bad6f5569b9f5bf083ff7cca30e743f, text 1 of 1
; distribute_training.conservation.forward.mlp.contract@training.tp.none.free-heads: all ranks together spend on forward.mlp.contract what the layer means; its points are split over the ranks
; assumed: t >= 2
; assumed: t | F
; assumed: t | H
; claimed: 2*B*S*H*F = 2*B*S*H*F and 2*B*S*H*F = 2*B*S*H*F and F*e*(B*S + H) = F*e*(B*S + H) and B*S*H*e*t = B*S*H*e*t and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 2 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) v_S) (* 2 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) v_S)) (= (* 2 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) v_S) (* 2 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) v_S)) (= (* v_t (+ (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* v_B (* v_F_per_t v_t) v_S v_e))) (* v_t (+ (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* v_B (* v_F_per_t v_t) v_S v_e)))) (= (* v_B (* v_H_per_t v_t) v_S v_e v_t) (* v_B (* v_H_per_t v_t) v_S v_e v_t)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 14f49bbe691d85a2ae225ce2645eb7e123cd7c9236c2f73d24045cb6d19fc4b4, text 1 of 1
; distribute_training.conservation.activation_gradient.mlp.output_dropout@training.tp.none.free-heads: all ranks together spend on activation_gradient.mlp.output_dropout what the layer means; every rank does all of it
; assumed: t >= 2
; assumed: t | H
; claimed: B*S*H*t = B*S*H*t and 0 = 0 and B*S*H*t*(e + 1) = B*S*H*t*(e + 1) and B*S*H*e*t = B*S*H*e*t and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_B (* v_H_per_t v_t) v_S v_t) (* v_B (* v_H_per_t v_t) v_S v_t)) (= 0 0) (= (* v_t (+ (* v_B (* v_H_per_t v_t) v_S) (* v_B (* v_H_per_t v_t) v_S v_e))) (+ (* v_B (* v_H_per_t v_t) v_S v_t) (* v_B (* v_H_per_t v_t) v_S v_e v_t))) (= (* v_B (* v_H_per_t v_t) v_S v_e v_t) (* v_B (* v_H_per_t v_t) v_S v_e v_t)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 782e59da451e75cd551fefbd3fb83e1623210a215e79c53527ca00d4ba49dee4, text 1 of 1
; distribute_training.conservation.weight_gradient.mlp.contract@training.tp.none.free-heads: all ranks together spend on weight_gradient.mlp.contract what the layer means; its points are split over the ranks
; assumed: t >= 2
; assumed: t | F
; assumed: t | H
; claimed: 2*B*S*H*F = 2*B*S*H*F and 2*B*S*H*F = 2*B*S*H*F and B*S*e*(H*t + F) = B*S*e*(H*t + F) and H*F*e = H*F*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 2 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) v_S) (* 2 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) v_S)) (= (* 2 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) v_S) (* 2 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) v_S)) (= (* v_t (+ (* v_t (* v_B (* v_H_per_t v_t) v_S v_e)) (* v_B (* v_F_per_t v_t) v_S v_e))) (* v_t (+ (* v_B (* v_F_per_t v_t) v_S v_e) (* v_B (* v_H_per_t v_t) v_S v_e v_t)))) (= (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 7a1bc754e75e89699de16f1d8e0244231896cab9630b24f926178521f9a53c8b, text 1 of 1
; distribute_training.conservation.activation_gradient.mlp.layer_norm@training.tp.none.free-heads: all ranks together spend on activation_gradient.mlp.layer_norm what the layer means; every rank does all of it
; assumed: t >= 2
; assumed: t | H
; claimed: 14*B*S*H*t = 14*B*S*H*t and 0 = 0 and 2*H*e*t*(B*S + 1) = 2*H*e*t*(B*S + 1) and B*S*H*e*t = B*S*H*e*t and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 14 v_B (* v_H_per_t v_t) v_S v_t) (* 14 v_B (* v_H_per_t v_t) v_S v_t)) (= 0 0) (= (* v_t (+ (* 2 (* v_H_per_t v_t) v_e) (* 2 v_B (* v_H_per_t v_t) v_S v_e))) (+ (* 2 (* v_H_per_t v_t) v_e v_t) (* 2 v_B (* v_H_per_t v_t) v_S v_e v_t))) (= (* v_B (* v_H_per_t v_t) v_S v_e v_t) (* v_B (* v_H_per_t v_t) v_S v_e v_t)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 5704567306051c4a3558a54972a909a696d5e68da31e5bde0bc06dde52337e63, text 1 of 1
; distribute_training.conservation.weight_gradient.mlp.layer_norm@training.tp.none.free-heads: all ranks together spend on weight_gradient.mlp.layer_norm what the layer means; every rank does all of it
; assumed: t >= 2
; assumed: t | H
; claimed: 7*B*S*H*t = 7*B*S*H*t and 0 = 0 and 2*B*S*H*e*t = 2*B*S*H*e*t and 2*H*e*t = 2*H*e*t and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 7 v_B (* v_H_per_t v_t) v_S v_t) (* 7 v_B (* v_H_per_t v_t) v_S v_t)) (= 0 0) (= (* 2 v_B (* v_H_per_t v_t) v_S v_e v_t) (* 2 v_B (* v_H_per_t v_t) v_S v_e v_t)) (= (* 2 (* v_H_per_t v_t) v_e v_t) (* 2 (* v_H_per_t v_t) v_e v_t)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim ff89b0a10550796377b0c1bfa5a7aa4d6d698efefc64e73724a1af73a2110dac, text 1 of 1
; distribute_training.conservation.weight_gradient.attention.output_projection@training.tp.none.free-heads: all ranks together spend on weight_gradient.attention.output_projection what the layer means; its points are split over the ranks
; assumed: t >= 2
; assumed: t | h
; assumed: t | H
; claimed: 2*B*S*H*h*d_h = 2*B*S*H*h*d_h and 2*B*S*H*h*d_h = 2*B*S*H*h*d_h and B*S*e*(H*t + h*d_h) = B*S*e*(H*t + h*d_h) and H*h*d_h*e = H*h*d_h*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 2 v_B (* v_H_per_t v_t) v_S v_d_h (* v_h_per_t v_t)) (* 2 v_B (* v_H_per_t v_t) v_S v_d_h (* v_h_per_t v_t))) (= (* 2 v_B (* v_H_per_t v_t) v_S v_d_h (* v_h_per_t v_t)) (* 2 v_B (* v_H_per_t v_t) v_S v_d_h (* v_h_per_t v_t))) (= (* v_t (+ (* v_t (* v_B (* v_H_per_t v_t) v_S v_e)) (* v_B v_S v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* v_B (* v_H_per_t v_t) v_S v_e v_t) (* v_B v_S v_d_h v_e (* v_h_per_t v_t))))) (= (* (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t))) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 8560cd592209435a2b84c1d1164c3efbf6d5a079f55f307b07e5a9b143a79586, text 1 of 1
; distribute_training.conservation.activation_gradient.attention.probability_value@training.tp.none.free-heads: all ranks together spend on activation_gradient.attention.probability_value what the layer means; its points are split over the ranks
; assumed: t >= 2
; assumed: t | h
; claimed: 4*B*S**2*h*d_h = 4*B*S**2*h*d_h and 4*B*S**2*h*d_h = 4*B*S**2*h*d_h and B*S*h*e*(S + 2*d_h) = B*S*h*e*(S + 2*d_h) and B*S*h*e*(S + d_h) = B*S*h*e*(S + d_h) and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 4 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S)) (* 4 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S))) (= (* 4 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S)) (* 4 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S))) (= (* v_t (+ (* v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* 2 v_B v_S v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* 2 v_B v_S v_d_h v_e (* v_h_per_t v_t))))) (= (* v_t (+ (* v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* v_B v_S v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* v_B v_S v_d_h v_e (* v_h_per_t v_t))))) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 1646e13abc1eede2c4e46ae314f27d3a6d6f968c796df71b59ffa373d1afad6d, text 1 of 1
; distribute_training.conservation.activation_gradient.attention.query_key@training.tp.none.free-heads: all ranks together spend on activation_gradient.attention.query_key what the layer means; its points are split over the ranks
; assumed: t >= 2
; assumed: t | h
; claimed: 4*B*S**2*h*d_h = 4*B*S**2*h*d_h and 4*B*S**2*h*d_h = 4*B*S**2*h*d_h and B*S*h*e*(S + 2*d_h) = B*S*h*e*(S + 2*d_h) and 2*B*S*h*d_h*e = 2*B*S*h*d_h*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 4 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S)) (* 4 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S))) (= (* 4 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S)) (* 4 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S))) (= (* v_t (+ (* v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* 2 v_B v_S v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* 2 v_B v_S v_d_h v_e (* v_h_per_t v_t))))) (= (* 2 v_B v_S v_d_h v_e (* v_h_per_t v_t)) (* 2 v_B v_S v_d_h v_e (* v_h_per_t v_t))) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 4668ee58d4b90b2f01624aade887a2228dbd7ff08891e9f2b7f9dd77d307d601, text 1 of 1
; distribute_training.conservation.activation_gradient.attention.qkv_fork@training.tp.none.free-heads: all ranks together spend on activation_gradient.attention.qkv_fork what the layer means; every rank does all of it
; assumed: t >= 2
; assumed: t | H
; claimed: 2*B*S*H*t = 2*B*S*H*t and 0 = 0 and 3*B*S*H*e*t = 3*B*S*H*e*t and B*S*H*e*t = B*S*H*e*t and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 2 v_B (* v_H_per_t v_t) v_S v_t) (* 2 v_B (* v_H_per_t v_t) v_S v_t)) (= 0 0) (= (* 3 v_B (* v_H_per_t v_t) v_S v_e v_t) (* 3 v_B (* v_H_per_t v_t) v_S v_e v_t)) (= (* v_B (* v_H_per_t v_t) v_S v_e v_t) (* v_B (* v_H_per_t v_t) v_S v_e v_t)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim c171d47984eccf9d2583642f9e328f1d4ff624b29b3941b8cd18bdfbe7efa587, text 1 of 1
; distribute_training.conservation.optimizer.attention.layer_norm@training.tp.none.free-heads: all ranks together spend on optimizer.attention.layer_norm what the layer means; every rank does all of it
; assumed: t >= 2
; assumed: t | H
; claimed: 22*H*t = 22*H*t and 0 = 0 and 2*H*t*(e + 12) = 2*H*t*(e + 12) and 2*H*t*(e + 12) = 2*H*t*(e + 12) and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 22 (* v_H_per_t v_t) v_t) (* 22 (* v_H_per_t v_t) v_t)) (= 0 0) (= (* v_t (+ (* 24 (* v_H_per_t v_t)) (* 2 (* v_H_per_t v_t) v_e))) (+ (* 24 (* v_H_per_t v_t) v_t) (* 2 (* v_H_per_t v_t) v_e v_t))) (= (* v_t (+ (* 24 (* v_H_per_t v_t)) (* 2 (* v_H_per_t v_t) v_e))) (+ (* 24 (* v_H_per_t v_t) v_t) (* 2 (* v_H_per_t v_t) v_e v_t))) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim d80c033671048ebe199391667b2013320be78ad7e46663fdd1901b0d299b7da3, text 1 of 1
; distribute_training.conservation.optimizer.attention.query@training.tp.none.free-heads: all ranks together spend on optimizer.attention.query what the layer means; its points are split over the ranks
; assumed: t >= 2
; assumed: t | h
; assumed: t | H
; claimed: 11*H*h*d_h = 11*H*h*d_h and 0 = 0 and H*h*d_h*(e + 12) = H*h*d_h*(e + 12) and H*h*d_h*(e + 12) = H*h*d_h*(e + 12) and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 11 (* v_H_per_t v_t) v_d_h (* v_h_per_t v_t)) (* 11 (* v_H_per_t v_t) v_d_h (* v_h_per_t v_t))) (= 0 0) (= (* v_t (+ (* 12 (* v_H_per_t v_t) v_d_h (* v_h_per_t v_t)) (* (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* 12 (* v_H_per_t v_t) v_d_h (* v_h_per_t v_t)) (* (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t))))) (= (* v_t (+ (* 12 (* v_H_per_t v_t) v_d_h (* v_h_per_t v_t)) (* (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* 12 (* v_H_per_t v_t) v_d_h (* v_h_per_t v_t)) (* (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t))))) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 1ccb631d6d0336f67f014e1a7250bbe1363b914c1e13dcfa6fea886710d890fd, text 1 of 1
; distribute_training.conservation.optimizer.mlp.expand@training.tp.none.free-heads: all ranks together spend on optimizer.mlp.expand what the layer means; its points are split over the ranks
; assumed: t >= 2
; assumed: t | F
; assumed: t | H
; claimed: 11*H*F = 11*H*F and 0 = 0 and H*F*(e + 12) = H*F*(e + 12) and H*F*(e + 12) = H*F*(e + 12) and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 11 (* v_F_per_t v_t) (* v_H_per_t v_t)) (* 11 (* v_F_per_t v_t) (* v_H_per_t v_t))) (= 0 0) (= (* v_t (+ (* 12 (* v_F_per_t v_t) (* v_H_per_t v_t)) (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e))) (* v_t (+ (* 12 (* v_F_per_t v_t) (* v_H_per_t v_t)) (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e)))) (= (* v_t (+ (* 12 (* v_F_per_t v_t) (* v_H_per_t v_t)) (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e))) (* v_t (+ (* 12 (* v_F_per_t v_t) (* v_H_per_t v_t)) (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e)))) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 66598302c6383b29581df5059fcb88aea39e2e063bdb75536f641878bac4001b, text 1 of 1
; distribute_training.conservation.total.forward@training.tp.none.free-heads: the forward phase spends what all its layers mean, no task missing and none twice
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | H
; claimed: 2*B*S*(2*S*h*d_h + 3*S*h + 2*H*F + 4*H*h*d_h + 12*H*t - H + 4*F) = 2*B*S*(2*S*h*d_h + 3*S*h + 2*H*F + 4*H*h*d_h + 12*H*t - H + 4*F) and 4*B*S*(S*h*d_h + H*F + 2*H*h*d_h) = 4*B*S*(S*h*d_h + H*F + 2*H*h*d_h) and e*(3*B*S**2*h + 14*B*S*H*t + 2*B*S*F + 4*B*S*h*d_h + 2*H*F + 4*H*h*d_h + 4*H*t) = e*(3*B*S**2*h + 14*B*S*H*t + 2*B*S*F + 4*B*S*h*d_h + 2*H*F + 4*H*h*d_h + 4*H*t) and B*S*(3*S*h*e + S*h + 10*H*e*t + 2*H*t + 2*F*e + 4*h*d_h*e) = B*S*(3*S*h*e + S*h + 10*H*e*t + 2*H*t + 2*F*e + 4*h*d_h*e) and 2*B*S*H*e*t = 2*B*S*H*e*t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_t (+ (* v_t (* 24 v_B (* v_H_per_t v_t) v_S)) (* (- 2) v_B (* v_H_per_t v_t) v_S) (* 6 v_B (* v_h_per_t v_t) (* v_S v_S)) (* 8 v_B (* v_F_per_t v_t) v_S) (* 4 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) v_S) (* 4 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S)) (* 8 v_B (* v_H_per_t v_t) v_S v_d_h (* v_h_per_t v_t)))) (* v_t (+ (* 6 v_B (* v_h_per_t v_t) (* v_S v_S)) (* 8 v_B (* v_F_per_t v_t) v_S) (* 2 v_B (* v_H_per_t v_t) v_S (+ (- 1) v_t)) (* 4 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) v_S) (* 4 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S)) (* 22 v_B (* v_H_per_t v_t) v_S v_t) (* 8 v_B (* v_H_per_t v_t) v_S v_d_h (* v_h_per_t v_t))))) (= (* v_t (+ (* 4 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) v_S) (* 4 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S)) (* 8 v_B (* v_H_per_t v_t) v_S v_d_h (* v_h_per_t v_t)))) (* v_t (+ (* 4 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) v_S) (* 4 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S)) (* 8 v_B (* v_H_per_t v_t) v_S v_d_h (* v_h_per_t v_t))))) (= (* v_t (+ (* v_t (* 4 (* v_H_per_t v_t) v_e)) (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* v_t (* 14 v_B (* v_H_per_t v_t) v_S v_e)) (* 2 v_B (* v_F_per_t v_t) v_S v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* 4 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 4 v_B v_S v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* 4 (* v_H_per_t v_t) v_e v_t) (* 2 v_B (* v_F_per_t v_t) v_S v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* 4 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 4 v_B v_S v_d_h v_e (* v_h_per_t v_t)) (* 14 v_B (* v_H_per_t v_t) v_S v_e v_t)))) (= (* v_t (+ (* v_t (* 2 v_B (* v_H_per_t v_t) v_S)) (* v_B (* v_h_per_t v_t) (* v_S v_S)) (* v_t (* 10 v_B (* v_H_per_t v_t) v_S v_e)) (* 2 v_B (* v_F_per_t v_t) v_S v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* 4 v_B v_S v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* v_B (* v_h_per_t v_t) (* v_S v_S)) (* 2 v_B (* v_F_per_t v_t) v_S v_e) (* 2 v_B (* v_H_per_t v_t) v_S v_t) (* 3 v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* 4 v_B v_S v_d_h v_e (* v_h_per_t v_t)) (* 10 v_B (* v_H_per_t v_t) v_S v_e v_t)))) (= (* 2 v_B (* v_H_per_t v_t) v_S v_e v_t) (* 2 v_B (* v_H_per_t v_t) v_S v_e v_t)))))
(check-sat)
(reset)
; claim 379bdf01fb56cf3b1e38a9fe2f7800088e05b581d6ce7513b3ac9e076297bd62, text 1 of 1
; distribute_training.conservation.total.activation_gradient@training.tp.none.free-heads: the activation gradient phase spends what all its layers mean, no task missing and none twice
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | H
; claimed: B*S*(8*S*h*d_h + 9*S*h + 4*H*F + 8*H*h*d_h + 36*H*t - 2*H + 13*F) = B*S*(8*S*h*d_h + 9*S*h + 4*H*F + 8*H*h*d_h + 36*H*t - 2*H + 13*F) and 4*B*S*(2*S*h*d_h + H*F + 2*H*h*d_h) = 4*B*S*(2*S*h*d_h + H*F + 2*H*h*d_h) and 5*B*S**2*h*e + B*S**2*h + 17*B*S*H*e*t + 2*B*S*H*t + 3*B*S*F*e + 7*B*S*h*d_h*e + 2*H*F*e + 4*H*h*d_h*e + 4*H*e*t = 5*B*S**2*h*e + B*S**2*h + 17*B*S*H*e*t + 2*B*S*H*t + 3*B*S*F*e + 7*B*S*h*d_h*e + 2*H*F*e + 4*H*h*d_h*e + 4*H*e*t and B*S*e*(3*S*h + 13*H*t + 2*F + 4*h*d_h) = B*S*e*(3*S*h + 13*H*t + 2*F + 4*h*d_h) and 2*B*S*H*e*t = 2*B*S*H*e*t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_t (+ (* v_t (* 36 v_B (* v_H_per_t v_t) v_S)) (* (- 2) v_B (* v_H_per_t v_t) v_S) (* 9 v_B (* v_h_per_t v_t) (* v_S v_S)) (* 13 v_B (* v_F_per_t v_t) v_S) (* 4 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) v_S) (* 8 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S)) (* 8 v_B (* v_H_per_t v_t) v_S v_d_h (* v_h_per_t v_t)))) (* v_t (+ (* 9 v_B (* v_h_per_t v_t) (* v_S v_S)) (* 13 v_B (* v_F_per_t v_t) v_S) (* 2 v_B (* v_H_per_t v_t) v_S (+ (- 1) v_t)) (* 4 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) v_S) (* 8 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S)) (* 34 v_B (* v_H_per_t v_t) v_S v_t) (* 8 v_B (* v_H_per_t v_t) v_S v_d_h (* v_h_per_t v_t))))) (= (* v_t (+ (* 4 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) v_S) (* 8 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S)) (* 8 v_B (* v_H_per_t v_t) v_S v_d_h (* v_h_per_t v_t)))) (* v_t (+ (* 4 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) v_S) (* 8 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S)) (* 8 v_B (* v_H_per_t v_t) v_S v_d_h (* v_h_per_t v_t))))) (= (* v_t (+ (* v_t (* 4 (* v_H_per_t v_t) v_e)) (* v_t (* 2 v_B (* v_H_per_t v_t) v_S)) (* v_B (* v_h_per_t v_t) (* v_S v_S)) (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* v_t (* 17 v_B (* v_H_per_t v_t) v_S v_e)) (* 3 v_B (* v_F_per_t v_t) v_S v_e) (* 4 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 5 v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* 7 v_B v_S v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* v_B (* v_h_per_t v_t) (* v_S v_S)) (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* 4 (* v_H_per_t v_t) v_e v_t) (* 2 v_B (* v_H_per_t v_t) v_S v_t) (* 3 v_B (* v_F_per_t v_t) v_S v_e) (* 4 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 5 v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* 7 v_B v_S v_d_h v_e (* v_h_per_t v_t)) (* 17 v_B (* v_H_per_t v_t) v_S v_e v_t)))) (= (* v_t (+ (* v_t (* 13 v_B (* v_H_per_t v_t) v_S v_e)) (* 2 v_B (* v_F_per_t v_t) v_S v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* 4 v_B v_S v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* 2 v_B (* v_F_per_t v_t) v_S v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* 4 v_B v_S v_d_h v_e (* v_h_per_t v_t)) (* 13 v_B (* v_H_per_t v_t) v_S v_e v_t)))) (= (* 2 v_B (* v_H_per_t v_t) v_S v_e v_t) (* 2 v_B (* v_H_per_t v_t) v_S v_e v_t)))))
(check-sat)
(reset)
; claim 979bb88c05e86699e059ef3e837dea2649411b247a7ca2e62af349c2a18366c6, text 1 of 1
; distribute_training.conservation.total.weight_gradient@training.tp.none.free-heads: the weight gradient phase spends what all its layers mean, no task missing and none twice
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | H
; claimed: 2*B*S*H*(2*F + 4*h*d_h + 7*t) = 2*B*S*H*(2*F + 4*h*d_h + 7*t) and 4*B*S*H*(F + 2*h*d_h) = 4*B*S*H*(F + 2*h*d_h) and 2*B*S*e*(5*H*t + F + 2*h*d_h) = 2*B*S*e*(5*H*t + F + 2*h*d_h) and 2*H*e*(F + 2*h*d_h + 2*t) = 2*H*e*(F + 2*h*d_h + 2*t) and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_t (+ (* v_t (* 14 v_B (* v_H_per_t v_t) v_S)) (* 4 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) v_S) (* 8 v_B (* v_H_per_t v_t) v_S v_d_h (* v_h_per_t v_t)))) (* v_t (+ (* 4 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) v_S) (* 14 v_B (* v_H_per_t v_t) v_S v_t) (* 8 v_B (* v_H_per_t v_t) v_S v_d_h (* v_h_per_t v_t))))) (= (* v_t (+ (* 4 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) v_S) (* 8 v_B (* v_H_per_t v_t) v_S v_d_h (* v_h_per_t v_t)))) (* v_t (+ (* 4 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) v_S) (* 8 v_B (* v_H_per_t v_t) v_S v_d_h (* v_h_per_t v_t))))) (= (* v_t (+ (* v_t (* 10 v_B (* v_H_per_t v_t) v_S v_e)) (* 2 v_B (* v_F_per_t v_t) v_S v_e) (* 4 v_B v_S v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* 2 v_B (* v_F_per_t v_t) v_S v_e) (* 4 v_B v_S v_d_h v_e (* v_h_per_t v_t)) (* 10 v_B (* v_H_per_t v_t) v_S v_e v_t)))) (= (* v_t (+ (* v_t (* 4 (* v_H_per_t v_t) v_e)) (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* 4 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* 4 (* v_H_per_t v_t) v_e v_t) (* 4 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t))))) (= 0 0))))
(check-sat)
(reset)
; claim 5b7922a42bad57c72e46963fe1abbf9de21ecff6f8d92088ac1050e7e205cb4c, text 1 of 1
; distribute_training.conservation.total.optimizer@training.tp.none.free-heads: the optimizer phase spends what all its layers mean, no task missing and none twice
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | H
; claimed: 22*H*(F + 2*h*d_h + 2*t) = 22*H*(F + 2*h*d_h + 2*t) and 0 = 0 and 2*H*(F*e + 12*F + 2*h*d_h*e + 24*h*d_h + 2*e*t + 24*t) = 2*H*(F*e + 12*F + 2*h*d_h*e + 24*h*d_h + 2*e*t + 24*t) and 2*H*(F*e + 12*F + 2*h*d_h*e + 24*h*d_h + 2*e*t + 24*t) = 2*H*(F*e + 12*F + 2*h*d_h*e + 24*h*d_h + 2*e*t + 24*t) and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_t (+ (* v_t (* 44 (* v_H_per_t v_t))) (* 22 (* v_F_per_t v_t) (* v_H_per_t v_t)) (* 44 (* v_H_per_t v_t) v_d_h (* v_h_per_t v_t)))) (* v_t (+ (* 22 (* v_F_per_t v_t) (* v_H_per_t v_t)) (* 44 (* v_H_per_t v_t) v_t) (* 44 (* v_H_per_t v_t) v_d_h (* v_h_per_t v_t))))) (= 0 0) (= (* v_t (+ (* v_t (* 48 (* v_H_per_t v_t))) (* v_t (* 4 (* v_H_per_t v_t) v_e)) (* 24 (* v_F_per_t v_t) (* v_H_per_t v_t)) (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* 48 (* v_H_per_t v_t) v_d_h (* v_h_per_t v_t)) (* 4 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* 24 (* v_F_per_t v_t) (* v_H_per_t v_t)) (* 48 (* v_H_per_t v_t) v_t) (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* 4 (* v_H_per_t v_t) v_e v_t) (* 48 (* v_H_per_t v_t) v_d_h (* v_h_per_t v_t)) (* 4 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t))))) (= (* v_t (+ (* v_t (* 48 (* v_H_per_t v_t))) (* v_t (* 4 (* v_H_per_t v_t) v_e)) (* 24 (* v_F_per_t v_t) (* v_H_per_t v_t)) (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* 48 (* v_H_per_t v_t) v_d_h (* v_h_per_t v_t)) (* 4 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* 24 (* v_F_per_t v_t) (* v_H_per_t v_t)) (* 48 (* v_H_per_t v_t) v_t) (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* 4 (* v_H_per_t v_t) v_e v_t) (* 48 (* v_H_per_t v_t) v_d_h (* v_h_per_t v_t)) (* 4 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t))))) (= 0 0))))
(check-sat)
(reset)
; claim 4d83b1c6227486e536347f18a635e9eddfc438da9976d2f393f8895768af34e7, text 1 of 1
; distribute_training.backward_law.attention.query@training.tp.none.free-heads: both gradients of attention.query together take twice its forward FLOPs
; assumed: t >= 2
; assumed: t | h
; assumed: t | H
; claimed: 4*B*S*H*h*d_h/t = 4*B*S*H*h*d_h/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (* 4 v_B (* v_H_per_t v_t) v_S v_d_h (* v_h_per_t v_t)) (* 4 v_B (* v_H_per_t v_t) v_S v_d_h (* v_h_per_t v_t)))))
(check-sat)
(reset)
; claim 741c2750cad6c8c2a7ff9e2c4d6198dfc8809e2b42562263b852fe679577a0f8, text 1 of 1
; distribute_training.backward_law.attention.query_key@training.tp.none.free-heads: both gradients of attention.query_key together take twice its forward FLOPs
; assumed: t >= 2
; assumed: t | h
; claimed: 4*B*S**2*h*d_h/t = 4*B*S**2*h*d_h/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (* 4 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S)) (* 4 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S)))))
(check-sat)
(reset)
; claim 09aa0e9b53da2c7f3cc2d5d2103105f85dc93b323cf2d3f55efa7655920fb3b1, text 1 of 1
; distribute_training.backward_law.mlp.expand@training.tp.none.free-heads: both gradients of mlp.expand together take twice its forward FLOPs
; assumed: t >= 2
; assumed: t | F
; assumed: t | H
; claimed: 4*B*S*H*F/t = 4*B*S*H*F/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (* 4 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) v_S) (* 4 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) v_S))))
(check-sat)
(reset)
; claim 46910d288653e3eef04ac67099a487c117673341b0cf2ff38f7d555ff9fce64a, text 1 of 1
; distribute_training.integrality.forward.attention.query@training.tp.none.free-heads: every component of the work of forward.attention.query is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; assumed: t | H
; claimed: 2*B*S*H*h*d_h/t is a non-negative integer and H*e*(B*S*t + h*d_h)/t is a non-negative integer and B*S*h*d_h*e/t is a non-negative integer and 2*B*S*H*h*d_h/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 2 v_B (* v_H_per_t v_t) v_S v_d_h (* v_h_per_t v_t)) (* v_t (* 2 v_B v_H_per_t v_S v_d_h v_h_per_t v_t))) (>= (* 2 v_B v_H_per_t v_S v_d_h v_h_per_t v_t) 0)) (and (= (+ (* v_t (* v_B (* v_H_per_t v_t) v_S v_e)) (* (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t))) (* v_t (+ (* v_B v_H_per_t v_S v_e v_t) (* v_H_per_t v_d_h v_e v_h_per_t v_t)))) (>= (+ (* v_B v_H_per_t v_S v_e v_t) (* v_H_per_t v_d_h v_e v_h_per_t v_t)) 0)) (and (= (* v_B v_S v_d_h v_e (* v_h_per_t v_t)) (* v_t (* v_B v_S v_d_h v_e v_h_per_t))) (>= (* v_B v_S v_d_h v_e v_h_per_t) 0)) (and (= (* 2 v_B (* v_H_per_t v_t) v_S v_d_h (* v_h_per_t v_t)) (* v_t (* 2 v_B v_H_per_t v_S v_d_h v_h_per_t v_t))) (>= (* 2 v_B v_H_per_t v_S v_d_h v_h_per_t v_t) 0)))))
(check-sat)
(reset)
; claim 6eff218d0711c87c76b81b4c57e3d5c73dbbae2ba9600d67bba9feb99bd15f10, text 1 of 1
; distribute_training.integrality.forward.attention.query_key@training.tp.none.free-heads: every component of the work of forward.attention.query_key is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; claimed: 2*B*S**2*h*d_h/t is a non-negative integer and 2*B*S*h*d_h*e/t is a non-negative integer and B*S**2*h*e/t is a non-negative integer and 2*B*S**2*h*d_h/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 2 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S)) (* v_t (* 2 v_B v_d_h v_h_per_t (* v_S v_S)))) (>= (* 2 v_B v_d_h v_h_per_t (* v_S v_S)) 0)) (and (= (* 2 v_B v_S v_d_h v_e (* v_h_per_t v_t)) (* v_t (* 2 v_B v_S v_d_h v_e v_h_per_t))) (>= (* 2 v_B v_S v_d_h v_e v_h_per_t) 0)) (and (= (* v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* v_t (* v_B v_e v_h_per_t (* v_S v_S)))) (>= (* v_B v_e v_h_per_t (* v_S v_S)) 0)) (and (= (* 2 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S)) (* v_t (* 2 v_B v_d_h v_h_per_t (* v_S v_S)))) (>= (* 2 v_B v_d_h v_h_per_t (* v_S v_S)) 0)))))
(check-sat)
(reset)
; claim 4c3858530b6b67a0ff712b04c06932be9a052cdca89a5223ccb310cdcb848efc, text 1 of 1
; distribute_training.integrality.forward.attention.probability_value@training.tp.none.free-heads: every component of the work of forward.attention.probability_value is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; claimed: 2*B*S**2*h*d_h/t is a non-negative integer and B*S*h*e*(S + d_h)/t is a non-negative integer and B*S*h*d_h*e/t is a non-negative integer and 2*B*S**2*h*d_h/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 2 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S)) (* v_t (* 2 v_B v_d_h v_h_per_t (* v_S v_S)))) (>= (* 2 v_B v_d_h v_h_per_t (* v_S v_S)) 0)) (and (= (+ (* v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* v_B v_S v_d_h v_e (* v_h_per_t v_t))) (* v_t (+ (* v_B v_e v_h_per_t (* v_S v_S)) (* v_B v_S v_d_h v_e v_h_per_t)))) (>= (+ (* v_B v_e v_h_per_t (* v_S v_S)) (* v_B v_S v_d_h v_e v_h_per_t)) 0)) (and (= (* v_B v_S v_d_h v_e (* v_h_per_t v_t)) (* v_t (* v_B v_S v_d_h v_e v_h_per_t))) (>= (* v_B v_S v_d_h v_e v_h_per_t) 0)) (and (= (* 2 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S)) (* v_t (* 2 v_B v_d_h v_h_per_t (* v_S v_S)))) (>= (* 2 v_B v_d_h v_h_per_t (* v_S v_S)) 0)))))
(check-sat)
(reset)
; claim 0d824e29228f65ad0c7022a391472c7883fa061934f8754816ff7000d7053e2a, text 1 of 1
; distribute_training.integrality.forward.attention.output_projection@training.tp.none.free-heads: every component of the work of forward.attention.output_projection is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; assumed: t | H
; claimed: 2*B*S*H*h*d_h/t is a non-negative integer and h*d_h*e*(B*S + H)/t is a non-negative integer and B*S*H*e is a non-negative integer and 2*B*S*H*h*d_h/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 2 v_B (* v_H_per_t v_t) v_S v_d_h (* v_h_per_t v_t)) (* v_t (* 2 v_B v_H_per_t v_S v_d_h v_h_per_t v_t))) (>= (* 2 v_B v_H_per_t v_S v_d_h v_h_per_t v_t) 0)) (and (= (+ (* (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* v_B v_S v_d_h v_e (* v_h_per_t v_t))) (* v_t (+ (* v_B v_S v_d_h v_e v_h_per_t) (* v_H_per_t v_d_h v_e v_h_per_t v_t)))) (>= (+ (* v_B v_S v_d_h v_e v_h_per_t) (* v_H_per_t v_d_h v_e v_h_per_t v_t)) 0)) (and (= (* v_B (* v_H_per_t v_t) v_S v_e) (* v_B v_H_per_t v_S v_e v_t)) (>= (* v_B v_H_per_t v_S v_e v_t) 0)) (and (= (* 2 v_B (* v_H_per_t v_t) v_S v_d_h (* v_h_per_t v_t)) (* v_t (* 2 v_B v_H_per_t v_S v_d_h v_h_per_t v_t))) (>= (* 2 v_B v_H_per_t v_S v_d_h v_h_per_t v_t) 0)))))
(check-sat)
(reset)
; claim 2d15c5f8552250b83894b6071ad96fb4cf8b8c51e79db29ae68b86cbc7eca1b4, text 1 of 2
; distribute_training.integrality.forward.attention.output_collective@training.tp.none.free-heads: every component of the work of forward.attention.output_collective is a non-negative integer
; assumed: t >= 2
; assumed: t | H
; claimed: B*S*H*(t - 1)/t is a non-negative integer and B*S*H*e is a non-negative integer and B*S*H*e is a non-negative integer and B*S*H*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (+ (* v_t (* v_B (* v_H_per_t v_t) v_S)) (* (- 1) v_B (* v_H_per_t v_t) v_S)) (* v_t (+ (* (- 1) v_B v_H_per_t v_S) (* v_B v_H_per_t v_S v_t)))) (and (= (* v_B (* v_H_per_t v_t) v_S v_e) (* v_B v_H_per_t v_S v_e v_t)) (>= (* v_B v_H_per_t v_S v_e v_t) 0)) (and (= (* v_B (* v_H_per_t v_t) v_S v_e) (* v_B v_H_per_t v_S v_e v_t)) (>= (* v_B v_H_per_t v_S v_e v_t) 0)) (and (= (* v_B (* v_H_per_t v_t) v_S v_e) (* v_B v_H_per_t v_S v_e v_t)) (>= (* v_B v_H_per_t v_S v_e v_t) 0)))))
(check-sat)
(reset)
; claim 2d15c5f8552250b83894b6071ad96fb4cf8b8c51e79db29ae68b86cbc7eca1b4, text 2 of 2
; distribute_training.integrality.forward.attention.output_collective@training.tp.none.free-heads: every component of the work of forward.attention.output_collective is a non-negative integer
; assumed: t >= 2
; assumed: t | H
; claimed: B*S*H*(t - 1)/t is a non-negative integer and B*S*H*e is a non-negative integer and B*S*H*e is a non-negative integer and B*S*H*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_rest_t Int)
(assert (>= v_rest_t 0))
(define-fun v_t () Int (+ v_rest_t 2))
(assert (not (and (= (+ (* (- 1) v_B v_H_per_t v_S) (* v_B v_H_per_t v_S v_t)) (+ (* v_B v_H_per_t v_S) (* v_rest_t v_B v_H_per_t v_S))) (>= (+ (* v_B v_H_per_t v_S) (* v_rest_t v_B v_H_per_t v_S)) 0))))
(check-sat)
(reset)
; claim d0af9c693f5ada1100ea0fba73a95f2cca731a0468f157ec83b967cb38be59f9, text 1 of 1
; distribute_training.integrality.forward.mlp.expand@training.tp.none.free-heads: every component of the work of forward.mlp.expand is a non-negative integer
; assumed: t >= 2
; assumed: t | F
; assumed: t | H
; claimed: 2*B*S*H*F/t is a non-negative integer and H*e*(B*S*t + F)/t is a non-negative integer and B*S*F*e/t is a non-negative integer and 2*B*S*H*F/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 2 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) v_S) (* v_t (* 2 v_B v_F_per_t v_H_per_t v_S v_t))) (>= (* 2 v_B v_F_per_t v_H_per_t v_S v_t) 0)) (and (= (+ (* v_t (* v_B (* v_H_per_t v_t) v_S v_e)) (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e)) (* v_t (+ (* v_F_per_t v_H_per_t v_e v_t) (* v_B v_H_per_t v_S v_e v_t)))) (>= (+ (* v_F_per_t v_H_per_t v_e v_t) (* v_B v_H_per_t v_S v_e v_t)) 0)) (and (= (* v_B (* v_F_per_t v_t) v_S v_e) (* v_t (* v_B v_F_per_t v_S v_e))) (>= (* v_B v_F_per_t v_S v_e) 0)) (and (= (* 2 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) v_S) (* v_t (* 2 v_B v_F_per_t v_H_per_t v_S v_t))) (>= (* 2 v_B v_F_per_t v_H_per_t v_S v_t) 0)))))
(check-sat)
(reset)
; claim eedd7669d5998f1c30682cbfbee69d1abdd4a96df14646e52615e49871ce71ef, text 1 of 1
; distribute_training.integrality.forward.mlp.contract@training.tp.none.free-heads: every component of the work of forward.mlp.contract is a non-negative integer
; assumed: t >= 2
; assumed: t | F
; assumed: t | H
; claimed: 2*B*S*H*F/t is a non-negative integer and F*e*(B*S + H)/t is a non-negative integer and B*S*H*e is a non-negative integer and 2*B*S*H*F/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 2 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) v_S) (* v_t (* 2 v_B v_F_per_t v_H_per_t v_S v_t))) (>= (* 2 v_B v_F_per_t v_H_per_t v_S v_t) 0)) (and (= (+ (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* v_B (* v_F_per_t v_t) v_S v_e)) (* v_t (+ (* v_B v_F_per_t v_S v_e) (* v_F_per_t v_H_per_t v_e v_t)))) (>= (+ (* v_B v_F_per_t v_S v_e) (* v_F_per_t v_H_per_t v_e v_t)) 0)) (and (= (* v_B (* v_H_per_t v_t) v_S v_e) (* v_B v_H_per_t v_S v_e v_t)) (>= (* v_B v_H_per_t v_S v_e v_t) 0)) (and (= (* 2 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) v_S) (* v_t (* 2 v_B v_F_per_t v_H_per_t v_S v_t))) (>= (* 2 v_B v_F_per_t v_H_per_t v_S v_t) 0)))))
(check-sat)
(reset)
; claim eb0a682cdf788ef85ffcf5c776902a7cbd1385ac8b98f79462207682039a18bd, text 1 of 1
; distribute_training.integrality.weight_gradient.mlp.contract@training.tp.none.free-heads: every component of the work of weight_gradient.mlp.contract is a non-negative integer
; assumed: t >= 2
; assumed: t | F
; assumed: t | H
; claimed: 2*B*S*H*F/t is a non-negative integer and B*S*e*(H*t + F)/t is a non-negative integer and H*F*e/t is a non-negative integer and 2*B*S*H*F/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 2 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) v_S) (* v_t (* 2 v_B v_F_per_t v_H_per_t v_S v_t))) (>= (* 2 v_B v_F_per_t v_H_per_t v_S v_t) 0)) (and (= (+ (* v_t (* v_B (* v_H_per_t v_t) v_S v_e)) (* v_B (* v_F_per_t v_t) v_S v_e)) (* v_t (+ (* v_B v_F_per_t v_S v_e) (* v_B v_H_per_t v_S v_e v_t)))) (>= (+ (* v_B v_F_per_t v_S v_e) (* v_B v_H_per_t v_S v_e v_t)) 0)) (and (= (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* v_t (* v_F_per_t v_H_per_t v_e v_t))) (>= (* v_F_per_t v_H_per_t v_e v_t) 0)) (and (= (* 2 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) v_S) (* v_t (* 2 v_B v_F_per_t v_H_per_t v_S v_t))) (>= (* 2 v_B v_F_per_t v_H_per_t v_S v_t) 0)))))
(check-sat)
(reset)
; claim 62cfeba9be426ae5cf3939962d3dda0180f8363fba7dd712082bcec3b7633523, text 1 of 1
; distribute_training.integrality.weight_gradient.attention.output_projection@training.tp.none.free-heads: every component of the work of weight_gradient.attention.output_projection is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; assumed: t | H
; claimed: 2*B*S*H*h*d_h/t is a non-negative integer and B*S*e*(H*t + h*d_h)/t is a non-negative integer and H*h*d_h*e/t is a non-negative integer and 2*B*S*H*h*d_h/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 2 v_B (* v_H_per_t v_t) v_S v_d_h (* v_h_per_t v_t)) (* v_t (* 2 v_B v_H_per_t v_S v_d_h v_h_per_t v_t))) (>= (* 2 v_B v_H_per_t v_S v_d_h v_h_per_t v_t) 0)) (and (= (+ (* v_t (* v_B (* v_H_per_t v_t) v_S v_e)) (* v_B v_S v_d_h v_e (* v_h_per_t v_t))) (* v_t (+ (* v_B v_H_per_t v_S v_e v_t) (* v_B v_S v_d_h v_e v_h_per_t)))) (>= (+ (* v_B v_H_per_t v_S v_e v_t) (* v_B v_S v_d_h v_e v_h_per_t)) 0)) (and (= (* (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* v_t (* v_H_per_t v_d_h v_e v_h_per_t v_t))) (>= (* v_H_per_t v_d_h v_e v_h_per_t v_t) 0)) (and (= (* 2 v_B (* v_H_per_t v_t) v_S v_d_h (* v_h_per_t v_t)) (* v_t (* 2 v_B v_H_per_t v_S v_d_h v_h_per_t v_t))) (>= (* 2 v_B v_H_per_t v_S v_d_h v_h_per_t v_t) 0)))))
(check-sat)
(reset)
; claim 7459053fb3a40ebedf9f6cb3c62f8e92ea37a6cf0926da1d396db3834b869153, text 1 of 1
; distribute_training.integrality.activation_gradient.attention.probability_value@training.tp.none.free-heads: every component of the work of activation_gradient.attention.probability_value is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; claimed: 4*B*S**2*h*d_h/t is a non-negative integer and B*S*h*e*(S + 2*d_h)/t is a non-negative integer and B*S*h*e*(S + d_h)/t is a non-negative integer and 4*B*S**2*h*d_h/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 4 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S)) (* v_t (* 4 v_B v_d_h v_h_per_t (* v_S v_S)))) (>= (* 4 v_B v_d_h v_h_per_t (* v_S v_S)) 0)) (and (= (+ (* v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* 2 v_B v_S v_d_h v_e (* v_h_per_t v_t))) (* v_t (+ (* v_B v_e v_h_per_t (* v_S v_S)) (* 2 v_B v_S v_d_h v_e v_h_per_t)))) (>= (+ (* v_B v_e v_h_per_t (* v_S v_S)) (* 2 v_B v_S v_d_h v_e v_h_per_t)) 0)) (and (= (+ (* v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* v_B v_S v_d_h v_e (* v_h_per_t v_t))) (* v_t (+ (* v_B v_e v_h_per_t (* v_S v_S)) (* v_B v_S v_d_h v_e v_h_per_t)))) (>= (+ (* v_B v_e v_h_per_t (* v_S v_S)) (* v_B v_S v_d_h v_e v_h_per_t)) 0)) (and (= (* 4 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S)) (* v_t (* 4 v_B v_d_h v_h_per_t (* v_S v_S)))) (>= (* 4 v_B v_d_h v_h_per_t (* v_S v_S)) 0)))))
(check-sat)
(reset)
; claim 630e47aa76de94decd3c15fa63c9f255ae6f99361be0561bdcddda6bb34a6746, text 1 of 1
; distribute_training.integrality.activation_gradient.attention.query_key@training.tp.none.free-heads: every component of the work of activation_gradient.attention.query_key is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; claimed: 4*B*S**2*h*d_h/t is a non-negative integer and B*S*h*e*(S + 2*d_h)/t is a non-negative integer and 2*B*S*h*d_h*e/t is a non-negative integer and 4*B*S**2*h*d_h/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 4 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S)) (* v_t (* 4 v_B v_d_h v_h_per_t (* v_S v_S)))) (>= (* 4 v_B v_d_h v_h_per_t (* v_S v_S)) 0)) (and (= (+ (* v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* 2 v_B v_S v_d_h v_e (* v_h_per_t v_t))) (* v_t (+ (* v_B v_e v_h_per_t (* v_S v_S)) (* 2 v_B v_S v_d_h v_e v_h_per_t)))) (>= (+ (* v_B v_e v_h_per_t (* v_S v_S)) (* 2 v_B v_S v_d_h v_e v_h_per_t)) 0)) (and (= (* 2 v_B v_S v_d_h v_e (* v_h_per_t v_t)) (* v_t (* 2 v_B v_S v_d_h v_e v_h_per_t))) (>= (* 2 v_B v_S v_d_h v_e v_h_per_t) 0)) (and (= (* 4 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S)) (* v_t (* 4 v_B v_d_h v_h_per_t (* v_S v_S)))) (>= (* 4 v_B v_d_h v_h_per_t (* v_S v_S)) 0)))))
(check-sat)
(reset)
; claim 36cb14aff16321adf5c9b613d08d8cf9df3b385cb1fd178c5075dddcb270c786, text 1 of 1
; distribute_training.integrality.optimizer.attention.query@training.tp.none.free-heads: every component of the work of optimizer.attention.query is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; assumed: t | H
; claimed: 11*H*h*d_h/t is a non-negative integer and H*h*d_h*(e + 12)/t is a non-negative integer and H*h*d_h*(e + 12)/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 11 (* v_H_per_t v_t) v_d_h (* v_h_per_t v_t)) (* v_t (* 11 v_H_per_t v_d_h v_h_per_t v_t))) (>= (* 11 v_H_per_t v_d_h v_h_per_t v_t) 0)) (and (= (+ (* 12 (* v_H_per_t v_t) v_d_h (* v_h_per_t v_t)) (* (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t))) (* v_t (+ (* 12 v_H_per_t v_d_h v_h_per_t v_t) (* v_H_per_t v_d_h v_e v_h_per_t v_t)))) (>= (+ (* 12 v_H_per_t v_d_h v_h_per_t v_t) (* v_H_per_t v_d_h v_e v_h_per_t v_t)) 0)) (and (= (+ (* 12 (* v_H_per_t v_t) v_d_h (* v_h_per_t v_t)) (* (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t))) (* v_t (+ (* 12 v_H_per_t v_d_h v_h_per_t v_t) (* v_H_per_t v_d_h v_e v_h_per_t v_t)))) (>= (+ (* 12 v_H_per_t v_d_h v_h_per_t v_t) (* v_H_per_t v_d_h v_e v_h_per_t v_t)) 0)))))
(check-sat)
(reset)
; claim 298e1e941ac522696c1ec8b833870ef335a6d7b14e42619bf8de23ca16e3bba6, text 1 of 1
; distribute_training.integrality.optimizer.mlp.expand@training.tp.none.free-heads: every component of the work of optimizer.mlp.expand is a non-negative integer
; assumed: t >= 2
; assumed: t | F
; assumed: t | H
; claimed: 11*H*F/t is a non-negative integer and H*F*(e + 12)/t is a non-negative integer and H*F*(e + 12)/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 11 (* v_F_per_t v_t) (* v_H_per_t v_t)) (* v_t (* 11 v_F_per_t v_H_per_t v_t))) (>= (* 11 v_F_per_t v_H_per_t v_t) 0)) (and (= (+ (* 12 (* v_F_per_t v_t) (* v_H_per_t v_t)) (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e)) (* v_t (+ (* 12 v_F_per_t v_H_per_t v_t) (* v_F_per_t v_H_per_t v_e v_t)))) (>= (+ (* 12 v_F_per_t v_H_per_t v_t) (* v_F_per_t v_H_per_t v_e v_t)) 0)) (and (= (+ (* 12 (* v_F_per_t v_t) (* v_H_per_t v_t)) (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e)) (* v_t (+ (* 12 v_F_per_t v_H_per_t v_t) (* v_F_per_t v_H_per_t v_e v_t)))) (>= (+ (* 12 v_F_per_t v_H_per_t v_t) (* v_F_per_t v_H_per_t v_e v_t)) 0)))))
(check-sat)
(reset)
; claim 2b49cbafe5080c1e73a3a1447a0432368c858ce823b248ac71a242eeb6d76dfa, text 1 of 1
; distribute_training.collective_algebra.payload@training.tp.none.free-heads: all-reduce, reduce-scatter and all-gather carry one payload, and so does every boundary of the block
; claimed: B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)))))
(check-sat)
(reset)
; claim 928b6509c3fbca2a88923a92c76c8850193343c5ddedef89b79b4cf5f443bbc8, text 1 of 2
; distribute_training.collective_algebra.composition@training.tp.none.free-heads: an all-reduce adds what a reduce-scatter adds and leaves what an all-gather of its result leaves
; assumed: t >= 2
; assumed: t | H
; claimed: B*S*H*(t - 1)/t = B*S*H*(t - 1)/t and B*S*H*e = B*S*H*e and B*S*H*e/t = B*S*H*e/t and B*S*H*e = B*S*H*e and B*S*H*(t - 1)/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (+ (* v_t (* v_B (* v_H_per_t v_t) v_S)) (* (- 1) v_B (* v_H_per_t v_t) v_S)) (+ (* v_t (* v_B (* v_H_per_t v_t) v_S)) (* (- 1) v_B (* v_H_per_t v_t) v_S))) (= (* v_B (* v_H_per_t v_t) v_S v_e) (* v_B (* v_H_per_t v_t) v_S v_e)) (= (* v_B (* v_H_per_t v_t) v_S v_e) (* v_B (* v_H_per_t v_t) v_S v_e)) (= (* v_B (* v_H_per_t v_t) v_S v_e) (* v_B (* v_H_per_t v_t) v_S v_e)) (= (+ (* v_t (* v_B (* v_H_per_t v_t) v_S)) (* (- 1) v_B (* v_H_per_t v_t) v_S)) (* v_t (+ (* (- 1) v_B v_H_per_t v_S) (* v_B v_H_per_t v_S v_t)))))))
(check-sat)
(reset)
; claim 928b6509c3fbca2a88923a92c76c8850193343c5ddedef89b79b4cf5f443bbc8, text 2 of 2
; distribute_training.collective_algebra.composition@training.tp.none.free-heads: an all-reduce adds what a reduce-scatter adds and leaves what an all-gather of its result leaves
; assumed: t >= 2
; assumed: t | H
; claimed: B*S*H*(t - 1)/t = B*S*H*(t - 1)/t and B*S*H*e = B*S*H*e and B*S*H*e/t = B*S*H*e/t and B*S*H*e = B*S*H*e and B*S*H*(t - 1)/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_rest_t Int)
(assert (>= v_rest_t 0))
(define-fun v_t () Int (+ v_rest_t 2))
(assert (not (and (= (+ (* (- 1) v_B v_H_per_t v_S) (* v_B v_H_per_t v_S v_t)) (+ (* v_B v_H_per_t v_S) (* v_rest_t v_B v_H_per_t v_S))) (>= (+ (* v_B v_H_per_t v_S) (* v_rest_t v_B v_H_per_t v_S)) 0))))
(check-sat)
(reset)
; claim 6d5318d747bb4392b3ee8aae2bebc60b51d86c834ed05db84c977ae3472f6315, text 1 of 1
; distribute_training.stored_activations.row.attention.fork@training.tp.none.free-heads: the row of attention.fork accounts for what its gradient reads, or for what it handles
; assumed: t >= 2
; assumed: t | H
; claimed: B*S*H*e*t = B*S*H*e*t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (* v_B (* v_H_per_t v_t) v_S v_e v_t) (* v_B (* v_H_per_t v_t) v_S v_e v_t))))
(check-sat)
(reset)
; claim 2f076c663d274ff2c6d4563e66296b96d63c3160e326a1ebf808649f3cd24f09, text 1 of 1
; distribute_training.stored_activations.row.attention.probability_value@training.tp.none.free-heads: the row of attention.probability_value accounts for what its gradient reads, or for what it handles
; assumed: t >= 2
; assumed: t | h
; claimed: B*S*h*e*(S + d_h) = B*S*h*e*(S + d_h)
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (* v_t (+ (* v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* v_B v_S v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* v_B v_S v_d_h v_e (* v_h_per_t v_t)))))))
(check-sat)
(reset)
; claim 8260d33095eb169357e2cb8f04e51f77be8911f3f1288c0b107ed74e46f68c4b, text 1 of 1
; distribute_training.stored_activations.row.attention.output_dropout@training.tp.none.free-heads: the row of attention.output_dropout accounts for what its gradient reads, or for what it handles
; assumed: t >= 2
; assumed: t | H
; claimed: B*S*H*t = B*S*H*t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (* v_B (* v_H_per_t v_t) v_S v_t) (* v_B (* v_H_per_t v_t) v_S v_t))))
(check-sat)
(reset)
; claim bde98c0686320abc1b76ffa2b2f5bb0a5f592ff41d17071e819ccfa334b997b0, text 1 of 1
; distribute_training.stored_activations.row.attention.residual@training.tp.none.free-heads: the row of attention.residual accounts for what its gradient reads, or for what it handles
; assumed: t >= 2
; assumed: t | H
; claimed: 2*B*S*H*e*t = 2*B*S*H*e*t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (* 2 v_B (* v_H_per_t v_t) v_S v_e v_t) (* 2 v_B (* v_H_per_t v_t) v_S v_e v_t))))
(check-sat)
(reset)
; claim 406cf62a48763695f32e8d437e763281ffbc68f4d53e5a938af2779956d4f50d, text 1 of 1
; distribute_training.named_equation.W_QKV@training.tp.none.free-heads: W_QKV is the work of the qkv tasks of one rank
; assumed: t >= 2
; assumed: t | h
; assumed: t | H
; claimed: 6*B*S*H*h*d_h/t = 6*B*S*H*h*d_h/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (* 6 v_B (* v_H_per_t v_t) v_S v_d_h (* v_h_per_t v_t)) (* 6 v_B (* v_H_per_t v_t) v_S v_d_h (* v_h_per_t v_t)))))
(check-sat)
(reset)
; claim 65e254b590221dbb4d27909c76e9e951f477552f51fd3d029cdd674ed39bec9e, text 1 of 1
; distribute_training.named_equation.W_attn_matmul@training.tp.none.free-heads: W_attn_matmul is the work of the attention tasks of one rank
; assumed: t >= 2
; assumed: t | h
; claimed: 4*B*S**2*h*d_h/t = 4*B*S**2*h*d_h/t and 2*B*S**2*h*(2*d_h + 3)/t = 2*B*S**2*h*(2*d_h + 3)/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 4 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S)) (* 4 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S))) (= (+ (* 6 v_B (* v_h_per_t v_t) (* v_S v_S)) (* 4 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S))) (+ (* 6 v_B (* v_h_per_t v_t) (* v_S v_S)) (* 4 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S)))))))
(check-sat)
(reset)
; claim 455ee2274052fdd8c731dce30a113d5992c35303d8bff1b8f5740078308a3d05, text 1 of 1
; distribute_training.named_equation.W_out@training.tp.none.free-heads: W_out is the work of the output tasks of one rank
; assumed: t >= 2
; assumed: t | h
; assumed: t | H
; claimed: 2*B*S*H*h*d_h/t = 2*B*S*H*h*d_h/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (* 2 v_B (* v_H_per_t v_t) v_S v_d_h (* v_h_per_t v_t)) (* 2 v_B (* v_H_per_t v_t) v_S v_d_h (* v_h_per_t v_t)))))
(check-sat)
(reset)
; claim a1567a26cc3074a06a1f9b6d612fb05392f1694aa534c35f715a1d635ebb1142, text 1 of 1
; distribute_training.named_equation.W_reduce@training.tp.none.free-heads: every reduction at a boundary makes n·(t−1)/t local additions on a logical tensor of n elements
; assumed: t >= 2
; assumed: t | H
; claimed: 1 <= 4 and B*S*H*(t - 1)/t = B*S*H*(t - 1)/t and B*S*H*(t - 1)/t = B*S*H*(t - 1)/t and B*S*H*(t - 1)/t = B*S*H*(t - 1)/t and B*S*H*(t - 1)/t = B*S*H*(t - 1)/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (<= 1 4) (= (+ (* v_t (* v_B (* v_H_per_t v_t) v_S)) (* (- 1) v_B (* v_H_per_t v_t) v_S)) (* v_B (* v_H_per_t v_t) v_S (+ (- 1) v_t))) (= (+ (* v_t (* v_B (* v_H_per_t v_t) v_S)) (* (- 1) v_B (* v_H_per_t v_t) v_S)) (* v_B (* v_H_per_t v_t) v_S (+ (- 1) v_t))) (= (+ (* v_t (* v_B (* v_H_per_t v_t) v_S)) (* (- 1) v_B (* v_H_per_t v_t) v_S)) (* v_B (* v_H_per_t v_t) v_S (+ (- 1) v_t))) (= (+ (* v_t (* v_B (* v_H_per_t v_t) v_S)) (* (- 1) v_B (* v_H_per_t v_t) v_S)) (* v_B (* v_H_per_t v_t) v_S (+ (- 1) v_t))))))
(check-sat)
(reset)
; claim 35a1323d266886a9fd283eb2f101311817702bad14b30a249110126570832547, text 1 of 1
; distribute_training.conservation.optimizer.attention.layer_norm@training.tp.none.sharded.free-heads: all ranks together spend on optimizer.attention.layer_norm what the layer means; every rank does all of it
; assumed: t >= 2
; assumed: t | H
; assumed: d | H
; claimed: 22*H*t = 22*H*t and 0 = 0 and 2*H*t*(e + 12) = 2*H*t*(e + 12) and 2*H*t*(e + 12) = 2*H*t*(e + 12) and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_d Int)
(assert (>= v_H_per_d 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_d Int)
(assert (>= v_d 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (= (* v_H_per_t v_t) (* v_H_per_d v_d)))
(assert (not (and (= (* 22 (* v_H_per_t v_t) v_t) (* 22 (* v_H_per_t v_t) v_t)) (= 0 0) (= (* v_d v_t (+ (* 24 (* v_H_per_t v_t)) (* 2 (* v_H_per_t v_t) v_e))) (* v_d (+ (* 24 (* v_H_per_t v_t) v_t) (* 2 (* v_H_per_t v_t) v_e v_t)))) (= (* v_d v_t (+ (* 24 (* v_H_per_t v_t)) (* 2 (* v_H_per_t v_t) v_e))) (* v_d (+ (* 24 (* v_H_per_t v_t) v_t) (* 2 (* v_H_per_t v_t) v_e v_t)))) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim c3a5ec6538ed8adb1b88855f5881b96dde79c8f9a114ea3cb64bcbf4a7df7347, text 1 of 1
; distribute_training.conservation.optimizer.attention.query@training.tp.none.sharded.free-heads: all ranks together spend on optimizer.attention.query what the layer means; its points are split over the ranks
; assumed: t >= 2
; assumed: t | h
; assumed: t | H
; assumed: d | H
; claimed: 11*H*h*d_h = 11*H*h*d_h and 0 = 0 and H*h*d_h*(e + 12) = H*h*d_h*(e + 12) and H*h*d_h*(e + 12) = H*h*d_h*(e + 12) and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_d Int)
(assert (>= v_H_per_d 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_d Int)
(assert (>= v_d 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (= (* v_H_per_t v_t) (* v_H_per_d v_d)))
(assert (not (and (= (* 11 (* v_H_per_t v_t) v_d_h (* v_h_per_t v_t)) (* 11 (* v_H_per_t v_t) v_d_h (* v_h_per_t v_t))) (= 0 0) (= (* v_d v_t (+ (* 12 (* v_H_per_t v_t) v_d_h (* v_h_per_t v_t)) (* (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)))) (* v_d v_t (+ (* 12 (* v_H_per_t v_t) v_d_h (* v_h_per_t v_t)) (* (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t))))) (= (* v_d v_t (+ (* 12 (* v_H_per_t v_t) v_d_h (* v_h_per_t v_t)) (* (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)))) (* v_d v_t (+ (* 12 (* v_H_per_t v_t) v_d_h (* v_h_per_t v_t)) (* (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t))))) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 121a995df8158c83749c15ffc38d321442aa94d3504bf9cff83649b391414b41, text 1 of 1
; distribute_training.conservation.optimizer.mlp.expand@training.tp.none.sharded.free-heads: all ranks together spend on optimizer.mlp.expand what the layer means; its points are split over the ranks
; assumed: t >= 2
; assumed: t | F
; assumed: t | H
; assumed: d | H
; claimed: 11*H*F = 11*H*F and 0 = 0 and H*F*(e + 12) = H*F*(e + 12) and H*F*(e + 12) = H*F*(e + 12) and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_H_per_d Int)
(assert (>= v_H_per_d 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_d Int)
(assert (>= v_d 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (= (* v_H_per_t v_t) (* v_H_per_d v_d)))
(assert (not (and (= (* 11 (* v_F_per_t v_t) (* v_H_per_t v_t)) (* 11 (* v_F_per_t v_t) (* v_H_per_t v_t))) (= 0 0) (= (* v_d v_t (+ (* 12 (* v_F_per_t v_t) (* v_H_per_t v_t)) (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e))) (* v_d v_t (+ (* 12 (* v_F_per_t v_t) (* v_H_per_t v_t)) (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e)))) (= (* v_d v_t (+ (* 12 (* v_F_per_t v_t) (* v_H_per_t v_t)) (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e))) (* v_d v_t (+ (* 12 (* v_F_per_t v_t) (* v_H_per_t v_t)) (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e)))) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 80dda74726c6530a3bcbd7190c172c64822156c6f695aded59ca2d4826c016fb, text 1 of 1
; distribute_training.conservation.total.optimizer@training.tp.none.sharded.free-heads: the optimizer phase spends what all its layers mean, no task missing and none twice
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | H
; assumed: d | H
; claimed: 22*H*(F + 2*h*d_h + 2*t) = 22*H*(F + 2*h*d_h + 2*t) and 0 = 0 and 2*H*(F*e + 12*F + 2*h*d_h*e + 24*h*d_h + 2*e*t + 24*t) = 2*H*(F*e + 12*F + 2*h*d_h*e + 24*h*d_h + 2*e*t + 24*t) and 2*H*(F*e + 12*F + 2*h*d_h*e + 24*h*d_h + 2*e*t + 24*t) = 2*H*(F*e + 12*F + 2*h*d_h*e + 24*h*d_h + 2*e*t + 24*t) and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_H_per_d Int)
(assert (>= v_H_per_d 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_d Int)
(assert (>= v_d 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (= (* v_H_per_t v_t) (* v_H_per_d v_d)))
(assert (not (and (= (* v_d v_t (+ (* v_t (* 44 (* v_H_per_t v_t))) (* 22 (* v_F_per_t v_t) (* v_H_per_t v_t)) (* 44 (* v_H_per_t v_t) v_d_h (* v_h_per_t v_t)))) (* v_d v_t (+ (* 22 (* v_F_per_t v_t) (* v_H_per_t v_t)) (* 44 (* v_H_per_t v_t) v_t) (* 44 (* v_H_per_t v_t) v_d_h (* v_h_per_t v_t))))) (= 0 0) (= (* v_d v_t (+ (* v_t (* 48 (* v_H_per_t v_t))) (* v_t (* 4 (* v_H_per_t v_t) v_e)) (* 24 (* v_F_per_t v_t) (* v_H_per_t v_t)) (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* 48 (* v_H_per_t v_t) v_d_h (* v_h_per_t v_t)) (* 4 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)))) (* v_d v_t (+ (* 24 (* v_F_per_t v_t) (* v_H_per_t v_t)) (* 48 (* v_H_per_t v_t) v_t) (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* 4 (* v_H_per_t v_t) v_e v_t) (* 48 (* v_H_per_t v_t) v_d_h (* v_h_per_t v_t)) (* 4 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t))))) (= (* v_d v_t (+ (* v_t (* 48 (* v_H_per_t v_t))) (* v_t (* 4 (* v_H_per_t v_t) v_e)) (* 24 (* v_F_per_t v_t) (* v_H_per_t v_t)) (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* 48 (* v_H_per_t v_t) v_d_h (* v_h_per_t v_t)) (* 4 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)))) (* v_d v_t (+ (* 24 (* v_F_per_t v_t) (* v_H_per_t v_t)) (* 48 (* v_H_per_t v_t) v_t) (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* 4 (* v_H_per_t v_t) v_e v_t) (* 48 (* v_H_per_t v_t) v_d_h (* v_h_per_t v_t)) (* 4 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t))))) (= 0 0))))
(check-sat)
(reset)
; claim 7b241aca0c1d5cd871842c61e84ce5216c57823faf4598e3b9bf69b98cf435e7, text 1 of 1
; distribute_training.integrality.optimizer.attention.query@training.tp.none.sharded.free-heads: every component of the work of optimizer.attention.query is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; assumed: t | H
; assumed: d | H
; claimed: 11*H*h*d_h/(t*d) is a non-negative integer and H*h*d_h*(e + 12)/(t*d) is a non-negative integer and H*h*d_h*(e + 12)/(t*d) is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_d Int)
(assert (>= v_H_per_d 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_d Int)
(assert (>= v_d 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (= (* v_H_per_t v_t) (* v_H_per_d v_d)))
(assert (not (and (and (= (* 11 (* v_H_per_t v_t) v_d_h (* v_h_per_t v_t)) (* v_d v_t (* 11 v_H_per_d v_d_h v_h_per_t))) (>= (* 11 v_H_per_d v_d_h v_h_per_t) 0)) (and (= (+ (* 12 (* v_H_per_t v_t) v_d_h (* v_h_per_t v_t)) (* (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t))) (* v_d v_t (+ (* 12 v_H_per_d v_d_h v_h_per_t) (* v_H_per_d v_d_h v_e v_h_per_t)))) (>= (+ (* 12 v_H_per_d v_d_h v_h_per_t) (* v_H_per_d v_d_h v_e v_h_per_t)) 0)) (and (= (+ (* 12 (* v_H_per_t v_t) v_d_h (* v_h_per_t v_t)) (* (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t))) (* v_d v_t (+ (* 12 v_H_per_d v_d_h v_h_per_t) (* v_H_per_d v_d_h v_e v_h_per_t)))) (>= (+ (* 12 v_H_per_d v_d_h v_h_per_t) (* v_H_per_d v_d_h v_e v_h_per_t)) 0)))))
(check-sat)
(reset)
; claim 6a4e68654987aa2ac577cae004ba5e7959b15fc98beef67f81aa999e8da4d0cc, text 1 of 1
; distribute_training.integrality.optimizer.mlp.expand@training.tp.none.sharded.free-heads: every component of the work of optimizer.mlp.expand is a non-negative integer
; assumed: t >= 2
; assumed: t | F
; assumed: t | H
; assumed: d | H
; claimed: 11*H*F/(t*d) is a non-negative integer and H*F*(e + 12)/(t*d) is a non-negative integer and H*F*(e + 12)/(t*d) is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_H_per_d Int)
(assert (>= v_H_per_d 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_d Int)
(assert (>= v_d 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (= (* v_H_per_t v_t) (* v_H_per_d v_d)))
(assert (not (and (and (= (* 11 (* v_F_per_t v_t) (* v_H_per_t v_t)) (* v_d v_t (* 11 v_F_per_t v_H_per_d))) (>= (* 11 v_F_per_t v_H_per_d) 0)) (and (= (+ (* 12 (* v_F_per_t v_t) (* v_H_per_t v_t)) (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e)) (* v_d v_t (+ (* 12 v_F_per_t v_H_per_d) (* v_F_per_t v_H_per_d v_e)))) (>= (+ (* 12 v_F_per_t v_H_per_d) (* v_F_per_t v_H_per_d v_e)) 0)) (and (= (+ (* 12 (* v_F_per_t v_t) (* v_H_per_t v_t)) (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e)) (* v_d v_t (+ (* 12 v_F_per_t v_H_per_d) (* v_F_per_t v_H_per_d v_e)))) (>= (+ (* 12 v_F_per_t v_H_per_d) (* v_F_per_t v_H_per_d v_e)) 0)))))
(check-sat)
(reset)
; claim 27a4a590652f47e3c7baf2984f17e1818d21b9f97c6a176efa2e3db7265fdc5c, text 1 of 1
; distribute_training.conservation.total.forward@training.tp.none.fused.free-heads: the forward phase spends what all its layers mean, no task missing and none twice
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | H
; claimed: 2*B*S*(2*S*h*d_h + 3*S*h + 2*H*F + 4*H*h*d_h + 12*H*t - H + 4*F) = 2*B*S*(2*S*h*d_h + 3*S*h + 2*H*F + 4*H*h*d_h + 12*H*t - H + 4*F) and 4*B*S*(S*h*d_h + H*F + 2*H*h*d_h) = 4*B*S*(S*h*d_h + H*F + 2*H*h*d_h) and e*(3*B*S**2*h + 14*B*S*H*t + B*S*F + 4*B*S*h*d_h + 2*H*F + 4*H*h*d_h + 4*H*t) = e*(3*B*S**2*h + 14*B*S*H*t + B*S*F + 4*B*S*h*d_h + 2*H*F + 4*H*h*d_h + 4*H*t) and B*S*(3*S*h*e + S*h + 10*H*e*t + 2*H*t + F*e + 4*h*d_h*e) = B*S*(3*S*h*e + S*h + 10*H*e*t + 2*H*t + F*e + 4*h*d_h*e) and 2*B*S*H*e*t = 2*B*S*H*e*t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_t (+ (* v_t (* 24 v_B (* v_H_per_t v_t) v_S)) (* (- 2) v_B (* v_H_per_t v_t) v_S) (* 6 v_B (* v_h_per_t v_t) (* v_S v_S)) (* 8 v_B (* v_F_per_t v_t) v_S) (* 4 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) v_S) (* 4 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S)) (* 8 v_B (* v_H_per_t v_t) v_S v_d_h (* v_h_per_t v_t)))) (* v_t (+ (* 6 v_B (* v_h_per_t v_t) (* v_S v_S)) (* 8 v_B (* v_F_per_t v_t) v_S) (* 2 v_B (* v_H_per_t v_t) v_S (+ (- 1) v_t)) (* 4 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) v_S) (* 4 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S)) (* 22 v_B (* v_H_per_t v_t) v_S v_t) (* 8 v_B (* v_H_per_t v_t) v_S v_d_h (* v_h_per_t v_t))))) (= (* v_t (+ (* 4 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) v_S) (* 4 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S)) (* 8 v_B (* v_H_per_t v_t) v_S v_d_h (* v_h_per_t v_t)))) (* v_t (+ (* 4 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) v_S) (* 4 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S)) (* 8 v_B (* v_H_per_t v_t) v_S v_d_h (* v_h_per_t v_t))))) (= (* v_t (+ (* v_t (* 4 (* v_H_per_t v_t) v_e)) (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* v_t (* 14 v_B (* v_H_per_t v_t) v_S v_e)) (* v_B (* v_F_per_t v_t) v_S v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* 4 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 4 v_B v_S v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* 4 (* v_H_per_t v_t) v_e v_t) (* v_B (* v_F_per_t v_t) v_S v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* 4 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 4 v_B v_S v_d_h v_e (* v_h_per_t v_t)) (* 14 v_B (* v_H_per_t v_t) v_S v_e v_t)))) (= (* v_t (+ (* v_t (* 2 v_B (* v_H_per_t v_t) v_S)) (* v_B (* v_h_per_t v_t) (* v_S v_S)) (* v_t (* 10 v_B (* v_H_per_t v_t) v_S v_e)) (* v_B (* v_F_per_t v_t) v_S v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* 4 v_B v_S v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* v_B (* v_h_per_t v_t) (* v_S v_S)) (* v_B (* v_F_per_t v_t) v_S v_e) (* 2 v_B (* v_H_per_t v_t) v_S v_t) (* 3 v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* 4 v_B v_S v_d_h v_e (* v_h_per_t v_t)) (* 10 v_B (* v_H_per_t v_t) v_S v_e v_t)))) (= (* 2 v_B (* v_H_per_t v_t) v_S v_e v_t) (* 2 v_B (* v_H_per_t v_t) v_S v_e v_t)))))
(check-sat)
(reset)
; claim f15b1437765110f748a98ceaf5e4314312239c6d4785a0a5cabdc3a32167ad9d, text 1 of 1
; distribute_training.conservation.total.activation_gradient@training.tp.none.fused.free-heads: the activation gradient phase spends what all its layers mean, no task missing and none twice
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | H
; claimed: B*S*(8*S*h*d_h + 9*S*h + 4*H*F + 8*H*h*d_h + 36*H*t - 2*H + 21*F) = B*S*(8*S*h*d_h + 9*S*h + 4*H*F + 8*H*h*d_h + 36*H*t - 2*H + 21*F) and 4*B*S*(2*S*h*d_h + H*F + 2*H*h*d_h) = 4*B*S*(2*S*h*d_h + H*F + 2*H*h*d_h) and 5*B*S**2*h*e + B*S**2*h + 17*B*S*H*e*t + 2*B*S*H*t + B*S*F*e + 7*B*S*h*d_h*e + 2*H*F*e + 4*H*h*d_h*e + 4*H*e*t = 5*B*S**2*h*e + B*S**2*h + 17*B*S*H*e*t + 2*B*S*H*t + B*S*F*e + 7*B*S*h*d_h*e + 2*H*F*e + 4*H*h*d_h*e + 4*H*e*t and B*S*e*(3*S*h + 13*H*t + F + 4*h*d_h) = B*S*e*(3*S*h + 13*H*t + F + 4*h*d_h) and 2*B*S*H*e*t = 2*B*S*H*e*t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_t (+ (* v_t (* 36 v_B (* v_H_per_t v_t) v_S)) (* (- 2) v_B (* v_H_per_t v_t) v_S) (* 9 v_B (* v_h_per_t v_t) (* v_S v_S)) (* 21 v_B (* v_F_per_t v_t) v_S) (* 4 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) v_S) (* 8 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S)) (* 8 v_B (* v_H_per_t v_t) v_S v_d_h (* v_h_per_t v_t)))) (* v_t (+ (* 9 v_B (* v_h_per_t v_t) (* v_S v_S)) (* 21 v_B (* v_F_per_t v_t) v_S) (* 2 v_B (* v_H_per_t v_t) v_S (+ (- 1) v_t)) (* 4 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) v_S) (* 8 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S)) (* 34 v_B (* v_H_per_t v_t) v_S v_t) (* 8 v_B (* v_H_per_t v_t) v_S v_d_h (* v_h_per_t v_t))))) (= (* v_t (+ (* 4 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) v_S) (* 8 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S)) (* 8 v_B (* v_H_per_t v_t) v_S v_d_h (* v_h_per_t v_t)))) (* v_t (+ (* 4 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) v_S) (* 8 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S)) (* 8 v_B (* v_H_per_t v_t) v_S v_d_h (* v_h_per_t v_t))))) (= (* v_t (+ (* v_t (* 4 (* v_H_per_t v_t) v_e)) (* v_t (* 2 v_B (* v_H_per_t v_t) v_S)) (* v_B (* v_h_per_t v_t) (* v_S v_S)) (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* v_t (* 17 v_B (* v_H_per_t v_t) v_S v_e)) (* v_B (* v_F_per_t v_t) v_S v_e) (* 4 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 5 v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* 7 v_B v_S v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* v_B (* v_h_per_t v_t) (* v_S v_S)) (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* 4 (* v_H_per_t v_t) v_e v_t) (* v_B (* v_F_per_t v_t) v_S v_e) (* 2 v_B (* v_H_per_t v_t) v_S v_t) (* 4 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 5 v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* 7 v_B v_S v_d_h v_e (* v_h_per_t v_t)) (* 17 v_B (* v_H_per_t v_t) v_S v_e v_t)))) (= (* v_t (+ (* v_t (* 13 v_B (* v_H_per_t v_t) v_S v_e)) (* v_B (* v_F_per_t v_t) v_S v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* 4 v_B v_S v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* v_B (* v_F_per_t v_t) v_S v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* 4 v_B v_S v_d_h v_e (* v_h_per_t v_t)) (* 13 v_B (* v_H_per_t v_t) v_S v_e v_t)))) (= (* 2 v_B (* v_H_per_t v_t) v_S v_e v_t) (* 2 v_B (* v_H_per_t v_t) v_S v_e v_t)))))
(check-sat)
(reset)
; claim 84125d5d13034cddcc28aa03186ffec4859afa31bbaef1ecc9d85e5dd29cf1f7, text 1 of 1
; distribute_training.recompute_law.total.repeated@training.tp.selective.free-heads: the backward pass repeats the forward work of exactly the layers that the policy names
; assumed: t >= 2
; assumed: t | h
; claimed: 2*B*S**2*h*(2*d_h + 3) = 2*B*S**2*h*(2*d_h + 3) and 4*B*S**2*h*d_h = 4*B*S**2*h*d_h and 3*B*S*h*e*(S + d_h) = 3*B*S*h*e*(S + d_h) and B*S*h*(3*S*e + S + d_h*e) = B*S*h*(3*S*e + S + d_h*e) and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_t (+ (* 6 v_B (* v_h_per_t v_t) (* v_S v_S)) (* 4 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S)))) (* v_t (+ (* 6 v_B (* v_h_per_t v_t) (* v_S v_S)) (* 4 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S))))) (= (* 4 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S)) (* 4 v_B v_d_h (* v_h_per_t v_t) (* v_S v_S))) (= (* v_t (+ (* 3 v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* 3 v_B v_S v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* 3 v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* 3 v_B v_S v_d_h v_e (* v_h_per_t v_t))))) (= (* v_t (+ (* v_B (* v_h_per_t v_t) (* v_S v_S)) (* 3 v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* v_B v_S v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* v_B (* v_h_per_t v_t) (* v_S v_S)) (* 3 v_B v_e (* v_h_per_t v_t) (* v_S v_S)) (* v_B v_S v_d_h v_e (* v_h_per_t v_t))))) (= 0 0))))
(check-sat)
(reset)
; claim ef202b2a31ee9a34664061f929dfbec665c01dda78e215928922817236d47a80, text 1 of 1
; distribute_training.collective_algebra.payload@training.tp.full.free-heads: all-reduce, reduce-scatter and all-gather carry one payload, and so does every boundary of the block
; claimed: B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)))))
(check-sat)
(reset)
; claim b119221bd003bbb42ed9460e1280e3594fc0d131807f031e1dd6f6446a255a91, text 1 of 1
; distribute_training.named_equation.W_reduce@training.tp.full.free-heads: every reduction at a boundary makes n·(t−1)/t local additions on a logical tensor of n elements
; assumed: t >= 2
; assumed: t | H
; claimed: 1 <= 6 and B*S*H*(t - 1)/t = B*S*H*(t - 1)/t and B*S*H*(t - 1)/t = B*S*H*(t - 1)/t and B*S*H*(t - 1)/t = B*S*H*(t - 1)/t and B*S*H*(t - 1)/t = B*S*H*(t - 1)/t and B*S*H*(t - 1)/t = B*S*H*(t - 1)/t and B*S*H*(t - 1)/t = B*S*H*(t - 1)/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (<= 1 6) (= (+ (* v_t (* v_B (* v_H_per_t v_t) v_S)) (* (- 1) v_B (* v_H_per_t v_t) v_S)) (* v_B (* v_H_per_t v_t) v_S (+ (- 1) v_t))) (= (+ (* v_t (* v_B (* v_H_per_t v_t) v_S)) (* (- 1) v_B (* v_H_per_t v_t) v_S)) (* v_B (* v_H_per_t v_t) v_S (+ (- 1) v_t))) (= (+ (* v_t (* v_B (* v_H_per_t v_t) v_S)) (* (- 1) v_B (* v_H_per_t v_t) v_S)) (* v_B (* v_H_per_t v_t) v_S (+ (- 1) v_t))) (= (+ (* v_t (* v_B (* v_H_per_t v_t) v_S)) (* (- 1) v_B (* v_H_per_t v_t) v_S)) (* v_B (* v_H_per_t v_t) v_S (+ (- 1) v_t))) (= (+ (* v_t (* v_B (* v_H_per_t v_t) v_S)) (* (- 1) v_B (* v_H_per_t v_t) v_S)) (* v_B (* v_H_per_t v_t) v_S (+ (- 1) v_t))) (= (+ (* v_t (* v_B (* v_H_per_t v_t) v_S)) (* (- 1) v_B (* v_H_per_t v_t) v_S)) (* v_B (* v_H_per_t v_t) v_S (+ (- 1) v_t))))))
(check-sat)
(reset)
; claim 0ac931285ca2fd5dc3d7303a3112314482b0a1c2529ea6fe76cc6cfb07e691d6, text 1 of 1
; distribute_training.conservation.forward.attention.layer_norm@training.sp.none.free-heads: all ranks together spend on forward.attention.layer_norm what the layer means; its points are split over the ranks
; assumed: t >= 2
; assumed: t | H
; assumed: t | S
; claimed: 9*B*S*H = 9*B*S*H and 0 = 0 and H*e*(B*S + 2*t) = H*e*(B*S + 2*t) and B*S*H*e = B*S*H*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 9 v_B (* v_H_per_t v_t) (* v_S_per_t v_t)) (* 9 v_B (* v_H_per_t v_t) (* v_S_per_t v_t))) (= 0 0) (= (* v_t (+ (* v_t (* 2 (* v_H_per_t v_t) v_e)) (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e))) (* v_t (+ (* 2 (* v_H_per_t v_t) v_e v_t) (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e)))) (= (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e) (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 6af0bedc55dedddaf2198694cc294209dca15d19ba37faf2088e5e18817a813f, text 1 of 1
; distribute_training.conservation.forward.attention.input_collective@training.sp.none.free-heads: all ranks together spend on forward.attention.input_collective what the layer means; its points are split over the ranks
; assumed: t >= 2
; assumed: t | H
; assumed: t | S
; claimed: 0 = 0 and 0 = 0 and B*S*H*e = B*S*H*e and B*S*H*e*t = B*S*H*e*t and B*S*H*e*t = B*S*H*e*t and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= 0 0) (= 0 0) (= (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e) (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e)) (= (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e v_t) (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e v_t)) (= (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e v_t) (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e v_t)) (= 1 1))))
(check-sat)
(reset)
; claim 73fdf22b12eb6922756591acbd505fc60d205face56414bf3206574d245fffb6, text 1 of 1
; distribute_training.conservation.forward.attention.query@training.sp.none.free-heads: all ranks together spend on forward.attention.query what the layer means; its points are split over the ranks
; assumed: t >= 2
; assumed: t | h
; assumed: t | H
; assumed: t | S
; claimed: 2*B*S*H*h*d_h = 2*B*S*H*h*d_h and 2*B*S*H*h*d_h = 2*B*S*H*h*d_h and H*e*(B*S*t + h*d_h) = H*e*(B*S*t + h*d_h) and B*S*h*d_h*e = B*S*h*d_h*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t)) (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t))) (= (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t)) (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t))) (= (* v_t (+ (* v_t (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e)) (* (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e v_t)))) (= (* v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t))) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim ef67ba0bb7337c00a7267310facb7475deb7f5cac47d65401dc48a9cbb0cfb90, text 1 of 1
; distribute_training.conservation.forward.attention.probability_value@training.sp.none.free-heads: all ranks together spend on forward.attention.probability_value what the layer means; its points are split over the ranks
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: 2*B*S**2*h*d_h = 2*B*S**2*h*d_h and 2*B*S**2*h*d_h = 2*B*S**2*h*d_h and B*S*h*e*(S + d_h) = B*S*h*e*(S + d_h) and B*S*h*d_h*e = B*S*h*d_h*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 2 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 2 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t)))) (= (* 2 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 2 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t)))) (= (* v_t (+ (* v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t))))) (= (* v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t))) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 1a190feeb1e3990b74dbc0b33dfc731f7640d0ab52daec84bea5fc85a88883d4, text 1 of 1
; distribute_training.conservation.forward.attention.output_projection@training.sp.none.free-heads: all ranks together spend on forward.attention.output_projection what the layer means; its points are split over the ranks
; assumed: t >= 2
; assumed: t | h
; assumed: t | H
; assumed: t | S
; claimed: 2*B*S*H*h*d_h = 2*B*S*H*h*d_h and 2*B*S*H*h*d_h = 2*B*S*H*h*d_h and h*d_h*e*(B*S + H) = h*d_h*e*(B*S + H) and B*S*H*e*t = B*S*H*e*t and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t)) (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t))) (= (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t)) (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t))) (= (* v_t (+ (* (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t))))) (= (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e v_t) (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e v_t)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim fc67944b17bf0d01f10988d06d209ad113f0778b004be31c2e94badcc4ebef74, text 1 of 1
; distribute_training.conservation.forward.attention.output_collective@training.sp.none.free-heads: all ranks together spend on forward.attention.output_collective what the layer means; its points are split over the ranks
; assumed: t >= 2
; assumed: t | H
; assumed: t | S
; claimed: B*S*H*(t - 1) = B*S*H*(t - 1) and 0 = 0 and B*S*H*e*t = B*S*H*e*t and B*S*H*e = B*S*H*e and B*S*H*e*t = B*S*H*e*t and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_t (+ (* v_t (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t))) (* (- 1) v_B (* v_H_per_t v_t) (* v_S_per_t v_t)))) (* v_t (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) (+ (- 1) v_t)))) (= 0 0) (= (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e v_t) (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e v_t)) (= (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e) (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e)) (= (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e v_t) (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e v_t)) (= 1 1))))
(check-sat)
(reset)
; claim b430bfa9b10183ca24690fdc26c17368e437ff7b3d0c000a849ae6b43c9997ac, text 1 of 1
; distribute_training.conservation.forward.attention.output_dropout@training.sp.none.free-heads: all ranks together spend on forward.attention.output_dropout what the layer means; its points are split over the ranks
; assumed: t >= 2
; assumed: t | H
; assumed: t | S
; claimed: B*S*H = B*S*H and 0 = 0 and B*S*H*e = B*S*H*e and B*S*H*(e + 1) = B*S*H*(e + 1) and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t)) (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t))) (= 0 0) (= (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e) (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e)) (= (* v_t (+ (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t)) (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e))) (* v_t (+ (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t)) (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e)))) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 055851ee4540fdef1fb589ffa343bf1ce78c88e320a705593f58957f57ef34ab, text 1 of 1
; distribute_training.conservation.forward.attention.residual@training.sp.none.free-heads: all ranks together spend on forward.attention.residual what the layer means; its points are split over the ranks
; claimed: B*S*H = B*S*H and 0 = 0 and 2*B*S*H*e = 2*B*S*H*e and B*S*H*e = B*S*H*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (= (* v_B v_H v_S) (* v_B v_H v_S)) (= 0 0) (= (* 2 v_B v_H v_S v_e) (* 2 v_B v_H v_S v_e)) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim ed3780c507496e104a0494701ba0850574e0690079c1c1d0e8fa5442d7c65a85, text 1 of 1
; distribute_training.conservation.forward.mlp.expand@training.sp.none.free-heads: all ranks together spend on forward.mlp.expand what the layer means; its points are split over the ranks
; assumed: t >= 2
; assumed: t | F
; assumed: t | H
; assumed: t | S
; claimed: 2*B*S*H*F = 2*B*S*H*F and 2*B*S*H*F = 2*B*S*H*F and H*e*(B*S*t + F) = H*e*(B*S*t + F) and B*S*F*e = B*S*F*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 2 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) (* v_S_per_t v_t)) (* 2 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) (* v_S_per_t v_t))) (= (* 2 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) (* v_S_per_t v_t)) (* 2 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) (* v_S_per_t v_t))) (= (* v_t (+ (* v_t (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e)) (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e))) (* v_t (+ (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e v_t)))) (= (* v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e) (* v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 551cfb5f3ab86ae1075504a6f788d8af67d2ca2b9da201425198ec7f14bfb492, text 1 of 1
; distribute_training.conservation.forward.mlp.contract@training.sp.none.free-heads: all ranks together spend on forward.mlp.contract what the layer means; its points are split over the ranks
; assumed: t >= 2
; assumed: t | F
; assumed: t | H
; assumed: t | S
; claimed: 2*B*S*H*F = 2*B*S*H*F and 2*B*S*H*F = 2*B*S*H*F and F*e*(B*S + H) = F*e*(B*S + H) and B*S*H*e*t = B*S*H*e*t and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 2 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) (* v_S_per_t v_t)) (* 2 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) (* v_S_per_t v_t))) (= (* 2 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) (* v_S_per_t v_t)) (* 2 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) (* v_S_per_t v_t))) (= (* v_t (+ (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e))) (* v_t (+ (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e)))) (= (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e v_t) (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e v_t)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim fe378abebfdcc92236b1cb032eab58a2e7a5d0f68d4d31120c870cde5ff3926b, text 1 of 1
; distribute_training.conservation.activation_gradient.mlp.output_dropout@training.sp.none.free-heads: all ranks together spend on activation_gradient.mlp.output_dropout what the layer means; its points are split over the ranks
; assumed: t >= 2
; assumed: t | H
; assumed: t | S
; claimed: B*S*H = B*S*H and 0 = 0 and B*S*H*(e + 1) = B*S*H*(e + 1) and B*S*H*e = B*S*H*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t)) (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t))) (= 0 0) (= (* v_t (+ (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t)) (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e))) (* v_t (+ (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t)) (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e)))) (= (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e) (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 72c187d6f08f77b7df37ecd735cbc9dedc68657d2df180237aeddf168799b091, text 1 of 1
; distribute_training.conservation.weight_gradient.mlp.contract@training.sp.none.free-heads: all ranks together spend on weight_gradient.mlp.contract what the layer means; its points are split over the ranks
; assumed: t >= 2
; assumed: t | F
; assumed: t | H
; assumed: t | S
; claimed: 2*B*S*H*F = 2*B*S*H*F and 2*B*S*H*F = 2*B*S*H*F and B*S*e*(H*t + F) = B*S*e*(H*t + F) and H*F*e = H*F*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 2 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) (* v_S_per_t v_t)) (* 2 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) (* v_S_per_t v_t))) (= (* 2 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) (* v_S_per_t v_t)) (* 2 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) (* v_S_per_t v_t))) (= (* v_t (+ (* v_t (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e)) (* v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e))) (* v_t (+ (* v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e) (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e v_t)))) (= (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 1ccbb0e5cd271fa00b003556441f59b1555de9228020152aac0532c49ff75b90, text 1 of 1
; distribute_training.conservation.activation_gradient.mlp.layer_norm@training.sp.none.free-heads: all ranks together spend on activation_gradient.mlp.layer_norm what the layer means; its points are split over the ranks
; assumed: t >= 2
; assumed: t | H
; assumed: t | S
; claimed: 14*B*S*H = 14*B*S*H and 0 = 0 and 2*H*e*(B*S + t) = 2*H*e*(B*S + t) and B*S*H*e = B*S*H*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 14 v_B (* v_H_per_t v_t) (* v_S_per_t v_t)) (* 14 v_B (* v_H_per_t v_t) (* v_S_per_t v_t))) (= 0 0) (= (* v_t (+ (* v_t (* 2 (* v_H_per_t v_t) v_e)) (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e))) (* v_t (+ (* 2 (* v_H_per_t v_t) v_e v_t) (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e)))) (= (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e) (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim a23d7e2baef7b42067639d84a96c13fe511eb6d3b5595fec748eb803ac2fd2df, text 1 of 1
; distribute_training.conservation.weight_gradient.mlp.layer_norm@training.sp.none.free-heads: all ranks together spend on weight_gradient.mlp.layer_norm what the layer means; its points are split over the ranks
; assumed: t >= 2
; assumed: t | H
; assumed: t | S
; claimed: 7*B*S*H = 7*B*S*H and 0 = 0 and 2*B*S*H*e = 2*B*S*H*e and 2*H*e*t = 2*H*e*t and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 7 v_B (* v_H_per_t v_t) (* v_S_per_t v_t)) (* 7 v_B (* v_H_per_t v_t) (* v_S_per_t v_t))) (= 0 0) (= (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e) (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e)) (= (* 2 (* v_H_per_t v_t) v_e v_t) (* 2 (* v_H_per_t v_t) v_e v_t)) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 514fb79a3c682dc4ecfc977b5d2fa3329fb4deb07327ed880b6f3964cf088556, text 1 of 1
; distribute_training.conservation.weight_gradient.attention.output_projection@training.sp.none.free-heads: all ranks together spend on weight_gradient.attention.output_projection what the layer means; its points are split over the ranks
; assumed: t >= 2
; assumed: t | h
; assumed: t | H
; assumed: t | S
; claimed: 2*B*S*H*h*d_h = 2*B*S*H*h*d_h and 2*B*S*H*h*d_h = 2*B*S*H*h*d_h and B*S*e*(H*t + h*d_h) = B*S*e*(H*t + h*d_h) and H*h*d_h*e = H*h*d_h*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t)) (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t))) (= (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t)) (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t))) (= (* v_t (+ (* v_t (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e)) (* v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e v_t) (* v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t))))) (= (* (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t))) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim 1d72f09c6d2f57942cfa026e338a5c822caceea968818d0d1c1677a5941ec7d0, text 1 of 1
; distribute_training.conservation.activation_gradient.attention.probability_value@training.sp.none.free-heads: all ranks together spend on activation_gradient.attention.probability_value what the layer means; its points are split over the ranks
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: 4*B*S**2*h*d_h = 4*B*S**2*h*d_h and 4*B*S**2*h*d_h = 4*B*S**2*h*d_h and B*S*h*e*(S + 2*d_h) = B*S*h*e*(S + 2*d_h) and B*S*h*e*(S + d_h) = B*S*h*e*(S + d_h) and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 4 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 4 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t)))) (= (* 4 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 4 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t)))) (= (* v_t (+ (* v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 2 v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 2 v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t))))) (= (* v_t (+ (* v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t))))) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim bc9eb297a2fa849200879d9c6460e0c0dfcd7523a262cca072289c9fdaddb9a0, text 1 of 1
; distribute_training.conservation.activation_gradient.attention.query_key@training.sp.none.free-heads: all ranks together spend on activation_gradient.attention.query_key what the layer means; its points are split over the ranks
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: 4*B*S**2*h*d_h = 4*B*S**2*h*d_h and 4*B*S**2*h*d_h = 4*B*S**2*h*d_h and B*S*h*e*(S + 2*d_h) = B*S*h*e*(S + 2*d_h) and 2*B*S*h*d_h*e = 2*B*S*h*d_h*e and 0 = 0 and 1 = 1
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 4 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 4 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t)))) (= (* 4 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 4 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t)))) (= (* v_t (+ (* v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 2 v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 2 v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t))))) (= (* 2 v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 2 v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t))) (= 0 0) (= 1 1))))
(check-sat)
(reset)
; claim b7b08e7d8ff5a472710538f03720c7b34c994e64b527fe3bc0bed07498cc392e, text 1 of 1
; distribute_training.conservation.activation_gradient.attention.qkv_fork@training.sp.none.free-heads: all ranks together spend on activation_gradient.attention.qkv_fork what the layer means; every rank does all of it
; assumed: t >= 2
; assumed: t | H
; assumed: t | S
; claimed: 2*B*S*H*t = 2*B*S*H*t and 0 = 0 and 3*B*S*H*e*t = 3*B*S*H*e*t and B*S*H*e*t = B*S*H*e*t and 0 = 0 and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_t) (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_t)) (= 0 0) (= (* 3 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e v_t) (* 3 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e v_t)) (= (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e v_t) (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e v_t)) (= 0 0) (= 0 0))))
(check-sat)
(reset)
; claim 9fa56bcb2aaf6d8734c028a4497fa001144512fbdec89cf3a1edb680f877cf3b, text 1 of 1
; distribute_training.conservation.total.forward@training.sp.none.free-heads: the forward phase spends what all its layers mean, no task missing and none twice
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | H
; assumed: t | S
; claimed: 2*B*S*(2*S*h*d_h + 3*S*h + 2*H*F + 4*H*h*d_h + H*t + 10*H + 4*F) = 2*B*S*(2*S*h*d_h + 3*S*h + 2*H*F + 4*H*h*d_h + H*t + 10*H + 4*F) and 4*B*S*(S*h*d_h + H*F + 2*H*h*d_h) = 4*B*S*(S*h*d_h + H*F + 2*H*h*d_h) and e*(3*B*S**2*h + 6*B*S*H*t + 10*B*S*H + 2*B*S*F + 4*B*S*h*d_h + 2*H*F + 4*H*h*d_h + 4*H*t) = e*(3*B*S**2*h + 6*B*S*H*t + 10*B*S*H + 2*B*S*F + 4*B*S*h*d_h + 2*H*F + 4*H*h*d_h + 4*H*t) and B*S*(3*S*h*e + S*h + 4*H*e*t + 8*H*e + 2*H + 2*F*e + 4*h*d_h*e) = B*S*(3*S*h*e + S*h + 4*H*e*t + 8*H*e + 2*H + 2*F*e + 4*h*d_h*e) and 4*B*S*H*e*t = 4*B*S*H*e*t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_t (+ (* v_t (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t))) (* 6 v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_F_per_t v_t) (* v_S_per_t v_t)) (* 20 v_B (* v_H_per_t v_t) (* v_S_per_t v_t)) (* 4 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) (* v_S_per_t v_t)) (* 4 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t)))) (* v_t (+ (* 6 v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_F_per_t v_t) (* v_S_per_t v_t)) (* 22 v_B (* v_H_per_t v_t) (* v_S_per_t v_t)) (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) (+ (- 1) v_t)) (* 4 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) (* v_S_per_t v_t)) (* 4 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t))))) (= (* v_t (+ (* 4 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) (* v_S_per_t v_t)) (* 4 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t)))) (* v_t (+ (* 4 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) (* v_S_per_t v_t)) (* 4 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t))))) (= (* v_t (+ (* v_t (* 4 (* v_H_per_t v_t) v_e)) (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* v_t (* 6 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e)) (* 2 v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 4 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 10 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e) (* 4 v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* 4 (* v_H_per_t v_t) v_e v_t) (* 2 v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 4 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 10 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e) (* 4 v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 6 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e v_t)))) (= (* v_t (+ (* v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t)) (* v_t (* 4 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e)) (* 2 v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e) (* 4 v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t)) (* 2 v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e) (* 4 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e v_t) (* 4 v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t))))) (= (* 4 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e v_t) (* 4 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e v_t)))))
(check-sat)
(reset)
; claim 584f1f7a40e000040def2bd15ae67074b3dcf348e56df913b54a1f77061e904b, text 1 of 1
; distribute_training.recompute_law.total.repeated@training.sp.none.free-heads: the backward pass repeats the forward work of exactly the layers that the policy names
; assumed: t >= 2
; assumed: t | H
; assumed: t | S
; claimed: 0 = 0 and 0 = 0 and 2*B*S*H*e = 2*B*S*H*e and 2*B*S*H*e*t = 2*B*S*H*e*t and 2*B*S*H*e*t = 2*B*S*H*e*t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= 0 0) (= 0 0) (= (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e) (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e)) (= (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e v_t) (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e v_t)) (= (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e v_t) (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e v_t)))))
(check-sat)
(reset)
; claim 96ce39c3f6e82380684139a46c66ede55ebc589923d4da663df47fdfa6897a8f, text 1 of 1
; distribute_training.conservation.total.activation_gradient@training.sp.none.free-heads: the activation gradient phase spends what all its layers mean, no task missing and none twice
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | H
; assumed: t | S
; claimed: B*S*(8*S*h*d_h + 9*S*h + 4*H*F + 8*H*h*d_h + 4*H*t + 30*H + 13*F) = B*S*(8*S*h*d_h + 9*S*h + 4*H*F + 8*H*h*d_h + 4*H*t + 30*H + 13*F) and 4*B*S*(2*S*h*d_h + H*F + 2*H*h*d_h) = 4*B*S*(2*S*h*d_h + H*F + 2*H*h*d_h) and 5*B*S**2*h*e + B*S**2*h + 7*B*S*H*e*t + 12*B*S*H*e + 2*B*S*H + 3*B*S*F*e + 7*B*S*h*d_h*e + 2*H*F*e + 4*H*h*d_h*e + 4*H*e*t = 5*B*S**2*h*e + B*S**2*h + 7*B*S*H*e*t + 12*B*S*H*e + 2*B*S*H + 3*B*S*F*e + 7*B*S*h*d_h*e + 2*H*F*e + 4*H*h*d_h*e + 4*H*e*t and B*S*e*(3*S*h + 7*H*t + 8*H + 2*F + 4*h*d_h) = B*S*e*(3*S*h + 7*H*t + 8*H + 2*F + 4*h*d_h) and 4*B*S*H*e*t = 4*B*S*H*e*t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_t (+ (* v_t (* 4 v_B (* v_H_per_t v_t) (* v_S_per_t v_t))) (* 9 v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 13 v_B (* v_F_per_t v_t) (* v_S_per_t v_t)) (* 30 v_B (* v_H_per_t v_t) (* v_S_per_t v_t)) (* 4 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) (* v_S_per_t v_t)) (* 8 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t)))) (* v_t (+ (* 9 v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 13 v_B (* v_F_per_t v_t) (* v_S_per_t v_t)) (* 32 v_B (* v_H_per_t v_t) (* v_S_per_t v_t)) (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_t) (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) (+ (- 1) v_t)) (* 4 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) (* v_S_per_t v_t)) (* 8 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t))))) (= (* v_t (+ (* 4 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) (* v_S_per_t v_t)) (* 8 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t)))) (* v_t (+ (* 4 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) (* v_S_per_t v_t)) (* 8 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t))))) (= (* v_t (+ (* v_t (* 4 (* v_H_per_t v_t) v_e)) (* v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t)) (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* v_t (* 7 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e)) (* 3 v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e) (* 4 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 5 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 12 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e) (* 7 v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t)) (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* 4 (* v_H_per_t v_t) v_e v_t) (* 3 v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e) (* 4 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 5 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 12 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e) (* 7 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e v_t) (* 7 v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t))))) (= (* v_t (+ (* v_t (* 7 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e)) (* 2 v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e) (* 4 v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* 2 v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e) (* 4 v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 7 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e v_t)))) (= (* 4 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e v_t) (* 4 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e v_t)))))
(check-sat)
(reset)
; claim d12360e88132141b215e98f06198df42157d7c00da1ff3aa47f7c6f7a4d43500, text 1 of 1
; distribute_training.conservation.total.weight_gradient@training.sp.none.free-heads: the weight gradient phase spends what all its layers mean, no task missing and none twice
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | H
; assumed: t | S
; claimed: 2*H*(2*B*S*F + 4*B*S*h*d_h + 7*B*S + 2*t - 2) = 2*H*(2*B*S*F + 4*B*S*h*d_h + 7*B*S + 2*t - 2) and 4*B*S*H*(F + 2*h*d_h) = 4*B*S*H*(F + 2*h*d_h) and 2*e*(3*B*S*H*t + 2*B*S*H + B*S*F + 2*B*S*h*d_h + 2*H*t) = 2*e*(3*B*S*H*t + 2*B*S*H + B*S*F + 2*B*S*h*d_h + 2*H*t) and 2*H*e*(F + 2*h*d_h + 4*t) = 2*H*e*(F + 2*h*d_h + 4*t) and 4*H*e*t = 4*H*e*t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_t (+ (* v_t (* 4 (* v_H_per_t v_t))) (* (- 4) (* v_H_per_t v_t)) (* 14 v_B (* v_H_per_t v_t) (* v_S_per_t v_t)) (* 4 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) (* v_S_per_t v_t)) (* 8 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t)))) (* v_t (+ (* 4 (* v_H_per_t v_t) (+ (- 1) v_t)) (* 14 v_B (* v_H_per_t v_t) (* v_S_per_t v_t)) (* 4 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) (* v_S_per_t v_t)) (* 8 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t))))) (= (* v_t (+ (* 4 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) (* v_S_per_t v_t)) (* 8 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t)))) (* v_t (+ (* 4 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) (* v_S_per_t v_t)) (* 8 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t))))) (= (* v_t (+ (* v_t (* 4 (* v_H_per_t v_t) v_e)) (* v_t (* 6 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e)) (* 2 v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e) (* 4 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e) (* 4 v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* 4 (* v_H_per_t v_t) v_e v_t) (* 2 v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e) (* 4 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e) (* 4 v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 6 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e v_t)))) (= (* v_t (+ (* v_t (* 8 (* v_H_per_t v_t) v_e)) (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* 4 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* 8 (* v_H_per_t v_t) v_e v_t) (* 4 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t))))) (= (* 4 (* v_H_per_t v_t) v_e v_t) (* 4 (* v_H_per_t v_t) v_e v_t)))))
(check-sat)
(reset)
; claim 6a3a9faf7c1d1aa2e10cd642cbbd527c07d7273820138a931771f6ab087d1e99, text 1 of 1
; distribute_training.backward_law.attention.query@training.sp.none.free-heads: both gradients of attention.query together take twice its forward FLOPs
; assumed: t >= 2
; assumed: t | h
; assumed: t | H
; assumed: t | S
; claimed: 4*B*S*H*h*d_h/t = 4*B*S*H*h*d_h/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (* 4 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t)) (* 4 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t)))))
(check-sat)
(reset)
; claim fb84edf888b8f592da7fe367a4ef0356609036c66aa4fc3caa9e1be35cfe899d, text 1 of 1
; distribute_training.backward_law.attention.query_key@training.sp.none.free-heads: both gradients of attention.query_key together take twice its forward FLOPs
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: 4*B*S**2*h*d_h/t = 4*B*S**2*h*d_h/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (* 4 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 4 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))))))
(check-sat)
(reset)
; claim b6be574bf610679cc1d2e54c1a952403b6bdfcc5e0e77353c8e9ed35df63ce15, text 1 of 1
; distribute_training.backward_law.mlp.expand@training.sp.none.free-heads: both gradients of mlp.expand together take twice its forward FLOPs
; assumed: t >= 2
; assumed: t | F
; assumed: t | H
; assumed: t | S
; claimed: 4*B*S*H*F/t = 4*B*S*H*F/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (* 4 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) (* v_S_per_t v_t)) (* 4 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) (* v_S_per_t v_t)))))
(check-sat)
(reset)
; claim aa01d5578cd97460d4595be3e3a80368a87202138ca94b1ec8132e566babc954, text 1 of 1
; distribute_training.integrality.forward.attention.layer_norm@training.sp.none.free-heads: every component of the work of forward.attention.layer_norm is a non-negative integer
; assumed: t >= 2
; assumed: t | H
; assumed: t | S
; claimed: 9*B*S*H/t is a non-negative integer and H*e*(B*S + 2*t)/t is a non-negative integer and B*S*H*e/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 9 v_B (* v_H_per_t v_t) (* v_S_per_t v_t)) (* v_t (* 9 v_B v_H_per_t v_S_per_t v_t))) (>= (* 9 v_B v_H_per_t v_S_per_t v_t) 0)) (and (= (+ (* v_t (* 2 (* v_H_per_t v_t) v_e)) (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e)) (* v_t (+ (* 2 v_H_per_t v_e v_t) (* v_B v_H_per_t v_S_per_t v_e v_t)))) (>= (+ (* 2 v_H_per_t v_e v_t) (* v_B v_H_per_t v_S_per_t v_e v_t)) 0)) (and (= (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e) (* v_t (* v_B v_H_per_t v_S_per_t v_e v_t))) (>= (* v_B v_H_per_t v_S_per_t v_e v_t) 0)))))
(check-sat)
(reset)
; claim 19fbe3e2ff5e9dfea6c0d0a17811d3630e38e6ac7d3dd4bbebb26b22baf65ee1, text 1 of 1
; distribute_training.integrality.forward.attention.input_collective@training.sp.none.free-heads: every component of the work of forward.attention.input_collective is a non-negative integer
; assumed: t >= 2
; assumed: t | H
; assumed: t | S
; claimed: B*S*H*e/t is a non-negative integer and B*S*H*e is a non-negative integer and B*S*H*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e) (* v_t (* v_B v_H_per_t v_S_per_t v_e v_t))) (>= (* v_B v_H_per_t v_S_per_t v_e v_t) 0)) (and (= (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e) (* v_B v_H_per_t v_S_per_t v_e (* v_t v_t))) (>= (* v_B v_H_per_t v_S_per_t v_e (* v_t v_t)) 0)) (and (= (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e) (* v_B v_H_per_t v_S_per_t v_e (* v_t v_t))) (>= (* v_B v_H_per_t v_S_per_t v_e (* v_t v_t)) 0)))))
(check-sat)
(reset)
; claim c12c6bc607803db693677b7f9c68b939ea776100d7067a3b1c9596928e28a1ff, text 1 of 1
; distribute_training.integrality.forward.attention.query@training.sp.none.free-heads: every component of the work of forward.attention.query is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; assumed: t | H
; assumed: t | S
; claimed: 2*B*S*H*h*d_h/t is a non-negative integer and H*e*(B*S*t + h*d_h)/t is a non-negative integer and B*S*h*d_h*e/t is a non-negative integer and 2*B*S*H*h*d_h/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t)) (* v_t (* 2 v_B v_H_per_t v_S_per_t v_d_h v_h_per_t (* v_t v_t)))) (>= (* 2 v_B v_H_per_t v_S_per_t v_d_h v_h_per_t (* v_t v_t)) 0)) (and (= (+ (* v_t (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e)) (* (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t))) (* v_t (+ (* v_B v_H_per_t v_S_per_t v_e (* v_t v_t)) (* v_H_per_t v_d_h v_e v_h_per_t v_t)))) (>= (+ (* v_B v_H_per_t v_S_per_t v_e (* v_t v_t)) (* v_H_per_t v_d_h v_e v_h_per_t v_t)) 0)) (and (= (* v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* v_t (* v_B v_S_per_t v_d_h v_e v_h_per_t v_t))) (>= (* v_B v_S_per_t v_d_h v_e v_h_per_t v_t) 0)) (and (= (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t)) (* v_t (* 2 v_B v_H_per_t v_S_per_t v_d_h v_h_per_t (* v_t v_t)))) (>= (* 2 v_B v_H_per_t v_S_per_t v_d_h v_h_per_t (* v_t v_t)) 0)))))
(check-sat)
(reset)
; claim 1b6c5a526b8e7c303a5b2341f5143e9a624ebed0c1b29a853989e1cae1a4b79a, text 1 of 1
; distribute_training.integrality.forward.attention.query_key@training.sp.none.free-heads: every component of the work of forward.attention.query_key is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: 2*B*S**2*h*d_h/t is a non-negative integer and 2*B*S*h*d_h*e/t is a non-negative integer and B*S**2*h*e/t is a non-negative integer and 2*B*S**2*h*d_h/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 2 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_t (* 2 v_B v_d_h v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)))) (>= (* 2 v_B v_d_h v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)) 0)) (and (= (* 2 v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* v_t (* 2 v_B v_S_per_t v_d_h v_e v_h_per_t v_t))) (>= (* 2 v_B v_S_per_t v_d_h v_e v_h_per_t v_t) 0)) (and (= (* v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_t (* v_B v_e v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)))) (>= (* v_B v_e v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)) 0)) (and (= (* 2 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_t (* 2 v_B v_d_h v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)))) (>= (* 2 v_B v_d_h v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)) 0)))))
(check-sat)
(reset)
; claim f4bf3400f090ce96067ab91fe9dfbc9b62f3d804d75c64632900162fd7180a37, text 1 of 1
; distribute_training.integrality.forward.attention.probability_value@training.sp.none.free-heads: every component of the work of forward.attention.probability_value is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: 2*B*S**2*h*d_h/t is a non-negative integer and B*S*h*e*(S + d_h)/t is a non-negative integer and B*S*h*d_h*e/t is a non-negative integer and 2*B*S**2*h*d_h/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 2 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_t (* 2 v_B v_d_h v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)))) (>= (* 2 v_B v_d_h v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)) 0)) (and (= (+ (* v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t))) (* v_t (+ (* v_B v_e v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)) (* v_B v_S_per_t v_d_h v_e v_h_per_t v_t)))) (>= (+ (* v_B v_e v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)) (* v_B v_S_per_t v_d_h v_e v_h_per_t v_t)) 0)) (and (= (* v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* v_t (* v_B v_S_per_t v_d_h v_e v_h_per_t v_t))) (>= (* v_B v_S_per_t v_d_h v_e v_h_per_t v_t) 0)) (and (= (* 2 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_t (* 2 v_B v_d_h v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)))) (>= (* 2 v_B v_d_h v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)) 0)))))
(check-sat)
(reset)
; claim edb99afbf8f0565cbd69424c3a7d2bc182c82993a05ad98ba7d408345af92b60, text 1 of 1
; distribute_training.integrality.forward.attention.output_projection@training.sp.none.free-heads: every component of the work of forward.attention.output_projection is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; assumed: t | H
; assumed: t | S
; claimed: 2*B*S*H*h*d_h/t is a non-negative integer and h*d_h*e*(B*S + H)/t is a non-negative integer and B*S*H*e is a non-negative integer and 2*B*S*H*h*d_h/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t)) (* v_t (* 2 v_B v_H_per_t v_S_per_t v_d_h v_h_per_t (* v_t v_t)))) (>= (* 2 v_B v_H_per_t v_S_per_t v_d_h v_h_per_t (* v_t v_t)) 0)) (and (= (+ (* (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t))) (* v_t (+ (* v_H_per_t v_d_h v_e v_h_per_t v_t) (* v_B v_S_per_t v_d_h v_e v_h_per_t v_t)))) (>= (+ (* v_H_per_t v_d_h v_e v_h_per_t v_t) (* v_B v_S_per_t v_d_h v_e v_h_per_t v_t)) 0)) (and (= (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e) (* v_B v_H_per_t v_S_per_t v_e (* v_t v_t))) (>= (* v_B v_H_per_t v_S_per_t v_e (* v_t v_t)) 0)) (and (= (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t)) (* v_t (* 2 v_B v_H_per_t v_S_per_t v_d_h v_h_per_t (* v_t v_t)))) (>= (* 2 v_B v_H_per_t v_S_per_t v_d_h v_h_per_t (* v_t v_t)) 0)))))
(check-sat)
(reset)
; claim ed87913efc3a22e485a37f9bd1d8eb5a03ddf6e21d3c57dd581d03b880083007, text 1 of 2
; distribute_training.integrality.forward.attention.output_collective@training.sp.none.free-heads: every component of the work of forward.attention.output_collective is a non-negative integer
; assumed: t >= 2
; assumed: t | H
; assumed: t | S
; claimed: B*S*H*(t - 1)/t is a non-negative integer and B*S*H*e is a non-negative integer and B*S*H*e/t is a non-negative integer and B*S*H*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (+ (* v_t (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t))) (* (- 1) v_B (* v_H_per_t v_t) (* v_S_per_t v_t))) (* v_t (+ (* v_B v_H_per_t v_S_per_t (* v_t v_t)) (* (- 1) v_B v_H_per_t v_S_per_t v_t)))) (and (= (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e) (* v_B v_H_per_t v_S_per_t v_e (* v_t v_t))) (>= (* v_B v_H_per_t v_S_per_t v_e (* v_t v_t)) 0)) (and (= (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e) (* v_t (* v_B v_H_per_t v_S_per_t v_e v_t))) (>= (* v_B v_H_per_t v_S_per_t v_e v_t) 0)) (and (= (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e) (* v_B v_H_per_t v_S_per_t v_e (* v_t v_t))) (>= (* v_B v_H_per_t v_S_per_t v_e (* v_t v_t)) 0)))))
(check-sat)
(reset)
; claim ed87913efc3a22e485a37f9bd1d8eb5a03ddf6e21d3c57dd581d03b880083007, text 2 of 2
; distribute_training.integrality.forward.attention.output_collective@training.sp.none.free-heads: every component of the work of forward.attention.output_collective is a non-negative integer
; assumed: t >= 2
; assumed: t | H
; assumed: t | S
; claimed: B*S*H*(t - 1)/t is a non-negative integer and B*S*H*e is a non-negative integer and B*S*H*e/t is a non-negative integer and B*S*H*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_rest_t Int)
(assert (>= v_rest_t 0))
(define-fun v_t () Int (+ v_rest_t 2))
(assert (not (and (= (+ (* v_B v_H_per_t v_S_per_t (* v_t v_t)) (* (- 1) v_B v_H_per_t v_S_per_t v_t)) (+ (* 2 v_B v_H_per_t v_S_per_t) (* v_B v_H_per_t v_S_per_t (* v_rest_t v_rest_t)) (* 3 v_rest_t v_B v_H_per_t v_S_per_t))) (>= (+ (* 2 v_B v_H_per_t v_S_per_t) (* v_B v_H_per_t v_S_per_t (* v_rest_t v_rest_t)) (* 3 v_rest_t v_B v_H_per_t v_S_per_t)) 0))))
(check-sat)
(reset)
; claim 7b215f8f04fb7628bc423017f84b1c178f28610b54be820d91b4cabb4ad75e7d, text 1 of 1
; distribute_training.integrality.forward.attention.output_dropout@training.sp.none.free-heads: every component of the work of forward.attention.output_dropout is a non-negative integer
; assumed: t >= 2
; assumed: t | H
; assumed: t | S
; claimed: B*S*H/t is a non-negative integer and B*S*H*e/t is a non-negative integer and B*S*H*(e + 1)/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t)) (* v_t (* v_B v_H_per_t v_S_per_t v_t))) (>= (* v_B v_H_per_t v_S_per_t v_t) 0)) (and (= (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e) (* v_t (* v_B v_H_per_t v_S_per_t v_e v_t))) (>= (* v_B v_H_per_t v_S_per_t v_e v_t) 0)) (and (= (+ (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t)) (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e)) (* v_t (+ (* v_B v_H_per_t v_S_per_t v_t) (* v_B v_H_per_t v_S_per_t v_e v_t)))) (>= (+ (* v_B v_H_per_t v_S_per_t v_t) (* v_B v_H_per_t v_S_per_t v_e v_t)) 0)))))
(check-sat)
(reset)
; claim 7b13cd63adf7cf0e406b537288aabb1f669ab0ad18990cde3c55f614d386f7ef, text 1 of 1
; distribute_training.integrality.forward.attention.residual@training.sp.none.free-heads: every component of the work of forward.attention.residual is a non-negative integer
; assumed: t >= 2
; assumed: t | H
; assumed: t | S
; claimed: B*S*H/t is a non-negative integer and 2*B*S*H*e/t is a non-negative integer and B*S*H*e/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t)) (* v_t (* v_B v_H_per_t v_S_per_t v_t))) (>= (* v_B v_H_per_t v_S_per_t v_t) 0)) (and (= (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e) (* v_t (* 2 v_B v_H_per_t v_S_per_t v_e v_t))) (>= (* 2 v_B v_H_per_t v_S_per_t v_e v_t) 0)) (and (= (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e) (* v_t (* v_B v_H_per_t v_S_per_t v_e v_t))) (>= (* v_B v_H_per_t v_S_per_t v_e v_t) 0)))))
(check-sat)
(reset)
; claim f381b7489b0623af6a2fd35c8b8a9c2d6206cbe8ebee52b6fc5b07904b3c4f55, text 1 of 1
; distribute_training.integrality.forward.mlp.expand@training.sp.none.free-heads: every component of the work of forward.mlp.expand is a non-negative integer
; assumed: t >= 2
; assumed: t | F
; assumed: t | H
; assumed: t | S
; claimed: 2*B*S*H*F/t is a non-negative integer and H*e*(B*S*t + F)/t is a non-negative integer and B*S*F*e/t is a non-negative integer and 2*B*S*H*F/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 2 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) (* v_S_per_t v_t)) (* v_t (* 2 v_B v_F_per_t v_H_per_t v_S_per_t (* v_t v_t)))) (>= (* 2 v_B v_F_per_t v_H_per_t v_S_per_t (* v_t v_t)) 0)) (and (= (+ (* v_t (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e)) (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e)) (* v_t (+ (* v_F_per_t v_H_per_t v_e v_t) (* v_B v_H_per_t v_S_per_t v_e (* v_t v_t))))) (>= (+ (* v_F_per_t v_H_per_t v_e v_t) (* v_B v_H_per_t v_S_per_t v_e (* v_t v_t))) 0)) (and (= (* v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e) (* v_t (* v_B v_F_per_t v_S_per_t v_e v_t))) (>= (* v_B v_F_per_t v_S_per_t v_e v_t) 0)) (and (= (* 2 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) (* v_S_per_t v_t)) (* v_t (* 2 v_B v_F_per_t v_H_per_t v_S_per_t (* v_t v_t)))) (>= (* 2 v_B v_F_per_t v_H_per_t v_S_per_t (* v_t v_t)) 0)))))
(check-sat)
(reset)
; claim dfcb972168e74feb01f861193c347f4b2f68a0e8fbc7752866e29768664e6608, text 1 of 1
; distribute_training.integrality.forward.mlp.contract@training.sp.none.free-heads: every component of the work of forward.mlp.contract is a non-negative integer
; assumed: t >= 2
; assumed: t | F
; assumed: t | H
; assumed: t | S
; claimed: 2*B*S*H*F/t is a non-negative integer and F*e*(B*S + H)/t is a non-negative integer and B*S*H*e is a non-negative integer and 2*B*S*H*F/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 2 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) (* v_S_per_t v_t)) (* v_t (* 2 v_B v_F_per_t v_H_per_t v_S_per_t (* v_t v_t)))) (>= (* 2 v_B v_F_per_t v_H_per_t v_S_per_t (* v_t v_t)) 0)) (and (= (+ (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e)) (* v_t (+ (* v_F_per_t v_H_per_t v_e v_t) (* v_B v_F_per_t v_S_per_t v_e v_t)))) (>= (+ (* v_F_per_t v_H_per_t v_e v_t) (* v_B v_F_per_t v_S_per_t v_e v_t)) 0)) (and (= (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e) (* v_B v_H_per_t v_S_per_t v_e (* v_t v_t))) (>= (* v_B v_H_per_t v_S_per_t v_e (* v_t v_t)) 0)) (and (= (* 2 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) (* v_S_per_t v_t)) (* v_t (* 2 v_B v_F_per_t v_H_per_t v_S_per_t (* v_t v_t)))) (>= (* 2 v_B v_F_per_t v_H_per_t v_S_per_t (* v_t v_t)) 0)))))
(check-sat)
(reset)
; claim ef0509df57a9036ca087aec7db7925a376125732186e6764321066618bcb0a45, text 1 of 1
; distribute_training.integrality.activation_gradient.mlp.output_dropout@training.sp.none.free-heads: every component of the work of activation_gradient.mlp.output_dropout is a non-negative integer
; assumed: t >= 2
; assumed: t | H
; assumed: t | S
; claimed: B*S*H/t is a non-negative integer and B*S*H*(e + 1)/t is a non-negative integer and B*S*H*e/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t)) (* v_t (* v_B v_H_per_t v_S_per_t v_t))) (>= (* v_B v_H_per_t v_S_per_t v_t) 0)) (and (= (+ (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t)) (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e)) (* v_t (+ (* v_B v_H_per_t v_S_per_t v_t) (* v_B v_H_per_t v_S_per_t v_e v_t)))) (>= (+ (* v_B v_H_per_t v_S_per_t v_t) (* v_B v_H_per_t v_S_per_t v_e v_t)) 0)) (and (= (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e) (* v_t (* v_B v_H_per_t v_S_per_t v_e v_t))) (>= (* v_B v_H_per_t v_S_per_t v_e v_t) 0)))))
(check-sat)
(reset)
; claim 417869d342e845398da5c17c44db6a3e7c1e50ac84efc3adb8c7f0b7c2fd279a, text 1 of 1
; distribute_training.integrality.weight_gradient.mlp.contract@training.sp.none.free-heads: every component of the work of weight_gradient.mlp.contract is a non-negative integer
; assumed: t >= 2
; assumed: t | F
; assumed: t | H
; assumed: t | S
; claimed: 2*B*S*H*F/t is a non-negative integer and B*S*e*(H*t + F)/t is a non-negative integer and H*F*e/t is a non-negative integer and 2*B*S*H*F/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 2 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) (* v_S_per_t v_t)) (* v_t (* 2 v_B v_F_per_t v_H_per_t v_S_per_t (* v_t v_t)))) (>= (* 2 v_B v_F_per_t v_H_per_t v_S_per_t (* v_t v_t)) 0)) (and (= (+ (* v_t (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e)) (* v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e)) (* v_t (+ (* v_B v_F_per_t v_S_per_t v_e v_t) (* v_B v_H_per_t v_S_per_t v_e (* v_t v_t))))) (>= (+ (* v_B v_F_per_t v_S_per_t v_e v_t) (* v_B v_H_per_t v_S_per_t v_e (* v_t v_t))) 0)) (and (= (* (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* v_t (* v_F_per_t v_H_per_t v_e v_t))) (>= (* v_F_per_t v_H_per_t v_e v_t) 0)) (and (= (* 2 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) (* v_S_per_t v_t)) (* v_t (* 2 v_B v_F_per_t v_H_per_t v_S_per_t (* v_t v_t)))) (>= (* 2 v_B v_F_per_t v_H_per_t v_S_per_t (* v_t v_t)) 0)))))
(check-sat)
(reset)
; claim ca98a6a3ffaf19e25ed00e3385249d253a14c3428e2f1293456454d577035dc3, text 1 of 1
; distribute_training.integrality.activation_gradient.mlp.layer_norm@training.sp.none.free-heads: every component of the work of activation_gradient.mlp.layer_norm is a non-negative integer
; assumed: t >= 2
; assumed: t | H
; assumed: t | S
; claimed: 14*B*S*H/t is a non-negative integer and 2*H*e*(B*S + t)/t is a non-negative integer and B*S*H*e/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 14 v_B (* v_H_per_t v_t) (* v_S_per_t v_t)) (* v_t (* 14 v_B v_H_per_t v_S_per_t v_t))) (>= (* 14 v_B v_H_per_t v_S_per_t v_t) 0)) (and (= (+ (* v_t (* 2 (* v_H_per_t v_t) v_e)) (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e)) (* v_t (+ (* 2 v_H_per_t v_e v_t) (* 2 v_B v_H_per_t v_S_per_t v_e v_t)))) (>= (+ (* 2 v_H_per_t v_e v_t) (* 2 v_B v_H_per_t v_S_per_t v_e v_t)) 0)) (and (= (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e) (* v_t (* v_B v_H_per_t v_S_per_t v_e v_t))) (>= (* v_B v_H_per_t v_S_per_t v_e v_t) 0)))))
(check-sat)
(reset)
; claim b88fd94031c0d4a9b75a793f45b84c26907887d3686c63a64b1547650710eb06, text 1 of 1
; distribute_training.integrality.weight_gradient.mlp.layer_norm@training.sp.none.free-heads: every component of the work of weight_gradient.mlp.layer_norm is a non-negative integer
; assumed: t >= 2
; assumed: t | H
; assumed: t | S
; claimed: 7*B*S*H/t is a non-negative integer and 2*B*S*H*e/t is a non-negative integer and 2*H*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 7 v_B (* v_H_per_t v_t) (* v_S_per_t v_t)) (* v_t (* 7 v_B v_H_per_t v_S_per_t v_t))) (>= (* 7 v_B v_H_per_t v_S_per_t v_t) 0)) (and (= (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e) (* v_t (* 2 v_B v_H_per_t v_S_per_t v_e v_t))) (>= (* 2 v_B v_H_per_t v_S_per_t v_e v_t) 0)) (and (= (* 2 (* v_H_per_t v_t) v_e) (* 2 v_H_per_t v_e v_t)) (>= (* 2 v_H_per_t v_e v_t) 0)))))
(check-sat)
(reset)
; claim df9b615ea1d49929e362dce7d3bb417ebcb0f9c54f64c7de3b276bd9ce2411b3, text 1 of 1
; distribute_training.integrality.weight_gradient.attention.output_projection@training.sp.none.free-heads: every component of the work of weight_gradient.attention.output_projection is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; assumed: t | H
; assumed: t | S
; claimed: 2*B*S*H*h*d_h/t is a non-negative integer and B*S*e*(H*t + h*d_h)/t is a non-negative integer and H*h*d_h*e/t is a non-negative integer and 2*B*S*H*h*d_h/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t)) (* v_t (* 2 v_B v_H_per_t v_S_per_t v_d_h v_h_per_t (* v_t v_t)))) (>= (* 2 v_B v_H_per_t v_S_per_t v_d_h v_h_per_t (* v_t v_t)) 0)) (and (= (+ (* v_t (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e)) (* v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t))) (* v_t (+ (* v_B v_H_per_t v_S_per_t v_e (* v_t v_t)) (* v_B v_S_per_t v_d_h v_e v_h_per_t v_t)))) (>= (+ (* v_B v_H_per_t v_S_per_t v_e (* v_t v_t)) (* v_B v_S_per_t v_d_h v_e v_h_per_t v_t)) 0)) (and (= (* (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* v_t (* v_H_per_t v_d_h v_e v_h_per_t v_t))) (>= (* v_H_per_t v_d_h v_e v_h_per_t v_t) 0)) (and (= (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t)) (* v_t (* 2 v_B v_H_per_t v_S_per_t v_d_h v_h_per_t (* v_t v_t)))) (>= (* 2 v_B v_H_per_t v_S_per_t v_d_h v_h_per_t (* v_t v_t)) 0)))))
(check-sat)
(reset)
; claim ebaa0eabf2a99db8bea21ee685573b504fb74b7c36744a8bdf8f6dde24a1b97d, text 1 of 1
; distribute_training.integrality.activation_gradient.attention.probability_value@training.sp.none.free-heads: every component of the work of activation_gradient.attention.probability_value is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: 4*B*S**2*h*d_h/t is a non-negative integer and B*S*h*e*(S + 2*d_h)/t is a non-negative integer and B*S*h*e*(S + d_h)/t is a non-negative integer and 4*B*S**2*h*d_h/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 4 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_t (* 4 v_B v_d_h v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)))) (>= (* 4 v_B v_d_h v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)) 0)) (and (= (+ (* v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 2 v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t))) (* v_t (+ (* v_B v_e v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)) (* 2 v_B v_S_per_t v_d_h v_e v_h_per_t v_t)))) (>= (+ (* v_B v_e v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)) (* 2 v_B v_S_per_t v_d_h v_e v_h_per_t v_t)) 0)) (and (= (+ (* v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t))) (* v_t (+ (* v_B v_e v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)) (* v_B v_S_per_t v_d_h v_e v_h_per_t v_t)))) (>= (+ (* v_B v_e v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)) (* v_B v_S_per_t v_d_h v_e v_h_per_t v_t)) 0)) (and (= (* 4 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_t (* 4 v_B v_d_h v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)))) (>= (* 4 v_B v_d_h v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)) 0)))))
(check-sat)
(reset)
; claim 212d8519471e3c8044df2ba1aa035bfcca17db1b2ac2c094f8d42e5da756f58c, text 1 of 1
; distribute_training.integrality.activation_gradient.attention.query_key@training.sp.none.free-heads: every component of the work of activation_gradient.attention.query_key is a non-negative integer
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: 4*B*S**2*h*d_h/t is a non-negative integer and B*S*h*e*(S + 2*d_h)/t is a non-negative integer and 2*B*S*h*d_h*e/t is a non-negative integer and 4*B*S**2*h*d_h/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (and (= (* 4 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_t (* 4 v_B v_d_h v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)))) (>= (* 4 v_B v_d_h v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)) 0)) (and (= (+ (* v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 2 v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t))) (* v_t (+ (* v_B v_e v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)) (* 2 v_B v_S_per_t v_d_h v_e v_h_per_t v_t)))) (>= (+ (* v_B v_e v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)) (* 2 v_B v_S_per_t v_d_h v_e v_h_per_t v_t)) 0)) (and (= (* 2 v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* v_t (* 2 v_B v_S_per_t v_d_h v_e v_h_per_t v_t))) (>= (* 2 v_B v_S_per_t v_d_h v_e v_h_per_t v_t) 0)) (and (= (* 4 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_t (* 4 v_B v_d_h v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)))) (>= (* 4 v_B v_d_h v_h_per_t (* v_S_per_t v_S_per_t) (* v_t v_t)) 0)))))
(check-sat)
(reset)
; claim e84916fc68de01bd900f4233eb26b8b8b3a05880e8e5bfc558d3c3b903315ac4, text 1 of 2
; distribute_training.integrality.weight_gradient.block.norm_gradients@training.sp.none.free-heads: every component of the work of weight_gradient.block.norm_gradients is a non-negative integer
; assumed: t >= 2
; assumed: t | H
; claimed: 4*H*(t - 1)/t is a non-negative integer and 4*H*e is a non-negative integer and 4*H*e is a non-negative integer and 4*H*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (+ (* v_t (* 4 (* v_H_per_t v_t))) (* (- 4) (* v_H_per_t v_t))) (* v_t (+ (* (- 4) v_H_per_t) (* 4 v_H_per_t v_t)))) (and (= (* 4 (* v_H_per_t v_t) v_e) (* 4 v_H_per_t v_e v_t)) (>= (* 4 v_H_per_t v_e v_t) 0)) (and (= (* 4 (* v_H_per_t v_t) v_e) (* 4 v_H_per_t v_e v_t)) (>= (* 4 v_H_per_t v_e v_t) 0)) (and (= (* 4 (* v_H_per_t v_t) v_e) (* 4 v_H_per_t v_e v_t)) (>= (* 4 v_H_per_t v_e v_t) 0)))))
(check-sat)
(reset)
; claim e84916fc68de01bd900f4233eb26b8b8b3a05880e8e5bfc558d3c3b903315ac4, text 2 of 2
; distribute_training.integrality.weight_gradient.block.norm_gradients@training.sp.none.free-heads: every component of the work of weight_gradient.block.norm_gradients is a non-negative integer
; assumed: t >= 2
; assumed: t | H
; claimed: 4*H*(t - 1)/t is a non-negative integer and 4*H*e is a non-negative integer and 4*H*e is a non-negative integer and 4*H*e is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_rest_t Int)
(assert (>= v_rest_t 0))
(define-fun v_t () Int (+ v_rest_t 2))
(assert (not (and (= (+ (* (- 4) v_H_per_t) (* 4 v_H_per_t v_t)) (+ (* 4 v_H_per_t) (* 4 v_rest_t v_H_per_t))) (>= (+ (* 4 v_H_per_t) (* 4 v_rest_t v_H_per_t)) 0))))
(check-sat)
(reset)
; claim 5aa3eee6c6c36da03aaa6d28b3873e2af1316f27048fdfce0e1d572ac07c0d0f, text 1 of 1
; distribute_training.collective_algebra.payload@training.sp.none.free-heads: all-reduce, reduce-scatter and all-gather carry one payload, and so does every boundary of the block
; claimed: B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)))))
(check-sat)
(reset)
; claim 40dac60ca151229c5d612c71db4318fe76111e0ff73444bfbcb3add8a7ee6835, text 1 of 2
; distribute_training.collective_algebra.composition@training.sp.none.free-heads: an all-reduce adds what a reduce-scatter adds and leaves what an all-gather of its result leaves
; assumed: t >= 2
; assumed: t | H
; assumed: t | S
; claimed: B*S*H*(t - 1)/t = B*S*H*(t - 1)/t and B*S*H*e = B*S*H*e and B*S*H*e/t = B*S*H*e/t and B*S*H*e = B*S*H*e and B*S*H*(t - 1)/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (+ (* v_t (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t))) (* (- 1) v_B (* v_H_per_t v_t) (* v_S_per_t v_t))) (+ (* v_t (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t))) (* (- 1) v_B (* v_H_per_t v_t) (* v_S_per_t v_t)))) (= (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e) (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e)) (= (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e) (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e)) (= (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e) (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e)) (= (+ (* v_t (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t))) (* (- 1) v_B (* v_H_per_t v_t) (* v_S_per_t v_t))) (* v_t (+ (* v_B v_H_per_t v_S_per_t (* v_t v_t)) (* (- 1) v_B v_H_per_t v_S_per_t v_t)))))))
(check-sat)
(reset)
; claim 40dac60ca151229c5d612c71db4318fe76111e0ff73444bfbcb3add8a7ee6835, text 2 of 2
; distribute_training.collective_algebra.composition@training.sp.none.free-heads: an all-reduce adds what a reduce-scatter adds and leaves what an all-gather of its result leaves
; assumed: t >= 2
; assumed: t | H
; assumed: t | S
; claimed: B*S*H*(t - 1)/t = B*S*H*(t - 1)/t and B*S*H*e = B*S*H*e and B*S*H*e/t = B*S*H*e/t and B*S*H*e = B*S*H*e and B*S*H*(t - 1)/t is a non-negative integer
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_rest_t Int)
(assert (>= v_rest_t 0))
(define-fun v_t () Int (+ v_rest_t 2))
(assert (not (and (= (+ (* v_B v_H_per_t v_S_per_t (* v_t v_t)) (* (- 1) v_B v_H_per_t v_S_per_t v_t)) (+ (* 2 v_B v_H_per_t v_S_per_t) (* v_B v_H_per_t v_S_per_t (* v_rest_t v_rest_t)) (* 3 v_rest_t v_B v_H_per_t v_S_per_t))) (>= (+ (* 2 v_B v_H_per_t v_S_per_t) (* v_B v_H_per_t v_S_per_t (* v_rest_t v_rest_t)) (* 3 v_rest_t v_B v_H_per_t v_S_per_t)) 0))))
(check-sat)
(reset)
; claim 6d0656bc33c0e37882f9ae613e58c9b4f5116864c70146912e6beaad7388b956, text 1 of 1
; distribute_training.stored_activations.row.attention.qkv_fork@training.sp.none.free-heads: the row of attention.qkv_fork accounts for what its gradient reads, or for what it handles
; assumed: t >= 2
; assumed: t | H
; assumed: t | S
; claimed: B*S*H*e*t = B*S*H*e*t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e v_t) (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e v_t))))
(check-sat)
(reset)
; claim 6f652b0e5cbeac8fd185ba69fafb88217952712c2083fac826fda3e9de4e93a9, text 1 of 1
; distribute_training.stored_activations.row.attention.probability_value@training.sp.none.free-heads: the row of attention.probability_value accounts for what its gradient reads, or for what it handles
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: B*S*h*e*(S + d_h) = B*S*h*e*(S + d_h)
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (* v_t (+ (* v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t)))))))
(check-sat)
(reset)
; claim d28c7b58553c3fae5bdc1407486619e5ce469cb656e0ff1e5652abe3b901cf85, text 1 of 1
; distribute_training.named_equation.W_QKV@training.sp.none.free-heads: W_QKV is the work of the qkv tasks of one rank
; assumed: t >= 2
; assumed: t | h
; assumed: t | H
; assumed: t | S
; claimed: 6*B*S*H*h*d_h/t = 6*B*S*H*h*d_h/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (* 6 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t)) (* 6 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t)))))
(check-sat)
(reset)
; claim 0af8d244aff83b4c86e382fcb986a3f1de22d7b9ea074ee6f979f31d1fd88472, text 1 of 1
; distribute_training.named_equation.W_attn_matmul@training.sp.none.free-heads: W_attn_matmul is the work of the attention tasks of one rank
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: 4*B*S**2*h*d_h/t = 4*B*S**2*h*d_h/t and 2*B*S**2*h*(2*d_h + 3)/t = 2*B*S**2*h*(2*d_h + 3)/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* 4 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 4 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t)))) (= (+ (* 6 v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 4 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t)))) (+ (* 6 v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 4 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))))))))
(check-sat)
(reset)
; claim a3b4482ab7ca98f85faad62c74f1d200667102e113e92196ffa234e0c71cd736, text 1 of 1
; distribute_training.named_equation.W_out@training.sp.none.free-heads: W_out is the work of the output tasks of one rank
; assumed: t >= 2
; assumed: t | h
; assumed: t | H
; assumed: t | S
; claimed: 2*B*S*H*h*d_h/t = 2*B*S*H*h*d_h/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (= (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t)) (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t)))))
(check-sat)
(reset)
; claim 5868d36a890e32c99d459579862a97f13c80e1f8381917a726de7b4eb0b38e25, text 1 of 1
; distribute_training.named_equation.W_reduce@training.sp.none.free-heads: every reduction at a boundary makes n·(t−1)/t local additions on a logical tensor of n elements
; assumed: t >= 2
; assumed: t | H
; assumed: t | S
; claimed: 1 <= 4 and B*S*H*(t - 1)/t = B*S*H*(t - 1)/t and B*S*H*(t - 1)/t = B*S*H*(t - 1)/t and B*S*H*(t - 1)/t = B*S*H*(t - 1)/t and B*S*H*(t - 1)/t = B*S*H*(t - 1)/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (<= 1 4) (= (+ (* v_t (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t))) (* (- 1) v_B (* v_H_per_t v_t) (* v_S_per_t v_t))) (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) (+ (- 1) v_t))) (= (+ (* v_t (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t))) (* (- 1) v_B (* v_H_per_t v_t) (* v_S_per_t v_t))) (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) (+ (- 1) v_t))) (= (+ (* v_t (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t))) (* (- 1) v_B (* v_H_per_t v_t) (* v_S_per_t v_t))) (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) (+ (- 1) v_t))) (= (+ (* v_t (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t))) (* (- 1) v_B (* v_H_per_t v_t) (* v_S_per_t v_t))) (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) (+ (- 1) v_t))))))
(check-sat)
(reset)
; claim f81c8b397f8a65c4cc9b448b5000c9a2844ddfcf0b8e9dc1c5d2cd460e850fbf, text 1 of 1
; distribute_training.conservation.total.forward@training.sp.none.fused.free-heads: the forward phase spends what all its layers mean, no task missing and none twice
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | H
; assumed: t | S
; claimed: 2*B*S*(2*S*h*d_h + 3*S*h + 2*H*F + 4*H*h*d_h + H*t + 10*H + 4*F) = 2*B*S*(2*S*h*d_h + 3*S*h + 2*H*F + 4*H*h*d_h + H*t + 10*H + 4*F) and 4*B*S*(S*h*d_h + H*F + 2*H*h*d_h) = 4*B*S*(S*h*d_h + H*F + 2*H*h*d_h) and e*(3*B*S**2*h + 6*B*S*H*t + 10*B*S*H + B*S*F + 4*B*S*h*d_h + 2*H*F + 4*H*h*d_h + 4*H*t) = e*(3*B*S**2*h + 6*B*S*H*t + 10*B*S*H + B*S*F + 4*B*S*h*d_h + 2*H*F + 4*H*h*d_h + 4*H*t) and B*S*(3*S*h*e + S*h + 4*H*e*t + 8*H*e + 2*H + F*e + 4*h*d_h*e) = B*S*(3*S*h*e + S*h + 4*H*e*t + 8*H*e + 2*H + F*e + 4*h*d_h*e) and 4*B*S*H*e*t = 4*B*S*H*e*t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_t (+ (* v_t (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t))) (* 6 v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_F_per_t v_t) (* v_S_per_t v_t)) (* 20 v_B (* v_H_per_t v_t) (* v_S_per_t v_t)) (* 4 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) (* v_S_per_t v_t)) (* 4 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t)))) (* v_t (+ (* 6 v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_F_per_t v_t) (* v_S_per_t v_t)) (* 22 v_B (* v_H_per_t v_t) (* v_S_per_t v_t)) (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) (+ (- 1) v_t)) (* 4 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) (* v_S_per_t v_t)) (* 4 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t))))) (= (* v_t (+ (* 4 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) (* v_S_per_t v_t)) (* 4 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t)))) (* v_t (+ (* 4 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) (* v_S_per_t v_t)) (* 4 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t))))) (= (* v_t (+ (* v_t (* 4 (* v_H_per_t v_t) v_e)) (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* v_t (* 6 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e)) (* v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 4 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 10 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e) (* 4 v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* 4 (* v_H_per_t v_t) v_e v_t) (* v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 4 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 10 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e) (* 4 v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 6 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e v_t)))) (= (* v_t (+ (* v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t)) (* v_t (* 4 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e)) (* v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e) (* 4 v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t)) (* v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e) (* 4 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e v_t) (* 4 v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t))))) (= (* 4 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e v_t) (* 4 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e v_t)))))
(check-sat)
(reset)
; claim a25d5364f75fdb3bbc8bd323b39ca98ec501d82671b1af9330b104ac4edd12a8, text 1 of 1
; distribute_training.conservation.total.activation_gradient@training.sp.none.fused.free-heads: the activation gradient phase spends what all its layers mean, no task missing and none twice
; assumed: t >= 2
; assumed: t | h
; assumed: t | F
; assumed: t | H
; assumed: t | S
; claimed: B*S*(8*S*h*d_h + 9*S*h + 4*H*F + 8*H*h*d_h + 4*H*t + 30*H + 21*F) = B*S*(8*S*h*d_h + 9*S*h + 4*H*F + 8*H*h*d_h + 4*H*t + 30*H + 21*F) and 4*B*S*(2*S*h*d_h + H*F + 2*H*h*d_h) = 4*B*S*(2*S*h*d_h + H*F + 2*H*h*d_h) and 5*B*S**2*h*e + B*S**2*h + 7*B*S*H*e*t + 12*B*S*H*e + 2*B*S*H + B*S*F*e + 7*B*S*h*d_h*e + 2*H*F*e + 4*H*h*d_h*e + 4*H*e*t = 5*B*S**2*h*e + B*S**2*h + 7*B*S*H*e*t + 12*B*S*H*e + 2*B*S*H + B*S*F*e + 7*B*S*h*d_h*e + 2*H*F*e + 4*H*h*d_h*e + 4*H*e*t and B*S*e*(3*S*h + 7*H*t + 8*H + F + 4*h*d_h) = B*S*e*(3*S*h + 7*H*t + 8*H + F + 4*h*d_h) and 4*B*S*H*e*t = 4*B*S*H*e*t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_F_per_t Int)
(assert (>= v_F_per_t 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_t (+ (* v_t (* 4 v_B (* v_H_per_t v_t) (* v_S_per_t v_t))) (* 9 v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 21 v_B (* v_F_per_t v_t) (* v_S_per_t v_t)) (* 30 v_B (* v_H_per_t v_t) (* v_S_per_t v_t)) (* 4 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) (* v_S_per_t v_t)) (* 8 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t)))) (* v_t (+ (* 9 v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 21 v_B (* v_F_per_t v_t) (* v_S_per_t v_t)) (* 32 v_B (* v_H_per_t v_t) (* v_S_per_t v_t)) (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_t) (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) (+ (- 1) v_t)) (* 4 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) (* v_S_per_t v_t)) (* 8 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t))))) (= (* v_t (+ (* 4 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) (* v_S_per_t v_t)) (* 8 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t)))) (* v_t (+ (* 4 v_B (* v_F_per_t v_t) (* v_H_per_t v_t) (* v_S_per_t v_t)) (* 8 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_d_h (* v_h_per_t v_t))))) (= (* v_t (+ (* v_t (* 4 (* v_H_per_t v_t) v_e)) (* v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t)) (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* v_t (* 7 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e)) (* v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e) (* 4 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 5 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 12 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e) (* 7 v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t)) (* 2 (* v_F_per_t v_t) (* v_H_per_t v_t) v_e) (* 4 (* v_H_per_t v_t) v_e v_t) (* v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e) (* 4 (* v_H_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 5 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 12 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e) (* 7 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e v_t) (* 7 v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t))))) (= (* v_t (+ (* v_t (* 7 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e)) (* v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e) (* 4 v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* v_B (* v_F_per_t v_t) (* v_S_per_t v_t) v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 8 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e) (* 4 v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 7 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e v_t)))) (= (* 4 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e v_t) (* 4 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e v_t)))))
(check-sat)
(reset)
; claim d9dee722f0d0652c7afaf0572489b60296e3c4993988710367e5346c7c2637ec, text 1 of 1
; distribute_training.recompute_law.total.repeated@training.sp.selective.free-heads: the backward pass repeats the forward work of exactly the layers that the policy names
; assumed: t >= 2
; assumed: t | h
; assumed: t | H
; assumed: t | S
; claimed: 2*B*S**2*h*(2*d_h + 3) = 2*B*S**2*h*(2*d_h + 3) and 4*B*S**2*h*d_h = 4*B*S**2*h*d_h and B*S*e*(3*S*h + 2*H + 3*h*d_h) = B*S*e*(3*S*h + 2*H + 3*h*d_h) and B*S*(3*S*h*e + S*h + 2*H*e*t + h*d_h*e) = B*S*(3*S*h*e + S*h + 2*H*e*t + h*d_h*e) and 2*B*S*H*e*t = 2*B*S*H*e*t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_t (+ (* 6 v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 4 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))))) (* v_t (+ (* 6 v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 4 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t)))))) (= (* 4 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 4 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t)))) (= (* v_t (+ (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 3 v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e) (* 3 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 3 v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t))))) (= (* v_t (+ (* v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_t (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e)) (* 3 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 3 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t)) (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e v_t)))) (= (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e v_t) (* 2 v_B (* v_H_per_t v_t) (* v_S_per_t v_t) v_e v_t)))))
(check-sat)
(reset)
; claim eb78d6abe6d040b9187a058944596c3f5df68388752b831726911c1f45693ed6, text 1 of 1
; distribute_training.collective_algebra.payload@training.sp.full.free-heads: all-reduce, reduce-scatter and all-gather carry one payload, and so does every boundary of the block
; claimed: B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)))))
(check-sat)
(reset)
; claim 391d059037077a39e83a999845fb0f139e3358d0e2bb15f2353ec798d1bfd482, text 1 of 1
; distribute_training.named_equation.W_reduce@training.sp.full.free-heads: every reduction at a boundary makes n·(t−1)/t local additions on a logical tensor of n elements
; assumed: t >= 2
; assumed: t | H
; assumed: t | S
; claimed: 1 <= 6 and B*S*H*(t - 1)/t = B*S*H*(t - 1)/t and B*S*H*(t - 1)/t = B*S*H*(t - 1)/t and B*S*H*(t - 1)/t = B*S*H*(t - 1)/t and B*S*H*(t - 1)/t = B*S*H*(t - 1)/t and B*S*H*(t - 1)/t = B*S*H*(t - 1)/t and B*S*H*(t - 1)/t = B*S*H*(t - 1)/t
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H_per_t Int)
(assert (>= v_H_per_t 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (<= 1 6) (= (+ (* v_t (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t))) (* (- 1) v_B (* v_H_per_t v_t) (* v_S_per_t v_t))) (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) (+ (- 1) v_t))) (= (+ (* v_t (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t))) (* (- 1) v_B (* v_H_per_t v_t) (* v_S_per_t v_t))) (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) (+ (- 1) v_t))) (= (+ (* v_t (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t))) (* (- 1) v_B (* v_H_per_t v_t) (* v_S_per_t v_t))) (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) (+ (- 1) v_t))) (= (+ (* v_t (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t))) (* (- 1) v_B (* v_H_per_t v_t) (* v_S_per_t v_t))) (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) (+ (- 1) v_t))) (= (+ (* v_t (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t))) (* (- 1) v_B (* v_H_per_t v_t) (* v_S_per_t v_t))) (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) (+ (- 1) v_t))) (= (+ (* v_t (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t))) (* (- 1) v_B (* v_H_per_t v_t) (* v_S_per_t v_t))) (* v_B (* v_H_per_t v_t) (* v_S_per_t v_t) (+ (- 1) v_t))))))
(check-sat)
(reset)
; claim f1195d70fbe799a9665857d9a6ecf28f6bff18021d785c233a699adf6c4b6c9b, text 1 of 1
; distribute_training.collective_algebra.payload@training.sp-keep.none.free-heads: all-reduce, reduce-scatter and all-gather carry one payload, and so does every boundary of the block
; claimed: B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e and B*S*H*e = B*S*H*e
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_H Int)
(assert (>= v_H 1))
(declare-const v_S Int)
(assert (>= v_S 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(assert (not (and (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)) (= (* v_B v_H v_S v_e) (* v_B v_H v_S v_e)))))
(check-sat)
(reset)
; claim 4c647caa2708267546d569eb5c949dde6a89efe1e757f3ff465991cf4c4702dc, text 1 of 1
; distribute_training.recompute_law.total.repeated@training.sp-keep.selective.free-heads: the backward pass repeats the forward work of exactly the layers that the policy names
; assumed: t >= 2
; assumed: t | h
; assumed: t | S
; claimed: 2*B*S**2*h*(2*d_h + 3) = 2*B*S**2*h*(2*d_h + 3) and 4*B*S**2*h*d_h = 4*B*S**2*h*d_h and 3*B*S*h*e*(S + d_h) = 3*B*S*h*e*(S + d_h) and B*S*h*(3*S*e + S + d_h*e) = B*S*h*(3*S*e + S + d_h*e) and 0 = 0
(set-option :rlimit 2000000)
(set-info :status unsat)
(set-logic QF_NIA)
(declare-const v_B Int)
(assert (>= v_B 1))
(declare-const v_S_per_t Int)
(assert (>= v_S_per_t 1))
(declare-const v_d_h Int)
(assert (>= v_d_h 1))
(declare-const v_e Int)
(assert (>= v_e 1))
(declare-const v_h_per_t Int)
(assert (>= v_h_per_t 1))
(declare-const v_t Int)
(assert (>= v_t 2))
(assert (not (and (= (* v_t (+ (* 6 v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 4 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))))) (* v_t (+ (* 6 v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 4 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t)))))) (= (* 4 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 4 v_B v_d_h (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t)))) (= (* v_t (+ (* 3 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 3 v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* 3 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 3 v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t))))) (= (* v_t (+ (* v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 3 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t)))) (* v_t (+ (* v_B (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* 3 v_B v_e (* v_h_per_t v_t) (* (* v_S_per_t v_t) (* v_S_per_t v_t))) (* v_B (* v_S_per_t v_t) v_d_h v_e (* v_h_per_t v_t))))) (= 0 0))))
(check-sat)
(reset)
