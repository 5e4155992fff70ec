import type { Paragraph } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { directiveRules } from './directive-rules.ts';
import type { Fault } from './report.ts';

const lostDirective = new RegExp(`^(?::{3,}|::(?:${Object.keys(directiveRules).join('|')})\\b)`);

/** A paragraph that was meant to be a directive but could not be read as one. */
export function findLostDirective(node: Paragraph): Fault | undefined {
  const [first] = node.children;
  if (first?.type !== 'text' || !lostDirective.test(first.value)) {
    return undefined;
  }
  return {
    message: `"${first.value.split('\n')[0] ?? ''}" looks like a directive but cannot be read as one.`,
    fix: 'Write ::name{option="value"} alone on its line, without blanks after the colons, and close only what you opened.',
  };
}

/** A box that is never closed, and so swallows the rest of the page. */
export function findOpenContainer(node: ContainerDirective, text: string): Fault | undefined {
  const written = text.slice(node.position?.start.offset, node.position?.end.offset);
  // A list paired with `::cards` or `::files` has no end mark of its own.
  if (!written.startsWith(':::') || /\n[\s>]*:{3,}\s*$/.test(written)) {
    return undefined;
  }
  return {
    message: `":::${node.name}" is never closed.`,
    fix: 'Write ::: on a line of its own where the box ends; give an outer box more colons than an inner one.',
  };
}
