import { useTranslate } from '../config/docs-provider.tsx';
import type { ApiEntry, ApiSlot } from './api-entry.ts';
import { AnchorLink } from './api-heading.tsx';
import { slotId } from './api-ids.ts';
import { ApiTable } from './api-table.tsx';
import { CommentText } from './comment-text.tsx';
import { LongName } from './long-name.tsx';
import { PropMarks } from './prop-marks.tsx';
import { TypeCode } from './type-code.tsx';
import { tableRoles } from './table-roles.ts';

/** The parts of a component that can be replaced. */
export function SlotsTable({ entry, label }: { entry: ApiEntry; label: string }) {
  const t = useTranslate();
  const columns = ['slot', 'className', 'default', 'description'];
  return (
    <ApiTable label={label} kind="slots" columns={columns.map((name) => t(`api.${name}`))}>
      <tbody {...tableRoles.group}>
        {entry.slots.map((slot) => (
          <SlotRow key={slot.name} slot={slot} id={slotId(entry, slot.name)} />
        ))}
      </tbody>
    </ApiTable>
  );
}

function SlotRow({ slot, id }: { slot: ApiSlot; id: string }) {
  const t = useTranslate();
  const none = <span className="none">—</span>;
  const { name, className, plan, deprecated, description } = slot;
  return (
    <tr {...tableRoles.row} id={id} {...(plan && { 'data-plan': plan })}>
      <th {...tableRoles.rowHeader}>
        <span>
          <code className="pname">
            <LongName name={name} />
          </code>
          <AnchorLink id={id} />
        </span>
        <PropMarks deprecated={deprecated !== undefined} plan={plan} />
      </th>
      <td {...tableRoles.cell} data-k={t('api.className')}>
        {className === undefined ? none : <ClassCode className={className} />}
      </td>
      <td {...tableRoles.cell} data-k={t('api.default')}>
        {slot.default === undefined ? none : <TypeCode type={slot.default} />}
      </td>
      <td {...tableRoles.cell}>
        {description !== undefined && <CommentText markdown={description} />}
      </td>
    </tr>
  );
}

/** A class as it is written in a style sheet. */
export function ClassCode({ className, strong }: { className: string; strong?: boolean }) {
  return (
    <code className={strong ? 'pname' : 'pdef'}>
      .<LongName name={className} />
    </code>
  );
}
