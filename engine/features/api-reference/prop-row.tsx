import { useTranslate } from '../config/docs-provider.tsx';
import { AnchorLink } from './api-heading.tsx';
import type { ApiProp } from './api-entry.ts';
import { useApiScope } from './api-scope.ts';
import { CommentText } from './comment-text.tsx';
import { LongName } from './long-name.tsx';
import { PropMarks } from './prop-marks.tsx';
import { PropSignature } from './prop-signature.tsx';
import { PropUses } from './prop-uses.tsx';
import { TypeCode } from './type-code.tsx';
import { tableRoles } from './table-roles.ts';

interface PropRowProps {
  prop: ApiProp;
  /** Anchor of the row. */
  id: string;
  /** False where no row has a default. */
  hasDefaults: boolean;
}

/** One row of a table of props; the same markup becomes an item of a list. */
export function PropRow({ prop, id, hasDefaults }: PropRowProps) {
  const t = useTranslate();
  const { view } = useApiScope();
  const uses = view.uses[prop.name] ?? [];
  return (
    <tr {...tableRoles.row} id={id} {...rowFacts(prop)}>
      <th {...tableRoles.rowHeader}>
        <span>
          <code className="pname">
            <LongName name={prop.name} />
          </code>
          <AnchorLink id={id} />
        </span>
        <PropMarks
          required={prop.required}
          deprecated={prop.deprecated !== undefined}
          plan={prop.plan}
        />
      </th>
      <td {...tableRoles.cell} data-k={t('api.type')}>
        <TypeCode type={prop.type} />
      </td>
      {hasDefaults && <DefaultCell value={prop.default} />}
      <td {...tableRoles.cell}>
        {prop.description !== undefined && <CommentText markdown={prop.description} />}
        {prop.deprecated && <CommentText markdown={prop.deprecated} />}
        {prop.signature && <PropSignature signature={prop.signature} />}
        <PropUses uses={uses} />
      </td>
    </tr>
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

/** The value that holds when nothing is passed. */
function DefaultCell({ value }: { value: string | undefined }) {
  const t = useTranslate();
  return (
    <td {...tableRoles.cell} data-k={t('api.default')}>
      {value === undefined ? (
        <span className="none">—</span>
      ) : (
        <code className="pdef">{value.replace(/^`|`$/g, '')}</code>
      )}
    </td>
  );
}
