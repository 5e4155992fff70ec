import type { DrawnScreen, SiteScreens } from 'engine';
import type { PageView } from 'engine/model/page-view.ts';
import type { Site } from 'engine/pipeline/site/site.ts';
import { renderSamples } from './samples/render-samples.tsx';
import { screenMarkdown } from './screen-markdown.ts';
import { describeScreen, isScreen, screenPathnames } from './screen-views.ts';
import { Screen } from './screen.tsx';
import studioSheet from './theme-studio/theme-studio.css?url';

/** The pages of this site that are drawn instead of written. */
export const screens: SiteScreens = {
  pathnamesOf: screenPathnames,
  has: isScreen,
  describe: describeScreen,
  render: drawScreen,
  markdownOf: screenMarkdown,
  sheetOf: (pathname) => (pathname === '/theme-studio' ? studioSheet : undefined),
};

function drawScreen(site: Site, view: PageView): DrawnScreen {
  const content = <Screen site={site} view={view} />;
  if (view.pathname !== '/components') return { content };
  // The gallery shows components of the library, which need its variables and its font.
  const { styles } = renderSamples();
  return { content, hasDemos: true, ...(styles && { demoStyles: styles }) };
}
