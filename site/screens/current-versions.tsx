import { tableRoles } from 'engine/features/api-reference/table-roles.ts';
import { useDocsConfig, useTranslate } from 'engine/features/config/docs-provider.tsx';
import { formatDate } from 'engine/model/format-date.ts';
import { fillIn } from 'engine/base/fill-in.ts';
import { ProductName } from './product-name.tsx';
import { VersionTable } from './version-table.tsx';
import type { ProductVersions } from './product-versions.ts';

interface CurrentVersionsProps {
  products: readonly ProductVersions[];
}

/** The documented version of each product's package. */
export function CurrentVersions({ products }: CurrentVersionsProps) {
  const t = useTranslate();
  return (
    <VersionTable labelledBy="current-versions">
      <thead {...tableRoles.group}>
        <tr {...tableRoles.row}>
          <th {...tableRoles.columnHeader}>{t('versions.product')}</th>
          <th {...tableRoles.columnHeader}>{t('versions.version')}</th>
          <th {...tableRoles.columnHeader}>{t('versions.released')}</th>
          <th {...tableRoles.columnHeader}>{t('versions.package')}</th>
          <th {...tableRoles.columnHeader}>
            <span className="vh">{t('versions.links')}</span>
          </th>
        </tr>
      </thead>
      <tbody {...tableRoles.group}>
        {products.map((product) => (
          <CurrentVersion key={product.id} product={product} />
        ))}
      </tbody>
    </VersionTable>
  );
}

function CurrentVersion({ product }: { product: ProductVersions }) {
  const { locale } = useDocsConfig();
  const { name, glyph, version, released, packageName } = product;
  return (
    <tr {...tableRoles.row}>
      <th {...tableRoles.rowHeader}>
        <ProductName name={name} glyph={glyph} />
      </th>
      <td {...tableRoles.cell}>
        <b>{version}</b>
      </td>
      <td {...tableRoles.cell}>
        {released && <time dateTime={released}>{formatDate(released, locale)}</time>}
      </td>
      <td {...tableRoles.cell}>
        <code className="ic">{packageName}</code>
      </td>
      <td {...tableRoles.cell}>
        <Links product={product} />
      </td>
    </tr>
  );
}

function Links({ product }: { product: ProductVersions }) {
  const t = useTranslate();
  const { name, version, versions, releaseNotesHref } = product;
  const href = versions.find(({ current }) => current)?.href;
  return (
    <span className="vtable__links">
      {href && (
        <a href={href} aria-label={fillIn(t('versions.docsOf'), { product: name, version })}>
          {t('versions.docs')}
        </a>
      )}
      {releaseNotesHref && (
        <a href={releaseNotesHref} aria-label={fillIn(t('versions.notesOf'), { product: name })}>
          {t('versions.notes')}
        </a>
      )}
    </span>
  );
}
