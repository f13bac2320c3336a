"""Coq by hand: the tactics that exported claims use, and two theorems by induction over sequences of any length."""

from __future__ import annotations

TACTICS = r"""(* The tactics by which claims of derivations are proved. Written by `blueprint-sym export coq`. *)
Require Export ZArith Lia.
Open Scope Z_scope.

Lemma at_most_by (g l r : Z) : r - l = g -> 0 <= g -> l <= r.
Proof. lia. Qed.

Lemma below_by (g l r : Z) : r - l - 1 = g -> 0 <= g -> l < r.
Proof. lia. Qed.

Lemma positive_natural (v : Z) : 1 <= v -> 0 <= v.
Proof. lia. Qed.

Lemma quotient_positive (a b q : Z) : 1 <= a -> 1 <= b -> b = q * a -> 1 <= q.
Proof. nia. Qed.

Lemma ceiling_natural (c d n : Z) : 0 < d -> 0 <= n -> n <= c * d < n + d -> 0 <= c.
Proof. nia. Qed.

Lemma ceiling_least (c d n k : Z) : 0 < d -> n <= c * d < n + d -> n <= k * d -> c <= k.
Proof. nia. Qed.

Lemma one_division (i j l m n : Z) : 0 <= i < n -> 0 <= j < n -> i + l * n = j + m * n -> i = j.
Proof. intros. assert (l = m) by nia. nia. Qed.

Lemma largest_here (a b c : Z) : a = b -> a <= Z.max b c.
Proof. lia. Qed.

Lemma largest_later (a b c : Z) : a <= c -> a <= Z.max b c.
Proof. lia. Qed.

Ltac attained :=
  match goal with
  | |- Z.max ?a ?b = _ \/ _ => destruct (Z.max_dec a b) as [-> | ->]; [left; reflexivity | right; attained]
  | |- _ => reflexivity
  end.

Ltac natural :=
  match goal with
  | |- 0 <= _ + _ => apply Z.add_nonneg_nonneg; natural
  | |- 0 <= _ * _ => apply Z.mul_nonneg_nonneg; natural
  | |- 0 <= Z.max _ _ => apply Z.max_le_iff; left; natural
  | |- 0 <= _ - _ => apply Z.le_0_sub; first [assumption | lia]
  | |- 0 < _ * _ => apply Z.mul_pos_pos; natural
  | |- 0 <= _ => first [assumption | apply positive_natural; assumption | apply Z.leb_le; reflexivity | lia]
  | |- _ => lia
  end.

Ltac by_cases :=
  match goal with
  | |- context [Z.max ?a ?b] => destruct (Z.max_spec a b) as [[? ->] | [? ->]]; by_cases
  | |- _ => first [ring | lia | nia]
  end.

Ltac arithmetic :=
  first [
    lia
  | nia
  | match goal with
    | given : ?n <= ?c * ?d < _, premise : ?n <= ?k * ?d |- _ =>
      pose proof (ceiling_least c d n k ltac:(lia) given premise); nia
    | premise : ?i + ?l * ?n = ?j + ?m * ?n |- ?i = ?j =>
      apply (one_division i j l m n); lia
    end ].
"""
"""Comes before the claims: small lemmas and the tactics by which their proofs are found."""

