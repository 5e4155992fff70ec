import type { Nodes, Root } from 'mdast';
import { lineOf, type Report } from './report.ts';

/** How many things may stand inside one another; a list takes two, one for itself and one for its items. */
const deepest = 24;

/** Marks of quotations and lists at the start of a line, each of which opens something inside the one before. */
const marks = /^(?:[ \t]*(?:>|[-+*](?=\s)|\d{1,9}[.)](?=\s)))*/;

/** Refuses a line that opens more than a parser can bear; true when one does. */
export function hasDeepLine(text: string, report: Report): boolean {
  const lines = text.split('\n');
  const index = lines.findIndex(
    (line) => (marks.exec(line)?.[0].match(/[>\-+*.)]/g)?.length ?? 0) > deepest,
  );
  if (index !== -1) reportDepth(index + 1, report);
  return index !== -1;
}

/** Refuses a page whose parts stand too deep inside one another to be drawn or read; true when it does. */
export function hasDeepNode(root: Root, report: Report): boolean {
  const open: { node: Nodes; depth: number }[] = [{ node: root, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, depth } = next;
    if (depth > deepest) {
      reportDepth(lineOf(node), report);
      return true;
    }
    // In the order of the text, so that the first one is named.
    if ('children' in node)
      open.push(...node.children.map((child) => ({ node: child, depth: depth + 1 })).reverse());
  }
  return false;
}

function reportDepth(line: number, report: Report): void {
  report(line, {
    message: `More than ${deepest} lists, quotations or marks stand inside one another.`,
    fix: 'Take the inner ones out, or give them a heading of their own.',
  });
}
