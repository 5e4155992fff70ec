import { useTranslate } from 'engine/features/config/docs-provider.tsx';
import type { PageView } from 'engine/model/page-view.ts';
import { CopyMenu } from 'engine/shell/copy-menu.tsx';
import type { ProductChanges } from './describe-changes.ts';
import { CompareVersions } from './compare-versions.tsx';
import { fillIn } from 'engine/base/fill-in.ts';
import { ProductName } from './product-name.tsx';
import { VersionStep } from './version-step.tsx';
import { SidePage } from './side-page.tsx';

interface ChangeListProps {
  view: PageView;
  products: readonly ProductChanges[];
  /** Address of the page that looks for changes in code. */
  helperHref: string;
}

/** Every step from major version to major version whose changes have a page, by product. */
export function ChangeList({ view, products, helperHref }: ChangeListProps) {
  const t = useTranslate();
  const contents = products.map(({ id, name }) => ({ id, text: name, children: [] }));
  return (
    <SidePage view={view} contents={contents}>
      <div className="title-row">
        <h1>{view.title}</h1>
        <CopyMenu view={view} />
      </div>
      <p className="lead">{t('apiChanges.listLead')}</p>
      <p className="changes__guide">
        {t('upgradeHelper.link')} <a href={helperHref}>{t('screens.upgradeHelper.title')}</a>
      </p>
      <CompareVersions products={products} />
      {products.map((product) => (
        <ProductSteps key={product.id} product={product} />
      ))}
    </SidePage>
  );
}

function ProductSteps({ product: { id, name, glyph, steps } }: { product: ProductChanges }) {
  const t = useTranslate();
  return (
    <section aria-labelledby={id}>
      <h2 className="upgrades__head" id={id}>
        <ProductName name={name} glyph={glyph} />
      </h2>
      <ul className="upgrades">
        {steps.map(({ href, title, from, to, count }) => (
          <li key={href}>
            <VersionStep step={{ from, to }} />
            <div>
              <a href={href}>{title}</a>
              <p>{fillIn(t('apiChanges.count'), { count })}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
