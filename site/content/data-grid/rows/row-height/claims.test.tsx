import { useState } from 'react';
import CssBaseline from '@mui/material/CssBaseline';
import { DataGrid, type DataGridProps, type GridApi, type GridColDef } from '@mui/x-data-grid';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import ChapterRows from './demos/chapter-rows.tsx';
import { columns, reviews } from './demos/data.ts';
import EstimatedHeights from './demos/estimated-heights.tsx';
import ReadMore from './demos/read-more.tsx';
import Reviews from './demos/reviews.tsx';
import SpacedRows from './demos/spaced-rows.tsx';
import TwoLines from './demos/two-lines.tsx';

const row = (id: number) => {
  const found = document.querySelector<HTMLElement>(`[role=row][data-id="${id}"]`);
  if (!found) throw new Error(`No row ${id}`);
  return found;
};
const box = (id: number) => row(id).getBoundingClientRect();
const heights = () =>
  [...document.querySelectorAll('[role=row][data-id]')].map(
    (element) => element.getBoundingClientRect().height,
  );
const cell = (id: number, field: string) =>
  row(id).querySelector<HTMLElement>(`[data-field="${field}"]`);

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ width: 500 }}>
      <DataGrid rows={reviews} columns={columns} hideFooter {...props} />
    </div>
  );
}

claim('Rows are 52 px tall by default.', async () => {
  const first = await show(<Grid />);
  await expect.poll(heights).toEqual([52, 52, 52, 52]);
  // By default, text does not wrap: it ends with an ellipsis.
  const style = getComputedStyle(cell(2, 'text') ?? document.body);
  expect([style.whiteSpace, style.textOverflow]).toEqual(['nowrap', 'ellipsis']);
  await first.unmount();
  await show(<Grid rowHeight={72} />);
  await expect.poll(heights).toEqual([72, 72, 72, 72]);
});

claim(
  'The grid calls `getRowHeight` again when the function, the rows, the page or the density change.',
  async () => {
    const asked = vi.fn();
    const getRowHeight = ({ id, densityFactor }: { id: unknown; densityFactor: number }) => {
      asked(id);
      return 60 * densityFactor;
    };
    function Switches() {
      const [compact, setCompact] = useState(false);
      return (
        <>
          <button onClick={() => setCompact(true)}>Compact</button>
          <Grid
            getRowHeight={getRowHeight}
            density={compact ? 'compact' : 'standard'}
            hideFooter={false}
            initialState={{ pagination: { paginationModel: { pageSize: 2 } } }}
            pageSizeOptions={[2]}
          />
        </>
      );
    }
    await show(<Switches />);
    await expect.poll(heights).toEqual([60, 60]);
    // Only the rows on the page.
    expect(new Set(asked.mock.calls.flat())).toEqual(new Set([1, 2]));
    await page.getByRole('button', { name: 'Go to next page' }).click();
    await expect.poll(() => new Set(asked.mock.calls.flat()).size).toBe(4);
    await page.getByRole('button', { name: 'Compact' }).click();
    await expect.poll(heights).toEqual([42, 42]);
  },
);

claim('by 0.7 with `compact`, by 1.3 with `comfortable`, rounded down', async () => {
  const compact = await show(<Grid density="compact" />);
  await expect.poll(() => heights()[0]).toBe(36);
  await compact.unmount();
  await show(<Grid density="comfortable" />);
  await expect.poll(() => heights()[0]).toBe(67);
});

claim(
  'If you know that two lines are enough, keep a fixed height and let the text wrap.',
  async () => {
    await show(
      <div style={{ width: 500 }}>
        <TwoLines />
      </div>,
    );
    await expect.poll(heights).toEqual([52, 52, 52, 52]);
    const text = (id: number) => cell(id, 'text')?.firstElementChild?.getBoundingClientRect();
    expect(text(2)?.height).toBeGreaterThan((text(1)?.height ?? 0) * 1.8);
    expect(text(2)?.height).toBeLessThanOrEqual(52);
  },
);

claim(
  'Numbers are used as they are. To follow the density, multiply them by `densityFactor`, as the demo does.',
  async () => {
    const fixed = await show(
      <Grid density="compact" getRowHeight={({ id }) => (id === 1 ? 100 : null)} />,
    );
    await expect.poll(heights).toEqual([100, 36, 36, 36]);
    await fixed.unmount();
    await show(
      <div style={{ width: 500 }}>
        <ChapterRows />
      </div>,
    );
    await expect.poll(heights).toEqual([32, 52, 52, 32, 52]);
  },
);

claim(
  'If the function reads something else, such as a variable outside React, call `apiRef.current.resetRowHeights()` after a change.',
  async () => {
    const apiRef: { current: GridApi | null } = { current: null };
    let height = 60;
    const getRowHeight = () => height;
    await show(<Grid apiRef={apiRef} getRowHeight={getRowHeight} />);
    await expect.poll(() => heights()[0]).toBe(60);
    height = 90;
    apiRef.current?.resetRowHeights();
    await expect.poll(() => heights()[0]).toBe(90);
  },
);

claim('With state in React, this is not needed', async () => {
  const one = () => 60;
  const two = () => 90;
  function Switches() {
    const [tall, setTall] = useState(false);
    return (
      <>
        <button onClick={() => setTall(true)}>Tall</button>
        <Grid getRowHeight={tall ? two : one} />
      </>
    );
  }
  await show(<Switches />);
  await expect.poll(() => heights()[0]).toBe(60);
  await page.getByRole('button', { name: 'Tall' }).click();
  await expect.poll(() => heights()[0]).toBe(90);
});

