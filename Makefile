# Every target makes its own environment on first use; nothing else has to be installed than Python 3.11 and make.
PYTHON ?= python3
VENV := .venv
STAMP := $(VENV)/installed
EVERY ?= 1
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: prove test replay record mutants bench notebooks coq compare docs clean

prove: $(STAMP)  ## prove every pass over every variant, then derive a real model
	$(VENV)/bin/blueprint-sym prove
	$(VENV)/bin/blueprint-sym derive training --model gpt3-175B --recompute selective --sequence-parallel --at B=1,t=8,e=2
	$(VENV)/bin/blueprint-sym derive decode --model gpt3-175B --at b=8,c=2048,t=8,e=2

test: $(STAMP)  ## style, types, and all tests
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/mypy
	$(VENV)/bin/pytest -n 2 -rs

replay: $(STAMP)  ## what the passes claim is what proofs/artefacts says, and its texts and certificates hold
	$(VENV)/bin/blueprint-sym prove --check proofs/artefacts
	$(VENV)/bin/blueprint-sym replay proofs/artefacts

record: $(STAMP)  ## prove everything and write proofs/artefacts anew; without cvc5, which is stopped by the clock
	$(VENV)/bin/blueprint-sym record -o proofs/artefacts

mutants: $(STAMP)  ## break every law, flag and rule, one at a time; each must be refuted; EVERY=7 tries each seventh
	$(VENV)/bin/python -m tests.mutation --every $(EVERY)

bench: $(STAMP)  ## the figures of benchmarks/
	$(VENV)/bin/python -m benchmarks

notebooks: $(STAMP)  ## pair each notebook with its script, and run all from top to bottom
	$(VENV)/bin/python notebooks/pair.py
	$(VENV)/bin/pytest --nbmake --nbmake-timeout=600 notebooks

coq: $(STAMP)  ## have Coq's kernel check every claim, and its checker the result; needs coqc (Debian: apt-get install coq)
	$(VENV)/bin/blueprint-sym export coq -o build/coq
	cd build/coq && coqc tactics.v
	cd build/coq && ls claims_*.v | xargs -n 1 -P 2 coqc
	cd build/coq && coqc induction.v > assumptions.txt
	printf 'Closed under the global context\n%.0s' 1 2 | cmp - build/coq/assumptions.txt
	cd build/coq && coqchk -silent -o $$(ls claims_*.v | sed 's/.v$$//') induction > checked.txt 2>&1 || { cat checked.txt; exit 1; }
	grep 'Axioms: <none>' build/coq/checked.txt

compare: $(STAMP)  ## small models beside what PyTorch counts; installs torch, some gigabytes
	$(VENV)/bin/pip install --quiet --editable '.[compare]'
	$(VENV)/bin/pytest -rs -n 2 tests/test_models_torch.py

docs: $(STAMP)  ## prove the equations of docstrings and make the site in build/site; needs npm once, for MathJax
	$(VENV)/bin/pip install --quiet --editable '.[docs]'
	$(VENV)/bin/python -m pages
	NO_MKDOCS_2_WARNING=1 $(VENV)/bin/mkdocs build --strict
	$(VENV)/bin/pytest -rs tests/test_site.py

$(STAMP): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(VENV)/bin/pip install --quiet --editable '.[dev]'
	touch $(STAMP)

clean:
	rm -rf $(VENV) build *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
