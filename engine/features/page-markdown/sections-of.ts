/** A part of a Markdown text from its heading to the next one of its rank. */
export interface MarkdownSection {
  depth: number;
  title: string;
  /** Heading and everything below it, its subsections included. */
  text: string;
}

interface HeadingLine {
  depth: number;
  title: string;
  line: number;
}

const headingLine = /^(#{1,6})\s+(.*?)\s*$/;
const fenceLine = /^ {0,3}(`{3,}|~{3,})(.*)$/;

/** The sections of a Markdown text in reading order; lines of code are never headings. */
export function sectionsOf(markdown: string): MarkdownSection[] {
  const lines = markdown.split('\n');
  const headings = headingsOf(lines);
  return headings.map(({ depth, title, line }, index) => {
    const next = headings.slice(index + 1).find((other) => other.depth <= depth);
    return { depth, title, text: `${lines.slice(line, next?.line).join('\n').trimEnd()}\n` };
  });
}

function headingsOf(lines: readonly string[]): HeadingLine[] {
  const headings: HeadingLine[] = [];
  let fence: string | undefined;
  lines.forEach((text, line) => {
    const [, marks = '', rest = ''] = fenceLine.exec(text) ?? [];
    if (fence !== undefined) {
      if (marks.startsWith(fence) && rest.trim() === '') fence = undefined;
    } else if (marks !== '') {
      fence = marks;
    } else {
      const [, signs, title] = headingLine.exec(text) ?? [];
      if (signs !== undefined && title) headings.push({ depth: signs.length, title, line });
    }
  });
  return headings;
}
