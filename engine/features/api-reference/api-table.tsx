import type { ReactNode } from 'react';
import { useApiScope } from './api-scope.ts';
import { tableRoles } from './table-roles.ts';

interface ApiTableProps {
  /** Name of the table for listeners. */
  label: string;
  columns: readonly string[];
  /** Which columns it has: the widths differ. */
  kind: 'props' | 'slots' | 'classes';
  /** Table bodies. */
  children: ReactNode;
}

/** A table that turns into a list where it is narrow; explicit roles keep it a table for listeners. */
export function ApiTable({ label, columns, kind, children }: ApiTableProps) {
  const { view } = useApiScope();
  return (
    <div
      className={`props wide props--${kind}`}
      data-api-table={kind}
      data-line={view.line}
      data-view="table"
      data-columns={columns.length}
    >
      <div className="table">
        <table {...tableRoles.table} aria-label={label}>
          <thead {...tableRoles.group}>
            <tr {...tableRoles.row}>
              {columns.map((column) => (
                <th key={column} {...tableRoles.columnHeader}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          {children}
        </table>
      </div>
    </div>
  );
}
