import { realpath } from 'node:fs/promises';
import type { HeaderTable } from '../../engine/model/header-table.ts';
import type { ResponseHeaders } from '../../engine/model/response-headers.ts';
import { loadHeaders } from './load-headers.ts';
import { loadRedirects } from './redirects.ts';
import type { BuiltSite } from './resolve-request.ts';
import { loadSiteFiles } from './site-files.ts';

/** One release of the site, as it was read from its folder. */
export interface ServedSite extends BuiltSite {
  headers: HeaderTable;
}

/** The site behind a folder that may be a link to its newest release. */
export interface OpenSite {
  current: () => ServedSite;
}

/** What the one who serves the site adds to it. */
export interface SiteOptions {
  /** Headers of every answer, besides those of the site. */
  extra: ResponseHeaders;
  /** Called when a new release cannot be read. */
  onProblem: (problem: string) => void;
}

/** How long after a release the server may still answer from the one before. */
const patience = 1_000;

/**
 * Reads the site and follows its folder: when the link points to another release, that one is read
 * beside the running answers and takes over as a whole. A release that cannot be read is not taken.
 */
export async function openSite(dist: string, { extra, onProblem }: SiteOptions): Promise<OpenSite> {
  let folder = await realpath(dist);
  let site = withExtra(await loadServedSite(folder), extra);
  let checked = performance.now();
  let isReading = false;

  async function refresh(): Promise<void> {
    const target = await realpath(dist);
    if (target === folder) return;
    site = withExtra(await loadServedSite(target), extra);
    folder = target;
  }

  async function tryRefresh(): Promise<void> {
    isReading = true;
    try {
      await refresh();
    } catch (error) {
      onProblem(error instanceof Error ? error.message : String(error));
    }
    isReading = false;
  }

  return {
    current: () => {
      // Never the clock on the wall: set back by a day, it would keep a release away for a day.
      const now = performance.now();
      if (now - checked > patience && !isReading) {
        checked = now;
        void tryRefresh();
      }
      return site;
    },
  };
}

/** Once here, instead of once for each answer. */
function withExtra(site: ServedSite, extra: ResponseHeaders): ServedSite {
  const classes = Object.entries(site.headers.classes).map(([name, headers]) => [
    name,
    { ...headers, ...extra },
  ]);
  const headers = {
    ...site.headers,
    classes: Object.fromEntries(classes) as HeaderTable['classes'],
  };
  return { ...site, headers };
}

/** Reads a release: its files, redirects and headers. */
export async function loadServedSite(folder: string): Promise<ServedSite> {
  const [files, redirects, headers] = await Promise.all([
    loadSiteFiles(folder),
    loadRedirects(folder),
    loadHeaders(folder),
  ]);
  return { files, redirects, headers };
}
