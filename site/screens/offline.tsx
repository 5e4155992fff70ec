import { useTranslate } from 'engine/features/config/docs-provider.tsx';
import type { PageView } from 'engine/model/page-view.ts';
import { ProductGlyph } from 'engine/shell/product-glyph.tsx';
import { SiteFrame } from 'engine/shell/site-frame.tsx';
import { LostArt } from './lost-art.tsx';

/** Where products are saved for reading without a network; also shown in place of a page that was not saved. */
export function Offline({ view }: { view: PageView }) {
  const t = useTranslate();
  return (
    <SiteFrame view={view} layout="open">
      <main id="main-content" tabIndex={-1} className="lost">
        <div className="lost__in" data-offline-page={view.locale}>
          <LostArt />
          <h1>{t('offline.title')}</h1>
          <p data-offline-missing hidden>
            <strong>{t('offline.missing')}</strong>
          </p>
          <p>{t('offline.text')}</p>
          <SavedProducts view={view} />
          <section aria-labelledby="offline-pages">
            <h2 id="offline-pages" className="offline__h">
              {t('offline.pages')}
            </h2>
            <ul className="offline__pages" data-offline-list data-none={t('offline.noPages')} />
          </section>
          <p data-offline-unsupported hidden>
            {t('offline.unsupported')}
          </p>
        </div>
      </main>
    </SiteFrame>
  );
}

function SavedProducts({ view }: { view: PageView }) {
  const t = useTranslate();
  return (
    <section aria-labelledby="offline-products">
      <h2 id="offline-products" className="offline__h">
        {t('offline.products')}
      </h2>
      <ul className="offline__products">
        {view.products.map((product) => (
          <li key={product.id} data-offline-product={product.id} data-name={product.text}>
            <ProductGlyph name={product.glyph} />
            <a href={product.href}>{product.text}</a>
            <span className="offline__state" data-state />
            <span className="offline__do" data-actions />
          </li>
        ))}
      </ul>
    </section>
  );
}
