import { Icon } from 'engine/shell/icon.tsx';

interface TreeRow {
  depth: 0 | 1 | 2;
  name: string;
  check: 'on' | 'some' | 'off';
  kind: 'open' | 'closed' | 'file';
  chosen?: boolean;
}

const rows: readonly TreeRow[] = [
  { depth: 0, name: 'packages', check: 'some', kind: 'open' },
  { depth: 1, name: 'data-grid', check: 'some', kind: 'open' },
  { depth: 2, name: 'filterModel.ts', check: 'on', kind: 'file' },
  { depth: 2, name: 'operators.ts', check: 'on', kind: 'file', chosen: true },
  { depth: 2, name: 'quickFilter.ts', check: 'off', kind: 'file' },
  { depth: 1, name: 'charts', check: 'off', kind: 'closed' },
];

/** A tree of files with checkboxes. */
export function TreeViewPreview() {
  return (
    <div className="tv">
      {rows.map((row) => (
        <div
          key={row.name}
          className={`tv__row tv__row--${row.depth}${row.chosen ? ' chosen' : ''}`}
        >
          <span className={`tv__toggle tv__toggle--${row.kind}`}>
            {row.kind !== 'file' && <Icon name="right" small flip />}
          </span>
          <span className={`check check--${row.check}`} />
          <Icon name={row.kind === 'file' ? 'page' : 'folder'} small />
          {row.name}
        </div>
      ))}
    </div>
  );
}
