// Formulas stand in elements of class "arithmatex"; nothing else is typeset, and nothing is loaded from elsewhere.
window.MathJax = {
  tex: { inlineMath: [["\\(", "\\)"]], displayMath: [["\\[", "\\]"]], processEscapes: true, processEnvironments: true },
  options: { ignoreHtmlClass: ".*|", processHtmlClass: "arithmatex", enableMenu: false, enableAssistiveMml: false },
};
