import { useTranslate } from 'engine/features/config/docs-provider.tsx';
import type { PageView } from 'engine/model/page-view.ts';
import { CopyMenu } from 'engine/shell/copy-menu.tsx';
import { ProductName } from './product-name.tsx';
import type { ProductUpgrades, Upgrade } from './product-upgrades.ts';
import { VersionStep } from './version-step.tsx';
import { SidePage } from './side-page.tsx';

interface MigrationGuidesProps {
  view: PageView;
  products: readonly ProductUpgrades[];
  /** Address of the list of changes in the API. */
  changesHref: string;
}

/** Every guide from version to version, by product. */
export function MigrationGuides({ view, products, changesHref }: MigrationGuidesProps) {
  const t = useTranslate();
  const nameOf = ({ name, shared }: ProductUpgrades) => (shared ? t('migration.shared') : name);
  const contents = products.map((product) => ({
    id: product.id,
    text: nameOf(product),
    children: [],
  }));
  return (
    <SidePage view={view} contents={contents}>
      <div className="title-row">
        <h1>{view.title}</h1>
        <CopyMenu view={view} />
      </div>
      <p className="lead">{t('migration.lead')}</p>
      <p className="changes__guide">
        {t('migration.changes')} <a href={changesHref}>{t('screens.apiChanges.title')}</a>
      </p>
      {products.map((product) => (
        <section key={product.id} aria-labelledby={product.id}>
          <h2 className="upgrades__head" id={product.id}>
            <ProductName name={nameOf(product)} glyph={product.glyph} />
          </h2>
          <ul className="upgrades">
            {product.guides.map((guide) => (
              <UpgradeRow key={guide.href} guide={guide} />
            ))}
          </ul>
        </section>
      ))}
    </SidePage>
  );
}

function UpgradeRow({ guide }: { guide: Upgrade }) {
  const { title, href, description, lang } = guide;
  return (
    <li>
      <VersionStep step={guide} />
      <div lang={lang}>
        <a href={href}>{title}</a>
        <p>{description}</p>
      </div>
    </li>
  );
}
