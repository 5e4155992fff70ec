import type { MarkdownPage } from 'engine/model/markdown-page.ts';
import { ToolError } from '../tool-error.ts';
import type { Docs } from './docs.ts';
import { nearestNames } from './nearest-names.ts';

/** The page at an address, and whether it moved there; refuses addresses without a page, also those that lead to another for now. */
export function getPlace(
  docs: Docs,
  address: string,
  language: string,
): { page: MarkdownPage; hasMoved: boolean } {
  const place = docs.findPlace(address, language);
  if (!place) throw notFound(docs, address, language);
  const { page, instead } = place;
  if (instead === 'substitute') {
    throw new ToolError('page_not_written', {
      message: `The page at ${address} is not written yet. Nearest: ${page.href}.`,
      suggestions: [page.href],
    });
  }
  return { page, hasMoved: instead === 'moved' };
}

function notFound({ pages }: Docs, path: string, language: string): ToolError {
  const own = pages.filter(({ locale }) => locale === language).map(({ href }) => href);
  const suggestions = nearestNames(path, own);
  return new ToolError('page_not_found', {
    message: `There is no page at ${path}. Nearest: ${suggestions.join(', ')}. Find others with search_docs.`,
    suggestions,
  });
}
