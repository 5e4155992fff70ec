import { codeLanguages, isCodeLanguage, type CodeLanguage } from '../code/code-language.ts';
import { placesOf } from '../code/mark-words.ts';
import type { Fault } from './report.ts';

/** What the first line of a fence says. */
export interface Fence {
  /** Absent for plain text. */
  lang?: CodeLanguage;
  title?: string;
  marked: readonly number[];
  /** Lines that stay in color while the others step back; none when all count alike. */
  focused: readonly number[];
  /** Words to mark wherever they occur. */
  words: readonly string[];
  /** Number of the first line, where lines are numbered. */
  firstNumber?: number;
  faults: readonly Fault[];
}

interface FenceSource {
  lang?: string | null | undefined;
  meta?: string | null | undefined;
  value: string;
}

/** Everything that may follow the language, each once. */
const options = [
  /(?:^|\s)title="[^"]+"/,
  /(?:^|\s)\{[^}]*\}/,
  /(?:^|\s)focus="[^"]*"/,
  /(?:^|\s)words="[^"]*"/,
  /(?:^|\s)numbers(?:="\d{1,4}")?(?=\s|$)/,
  /(?:^|\s)check="off: [^"]+"/,
];

/** Reads language, file name, and what is said about lines and words of a fence. */
export function parseFence({ lang, meta, value }: FenceSource): Fence {
  const title = optionOf(meta, 'title')?.trim();
  const ranges = /(?:^|\s)\{([^}]*)\}/.exec(meta ?? '')?.[1];
  const focus = optionOf(meta, 'focus');
  const words = optionOf(meta, 'words')
    ?.split(',')
    .map((word) => word.trim());
  const numbers = /(?:^|\s)numbers(?:="(\d{1,4})")?(?=\s|$)/.exec(meta ?? '');
  const marked = linesOf(ranges);
  const focused = linesOf(focus);
  const lines = value.split('\n').length;
  return {
    ...(lang && isCodeLanguage(lang) && { lang }),
    ...(title && { title }),
    marked,
    focused,
    words: words ?? [],
    ...(numbers && { firstNumber: Number(numbers[1] ?? 1) }),
    faults: [
      ...languageFaults(lang),
      ...metaFaults(meta),
      ...lineFaults(marked, lines, { written: `marked lines "{${ranges ?? ''}}"`, as: '{2,5-7}' }),
      ...lineFaults(focused, lines, {
        written: `lines of focus="${focus ?? ''}"`,
        as: 'focus="2,5-7"',
      }),
      ...wordFaults(words ?? [], value),
    ],
  };
}

function optionOf(meta: string | null | undefined, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta ?? '')?.[1];
}

/** The line numbers of `2,5-7`; a part that is no range gives NaN. */
function linesOf(ranges: string | undefined): number[] {
  return (ranges?.split(',') ?? []).flatMap((range) => {
    const [, first, last = first] = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(range) ?? [];
    const length = Number(last) - Number(first) + 1;
    return length > 0 && length < 1000
      ? Array.from({ length }, (_, index) => Number(first) + index)
      : [Number.NaN];
  });
}

function languageFaults(lang: string | null | undefined): Fault[] {
  if (!lang || isCodeLanguage(lang)) {
    return [];
  }
  const fix = `Use one of: ${codeLanguages.join(', ')}; leave it out for plain text.`;
  return [{ message: `The code language "${lang}" is not known.`, fix }];
}

function metaFaults(meta: string | null | undefined): Fault[] {
  const rest = options.reduce((text, option) => text.replace(option, ''), meta ?? '').trim();
  const fix =
    'After the language only title="file.tsx", {2,5-7}, focus="3-5", words="useTheme, sx", numbers or numbers="12", and check="off: reason" may follow, once each.';
  return rest ? [{ message: `The code block cannot use "${rest}".`, fix }] : [];
}

interface LineOption {
  written: string;
  /** How such an option looks when it is right. */
  as: string;
}

function lineFaults(numbers: readonly number[], lines: number, option: LineOption): Fault[] {
  if (numbers.every((line) => line >= 1 && line <= lines)) {
    return [];
  }
  const fix = `Write numbers and ranges such as ${option.as}; the code has ${lines} lines.`;
  return [{ message: `The ${option.written} are not in the code.`, fix }];
}

function wordFaults(words: readonly string[], code: string): Fault[] {
  const fix =
    'Write whole words as they are in the code, with commas between them: words="useTheme, sx".';
  return words
    .filter((word) => !code.split('\n').some((line) => placesOf(word, line).length > 0))
    .map((word) => ({ message: `The word "${word}" is not in the code.`, fix }));
}
