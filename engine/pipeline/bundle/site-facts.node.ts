import type { Plugin } from 'vite';
import type { SiteFacts } from '../../base/site-facts.ts';

/** Writes the facts of a site into the code that uses them. */
export function siteFactsPlugin(facts: SiteFacts): Plugin {
  return {
    name: 'site-facts',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: /\bsiteFacts\.\w/ },
      handler: (code) =>
        Object.entries(facts).reduce(
          (text, [name, value]) =>
            text
              .replaceAll(`\${siteFacts.${name}}`, () => String(value))
              .replaceAll(`siteFacts.${name}`, () => JSON.stringify(value)),
          code,
        ),
    },
  };
}
