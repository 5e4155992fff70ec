import Accordion from '@mui/material/Accordion';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Toolbar from '@mui/material/Toolbar';
import { claim, expect, page, show } from '#claims';
import DensitySwitch from './demos/density-switch.tsx';

const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();

claim(
  'It tightens layouts and changes little inside components; toolbars and accordions do get less padding',
  async () => {
    await show(
      <ThemeProvider theme={createTheme({ spacing: 2 })}>
        <Toolbar>Orders</Toolbar>
        <Accordion>
          <AccordionSummary>Details</AccordionSummary>
        </Accordion>
        <Button>Save</Button>
      </ThemeProvider>,
    );
    const padding = (selector: string) => {
      const element = document.querySelector(selector);
      return element && getComputedStyle(element).paddingLeft;
    };
    await expect.poll(() => parseFloat(padding('.MuiToolbar-root') ?? '')).toBeLessThan(8);
    expect(padding('.MuiAccordionSummary-root')).toBe('4px');
    expect(padding('.MuiButton-root')).toBe('8px');
  },
);

claim('`Toolbar`: 48 px high', async () => {
  await show(<Toolbar variant="dense">Orders</Toolbar>);
  await expect.poll(() => box('.MuiToolbar-root')?.height).toBe(48);
});

claim(
  '`List` passes `dense` to its items, `Table` passes `size` to its cells, and `ButtonGroup` and `ToggleButtonGroup` to their buttons.',
  async () => {
    await show(
      <>
        <List dense>
          <ListItem>
            <ListItemText primary="Dense" />
          </ListItem>
        </List>
        <Table size="small">
          <TableBody>
            <TableRow>
              <TableCell>Small</TableCell>
            </TableRow>
          </TableBody>
        </Table>
        <ToggleButtonGroup size="small" aria-label="Size">
          <ToggleButton value="a">A</ToggleButton>
        </ToggleButtonGroup>
        <ButtonGroup size="small">
          <Button>B</Button>
        </ButtonGroup>
      </>,
    );
    await expect.element(page.getByRole('listitem')).toHaveClass('MuiListItem-dense');
    await expect.element(page.getByRole('cell')).toHaveClass('MuiTableCell-sizeSmall');
    await expect
      .element(page.getByRole('button', { name: 'A' }))
      .toHaveClass('MuiToggleButton-sizeSmall');
    await expect
      .element(page.getByRole('button', { name: 'B' }))
      .toHaveClass('MuiButton-sizeSmall');
  },
);

claim('A single element can still have another size.', async () => {
  const theme = createTheme({ components: { MuiButton: { defaultProps: { size: 'small' } } } });
  await show(
    <ThemeProvider theme={theme}>
      <Button>Small</Button>
      <Button size="large">Large</Button>
    </ThemeProvider>,
  );
  await expect
    .element(page.getByRole('button', { name: 'Small' }))
    .toHaveClass('MuiButton-sizeSmall');
  await expect
    .element(page.getByRole('button', { name: 'Large' }))
    .toHaveClass('MuiButton-sizeLarge');
});

claim('To let people choose, keep two sets of defaults and switch.', async () => {
  await show(<DensitySwitch />);
  const button = page.getByRole('button', { name: 'Book the dock' });
  await expect.element(button).toHaveClass('MuiButton-sizeSmall');
  await page.getByRole('checkbox', { name: 'Compact' }).click();
  await expect.element(button).toHaveClass('MuiButton-sizeMedium');
});
