import type { ReactNode } from 'react';
import { tableRoles } from 'engine/features/api-reference/table-roles.ts';

interface VersionTableProps {
  /** Id of the heading that names the table. */
  labelledBy: string;
  children: ReactNode;
}

/** A table that scrolls inside its own frame where it is too wide, and turns into a list on phones; its roles are written out, so that it stays a table to listeners. */
export function VersionTable({ labelledBy, children }: VersionTableProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <div className="table vtable" role="region" aria-labelledby={labelledBy} tabIndex={0}>
      <table {...tableRoles.table}>{children}</table>
    </div>
  );
}
