import { useState } from 'react';
import Button from '@mui/material/Button';
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

claim(
  'an item that is checked but filtered out must not move without their knowledge',
  async () => {
    await show(<FindIngredients />);
    await box('Basil').click();
    await page.getByRole('textbox').fill('rice');
    expect(itemsOf('Pantry')).toEqual(['Brown rice', 'Rice noodles']);
    await box('Brown rice').click();
    await button('Add to the recipe').click();
    await expect.element(status).toHaveTextContent('In the recipe: Garlic, Brown rice');
    await page.getByRole('textbox').fill('');
    await expect.element(box('Basil')).toBeChecked();
  },
);

claim(
  'Buttons to move an item up and down work with the pointer and with the keyboard, unlike dragging.',
  async () => {
    await show(<SetList />);
    await button('Move Low Tide up').click();
    await expect.element(status).toHaveTextContent('Low Tide is now number 1 of 4');
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(status).toHaveTextContent('Low Tide is now number 2 of 4');
    await expect.element(button('Move Low Tide down')).toHaveFocus();
  },
);

claim('Keep the buttons enabled.', async () => {
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
