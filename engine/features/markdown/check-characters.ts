import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { findUnseen, unseenByLine } from '../../base/unseen-characters.ts';
import type { Report } from './report.ts';

/** Refuses characters that nobody sees: they hide what code does, and some mark interface words in compiled HTML. */
export function checkCharacters(text: string, root: Root, report: Report): void {
  const found = unseenByLine(text);
  for (const { line, code, column } of found) {
    report(line, {
      message: `The line holds the unseen character ${code} in column ${column}.`,
      fix: 'Delete it or type the line again; where code needs it, write its escape.',
    });
  }
  if (found.length === 0) checkReferences(root, report);
}

/** The same characters may be written as references (`&#x202E;`), which become the character. */
function checkReferences(root: Root, report: Report): void {
  visit(root, (node) => {
    if (node.type === 'code' || node.type === 'inlineCode' || node.type === 'yaml') return;
    const found = textsOf(node)
      .map((text) => findUnseen(text.replaceAll('\n', ' ')))
      .find(Boolean);
    if (found) {
      report(node, {
        message: `A reference stands for the unseen character ${found.code}.`,
        fix: 'Remove the reference; to speak of the character, write its name or put it in backticks.',
      });
    }
  });
}

function textsOf(node: Nodes): string[] {
  const values: unknown[] = Object.values(node);
  const attributes = 'attributes' in node ? Object.values(node.attributes ?? {}) : [];
  return [...values, ...attributes].filter((it) => typeof it === 'string');
}
