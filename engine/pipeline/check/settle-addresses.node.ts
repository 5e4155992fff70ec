import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DocsConfig } from '../../model/docs-config.ts';
import type { Locale } from '../../model/locale.ts';
import { checkAddresses } from './check-addresses.ts';
import { formatProblems } from './format-problems.ts';
import type { Redirect } from '../../model/redirect.ts';
import { settleRedirects, type SettledRedirects } from './settle-redirects.ts';

/** What a site says about its addresses. */
interface AddressOptions {
  siteDir: string;
  config: DocsConfig;
  redirects: readonly Redirect[];
  /** File that lists every address ever published. */
  ledger?: string;
}

/** The pages that answer, and the addresses of each in every language. */
interface AnsweringPages {
  pages: readonly { pathname: string }[];
  machinePages: readonly { href: string; locale: Locale }[];
}

/** Settles the redirects of a finished site; stops the build when an address ever published leads nowhere. */
export async function settleAddresses(
  { pages, machinePages }: AnsweringPages,
  { siteDir, config, redirects, ledger }: AddressOptions,
): Promise<SettledRedirects> {
  const pathnames = new Set(pages.map(({ pathname }) => pathname));
  const settled = settleRedirects(redirects, { config, pages: pathnames });
  if (ledger === undefined) return settled;
  const [defaultLocale] = config.locales;
  const own = machinePages.filter(({ locale }) => locale === defaultLocale?.code);
  const problems = checkAddresses({
    file: path.relative(path.dirname(siteDir), ledger),
    text: await readFile(ledger, 'utf8'),
    redirects: [...settled.redirects, ...settled.planned],
    pages: new Set(own.map(({ href }) => href)),
  });
  if (problems.length > 0) throw new Error(formatProblems(problems));
  return settled;
}
