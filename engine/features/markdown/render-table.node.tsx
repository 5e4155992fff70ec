import type { Table, TableRow } from 'mdast';
import type { ReactNode } from 'react';
import { htmlToken } from '../../model/html-token.ts';
import type { PageScope } from './page-scope.node.ts';
import { renderPhrasing } from './render-phrasing.node.tsx';
import { TableRegion } from './table-region.node.tsx';

/** A table in a region that scrolls by itself. */
export function renderTable(node: Table, scope: PageScope): ReactNode {
  scope.counts.tables += 1;
  const [head, ...rows] = node.children.map((row) => cellsOf(row, { ...scope, inCell: true }));
  return (
    <TableRegion
      label={`${htmlToken('markdown.table')} ${scope.counts.tables}`}
      head={head ?? []}
      rows={rows}
      align={node.align ?? []}
    />
  );
}

function cellsOf(row: TableRow, scope: PageScope): ReactNode[] {
  return row.children.map(({ children }) =>
    children.length === 0 ? null : renderPhrasing(children, scope),
  );
}
