/** How much the names of two members have in common. */
export interface NameLikeness {
  /** True when only capitals, dashes or a mark of the unfinished, such as `unstable_`, differ. */
  isSame: boolean;
  /** True when the words of one name are among those of the other and the words beyond them do not turn the sense. */
  isContained: boolean;
  /** True when both end with the same word, which says what kind of thing they are. */
  hasSameEnd: boolean;
}

/** Compares the names of two members word by word. */
export function likenessOf(one: string, other: string): NameLikeness {
  const [short = [], long = []] = [wordsOf(one), wordsOf(other)].sort(
    (a, b) => a.length - b.length,
  );
  const beyond = without(long, short);
  return {
    isSame: plainName(one) === plainName(other),
    isContained:
      beyond.length === long.length - short.length &&
      beyond.length <= 2 &&
      !beyond.some((word) => turningWords.has(word)),
    hasSameEnd: short.at(-1) === long.at(-1),
  };
}

/** The words of a name, such as `row` and `select` for `rowSelection`: endings do not count. */
function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '' && !unfinished.has(word))
    .map((word) => (word.length > 3 ? word.replace(/(?:ed|ions?|ing|s)$/, '') : word));
}

/** What marks a member as not finished. */
const unfinished: ReadonlySet<string> = new Set(['unstable', 'experimental']);

/** Words that make another thing of a member instead of naming it more precisely. */
const turningWords: ReadonlySet<string> = new Set(
  'default initial on before after min max disable enable hide show hidden no not without is get set'.split(
    ' ',
  ),
);

function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/^(?:unstable|experimental)_?/, '')
    .replace(/[-_]/g, '');
}

/** What is left of a list when each of some words is taken out once. */
function without(words: readonly string[], taken: readonly string[]): string[] {
  const left = [...words];
  for (const word of taken) {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
