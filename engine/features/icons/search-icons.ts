import type { IconStyle } from '../../model/icon-set.ts';
import type { IconIndex } from './icon-index.ts';
import { wordsOfName } from './icon-names.ts';
import { isOneLetterOff } from './one-letter-off.ts';

/** What a question finds. */
export interface IconAnswer {
  /** Numbers of icons, the best first. */
  icons: readonly number[];
  /** Those of them that only another word for them led to. */
  byMeaning: ReadonlySet<number>;
  /** What was searched instead, because nothing is called as the question was written. */
  corrected?: string;
}

/** How well one word of a question fits an icon, from the whole name down to a part of it. */
const fits = {
  wholeName: 100,
  firstWord: 80,
  meaningOfIcon: 70,
  word: 60,
  firstStart: 50,
  meaningOfFirstWord: 45,
  start: 40,
  meaningOfWord: 35,
  joined: 25,
  inside: 20,
};

/** A shorter word would be inside too many names, or one letter off too many words. */
const shortest = { inside: 3, corrected: 4 };

interface Fit {
  score: number;
  byMeaning: boolean;
}

/** Prepares the answers to questions about the icons of an index; `common` names those that go first among equals. */
export function createIconSearch(
  { icons, meanings }: IconIndex,
  styles: readonly IconStyle[],
  common: readonly string[],
): (question: string) => IconAnswer {
  const wordLists = icons.map(({ name }) => wordsOfName(name));
  const singularLists = wordLists.map((words) => words.map(singularOf));
  const joinedNames = icons.map(({ name }) => name.toLowerCase());
  const joinedSingulars = singularLists.map((words) => words.join(''));
  const ranks = icons.map(({ name }) => rankIn(common, name));
  const everyIcon = byRank(icons.map((_, icon) => icon));
  const numberOf = new Map(icons.map(({ name }, icon) => [name, icon]));
  const placesOf = placesByWord(wordLists);
  const vocabulary = [...new Set([...Object.keys(meanings), ...wordLists.flat()])];

  function byRank(list: readonly number[]): number[] {
    return list.toSorted((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0) || one - other);
  }

  /** The icons that another word stands for. */
  function fitsOfMeaning(targets: string): Map<number, number> {
    const found = new Map<number, number>();
    for (const target of targets.split(' ')) {
      const named = numberOf.get(target);
      if (named !== undefined) found.set(named, fits.meaningOfIcon);
      for (const { icon, at } of placesOf.get(target) ?? []) {
        const score = wordFit(at, fits.meaningOfFirstWord, fits.meaningOfWord);
        found.set(icon, Math.max(score, found.get(icon) ?? 0));
      }
    }
    return found;
  }

  function nameFit(icon: number, word: string): number {
    const words = wordLists[icon] ?? [];
    const joined = joinedNames[icon] ?? '';
    return Math.max(
      joined === word ? fits.wholeName : 0,
      wordFit(words.indexOf(word), fits.firstWord, fits.word),
      wordFit(singularLists[icon]?.indexOf(word) ?? -1, fits.firstWord, fits.word),
      wordFit(
        words.findIndex((it) => it.startsWith(word)),
        fits.firstStart,
        fits.start,
      ),
      word.length >= shortest.inside && joined.includes(word) ? fits.inside : 0,
    );
  }

  function fitsOfWord(word: string): Map<number, Fit> {
    const found = new Map<number, Fit>();
    const forms = [...new Set([word, singularOf(word)])];
    icons.forEach((_, icon) => {
      const score = Math.max(...forms.map((form) => nameFit(icon, form)));
      if (score > 0) found.set(icon, { score, byMeaning: false });
    });
    for (const [meaning, targets] of Object.entries(meanings)) {
      const share = Math.max(...forms.map((form) => meaningShare(meaning, form)));
      if (share === 0) continue;
      for (const [icon, full] of fitsOfMeaning(targets)) {
        const known = found.get(icon);
        const score = full * share;
        if (score <= (known?.score ?? 0)) continue;
        found.set(icon, { score, byMeaning: known?.byMeaning ?? true });
      }
    }
    return found;
  }

  function answer(words: readonly string[]): IconAnswer {
    const perWord = words.map(fitsOfWord);
    const joined = words.join('');
    const singular = words.map(singularOf).join('');
    const scores = new Map<number, Fit>();
    icons.forEach((_, icon) => {
      const own = perWord.flatMap((found) => found.get(icon) ?? []);
      const name = joinedNames[icon] ?? '';
      const whole = words.length > 1 && name.includes(joined);
      if (own.length < words.length && !whole) return;
      const score =
        own.reduce((sum, fit) => sum + fit.score, 0) +
        (whole ? fits.joined : 0) +
        (name === joined || joinedSingulars[icon] === singular ? fits.wholeName : 0);
      scores.set(icon, { score, byMeaning: own.length > 0 && own.every((fit) => fit.byMeaning) });
    });
    const found = [...scores.keys()].sort(
      (one, other) =>
        (scores.get(other)?.score ?? 0) - (scores.get(one)?.score ?? 0) ||
        (ranks[one] ?? 0) - (ranks[other] ?? 0) ||
        (joinedNames[one]?.length ?? 0) - (joinedNames[other]?.length ?? 0) ||
        one - other,
    );
    return {
      icons: found,
      byMeaning: new Set(found.filter((icon) => scores.get(icon)?.byMeaning)),
    };
  }

  /** A word that icons are found by, for one that nothing is found by. */
  function correct(word: string): string {
    if (word.length < shortest.corrected || fitsOfWord(word).size > 0) return word;
    const near = vocabulary.filter((it) => it.length >= 3 && isOneLetterOff(word, it));
    // Who mistypes a word seldom mistypes its first letter.
    return near.find((it) => it[0] === word[0]) ?? near[0] ?? word;
  }

  return (question) => {
    const words = wordsOfQuestion(question, styles);
    if (words.length === 0) return { icons: everyIcon, byMeaning: new Set() };
    const first = answer(words);
    if (first.icons.length > 0) return first;
    const corrected = words.map(correct);
    if (corrected.join() === words.join()) return first;
    return { ...answer(corrected), corrected: corrected.join(' ') };
  };
}

