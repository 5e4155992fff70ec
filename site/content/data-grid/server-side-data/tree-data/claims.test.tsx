import {
  DataGridPro,
  type DataGridProProps,
  type GridApi,
  type GridGetRowsParams,
} from '@mui/x-data-grid-pro';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import BranchErrors from './demos/branch-errors.tsx';
import MuseumTree from './demos/museum-tree.tsx';
import OpenMuseum from './demos/open-museum.tsx';
import UnknownChildren from './demos/unknown-children.tsx';

const row = (name: RegExp) => page.getByRole('row', { name });
const expand = (name: RegExp) => row(name).getByRole('button', { name: 'see children' });
const has = (id: string) => document.querySelector(`[role="row"][data-id="${id}"]`) !== null;
const toggle = async (id: string) => {
  await expect.poll(() => has(id)).toBe(true);
  const button = document.querySelector<HTMLElement>(`[data-id="${id}"] button`);
  button?.click();
};

/** Every row has the children a and b. */
function tree({ countForChildren = true, keys = () => ['a', 'b'] } = {}) {
  return {
    getRows: vi.fn(async ({ groupKeys = [] }: GridGetRowsParams) => ({
      rows: (groupKeys.length === 0 ? ['a', 'b'] : keys()).map((key) => ({
        id: [...groupKeys, key].join('-'),
        key,
      })),
      ...(groupKeys.length === 0 || countForChildren ? { rowCount: 2 } : {}),
    })),
    getGroupKey: (model: { key?: string }) => model.key ?? '',
    getChildrenCount: () => 2,
  };
}

function Grid(props: Partial<DataGridProProps>) {
  return (
    <div style={{ height: 500, width: 700 }}>
      <DataGridPro treeData columns={[{ field: 'id', width: 200 }]} {...props} />
    </div>
  );
}
const paged: Partial<DataGridProProps> = {
  pagination: true,
  pageSizeOptions: [5],
  initialState: { pagination: { paginationModel: { pageSize: 5 } } },
};
const ref = (): { current: GridApi | null } => ({ current: null });

claim(
  'the grid requests one level at a time: first the top rows, then the children of each row that someone expands',
  async () => {
    const { unmount } = await show(<MuseumTree />);
    await expand(/City Museum \(2\)/).click();
    await expect.element(row(/First floor \(3\)/)).toBeVisible();
    await unmount();
    const dataSource = tree();
    await show(<Grid dataSource={dataSource} />);
    await toggle('a');
    await toggle('a-b');
    await expect.poll(() => has('a-b-a')).toBe(true);
    expect(dataSource.getRows.mock.calls.map(([params]) => params.groupKeys)).toEqual([
      [],
      ['a'],
      ['a', 'b'],
    ]);
  },
);

claim('The arrow appears, and the number beside the name does not.', async () => {
  await show(<UnknownChildren />);
  await expect.element(row(/City Museum/)).toBeVisible();
  expect(row(/City Museum/).element().textContent).toBe('City Museum180');
  await expand(/City Museum/).click();
  await expect.element(row(/First floor/)).toBeVisible();
});

claim(
  'The grid requests the children of these rows as soon as their parents have arrived.',
  async () => {
    await show(<OpenMuseum />);
    await expect.element(row(/First floor/)).toBeVisible();
    await expect.element(row(/Harbor Museum/)).toHaveAttribute('aria-expanded', 'true');
  },
);

claim(
  '`start` and `end` have the range of the page in requests for children as well.',
  async () => {
    const dataSource = tree();
    await show(<Grid dataSource={dataSource} {...paged} />);
    await toggle('b');
    await expect.poll(() => has('b-a')).toBe(true);
    expect(dataSource.getRows.mock.lastCall?.[0]).toMatchObject({
      start: 0,
      end: 4,
      groupKeys: ['b'],
    });
    await expect.element(page.getByText('1–2 of 2')).toBeVisible();
  },
);

claim(
  'If you leave it out for children, the footer says “more than” after the first expansion.',
  async () => {
    await show(<Grid dataSource={tree({ countForChildren: false })} {...paged} />);
    await expect.element(page.getByText('1–2 of 2')).toBeVisible();
    await toggle('b');
    await expect.poll(() => has('b-a')).toBe(true);
    await expect.element(page.getByText(/more than/)).toBeVisible();
  },
);

claim(
  'When a request for children fails, the row stays closed, and its arrow gets a red dot with the message as a tooltip.',
  async () => {
    await show(<BranchErrors />);
    await expand(/City Museum/).click();
    await expect.element(page.getByText('City Museum: The archive is closed.')).toBeVisible();
    await expect.element(page.getByText('First floor')).not.toBeInTheDocument();
    const dot = document.querySelector('.MuiBadge-colorError:not(.MuiBadge-invisible)');
    expect(dot).not.toBeNull();
    await page.getByRole('checkbox').click();
    await expand(/City Museum/).click();
    await expect.element(row(/First floor/)).toBeVisible();
  },
);

