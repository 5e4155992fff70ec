/** Letters of a Latin text that one token holds on average; code has shorter words. */
const lettersPerToken = 4;

const ideograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/**
 * About how many tokens a language model counts in a text. Each model counts differently, and no
 * vocabulary is worth downloading for a hint: a token is four letters, or one ideograph.
 */
export function approximateTokens(text: string): number {
  const ideographs = text.match(ideograph)?.length ?? 0;
  return Math.ceil((text.length - ideographs) / lettersPerToken + ideographs);
}

/** The number as people read it: two digits are exact enough. */
export function roundTokens(count: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(count, 1))) - 1);
  return Math.round(count / unit) * unit;
}
