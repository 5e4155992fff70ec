import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import { claim, expect, show } from '#claims';
import OddRows from './demos/odd-rows.tsx';

const row = (id: number) => document.querySelector(`[role=row][data-id="${id}"]`);

claim('Rows no longer have the classes `Mui-odd` and `Mui-even`.', async () => {
  await show(<OddRows />);
  await expect.poll(() => row(2)).not.toBeNull();
  expect(row(1)).toHaveClass('even');
  expect(row(2)).toHaveClass('odd');
  expect(row(2)).not.toHaveClass('Mui-odd');
  expect(row(1)).not.toHaveClass('Mui-even');
});

claim(
  'The third argument of `selectRow` means `resetSelection` instead of `allowMultiple`.',
  async () => {
    const apiRef: NonNullable<DataGridProps['apiRef']> = { current: null };
    await show(
      <div style={{ height: 300, width: 400 }}>
        <DataGrid
          apiRef={apiRef}
          rows={[{ id: 1 }, { id: 2 }]}
          columns={[{ field: 'id' }]}
          checkboxSelection
        />
      </div>,
    );
    await expect.poll(() => row(1)).not.toBeNull();
    const selected = () => [...(apiRef.current?.getSelectedRows().keys() ?? [])];
    apiRef.current?.selectRow(1, true, false);
    apiRef.current?.selectRow(2, true, false);
    expect(selected()).toEqual([1, 2]);
    apiRef.current?.selectRow(1, true, true);
    expect(selected()).toEqual([1]);
  },
);
