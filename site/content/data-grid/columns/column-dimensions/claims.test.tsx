import { useEffect, useState } from 'react';
import { DataGrid, type DataGridProps, type GridApi, type GridColDef } from '@mui/x-data-grid';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import AutosizeAfterLoading from './demos/autosize-after-loading.tsx';
import AutosizeGroups from './demos/autosize-groups.tsx';
import AutosizeRowHeight from './demos/autosize-row-height.tsx';
import FlexWidths from './demos/flex-widths.tsx';
import SavedWidths from './demos/saved-widths.tsx';

const rows = Array.from({ length: 90 }, (_, index) => ({
  id: index,
  a: 'x',
  b: index === 0 ? 'a value that is far longer than all the others here' : 'short',
  c: index === 89 ? 'a value that is far longer than all the others here' : 'short',
}));

const many = Array.from({ length: 40 }, (_, index) => ({
  field: `f${index}`,
  headerName: 'A header wider than fifty pixels',
}));

const api: { current: GridApi | null } = { current: null };

function Grid(props: Partial<DataGridProps> & { columns: readonly GridColDef[] }) {
  return (
    <div style={{ width: 800, height: 300 }}>
      <DataGrid apiRef={api} rows={rows} {...props} />
    </div>
  );
}

function header(field: string) {
  const found = document.querySelector(`[role=columnheader][data-field="${field}"]`);
  if (!found) throw new Error(`No header ${field}`);
  return found;
}

function width(field: string) {
  return Math.round(header(field).getBoundingClientRect().width);
}

function separator(field: string) {
  const found = header(field).querySelector('.MuiDataGrid-columnSeparator');
  if (!found) throw new Error(`No separator ${field}`);
  return found;
}

function drag(field: string, by: number) {
  const { left, top } = separator(field).getBoundingClientRect();
  const point = { bubbles: true, clientX: left + 5, clientY: top + 5, buttons: 1 };
  separator(field).dispatchEvent(new MouseEvent('mousedown', point));
  for (const part of [by / 2, by]) {
    const moved = { ...point, clientX: point.clientX + part };
    document.dispatchEvent(new MouseEvent('mousemove', moved));
  }
  const end = { ...point, clientX: point.clientX + by, buttons: 0 };
  document.dispatchEvent(new MouseEvent('mouseup', end));
}

claim('A `width` of 30 gives a column of 50 px, because the default `minWidth` wins.', async () => {
  await show(<Grid columns={[{ field: 'a' }, { field: 'b', width: 30 }]} />);
  await expect.poll(() => width('a')).toBe(100);
  expect(width('b')).toBe(50);
});

claim('A column with `flex: 2` gets twice as much as a column with `flex: 1`.', async () => {
  const columns = [
    { field: 'a', flex: 1 },
    { field: 'b', flex: 2, width: 700 },
    { field: 'c', width: 200 },
  ];
  await show(<Grid columns={columns} />);
  await expect.poll(() => Math.abs(width('b') - 2 * width('a'))).toBeLessThan(2);
  expect(width('c')).toBe(200);
});

claim('the other flex columns share what is left', async () => {
  await show(
    <div style={{ width: 1200 }}>
      <FlexWidths />
    </div>,
  );
  await expect.poll(() => width('chef')).toBe(180);
  expect(width('dish')).toBeGreaterThan(500);
});

claim(
  '`onColumnResize` runs on each move, `onColumnWidthChange` once when the drag ends.',
  async () => {
    const onColumnResize = vi.fn();
    const onColumnWidthChange = vi.fn();
    const columns = [{ field: 'a' }, { field: 'b', maxWidth: 150 }];
    await show(<Grid columns={columns} {...{ onColumnResize, onColumnWidthChange }} />);
    await expect.poll(() => width('a')).toBe(100);
    drag('a', 50);
    await expect.poll(() => width('a')).toBe(150);
    expect(onColumnResize).toHaveBeenCalledTimes(2);
    expect(onColumnWidthChange).toHaveBeenCalledTimes(1);
    drag('b', 300);
    await expect.poll(() => width('b')).toBe(150);
  },
);

