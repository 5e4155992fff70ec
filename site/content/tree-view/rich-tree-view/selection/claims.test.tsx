import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { useState } from 'react';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import AtMostThree from './demos/at-most-three.tsx';
import CheckBoxes from './demos/check-boxes.tsx';
import FollowTheParent from './demos/follow-the-parent.tsx';
import LastChange from './demos/last-change.tsx';
import LeavesOnly from './demos/leaves-only.tsx';
import OneCheck from './demos/one-check.tsx';
import SelectAll from './demos/select-all.tsx';
import SeveralChecks from './demos/several-checks.tsx';

const selected = () =>
  [...document.querySelectorAll('[aria-selected=true]')].map(
    (element) => element.querySelector('.MuiTreeItem-label')?.textContent,
  );
const box = (text: string) =>
  page.getByText(text, { exact: true }).element().parentElement?.querySelector('input');
const status = () => page.getByRole('status').element().textContent;

const items = [
  {
    id: 'tests',
    label: 'Tests',
    children: [
      { id: 'unit', label: 'Unit' },
      { id: 'slow', label: 'Slow' },
    ],
  },
];

claim(
  'A single selected item stays selected when someone clicks it again. :kbd[Space] deselects it.',
  async () => {
    await show(<OneCheck />);
    await page.getByText('Unit tests').click();
    await expect.poll(status).toBe('Selected: unit');
    await userEvent.keyboard(' ');
    await expect.poll(status).toBe('Selected: nothing');
  },
);

claim(':kbd[Shift] and a click selects everything shown up to there', async () => {
  await show(<SeveralChecks />);
  await page.getByText('Lint').click();
  await page.getByText('Type check').click({ modifiers: ['Shift'] });
  await expect.poll(selected).toEqual(['Lint', 'Type check']);
  await page.getByText('Deploy to staging').click({ modifiers: ['Control'] });
  await expect.poll(selected).toEqual(['Lint', 'Type check', 'Deploy to staging']);
  await page.getByText('Chromium').click();
  await expect.poll(selected).toEqual(['Chromium']);
});

claim('In return, a click on the label no longer selects: it only opens the branch.', async () => {
  await show(<CheckBoxes />);
  await page.getByText('Lint').click();
  await page.getByText('Browser tests').click();
  await expect.element(page.getByText('Firefox')).toBeVisible();
  expect(selected()).toEqual([]);
});

claim('when the last child is selected, so is the parent', async () => {
  await show(<FollowTheParent />);
  box('Firefox')?.click();
  await expect.poll(selected).toEqual(['Browser tests', 'Chromium', 'Firefox']);
  box('Chromium')?.click();
  await expect.poll(selected).toEqual(['Firefox']);
  // selecting a parent selects everything below it
  box('Tests')?.click();
  await expect
    .poll(selected)
    .toEqual(['Tests', 'Unit tests', 'Browser tests', 'Chromium', 'Firefox']);
});

claim(
  'Propagation happens when people change the selection, and with `setItemSelection`. The value of `selectedItems` is used as it is: a parent in it does not select its children.',
  async () => {
    const propagation = { descendants: true, parents: true };
    const given = await show(
      <RichTreeView
        items={items}
        multiSelect
        selectionPropagation={propagation}
        selectedItems={['tests']}
        defaultExpandedItems={['tests']}
      />,
    );
    await expect.poll(selected).toEqual(['Tests']);
    await given.unmount();

    const changed = vi.fn();
    function FromCode() {
      const apiRef = useTreeViewApiRef();
      return (
        <>
          <button onClick={() => apiRef.current?.setItemSelection({ itemId: 'tests' })}>All</button>
          <RichTreeView
            apiRef={apiRef}
            items={items}
            multiSelect
            selectionPropagation={propagation}
            onSelectedItemsChange={changed}
          />
        </>
      );
    }
    await show(<FromCode />);
    await page.getByRole('button').click();
    // It reaches closed branches.
    expect(changed.mock.lastCall?.[1].toSorted()).toEqual(['slow', 'tests', 'unit']);
  },
);

claim(
  'A box shows a dash when its item is not selected and some, but not all, items below it are.',
  async () => {
    const dashes = () =>
      document.querySelectorAll('[data-testid=IndeterminateCheckBoxIcon]').length;
    const boxes = (selectedItems: string[]) => (
      <RichTreeView
        items={items}
        multiSelect
        checkboxSelection
        selectedItems={selectedItems}
        defaultExpandedItems={['tests']}
      />
    );
    const { rerender } = await show(boxes(['unit']));
    await expect.poll(dashes).toBe(1);
    await rerender(boxes(['unit', 'slow']));
    await expect.poll(dashes).toBe(0);
    await rerender(boxes(['unit', 'tests']));
    await expect.poll(() => box('Tests')?.checked).toBe(true);
    expect(dashes()).toBe(0);
  },
);

