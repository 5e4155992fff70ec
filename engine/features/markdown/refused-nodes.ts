import type { Fault } from './report.ts';

/** Markdown that parses but has no place on a page, by node type. */
export const refusedNodes: Readonly<Record<string, Fault>> = {
  html: {
    message: 'Raw HTML is not allowed.',
    fix: 'Use Markdown or a directive; to show a tag or a type such as Array<T>, put it in backticks.',
  },
  yaml: {
    message: 'Frontmatter may only stand at the top of the file.',
    fix: 'Remove this block, or write *** for a line across the page.',
  },
};
