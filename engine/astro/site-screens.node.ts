import type { ReactNode } from 'react';
import type { DemoStyles } from '../features/demos/demo-styles.node.ts';
import type { Locale } from '../model/locale.ts';
import type { PageView } from '../model/page-view.ts';
import type { Site } from '../pipeline/site/site.ts';

/** A drawn screen, and what the head of its page needs for it. */
export interface DrawnScreen {
  content: ReactNode;
  /** True when it shows components of the library, which need the variables of the demo theme. */
  hasDemos?: boolean;
  demoStyles?: DemoStyles;
}

/** The pages that a site draws by components instead of writing them as texts: what `screens/screens.tsx` of a site gives. */
export interface SiteScreens {
  /** Canonical pathnames of the screens that have an address of their own. */
  pathnamesOf: (apiHistory: Site['apiHistory']) => string[];
  has: (pathname: string) => boolean;
  describe: (site: Site, pathname: string, locale: Locale) => PageView;
  render: (site: Site, view: PageView) => DrawnScreen;
  /** What a screen says to programs; empty where its description says all. */
  markdownOf: (site: Site, view: PageView) => string;
  /** Address of the style sheet that only this screen needs. */
  sheetOf: (pathname: string) => string | undefined;
}