claim('Disabled children follow their parent as well.', async () => {
  await show(
    <RichTreeView
      items={items}
      multiSelect
      checkboxSelection
      selectionPropagation={{ descendants: true, parents: true }}
      isItemDisabled={(item) => item.id === 'slow'}
      defaultExpandedItems={['tests']}
    />,
  );
  box('Tests')?.click();
  await expect.poll(selected).toEqual(['Tests', 'Unit', 'Slow']);
});

claim(
  'This “Select all” also reaches closed branches, which :kbd[Ctrl+A] does only with `descendants: true`:',
  async () => {
    const screen = await show(<SelectAll />);
    page.getByRole('treeitem').first().element().focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect.poll(selected).toEqual(['Static checks', 'Tests', 'Deploy to staging']);
    await page.getByText('Static checks').click();
    await expect
      .element(page.getByRole('treeitem', { name: 'Lint' }))
      .toHaveAttribute('aria-selected', 'false');
    await page.getByRole('button', { name: 'Select all' }).click();
    await expect
      .element(page.getByRole('treeitem', { name: 'Lint' }))
      .toHaveAttribute('aria-selected', 'true');
    await screen.unmount();
    const changed = vi.fn();
    await show(
      <RichTreeView
        items={items}
        multiSelect
        selectionPropagation={{ descendants: true }}
        onSelectedItemsChange={(_event, ids) => changed(ids)}
      />,
    );
    page.getByRole('treeitem').first().element().focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(changed.mock.lastCall).toEqual([['tests', 'unit', 'slow']]);
  },
);

claim('Refuse the change instead: filter the array before you store it.', async () => {
  const screen = await show(<LeavesOnly />);
  page.getByText('Static checks').element().closest<HTMLElement>('[role=treeitem]')?.focus();
  await userEvent.keyboard(' ');
  await expect.poll(status).toBe('2 checks, without their stages');
  await screen.unmount();
  await show(<AtMostThree />);
  box('Unit tests')?.click();
  await expect.element(page.getByText('3 of 3 selected')).toBeVisible();
  box('Chromium')?.click();
  expect(selected()).toHaveLength(3);
});

claim(
  '`onItemSelectionToggle` is called once for each item that was selected or deselected.',
  async () => {
    const toggled = vi.fn();
    const screen = await show(
      <RichTreeView
        items={items}
        multiSelect
        defaultExpandedItems={['tests']}
        onItemSelectionToggle={(_event, id, on) => toggled(id, on)}
      />,
    );
    await page.getByText('Unit').click();
    await page.getByText('Slow').click();
    expect(toggled.mock.calls).toEqual([
      ['unit', true],
      ['slow', true],
      ['unit', false],
    ]);
    await screen.unmount();
    await show(<LastChange />);
    await page.getByRole('button', { name: 'Toggle the type check' }).click();
    await expect.poll(status).toBe('types was added.');
  },
);

claim('`setItemSelection` also selects disabled items', async () => {
  function FromCode() {
    const apiRef = useTreeViewApiRef();
    return (
      <>
        <button onClick={() => apiRef.current?.setItemSelection({ itemId: 'tests' })}>Go</button>
        <RichTreeView apiRef={apiRef} items={items} isItemDisabled={() => true} />
      </>
    );
  }
  await show(<FromCode />);
  await page.getByText('Tests').click();
  expect(selected()).toEqual([]);
  await page.getByRole('button').click();
  await expect.poll(selected).toEqual(['Tests']);
});

/** Calls `setItemSelection` for one test while the other is selected. */
function Unselect({ keep, onChange }: { keep: boolean; onChange: (value: unknown) => void }) {
  const apiRef = useTreeViewApiRef();
  const change = { itemId: 'unit', shouldBeSelected: keep, keepExistingSelection: keep };
  return (
    <>
      <button onClick={() => apiRef.current?.setItemSelection(change)}>Change</button>
      <RichTreeView
        apiRef={apiRef}
        items={items}
        defaultSelectedItems="slow"
        onSelectedItemsChange={(_event, value) => onChange(value)}
      />
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
  },
);

claim(
  'Set `keepExistingSelection` only with `multiSelect`: otherwise the value becomes an array.',
  async () => {
    const changed = vi.fn();
    await show(<Unselect keep onChange={changed} />);
    await page.getByRole('button').click();
    expect(changed.mock.calls).toEqual([[['unit', 'slow']]]);
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
          <RichTreeView
            apiRef={apiRef}
            items={['Alpha', 'Beta'].map((label) => ({ id: label.charAt(0).toLowerCase(), label }))}
            multiSelect
            selectedItems={value}
            onSelectedItemsChange={(_event, ids) => setValue(ids)}
          />
        </>
      );
    }
    await show(<Both />);
    await page.getByRole('button').click();
    await expect.poll(selected).toEqual(['Beta']);
  },
);
