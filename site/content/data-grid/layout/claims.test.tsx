import { DataGrid } from '@mui/x-data-grid';
import { claim, expect, page, show } from '#claims';
import Density from './demos/density.tsx';
import GrowingGrid from './demos/growing-grid.tsx';
import RestOfTheScreen from './demos/rest-of-the-screen.tsx';

const rows = Array.from({ length: 30 }, (_, id) => ({ id }));
const height = (selector: string) =>
  document.querySelector(selector)?.getBoundingClientRect().height;
const drawn = () => document.querySelectorAll('[role=row][data-id]').length;

claim(
  "`'compact'` by 0.7, `'comfortable'` by 1.3, always starting from `rowHeight` and `columnHeaderHeight`",
  async () => {
    await show(<Density />);
    await expect.poll(() => height('[role=row][data-id]')).toBe(36);
    await page.getByRole('radio', { name: 'standard' }).click();
    await expect.poll(() => height('[role=row][data-id]')).toBe(52);
    await page.getByRole('radio', { name: 'comfortable' }).click();
    await expect.poll(() => height('[role=row][data-id]')).toBe(67);
  },
);

claim('sets the height of the headers, 56 px by default', async () => {
  await show(
    <div style={{ height: 300, width: 400 }}>
      <DataGrid rows={rows} columns={[{ field: 'id' }]} />
    </div>,
  );
  await expect.poll(() => height('[role=columnheader]')).toBe(56);
});

claim('In a flex column the grid takes the height of its content.', async () => {
  await show(<GrowingGrid />);
  const before = height('.MuiDataGrid-root') ?? 0;
  await page.getByRole('button', { name: 'Open a room' }).click();
  await expect.poll(() => height('.MuiDataGrid-root')).toBe(before + 52);
});

claim('every row of the page is in the document', async () => {
  await show(
    <div style={{ display: 'flex', flexDirection: 'column', width: 400 }}>
      <DataGrid rows={rows} columns={[{ field: 'id' }]} hideFooter />
    </div>,
  );
  await expect.poll(drawn).toBe(30);
});

claim('It draws only what is in view', async () => {
  await show(
    <div style={{ height: 300, width: 400 }}>
      <DataGrid rows={rows} columns={[{ field: 'id' }]} />
    </div>,
  );
  await expect.poll(drawn).toBeGreaterThan(0);
  expect(drawn()).toBeLessThan(30);
});

claim('A heading above, a line of text below, and the grid takes what is left.', async () => {
  await show(<RestOfTheScreen />);
  await expect.element(page.getByRole('grid')).toHaveAccessibleName('Guest house Seeblick');
  const box = (element: Element | null | undefined) =>
    element?.getBoundingClientRect() ?? new DOMRect();
  const above = box(page.getByText('Guest house Seeblick').element());
  const below = box(page.getByText('Breakfast from seven to ten.').element());
  const grid = () => box(document.querySelector('.MuiDataGrid-root'));
  // 8 px of gap on both sides, and nothing else between them
  await expect.poll(() => Math.round(grid().top - above.bottom)).toBe(8);
  expect(Math.round(below.top - grid().bottom)).toBe(8);
  expect(Math.round(below.bottom - above.top)).toBe(440);
});
