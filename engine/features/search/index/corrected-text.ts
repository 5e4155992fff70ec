import type { QueryTerm } from '../query/understand-query.ts';
import { splitName, splitWords } from '../text/split-words.ts';
import { termOf } from '../text/terms-of.ts';
import type { TermMatches } from './score-pages.ts';

/** The question with its mistyped words corrected; undefined when there are none. */
export function correctedText(
  text: string,
  { answers, queryTerms }: { answers: TermMatches; queryTerms: readonly QueryTerm[] },
): string | undefined {
  let corrected = text;
  for (const { term, parts } of queryTerms) {
    // A name that some page has is right, whatever its parts are.
    const asked = parts.length > 0 && (answers.get(term) ?? []).length > 0 ? [] : [term, ...parts];
    for (const word of asked) {
      const meant = answers.get(word)?.[0]?.meant;
      if (meant !== undefined) corrected = replaceWord(corrected, word, meant);
    }
  }
  return corrected === text ? undefined : corrected;
}

function replaceWord(text: string, asked: string, spelling: string): string {
  const word = splitWords(text)
    .flatMap(({ text: whole, start }) => [
      { text: whole, start },
      ...splitName(whole).map((part) => ({ text: part.text, start: start + part.start })),
    ])
    .find((it) => termOf(it.text) === asked);
  if (!word) return text;
  const begins = /^\p{Lu}/u.test(word.text) && word.start > 0;
  const written = begins ? spelling.charAt(0).toUpperCase() + spelling.slice(1) : spelling;
  return text.slice(0, word.start) + written + text.slice(word.start + word.text.length);
}
