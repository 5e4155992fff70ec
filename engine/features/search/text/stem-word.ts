const vowel = /[aeiouy]/;

/** Endings and what they become; the first that fits is taken. The rest must be long enough to be a word. */
const endings: readonly (readonly [ending: RegExp, least: number, becomes: string])[] = [
  [/ies$/, 5, 'y'],
  [/(?<=ss|x|ch|sh)es$/, 5, ''],
  [/(?<![suai])s$/, 4, ''],
];

const verbEndings: readonly (readonly [ending: RegExp, least: number, becomes: string])[] = [
  [/ization$/, 9, 'iz'],
  [/ation$/, 8, ''],
  [/(?<=ct)ion$/, 8, ''],
  [/ing$/, 6, ''],
  [/ed$/, 5, ''],
  [/ate$/, 7, ''],
];

/** A lower-case English word without its usual endings, so that `filters` and `filtering` meet `filter`. */
export function stemWord(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  const singular = strip(word, endings);
  const stripped = strip(singular, verbEndings);
  const rest = vowel.test(stripped) ? stripped : singular;
  return trimEnd(rest === singular ? rest : rest.replace(/([bdfgmnprt])\1$/, '$1'));
}

function strip(word: string, rules: typeof endings): string {
  const rule = rules.find(([ending, least]) => word.length >= least && ending.test(word));
  return rule ? word.replace(rule[0], rule[2]) : word;
}

function trimEnd(word: string): string {
  if (word.length > 5 && word.endsWith('ll')) return word.slice(0, -1);
  return word.length >= 5 && word.endsWith('e') ? word.slice(0, -1) : word;
}
