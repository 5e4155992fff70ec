import emotionStyled from '@emotion/styled';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Slider from '@mui/material/Slider';
import {
  createTheme,
  styled,
  StyledEngineProvider,
  ThemeProvider,
  type Theme,
} from '@mui/material/styles';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { claim, expect, page, show, userEvent } from '#claims';
import BallastTanks from './demos/ballast-tanks.tsx';
import HarvestYield from './demos/harvest-yield.tsx';
import NightLamp from './demos/night-lamp.tsx';
import PaperStock from './demos/paper-stock.tsx';
import ParcelLabel from './demos/parcel-label.tsx';
import PrintMenu from './demos/print-menu.tsx';
import SeatSwitch from './demos/seat-switch.tsx';
import SyncIcon from './demos/sync-icon.tsx';
import VinylRating from './demos/vinyl-rating.tsx';

const red = 'rgb(255, 0, 0)';

function part(selector: string): Element {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`Nothing matches ${selector}.`);
  return found;
}

/** A style sheet of the application, at the start or the end of the head. */
function sheet(css: string, place: 'prepend' | 'append' = 'prepend'): void {
  const style = document.createElement('style');
  style.textContent = css;
  document.head[place](style);
  onTestFinished(() => style.remove());
}

const colorOf = (name: string) =>
  getComputedStyle(page.getByRole('button', { name }).element()).color;

claim(
  'At equal specificity the later rule wins, so a class from an earlier style sheet loses.',
  async () => {
    sheet(`.mine { color: ${red} }`);
    await show(<Button className="mine">Default</Button>);
    expect(colorOf('Default')).not.toBe(red);
  },
);

claim(
  'Rules outside a layer beat `@layer mui` at any specificity, including states such as `.Mui-disabled`.',
  async () => {
    sheet(`.mine { color: ${red} }`);
    await render(
      <StyledEngineProvider enableCssLayer>
        <Button className="mine">Enabled</Button>
        <Button className="mine" disabled>
          Disabled
        </Button>
      </StyledEngineProvider>,
    );
    await expect.poll(() => colorOf('Disabled')).toBe(red);
    await expect.poll(() => colorOf('Enabled')).toBe(red);
  },
);

claim(
  'Your own `sx` and `styled()` styles are in `@layer mui` too, so your style sheets also beat those.',
  async () => {
    sheet(`.mine { color: ${red} }`);
    const Green = styled(Button)({ color: 'green' });
    await render(
      <StyledEngineProvider enableCssLayer>
        <Button className="mine" sx={{ color: 'green' }}>
          With sx
        </Button>
        <Green className="mine">With styled</Green>
      </StyledEngineProvider>,
    );
    await expect.poll(() => colorOf('With sx')).toBe(red);
    await expect.poll(() => colorOf('With styled')).toBe(red);
  },
);

claim(
  'Inside `StyledEngineProvider`, global styles are inserted before all other styles of the library.',
  async () => {
    await render(
      <StyledEngineProvider enableCssLayer>
        <Button>Layered</Button>
        <GlobalStyles styles={{ '.marked': { color: 'green' } }} />
      </StyledEngineProvider>,
    );
    const styles = [...document.head.querySelectorAll('style[data-emotion]')];
    const names = styles.map((style) => style.getAttribute('data-emotion'));
    expect(names).toContain('css');
    expect(names.lastIndexOf('css-global')).toBeGreaterThanOrEqual(0);
    expect(names.lastIndexOf('css-global')).toBeLessThan(names.indexOf('css'));
  },
);

claim('| `injectFirst` | the styles come first in `<head>` | you cannot use layers |', async () => {
  sheet('.mine-first { letter-spacing: 3px }', 'append');
  await render(
    <StyledEngineProvider injectFirst>
      <Button className="mine-first" sx={{ letterSpacing: '1px' }}>
        First
      </Button>
    </StyledEngineProvider>,
  );
  await expect
    .poll(() => getComputedStyle(page.getByRole('button').element()).letterSpacing)
    .toBe('3px');
});

claim('Select the parts by their global class, such as `.MuiSlider-thumb` above.', async () => {
  await show(<NightLamp />);
  expect(getComputedStyle(part('.night-lamp')).height).toBe('8px');
  expect(getComputedStyle(part('.night-lamp .MuiSlider-thumb')).borderRadius).toBe('4px');
});

claim('Or add your own class to a part with `classes`.', async () => {
  await show(<BallastTanks />);
  expect(part('.MuiSlider-rail').classList.contains('tank-rail')).toBe(true);
  expect(getComputedStyle(part('.MuiSlider-thumb')).height).toBe('28px');
});

