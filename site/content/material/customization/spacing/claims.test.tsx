import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Table from '@mui/material/Table';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import { DataGrid } from '@mui/x-data-grid';
import type { ReactNode } from 'react';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import SpacingUnit from './demos/spacing-unit.tsx';

const padding = (element: Element | null) => element && getComputedStyle(element).paddingLeft;

type Side = 'paddingLeft' | 'marginTop' | 'marginRight';

async function inUnit(
  spacing: number,
  part: ReactNode,
  selector: string,
  side: Side = 'paddingLeft',
) {
  const screen = await show(<ThemeProvider theme={createTheme({ spacing })}>{part}</ThemeProvider>);
  await expect.poll(() => document.querySelector(selector)).not.toBeNull();
  const element = document.querySelector(selector);
  const result = element ? getComputedStyle(element)[side] : '';
  await screen.unmount();
  return result;
}

claim(
  'Most sizes inside components, such as the padding of a button, a text field or a list item, are fixed numbers.',
  async () => {
    const button = <Button>Save</Button>;
    const selector = '.MuiButton-root';
    expect(await inUnit(2, button, selector)).toBe(await inUnit(8, button, selector));
  },
);

claim(
  'Some components do use the unit inside: the padding of `Container`, `Toolbar`, `AccordionSummary` and `AccordionDetails`, the gap around the text of a `Divider`, the caption of a `Table`, the icon of a `Tab`, and a divider between menu items.',
  async () => {
    const toolbar = <Toolbar>Orders</Toolbar>;
    const small = await inUnit(2, toolbar, '.MuiToolbar-root');
    const large = await inUnit(8, toolbar, '.MuiToolbar-root');
    expect(parseFloat(large) / parseFloat(small)).toBe(4);
    const accordion = (
      <Accordion>
        <AccordionSummary>Orders</AccordionSummary>
      </Accordion>
    );
    expect(await inUnit(2, accordion, '.MuiAccordionSummary-root')).toBe('4px');
    expect(await inUnit(8, accordion, '.MuiAccordionSummary-root')).toBe('16px');
    const others: [ReactNode, string, Side][] = [
      [
        <AccordionDetails key="details">Paid</AccordionDetails>,
        '.MuiAccordionDetails-root',
        'paddingLeft',
      ],
      [<Container key="container">Orders</Container>, '.MuiContainer-root', 'paddingLeft'],
      [<Divider key="divider">or</Divider>, '.MuiDivider-wrapper', 'paddingLeft'],
      [
        <Table key="table">
          <caption>Paid orders</caption>
        </Table>,
        'caption',
        'paddingLeft',
      ],
      [
        <Tab key="tab" icon={<i>1</i>} iconPosition="start" label="Orders" />,
        '.MuiTab-icon',
        'marginRight',
      ],
      [
        <div key="menu">
          <MenuItem>Copy</MenuItem>
          <Divider />
        </div>,
        '.MuiMenuItem-root + .MuiDivider-root',
        'marginTop',
      ],
    ];
    for (const [part, selector, side] of others) {
      const least = parseFloat(await inUnit(2, part, selector, side));
      expect(least, selector).toBeGreaterThan(0);
      expect(parseFloat(await inUnit(8, part, selector, side)) / least, selector).toBeCloseTo(4);
    }
  },
);

claim('`spacing={2}`, `p: 2` and `theme.spacing(2)` all mean two units, 16 pixels.', async () => {
  await show(
    <>
      <Box sx={{ p: 2 }}>padded</Box>
      <Stack useFlexGap spacing={2}>
        <i>stacked</i>
      </Stack>
    </>,
  );
  const stack = page.getByText('stacked').element().parentElement;
  expect(getComputedStyle(page.getByText('padded').element()).paddingTop).toBe('16px');
  expect(stack && getComputedStyle(stack).rowGap).toBe('16px');
  expect(createTheme().spacing(2)).toBe('16px');
});

claim("Strings pass through: `theme.spacing(1, 'auto')` is `8px auto`.", () => {
  const { spacing } = createTheme();
  expect(spacing(1, 'auto')).toBe('8px auto');
  expect(spacing()).toBe('8px');
  expect(spacing(0.5)).toBe('4px');
});

