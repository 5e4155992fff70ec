import { Fragment } from 'react';
import { useTranslate } from '../config/docs-provider.tsx';
import type { ApiProp } from './api-entry.ts';
import { useApiScope } from './api-scope.ts';
import type { MemberTable } from './history/api-snapshot.ts';
import { markOf } from './history/entry-history.ts';
import { sinceFacts } from './history/since-facts.ts';
import { CommentCell, CommentText } from './comment-text.tsx';
import { readDefault } from './default-value.ts';
import { PropMarks } from './prop-marks.tsx';
import { PropSignature } from './prop-signature.tsx';
import { PropUses } from './prop-uses.tsx';
import { RowName } from './row-name.tsx';
import { shortType } from './short-type.ts';
import { TypeText } from './type-code.tsx';
import { tableRoles } from './table-roles.ts';

interface PropRowProps {
  prop: ApiProp;
  /** Anchor of the row. */
  id: string;
  /** The table that the row stands in. */
  table: MemberTable;
  /** False where no row has a default. */
  hasDefaults: boolean;
}

/** One row of a table of props; the same markup becomes an item of a list. */
export function PropRow({ prop, id, table, hasDefaults }: PropRowProps) {
  const t = useTranslate();
  const { view } = useApiScope();
  const time = markOf(view.history, table, prop.name);
  return (
    <tr {...tableRoles.row} id={id} {...rowFacts(prop)} {...sinceFacts(time)}>
      <th {...tableRoles.rowHeader}>
        <RowName name={prop.name} id={id} />
        <PropMarks
          required={prop.required}
          deprecated={prop.deprecated !== undefined}
          plan={prop.plan}
          time={time}
        />
      </th>
      <td {...tableRoles.cell} className="ptype" data-k={t('api.type')}>
        <TypeText type={shortType(prop)} />
      </td>
      {hasDefaults && <DefaultCell value={prop.default} />}
      <Description prop={prop} />
    </tr>
  );
}

function Description({ prop }: { prop: ApiProp }) {
  const { view } = useApiScope();
  const t = useTranslate();
  const { description, deprecated = '', signature } = prop;
  const { sentence } = prop.default === undefined ? {} : readDefault(prop.default);
  const uses = view.uses[prop.name] ?? [];
  if (deprecated === '' && !sentence && !signature && uses.length === 0) {
    return <CommentCell markdown={description} />;
  }
  return (
    <td {...tableRoles.cell}>
      {[description, deprecated, sentence && `${t('api.default')}: ${sentence}`].map(
        (markdown) =>
          markdown && (
            <Fragment key={markdown}>
              <CommentText markdown={markdown} />{' '}
            </Fragment>
          ),
      )}
      {signature && <PropSignature signature={signature} />}
      {uses.length > 0 && <PropUses uses={uses} />}
    </td>
  );
}

/** What the filter and the style sheet ask a row. */
function rowFacts({ name, required, deprecated, plan }: ApiProp) {
  return {
    ...(required && { 'data-req': '' }),
    ...(deprecated !== undefined && { 'data-dep': '' }),
    ...(/^on[A-Z]/.test(name) && { 'data-event': '' }),
    ...(plan && { 'data-plan': plan }),
  };
}

/** So many letters fit the column of defaults. */
const oneLine = 14;

/** The value that holds when nothing is passed. */
function DefaultCell({ value }: { value: string | undefined }) {
  const t = useTranslate();
  return (
    <td
      {...tableRoles.cell}
      className="pdef"
      data-k={t('api.default')}
      // A long word is cut, it never breaks.
      title={value && value.length > oneLine ? value.replaceAll('`', '') : undefined}
    >
      {value !== undefined && readDefault(value).code}
    </td>
  );
}
