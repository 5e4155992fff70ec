import type { ReactNode } from 'react';
import { DataGrid, type DataGridProps, type GridApi, type GridColDef } from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import FerryTimetable from './demos/ferry-timetable.tsx';
import FestivalStages from './demos/festival-stages.tsx';
import OvenSteps from './demos/oven-steps.tsx';
import SchoolWeek from './demos/school-week.tsx';

const cell = (id: number, field: string) =>
  document.querySelector<HTMLElement>(`[data-id="${id}"] [role=gridcell][data-field="${field}"]`);
/** The spans of a column by row; 0 for a covered cell. */
const spans = (field: string) =>
  [...document.querySelectorAll('[role=row][data-id]')].map((row) =>
    Number(row.querySelector(`[data-field="${field}"]`)?.getAttribute('aria-rowspan') ?? 0),
  );

const shared = { tag: 'x' };
const rows = [
  { id: 1, a: 'p', none: null, empty: '', date: new Date(2026, 1, 1), object: shared },
  { id: 2, a: 'p', none: null, empty: '', date: new Date(2026, 1, 1), object: shared },
  { id: 3, a: 'q', none: null, empty: '', date: new Date(2026, 1, 1), object: { tag: 'x' } },
  { id: 4, a: 'p', none: null, empty: '', date: new Date(2026, 1, 1), object: { tag: 'x' } },
];
const columns: GridColDef[] = [
  { field: 'id' },
  { field: 'a' },
  { field: 'none' },
  { field: 'empty' },
  { field: 'date', type: 'date' },
  { field: 'object', valueFormatter: (value: { tag: string }) => value.tag },
];

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 420, width: 800 }}>
      <DataGrid rows={rows} columns={columns} rowSpanning {...props} />
    </div>
  );
}
const wide = (element: ReactNode) => <div style={{ width: 800 }}>{element}</div>;

claim(
  'Set `rowSpanning` to merge cells of a column when consecutive rows have the same value.',
  async () => {
    await show(wide(<FerryTimetable />));
    await expect.poll(() => spans('harbor')).toEqual([3, 0, 0, 3, 0, 0]);
    expect(spans('island')).toEqual([2, 0, 2, 0, 2, 0]);
    expect(spans('time')).toEqual([1, 1, 1, 1, 1, 1]);
    expect(cell(1, 'harbor')?.getBoundingClientRect().height).toBe(156);
  },
);

claim('Cells without a value (`null` or `undefined`) never merge. Empty strings do.', async () => {
  await show(<Grid />);
  await expect.poll(() => spans('a')).toEqual([2, 0, 1, 1]);
  expect(spans('none')).toEqual([1, 1, 1, 1]);
  expect(spans('empty')).toEqual([4, 0, 0, 0]);
});

claim('Objects and dates only merge if they are the same object.', async () => {
  await show(<Grid />);
  await expect.poll(() => spans('object')).toEqual([2, 0, 1, 1]);
  expect(spans('date')).toEqual([1, 1, 1, 1]);
});

claim('After a sort or a filter, the grid compares again.', async () => {
  await show(<Grid />);
  await expect.poll(() => spans('a')).toEqual([2, 0, 1, 1]);
  await userEvent.click(page.getByRole('columnheader', { name: 'a', exact: true }));
  await expect.poll(() => spans('a')).toEqual([3, 0, 0, 1]);
});

claim('A merge ends at the end of a page.', async () => {
  await show(
    <Grid
      initialState={{ pagination: { paginationModel: { pageSize: 3 } } }}
      pageSizeOptions={[3]}
    />,
  );
  await expect.poll(() => spans('empty')).toEqual([3, 0, 0]);
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await expect.poll(() => spans('empty')).toEqual([1]);
});

claim('Pinned rows :plan[pro] do not merge either.', async () => {
  const total = { a: 'p', none: null, empty: '', date: new Date(2026, 1, 1), object: shared };
  await show(
    wide(
      <DataGridPro
        rows={rows}
        columns={columns}
        pinnedRows={{
          top: [
            { ...total, id: 8 },
            { ...total, id: 9 },
          ],
        }}
        rowSpanning
      />,
    ),
  );
  // The pinned rows come first.
  await expect.poll(() => spans('a')).toEqual([1, 1, 2, 0, 1, 1]);
});

claim('“Step” opts out with a function that returns `null`:', async () => {
  await show(wide(<OvenSteps />));
  await expect.poll(() => spans('recipe')).toEqual([2, 0, 2, 0]);
  expect(spans('step')).toEqual([1, 1, 1, 1]);
  // 220 °C in rows 2 to 4, but of two recipes.
  expect(spans('celsius')).toEqual([1, 1, 2, 0]);
  expect(cell(3, 'celsius')?.textContent).toBe('220');
});

