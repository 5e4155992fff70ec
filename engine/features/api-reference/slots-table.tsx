import { useTranslate } from '../config/docs-provider.tsx';
import type { ApiEntry, ApiSlot } from './api-entry.ts';
import { slotId } from './api-ids.ts';
import { useApiScope } from './api-scope.ts';
import { ApiTable } from './api-table.tsx';
import { CommentCell } from './comment-text.tsx';
import { markOf } from './history/entry-history.ts';
import { LongName } from '../code/long-name.tsx';
import { sinceFacts } from './history/since-facts.ts';
import { PropMarks } from './prop-marks.tsx';
import { RowName } from './row-name.tsx';
import { TypeText } from './type-code.tsx';
import { tableRoles } from './table-roles.ts';

/** The parts of a component that can be replaced. */
export function SlotsTable({ entry, label }: { entry: ApiEntry; label: string }) {
  const t = useTranslate();
  // Where few slots have a class, the list of classes tells them.
  const hasClasses =
    2 * entry.slots.filter(({ className }) => className).length > entry.slots.length;
  const columns = ['slot', ...(hasClasses ? ['className'] : []), 'default', 'description'];
  return (
    <ApiTable label={label} kind="slots" columns={columns.map((name) => t(`api.${name}`))}>
      <tbody {...tableRoles.group}>
        {entry.slots.map((slot) => (
          <SlotRow
            key={slot.name}
            slot={slot}
            id={slotId(entry, slot.name)}
            hasClasses={hasClasses}
          />
        ))}
      </tbody>
    </ApiTable>
  );
}

interface SlotRowProps {
  slot: ApiSlot;
  /** Anchor of the row. */
  id: string;
  /** False where no row has a class. */
  hasClasses: boolean;
}

function SlotRow({ slot, id, hasClasses }: SlotRowProps) {
  const t = useTranslate();
  const { view } = useApiScope();
  const { name, className, plan, deprecated, description } = slot;
  const time = markOf(view.history, 'slots', name);
  return (
    <tr {...tableRoles.row} id={id} {...(plan && { 'data-plan': plan })} {...sinceFacts(time)}>
      <th {...tableRoles.rowHeader}>
        <RowName name={name} id={id} />
        <PropMarks deprecated={deprecated !== undefined} plan={plan} time={time} />
      </th>
      {hasClasses && (
        <td {...tableRoles.cell} data-k={t('api.className')}>
          {className !== undefined && <ClassCode className={className} />}
        </td>
      )}
      <td {...tableRoles.cell} className="ptype" data-k={t('api.default')}>
        {slot.default !== undefined && <TypeText type={slot.default} />}
      </td>
      <CommentCell markdown={description} />
    </tr>
  );
}

/** A class as it is written in a style sheet. */
function ClassCode({ className }: { className: string }) {
  return (
    <code className="pdef">
      .<LongName name={className} />
    </code>
  );
}
