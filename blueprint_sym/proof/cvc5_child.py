"""A child process that asks cvc5, run as a script of its own; it imports nothing of this package.

stdin: for each text its length in bytes on a line, then the text. stdout: for each text one line, ``unsat``, ``sat``,
``unknown`` and why, or ``error`` and why.
"""

from __future__ import annotations

import sys


def ask(text: str, limit: int) -> str:
    """cvc5's answer to one SMT-LIB text of declarations and assertions."""
    import cvc5

    manager = cvc5.TermManager()
    solver = cvc5.Solver(manager)
    solver.setLogic("QF_NIA")
    solver.setOption("rlimit", str(limit))
    parser = cvc5.InputParser(solver, cvc5.SymbolManager(manager))
    parser.setStringInput(cvc5.InputLanguage.SMT_LIB_2_6, text, "claim")
    symbols = parser.getSymbolManager()
    while True:
        command = parser.nextCommand()
        if command.isNull():
            break
        said = command.invoke(solver, symbols)
        if "error" in str(said):
            return f"error {said}"
    result = solver.checkSat()
    if result.isUnsat():
        return "unsat"
    return "sat" if result.isSat() else f"unknown {result.getUnknownExplanation()}"


def main() -> None:
    """Answers until stdin ends; the argument is cvc5's resource limit for each text."""
    limit = int(sys.argv[1])
    while header := sys.stdin.buffer.readline():
        text = sys.stdin.buffer.read(int(header)).decode()
        try:
            answer = ask(text, limit)
        except Exception as error:
            answer = f"error {type(error).__name__}: {error}"
        print(" ".join(answer.split()), flush=True)


if __name__ == "__main__":
    main()
