import type { SiteScreens } from 'engine';
import { describeFrame } from 'engine/pipeline/describe/describe-frame.ts';
import { SiteFrame } from 'engine/shell/site-frame.tsx';

const keys: Readonly<Record<string, string>> = { '/': 'home', '/404': '404' };

/** A home page and one for missing addresses are all that this site draws itself. */
export const screens: SiteScreens = {
  pathnamesOf: () => ['/'],
  has: (pathname) => Object.hasOwn(keys, pathname),
  describe: (site, pathname, locale) => {
    const { words } = site.inLocale(locale);
    const key = `screens.${keys[pathname] ?? ''}`;
    const title = words.get(`${key}.title`);
    const description = words.get(`${key}.description`);
    return describeFrame(site, { pathname, locale, title, description });
  },
  render: (_site, view) => ({
    content: (
      <SiteFrame view={view} layout="open">
        <main id="main-content" tabIndex={-1}>
          <h1>{view.title}</h1>
          <p>{view.description}</p>
          <button data-screen-part="beads">0</button>
        </main>
      </SiteFrame>
    ),
  }),
  markdownOf: () => '',
  sheetOf: () => undefined,
};
