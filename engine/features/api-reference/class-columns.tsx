import { escapeHtml } from '../../base/escape-html.ts';
import type { ApiEntry } from './api-entry.ts';
import { useApiScope } from './api-scope.ts';
import { classId, classRowsOf, type ClassRow } from './api-ids.ts';
import { markOf } from './history/entry-history.ts';
import { sinceFacts } from './history/since-facts.ts';

/** More classes than this fill screens as a table. */
const mostRows = 60;

/** True for entries whose classes stand in columns. */
export function hasManyClasses(entry: ApiEntry): boolean {
  return classRowsOf(entry).length > mostRows;
}

/** What nearly all class names of an entry begin with, e.g. `MuiDataGrid-`. */
export function classPrefixOf(entry: ApiEntry): string {
  const counts = new Map<string, number>();
  for (const { className } of classRowsOf(entry)) {
    const [start = ''] = /^\w+-/.exec(className) ?? [];
    counts.set(start, (counts.get(start) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? '';
}

/** Many classes: bare names in columns, each opens what it styles. */
export function ClassColumns({ entry }: { entry: ApiEntry }) {
  const prefix = classPrefixOf(entry);
  const { view } = useApiScope();
  return (
    <div className="class-columns" data-api-table="classes" data-line={view.line}>
      {classRowsOf(entry).map((row) => (
        <Class key={row.className} row={row} prefix={prefix} id={classId(entry, row.className)} />
      ))}
    </div>
  );
}

function Class({ row, prefix, id }: { row: ClassRow; prefix: string; id: string }) {
  const { view, describe } = useApiScope();
  const { className, description, deprecated } = row;
  const name = className.startsWith(prefix) ? className.slice(prefix.length) : `.${className}`;
  const time = markOf(view.history, 'classes', row.key);
  const summary = `<summary class="pname">${escapeHtml(name)}</summary>`;
  return (
    <details
      id={id}
      {...view.commentLanguage}
      {...(deprecated !== undefined && { 'data-dep': '' })}
      {...sinceFacts(time)}
      // An element round each description would be hundreds on a large page.
      dangerouslySetInnerHTML={{ __html: summary + describe(description ?? '') }}
    />
  );
}
