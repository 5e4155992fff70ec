import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { Component, useState, type ReactNode } from 'react';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import ControlledExpansion from './demos/controlled-expansion.tsx';
import FindCourse from './demos/find-course.tsx';
import OrderLines from './demos/order-lines.tsx';
import ProjectFiles from './demos/project-files.tsx';
import RenameChapters from './demos/rename-chapters.tsx';
import ShippingCountries from './demos/shipping-countries.tsx';

const item = (name: string | RegExp) => page.getByRole('treeitem', { name, exact: true });
const box = (text: string) =>
  page.getByText(text, { exact: true }).element().parentElement?.querySelector('input');

claim(
  'With `selectionPropagation`, only the items that are shown follow their parent.',
  async () => {
    const changed = vi.fn();
    const propagation = { descendants: true, parents: true };
    const simple = await show(
      <SimpleTreeView
        multiSelect
        checkboxSelection
        selectionPropagation={propagation}
        onSelectedItemsChange={(_event, ids) => changed(ids)}
      >
        <TreeItem itemId="asia" label="Asia">
          <TreeItem itemId="japan" label="Japan" />
        </TreeItem>
      </SimpleTreeView>,
    );
    box('Asia')?.click();
    expect(changed.mock.lastCall).toEqual([['asia']]);
    await simple.unmount();

    await show(
      <RichTreeView
        multiSelect
        checkboxSelection
        selectionPropagation={propagation}
        items={[{ id: 'asia', label: 'Asia', children: [{ id: 'japan', label: 'Japan' }] }]}
        onSelectedItemsChange={(_event, ids) => changed(ids)}
      />,
    );
    box('Asia')?.click();
    expect(changed.mock.lastCall?.[0].toSorted()).toEqual(['asia', 'japan']);
  },
);

claim('Disabled items are skipped by the arrow keys.', async () => {
  await show(<OrderLines />);
  await page.getByText('Oak top').click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Clamp lamp')).toHaveFocus();
});

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message ? <p role="alert">{this.state.message}</p> : this.props.children;
  }
}

claim(
  'Two items with the same id break the tree: an error is thrown while it renders.',
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await show(
      <Boundary>
        <RichTreeView
          items={[
            { id: 'a', label: 'A' },
            { id: 'a', label: 'B' },
          ]}
        />
      </Boundary>,
    );
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/Two items were provided with the same id/);
  },
);

claim('With propagation the array holds the parents too.', async () => {
  await show(<ShippingCountries />);
  const before = page.getByRole('status').element().textContent;
  expect(before).toBe('Countries selected: 1');
  const zone = page.getByRole('treeitem').first();
  zone.element().querySelector('input')?.click();
  await expect.element(zone).toHaveAttribute('aria-selected', 'true');
  const children = zone.element().querySelectorAll('[role=treeitem]');
  expect([...children].every((child) => child.getAttribute('aria-selected') === 'true')).toBe(true);
});

claim('A click on an item opens it and selects it.', async () => {
  await show(<ProjectFiles />);
  await page.getByText('public').click();
  await expect.element(page.getByText('favicon.svg')).toBeVisible();
  await expect.element(item(/^public/)).toHaveAttribute('aria-selected', 'true');
});

claim(
  'A double-click or :kbd[Enter] starts editing, :kbd[Enter] or leaving the field saves, :kbd[Esc] cancels.',
  async () => {
    await show(<RenameChapters />);
    const field = page.getByRole('textbox');
    await page.getByText('Glossary').dblClick();
    await field.fill('Words');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText('Glossary')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await field.fill('Words');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('glossary is now called “Words”.')).toBeVisible();
    await page.getByText('Words', { exact: true }).dblClick();
    await field.fill('Terms');
    await page.getByText('Part 1: first week').click();
    await expect.element(page.getByText('glossary is now called “Terms”.')).toBeVisible();
  },
);

claim('The tree shows the new label at once, but it does not change your `items`.', async () => {
  const items = [{ id: 'glossary', label: 'Glossary' }];
  function Renames() {
    const [list, setList] = useState(items);
    return (
      <>
        <RichTreeView items={list} isItemEditable />
        <button onClick={() => setList([...items])}>New items</button>
      </>
    );
  }
  await show(<Renames />);
  await page.getByText('Glossary').dblClick();
  await page.getByRole('textbox').fill('Terms');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Terms')).toBeVisible();
  expect(items[0]?.label).toBe('Glossary');
  await page.getByRole('button').click();
  await expect.element(page.getByText('Glossary')).toBeVisible();
});

claim(
  'Control the value when something outside the tree changes it, such as a button.',
  async () => {
    await show(<ControlledExpansion />);
    const open = () => document.querySelectorAll('[aria-expanded=true]').length;
    await expect.poll(open).toBe(1);
    await page.getByRole('button', { name: 'Expand all' }).click();
    await expect.poll(() => document.querySelectorAll('[aria-expanded=false]').length).toBe(0);
    await page.getByRole('button', { name: 'Collapse all' }).click();
    await expect.poll(open).toBe(0);
  },
);

claim('Use it for a single action, such as showing the result of a search.', async () => {
  await show(<FindCourse />);
  await page.getByRole('button', { name: 'Show the optics course' }).click();
  await expect.element(item(/optics/i)).toHaveAttribute('aria-selected', 'true');
});

claim(
  "In a theme with `direction: 'rtl'`, the left and right arrow keys change places.",
  async () => {
    await show(<ProjectFiles />, { direction: 'rtl' });
    await page.getByText('src').click();
    await expect.element(item(/^src/)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(item(/^src/)).toHaveAttribute('aria-expanded', 'true');
  },
);
