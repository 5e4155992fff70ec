import type { ContentsEntry, Page } from '../../model/page.ts';

const heading = /<h([2-4])(?: id="([^"]*)")?[^>]*>.*?<\/h\1>/gs;

/** A part of a page with a heading of its own; what stands before the first has neither id nor title. */
export interface HtmlSection {
  id: string;
  title: string;
  /** Without the heading. */
  html: string;
}

/** The HTML of a written page by the headings that its list of contents names. */
export function htmlSectionsOf({
  blocks,
  contents,
}: Pick<Page, 'blocks' | 'contents'>): HtmlSection[] {
  const html = blocks.map((block) => (block.kind === 'html' ? block.html : '')).join('\n');
  const titles = new Map(contents.flatMap(flatten));
  const marks = [...html.matchAll(heading)].filter(({ 2: id }) => id && titles.has(id));
  const starts = [
    { id: '', at: 0 },
    ...marks.map((mark) => ({ id: mark[2] ?? '', at: mark.index + mark[0].length })),
  ];
  return starts.map(({ id, at }, index) => ({
    id,
    title: titles.get(id) ?? '',
    html: html.slice(at, marks[index]?.index ?? html.length),
  }));
}

function flatten({ id, text, children }: ContentsEntry): [string, string][] {
  return [[id, text], ...children.flatMap(flatten)];
}
