import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { useState } from 'react';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import ChangeLog from './demos/change-log.tsx';
import LeavesOnly from './demos/leaves-only.tsx';
import LinkedBoxes from './demos/linked-boxes.tsx';
import OneReport from './demos/one-report.tsx';
import PickDesk from './demos/pick-desk.tsx';
import ReadOnly from './demos/read-only.tsx';
import SelectFromOutside from './demos/select-from-outside.tsx';

const item = (name: string | RegExp) => page.getByRole('treeitem', { name, exact: true });
const selected = () =>
  [...document.querySelectorAll('[aria-selected=true]')].map(
    (element) => element.querySelector('.MuiTreeItem-label')?.textContent,
  );
const status = () => page.getByRole('status').element().textContent;

function Letters({ checkboxSelection = false }: { checkboxSelection?: boolean }) {
  return (
    <SimpleTreeView aria-label="Letters" multiSelect checkboxSelection={checkboxSelection}>
      <TreeItem itemId="a" label="Alpha" />
      <TreeItem itemId="b" label="Beta" />
      <TreeItem itemId="c" label="Gamma">
        <TreeItem itemId="d" label="Delta" />
      </TreeItem>
    </SimpleTreeView>
  );
}

claim(
  'By default, people select one item at a time, with a click, :kbd[Space] or, on a leaf, :kbd[Enter].',
  async () => {
    const screen = await show(<OneReport />);
    await expect.poll(() => selected().length).toBe(1);
    await screen.unmount();
    await show(
      <SimpleTreeView aria-label="Letters">
        <TreeItem itemId="a" label="Alpha" />
        <TreeItem itemId="b" label="Beta" />
        <TreeItem itemId="c" label="Gamma" />
      </SimpleTreeView>,
    );
    await page.getByText('Alpha').click();
    await expect.poll(selected).toEqual(['Alpha']);
    await userEvent.keyboard('{ArrowDown} ');
    await expect.poll(selected).toEqual(['Beta']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(selected).toEqual(['Gamma']);
  },
);

claim(
  'If `selectedItems` starts as `undefined` and gets a value later, you see an error in the console.',
  async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    function Later() {
      const [value, setValue] = useState<string>();
      return (
        <>
          <button onClick={() => setValue('a')}>Select</button>
          <SimpleTreeView aria-label="Letters" {...(value ? { selectedItems: value } : {})}>
            <TreeItem itemId="a" label="Alpha" />
          </SimpleTreeView>
        </>
      );
    }
    const screen = await show(<Later />);
    await page.getByRole('button').click();
    await expect.poll(() => error.mock.calls.flat().join(' ')).toContain('selectedItems');
    await screen.unmount();
    await show(<PickDesk />);
    await page.getByRole('button', { name: 'Clear the selection' }).click();
    await expect.poll(status).toBe('Nothing selected.');
  },
);

claim(
  'With `multiSelect`, a plain click still selects one item and deselects the others.',
  async () => {
    await show(<Letters />);
    await page.getByText('Alpha').click();
    await page.getByText('Beta').click();
    await expect.poll(selected).toEqual(['Beta']);
    await page.getByText('Alpha').click({ modifiers: ['Control'] });
    await expect.poll(selected).toEqual(['Alpha', 'Beta']);
    await page.getByText('Gamma').click({ modifiers: ['Shift'] });
    await expect.poll(selected).toEqual(['Alpha', 'Beta', 'Gamma']);
  },
);

claim('A click on the label no longer selects: it only opens the branch.', async () => {
  await show(<Letters checkboxSelection />);
  await page.getByText('Gamma').click();
  await expect.element(page.getByText('Delta')).toBeVisible();
  expect(selected()).toEqual([]);
  const box = page.getByText('Gamma').element().parentElement?.querySelector('input');
  // The box is not a tab stop.
  expect(box?.tabIndex).toBe(-1);
  box?.click();
  await expect.poll(selected).toEqual(['Gamma']);
});

claim(
  'A parent that is not selected shows a dash when some, but not all, items below it are.',
  async () => {
    await show(<LinkedBoxes />);
    const dashes = () =>
      document.querySelectorAll('[data-testid=IndeterminateCheckBoxIcon]').length;
    await expect.poll(dashes).toBeGreaterThan(0);
    const root = page.getByRole('treeitem').first().element();
    root.querySelector('input')?.click();
    await expect.poll(dashes).toBe(0);
    expect([...root.querySelectorAll('[role=treeitem]')]).not.toEqual([]);
    expect(root.querySelectorAll('[aria-selected=false]')).toHaveLength(0);
    // A selected parent has its own mark, whatever is below it.
    const parent = await show(
      <SimpleTreeView
        aria-label="Letters"
        multiSelect
        checkboxSelection
        defaultExpandedItems={['a']}
        defaultSelectedItems={['a', 'b']}
      >
        <TreeItem itemId="a" label="Alpha">
          <TreeItem itemId="b" label="Beta" />
          <TreeItem itemId="c" label="Gamma" />
        </TreeItem>
      </SimpleTreeView>,
    );
    const boxes = () =>
      [...parent.container.querySelectorAll('input')].map(({ checked }) => checked);
    await expect.poll(boxes).toEqual([true, true, false]);
    expect(dashes()).toBe(0);
  },
);

