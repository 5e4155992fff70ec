import { leadOf } from '../../model/lead.ts';
import type { Locale } from '../../model/locale.ts';
import type { Page } from '../../model/page.ts';
import type { PageView } from '../../model/page-view.ts';
import { textLanguageOf } from '../../model/text-language.ts';
import { describeApiSection } from './describe-api-section.ts';
import { describeFrame } from './describe-frame.ts';
import { describePlace } from './describe-place.ts';
import { describeTabs } from './describe-tab.ts';
import { defaultLocaleOf, type Route } from '../site/site-index.ts';
import type { Site } from '../site/site.ts';

/** Makes the one object from which a written page is drawn. */
export function describePage(site: Site, route: Route, locale: Locale): PageView {
  const page = pageOf(site, route, locale);
  const { words } = site.inLocale(locale);
  const section = describeApiSection(site.index, page, (key) => words.get(key));
  const tabs = describeTabs(site, { page: route, current: route.pathname, locale });
  return {
    ...describeFrame(site, {
      locale,
      pathname: route.pathname,
      title: page.frontmatter.title,
      description: page.frontmatter.description,
      product: route.product,
      untranslatedIn: site.localeCodes.filter((code) => !route.pages.has(code)),
    }),
    ...describePlace(site, route, locale),
    lead: leadOf(page.frontmatter, page.locale),
    untranslated: page.locale !== locale,
    textLanguage: textLanguageOf(site.index.config.locales, page.locale, locale),
    folder: page.folder,
    frontmatter: page.frontmatter,
    packages: (page.frontmatter.packages ?? []).map((name) => ({
      name,
      version: site.packageVersion(name),
    })),
    ...(tabs.length > 0 && { tabs }),
    contents: [...page.contents, ...section.contents],
    blocks: [...page.blocks, ...section.blocks],
    ...sourceOf(site, page),
    ...testedOf(site, route, page.folder),
  };
}

function pageOf(site: Site, route: Route, locale: Locale): Page {
  const page = route.pages.get(locale) ?? route.pages.get(defaultLocaleOf(site.index.config));
  if (!page) {
    throw new Error(`The page ${route.pathname} has no text in the default language.`);
  }
  return page;
}

function testedOf(site: Site, { product }: Route, folder: string): Pick<PageView, 'tested'> {
  const statements = site.claims.get(folder) ?? 0;
  return statements === 0 ? {} : { tested: { statements, version: site.versionOf(product) } };
}

function sourceOf(
  site: Site,
  page: Page,
): { editHref?: string; sourceHref?: string; updated?: string } {
  const { repository } = site.index.config;
  const updated = site.updated.get(page.file);
  const name = page.file.slice(page.file.lastIndexOf('/') + 1);
  const at = repository && `${repository.branch}/${repository.contentPath}/${page.folder}`;
  return {
    ...(repository && {
      editHref: `${repository.href}/edit/${String(at)}/${name}`,
      sourceHref: `${repository.href}/tree/${String(at)}`,
    }),
    ...(updated && { updated }),
  };
}
