import { describeVersions } from 'engine/pipeline/describe/describe-versions.ts';
import { hasPage } from 'engine/pipeline/site/site-index.ts';
import type { DemoGroup } from 'engine/features/demos/playground/playground-screen.tsx';
import type { Site } from 'engine/pipeline/site/site.ts';
import type { PageView } from 'engine/model/page-view.ts';
import {
  galleryGroups,
  productionErrors,
  productUpgrades,
  productVersions,
} from './screen-data.ts';
import { changesPathname, upgradeHelperPathname, xChangesPathname } from './change-steps.ts';
import { changeLists, changesOf } from './describe-changes.ts';
import { ApiChanges } from './api-changes.tsx';
import { ChangeList } from './change-list.tsx';
import { Gallery } from './gallery.tsx';
import { renderSamples } from './samples/render-samples.tsx';
import { Home } from './home.tsx';
import { Playground } from './playground.tsx';
import { MigrationGuides } from './migration-guides.tsx';
import { Offline } from './offline.tsx';
import { NotFound } from './not-found.tsx';
import { ProductionErrors } from './production-error.tsx';
import { Search } from './search.tsx';
import { UpgradeHelper } from './upgrade-helper.tsx';
import { Versions } from './versions.tsx';
import { ThemeStudio } from './theme-studio/theme-studio.tsx';
import type { HrefOf } from './written-page.ts';
import { news } from './news.ts';

interface ScreenProps {
  site: Site;
  view: PageView;
}

/** Draws the page of the site itself that a view belongs to. */
export function Screen({ site, view }: ScreenProps) {
  switch (view.pathname) {
    case '/':
      return <HomeScreen site={site} view={view} />;
    case '/components':
      return (
        <Gallery view={view} groups={galleryGroups(site, view)} samples={renderSamples().html} />
      );
    case '/migration':
      return (
        <MigrationGuides
          view={view}
          products={productUpgrades(site, view)}
          changesHref={site.hrefOf(changesPathname, view.locale)}
        />
      );
    case changesPathname:
    case xChangesPathname:
      return (
        <ChangeList
          view={view}
          products={changeLists(site, view)}
          helperHref={site.hrefOf(upgradeHelperPathname, view.locale)}
        />
      );
    case upgradeHelperPathname:
      return <UpgradeHelper view={view} products={changeLists(site, view)} />;
    case '/versions':
      return <Versions view={view} products={productVersions(site, view)} />;
    case '/production-error':
      return <ProductionErrors view={view} {...productionErrors(site)} />;
    case '/playground':
      return <Playground view={view} groups={demoGroups(site, view)} />;
    case '/theme-studio':
      return <ThemeStudio view={view} />;
    case '/search':
      return <Search view={view} />;
    case '/offline':
      return <Offline view={view} />;
    case '/404':
      return <NotFound view={view} />;
    default:
      return <ApiChanges view={view} changes={changesOf(site, view)} />;
  }
}

/** The demos that can be edited, by the page they stand on. */
function demoGroups({ index }: Site, { locale }: PageView): DemoGroup[] {
  return [...index.routes.values()].flatMap((route) => {
    const page = route.pages.get(locale) ?? [...route.pages.values()][0];
    const demos = (page?.blocks ?? [])
      .filter((block) => block.kind === 'demo')
      .filter(({ edit }) => edit !== false)
      .map(({ name }) => ({
        id: `${route.item.folder ?? ''}/demos/${name}`,
        name: readable(name),
      }));
    return page && demos.length > 0 ? [{ title: page.frontmatter.title, demos }] : [];
  });
}

/** The name of a demo's file as words. */
function readable(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function HomeScreen({ site, view }: ScreenProps) {
  const { products } = site.index.config;
  const family = products.find(({ shared }) => shared);
  const hrefOf: HrefOf = (pathname) =>
    hasPage(site.index, pathname) ? site.hrefOf(pathname, view.locale) : undefined;
  return (
    <Home
      view={view}
      data={{
        hrefOf,
        productVersions: Object.fromEntries(
          products.map((product) => [product.id, site.versionOf(product)]),
        ),
        componentCount: galleryGroups(site, view).flatMap(({ items }) => items).length,
        news: view.locale === 'en' ? news : news.map((entry) => ({ ...entry, lang: 'en' })),
        versions: family ? describeVersions(site, family, { locale: view.locale }) : [],
      }}
    />
  );
}
