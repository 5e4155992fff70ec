/**
 * What a site imports from the engine to say what it chooses. `docs()`, which makes an Astro project of it, is in
 * `engine/astro/integration.node.ts`, because a configuration is also read where no bundler runs.
 */
export { adNumbers } from './features/ads/ad-numbers.ts';
export { defineConfig } from './model/define-config.ts';
export { hrefOf, localePrefixOf } from './model/href.ts';
export { navTarget } from './model/nav-target.ts';
export type { DocsOptions } from './astro/integration.node.ts';
export type { DrawnScreen, SiteScreens } from './astro/site-screens.node.ts';
export type { SandboxFacts } from './base/site-facts.ts';
export type { MountPart, ScreenParts } from './base/part.browser.ts';
export type { DemoLooks } from './features/demos/demo-looks.browser.ts';
export type { AdConfig, AdNetwork } from './model/ad-config.ts';
export type {
  AnalyticsConfig,
  DocsConfig,
  Repository,
  SearchConfig,
  Watermark,
} from './model/docs-config.ts';
export type { IconSetConfig } from './model/icon-set.ts';
export type { LocaleInfo } from './model/locale.ts';
export type { Navigation, NavItem } from './model/navigation.ts';
export type { Product } from './model/product.ts';
export type { ProductRule } from './model/product-of-pathname.ts';
export type { Redirect } from './model/redirect.ts';
