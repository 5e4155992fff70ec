import { useState } from 'react';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import CountRequests from './demos/count-requests.tsx';
import FirstLevel from './demos/first-level.tsx';
import LoadingText from './demos/loading-text.tsx';
import OpenArchive from './demos/open-archive.tsx';
import Refresh from './demos/refresh.tsx';
import Retry from './demos/retry.tsx';
import SelectFolders from './demos/select-folders.tsx';

interface Folder {
  id: string;
  label: string;
  count: number;
}

const item = (name: string | RegExp) => page.getByRole('treeitem', { name, exact: true });
const status = () => page.getByRole('status').element().textContent;
const patient = { timeout: 6000 };

/** Every folder has two folders in it. */
function source() {
  return {
    getChildrenCount: ({ count }: Folder) => count,
    getTreeItems: vi.fn(async (parent = 'root'): Promise<Folder[]> =>
      ['1', '2'].map((name) => ({ id: `${parent}/${name}`, label: `${parent}/${name}`, count: 1 })),
    ),
  };
}
const first: Folder[] = [
  { id: 'a', label: 'Folder A', count: 1 },
  { id: 'b', label: 'Folder B', count: 0 },
];

claim(
  'It requests the children of a branch when someone opens it, and shows a small spinner until they arrive.',
  async () => {
    await show(<OpenArchive />);
    await page.getByText('2024').click();
    await expect.element(page.getByRole('progressbar')).toBeVisible();
    await expect.poll(() => page.getByText('First quarter').query(), patient).not.toBeNull();
    await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
  },
);

claim('`getChildrenCount` only decides whether there is an arrow.', async () => {
  const data = source();
  await show(<RichTreeViewPro items={first} dataSource={data} />);
  await expect.element(item('Folder A')).toHaveAttribute('aria-expanded', 'false');
  await expect.element(item('Folder B')).not.toHaveAttribute('aria-expanded');
  // It said 1, and 2 arrive.
  await page.getByText('Folder A').click();
  await expect.element(item('a/2')).toBeVisible();
  expect(data.getTreeItems.mock.calls).toEqual([['a']]);
});

claim('the tree calls `getTreeItems` without an id when it is mounted', async () => {
  const data = source();
  const screen = await show(<RichTreeViewPro items={[]} dataSource={data} />);
  await expect.element(item('root/1')).toBeVisible();
  expect(data.getTreeItems.mock.calls[0]).toEqual([]);
  await screen.unmount();
  await show(<FirstLevel />);
  await page.getByRole('button', { name: 'Open the archive' }).click();
  await expect.poll(() => page.getByText('2024').query(), patient).not.toBeNull();
});

claim('After that, the tree ignores changes of `items`.', async () => {
  const data = source();
  function Changes() {
    const [items, setItems] = useState(first);
    return (
      <>
        <button onClick={() => setItems([{ id: 'c', label: 'Folder C', count: 0 }])}>Change</button>
        <RichTreeViewPro items={items} dataSource={data} />
      </>
    );
  }
  await show(<Changes />);
  await page.getByText('Folder A').click();
  await expect.element(item('a/1')).toBeVisible();
  await page.getByRole('button').click();
  await expect.element(item('a/1')).toBeVisible();
  await expect.element(page.getByText('Folder C')).not.toBeInTheDocument();
});

claim(
  'If the promise is rejected, the branch stays closed and its arrow gets a red dot. Opening it again sends a new request.',
  async () => {
    await show(<Retry />);
    await page.getByText('2024').click();
    await expect
      .poll(() => page.getByRole('alert').element().textContent, patient)
      .toBe('The folder did not load. Go online and open it again.');
    await expect.element(item('2024')).toHaveAttribute('aria-expanded', 'false');
    expect(document.querySelector('.MuiTreeItem-errorIcon')).not.toBeNull();
    await page.getByLabelText('Online').click();
    await page.getByText('2024').click();
    await expect.poll(() => page.getByText('First quarter').query(), patient).not.toBeNull();
  },
);

claim('Text in a `status` region is also read aloud.', async () => {
  await show(<LoadingText />);
  await page.getByText('2024').click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading');
});

claim(
  'When children arrive, version 8 moves the focus to the first selected item, or to the first item of the tree if none is selected.',
  async () => {
    const data = source();
    await show(
      <RichTreeViewPro
        items={[{ id: 'z', label: 'Folder Z', count: 0 }, ...first]}
        dataSource={data}
      />,
    );
    item('Folder A').element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(item('a/1')).toBeVisible();
    await expect.element(item('Folder Z')).toHaveFocus();
  },
);