claim(
  'After a drag, a flex column keeps its new width and no longer grows with the grid.',
  async () => {
    const columns = [
      { field: 'a', flex: 1 },
      { field: 'b', flex: 1 },
    ];
    const grid = (size: number) => (
      <div style={{ width: size, height: 300 }}>
        <DataGrid rows={rows} columns={columns} />
      </div>
    );
    const Sized = () => {
      const [size, setSize] = useState(600);
      return (
        <>
          <button onClick={() => setSize(800)}>Wider</button>
          {grid(size)}
        </>
      );
    };
    await show(<Sized />);
    await expect.poll(() => width('a')).toBe(299);
    drag('a', -99);
    await expect.poll(() => width('b')).toBe(398);
    await page.getByRole('button', { name: 'Wider' }).click();
    await expect.poll(() => width('b')).toBe(598);
    expect(width('a')).toBe(200);
  },
);

claim(
  '`disableColumnResize` alone stops the drag, but a double-click on the separator still autosizes the column.',
  async () => {
    const columns = [{ field: 'b', width: 300 }, { field: 'c' }];
    await show(<Grid columns={columns} disableColumnResize />);
    await expect.poll(() => width('b')).toBe(300);
    drag('b', 50);
    expect(width('b')).toBe(300);
    await userEvent.dblClick(separator('b'));
    await expect.poll(() => width('b')).toBeLessThan(100);
  },
);

claim('Add `disableAutosize` to prevent that.', async () => {
  const columns = [{ field: 'b', width: 300 }, { field: 'c' }];
  await show(<Grid columns={columns} disableColumnResize disableAutosize />);
  await expect.poll(() => width('b')).toBe(300);
  const onDoubleClick = vi.fn();
  document.addEventListener('dblclick', onDoubleClick, { once: true });
  await userEvent.dblClick(separator('b'));
  expect(onDoubleClick).toHaveBeenCalledTimes(1);
  // Autosizing is asynchronous: an autosize of the other column shows that this one had its turn.
  await api.current?.autosizeColumns({ columns: ['c'] });
  await expect.poll(() => width('c')).toBeLessThan(100);
  expect(width('b')).toBe(300);
});

claim(
  'When you pass a new array, each column goes back to the width in its definition.',
  async () => {
    const Again = () => {
      const [count, setCount] = useState(0);
      return (
        <>
          <button onClick={() => setCount(count + 1)}>Render {count}</button>
          <Grid columns={[{ field: 'a', width: 120 }, { field: 'b' }]} />
        </>
      );
    };
    await show(<Again />);
    await expect.poll(() => width('a')).toBe(120);
    drag('a', 60);
    await expect.poll(() => width('a')).toBe(180);
    await page.getByRole('button', { name: 'Render 0' }).click();
    await expect.poll(() => width('a')).toBe(120);
  },
);

claim('Save `flex: 0` together with the width.', async () => {
  await show(<SavedWidths />);
  await expect.poll(() => width('chef')).toBe(180);
  const before = width('dish');
  drag('dish', -100);
  await expect.poll(() => width('dish')).toBe(before - 100);
  await page.getByRole('button', { name: 'Close recipes' }).click();
  await page.getByRole('button', { name: 'Open recipes' }).click();
  await expect.poll(() => width('dish')).toBe(before - 100);
});

claim('Otherwise, a flex column ignores the restored `width`.', async () => {
  const columns = [{ field: 'a', flex: 1 }, { field: 'b' }];
  const initialState = { columns: { dimensions: { a: { width: 150 } } } };
  await show(<Grid columns={columns} initialState={initialState} />);
  await expect.poll(() => width('a')).toBe(698);
});

claim('It has no visible effect on a flex column, because `flex` still wins.', async () => {
  await show(<Grid columns={[{ field: 'a', flex: 1 }, { field: 'b' }]} />);
  await expect.poll(() => width('a')).toBe(698);
  api.current?.setColumnWidth('b', 180);
  await expect.poll(() => width('b')).toBe(180);
  api.current?.setColumnWidth('a', 200);
  await expect.poll(() => width('a')).toBe(618);
  api.current?.updateColumns([{ field: 'a', width: 200, flex: 0 }]);
  await expect.poll(() => width('a')).toBe(200);
});

