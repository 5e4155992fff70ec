import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { createTheme, getContrastRatio, ThemeProvider } from '@mui/material/styles';
import { anatomy, claim, expect, page, show, userEvent, vi } from '#claims';
import BrushTools from './demos/brush-tools.tsx';
import FavoriteRoute from './demos/favorite-route.tsx';
import MapView from './demos/map-view.tsx';
import OrderForm from './demos/order-form.tsx';
import SpacedToggle from './demos/spaced-toggle.tsx';
import TextAlign from './demos/text-align.tsx';
import TextFormat from './demos/text-format.tsx';
import text from './page.md?raw';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const pressed = (name: string) => button(name).element().getAttribute('aria-pressed');
const style = (name: string) => getComputedStyle(button(name).element());

claim('A click on the selected button clears the selection: `onChange` gets `null`.', async () => {
  await show(<MapView />);
  await button('Satellite').click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Layer: satellite');
  await button('Satellite').click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Layer: none');
});

claim('Ignore `null` to keep one button selected.', async () => {
  await show(<TextAlign />);
  await button('Centered').click();
  expect(pressed('Centered')).toBe('true');
  await button('Justified').click();
  await expect.poll(() => pressed('Justified')).toBe('true');
  expect(pressed('Centered')).toBe('false');
});

claim('There is no `defaultValue`, and without `value` no button looks selected.', async () => {
  await show(
    <ToggleButtonGroup exclusive>
      <ToggleButton value="a">Alpha</ToggleButton>
    </ToggleButtonGroup>,
  );
  await button('Alpha').click();
  expect(pressed('Alpha')).toBe('false');
});

claim('The order in the array is the order of the clicks, not that of the buttons.', async () => {
  await show(<TextFormat />);
  await button('Underlined').click();
  await button('Italic').click();
  const status = page.getByRole('status');
  await expect.element(status).toHaveTextContent('Value: bold, underlined, italic');
  await button('Underlined').click();
  await expect.element(status).toHaveTextContent('Value: bold, italic');
});

claim("The number `1` does not match the string `'1'`.", async () => {
  await show(
    <ToggleButtonGroup exclusive value={1}>
      <ToggleButton value={1}>Number</ToggleButton>
      <ToggleButton value="1">String</ToggleButton>
    </ToggleButtonGroup>,
  );
  expect(pressed('Number')).toBe('true');
  expect(pressed('String')).toBe('false');
});

claim('a copy from the server is not selected', async () => {
  const option = { id: 1 };
  await show(
    <>
      <ToggleButtonGroup exclusive value={option}>
        <ToggleButton value={option}>Same</ToggleButton>
      </ToggleButtonGroup>
      <ToggleButtonGroup exclusive value={{ ...option }}>
        <ToggleButton value={option}>Copy</ToggleButton>
      </ToggleButtonGroup>
    </>,
  );
  expect(pressed('Same')).toBe('true');
  expect(pressed('Copy')).toBe('false');
});

claim('Outside of a group, set `selected` yourself and change it in `onChange`.', async () => {
  await show(<FavoriteRoute />);
  expect(pressed('Favorite route')).toBe('false');
  await button('Favorite route').click();
  await expect.poll(() => pressed('Favorite route')).toBe('true');
});

claim('The buttons still belong to the group.', async () => {
  await show(<BrushTools />);
  expect(style('Brush').borderTopRightRadius).toBe('0px');
  await button('Fill').click();
  await expect.poll(() => pressed('Fill')).toBe('true');
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Fill');
});

claim('A fragment as a child of the group logs an error in development.', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await show(
    <ToggleButtonGroup>
      <>
        <ToggleButton value="a">Alpha</ToggleButton>
      </>
    </ToggleButtonGroup>,
  );
  expect(error.mock.calls.flat().join(' ')).toContain("doesn't accept a Fragment");
});

claim(
  'you cannot exempt one button with `disabled={false}` inside a disabled group: it ignores the pointer, but the keyboard still reaches it',
  async () => {
    const onChange = vi.fn();
    await show(
      <ToggleButtonGroup disabled onChange={onChange}>
        <ToggleButton value="a" disabled={false}>
          Alpha
        </ToggleButton>
      </ToggleButtonGroup>,
    );
    await expect.element(button('Alpha')).toBeEnabled();
    expect(style('Alpha').pointerEvents).toBe('none');
    await userEvent.keyboard('{Tab}{Enter}');
    expect(onChange).toHaveBeenCalledOnce();
  },
);

claim(
  'Toggle buttons do not add their value to the form data, and a click does not submit the form.',
  async () => {
    const onSubmit = vi.fn();
    await show(
      <form onSubmit={onSubmit} aria-label="Order">
        <ToggleButtonGroup exclusive value="M">
          <ToggleButton value="M" name="size">
            M
          </ToggleButton>
        </ToggleButtonGroup>
      </form>,
    );
    await button('M').click();
    expect(pressed('M')).toBe('true');
    expect(onSubmit).not.toHaveBeenCalled();
    const form = page.getByRole('form').element();
    expect(form).toBeInstanceOf(HTMLFormElement);
    expect([...new FormData(form as HTMLFormElement)]).toEqual([]);
  },
);

claim('Add a hidden input with the value.', async () => {
  await show(<OrderForm />);
  await button('L').click();
  await button('Order the shirt').click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Ordered in size L');
});