INDUCTION = r"""(* Any number of buffers, any number of layers: proved once, by induction, for arbitrary sequences. *)
Require Import ZArith Lia.
Open Scope Z_scope.

(* o, s, a are offset, size and alignment of each buffer, c the multiple of its alignment at which a buffer starts:
   c (S i) is (o i + s i) / a (S i), rounded up. *)
Section Layout.

Variables o s a c : nat -> Z.
Hypothesis size_natural : forall i, 0 <= s i.
Hypothesis alignment_positive : forall i, 1 <= a i.
Hypothesis first : o 0%nat = 0.
Hypothesis next : forall i, o (S i) = c (S i) * a (S i).
Hypothesis above : forall i, o i + s i <= c (S i) * a (S i).
Hypothesis close : forall i, c (S i) * a (S i) < o i + s i + a (S i).

(* The sum of s_i + a_i - 1 over the buffers 0 to n. *)
Fixpoint padded (n : nat) : Z :=
  match n with
  | O => s O + (a O - 1)
  | S m => padded m + (s n + (a n - 1))
  end.

Lemma aligned i : exists k, o i = k * a i.
Proof.
  destruct i as [| i].
  - exists 0. rewrite first. ring.
  - exists (c (S i)). apply next.
Qed.

Lemma natural i : 0 <= o i.
Proof.
  induction i as [| i IH].
  - rewrite first. lia.
  - pose proof (next i). pose proof (above i). pose proof (size_natural i). lia.
Qed.

Lemma ordered i j : (i < j)%nat -> o i + s i <= o j.
Proof.
  induction 1 as [| j _ IH].
  - pose proof (next i). pose proof (above i). lia.
  - pose proof (next j). pose proof (above j). pose proof (size_natural j). lia.
Qed.

Lemma disjoint i j x : i <> j -> o i <= x < o i + s i -> ~ (o j <= x < o j + s j).
Proof.
  intros different [low high] [low' high'].
  assert (i < j \/ j < i)%nat as [order | order] by lia.
  - pose proof (ordered i j order). lia.
  - pose proof (ordered j i order). lia.
Qed.

Lemma bounded n i : (i <= n)%nat -> o i + s i <= padded n.
Proof.
  assert (last : forall m, o m + s m <= padded m).
  { induction m as [| m IH].
    - simpl. rewrite first. pose proof (alignment_positive 0%nat). lia.
    - pose proof (next m). pose proof (close m). simpl. lia. }
  intros order. destruct (Nat.eq_dec i n) as [-> | different].
  - apply last.
  - pose proof (ordered i n ltac:(lia)). pose proof (last n). pose proof (size_natural n). lia.
Qed.

End Layout.

(* Aligned, in order, pairwise without a common byte, and of bounded total size. *)
Theorem layout_of_any_length :
  forall o s a c : nat -> Z,
  (forall i, 0 <= s i) ->
  (forall i, 1 <= a i) ->
  o 0%nat = 0 ->
  (forall i, o (S i) = c (S i) * a (S i)) ->
  (forall i, o i + s i <= c (S i) * a (S i)) ->
  (forall i, c (S i) * a (S i) < o i + s i + a (S i)) ->
  (forall i, exists k, 0 <= k /\ o i = k * a i) /\
  (forall i j, (i < j)%nat -> o i + s i <= o j) /\
  (forall i j x, i <> j -> o i <= x < o i + s i -> ~ (o j <= x < o j + s j)) /\
  (forall n i, (i <= n)%nat -> o i + s i <= padded s a n).
Proof.
  intros o s a c size_natural alignment_positive first next above close.
  split; [| split; [| split]].
  - intros i. destruct (aligned o a c first next i) as [k found].
    exists k. pose proof (natural o s a c size_natural first next above i).
    pose proof (alignment_positive i). split; [nia | exact found].
  - exact (ordered o s a c size_natural next above).
  - exact (disjoint o s a c size_natural next above).
  - exact (bounded o s a c size_natural alignment_positive first next above close).
Qed.

(* Task k of layer l of n tasks each has the number l*n + k: dependencies inside a block (j before k) and across blocks
   (l before l') go to larger numbers, and no two tasks share one. *)
Theorem layers_of_any_number :
  forall n : Z,
  (forall l j k, 0 <= j < n -> 0 <= k < n -> j < k -> l * n + j < l * n + k) /\
  (forall l l' j k, 0 <= j < n -> 0 <= k < n -> l < l' -> l * n + j < l' * n + k) /\
  (forall l l' j k, 0 <= j < n -> 0 <= k < n -> l * n + j = l' * n + k -> l = l' /\ j = k).
Proof.
  intros n.
  assert (across : forall l l' j k, 0 <= j < n -> 0 <= k < n -> l < l' -> l * n + j < l' * n + k)
    by (intros; nia).
  split; [| split].
  - intros. lia.
  - exact across.
  - intros l l' j k inside inside' same.
    destruct (Z.lt_trichotomy l l') as [order | [-> | order]].
    + pose proof (across l l' j k inside inside' order). lia.
    + split; [reflexivity | lia].
    + pose proof (across l' l k j inside' inside order). lia.
Qed.

Print Assumptions layout_of_any_length.
Print Assumptions layers_of_any_number.
"""
"""Layouts of any number of buffers and stacks of any number of layers; prints what both theorems assume: nothing."""