claim(
  '`resizable: false` blocks the double-click, but it does not protect a column from `autosizeColumns`.',
  async () => {
    const columns = [
      { field: 'b', width: 300, resizable: false },
      { field: 'c', width: 300 },
    ];
    await show(<Grid columns={columns} />);
    await expect.poll(() => width('b')).toBe(300);
    await userEvent.dblClick(separator('b'));
    await userEvent.dblClick(separator('c'));
    await expect.poll(() => width('c')).toBeLessThan(100);
    expect(width('b')).toBe(300);
    await api.current?.autosizeColumns();
    await expect.poll(() => width('b')).toBeLessThan(100);
  },
);

claim('Each column whose width changes calls `onColumnWidthChange`.', async () => {
  const changed: string[] = [];
  await show(
    <Grid
      columns={[{ field: 'b', flex: 1 }, { field: 'c' }]}
      onColumnWidthChange={({ colDef }) => changed.push(colDef.field)}
    />,
  );
  await expect.poll(() => width('c')).toBe(100);
  await api.current?.autosizeColumns();
  expect(changed).toEqual(['b', 'c']);
  expect(api.current?.getColumn('b').flex).toBe(0);
  await api.current?.autosizeColumns();
  expect(changed).toEqual(['b', 'c']);
});

claim('`minWidth` and `maxWidth` apply everywhere', async () => {
  const columns = [
    { field: 'a', minWidth: 120 },
    { field: 'b', maxWidth: 150 },
  ];
  await show(<Grid columns={columns} />);
  await expect.poll(() => width('a')).toBe(120);
  await api.current?.autosizeColumns({ includeOutliers: true, expand: true });
  await expect.poll(() => width('b')).toBe(150);
  drag('a', -2000);
  await expect.poll(() => width('a')).toBe(120);
});

claim(
  'With `false`, a column outside the view has nothing to measure and shrinks to its `minWidth`.',
  async () => {
    const columns = many.map((column) => ({ ...column, width: 200 }));
    await show(<Grid columns={columns} />);
    await expect.poll(() => width('f0')).toBe(200);
    await api.current?.autosizeColumns({ disableColumnVirtualization: false });
    await expect.poll(() => api.current?.getColumn('f39').computedWidth).toBe(50);
    expect(width('f0')).toBeGreaterThan(150);
  },
);

claim(
  '`disableColumnVirtualization` only takes effect in time when you call `autosizeColumns` in an event handler.',
  async () => {
    await show(
      <>
        <button onClick={() => void api.current?.autosizeColumns()}>Autosize</button>
        <Grid columns={many} />
      </>,
    );
    await expect.poll(() => width('f0')).toBe(100);
    await page.getByRole('button', { name: 'Autosize' }).click();
    await expect.poll(() => width('f0')).toBeGreaterThan(150);
    expect(api.current?.getColumn('f39').computedWidth).toBeGreaterThan(150);
  },
);

claim('columns outside the view shrink to their `minWidth`', async () => {
  await show(<Grid columns={many} autosizeOnMount />);
  await expect.poll(() => width('f0')).toBeGreaterThan(150);
  expect(api.current?.getColumn('f39').computedWidth).toBe(50);
});

claim('With `autosizeOnMount` or from an effect', async () => {
  const Late = () => {
    const [shown, setShown] = useState<typeof rows>([]);
    useEffect(() => {
      const timer = setTimeout(() => setShown(rows), 50);
      return () => clearTimeout(timer);
    }, []);
    useEffect(() => {
      if (shown.length > 0) void api.current?.autosizeColumns();
    }, [shown]);
    return <Grid columns={many} rows={shown} />;
  };
  await show(<Late />);
  await expect.poll(() => width('f0')).toBeGreaterThan(150);
  expect(api.current?.getColumn('f39').computedWidth).toBe(50);
});

claim('Set a large `columnBufferPx`, so that they are rendered from the start.', async () => {
  await show(<Grid columns={many} autosizeOnMount columnBufferPx={10_000} />);
  await expect.poll(() => width('f0')).toBeGreaterThan(150);
  expect(api.current?.getColumn('f39').computedWidth).toBeGreaterThan(150);
});

