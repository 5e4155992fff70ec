import type { SyntheticEvent } from 'react';
import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import Button, { type ButtonProps } from '@mui/material/Button';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import StudioBooking from './demos/studio-booking.tsx';

claim(
  "`value` in the first callback is a `number`, because the slider's `value` is one.",
  async () => {
    await show(<StudioBooking />);
    page.getByRole('slider').element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('status')).toHaveTextContent('4 hours: $144');
    await page.getByRole('button', { name: 'Live room' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('4 hours: $300');
    // A second click gives null, which the demo ignores.
    await page.getByRole('button', { name: 'Live room' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('4 hours: $300');
  },
);

claim('It then accepts `component` together with the props of that component.', async () => {
  const BookAnything = ((props: ButtonProps) => (
    <Button variant="contained" {...props} />
  )) as typeof Button;
  await show(
    <BookAnything component="a" href="/rooms/a" download>
      Room A
    </BookAnything>,
  );
  const link = page.getByRole('link', { name: 'Room A' });
  await expect.element(link).toHaveAttribute('href', '/rooms/a');
  await expect.element(link).toHaveAttribute('download');
  await expect.element(link).toHaveClass('MuiButton-contained');
});

claim('At run time, `component` works either way.', async () => {
  const PosterTitle = styled(Typography)({ letterSpacing: '3px' }) as typeof Typography;
  await show(<PosterTitle component="h2">Night rehearsal</PosterTitle>);
  const title = page.getByRole('heading', { level: 2, name: 'Night rehearsal' });
  await expect.element(title).toHaveClass('MuiTypography-body1');
  expect(getComputedStyle(title.element()).letterSpacing).toBe('3px');
});

claim(
  'Without them, a button with `variant="dashed"` has no border and no background.',
  async () => {
    const dashed: { variant?: 'outlined' } = JSON.parse('{"variant":"dashed"}');
    await show(
      <ThemeProvider theme={createTheme()}>
        <Button variant="outlined">Outlined</Button>
        <Button {...dashed}>Dashed</Button>
      </ThemeProvider>,
    );
    const style = (name: string) => getComputedStyle(page.getByRole('button', { name }).element());
    expect(style('Outlined').borderTopWidth).toBe('1px');
    expect(style('Dashed').borderTopWidth).toBe('0px');
    expect(style('Dashed').backgroundColor).toBe('rgba(0, 0, 0, 0)');
  },
);

claim(
  '`vars` is optional in the type of the theme, because it exists only when you turn on `cssVariables`.',
  () => {
    expect(createTheme().vars).toBeUndefined();
    const { vars } = createTheme({ cssVariables: true });
    expect(vars?.palette.text.primary).toContain('var(--mui-palette-text-primary');
  },
);

type InstrumentFieldProps<T, Multiple extends boolean | undefined> = Omit<
  AutocompleteProps<T, Multiple, false, false>,
  'renderInput'
> & { label: string };

function InstrumentField<T, Multiple extends boolean | undefined = false>({
  label,
  ...props
}: InstrumentFieldProps<T, Multiple>) {
  return (
    <Autocomplete {...props} renderInput={(params) => <TextField {...params} label={label} />} />
  );
}

claim(
  'The value in `onChange` is then `T[]` with `multiple`, and `T | null` without it.',
  async () => {
    const options = ['Cello', 'Oboe'];
    const one = vi.fn((_event: SyntheticEvent, value: string | null) => value);
    const many = vi.fn((_event: SyntheticEvent, value: string[]) => value);
    await show(
      <>
        <InstrumentField label="Soloist" options={options} onChange={one} />
        <InstrumentField label="Ensemble" options={options} onChange={many} multiple />
      </>,
    );
    await page.getByRole('combobox', { name: 'Soloist' }).click();
    await page.getByRole('option', { name: 'Oboe' }).click();
    expect(one.mock.lastCall?.[1]).toBe('Oboe');
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
    await expect.poll(() => one.mock.lastCall?.[1]).toBeNull();
    await page.getByRole('combobox', { name: 'Ensemble' }).click();
    await page.getByRole('option', { name: 'Cello' }).click();
    expect(many.mock.lastCall?.[1]).toEqual(['Cello']);
  },
);
