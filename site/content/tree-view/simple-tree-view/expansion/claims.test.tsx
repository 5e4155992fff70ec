import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { useState } from 'react';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import AlwaysOpen from './demos/always-open.tsx';
import ArrowOnly from './demos/arrow-only.tsx';
import OneAtATime from './demos/one-at-a-time.tsx';
import OpenAll from './demos/open-all.tsx';
import OpenFromOutside from './demos/open-from-outside.tsx';
import UsageCount from './demos/usage-count.tsx';

const item = (name: string | RegExp) => page.getByRole('treeitem', { name, exact: true });
const open = () =>
  [...document.querySelectorAll('[aria-expanded=true]')].map(
    (element) => element.querySelector('.MuiTreeItem-label')?.textContent,
  );

claim('An open item inside a closed one is not shown until its parent opens too.', async () => {
  await show(
    <SimpleTreeView aria-label="Sheet" defaultExpandedItems={['fuel', 'nothing']}>
      <TreeItem itemId="engine" label="Engine">
        <TreeItem itemId="fuel" label="Fuel">
          <TreeItem itemId="filter" label="Filter" />
        </TreeItem>
      </TreeItem>
    </SimpleTreeView>,
  );
  await expect.element(item('Filter')).not.toBeInTheDocument();
  await page.getByText('Engine').click();
  await expect.element(item('Filter')).toBeVisible();
});

claim('Then buttons, a search field or the URL can open branches.', async () => {
  await show(<OpenAll />);
  await page.getByRole('button', { name: 'Open all' }).click();
  await expect.poll(open).toEqual(['Engine', 'Fuel system', 'Cabin']);
  await page.getByRole('button', { name: 'Close all' }).click();
  await expect.poll(open).toEqual([]);
});

claim(
  'A tree is controlled or uncontrolled for as long as it is mounted, and logs an error if you switch.',
  async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    function Switches() {
      const [ids, setIds] = useState<string[]>();
      return (
        <>
          <button onClick={() => setIds(['a'])}>Control</button>
          <SimpleTreeView aria-label="Sheet" {...(ids ? { expandedItems: ids } : {})}>
            <TreeItem itemId="a" label="A">
              <TreeItem itemId="b" label="B" />
            </TreeItem>
          </SimpleTreeView>
        </>
      );
    }
    await show(<Switches />);
    await page.getByRole('button').click();
    await expect.poll(() => error.mock.calls.flat().join(' ')).toContain('uncontrolled');
  },
);

claim('The tree puts the branch that was opened last at the front of the list.', async () => {
  const changed = vi.fn();
  const screen = await show(
    <SimpleTreeView aria-label="Menu" onExpandedItemsChange={(_event, ids) => changed(ids)}>
      <TreeItem itemId="a" label="Lunch">
        <TreeItem itemId="a1" label="Soup" />
      </TreeItem>
      <TreeItem itemId="b" label="Dinner">
        <TreeItem itemId="b1" label="Stew" />
      </TreeItem>
    </SimpleTreeView>,
  );
  await page.getByText('Lunch').click();
  await page.getByText('Dinner').click();
  expect(changed.mock.lastCall).toEqual([['b', 'a']]);
  await screen.unmount();
  await show(<OneAtATime />);
  await page.getByText('Lunch').click();
  await expect.poll(open).toEqual(['Lunch']);
});

claim('Put the id back, and the branch cannot be closed.', async () => {
  await show(<AlwaysOpen />);
  await page.getByText('My calendars (always open)').click();
  await page.getByText('Shared with me').click();
  await expect.poll(open).toEqual(['My calendars (always open)', 'Shared with me']);
});

