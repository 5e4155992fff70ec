import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DocsConfig } from '../../model/docs-config.ts';
import type { Problem } from '../../model/problem.ts';
import type { Redirect } from '../../model/redirect.ts';
import { checkAddresses } from './check-addresses.ts';
import { resolveRedirects, type ResolvedRedirects } from './resolve-redirects.ts';

/** What a site says about its addresses. */
export interface AddressBook {
  siteDir: string;
  config: DocsConfig;
  redirects: readonly Redirect[];
  /** File that lists every address ever published; absent when the site keeps none. */
  ledger?: string | undefined;
}

/** A page that will answer, in the default language. */
interface AnsweringPage {
  pathname: string;
  href: string;
}

/** Where every redirect ends, and the published addresses that would lead nowhere: known before anything is rendered. */
export async function resolveAddresses(
  pages: readonly AnsweringPage[],
  { siteDir, config, redirects, ledger }: AddressBook,
): Promise<{ resolved: ResolvedRedirects; problems: Problem[] }> {
  const pathnames = new Set(pages.map(({ pathname }) => pathname));
  const resolved = resolveRedirects(redirects, { config, pages: pathnames });
  if (ledger === undefined) return { resolved, problems: [] };
  const problems = checkAddresses({
    file: path.relative(path.dirname(siteDir), ledger),
    text: await readFile(ledger, 'utf8'),
    redirects: [...resolved.redirects, ...resolved.planned],
    pages: new Set(pages.map(({ href }) => href)),
  });
  return { resolved, problems };
}
