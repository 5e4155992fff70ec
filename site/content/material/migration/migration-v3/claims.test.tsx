import Divider from '@mui/material/Divider';
import Fab from '@mui/material/Fab';
import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { createRef } from 'react';
import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Switch from '@mui/material/Switch';
import { claim, expect, page, show } from '#claims';

claim('`Fab` is the same today:', async () => {
  await show(
    <Fab size="small" aria-label="Record">
      ●
    </Fab>,
  );
  await expect
    .element(page.getByRole('button', { name: 'Record' }))
    .toHaveClass('MuiFab-sizeSmall');
});

claim('A `ref` gives you the DOM element, and not a component instance.', async () => {
  const ref = createRef<HTMLButtonElement>();
  await show(
    <Fab ref={ref} aria-label="Record">
      ●
    </Fab>,
  );
  expect(ref.current).toBe(page.getByRole('button').element());
});

claim('| `TableCell` | `4px 56px 4px 24px` | `16px` |', async () => {
  await show(
    <ThemeProvider theme={createTheme()}>
      <Table>
        <TableBody>
          <TableRow>
            <TableCell align="right">12</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </ThemeProvider>,
  );
  const style = getComputedStyle(page.getByText('12').element());
  expect([style.padding, style.textAlign]).toEqual(['16px', 'right']);
});

claim('`Grid` is still counted that way today.', async () => {
  await show(
    <ThemeProvider theme={createTheme()}>
      <Box sx={{ width: 400 }}>
        <Grid container spacing={3} data-testid="grid">
          <Grid size={6}>Berth</Grid>
        </Grid>
      </Box>
    </ThemeProvider>,
  );
  expect(getComputedStyle(page.getByTestId('grid').element()).columnGap).toBe('24px');
});

claim('The names are the same today, for example `.MuiSwitch-thumb`.', async () => {
  const { container } = await show(<Switch />);
  expect(container.querySelector('.MuiSwitch-thumb')).not.toBeNull();
  expect(container.querySelector('.MuiSwitch-track')).not.toBeNull();
});

claim('The default variant of `Typography` is `body1`', async () => {
  await show(
    <ThemeProvider theme={createTheme()}>
      <Typography>Text</Typography>
      <Paper>Paper</Paper>
      <Divider variant="inset" />
    </ThemeProvider>,
  );
  expect(getComputedStyle(page.getByText('Text').element()).fontSize).toBe('16px');
  await expect.element(page.getByText('Paper')).toHaveClass('MuiPaper-elevation1');
  await expect.element(page.getByRole('separator')).toHaveClass('MuiDivider-inset');
});