interface Place {
  icon: number;
  /** Which of the words of its name it is. */
  at: number;
}

function placesByWord(wordLists: readonly (readonly string[])[]): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  wordLists.forEach((words, icon) => {
    words.forEach((word, at) => {
      places.set(word, [...(places.get(word) ?? []), { icon, at }]);
    });
  });
  return places;
}

function rankIn(list: readonly string[], name: string): number {
  const at = list.indexOf(name);
  return at === -1 ? list.length : at;
}

function wordFit(at: number, first: number, other: number): number {
  if (at === -1) return 0;
  return at === 0 ? first : other;
}

/** How much of a meaning counts: all of it for the whole word, half for its beginning. */
function meaningShare(meaning: string, word: string): number {
  if (meaning === word) return 1;
  return word.length >= shortest.inside && meaning.startsWith(word) ? 0.5 : 0;
}

/** The words of a question, also when it is a component's name or the path of an import. */
function wordsOfQuestion(question: string, styles: readonly IconStyle[]): string[] {
  const last = question.slice(question.lastIndexOf('/') + 1);
  const parts = last.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  const words = parts.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const named = withoutEnd(words, ['icon']);
  return styles.reduce((left, { suffix }) => withoutEnd(left, wordsOfName(suffix)), named);
}

function withoutEnd(words: readonly string[], end: readonly string[]): string[] {
  const start = words.length - end.length;
  const hasEnd = end.length > 0 && start > 0 && end.every((word, at) => words[start + at] === word);
  return words.slice(0, hasEnd ? start : undefined);
}

function singularOf(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:[sxz]|[cs]h)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
