"""Keys of Hugging Face configurations that cannot change a formula, each with the reason."""

from __future__ import annotations

REASONS: dict[str, str] = {
    "names of the file, of classes and of tools": """
        architectures auto_map model_type name_or_path _name_or_path transformers_version tokenizer_class prefix
        finetuning_task task_specific_params init_config
    """,
    "the width of an element is the symbol e": "torch_dtype dtype use_bfloat16",
    "how the same operations are carried out": """
        attn_implementation _attn_implementation _attn_implementation_autoset use_cache cache_implementation
        gradient_checkpointing pretraining_tp torchscript chunk_size_feed_forward ep_size slow_but_exact
        attention_softmax_in_fp32 scale_attention_softmax_in_fp32 reorder_and_upcast_attn init_device verbose
        bias_dropout_fusion masked_softmax_fusion offset_alibi skip_bias_add skip_bias_add_qkv inference_runner
        max_batch_size max_sequence_length pad_key_length pre_allocate_kv_cache validate_runner_input
    """,
    "which tokens are special, which labels there are": """
        bos_token_id eos_token_id pad_token_id sep_token_id decoder_start_token_id unk_token_id id2label label2id
        num_labels problem_type keys_to_ignore_at_inference
    """,
    "what a call returns": """
        return_dict return_dict_in_generate output_attentions output_hidden_states output_scores output_router_logits
    """,
    "how a next token is chosen": """
        max_length min_length do_sample early_stopping num_beams num_beam_groups diversity_penalty temperature top_k
        top_p typical_p repetition_penalty length_penalty no_repeat_ngram_size encoder_no_repeat_ngram_size
        bad_words_ids num_return_sequences forced_bos_token_id forced_eos_token_id remove_invalid_values
        exponential_decay_length_penalty suppress_tokens begin_suppress_tokens
    """,
    "initial values": "initializer_range init_std embedding_fraction",
    "a constant inside of a norm": "rms_norm_eps layer_norm_eps layer_norm_epsilon norm_epsilon",
    "angles of rotation": """
        rope_theta rope_local_base_freq rotary_emb_base rope_interleave original_max_position_embeddings
        initial_context_length
    """,
    "a constant in the scale of scores": "query_pre_attn_scalar scale_attn_weights",
    "outside of layers parameters and products alone are counted": """
        embd_pdrop emb_pdrop embedding_dropout logit_scale final_logit_softcapping learned_pos_emb
    """,
    "a loss beside the model": "router_aux_loss_coef aux_loss_alpha seq_aux router_jitter_noise tf_legacy_loss",
    "a head for classification, which no language model has": """
        classifier_dropout summary_activation summary_first_dropout summary_proj_to_labels summary_type
        summary_use_proj
    """,
}
"""Keys of any family, by the reason. Of MPT: where scores have a bias of the distance there is no learned table."""

EVERYWHERE = frozenset(key for keys in REASONS.values() for key in keys.split())

ROUTING = frozenset(["norm_topk_prob", "routed_scaling_factor", "n_group", "topk_group"])
"""How scores of a router become weights, which is counted as one softmax over all experts."""

GATE_LIMITS = frozenset(["swiglu_limit", "swiglu_alpha"])
"""Limits of a gate's values and a constant of its sigmoid, which are no operations of the gate as it is counted."""

ROTATION = frozenset(
    [
        *("rope_type", "type", "rope_theta", "factor", "low_freq_factor", "high_freq_factor", "beta_fast", "beta_slow"),
        *("original_max_position_embeddings", "mscale", "mscale_all_dim", "truncate", "attention_factor"),
        *("short_factor", "long_factor", "short_mscale", "long_mscale"),
    ]
)
"""Keys of a table of rotation: which angles, and a scale that is a part of them. Each element is rotated once."""

MPT_ATTENTION = frozenset(["attn_impl", "softmax_scale", "alibi_bias_max", "tie_word_embeddings", "is_encoder_decoder"])
"""Keys of MPT's attn_config beside those of any family: implementation, scale of scores, slope of biases; and what
every configuration has of a whole model, which this one is not."""