claim('Ignore a change, and the selection stays.', async () => {
  await show(<LeavesOnly />);
  const branch = page.getByRole('treeitem').first();
  await branch.getByText(/./).first().click();
  await expect.poll(status).toBe('Choose a model, not a group.');
  expect(selected()).toEqual([]);
});

claim(
  'It runs once for each item that changed, so a parent with two children makes three calls.',
  async () => {
    await show(<ChangeLog />);
    document.querySelector<HTMLElement>('[role=treeitem] input')?.click();
    await expect.poll(() => status()?.match(/\+ /g)?.length).toBe(3);
  },
);

claim('The method does not check whether the item is disabled or exists.', async () => {
  const changed = vi.fn();
  function Selects({ off }: { off: boolean }) {
    const apiRef = useTreeViewApiRef();
    return (
      <>
        <button onClick={() => apiRef.current?.setItemSelection({ itemId: 'a' })}>Select</button>
        <button onClick={() => apiRef.current?.setItemSelection({ itemId: 'x' })}>Unknown</button>
        <SimpleTreeView
          apiRef={apiRef}
          aria-label="Letters"
          disableSelection={off}
          onSelectedItemsChange={changed}
        >
          <TreeItem itemId="a" label="Alpha" disabled />
        </SimpleTreeView>
      </>
    );
  }
  const screen = await show(<Selects off={false} />);
  await page.getByRole('button', { name: 'Select' }).click();
  await expect.poll(selected).toEqual(['Alpha']);
  expect(changed.mock.lastCall).toEqual([null, 'a']);
  await page.getByRole('button', { name: 'Unknown' }).click();
  expect(changed.mock.lastCall).toEqual([null, 'x']);
  await screen.unmount();
  // It does nothing when `disableSelection` is set.
  changed.mockClear();
  await show(<Selects off />);
  await page.getByRole('button', { name: 'Select' }).click();
  expect(changed).not.toHaveBeenCalled();
});

claim('keeps the other items, with `multiSelect`; otherwise they are deselected', async () => {
  await show(<SelectFromOutside />);
  await page.getByRole('button', { name: 'Only the shift schedule' }).click();
  await expect.poll(() => selected().length).toBe(1);
  await page.getByRole('button', { name: 'Stock list as well' }).click();
  await expect.poll(() => selected().length).toBe(2);
  await page.getByRole('button', { name: 'Only the shift schedule' }).click();
  await expect.poll(() => selected().length).toBe(1);
});

claim('They can still move through it and open branches.', async () => {
  await show(<ReadOnly />);
  const first = page.getByRole('treeitem').first();
  first.element().focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(first).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Enter}');
  await expect.element(first).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('treeitem').nth(1)).toHaveFocus();
  await expect.element(item(/./).first()).not.toHaveAttribute('aria-selected');
});

/** Calls `setItemSelection` for Alpha while Beta is selected. */
function Unselect({ keep, onChange }: { keep: boolean; onChange: (value: unknown) => void }) {
  const apiRef = useTreeViewApiRef();
  const change = { itemId: 'a', shouldBeSelected: keep, keepExistingSelection: keep };
  return (
    <>
      <button onClick={() => apiRef.current?.setItemSelection(change)}>Change</button>
      <SimpleTreeView
        apiRef={apiRef}
        aria-label="Letters"
        defaultSelectedItems="b"
        onSelectedItemsChange={(_event, value) => onChange(value)}
      >
        <TreeItem itemId="a" label="Alpha" />
        <TreeItem itemId="b" label="Beta" />
      </SimpleTreeView>
    </>
  );
}

claim(
  'Without `keepExistingSelection`, `shouldBeSelected: false` clears the whole selection, even when another item is selected.',
  async () => {
    const changed = vi.fn();
    await show(<Unselect keep={false} onChange={changed} />);
    await page.getByRole('button').click();
    expect(changed.mock.calls).toEqual([[null]]);
    await expect.poll(selected).toEqual([]);
  },
);

claim(
  'Set `keepExistingSelection` only with `multiSelect`: otherwise the value becomes an array.',
  async () => {
    const changed = vi.fn();
    await show(<Unselect keep onChange={changed} />);
    await page.getByRole('button').click();
    expect(changed.mock.calls).toEqual([[['a', 'b']]]);
  },
);

claim(
  'In a controlled tree, several calls in a row all start from the same value, so only the last one counts: set your state once instead.',
  async () => {
    function Both() {
      const apiRef = useTreeViewApiRef();
      const [value, setValue] = useState<string[]>([]);
      const selectBoth = () => {
        for (const itemId of ['a', 'b']) {
          apiRef.current?.setItemSelection({
            itemId,
            shouldBeSelected: true,
            keepExistingSelection: true,
          });
        }
      };
      return (
        <>
          <button onClick={selectBoth}>Select both</button>
          <SimpleTreeView
            apiRef={apiRef}
            aria-label="Letters"
            multiSelect
            selectedItems={value}
            onSelectedItemsChange={(_event, ids) => setValue(ids)}
          >
            <TreeItem itemId="a" label="Alpha" />
            <TreeItem itemId="b" label="Beta" />
          </SimpleTreeView>
        </>
      );
    }
    await show(<Both />);
    await page.getByRole('button').click();
    await expect.poll(selected).toEqual(['Beta']);
  },
);
