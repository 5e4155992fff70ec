// A tall block shows 20 lines of 1.75 × 13 px: some that are hidden are worth scrolling to. What a screen of 320 px shows at that size.
const tallestLines = 25;
const widestCharacters = 32;

/** True when the code is taller than a block may grow; such a block scrolls on every screen. */
export function isTall(code: string): boolean {
  return code.split('\n').length > tallestLines;
}

/** True when the code, and so many characters before each line, can be cut off on some screen, so that its block must be reachable by keyboard. */
export function canScroll(code: string, before = 0): boolean {
  return isTall(code) || code.split('\n').some((line) => line.length + before > widestCharacters);
}
