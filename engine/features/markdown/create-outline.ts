import type { ContentsEntry } from '../../model/page.ts';
import type { Plan } from '../../model/plan.ts';
import { createHeadingIds } from '../../model/heading-id.ts';
import type { Report } from './report.ts';

/** A heading as it is met in the text. */
export interface HeadingFacts {
  depth: number;
  /** Plain text, without a plan mark. */
  text: string;
  plan?: Plan | undefined;
  line: number;
}

/** The headings of one page, in order. */
export interface Outline {
  /** Notes a heading and gives its id; deeper ones than h3 have none. */
  add(heading: HeadingFacts): string | undefined;
  /** The contents list, when every heading has been added. */
  finish(): readonly ContentsEntry[];
}

type Entry = ContentsEntry & { children: Entry[] };

/** Starts an outline; a translation borrows the ids of the English page by position. */
export function createOutline(report: Report, englishIds?: readonly string[]): Outline {
  const contents: Entry[] = [];
  const ownId = createHeadingIds();
  let depth = 1;
  let line = 1;
  let count = 0;
  return {
    add(heading) {
      checkDepth(heading, depth, report);
      ({ depth, line } = heading);
      if (depth > 3) {
        return undefined;
      }
      const id = englishIds?.[count] ?? ownId(heading.text);
      count += 1;
      const entry = {
        id,
        text: heading.text,
        ...(heading.plan && { plan: heading.plan }),
        children: [],
      };
      (depth === 3 ? (contents.at(-1)?.children ?? contents) : contents).push(entry);
      return id;
    },
    finish() {
      if (englishIds && englishIds.length !== count) {
        report(line, {
          message: `The page has ${count} headings of the levels 2 and 3, the English page ${englishIds.length}.`,
          fix: 'Give both pages the same headings in the same order: anchors are shared by position.',
        });
      }
      return contents;
    },
  };
}

const deepest = 4;

function checkDepth(heading: HeadingFacts, above: number, report: Report): void {
  if (heading.depth > deepest) {
    report(heading.line, {
      message: `The heading "${heading.text}" is of level ${heading.depth}; the deepest is ${deepest}.`,
      fix: `Use at most ${'#'.repeat(deepest)}, or a list.`,
    });
  } else if (heading.depth > above + 1) {
    report(heading.line, {
      message: `The heading "${heading.text}" jumps from level ${above} to ${heading.depth}.`,
      fix: `Write it with ${'#'.repeat(above + 1)}.`,
    });
  }
}
