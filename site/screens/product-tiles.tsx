import type { ComponentType } from 'react';
import { useTranslate } from 'engine/features/config/docs-provider.tsx';
import type { ProductLink } from 'engine/model/page-view.ts';
import { ProductGlyph } from 'engine/shell/product-glyph.tsx';
import { fillIn } from 'engine/base/fill-in.ts';
import type { HomeData } from './home-data.ts';
import { ChartsPreview } from './previews/charts-preview.tsx';
import { DataGridPreview } from './previews/data-grid-preview.tsx';
import { DatePickersPreview } from './previews/date-pickers-preview.tsx';
import { GalleryGlyph } from './gallery-glyph.tsx';
import { GalleryPreview } from './previews/gallery-preview.tsx';
import { MaterialPreview } from './previews/material-preview.tsx';
import { SystemPreview } from './previews/system-preview.tsx';
import { TreeViewPreview } from './previews/tree-view-preview.tsx';
import { SectionHead } from './section-head.tsx';
import { Tile, type TileShape } from './tile.tsx';

interface TilePlan {
  id: string;
  shape: TileShape;
  Preview: ComponentType;
}

/** Tiles in order: their shapes fill whole rows of the grid, together with the gallery's tile. */
const plans: readonly TilePlan[] = [
  { id: 'x-data-grid', shape: 'wide', Preview: DataGridPreview },
  { id: 'material-ui', shape: 'third', Preview: MaterialPreview },
  { id: 'x-date-pickers', shape: 'third', Preview: DatePickersPreview },
  { id: 'x-charts', shape: 'third', Preview: ChartsPreview },
  { id: 'x-tree-view', shape: 'third', Preview: TreeViewPreview },
  { id: 'system', shape: 'half', Preview: SystemPreview },
];

/** One tile per product with a drawn preview, and one for the gallery of components. */
export function ProductTiles({
  products,
  data,
}: {
  products: readonly ProductLink[];
  data: HomeData;
}) {
  const t = useTranslate();
  return (
    <section aria-labelledby="products">
      <SectionHead
        id="products"
        title={t('home.products')}
        link={t('home.allComponents')}
        href={data.hrefOf('/components')}
      />
      <div className="bento">
        {plans.map((plan) => {
          const product = products.find(({ id }) => id === plan.id);
          return (
            product && (
              <ProductTile
                key={plan.id}
                plan={plan}
                product={product}
                version={data.productVersions[plan.id]}
              />
            )
          );
        })}
        <GalleryTile data={data} />
      </div>
    </section>
  );
}

interface ProductTileProps {
  plan: TilePlan;
  product: ProductLink;
  version: string | undefined;
}

function ProductTile({ plan, product, version }: ProductTileProps) {
  const t = useTranslate();
  return (
    <Tile
      title={product.text}
      href={product.href}
      detail={version}
      text={t(`home.tile.${plan.id}`)}
      glyph={<ProductGlyph name={product.glyph} />}
      shape={plan.shape}
    >
      <plan.Preview />
    </Tile>
  );
}

function GalleryTile({ data }: { data: HomeData }) {
  const t = useTranslate();
  return (
    <Tile
      title={t('home.allComponents')}
      href={data.hrefOf('/components')}
      detail={fillIn(t('home.componentCount'), { count: data.componentCount })}
      text={t('home.tile.gallery')}
      glyph={<GalleryGlyph />}
      shape="half"
    >
      <GalleryPreview />
    </Tile>
  );
}