claim(
  "The content of a merged cell is at the top. Set `display: 'flex'` on the column to center it, as the first demo does.",
  async () => {
    const middle = (element: HTMLElement | null) => {
      const range = document.createRange();
      range.selectNodeContents(element ?? document.body);
      const text = range.getBoundingClientRect();
      const whole = element?.getBoundingClientRect();
      return (text.top + text.height / 2 - (whole?.top ?? 0)) / (whole?.height ?? 1);
    };
    const first = await show(<Grid />);
    await expect.poll(() => spans('a')).toEqual([2, 0, 1, 1]);
    expect(middle(cell(1, 'a'))).toBeLessThan(0.3);
    await first.unmount();
    await show(wide(<FerryTimetable />));
    await expect.poll(() => spans('harbor')[0]).toBe(3);
    expect(middle(cell(1, 'harbor'))).toBeCloseTo(0.5, 1);
  },
);

claim('A lesson that takes two hours is the same value in two rows:', async () => {
  await show(wide(<SchoolWeek />));
  await expect.poll(() => spans('Mon')).toEqual([2, 0, 1, 1, 1]);
  expect(spans('Wed')).toEqual([3, 0, 0, 1, 1]);
});

claim('A cell that spans columns can also span rows.', async () => {
  await show(wide(<FestivalStages />));
  await expect.poll(() => spans('main')).toEqual([1, 2, 0, 1]);
  const merged = cell(2, 'main')?.getBoundingClientRect();
  expect([merged?.width, merged?.height]).toEqual([330, 104]);
  expect(cell(3, 'tent')).toBeNull();
  expect(cell(4, 'tent')?.textContent).toBe('Poetry slam');
});

claim(
  'a change in a merged cell is written to its first row only, and the cells separate',
  async () => {
    const saved = vi.fn();
    await show(
      <Grid
        columns={[{ field: 'id' }, { field: 'a', editable: true }]}
        processRowUpdate={(row) => {
          saved(row.id, row.a);
          return row;
        }}
      />,
    );
    await expect.poll(() => spans('a')).toEqual([2, 0, 1, 1]);
    await userEvent.dblClick(cell(1, 'a') ?? document.body);
    await userEvent.keyboard('z{Enter}');
    await expect.poll(() => spans('a')).toEqual([1, 1, 1, 1]);
    expect(saved.mock.calls).toHaveLength(1);
    expect(saved.mock.calls[0]?.[0]).toBe(1);
    expect(cell(2, 'a')?.textContent).toBe('p');
  },
);

claim('a click on a merged cell selects its first row', async () => {
  const selected = vi.fn();
  await show(<Grid onRowSelectionModelChange={(model) => selected([...model.ids])} />);
  await expect.poll(() => spans('empty')).toEqual([4, 0, 0, 0]);
  await userEvent.click(cell(1, 'empty') ?? document.body);
  await expect.poll(() => selected.mock.lastCall).toEqual([[1]]);
});

claim('every row has its own value in a CSV file', async () => {
  const apiRef: { current: GridApi | null } = { current: null };
  await show(<Grid apiRef={apiRef} columns={[{ field: 'id' }, { field: 'a' }]} />);
  await expect.poll(() => spans('a')).toEqual([2, 0, 1, 1]);
  expect(apiRef.current?.getDataAsCsv().split('\r\n')).toEqual([
    'id,a',
    '1,p',
    '2,p',
    '3,q',
    '4,p',
  ]);
});

claim(
  ':kbd[ArrowDown] goes to the cell below all merged rows, and :kbd[ArrowLeft] from a covered row goes to the merged cell.',
  async () => {
    await show(<Grid />);
    await expect.poll(() => spans('a')).toEqual([2, 0, 1, 1]);
    await userEvent.click(cell(1, 'a') ?? document.body);
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => document.activeElement === cell(3, 'a')).toBe(true);
    await userEvent.click(cell(2, 'none') ?? document.body);
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(() => document.activeElement === cell(1, 'a')).toBe(true);
    expect(
      document.querySelector('[data-id="2"] [role=presentation][data-colindex="1"]'),
    ).not.toBeNull();
  },
);

claim('all rows from the start of a merged cell to the visible ones are rendered', async () => {
  const drawn = () =>
    [...document.querySelectorAll('[role=row][data-id]')].map((row) =>
      Number(row.getAttribute('data-id')),
    );
  const long = Array.from({ length: 90 }, (_, id) => ({ id, a: 'same' }));
  await show(<Grid rows={long} columns={[{ field: 'id' }, { field: 'a' }]} />);
  await expect.poll(drawn).toContain(5);
  document.querySelector('.MuiDataGrid-virtualScroller')?.scrollTo({ top: 60 * 52 });
  await expect.poll(drawn).toContain(62);
  expect(drawn().slice(0, 60)).toEqual(Array.from({ length: 60 }, (_, id) => id));
});
