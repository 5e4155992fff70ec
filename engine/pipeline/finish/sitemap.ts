import type { Alternate } from '../../model/page-view.ts';
import { escapeXml } from './feed/escape-xml.ts';
import {
  defaultAlternateOf,
  fileAddressOf,
  publicAddressOf,
  writtenAlternates,
} from '../describe/head-addresses.ts';

/** Where search engines find the list of pages. */
export const SITEMAP_PATH = '/sitemap.xml';

/** Most addresses one file may hold, by the sitemap protocol. */
const ADDRESSES_PER_FILE = 50_000;

/** A page in all its languages. */
export interface SitemapPage {
  alternates: readonly Alternate[];
  /** ISO date of the last change. */
  updated?: string;
}

/** A text to be written into the finished site. */
export interface SitemapFile {
  path: string;
  text: string;
}

/** Writes the list of pages: one file, or an index and its parts when there are too many for one. */
export function renderSitemap(
  pages: readonly SitemapPage[],
  { origin, limit = ADDRESSES_PER_FILE }: { origin: string; limit?: number },
): SitemapFile[] {
  const entries = pages.flatMap((page) => entriesOf(page, origin));
  if (entries.length <= limit) {
    return [{ path: SITEMAP_PATH, text: renderPart(entries) }];
  }
  const count = Math.ceil(entries.length / limit);
  const parts = Array.from({ length: count }, (_, index) => ({
    path: `/sitemap-${String(index + 1)}.xml`,
    text: renderPart(entries.slice(index * limit, (index + 1) * limit)),
  }));
  return [{ path: SITEMAP_PATH, text: renderIndex(parts, origin) }, ...parts];
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const PROTOCOL = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function renderPart(entries: readonly string[]): string {
  return [
    DECLARATION,
    `<urlset xmlns="${PROTOCOL}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...entries,
    '</urlset>\n',
  ].join('\n');
}

function renderIndex(parts: readonly SitemapFile[], origin: string): string {
  const items = parts.map(
    ({ path }) => `<sitemap><loc>${escapeXml(fileAddressOf(origin, path))}</loc></sitemap>`,
  );
  return [DECLARATION, `<sitemapindex xmlns="${PROTOCOL}">`, ...items, '</sitemapindex>\n'].join(
    '\n',
  );
}

/** One entry for each language in which the page is written; each names all of them. */
function entriesOf({ alternates, updated }: SitemapPage, origin: string): string[] {
  const written = writtenAlternates(alternates);
  function addressOf({ href }: Alternate): string {
    return escapeXml(publicAddressOf(origin, href));
  }
  const standard = defaultAlternateOf(written);
  const links = [
    ...written.map((alternate) => linkTo(alternate.htmlLang, addressOf(alternate))),
    ...(standard ? [linkTo('x-default', addressOf(standard))] : []),
  ].join('');
  const date = updated && isDate(updated) ? `<lastmod>${updated}</lastmod>` : '';
  return written.map((alternate) => `<url><loc>${addressOf(alternate)}</loc>${date}${links}</url>`);
}

function linkTo(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${escapeXml(language)}" href="${address}"/>`;
}

function isDate(text: string): boolean {
  return (
    /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/.test(text) &&
    !Number.isNaN(Date.parse(text))
  );
}
