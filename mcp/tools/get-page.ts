import { sectionsOf } from 'engine/features/page-markdown/sections-of.ts';
import * as v from 'valibot';
import { assertVersion } from '../docs/check-version.ts';
import type { Docs } from '../docs/docs.ts';
import { nearestNames } from '../docs/nearest-names.ts';
import { ToolError } from '../tool-error.ts';
import { defineTool } from '../tool.ts';
import { languageArgument, textArgument, versionArgument } from './arguments.ts';

/** Reads a page, or a section of it, as Markdown. */
export const getPage = defineTool({
  name: 'get_page',
  title: 'Read a page',
  description:
    'Gives a page of the documentation as Markdown: text, code of its demos, tables of its API. Takes any address of the site, also old ones.',
  schemaFor: (languages) =>
    v.strictObject({
      path: textArgument('Address of the page, e.g. /x/react-tree-view/ or a whole URL.'),
      section: v.optional(textArgument('Heading of the only section wanted.')),
      language: languageArgument(languages),
      version: versionArgument,
    }),
  async run({ docs }, { path, section, language, version }) {
    const page = docs.findPage(path, language);
    if (!page) throw notFound(docs, path, language);
    assertVersion(docs, page, version);
    const whole = await docs.textOf(page);
    const text = section === undefined ? whole : sectionText(whole, section);
    const { title, href, kind } = page;
    const url = docs.origin + href;
    return {
      text,
      data: { title, path: href, url, kind, version: page.version, markdown: text },
    };
  },
});

function notFound({ pages }: Docs, path: string, language: string): ToolError {
  const own = pages.filter(({ locale }) => locale === language).map(({ href }) => href);
  const suggestions = nearestNames(path, own);
  return new ToolError('page_not_found', {
    message: `There is no page at ${path}. Nearest: ${suggestions.join(', ')}. Find others with search_docs.`,
    suggestions,
  });
}

function sectionText(markdown: string, wished: string): string {
  const sections = sectionsOf(markdown);
  const found = sections.find(({ title }) => plain(title) === plain(wished));
  if (found) return found.text;
  const titles = sections.map(({ title }) => title);
  const suggestions = nearestNames(wished, titles);
  throw new ToolError('section_not_found', {
    message: `The page has no section "${wished}". It has: ${titles.join('; ')}.`,
    suggestions,
    sections: titles,
  });
}

function plain(title: string): string {
  return title.replace(/[`*_]/g, '').trim().toLowerCase();
}
