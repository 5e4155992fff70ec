import type { MouseEvent } from 'react';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGridPro,
  gridPinnedColumnsSelector,
  gridVisibleColumnFieldsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid-pro';
import { columns, songs } from './data';

function MoveMenuItems({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const visible = useGridSelector(apiRef, gridVisibleColumnFieldsSelector);
  const { left = [], right = [] } = useGridSelector(apiRef, gridPinnedColumnsSelector);
  // Pinned columns stay where they are.
  const fields = visible.filter((field) => !left.includes(field) && !right.includes(field));
  const index = fields.indexOf(colDef.field);
  const previous = fields[index - 1];
  const next = index === -1 ? undefined : fields[index + 1];

  const moveTo = (neighbor: string | undefined, event: MouseEvent<HTMLElement>) => {
    if (neighbor !== undefined) {
      const target = apiRef.current.getColumnIndex(neighbor, false);
      apiRef.current.setColumnIndex(colDef.field, target);
    }
    onClick(event); // closes the menu
  };

  return (
    <>
      <MenuItem disabled={previous === undefined} onClick={(event) => moveTo(previous, event)}>
        Move to previous position
      </MenuItem>
      <MenuItem disabled={next === undefined} onClick={(event) => moveTo(next, event)}>
        Move to next position
      </MenuItem>
    </>
  );
}

const slotProps = {
  columnMenu: {
    slots: { moveItems: MoveMenuItems },
    slotProps: { moveItems: { displayOrder: 25 } },
  },
};

export default function MoveItems() {
  return (
    <div style={{ width: '100%' }}>
      <DataGridPro
        label="Set list with menu items to move columns"
        rows={songs}
        columns={columns}
        slotProps={slotProps}
        hideFooter
      />
    </div>
  );
}
