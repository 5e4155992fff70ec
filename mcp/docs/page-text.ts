import { sectionsOf } from 'engine/features/page-markdown/sections-of.ts';
import type { MarkdownPage } from 'engine/model/markdown-page.ts';
import { mostCharacters } from '../cut-text.ts';
import { ToolError } from '../tool-error.ts';
import type { Continued } from '../tool.ts';
import type { Docs } from './docs.ts';
import { nearestNames } from './nearest-names.ts';

/** Characters up to which a text is given whole: the rest of an answer is for facts about it. */
export const longestWhole = mostCharacters - 1500;

/** Characters of a page's beginning that stand above its outline. */
const longestLead = 2500;

/** What of a page is wanted. */
export interface PageRequest extends Continued {
  section?: string | undefined;
}

/** The text of a page: a section, all of it, or its beginning and its outline when all would be too long. */
export async function pageText(
  docs: Pick<Docs, 'textOf'>,
  page: MarkdownPage,
  { section, offset }: PageRequest,
): Promise<{ text: string; isOutline: boolean }> {
  const whole = await docs.textOf(page);
  if (section !== undefined) return { text: sectionText(whole, section), isOutline: false };
  const isOutline = whole.length > longestWhole && offset === undefined;
  return { text: isOutline ? outlineOf(whole, page) : whole, isOutline };
}

function outlineOf(whole: string, { demos = [] }: MarkdownPage): string {
  const sections = sectionsOf(whole).slice(1);
  const [first] = sections;
  const start = first ? whole.indexOf(first.text.trimEnd()) : whole.length;
  const lead = whole.slice(0, start).trimEnd();
  const lines = sections
    .filter(({ depth }) => depth <= 3)
    .map(({ depth, title, text }) => {
      const indent = '  '.repeat(Math.max(0, depth - 2));
      return `${indent}- ${title} (${String(text.length)} characters)`;
    });
  return `${[
    lead.length <= longestLead ? lead : `${lead.slice(0, lead.lastIndexOf('\n', longestLead))}\n…`,
    `The page has ${String(whole.length)} characters. These are its sections: ask again with \`section\` for one of them, or with \`offset\` 0 to read it from the start.`,
    lines.join('\n'),
    ...(demos.length > 0 ? [`Demos, to read with get_demo: ${demos.join(', ')}.`] : []),
  ].join('\n\n')}\n`;
}

function sectionText(markdown: string, requested: string): string {
  const sections = sectionsOf(markdown);
  const found = sections.find(({ title }) => plain(title) === plain(requested));
  if (found) return found.text;
  const titles = sections.map(({ title }) => title);
  const suggestions = nearestNames(requested, titles);
  throw new ToolError('section_not_found', {
    message: `The page has no section "${requested}". It has: ${titles.join('; ')}.`,
    suggestions,
    sections: titles,
  });
}

function plain(title: string): string {
  return title.replace(/[`*_]/g, '').trim().toLowerCase();
}