claim('Text then wraps, and each row has its own height:', async () => {
  const first = await show(
    <div style={{ width: 500 }}>
      <Reviews />
    </div>,
  );
  await expect.poll(() => box(2).height).toBeGreaterThan(box(1).height * 2);
  expect(box(1).height).toBeLessThan(52);
  expect(cell(1, 'text')?.getBoundingClientRect().height).toBe(box(1).height);
  await first.unmount();
  // Cells have no vertical padding of their own.
  await show(<Grid getRowHeight={() => 'auto'} />);
  await expect
    .poll(() => getComputedStyle(cell(1, 'text') ?? document.body).paddingTop)
    .toBe('0px');
});

claim('The grid measures rows again when their content changes', async () => {
  await show(
    <div style={{ width: 500 }}>
      <ReadMore />
    </div>,
  );
  await expect.poll(heights).toHaveLength(4);
  const before = box(2).height;
  await page.getByRole('button', { name: 'Read more of the review by Viktor' }).click();
  await expect.poll(() => box(2).height).toBeGreaterThan(before + 15);
  await expect.poll(() => box(3).top).toBe(box(2).bottom);
});

claim(
  'It stops :kbd[Space] from bubbling: otherwise the grid moves down instead of clicking it.',
  async () => {
    await show(
      <div style={{ width: 500 }}>
        <ReadMore />
      </div>,
    );
    await page.getByRole('gridcell', { name: 'Viktor', exact: true }).click();
    const button = page.getByRole('button', { name: /of the review by Viktor/ });
    while (!document.activeElement?.matches('button')) await userEvent.keyboard('{ArrowRight}');
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    await expect.element(button).toHaveFocus();
  },
);

claim('Once a row is measured, the grid no longer uses its estimate.', async () => {
  const asked = vi.fn();
  const apiRef: { current: GridApi | null } = { current: null };
  const many = Array.from({ length: 100 }, (_, id) => ({
    id,
    guest: 'A',
    stars: 3,
    text: 'Short',
  }));
  const estimate = ({ id }: { id: string | number }) => {
    asked(id);
    return 80;
  };
  const grid = (
    <div style={{ height: 360, width: 500 }}>
      <DataGrid
        apiRef={apiRef}
        rows={many}
        columns={columns}
        getRowHeight={() => 'auto'}
        getEstimatedRowHeight={estimate}
      />
    </div>
  );
  const first = await show(grid);
  await expect.poll(() => box(0).height).toBeLessThan(52);
  await expect.poll(() => asked.mock.calls.some(([id]) => id === 99)).toBe(true);
  asked.mockClear();
  apiRef.current?.updateRows([{ id: 5, guest: 'B' }]);
  await expect.poll(() => asked.mock.calls.some(([id]) => id === 99)).toBe(true);
  expect(asked.mock.calls.some(([id]) => id === 0)).toBe(false);
  await first.unmount();

  await show(
    <div style={{ width: 500 }}>
      <EstimatedHeights />
    </div>,
  );
  const content = () => document.querySelector('.MuiDataGrid-virtualScrollerContent');
  // A hundred rows, a few of which are measured.
  await expect.poll(() => content()?.getBoundingClientRect().height).toBeGreaterThan(7000);
});

const manyColumns: GridColDef[] = Array.from({ length: 40 }, (_, index) => ({
  field: `c${index}`,
  width: 100,
}));

claim(
  "With `'auto'`, the grid renders all columns of a row, because a column outside the view could be the tallest one.",
  async () => {
    const cells = () => row(1).querySelectorAll('[role=gridcell]').length;
    const all = await show(<Grid columns={manyColumns} getRowHeight={() => 'auto'} />);
    await expect.poll(cells).toBe(40);
    await all.unmount();
    await show(
      <Grid columns={manyColumns} getRowHeight={() => 'auto'} virtualizeColumnsWithAutoRowHeight />,
    );
    await expect.poll(cells).toBeLessThan(20);
  },
);

claim(
  'The space is added to the height of the row; it does not make the row smaller.',
  async () => {
    const margin = await show(
      <div style={{ width: 500 }}>
        <SpacedRows />
      </div>,
    );
    await expect.poll(heights).toEqual([52, 52, 52, 52]);
    // With margins, the bottom of one and the top of the next add up.
    expect(box(2).top - box(1).bottom).toBe(8);
    await margin.unmount();
    await show(
      <Grid
        getRowSpacing={() => ({ top: 5 })}
        rowSpacingType="border"
        sx={{ '& .MuiDataGrid-row': { borderStyle: 'solid', borderWidth: 0 } }}
      />,
    );
    await expect.poll(() => getComputedStyle(row(1)).borderTopWidth).toBe('5px');
    expect(cell(1, 'text')?.getBoundingClientRect().height).toBe(52);
    expect(box(2).top - box(1).top).toBe(57);
  },
);

claim(
  'A border needs rows with `box-sizing: content-box` for this: with `CssBaseline`, set it for the rows in `sx`.',
  async () => {
    for (const [boxSizing, distance] of [
      [{}, 52],
      [{ boxSizing: 'content-box' }, 57],
    ] as const) {
      const screen = await show(
        <>
          <CssBaseline />
          <Grid
            getRowSpacing={() => ({ top: 5 })}
            rowSpacingType="border"
            sx={{ '& .MuiDataGrid-row': { borderStyle: 'solid', borderWidth: 0, ...boxSizing } }}
          />
        </>,
      );
      await expect.poll(() => getComputedStyle(row(1)).borderTopWidth).toBe('5px');
      await expect.poll(() => box(2).top - box(1).top).toBe(distance);
      await screen.unmount();
    }
  },
);
