import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MachinePage } from '../../model/machine-page.ts';
import type { Alternate, PageView } from '../../model/page-view.ts';
import { machinePageOf } from '../describe/machine-page.ts';
import type { LoadedSite } from '../site/site.ts';
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

/** What a build found, handed from rendering to the steps after it. */
export interface BuildReport {
  pages: ReportedPage[];
  /** All pages in all languages, for programs. */
  machinePages: MachinePage[];
  progress: Progress[];
  /** Statements of all pages that tests prove. */
  claims: number;
  compiled: number;
  reused: number;
}

/** Writes the report of a build beside its caches. */
export async function saveReport(
  siteDir: string,
  { loaded, views }: { loaded: LoadedSite; views: readonly PageView[] },
): Promise<void> {
  const { site, compiled, reused } = loaded;
  const [defaultLocale] = site.localeCodes;
  const report: BuildReport = {
    pages: views.filter(({ locale }) => locale === defaultLocale).map(pageToReport),
    machinePages: views
      .filter(({ pathname }) => pathname !== '/404')
      .map((view) => machinePageOf(site, view)),
    progress: progressOf(site.index),
    claims: [...site.claims.values()].reduce((sum, count) => sum + count, 0),
    compiled,
    reused,
  };
  await mkdir(path.dirname(fileOf(siteDir)), { recursive: true });
  await writeFile(fileOf(siteDir), JSON.stringify(report));
}

/** Reads the report of the build that just ran. */
export async function loadReport(siteDir: string): Promise<BuildReport> {
  return JSON.parse(await readFile(fileOf(siteDir), 'utf8')) as BuildReport;
}

function pageToReport(view: PageView): ReportedPage {
  const { pathname, title, description, documentTitle, alternates, updated } = view;
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

function fileOf(siteDir: string): string {
  return path.join(siteDir, '.cache/report.json');
}
