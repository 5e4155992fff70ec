import { siteFacts as usual, type SiteFacts } from '../base/site-facts.ts';
import type { DocsConfig } from './docs-config.ts';

/** What a configuration says of the facts that pages know. */
export function siteFactsOf(
  config: Pick<DocsConfig, 'locales' | 'storage' | 'addresses' | 'library'>,
): SiteFacts {
  const { prefix: namePrefix = usual.namePrefix } = config.storage ?? {};
  const keyPrefix = namePrefix || usual.keyPrefix;
  const { playground = usual.playground, offline = usual.offline } = config.addresses ?? {};
  const { classPrefix = usual.classPrefix, sandbox = usual.sandbox } = config.library ?? {};
  return {
    keyPrefix,
    namePrefix,
    modePrefix: config.storage?.modePrefix ?? keyPrefix,
    languages: config.locales.map(({ code }) => code),
    playground,
    offline,
    classPrefix,
    sandbox,
  };
}
