import type { ReactNode } from 'react';

/** How the text of a column stands. */
export type ColumnAlign = 'left' | 'right' | 'center' | null | undefined;

interface TableRegionProps {
  /** Name of the region for listeners. */
  label: string;
  /** `null` stands for an empty cell. */
  head: readonly ReactNode[];
  rows: readonly (readonly ReactNode[])[];
  align: readonly ColumnAlign[];
}

/** A table that scrolls inside its own region, so that the page never does. */
export function TableRegion({ label, head, rows, align }: TableRegionProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <div className="table" tabIndex={0} role="region" aria-label={label}>
      <table>
        <thead>
          <tr>
            {head.map((cell, column) => {
              // A header without a word would be read out as one.
              const Cell = cell === null ? 'td' : 'th';
              return (
                <Cell
                  key={column}
                  scope={Cell === 'th' ? 'col' : undefined}
                  className={classOf(align[column])}
                >
                  {cell}
                </Cell>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={column} className={classOf(align[column])}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function classOf(align: ColumnAlign): string | undefined {
  return align === 'right' || align === 'center'
    ? `is-${align === 'right' ? 'end' : align}`
    : undefined;
}
