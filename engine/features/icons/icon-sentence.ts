import { fillIn } from '../../base/fill-in.ts';
import type { IconAnswer } from './search-icons.ts';

/** Sentences of the page, with places in braces. */
export interface IconWords {
  /** With `{count}` and `{total}`. */
  found: string;
  /** With `{query}`. */
  none: string;
  /** With `{query}` and `{corrected}`. */
  corrected: string;
  /** With `{names}`. */
  meaning: string;
}

/** What a sentence is about. */
interface Asked {
  question: string;
  /** Names of all icons, by number. */
  names: readonly string[];
  words: IconWords;
  locale: string;
}

/** More names would not be read. */
const mostNames = 4;

/** What was found, as a sentence that is seen and spoken. */
export function iconSentence(
  answer: IconAnswer,
  { question, names, words, locale }: Asked,
): string {
  const { icons, byMeaning, corrected } = answer;
  const query = question.trim();
  if (icons.length === 0) return fillIn(words.none, { query });
  const count = icons.length.toLocaleString(locale);
  const total = names.length.toLocaleString(locale);
  const meant = icons.filter((icon) => byMeaning.has(icon)).map((icon) => names[icon] ?? '');
  const listed = meant.length > mostNames ? [...meant.slice(0, mostNames), '…'] : meant;
  return [
    corrected === undefined ? '' : `${fillIn(words.corrected, { query, corrected })} `,
    fillIn(words.found, { count, total }),
    meant.length === 0 ? '' : ` · ${fillIn(words.meaning, { names: listed.join(', ') })}`,
  ].join('');
}
