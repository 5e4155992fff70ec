import Box from '@mui/material/Box';
import Button, { buttonClasses } from '@mui/material/Button';
import { unstable_ClassNameGenerator as ClassNameGenerator } from '@mui/material/className';
import Slider from '@mui/material/Slider';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import dayjs from 'dayjs';
import { claim, expect, page, show } from '#claims';

/** Draws with other names, and gives the default ones back. */
async function withNames(generate: (name: string) => string, prove: () => Promise<void>) {
  ClassNameGenerator.configure(generate);
  try {
    await prove();
  } finally {
    ClassNameGenerator.reset();
  }
}

const shop = (name: string) => name.replace(/^Mui/, 'Shop');

claim(
  'the button renders `ShopButton-root`, while `buttonClasses.root` is still `MuiButton-root`.',
  () =>
    withNames(shop, async () => {
      await show(<Button>Add to cart</Button>);
      const button = page.getByRole('button');
      await expect.element(button).toHaveClass('ShopButton-root');
      await expect.element(button).not.toHaveClass('MuiButton-root');
      expect(buttonClasses.root).toBe('MuiButton-root');
    }),
);

claim('State classes are shared by all components and stay the same.', () =>
  withNames(shop, async () => {
    await show(<Button disabled>Add to cart</Button>);
    await expect.element(page.getByRole('button')).toHaveClass('Mui-disabled');
  }),
);

claim('| theme keys | `components: { MuiButton: … }` | no |', () =>
  withNames(shop, async () => {
    const theme = createTheme({ components: { MuiButton: { defaultProps: { title: 'Cart' } } } });
    await show(
      <ThemeProvider theme={theme}>
        <Button>Add to cart</Button>
      </ThemeProvider>,
    );
    await expect.element(page.getByRole('button')).toHaveAttribute('title', 'Cart');
  }),
);

claim('| classes of MUI X components | `MuiTreeItem-root`, `MuiPickersDay-root` | yes |', () =>
  withNames(shop, async () => {
    await show(
      <>
        <RichTreeView items={[{ id: 'shelf', label: 'Shelf' }]} />
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DateCalendar defaultValue={dayjs('2025-03-10')} />
        </LocalizationProvider>
      </>,
    );
    await expect.element(page.getByRole('treeitem')).toHaveClass('ShopTreeItem-root');
    await expect
      .element(page.getByRole('gridcell', { name: '10', exact: true }))
      .toHaveClass('ShopPickersDay-root');
  }),
);

claim("Selectors that you write as strings, such as `'& .MuiSlider-thumb'`, no longer match.", () =>
  withNames(shop, async () => {
    await show(<Slider aria-label="Volume" sx={{ '& .MuiSlider-thumb': { opacity: 0.5 } }} />);
    const thumb = document.querySelector('.ShopSlider-thumb');
    expect(thumb && getComputedStyle(thumb).opacity).toBe('1');
  }),
);

claim('`Box` passes its name through the function twice:', () => {
  const seen: string[] = [];
  const record = (name: string) => {
    seen.push(name);
    return `shop-${name}`;
  };
  return withNames(record, async () => {
    await show(<Box data-testid="box" />);
    // The name it passes on at render is the whole class, made when its module loaded.
    expect(seen).toContain('MuiBox-root');
    await expect.element(page.getByTestId('box')).toHaveClass('shop-MuiBox-root');
  });
});

claim('To render the default names again, call `ClassNameGenerator.reset()`.', async () => {
  ClassNameGenerator.configure(shop);
  const { rerender } = await show(<Button>Add to cart</Button>);
  await expect.element(page.getByRole('button')).toHaveClass('ShopButton-root');
  await rerender(null);
  ClassNameGenerator.reset();
  await show(<Button>Add to cart</Button>);
  await expect.element(page.getByRole('button')).toHaveClass('MuiButton-root');
});

claim(
  "In a development build the hashed class also contains the component's label, and that label keeps `Mui`.",
  () =>
    withNames(shop, async () => {
      await show(<Button>Add to cart</Button>);
      const names = [...page.getByRole('button').element().classList];
      expect(names.some((name) => /^\w+-\w+-.*MuiButton-root$/.test(name))).toBe(true);
    }),
);
