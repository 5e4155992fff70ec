import type { Problem } from '../../model/problem.ts';
import type { Redirect } from '../../model/redirect.ts';
import { followRedirects } from '../../model/follow-redirects.ts';

/** The list of every address that was ever published, and what answers now. */
export interface AddressLedger {
  /** Name of the list, for messages. */
  file: string;
  /** One address a line, in the default language; `#` starts a comment. */
  text: string;
  redirects: readonly Redirect[];
  /** Addresses of the built pages in the default language. */
  pages: ReadonlySet<string>;
}

/** Lists addresses that were published once and lead nowhere now, and pages that nobody wrote down. */
export function checkAddresses({ file, text, redirects, pages }: AddressLedger): Problem[] {
  const lines = text.split('\n').map((line) => line.trim());
  const hasPage = (address: string): boolean => pages.has(address);
  const lost = lines.flatMap((address, index): Problem[] =>
    address === '' || address.startsWith('#') || followRedirects(address, redirects, hasPage)
      ? []
      : [
          {
            file,
            line: index + 1,
            message: `The address ${address} was published and leads nowhere now.`,
            fix: 'Bring the page back, or add a redirect from it; never take a line out of this list.',
          },
        ],
  );
  const known = new Set(lines);
  const added = [...pages]
    .filter((address) => !known.has(address))
    .map((address) => ({
      file,
      line: lines.length,
      message: `The page ${address} is not in the list of published addresses.`,
      fix: `Add the line "${address}" at the end, so that the address is kept for ever.`,
    }));
  return [...lost, ...added];
}
