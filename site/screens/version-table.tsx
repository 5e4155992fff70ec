import type { ReactNode } from 'react';

interface VersionTableProps {
  /** Id of the heading that names the table. */
  labelledBy: string;
  children: ReactNode;
}

/** A table that scrolls inside its own frame on narrow screens. */
export function VersionTable({ labelledBy, children }: VersionTableProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <div className="table vtable" role="region" aria-labelledby={labelledBy} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