claim(
  'With `expansionTrigger="iconContainer"` the arrow opens, and the rest of the row only selects.',
  async () => {
    await show(<ArrowOnly />);
    await page.getByText('Purchasing').click();
    await expect.element(item('Purchasing')).toHaveAttribute('aria-selected', 'true');
    await expect.element(item('Purchasing')).toHaveAttribute('aria-expanded', 'false');
    const arrow = document.querySelectorAll<HTMLElement>('.MuiTreeItem-iconContainer')[1];
    // The arrow is 16 pixels wide.
    expect(arrow?.getBoundingClientRect().width).toBe(16);
    arrow?.click();
    await expect.element(item(/^Purchasing/)).toHaveAttribute('aria-expanded', 'true');
  },
);

claim('`onItemExpansionToggle` tells which item changed and in which direction.', async () => {
  await show(<UsageCount />);
  await page.getByText('Fire').click();
  await page.getByText('Fire').click();
  await page.getByText('Chemicals').click();
  await expect.element(page.getByRole('status')).toHaveTextContent('2 of 3 topics opened.');
});

claim('Without it, callbacks get `null` as the event.', async () => {
  const changed = vi.fn();
  function Opens() {
    const apiRef = useTreeViewApiRef();
    return (
      <>
        <button onClick={() => apiRef.current?.setItemExpansion({ itemId: 'b' })}>Open</button>
        <SimpleTreeView
          apiRef={apiRef}
          aria-label="Steps"
          onExpandedItemsChange={(event, ids) => changed(event, ids)}
        >
          <TreeItem itemId="a" label="A">
            <TreeItem itemId="b" label="B">
              <TreeItem itemId="c" label="C" />
            </TreeItem>
          </TreeItem>
        </SimpleTreeView>
      </>
    );
  }
  const screen = await show(<Opens />);
  await page.getByRole('button').click();
  await expect.poll(() => changed.mock.lastCall).toEqual([null, ['b']]);
  // The method does not open the parents.
  await expect.element(item('B')).not.toBeInTheDocument();
  await screen.unmount();
  await show(<OpenFromOutside />);
  await page.getByRole('button').click();
  await expect.element(item('Unit tests')).toBeVisible();
});

claim('Their selection is kept: the ids stay in `selectedItems`.', async () => {
  const changed = vi.fn();
  await show(
    <SimpleTreeView
      aria-label="Menu"
      multiSelect
      defaultExpandedItems={['a']}
      defaultSelectedItems={['soup']}
      onSelectedItemsChange={(_event, ids) => changed(ids)}
    >
      <TreeItem itemId="a" label="Lunch">
        <TreeItem itemId="soup" label="Soup" />
      </TreeItem>
    </SimpleTreeView>,
  );
  item(/^Lunch/)
    .element()
    .focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(item('Soup')).not.toBeInTheDocument();
  await userEvent.keyboard(' ');
  expect(changed.mock.lastCall?.[0].toSorted()).toEqual(['a', 'soup']);
});

claim(
  'In a controlled tree, several calls in a row all start from the same list, so only the last one counts: set your state once instead.',
  async () => {
    function Halls() {
      const apiRef = useTreeViewApiRef();
      const [expanded, setExpanded] = useState<string[]>([]);
      const openBoth = () => {
        for (const itemId of ['east', 'hall']) {
          apiRef.current?.setItemExpansion({ itemId, shouldBeExpanded: true });
        }
      };
      return (
        <>
          <button onClick={openBoth}>Open both</button>
          <SimpleTreeView
            apiRef={apiRef}
            aria-label="Station"
            expandedItems={expanded}
            onExpandedItemsChange={(_event, ids) => setExpanded(ids)}
          >
            <TreeItem itemId="east" label="East">
              <TreeItem itemId="platform-1" label="Platform 1" />
            </TreeItem>
            <TreeItem itemId="hall" label="Hall">
              <TreeItem itemId="tickets" label="Tickets" />
            </TreeItem>
          </SimpleTreeView>
        </>
      );
    }
    await show(<Halls />);
    await page.getByRole('button').click();
    await expect.poll(open).toEqual(['Hall']);
  },
);
