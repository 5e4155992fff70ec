import Breadcrumbs from '@mui/material/Breadcrumbs';
import { claim, expect, page, show, vi } from '#claims';
import CollapsedPath from './demos/collapsed-path.tsx';
import LibraryPath from './demos/library-path.tsx';

const items = () => page.getByRole('listitem').elements();

claim(
  '`Breadcrumbs` renders a `nav` with an ordered list and puts a separator between the items.',
  async () => {
    await show(<LibraryPath />);
    await expect.element(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    expect(document.querySelector('ol')?.textContent).toBe('Library/Maps/Sea charts');
  },
);

claim('Separators are list items with `aria-hidden`.', async () => {
  await show(<LibraryPath />);
  expect(items()).toHaveLength(3);
  expect(document.querySelectorAll('li[aria-hidden=true]')).toHaveLength(2);
});

claim('Plain text is left out. A fragment counts as one item', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await show(
    <Breadcrumbs>
      Lost
      <>
        <a href="#one">One</a>
        <a href="#two">Two</a>
      </>
      <b>Three</b>
    </Breadcrumbs>,
  );
  expect(items().map((item) => item.textContent)).toEqual(['OneTwo', 'Three']);
  expect(log.mock.calls.flat().join(' ')).toContain("doesn't accept a Fragment");
});

claim('A click on the button shows all items and moves focus to the first link.', async () => {
  await show(<CollapsedPath />);
  expect(items()).toHaveLength(4);
  await page.getByRole('button', { name: 'Show all levels' }).click();
  await expect.poll(() => items().length).toBe(6);
  await expect.element(page.getByRole('link', { name: 'Europe' })).toHaveFocus();
  expect(page.getByRole('button').elements()).toHaveLength(0);
});

claim('The default is 8.', async () => {
  const levels = (count: number) =>
    Array.from({ length: count }, (_, index) => <b key={index}>{index}</b>);
  await show(<Breadcrumbs>{levels(8)}</Breadcrumbs>);
  expect(page.getByRole('button').elements()).toHaveLength(0);
  await show(<Breadcrumbs>{levels(9)}</Breadcrumbs>);
  await expect.element(page.getByRole('button', { name: 'Show path' })).toBeVisible();
});

claim('otherwise all of them appear and an error is logged in development', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await show(
    <Breadcrumbs maxItems={2} itemsBeforeCollapse={2}>
      <b>One</b>
      <b>Two</b>
      <b>Three</b>
    </Breadcrumbs>,
  );
  expect(items()).toHaveLength(3);
  expect(log.mock.calls.flat().join(' ')).toContain('invalid combination of props');
});
