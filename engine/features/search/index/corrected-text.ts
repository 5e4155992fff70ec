import type { Wish } from '../query/understand-query.ts';
import { splitName, splitWords } from '../text/split-words.ts';
import { termOf } from '../text/terms-of.ts';
import type { PageCard } from './index-files.ts';
import { isCorrection } from './look-up.ts';
import type { Answers } from './score-pages.ts';

interface Found {
  answers: Answers;
  wishes: readonly Wish[];
  cards: readonly { card: PageCard }[];
}

/** The question with its mistyped words mended, as the found pages write them. */
export function correctedText(
  text: string,
  { answers, wishes, cards }: Found,
): { corrected?: string } {
  const spellings = cards.flatMap(({ card }) => wordsOf(card));
  let corrected = text;
  for (const { term, parts } of wishes) {
    for (const asked of [term, ...parts]) {
      const answer = (answers.get(asked) ?? []).find(isCorrection);
      const spelling = answer && spellings.find((word) => termOf(word) === answer.term);
      if (spelling) corrected = mend(corrected, asked, spelling.toLowerCase());
    }
  }
  return corrected === text ? {} : { corrected };
}

function mend(text: string, asked: string, spelling: string): string {
  const word = splitWords(text)
    .flatMap(({ text: whole, start }) => [
      { text: whole, start },
      ...splitName(whole).map((part) => ({ text: part.text, start: start + part.start })),
    ])
    .find((it) => termOf(it.text) === asked);
  if (!word) return text;
  return text.slice(0, word.start) + spelling + text.slice(word.start + word.text.length);
}

function wordsOf({ title, sections, members }: PageCard): string[] {
  const texts = [
    title,
    ...sections.map(([, heading]) => heading),
    ...members.flatMap(({ names }) => names),
  ];
  return texts
    .flatMap((it) => splitWords(it))
    .flatMap((word) => splitName(word.text).map(({ text }) => text));
}
