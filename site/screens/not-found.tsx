import { useTranslate } from 'engine/features/config/docs-provider.tsx';
import type { PageView } from 'engine/model/page-view.ts';
import { Icon } from 'engine/shell/icon.tsx';
import { ProductGlyph } from 'engine/shell/product-glyph.tsx';
import { SiteFrame } from 'engine/shell/site-frame.tsx';
import { LostArt } from './lost-art.tsx';
import { SearchField } from './search-field.tsx';

/** What a reader sees at an address without a page: search, the products, the way home. */
export function NotFound({ view }: { view: PageView }) {
  const t = useTranslate();
  return (
    <SiteFrame view={view} layout="open">
      <main id="main-content" tabIndex={-1} className="lost">
        <div className="lost__in">
          <LostArt />
          <h1>{t('notFound.title')}</h1>
          <p>{t('notFound.text')}</p>
          <SearchField text={t('home.search')} />
          <WaysOn view={view} />
        </div>
      </main>
    </SiteFrame>
  );
}

function WaysOn({ view }: { view: PageView }) {
  const t = useTranslate();
  return (
    <nav aria-label={t('notFound.waysOn')}>
      <ul className="rows mt-2">
        {view.products
          .filter(({ href }) => href)
          .map((product) => (
            <li key={product.id}>
              <a href={product.href}>
                <ProductGlyph name={product.glyph} />
                <RowText name={product.text} text={product.description} />
                <Icon name="arrow" small flip />
              </a>
            </li>
          ))}
        <li>
          <a href={view.site.homeHref}>
            <RowText name={t('notFound.home')} text={t('notFound.homeText')} />
            <Icon name="arrow" small flip />
          </a>
        </li>
      </ul>
    </nav>
  );
}

function RowText({ name, text }: { name: string; text: string }) {
  return (
    <span className="lost__row">
      <b>{name}</b>
      <span>{text}</span>
    </span>
  );
}
