import type { Definition, Heading, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** One released version of a changelog. */
export interface Release {
  version: string;
  /** ISO date; absent when the heading has none that exists. */
  date?: string;
  body: Root;
}

/** Reads the released versions of a changelog, in its order; what is not released yet is left out. */
export function parseChangelog(markdown: string): Release[] {
  const { children } = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  const definitions = children.filter((node) => node.type === 'definition');
  return sectionsOf(children).flatMap(({ heading, nodes }) => {
    const release = parseHeading(toString(heading));
    return release ? [{ ...release, body: bodyOf(nodes, definitions) }] : [];
  });
}

/** The first paragraph of a release, as plain text. */
export function summaryOf({ body }: Release): string {
  return toString(body.children[0]);
}

interface Section {
  heading: Heading;
  nodes: RootContent[];
}

function sectionsOf(children: readonly RootContent[]): Section[] {
  const sections: Section[] = [];
  for (const node of children) {
    if (node.type === 'heading' && node.depth <= 2) {
      sections.push({ heading: node, nodes: [] });
    } else if (node.type !== 'definition') {
      sections.at(-1)?.nodes.push(node);
    }
  }
  return sections.filter(({ heading }) => heading.depth === 2);
}

/** `[8.5.0] - 2025-05-29`, `v8.5.0 (2025-05-29)` and `8.5.0` all name a version. */
function parseHeading(text: string): Omit<Release, 'body'> | undefined {
  const version = /^\s*\[?v?(\d+\.\d+[\w.+-]*)\]?/i.exec(text)?.[1];
  const date = /\b\d{4}-\d\d-\d\d\b/.exec(text)?.[0];
  return version ? { version, ...(date && isDay(date) && { date }) } : undefined;
}

function isDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

/** Link targets stand at the end of a changelog, but every part must find them. */
function bodyOf(nodes: readonly RootContent[], definitions: readonly Definition[]): Root {
  return { type: 'root', children: [...nodes, ...definitions] };
}