claim('Closing and opening within that time sends no request.', async () => {
  await show(<CountRequests />);
  await page.getByText('2024').click();
  await expect.poll(() => page.getByText('First quarter').query(), patient).not.toBeNull();
  await page.getByText('2024').click();
  await expect.element(page.getByText('First quarter')).not.toBeInTheDocument();
  await page.getByText('2024').click();
  await expect.element(page.getByText('First quarter')).toBeVisible();
  expect(status()).toBe('Requests so far: 1');
});

claim('With `ttl: 0`, each opening sends a request.', async () => {
  const data = source();
  const cache = new DataSourceCacheDefault({ ttl: 0 });
  await show(<RichTreeViewPro items={first} dataSource={data} dataSourceCache={cache} />);
  await page.getByText('Folder A').click();
  await expect.element(page.getByText('a/1')).toBeVisible();
  await page.getByText('Folder A').click();
  await expect.element(page.getByText('a/1')).not.toBeInTheDocument();
  await page.getByText('Folder A').click();
  await expect.poll(() => data.getTreeItems.mock.calls).toEqual([['a'], ['a']]);
  await expect.element(page.getByText('a/1')).toBeVisible();
});

claim(
  'Mount the tree again with another `key`: it forgets items, expansion and cache.',
  async () => {
    await show(<Refresh />);
    await page.getByText('2024').click();
    await expect.poll(() => page.getByText('Report 1').query(), patient).not.toBeNull();
    await page.getByRole('button').click();
    await expect.element(page.getByText('Report 1')).not.toBeInTheDocument();
    await page.getByText('2024').click();
    await expect.poll(() => page.getByText('Report 2').query(), patient).not.toBeNull();
  },
);

claim('Select a closed year here, then open it: its children arrive selected.', async () => {
  await show(<SelectFolders />);
  await page.getByText('2024').click();
  await expect.poll(status, patient).toContain('y2024-q1');
});

claim(
  '`defaultExpandedItems` does not load anything. A branch listed there looks open and is empty.',
  async () => {
    const data = source();
    await show(<RichTreeViewPro items={first} dataSource={data} defaultExpandedItems={['a']} />);
    await expect.element(item('Folder A')).toHaveAttribute('aria-expanded', 'true');
    expect(page.getByRole('treeitem').elements()).toHaveLength(2);
    expect(data.getTreeItems).not.toHaveBeenCalled();
  },
);

claim(
  'If the cache already holds `root`, a tree with an empty `items` array sends no request and stays empty.',
  async () => {
    const data = source();
    const cache = new DataSourceCacheDefault({});
    const tree = (name: string) => (
      <RichTreeViewPro aria-label={name} items={[]} dataSource={data} dataSourceCache={cache} />
    );
    const screen = await show(tree('First'));
    await expect.element(item('root/1')).toBeVisible();
    const requests = data.getTreeItems.mock.calls.length;
    await screen.unmount();
    const again = await show(tree('Again'));
    await expect.element(page.getByRole('tree', { name: 'Again' })).toBeInTheDocument();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(page.getByRole('treeitem').elements()).toEqual([]);
    expect(data.getTreeItems.mock.calls.length).toBe(requests);
    await again.unmount();
    cache.clear();
    await show(tree('Cleared'));
    await expect.element(item('root/1')).toBeVisible();
  },
);

claim(':kbd[*], which opens all branches with the same parent, does not load either.', async () => {
  const data = source();
  await show(<RichTreeViewPro items={first} dataSource={data} />);
  item('Folder A').element().focus();
  await userEvent.keyboard('*');
  await expect.element(item('Folder A')).toHaveAttribute('aria-expanded', 'true');
  expect(data.getTreeItems).not.toHaveBeenCalled();
});

claim(
  "In a tree without `multiSelect`, version 8.6 selects a selected branch once more when it opens, and `onSelectedItemsChange` gets an array: `['y2024']` instead of `'y2024'`.",
  async () => {
    const changed = vi.fn();
    await show(
      <RichTreeViewPro
        items={first}
        dataSource={source()}
        onSelectedItemsChange={(_event, value) => changed(value)}
      />,
    );
    await page.getByText('Folder A').click();
    await expect.element(item('a/1')).toBeVisible();
    await expect.poll(() => changed.mock.calls).toEqual([['a'], [['a']]]);
  },
);