claim("A selector that starts at your page's wrapper does not match them.", async () => {
  await show(
    <div id="wrapper">
      <PrintMenu />
    </div>,
  );
  await page.getByRole('button').click();
  await expect.element(page.getByRole('menu')).toBeVisible();
  expect(document.querySelector('#wrapper .MuiMenu-paper')).toBeNull();
  expect(getComputedStyle(part('.print-menu')).borderTopStyle).toBe('dashed');
});

claim('Pass a value that changes at run time as a CSS variable.', async () => {
  await show(<PaperStock />);
  expect(getComputedStyle(part('.paper-stock')).getPropertyValue('--stock')).toBe('70%');
  expect(getComputedStyle(part('.paper-stock')).backgroundImage).toContain('70%');
  page.getByRole('slider').element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => getComputedStyle(part('.paper-stock')).backgroundImage).toContain('71%');
});

claim(
  '`styled` from `@emotion/styled` gets the theme of the surrounding `ThemeProvider`.',
  async () => {
    await show(<HarvestYield />);
    expect(getComputedStyle(part('.MuiSlider-thumb')).borderRadius).toBe('4px');
    const Themed = emotionStyled('p')<{ theme?: Theme }>(({ theme }) => ({
      color: theme.palette.primary.main,
    }));
    await render(
      <ThemeProvider theme={createTheme({ palette: { primary: { main: red } } })}>
        <Themed>Themed</Themed>
      </ThemeProvider>,
    );
    expect(getComputedStyle(page.getByText('Themed').element()).color).toBe(red);
  },
);

claim('Emotion merges your styles with those of the component into one class.', async () => {
  const Wide = emotionStyled(Slider)({ letterSpacing: '3px' });
  await show(<Wide aria-label="Volume" />);
  const generated = [...part('.MuiSlider-root').classList].filter((name) => /^css-/.test(name));
  expect(generated).toHaveLength(1);
  expect(getComputedStyle(part('.MuiSlider-root')).letterSpacing).toBe('3px');
});

claim(
  "`borderRadius: 4` is 4 pixels here. In `sx`, it would be four times the theme's radius.",
  async () => {
    const Rounded = emotionStyled('p')({ borderRadius: 4 });
    await show(
      <>
        <Rounded>Emotion</Rounded>
        <Box sx={{ borderRadius: 4 }}>System</Box>
      </>,
    );
    const radius = (text: string) => getComputedStyle(page.getByText(text).element()).borderRadius;
    expect(radius('Emotion')).toBe('4px');
    expect(radius('System')).toBe('16px');
  },
);

claim('`ClassNames` creates a class name from styles.', async () => {
  await show(<VinylRating />);
  expect(getComputedStyle(part('.MuiRating-iconFilled')).transform).not.toBe('none');
});

claim(
  'In a `Switch` it is on `.MuiSwitch-switchBase`, the part around the thumb, and the track comes after it:',
  async () => {
    await show(<SeatSwitch />);
    const color = (state: string) =>
      getComputedStyle(part(`.MuiSwitch-switchBase${state} + .MuiSwitch-track`)).backgroundColor;
    await expect.poll(() => color('.Mui-checked')).toBe('rgb(21, 128, 61)');
    for (const other of ['.MuiSwitch-root', '.MuiSwitch-thumb']) {
      expect(part(other).classList.contains('Mui-checked')).toBe(false);
    }
    expect(part('.MuiSwitch-thumb').parentElement?.className).toContain('MuiSwitch-switchBase');
    await page.getByRole('checkbox', { name: 'Window seat' }).click();
    await expect.poll(() => document.querySelector('.Mui-checked')).toBeNull();
  },
);

claim('The component joins your string with its own class names', async () => {
  await show(<ParcelLabel />);
  const label = () => part('.MuiPaper-root.parcel-label');
  expect(getComputedStyle(label()).borderLeftColor).toBe('rgb(185, 28, 28)');
  await page.getByRole('checkbox', { name: 'Late' }).click();
  await expect.poll(() => getComputedStyle(label()).borderLeftColor).toBe('rgb(148, 163, 184)');
});

claim(
  '`keyframes` gives an animation a generated name, so it does not clash with those of other style sheets.',
  async () => {
    await show(<SyncIcon />);
    await page.getByRole('button', { name: 'Sync calendar' }).click();
    await expect.element(page.getByRole('button', { name: 'Stop syncing' })).toBeVisible();
    const { animationName, animationDuration } = getComputedStyle(part('.MuiButton-icon svg'));
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) expect(animationName).toBe('none');
    else
      expect([animationName, animationDuration]).toEqual([
        expect.stringMatching(/^animation-/),
        '1.2s',
      ]);
  },
);
