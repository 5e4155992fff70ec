import { checkConfig } from './check-config.ts';
import type { DocsConfig } from './docs-config.ts';

/** Checks a configuration and names every wrong field; its author's editor knows its types. */
export function defineConfig(config: DocsConfig): DocsConfig {
  const problems = checkConfig(config);
  if (problems.length > 0) {
    throw new Error(['docs.config.ts cannot be used.', ...problems].join('\n  '));
  }
  return config;
}