claim(
  "`theme.spacing` also passes strings such as `'auto'` to your function, so this one returns `0.5rem NaNrem` for `theme.spacing(1, 'auto')`.",
  async () => {
    const spacing = (factor: number) => `${0.25 * 2 ** factor}rem`;
    const theme = createTheme({ spacing });
    expect(theme.spacing(1, 'auto')).toBe('0.5rem NaNrem');
    await show(
      <ThemeProvider theme={theme}>
        <Box sx={{ pt: '3px', pb: 1 }}>Crate</Box>
      </ThemeProvider>,
    );
    const style = getComputedStyle(page.getByText('Crate').element());
    expect([style.paddingTop, style.paddingBottom]).toEqual(['3px', '8px']);
  },
);

claim('Fractions and positions beyond the end log an error in the console.', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { spacing } = createTheme({ spacing: [0, 4, 8, 16] });
  spacing(1.5);
  expect(error).toHaveBeenCalledTimes(1);
  spacing(9);
  expect(error).toHaveBeenCalledTimes(2);
  error.mockRestore();
});

claim(
  'The Data Grid uses fractions in its own styles, so it logs these errors with a list and loses some of its distances.',
  async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await show(
      <ThemeProvider theme={createTheme({ spacing: [0, 4, 8, 16, 32, 64] })}>
        <div style={{ height: 200 }}>
          <DataGrid columns={[{ field: 'port' }]} rows={[{ id: 1, port: 'Turku' }]} showToolbar />
        </div>
      </ThemeProvider>,
    );
    await expect.element(page.getByText('Turku')).toBeVisible();
    expect(error.mock.calls.flat().join(' ')).toContain('non integer values');
    error.mockRestore();
  },
);

claim('each step of a list gets a variable, a function stays a function.', () => {
  expect(createTheme({ cssVariables: true, spacing: [0, 4, 8] }).spacing(2)).toBe(
    'var(--mui-spacing-2, 8px)',
  );
  const spacing = (factor: number) => `${factor * 3}rem`;
  expect(createTheme({ cssVariables: true, spacing }).spacing(2)).toBe('6rem');
});

claim(
  'With `cssVariables`, the unit is the variable `--mui-spacing`, and `theme.spacing(2)` is `calc(2 * var(--mui-spacing, 8px))`.',
  () => {
    expect(createTheme({ cssVariables: true }).spacing(2)).toBe(
      'calc(2 * var(--mui-spacing, 8px))',
    );
  },
);

claim('Change the unit, and they stay in proportion.', async () => {
  await show(<SpacingUnit />);
  const paper = () => padding(document.querySelector('.MuiPaper-root'));
  const gap = () => {
    const row = page.getByRole('button', { name: 'Ship' }).element().parentElement;
    return row && getComputedStyle(row).columnGap;
  };
  await expect.poll(paper).toBe('16px');
  expect(gap()).toBe('8px');
  page.getByRole('slider').element().focus();
  await userEvent.keyboard('{End}');
  await expect.poll(paper).toBe('32px');
  expect(gap()).toBe('16px');
  await page.getByRole('button', { name: 'Ship' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Order 3041 is shipped.');
});

claim(
  'Merged into an outer theme with variables, a new unit does not reach `sx` and `Stack`: they keep reading the variable of the outer theme.',
  async () => {
    const merged = (outer: Theme) => createTheme({ ...outer, spacing: 4 });
    await show(
      <ThemeProvider theme={merged}>
        <Box sx={{ p: 1 }}>merged</Box>
        <Stack useFlexGap spacing={1}>
          rows
        </Stack>
        <Box sx={(theme) => ({ paddingLeft: theme.spacing(1) })}>function</Box>
      </ThemeProvider>,
    );
    await expect.poll(() => padding(page.getByText('merged').element())).toBe('8px');
    expect(getComputedStyle(page.getByText('rows').element()).rowGap).toBe('8px');
    expect(padding(page.getByText('function').element())).toBe('4px');
  },
);
