import { useTranslate } from '../config/docs-provider.tsx';
import type { ApiEntry } from './api-entry.ts';
import { classId, classRowsOf, type ClassRow } from './api-ids.ts';
import { useApiScope } from './api-scope.ts';
import { ApiTable } from './api-table.tsx';
import { CommentText } from './comment-text.tsx';
import { markOf } from './history/entry-history.ts';
import { LongName } from '../code/long-name.tsx';
import { sinceFacts } from './history/since-facts.ts';
import { PropMarks } from './prop-marks.tsx';
import { RowName } from './row-name.tsx';
import { tableRoles } from './table-roles.ts';

/** The classes that a component puts into the page. */
export function ClassesTable({ entry, label }: { entry: ApiEntry; label: string }) {
  const t = useTranslate();
  const columns = ['className', 'rule', 'description'];
  return (
    <ApiTable label={label} kind="classes" columns={columns.map((name) => t(`api.${name}`))}>
      <tbody {...tableRoles.group}>
        {classRowsOf(entry).map((row) => (
          <Row key={row.className} row={row} id={classId(entry, row.className)} />
        ))}
      </tbody>
    </ApiTable>
  );
}

function Row({ row, id }: { row: ClassRow; id: string }) {
  const t = useTranslate();
  const { view } = useApiScope();
  const time = markOf(view.history, 'classes', row.key);
  return (
    <tr
      {...tableRoles.row}
      id={id}
      {...(row.deprecated !== undefined && { 'data-dep': '' })}
      {...sinceFacts(time)}
    >
      <th {...tableRoles.rowHeader}>
        <RowName name={`.${row.className}`} id={id} />
        <PropMarks deprecated={row.deprecated !== undefined} time={time} />
      </th>
      <td {...tableRoles.cell} data-k={t('api.rule')}>
        <code className="pdef">
          <LongName name={row.key} />
        </code>
      </td>
      <td {...tableRoles.cell}>
        {row.description !== undefined && <CommentText markdown={row.description} />}{' '}
        {row.deprecated && <CommentText markdown={row.deprecated} />}
      </td>
    </tr>
  );
}
