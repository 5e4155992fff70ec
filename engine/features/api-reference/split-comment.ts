/** A comment in two parts: what stands above the tables, and what opens below it. */
export interface SplitComment {
  /** Markdown; empty when the comment begins with a heading or code. */
  lead: string;
  /** Markdown; empty when the lead says all. */
  rest: string;
}

/** Letters that fill one line. */
const longest = 100;

/** Parts the first words of a comment from the others, so that the tables begin on the first screen. */
export function splitComment(markdown: string): SplitComment {
  const text = markdown.trim();
  const [first = ''] = text.split(/\n\s*\n/, 1);
  if (/^(?:#|```|[*-] )/.test(first)) return { lead: '', rest: text };
  const lead = first.length > longest ? firstSentence(first) : first;
  return { lead, rest: text.slice(lead.length).trim() };
}

/** The text up to its first full stop outside of links and code; all of it when there is none. */
function firstSentence(text: string): string {
  for (const { index } of text.matchAll(/\.(?=\s+[A-Z`])/g)) {
    const start = text.slice(0, index + 1);
    if (start.split('`').length % 2 === 1 && !/\[[^\]]*$|\]\([^)]*$/.test(start)) return start;
  }
  return text;
}
