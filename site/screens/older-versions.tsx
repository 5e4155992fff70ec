import { tableRoles } from 'engine/features/api-reference/table-roles.ts';
import { useTranslate } from 'engine/features/config/docs-provider.tsx';
import type { DocsVersion } from 'engine/model/version.ts';
import { fillIn } from 'engine/base/fill-in.ts';
import { ProductName } from './product-name.tsx';
import { VersionTable } from './version-table.tsx';
import type { ProductVersions } from './product-versions.ts';

interface OlderVersionsProps {
  products: readonly ProductVersions[];
}

/** Where the older versions of each product are documented: a row per product, a column per version. */
export function OlderVersions({ products }: OlderVersionsProps) {
  const t = useTranslate();
  const columns = olderTextsOf(products);
  return (
    <VersionTable labelledBy="older-versions">
      <thead {...tableRoles.group}>
        <tr {...tableRoles.row}>
          <th {...tableRoles.columnHeader}>{t('versions.product')}</th>
          {columns.map((text) => (
            <th {...tableRoles.columnHeader} key={text}>
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.group}>
        {products.map((product) => (
          <tr {...tableRoles.row} key={product.id}>
            <th {...tableRoles.rowHeader}>
              <ProductName name={product.name} glyph={product.glyph} />
            </th>
            {columns.map((text) => (
              <td {...tableRoles.cell} key={text} data-version={text}>
                <OlderVersion product={product} text={text} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </VersionTable>
  );
}

/** Every older version that some product has, the newest first. */
function olderTextsOf(products: readonly ProductVersions[]): string[] {
  const texts = products.flatMap(({ versions }) =>
    versions.filter(({ current }) => !current).map(({ text }) => text),
  );
  return [...new Set(texts)].sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
}

function OlderVersion({ product, text }: { product: ProductVersions; text: string }) {
  const t = useTranslate();
  const older = product.versions.find((version) => !version.current && version.text === text);
  if (older) {
    const label = fillIn(t('versions.docsOf'), { product: product.name, version: text });
    return (
      <span className="vtable__pair">
        <a href={older.href} aria-label={label}>
          {t('versions.docs')}
        </a>
        {older.upgrade && <UpgradeLink name={product.name} text={text} upgrade={older.upgrade} />}
      </span>
    );
  }
  const documentedHere = product.version.split('.')[0] === text.replace('v', '');
  if (documentedHere) return <span className="tag tag--new">{t('versions.current')}</span>;
  return (
    <span className="vtable__none">
      <span aria-hidden="true">–</span>
      <span className="vh">{t('versions.none')}</span>
    </span>
  );
}

interface UpgradeLinkProps {
  name: string;
  text: string;
  upgrade: NonNullable<DocsVersion['upgrade']>;
}

function UpgradeLink({ name, text, upgrade: { href, to } }: UpgradeLinkProps) {
  const t = useTranslate();
  const label = fillIn(t('versions.upgradeOf'), { product: name, from: text, to });
  return (
    <a href={href} aria-label={label}>
      {fillIn(t('header.upgrade'), { to })}
    </a>
  );
}
