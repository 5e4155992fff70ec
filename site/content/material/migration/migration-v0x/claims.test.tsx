import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { teal } from '@mui/material/colors';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { claim, expect, page, show, userEvent, vi } from '#claims';

claim('`primary` is the default color now.', async () => {
  const theme = createTheme({ palette: { primary: { main: teal[800] } } });
  await show(
    <ThemeProvider theme={theme}>
      <Button variant="contained">Save</Button>
    </ThemeProvider>,
  );
  const button = page.getByRole('button');
  await expect.element(button).toHaveClass('MuiButton-colorPrimary');
  expect(getComputedStyle(button.element()).backgroundColor).toBe('rgb(0, 105, 92)');
});

claim('`AppBar` is `fixed` by default, so content slides below it.', async () => {
  await show(<AppBar>Concerts</AppBar>);
  expect(getComputedStyle(page.getByText('Concerts').element()).position).toBe('fixed');
});

claim('`onRequestDelete` is `onDelete`, and the text is in `label`.', async () => {
  const onDelete = vi.fn();
  await show(<Chip label="Cello" onDelete={onDelete} />);
  await page.getByRole('button', { name: 'Cello' }).click();
  await userEvent.keyboard('{Delete}');
  await expect.poll(() => onDelete.mock.calls.length).toBe(1);
});

claim('Now `Tabs` only switches.', async () => {
  await show(
    <Tabs value={0} aria-label="Programs">
      <Tab label="Spring" />
      <Tab label="Autumn" />
    </Tabs>,
  );
  await expect.element(page.getByRole('tab', { name: 'Spring' })).toBeVisible();
  await expect.element(page.getByRole('tabpanel')).not.toBeInTheDocument();
});

claim('The value is in `event.target.value`, and not a parameter.', async () => {
  const seen = vi.fn();
  function Hall() {
    const [hall, setHall] = useState('A');
    return (
      <TextField
        select
        label="Hall"
        value={hall}
        onChange={(event) => {
          seen(event.target.value);
          setHall(event.target.value);
        }}
      >
        <MenuItem value="A">Hall A</MenuItem>
        <MenuItem value="B">Hall B</MenuItem>
      </TextField>
    );
  }
  await show(<Hall />);
  await page.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Hall B' }).click();
  expect(seen).toHaveBeenCalledWith('B');
});

claim('the label is in `FormControlLabel`, and `onCheck` is `onChange`.', async () => {
  const onChange = vi.fn();
  await show(
    <FormControlLabel
      label="Notify me"
      control={<Switch onChange={(_event, checked) => onChange(checked)} />}
    />,
  );
  await page.getByText('Notify me').click();
  expect(onChange).toHaveBeenCalledWith(true);
});