claim('the column stops there, and the text wraps', async () => {
  await show(<AutosizeRowHeight />);
  await expect.poll(() => width('dish')).toBe(220);
  const height = (id: number) =>
    document.querySelector(`[data-id="${id}"]`)?.getBoundingClientRect().height ?? 0;
  await expect.poll(() => height(4) - height(1)).toBeGreaterThan(15);
});

claim('Expand “Maren Holt” to see the column grow', async () => {
  await show(<AutosizeGroups />);
  await expect.element(page.getByText('Maren Holt')).toBeVisible();
  const toggle = page.getByRole('row', { name: /Maren Holt/ }).getByRole('button');
  await expect.poll(() => width('dish')).toBeLessThan(100);
  await toggle.click();
  await expect.poll(() => width('dish')).toBeGreaterThan(300);
});

claim('they cannot be focused, and no key changes a width', async () => {
  await show(<Grid columns={[{ field: 'a' }, { field: 'b' }]} />);
  await expect.poll(() => width('a')).toBe(100);
  expect(separator('a').hasAttribute('tabindex')).toBe(false);
  await userEvent.click(header('a'));
  for (const modifier of ['Control', 'Alt', 'Shift', 'Meta']) {
    await userEvent.keyboard(`{${modifier}>}{ArrowRight}{ArrowLeft}{/${modifier}}`);
  }
  expect(width('a')).toBe(100);
  expect(width('b')).toBe(100);
});

claim('By default, one very long value does not widen the whole column', async () => {
  await show(<Grid columns={[{ field: 'b' }]} />);
  await expect.poll(() => width('b')).toBe(100);
  await api.current?.autosizeColumns();
  await expect.poll(() => width('b')).toBeLessThan(100);
  await api.current?.autosizeColumns({ includeOutliers: true });
  await expect.poll(() => width('b')).toBeGreaterThan(250);
});

claim('Rows that the grid has not rendered yet do not count', async () => {
  await show(<Grid columns={[{ field: 'c', width: 300 }]} />);
  await expect.poll(() => width('c')).toBe(300);
  await api.current?.autosizeColumns({ includeOutliers: true });
  await expect.poll(() => width('c')).toBeLessThan(100);
});

claim('An effect that depends on `rows` is the right place', async () => {
  await show(<AutosizeAfterLoading />);
  await expect.poll(() => width('dish')).toBe(100);
  await page.getByRole('button', { name: 'Load recipes' }).click();
  await expect.poll(() => width('dish')).toBeGreaterThan(300);
});

claim('dragging it to the left makes the column wider', async () => {
  await show(<Grid columns={[{ field: 'a' }, { field: 'b' }]} />, { direction: 'rtl' });
  await expect.poll(() => width('a')).toBe(100);
  const box = header('a').getBoundingClientRect();
  expect(Math.abs(separator('a').getBoundingClientRect().left + 5 - box.left)).toBeLessThan(6);
  drag('a', -50);
  await expect.poll(() => width('a')).toBe(150);
});

claim('A call made while another one is running is ignored.', async () => {
  await show(<Grid columns={[{ field: 'a' }, { field: 'b' }]} />);
  await expect.poll(() => width('a')).toBe(100);
  const first = api.current?.autosizeColumns({ columns: ['a'] });
  const second = api.current?.autosizeColumns({ columns: ['b'] });
  await Promise.all([first, second]);
  await expect.poll(() => width('a')).toBeLessThan(100);
  expect(width('b')).toBe(100);
});

claim('People drag the separator at the edge of a header with a mouse or a finger.', async () => {
  await show(<Grid columns={[{ field: 'a' }, { field: 'b' }]} />);
  await expect.poll(() => width('a')).toBe(100);
  const target = separator('a');
  const { left, top } = target.getBoundingClientRect();
  const finger = (type: string, on: EventTarget, by: number) => {
    const touch = new Touch({ identifier: 1, target, clientX: left + 5 + by, clientY: top + 5 });
    on.dispatchEvent(new TouchEvent(type, { bubbles: true, changedTouches: [touch] }));
  };
  finger('touchstart', target, 0);
  finger('touchmove', document, 40);
  finger('touchend', document, 40);
  await expect.poll(() => width('a')).toBe(140);
});