claim('Here they are apart and rounded', async () => {
  await show(<SpacedToggle />);
  expect(style('Vegan').borderTopRightRadius).toBe('20px');
  expect(style('Nut-free').borderTopLeftRadius).toBe('20px');
  const [first, second] = ['Vegan', 'Nut-free'].map((name) =>
    button(name).element().getBoundingClientRect(),
  );
  expect((second?.left ?? 0) - (first?.right ?? 0)).toBeCloseTo(8, 0);
});

claim(
  'By default the border between two selected neighbors is removed, so the demo puts it back',
  async () => {
    const { unmount } = await show(
      <ToggleButtonGroup value={['a', 'b']}>
        <ToggleButton value="a">Alpha</ToggleButton>
        <ToggleButton value="b">Beta</ToggleButton>
      </ToggleButtonGroup>,
    );
    expect(style('Beta').borderLeftWidth).toBe('0px');
    await unmount();
    await show(<SpacedToggle />);
    await button('Nut-free').click();
    await expect.poll(() => pressed('Nut-free')).toBe('true');
    expect(style('Nut-free').borderLeftWidth).toBe('1px');
    expect(style('Nut-free').borderLeftColor).toBe(style('Vegan').borderLeftColor);
  },
);

claim('If it calls `event.preventDefault()`, the group does not call `onChange`.', async () => {
  const onChange = vi.fn();
  await show(
    <ToggleButtonGroup value={[]} onChange={onChange}>
      <ToggleButton value="a" onClick={(event) => event.preventDefault()}>
        Alpha
      </ToggleButton>
      <ToggleButton value="b">Beta</ToggleButton>
    </ToggleButtonGroup>,
  );
  await button('Alpha').click();
  expect(onChange).not.toHaveBeenCalled();
  await button('Beta').click();
  expect(onChange).toHaveBeenCalledOnce();
});

claim('moves the focus to the next button; arrow keys do nothing', async () => {
  await show(<TextFormat />);
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await expect.element(button('Bold')).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(button('Italic')).toHaveFocus();
  await expect.poll(() => pressed('Italic')).toBe('true');
  await userEvent.keyboard(' ');
  await expect.poll(() => pressed('Italic')).toBe('false');
});

/** How much a translucent tint over white differs from the text on it. */
function contrastOn(tint: string, text: string) {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (tint.match(/[\d.]+/g) ?? []).map(Number);
  const mixed = [red, green, blue].map((part) => Math.round(part * alpha + 255 * (1 - alpha)));
  return getContrastRatio(`rgb(${mixed.join(', ')})`, text.replace(/rgba\(.*/, '#212121'));
}

claim(
  'only `standard`, `secondary` and `success` keep the label of a selected button at the 4.5:1 contrast',
  async () => {
    const colors = [
      'standard',
      'primary',
      'secondary',
      'error',
      'info',
      'success',
      'warning',
    ] as const;
    await show(
      <>
        {colors.map((color) => (
          <ToggleButton key={color} value={color} color={color} selected>
            {color}
          </ToggleButton>
        ))}
      </>,
    );
    const legible = colors.filter((color) => {
      const style = getComputedStyle(page.getByRole('button', { name: color }).element());
      return contrastOn(style.backgroundColor, style.color) >= 4.5;
    });
    expect(legible).toEqual(['standard', 'secondary', 'success']);
  },
);

anatomy(text, 'ToggleButtonGroup', () => show(<SpacedToggle />));

claim(
  'a selected button with `color="primary"` reads its text color from `--mui-palette-primary-main`, and its background from `--mui-palette-primary-mainChannel`',
  async () => {
    const teal = {
      '--mui-palette-primary-main': '#00695c',
      '--mui-palette-primary-mainChannel': '0 105 92',
    };
    await show(
      <ToggleButtonGroup exclusive aria-label="Units" color="primary" value="metric" sx={teal}>
        <ToggleButton value="metric">Metric</ToggleButton>
        <ToggleButton value="imperial">Imperial</ToggleButton>
      </ToggleButtonGroup>,
    );
    expect(style('Metric').color).toBe('rgb(0, 105, 92)');
    expect(style('Metric').backgroundColor).toContain('rgba(0, 105, 92');
    expect(style('Imperial').color).not.toBe('rgb(0, 105, 92)');
  },
);

claim(
  'Inside a group, `size`, `color`, `fullWidth` and `disabled` of the group win over the `defaultProps` of `MuiToggleButton`.',
  async () => {
    const theme = createTheme({
      components: {
        MuiToggleButton: {
          defaultProps: { size: 'small', color: 'primary', fullWidth: true, disabled: true },
        },
      },
    });
    await show(
      <ThemeProvider theme={theme}>
        <ToggleButton value="a">Alone</ToggleButton>
        <ToggleButtonGroup>
          <ToggleButton value="a">Grouped</ToggleButton>
        </ToggleButtonGroup>
      </ThemeProvider>,
    );
    const classes = ['sizeSmall', 'primary', 'fullWidth'].map((key) => `MuiToggleButton-${key}`);
    const found = (name: string) =>
      classes.filter((key) => button(name).element().classList.contains(key));
    expect(found('Alone')).toEqual(classes);
    expect(found('Grouped')).toEqual([]);
    await expect.element(button('Alone')).toBeDisabled();
    await expect.element(button('Grouped')).toBeEnabled();
  },
);
