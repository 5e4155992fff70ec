import type { PhrasingContent } from 'mdast';

/** What is said after a name in code, without the blank, dash or colon that parts them. */
export function wordsAfterName([
  first,
  ...rest
]: readonly PhrasingContent[]): readonly PhrasingContent[] {
  if (first?.type !== 'text') {
    return first ? [first, ...rest] : [];
  }
  const value = first.value.replace(/^\s*[-–—:：]?\s*/u, '');
  return value === '' ? rest : [{ ...first, value }, ...rest];
}
