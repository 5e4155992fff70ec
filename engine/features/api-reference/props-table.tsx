import { useTranslate } from '../config/docs-provider.tsx';
import { ApiTable } from './api-table.tsx';
import type { ApiEntry, ApiProp } from './api-entry.ts';
import { propId } from './api-ids.ts';
import type { MemberTable } from './history/api-snapshot.ts';
import { PropRow } from './prop-row.tsx';
import { tableRoles } from './table-roles.ts';

interface PropsTableProps {
  label: string;
  /** What the rows are, where they are no props. */
  table?: MemberTable;
  props: readonly ApiProp[];
  /** Anchor of a row. */
  idOf: (name: string) => string;
  /** Entries whose props can be shown below the own ones. */
  ancestors?: readonly ApiEntry[];
}

/** Props, members or methods, with those that are passed on below them. */
export function PropsTable(given: PropsTableProps) {
  const { label, table = 'props', props, idOf, ancestors = [] } = given;
  const t = useTranslate();
  const all = [...props, ...ancestors.flatMap((entry) => entry.props)];
  const hasDefaults = all.some((prop) => prop.default !== undefined);
  const columns = ['name', 'type', ...(hasDefaults ? ['default'] : []), 'description'];
  return (
    <ApiTable label={label} kind="props" columns={columns.map((name) => t(`api.${name}`))}>
      <tbody {...tableRoles.group}>
        {props.map((prop) => (
          <PropRow key={prop.name} prop={prop} id={idOf(prop.name)} {...{ table, hasDefaults }} />
        ))}
      </tbody>
      {ancestors.map((entry, at) => (
        <Inherited
          key={entry.id}
          entry={entry}
          known={namesOf(props, ancestors.slice(0, at))}
          columns={columns.length}
        />
      ))}
    </ApiTable>
  );
}

interface InheritedProps {
  entry: ApiEntry;
  /** Props that stand above already. */
  known: ReadonlySet<string>;
  columns: number;
}

function Inherited({ entry, known, columns }: InheritedProps) {
  const t = useTranslate();
  const props = entry.props.filter(({ name }) => !known.has(name));
  return (
    <tbody {...tableRoles.group} data-inherited="" hidden>
      <tr {...tableRoles.row} className="origin">
        <th {...tableRoles.groupHeader} colSpan={columns}>
          {t('api.inheritedFrom').replace('{name}', entry.name)}
        </th>
      </tr>
      {props.map((prop) => (
        <PropRow
          key={prop.name}
          prop={prop}
          id={propId(entry, prop.name)}
          table="props"
          hasDefaults={columns === 4}
        />
      ))}
    </tbody>
  );
}

function namesOf(props: readonly ApiProp[], others: readonly ApiEntry[]): Set<string> {
  return new Set([...props, ...others.flatMap((entry) => entry.props)].map(({ name }) => name));
}
