import { codeLanguages, isCodeLanguage, type CodeLanguage } from '../code/code-language.ts';
import type { Fault } from './report.ts';

/** What the first line of a fence says. */
export interface Fence {
  /** Absent for plain text. */
  lang?: CodeLanguage;
  title?: string;
  marked: readonly number[];
  faults: readonly Fault[];
}

interface FenceSource {
  lang?: string | null | undefined;
  meta?: string | null | undefined;
  value: string;
}

/** Reads language, file name and marked lines of a fence. */
export function parseFence({ lang, meta, value }: FenceSource): Fence {
  const title = /(?:^|\s)title="([^"]*)"/.exec(meta ?? '')?.[1]?.trim();
  const ranges = /(?:^|\s)\{([^}]*)\}/.exec(meta ?? '')?.[1];
  const marked = ranges === undefined ? [] : linesOf(ranges);
  return {
    ...(lang && isCodeLanguage(lang) && { lang }),
    ...(title && { title }),
    marked,
    faults: [
      ...languageFaults(lang),
      ...metaFaults(meta),
      ...markFaults(ranges, marked, value.split('\n').length),
    ],
  };
}

/** The line numbers of `2,5-7`; a part that is no range gives NaN. */
function linesOf(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
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
  const mend = `Use one of: ${codeLanguages.join(', ')}; leave it out for plain text.`;
  return [{ message: `The code language "${lang}" is not known.`, mend }];
}

function metaFaults(meta: string | null | undefined): Fault[] {
  const rest = (meta ?? '')
    .replace(/(?:^|\s)title="[^"]+"/, '')
    .replace(/(?:^|\s)\{[^}]*\}/, '')
    .replace(/(?:^|\s)check="off: [^"]+"/, '')
    .trim();
  const mend =
    'After the language only title="file.tsx", {2,5-7} and check="off: reason" may follow, once each.';
  return rest ? [{ message: `The code block cannot use "${rest}".`, mend }] : [];
}

function markFaults(ranges: string | undefined, marked: readonly number[], lines: number): Fault[] {
  if (marked.every((line) => line >= 1 && line <= lines)) {
    return [];
  }
  const mend = `Write numbers and ranges such as {2,5-7}; the code has ${lines} lines.`;
  return [{ message: `The marked lines "{${ranges ?? ''}}" are not in the code.`, mend }];
}
