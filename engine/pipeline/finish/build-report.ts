import type { SearchRecord } from '../../features/search/index/search-record.ts';
import type { Locale } from '../../model/locale.ts';
import type { MarkdownPage } from '../../model/markdown-page.ts';
import type { Alternate, PageView } from '../../model/page-view.ts';
import { markdownPageOf } from '../describe/markdown-page.ts';
import type { LoadedSite, Site } from '../site/site.ts';
import { searchRecordsOf } from './search-records.ts';
import { progressOf, type Progress } from '../site/site-index.ts';

/** A page as the steps after rendering need it. */
export interface ReportedPage {
  pathname: string;
  title: string;
  description: string;
  /** Name of the product's family, or of the site. */
  product: string;
  alternates: readonly Alternate[];
  updated?: string;
  /** True when search engines keep its content under another address. */
  isRepeated?: boolean;
}

/** What a build found, handed from describing to the steps after rendering. */
export interface BuildReport {
  pages: ReportedPage[];
  /** All pages in all languages, for programs. */
  markdownPages: MarkdownPage[];
  /** What pages are found by, in each language. */
  records: ReadonlyMap<Locale, readonly SearchRecord[]>;
  progress: Progress[];
  /** Statements of all pages that tests prove. */
  claims: number;
  compiled: number;
  reused: number;
}

/** What the steps after rendering need of all pages. */
export function buildReportOf(
  { site, compiled, reused }: LoadedSite,
  views: readonly PageView[],
): BuildReport {
  const [defaultLocale] = site.localeCodes;
  return {
    pages: views.filter(({ locale }) => locale === defaultLocale).map(pageToReport),
    markdownPages: views
      .filter(({ pathname }) => pathname !== '/404')
      .map((view) => markdownPageOf(site, view)),
    records: searchRecordsByLocale(site, views),
    progress: progressOf(site.index),
    claims: [...site.claims.values()].reduce((sum, count) => sum + count, 0),
    compiled,
    reused,
  };
}

/** What the steps after rendering need of a page. What is read from a package is as new as its release. */
export function pageToReport(view: PageView): ReportedPage {
  const { pathname, title, description, documentTitle, alternates } = view;
  const updated = view.updated ?? view.released;
  const product = documentTitle.slice(title.length + ' - '.length);
  return {
    pathname,
    title,
    description,
    product,
    alternates,
    ...(updated && { updated }),
    ...(view.canonicalHref !== undefined && { isRepeated: true }),
  };
}

function searchRecordsByLocale(
  site: Site,
  views: readonly PageView[],
): ReadonlyMap<Locale, readonly SearchRecord[]> {
  return new Map(
    site.localeCodes.map((code) => [
      code,
      searchRecordsOf(
        site,
        views.filter(({ locale }) => locale === code),
      ),
    ]),
  );
}
