import { siteFacts as usual, type SiteFacts } from '../base/site-facts.ts';
import type { DocsConfig } from './docs-config.ts';

/** What a configuration says of the facts that pages know. */
export function siteFactsOf(
  config: Pick<DocsConfig, 'locales' | 'storage' | 'addresses' | 'library'>,
): SiteFacts {
  const { prefix = usual.keyPrefix, modePrefix = prefix } = config.storage ?? {};
  const { playground = usual.playground, offline = usual.offline } = config.addresses ?? {};
  const { classPrefix = usual.classPrefix, sandbox = usual.sandbox } = config.library ?? {};
  const languages = config.locales.map(({ code }) => code);
  return { keyPrefix: prefix, modePrefix, languages, playground, offline, classPrefix, sandbox };
}
