import { useTranslate } from '../features/config/docs-provider.tsx';
import type { ProductLink } from '../model/page-view.ts';
import { Icon } from './icon.tsx';
import { ProductGlyph } from './product-glyph.tsx';

/** Switches between the documented products; a disclosure that works without script. */
export function ProductMenu({ products }: { products: readonly ProductLink[] }) {
  const t = useTranslate();
  const current = products.find((product) => product.current);
  return (
    <details className="menu-at menu-at--products" data-menu="">
      <summary className="pick" id="mui-product-selector">
        {current && <ProductGlyph name={current.glyph} />}
        <span>{current?.text ?? t('header.products')}</span>
        <Icon name="chev" small />
      </summary>
      <nav className="menu menu--products" id="mui-product-menu" aria-label={t('header.products')}>
        {products.map((product) => (
          <ProductRow key={product.id} product={product} />
        ))}
      </nav>
    </details>
  );
}

function ProductRow({ product }: { product: ProductLink }) {
  return (
    <a href={product.href} aria-current={product.current || undefined}>
      <ProductGlyph name={product.glyph} />
      <span>
        {product.text}
        <small>{product.description}</small>
      </span>
    </a>
  );
}
