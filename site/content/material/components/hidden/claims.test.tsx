import * as material from '@mui/material';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TableCell from '@mui/material/TableCell';
import { claim, expect, page, show, userEvent } from '#claims';
import HiddenLabel from './demos/hidden-label.tsx';
import HideDetails from './demos/hide-details.tsx';
import OneOrTheOther from './demos/one-or-the-other.tsx';

claim('The `Hidden` component was removed in version 7.', () => {
  expect(material.major).toBe(7);
  expect(Object.keys(material)).not.toContain('Hidden');
});

claim('A value in `sx` applies from its breakpoint up, until the next value.', async () => {
  await show(<HideDetails />);
  await expect.element(page.getByText('On time')).toBeVisible();
  await page.viewport(600, 800);
  await expect.element(page.getByText('On time')).toBeVisible();
  await expect.element(page.getByText('Platform 4')).toBeVisible();
  await page.viewport(599, 800);
  await expect.element(page.getByText('On time')).not.toBeVisible();
  await expect.element(page.getByText('Platform 4')).not.toBeVisible();
  await expect.element(page.getByText('IC 2041 to Bergen')).toBeVisible();
});

claim('600px to 899px', async () => {
  await show(
    <>
      <Box sx={{ display: { sm: 'none', md: 'block' } }}>one</Box>
      <Box sx={{ display: { sm: 'none', md: 'block', lg: 'none', xl: 'block' } }}>two</Box>
      <Box sx={{ display: { md: 'none' } }}>up</Box>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>down</Box>
    </>,
  );
  const seen: string[] = [];
  for (const width of [599, 600, 899, 900, 1199, 1200, 1535, 1536]) {
    await page.viewport(width, 800);
    const shown = ['one', 'two', 'up', 'down'].filter((text) =>
      page.getByText(text).element().checkVisibility(),
    );
    seen.push(`${width} ${shown.join(' ')}`);
  }
  expect(seen).toEqual([
    '599 one two up',
    '600 up',
    '899 up',
    '900 one two down',
    '1199 one two down',
    '1200 one down',
    '1535 one down',
    '1536 one two down',
  ]);
});

claim(
  "`'block'` for a `div`, `'inline-flex'` for a `Button` or a `Chip`, `'table-cell'` for a `TableCell`, `'flex'` for a `Stack`.",
  async () => {
    await show(
      <div>
        <Button>Save</Button>
        <Chip label="On time" data-testid="chip" />
        <Stack data-testid="stack">Platforms</Stack>
        <table>
          <tbody>
            <tr>
              <TableCell>Bergen</TableCell>
            </tr>
          </tbody>
        </table>
      </div>,
    );
    const display = (element: Element) => getComputedStyle(element).display;
    expect(display(page.getByRole('button', { name: 'Save' }).element())).toBe('inline-flex');
    expect(display(page.getByTestId('chip').element())).toBe('inline-flex');
    expect(display(page.getByTestId('stack').element())).toBe('flex');
    expect(display(page.getByText('Bergen').element())).toBe('table-cell');
  },
);

claim("with `'block'`, a chip fills the whole line.", async () => {
  await show(
    <div style={{ width: 600 }}>
      <Chip label="On time" data-testid="chip" sx={{ display: { xs: 'none', md: 'block' } }} />
    </div>,
  );
  expect(page.getByTestId('chip').element().getBoundingClientRect().width).toBe(600);
});

claim('To avoid this, use a media query that only hides and never shows', async () => {
  await show(
    <Chip
      label="On time"
      data-testid="chip"
      sx={(theme) => ({ [theme.breakpoints.down('md')]: { display: 'none' } })}
    />,
  );
  const display = () => getComputedStyle(page.getByTestId('chip').element()).display;
  expect(display()).toBe('inline-flex');
  await page.viewport(800, 800);
  await expect.poll(display).toBe('none');
});

claim('The demo keeps the selected view there.', async () => {
  await show(<OneOrTheOther />);
  await page.getByRole('tab', { name: 'Loans' }).click();
  await page.viewport(400, 800);
  await expect.element(page.getByRole('button', { name: 'Loans' })).toHaveClass('Mui-selected');
  expect(page.getByRole('tab').elements()).toHaveLength(0);
  await expect.element(page.getByText('2 books due on May 12')).toBeVisible();
});

claim('`displayPrint` in `sx` sets `display` for print only.', async () => {
  await show(<Box sx={{ displayPrint: 'none' }}>Timetable</Box>);
  await expect.element(page.getByText('Timetable')).toBeVisible();
  const element = page.getByText('Timetable').element();
  const hidesInPrint = (rule: CSSRule): boolean =>
    rule instanceof CSSMediaRule &&
    rule.conditionText === 'print' &&
    [...rule.cssRules].some(
      (inner) =>
        inner instanceof CSSStyleRule &&
        element.matches(inner.selectorText) &&
        inner.style.display === 'none',
    );
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  expect(rules.some(hidesInPrint)).toBe(true);
});

claim(
  'Both buttons here look the same and have different names: “Delete Leek tart” and “Delete Plum cake”.',
  async () => {
    await show(<HiddenLabel />);
    const widths = page
      .getByRole('button')
      .elements()
      .map((button) => button.getBoundingClientRect().width);
    expect(new Set(widths).size).toBe(1);
    await page.getByRole('button', { name: 'Delete Leek tart' }).click();
    await expect.element(page.getByRole('button', { name: 'Delete Plum cake' })).toBeVisible();
    expect(page.getByRole('button').elements()).toHaveLength(1);
  },
);

claim(
  '`display: none` also hides an element from screen readers and takes it out of the tab order.',
  async () => {
    await show(
      <>
        <Button sx={{ display: 'none' }}>Print</Button>
        <Button>Share</Button>
      </>,
    );
    expect(page.getByRole('button').elements()).toHaveLength(1);
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name: 'Share' })).toHaveFocus();
  },
);
