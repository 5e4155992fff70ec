import { useTranslate } from 'engine/features/config/docs-provider.tsx';
import type { PageView } from 'engine/model/page-view.ts';
import { SiteFrame } from 'engine/shell/site-frame.tsx';
import { footerColumnsOf } from './footer-columns.ts';
import { Hero } from './hero.tsx';
import type { HomeData } from './home-data.ts';
import { NewsList } from './news-list.tsx';
import { ProductTiles } from './product-tiles.tsx';
import { SectionHead } from './section-head.tsx';
import { StartList } from './start-list.tsx';
import { VersionRows } from './version-rows.tsx';

/** The home page: search first, then the products, first steps, news and versions. */
export function Home({ view, data }: { view: PageView; data: HomeData }) {
  const t = useTranslate();
  const { hrefOf } = data;
  const products = view.products.filter(({ shared }) => !shared);
  const footerColumns = footerColumnsOf({ products, hrefOf, translate: t });
  return (
    <SiteFrame view={view} layout="open" footerColumns={footerColumns}>
      <main id="main-content" tabIndex={-1} className="home">
        <Hero hrefOf={hrefOf} />
        <ProductTiles products={products} data={data} />
        <StartList hrefOf={hrefOf} />
        <div className="duo">
          <News data={data} />
          <Versions data={data} />
        </div>
      </main>
    </SiteFrame>
  );
}

function News({ data }: { data: HomeData }) {
  const t = useTranslate();
  if (data.news.length === 0) return null;
  return (
    <section aria-labelledby="news">
      <SectionHead
        id="news"
        title={t('home.news')}
        link={t('home.changelog')}
        href={data.changelogHref}
      />
      <NewsList entries={data.news} />
    </section>
  );
}

function Versions({ data }: { data: HomeData }) {
  const t = useTranslate();
  if (data.versions.length === 0) return null;
  return (
    <section aria-labelledby="versions">
      <SectionHead
        id="versions"
        title={t('home.versions')}
        link={t('home.allVersions')}
        href={data.hrefOf('/versions')}
      />
      <VersionRows versions={data.versions} />
    </section>
  );
}
