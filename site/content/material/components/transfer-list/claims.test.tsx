import { useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { claim, expect, page, show, userEvent } from '#claims';
import CrewLists from './demos/crew-lists.tsx';
import FindIngredients from './demos/find-ingredients.tsx';
import SetList from './demos/set-list.tsx';
import TableColumns from './demos/table-columns.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
const status = page.getByRole('status');
const itemsOf = (name: string) =>
  [...page.getByRole('list', { name }).element().querySelectorAll('li')].map(
    (item) => item.textContent,
  );

claim(
  'Items that you add go to the end of the chosen list. Items that you remove return to their old position, because `available` keeps the order of `all`.',
  async () => {
    await show(<TableColumns />);
    await box('Year').click();
    await box('Shelf').click();
    await button('Add').click();
    expect(itemsOf('Shown columns')).toEqual(['Title', 'Author', 'Shelf', 'Year']);
    await box('Author').click();
    await button('Remove').click();
    expect(itemsOf('Shown columns')).toEqual(['Title', 'Shelf', 'Year']);
    expect(itemsOf('Hidden columns')).toEqual(['Author', 'Language', 'Due date']);
  },
);

claim(
  'It is `indeterminate` when some items are checked, and a click then checks the rest.',
  async () => {
    await show(<CrewLists />);
    await box('Chidi').click();
    const header = box('Free: select all');
    expect((header.element() as HTMLInputElement).indeterminate).toBe(true);
    await header.click();
    await expect.element(header).toBeChecked();
    await expect.element(box('Amir')).toBeChecked();
    await expect.element(box('Dana')).not.toBeChecked();
    await button('Assign').click();
    expect(itemsOf('Free')).toEqual([]);
  },
);

claim('in the demo, an item that is checked but filtered out stays where it is', async () => {
  await show(<FindIngredients />);
  await box('Basil').click();
  await page.getByRole('textbox').fill('rice');
  expect(itemsOf('Pantry')).toEqual(['Brown rice', 'Rice noodles']);
  await box('Brown rice').click();
  await button('Add to the recipe').click();
  await expect.element(status).toHaveTextContent('In the recipe: Garlic, Brown rice');
  await page.getByRole('textbox').fill('');
  await expect.element(box('Basil')).toBeChecked();
});

claim('Buttons that move an item up and down work with the pointer and the keyboard.', async () => {
  await show(<SetList />);
  await button('Move Low Tide up').click();
  await expect.element(status).toHaveTextContent('Low Tide is now number 1 of 4');
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(status).toHaveTextContent('Low Tide is now number 2 of 4');
  await expect.element(button('Move Low Tide down')).toHaveFocus();
});

claim(
  '`indeterminate` on `Checkbox` changes how it looks, but not the `indeterminate` property of the input.',
  async () => {
    await show(<Checkbox indeterminate slotProps={{ input: { 'aria-label': 'Some' } }} />);
    const input = box('Some').element() as HTMLInputElement;
    expect(input.indeterminate).toBe(false);
    expect(input.parentElement?.querySelector('svg')?.dataset.testid).toBe(
      'IndeterminateCheckBoxIcon',
    );
  },
);

claim(
  'The demos stack them below the `sm` breakpoint, with the buttons between the lists.',
  async () => {
    for (const { demo, lists, move } of [
      { demo: <TableColumns />, lists: ['Hidden columns', 'Shown columns'], move: 'Add' },
      { demo: <CrewLists />, lists: ['Free', 'Night ferry'], move: 'Assign' },
    ]) {
      const boxes = () => [
        ...lists.map((name) => page.getByRole('list', { name }).element().getBoundingClientRect()),
        button(move).element().getBoundingClientRect(),
      ];
      await page.viewport(390, 800);
      const { unmount } = await show(demo);
      const [first, second, between] = boxes();
      expect(between?.top).toBeGreaterThan(first?.top ?? 0);
      expect(second?.top).toBeGreaterThan(between?.bottom ?? 0);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
      await page.viewport(800, 800);
      const [left, right, middle] = boxes();
      expect(middle?.left).toBeGreaterThan(left?.right ?? 0);
      expect(right?.left).toBeGreaterThan(middle?.right ?? 0);
      await unmount();
    }
  },
);

claim('The first demo reports “Select an item first” instead.', async () => {
  await show(<TableColumns />);
  await button('Add').click();
  await expect.element(status).toHaveTextContent('Select an item first');
  await box('Year').click();
  await button('Add').click();
  await expect.element(status).toHaveTextContent('Columns moved: 1');
  await expect.element(button('Add')).toHaveFocus();
});

claim('If a button is disabled right after the click, it loses the keyboard focus.', async () => {
  function Once() {
    const [done, setDone] = useState(false);
    return (
      <Button disabled={done} onClick={() => setDone(true)}>
        Move
      </Button>
    );
  }
  await show(<Once />);
  await userEvent.keyboard('{Tab}');
  await expect.element(button('Move')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Move')).toBeDisabled();
  await expect.element(button('Move')).not.toHaveFocus();
});

claim('checks the focused item, or clicks the focused button', async () => {
  await show(<TableColumns />);
  await userEvent.keyboard('{Tab} ');
  await expect.element(box('Shelf')).toHaveFocus();
  await expect.element(box('Shelf')).toBeChecked();
  await userEvent.keyboard('{Tab}');
  await expect.element(box('Language')).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  await expect.element(button('Add')).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(itemsOf('Shown columns')).toContain('Shelf');
});

claim('clicks the focused button', async () => {
  await show(<TableColumns />);
  button('Add').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(status).toHaveTextContent('Select an item first');
});
