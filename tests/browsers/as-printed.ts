/** Runs in the page: from now on the rules for paper apply, and those for screens do not. */
export function showAsPrinted(): void {
  function turn(media: MediaList): void {
    if (/\bprint\b/.test(media.mediaText)) media.mediaText = 'all';
    else if (/\bscreen\b/.test(media.mediaText)) media.mediaText = 'not all';
  }
  function visit(rules: CSSRuleList): void {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) turn(rule.media);
      if (rule instanceof CSSGroupingRule) visit(rule.cssRules);
    }
  }
  for (const sheet of document.styleSheets) {
    turn(sheet.media);
    visit(sheet.cssRules);
  }
}
