import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { claim, expect, page, show, userEvent } from '#claims';
import HandoverNotes from './demos/handover-notes.tsx';

const notes = () => page.getByRole('listitem').elements().length;

claim(':kbd[Enter] adds the note, and an empty note is refused.', async () => {
  await show(<HandoverNotes />);
  await page.getByRole('button', { name: 'Add' }).click();
  expect(notes()).toBe(2);
  await page.getByLabelText('Note for the night shift').fill('Bed 9: fresh water');
  await userEvent.keyboard('{Enter}');
  await expect.poll(notes).toBe(3);
  await page.getByRole('button', { name: 'Delete Bed 9: fresh water' }).click();
  await expect.poll(notes).toBe(2);
});

claim('a screen reader says the label of the field', async () => {
  await show(<HandoverNotes />);
  await expect.element(page.getByRole('textbox')).toHaveAccessibleName('Note for the night shift');
});

claim(
  '**Build** a row of three cards that becomes a column below 600 px, without writing a media query.',
  async () => {
    const cards = (
      <Stack direction={{ xs: 'column', sm: 'row' }} data-testid="cards">
        <Card>One</Card>
      </Stack>
    );
    const direction = () => getComputedStyle(page.getByTestId('cards').element()).flexDirection;
    const wide = await show(cards);
    await expect.poll(direction).toBe('row');
    await wide.unmount();
    // The same window counts as narrow when the breakpoint is above it.
    const values = { xs: 0, sm: 5000, md: 5001, lg: 5002, xl: 5003 };
    await show(
      <ThemeProvider theme={createTheme({ breakpoints: { values } })}>{cards}</ThemeProvider>,
    );
    await expect.poll(direction).toBe('column');
    expect(createTheme().breakpoints.values.sm).toBe(600);
  },
);

claim('Names such as `primary.main` and `text.secondary` follow the theme', () => {
  const theme = createTheme({ palette: { primary: { main: '#9c3b1b' } } });
  expect(theme.unstable_sx({ color: 'primary.main' })).toEqual({ color: '#9c3b1b' });
});
