import { session } from 'virtual:docs-session';
import { docsConfig } from '#site/docs.config.ts';
import { screens } from '#site/screens/screens.tsx';
import { formatProblems } from '../pipeline/check/format-problems.ts';
import { resolveAddresses } from '../pipeline/check/resolve-addresses.node.ts';
import { loadSite } from '../pipeline/load-site.node.ts';
import { loadGitDates } from '../pipeline/load/git-dates.node.ts';
import { createTextMemory } from '../pipeline/load/text-memory.node.ts';
import type { LoadedSite, Site } from '../pipeline/site/site.ts';
import { dictionaries } from './dictionaries.ts';
import { routesOf } from './site-routes.ts';

const texts = createTextMemory();
let loading: Promise<LoadedSite> | undefined;
let loadedVersion = 0;

/** The site, read and checked once per build; while developing it is read again after each edit. */
export function loadedSite(): Promise<LoadedSite> {
  if (!loading || loadedVersion !== session.contentVersion) {
    loadedVersion = session.contentVersion;
    loading = load();
  }
  return loading;
}

/** The checked site. */
export async function currentSite(): Promise<Site> {
  return (await loadedSite()).site;
}

async function load(): Promise<LoadedSite> {
  const loaded = await loadSite({
    config: docsConfig,
    dictionaries,
    siteDir: session.siteDir,
    screensOf: screens.pathnamesOf,
    readText: texts.read,
    apiFile: session.apiFile,
    iconsDir: session.iconsDir,
    // Dates cost a walk through the whole history: a writer does not wait for them.
    loadDates: import.meta.env.DEV ? () => Promise.resolve(new Map()) : loadGitDates,
    compilerVersion: session.compilerVersion,
    warn: (message) => {
      // eslint-disable-next-line no-console -- a missing word is for the author's terminal
      console.warn(message);
    },
  });
  const problems = [
    ...loaded.problems,
    // A writer's tree changes with every edit: addresses are settled when it is published.
    ...(import.meta.env.DEV ? [] : await checkAddressesOf(loaded.site)),
  ];
  if (problems.length > 0) {
    throw new Error(formatProblems(problems));
  }
  return loaded;
}

async function checkAddressesOf(site: Site) {
  const [defaultLocale] = site.localeCodes;
  const pages = routesOf(site)
    .filter(({ locale }) => locale === defaultLocale)
    .map(({ pathname, locale }) => ({ pathname, href: site.hrefOf(pathname, locale) }));
  const { resolved, problems } = await resolveAddresses(pages, session.addresses);
  session.resolved = resolved;
  return problems;
}

// A saved text is read while the open pages ask for it; its mistakes are told to those that do.
if (import.meta.env.DEV) {
  session.onContentChange = (file) => {
    texts.forget(file);
    loadedSite().catch(() => undefined);
  };
}
