import { cleanAddress } from '../../../base/url.ts';
import { adNumbers } from '../ad-numbers.ts';

/**
 * The address when it is a plain web address with encryption, else undefined.
 * With `hosts` it must lead to one of them: what is loaded without the reader's will is chosen by the site.
 */
export function safeAdUrl(raw: unknown, hosts?: readonly string[]): string | undefined {
  if (typeof raw !== 'string' || raw.length > adNumbers.longestAddress) return undefined;
  const address = cleanAddress(raw).replace(/^\/\//, 'https://');
  const url = /^https:\/\//i.test(address) && URL.canParse(address) ? new URL(address) : undefined;
  if (!url || url.username || url.password || url.href.length > adNumbers.longestAddress)
    return undefined;
  return hosts && !hosts.includes(url.host) ? undefined : url.href;
}