claim(
  'A new sort order or filter requests the top rows again. All rows close, except for those that are expanded by default.',
  async () => {
    await show(<MuseumTree />);
    await expand(/City Museum/).click();
    await expect.element(row(/First floor/)).toBeVisible();
    await page.getByRole('columnheader', { name: /Objects/ }).click();
    await expect.element(row(/First floor/)).not.toBeInTheDocument();
    await expect.element(row(/House of Clocks/)).toBeVisible();
    await expect.element(expand(/City Museum/)).toBeVisible();
  },
);

claim('It uses the cache if it can', async () => {
  const dataSource = tree();
  const apiRef = ref();
  await show(<Grid apiRef={apiRef} dataSource={dataSource} />);
  await toggle('b');
  await expect.poll(() => has('b-a')).toBe(true);
  await toggle('b');
  await expect.poll(() => has('b-a')).toBe(false);
  await toggle('b');
  await expect.poll(() => has('b-a')).toBe(true);
  expect(dataSource.getRows).toHaveBeenCalledTimes(2);
  apiRef.current?.dataSource.cache.clear();
  apiRef.current?.dataSource.fetchRows('b');
  await expect.poll(() => dataSource.getRows.mock.calls.length).toBe(3);
});

claim(
  'Children that are no longer in the response stay in the grid until the top rows are loaded again.',
  async () => {
    let keys = ['a', 'b'];
    const apiRef = ref();
    await show(<Grid apiRef={apiRef} dataSource={tree({ keys: () => keys })} />);
    await toggle('b');
    await expect.poll(() => has('b-b')).toBe(true);
    keys = ['a', 'c'];
    apiRef.current?.dataSource.cache.clear();
    apiRef.current?.dataSource.fetchRows('b');
    await expect.poll(() => has('b-c')).toBe(true);
    expect(has('b-b')).toBe(true);
  },
);

claim(
  'Selecting a parent also selects the children that are loaded. Children that arrive later are not selected, and their parents lose the selection.',
  async () => {
    const apiRef = ref();
    await show(<Grid apiRef={apiRef} dataSource={tree()} checkboxSelection />);
    const selected = () => [...(apiRef.current?.getSelectedRows().keys() ?? [])];
    await toggle('b');
    await expect.poll(() => has('b-a')).toBe(true);
    await page.getByRole('checkbox').nth(2).click();
    await expect.poll(selected).toEqual(['b', 'b-a', 'b-b']);
    await toggle('b-a');
    await expect.poll(() => has('b-a-a')).toBe(true);
    await expect.poll(selected).toEqual(['b-b']);
  },
);

claim(':kbd[Space] or :kbd[Enter] on the grouping cell expands and collapses a row.', async () => {
  await show(<MuseumTree />);
  await page.getByRole('gridcell', { name: /City Museum/ }).click();
  await userEvent.keyboard(' ');
  await expect.element(row(/First floor/)).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(row(/First floor/)).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(row(/First floor/)).toBeVisible();
  await userEvent.keyboard(' ');
  await expect.element(row(/First floor/)).not.toBeInTheDocument();
});

claim(
  'The row has `aria-expanded` when `getChildrenCount` returns more than 0, also before its children are loaded.',
  async () => {
    await show(<MuseumTree />);
    await expect.element(row(/City Museum/)).toHaveAttribute('aria-expanded', 'false');
    await expand(/City Museum/).click();
    await expect.element(row(/City Museum/)).toHaveAttribute('aria-expanded', 'true');
  },
);

claim('With an unknown number, `-1`, it has none.', async () => {
  await show(<UnknownChildren />);
  await expect.element(expand(/City Museum/)).toBeVisible();
  await expect.element(row(/City Museum/)).not.toHaveAttribute('aria-expanded');
});

claim('Below them, it shows only the first of the two rows, without a message.', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const dataSource = {
    ...tree(),
    getGroupKey: ({ id = '' }: { id?: string }) => (id.includes('-') ? 'same' : id),
  };
  await show(<Grid dataSource={dataSource} />);
  await toggle('b');
  await expect.poll(() => has('b-a')).toBe(true);
  expect(has('b-b')).toBe(false);
  expect(errors.mock.calls.filter(([message]) => /unique/.test(String(message)))).toEqual([]);
});

claim('The cache keeps only as many children of a row as fit on one page', async () => {
  const apiRef = ref();
  const dataSource = tree({ keys: () => ['a', 'b', 'c', 'd', 'e', 'f', 'g'] });
  await show(<Grid apiRef={apiRef} {...paged} dataSource={dataSource} />);
  await toggle('b');
  await expect.poll(() => has('b-g')).toBe(true);
  apiRef.current?.dataSource.fetchRows();
  await expect.poll(() => has('b-g')).toBe(false);
  await toggle('b');
  await expect.poll(() => has('b-e')).toBe(true);
  expect(has('b-f')).toBe(false);
  expect(dataSource.getRows).toHaveBeenCalledTimes(2);
});
