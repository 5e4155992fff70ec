import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { useState } from 'react';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import ArrowOnly from './demos/arrow-only.tsx';
import { depots } from './demos/data.ts';
import FindVan from './demos/find-van.tsx';
import OneRegion from './demos/one-region.tsx';
import OpenAtStart from './demos/open-at-start.tsx';
import OpenedLast from './demos/opened-last.tsx';

const item = (name: string) => page.getByRole('treeitem', { name });
const label = (name: string) => page.getByText(name, { exact: true });

claim('By default all branches are closed.', async () => {
  await show(<RichTreeView items={depots} />);
  await expect.poll(() => page.getByRole('treeitem').elements().length).toBe(3);
  await label('North').click();
  await expect.element(label('Depot Kiel')).toBeVisible();
});

claim(
  '`depot-kiel` alone would be open inside a closed `north`, and nobody would see it.',
  async () => {
    const alone = await show(<RichTreeView items={depots} defaultExpandedItems={['depot-kiel']} />);
    await expect.poll(() => page.getByRole('treeitem').elements().length).toBe(3);
    await alone.unmount();
    await show(<OpenAtStart />);
    await expect.element(label('Van 11: 48 parcels')).toBeVisible();
  },
);

claim(
  'Controlled and never updated means that no branch ever opens: pass both props.',
  async () => {
    const changed = vi.fn();
    await show(
      <RichTreeView
        items={depots}
        expandedItems={[]}
        onExpandedItemsChange={(_event, ids) => changed(ids)}
      />,
    );
    await label('North').click();
    await expect.poll(() => changed.mock.lastCall).toEqual([['north']]);
    expect(page.getByRole('treeitem').elements().length).toBe(3);
  },
);

claim('This one closes the other regions when a region opens:', async () => {
  await show(<OneRegion />);
  await expect.element(item('South').first()).toHaveAttribute('aria-expanded', 'true');
  await label('North').click();
  await expect.element(item('North').first()).toHaveAttribute('aria-expanded', 'true');
  await expect.element(item('South').first()).toHaveAttribute('aria-expanded', 'false');
});

claim('Set `expansionTrigger="iconContainer"`, and only the arrow opens.', async () => {
  await show(<ArrowOnly />);
  await label('North').click();
  await expect.element(item('North').first()).toHaveAttribute('aria-expanded', 'false');
  const arrow = document.querySelector('[role=treeitem] .MuiTreeItem-iconContainer');
  if (arrow) await userEvent.click(arrow);
  await expect.element(item('North').first()).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('checkbox').click();
  await label('North').click();
  await expect.element(item('North').first()).toHaveAttribute('aria-expanded', 'false');
});

claim(
  'With :kbd[*], which opens all branches that have the same parent, `onItemExpansionToggle` is called once for each of them.',
  async () => {
    const toggled = vi.fn();
    await show(
      <RichTreeView
        items={depots}
        onItemExpansionToggle={(_event, id, open) => toggled(id, open)}
      />,
    );
    await item('Central hub').click();
    await userEvent.keyboard('*');
    await expect
      .poll(() => toggled.mock.calls)
      .toEqual([
        ['north', true],
        ['south', true],
      ]);
    toggled.mockClear();
    const branch = (id: string) => ({
      id,
      label: id,
      children: [{ id: `${id}-1`, label: `${id}-1` }],
    });
    const regions = [
      { id: 'east', label: 'East', children: [branch('Graz'), branch('Linz')] },
      { id: 'west', label: 'West', children: [branch('Brest')] },
    ];
    await show(
      <RichTreeView
        items={regions}
        defaultExpandedItems={['east', 'west']}
        expansionTrigger="iconContainer"
        onItemExpansionToggle={(_event, id, open) => toggled(id, open)}
      />,
    );
    await page.getByText('Graz', { exact: true }).click();
    await userEvent.keyboard('*');
    await expect
      .poll(() => toggled.mock.calls)
      .toEqual([
        ['Graz', true],
        ['Linz', true],
      ]);
  },
);

claim('`onItemExpansionToggle` gives the one item that changed', async () => {
  await show(<OpenedLast />);
  await label('South').click();
  await expect.element(page.getByRole('status')).toHaveTextContent('south is now open.');
});

claim('To show an item deep in the tree, open its ancestors; `getParentId` walks up.', async () => {
  await show(<FindVan />);
  await page.getByRole('button', { name: 'Where is van 31?' }).click();
  await expect.element(item('Van 31: 52 parcels')).toHaveAttribute('aria-selected', 'true');
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
          <RichTreeView
            apiRef={apiRef}
            items={[
              { id: 'east', label: 'East', children: [{ id: 'platform-1', label: 'Platform 1' }] },
              { id: 'hall', label: 'Hall', children: [{ id: 'tickets', label: 'Tickets' }] },
            ]}
            expandedItems={expanded}
            onExpandedItemsChange={(_event, ids) => setExpanded(ids)}
          />
        </>
      );
    }
    await show(<Halls />);
    await page.getByRole('button').click();
    await expect.element(item('Hall')).toHaveAttribute('aria-expanded', 'true');
    await expect.element(item('East')).toHaveAttribute('aria-expanded', 'false');
  },
);
