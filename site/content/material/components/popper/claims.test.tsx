import { useRef, useState, type ComponentProps } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Fade from '@mui/material/Fade';
import Popper from '@mui/material/Popper';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { renderToString } from 'react-dom/server';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import ArrowHint from './demos/arrow-hint.tsx';
import ExchangeRate from './demos/exchange-rate.tsx';
import FadedWeather from './demos/faded-weather.tsx';
import InScrollBox from './demos/in-scroll-box.tsx';
import SameWidth from './demos/same-width.tsx';
import TideCrosshair from './demos/tide-crosshair.tsx';

type TrialProps = Omit<Partial<ComponentProps<typeof Popper>>, 'ref' | 'children'> & {
  at?: { left: number; top: number };
};

/** An anchor of 100 × 40 px, and a popper of 60 × 30 px. */
function Trial({ at = { left: 300, top: 200 }, ...props }: TrialProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <div ref={setAnchor} style={{ position: 'absolute', width: 100, height: 40, ...at }} />
      <Popper open={anchor !== null} anchorEl={anchor} data-testid="popper" {...props}>
        <div style={{ width: 60, height: 30 }}>Panel</div>
      </Popper>
    </>
  );
}

const root = () => page.getByTestId('popper').element();
const rect = () => {
  const { left, top } = root().getBoundingClientRect();
  return [Math.round(left), Math.round(top)];
};

claim(
  'nothing is blocked, no focus moves, and the panel stays open until you close it.',
  async () => {
    await show(
      <>
        <ExchangeRate />
        <button type="button">Other</button>
      </>,
    );
    const button = page.getByRole('button', { name: 'Exchange rate' });
    await button.click();
    const panel = page.getByRole('group', { name: 'Exchange rate' });
    await expect.element(panel).toBeVisible();
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Other' }).click();
    await expect.element(panel).toBeVisible();
    expect(document.body.style.overflow).toBe('');
    await button.click();
    await expect.element(panel).not.toBeInTheDocument();
  },
);

claim('`bottom` is the default.', async () => {
  await show(<Trial />);
  await expect.poll(rect).toEqual([320, 240]);
});

claim(
  'In right-to-left themes, `top-start` and `top-end` switch, and so do the two at the bottom. `left` and `right` stay as they are.',
  async () => {
    const view = await show(<Trial placement="bottom-start" />, { direction: 'rtl' });
    await expect.poll(rect).toEqual([340, 240]);
    await view.unmount();
    await show(<Trial placement="left" />, { direction: 'rtl' });
    await expect.poll(rect).toEqual([240, 205]);
  },
);

claim('If there is no room on the chosen side, the popper flips to the opposite one.', async () => {
  await show(<Trial at={{ left: 300, top: 750 }} />);
  await expect.poll(rect).toEqual([320, 720]);
  expect(root().getAttribute('data-popper-placement')).toBe('top');
});

claim('keeps it there while people scroll.', async () => {
  await show(
    <div style={{ height: 3000 }}>
      <Trial />
    </div>,
  );
  await expect.poll(rect).toEqual([320, 240]);
  window.scrollTo(0, 100);
  await expect.poll(rect).toEqual([320, 140]);
});

claim('This menu does both, and the page stays scrollable while it is open', async () => {
  await show(
    <>
      <SameWidth />
      <p>Elsewhere</p>
    </>,
  );
  const button = page.getByRole('button', { name: /^Port/ });
  await button.click();
  const menu = page.getByRole('menu', { name: 'Port' });
  await expect.element(page.getByRole('menuitem', { name: 'Rotterdam' })).toHaveFocus();
  expect(document.body.style.overflow).toBe('');
  expect(menu.element().getBoundingClientRect().width).toBe(
    button.element().getBoundingClientRect().width,
  );
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await button.click();
  await expect.element(menu).toBeVisible();
  await vi.waitFor(async () => {
    document.body.click();
    await expect.element(menu, { timeout: 200 }).not.toBeInTheDocument();
  }, 15_000);
});

claim('The popper stays mounted until the transition has ended.', async () => {
  await show(<FadedWeather />);
  const button = page.getByRole('button');
  await button.click();
  const text = page.getByText(/^−4/);
  await expect.element(text).toBeVisible();
  await button.click();
  expect(document.body.textContent).toContain('−4');
  await expect.element(text).not.toBeInTheDocument();
});

claim(
  'With `disablePortal`, it stays in the container, scrolls with it, and flips at the edges of the container.',
  async () => {
    await show(<InScrollBox />);
    const box = page.getByRole('region', { name: 'Shelf plan' }).element();
    const shelf = page.getByText('Shelf 12').element();
    const label = page.getByText('Poetry, A to K').element();
    expect(box.contains(label)).toBe(true);
    const below = () => label.getBoundingClientRect().top > shelf.getBoundingClientRect().top;
    box.scrollTop = 100;
    await expect.poll(below).toBe(true);
    box.scrollTop = 0;
    await expect.poll(below).toBe(false);
    await page.getByRole('checkbox', { name: 'flip' }).click();
    await expect
      .poll(() => {
        const text = page.getByText('Poetry, A to K').element().getBoundingClientRect();
        return text.top > shelf.getBoundingClientRect().top;
      })
      .toBe(true);
  },
);

claim('Popper.js moves it along the edge.', async () => {
  await show(<ArrowHint />);
  const button = page.getByRole('button');
  await button.click();
  const middle = (element: Element | null) => {
    const box = element?.getBoundingClientRect();
    return box ? Math.round(box.left + box.width / 2) : NaN;
  };
  await expect
    .poll(() => middle(document.querySelector('.arrow')) - middle(button.element()))
    .toBeCloseTo(0, 0);
  const panel = page.getByRole('group', { name: 'Meter reading' }).element();
  const gap = panel.getBoundingClientRect().top - button.element().getBoundingClientRect().bottom;
  expect(Math.abs(gap - 10)).toBeLessThan(1);
});

claim(
  'A new array on each render destroys the Popper.js instance and creates another one.',
  async () => {
    const instances = new Set<unknown>();
    const fixed = [{ name: 'offset', options: { offset: [0, 4] } }];
    const Own = ({ stable }: { stable: boolean }) => {
      const [count, setCount] = useState(0);
      const instance = useRef(null);
      return (
        <>
          <button
            type="button"
            onClick={() => {
              instances.add(instance.current);
              setCount(count + 1);
            }}
          >
            Render {count}
          </button>
          <Trial
            popperRef={instance}
            modifiers={stable ? fixed : [{ name: 'offset', options: { offset: [0, 4] } }]}
          />
        </>
      );
    };
    for (const stable of [true, false]) {
      instances.clear();
      const view = await show(<Own stable={stable} />);
      for (let count = 0; count < 3; count += 1) {
        await page.getByRole('button', { name: `Render ${count}` }).click();
      }
      expect(instances.size).toBe(stable ? 1 : 3);
      await view.unmount();
    }
  },
);

claim('`anchorEl` can be any object with a `getBoundingClientRect` method', async () => {
  await show(<TideCrosshair />);
  const area = page.getByText(/^Tides/);
  await area.hover({ position: { x: 200, y: 100 } });
  const { left, top } = area.element().getBoundingClientRect();
  const hint = page.getByRole('tooltip');
  await expect.element(hint).toBeVisible();
  await expect
    .poll(() => {
      const box = hint.element().getBoundingClientRect();
      return Math.max(
        Math.abs(box.left + box.width / 2 - left - 200),
        Math.abs(box.bottom - top - 100),
      );
    })
    .toBeLessThan(2);
});

claim('The popper has no z-index of its own.', async () => {
  const view = await show(<Trial />);
  expect(getComputedStyle(root()).zIndex).toBe('auto');
  await view.unmount();
  await show(<Trial sx={{ zIndex: 'modal' }} />);
  expect(getComputedStyle(root()).zIndex).toBe('1300');
});

claim(
  'The server renders nothing for a popper in a portal. With `disablePortal`, it renders the content',
  () => {
    const anchor = { getBoundingClientRect: () => new DOMRect() };
    expect(
      renderToString(
        <Popper open anchorEl={anchor}>
          Panel
        </Popper>,
      ),
    ).not.toContain('Panel');
    expect(
      renderToString(
        <Popper open anchorEl={anchor} disablePortal>
          Panel
        </Popper>,
      ),
    ).toContain('Panel');
  },
);

claim('The root has `role="tooltip"`.', async () => {
  await show(<Trial />);
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Panel');
});

claim(
  'If `open` is `true` while `anchorEl` is `null`, the popper appears at the top left corner of the window.',
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await show(<Trial open anchorEl={null} />);
    expect(rect()).toEqual([0, 0]);
  },
);

claim(
  'If you set the anchor to `null` to close the popper, it keeps its last position until the transition has ended.',
  async () => {
    const Own = () => {
      const [anchor, setAnchor] = useState<HTMLElement | null>(null);
      return (
        <>
          <button
            type="button"
            style={{ position: 'absolute', left: 300, top: 200 }}
            onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
          >
            Toggle
          </button>
          <Popper open={anchor !== null} anchorEl={anchor} transition data-testid="popper">
            {({ TransitionProps }) => (
              <Fade {...TransitionProps} timeout={1000}>
                <div>Panel</div>
              </Fade>
            )}
          </Popper>
        </>
      );
    };
    await show(<Own />);
    const button = page.getByRole('button', { name: 'Toggle' });
    await button.click();
    await expect.poll(() => rect()[1]).toBeGreaterThan(200);
    const before = rect();
    await button.click();
    expect(rect()).toEqual(before);
    await expect.element(page.getByTestId('popper')).not.toBeInTheDocument();
  },
);

claim('What you set for `MuiPopper` in the theme applies to them as well', async () => {
  const theme = createTheme({
    components: { MuiPopper: { styleOverrides: { root: { maxWidth: 320 } } } },
  });
  await show(
    <ThemeProvider theme={theme}>
      <Tooltip open title="Save the draft">
        <button type="button">Save</button>
      </Tooltip>
      <Autocomplete
        open
        options={['Bergen', 'Oslo']}
        renderInput={(params) => <TextField {...params} label="Port" />}
      />
    </ThemeProvider>,
  );
  await expect.element(page.getByRole('tooltip')).toBeVisible();
  const poppers = [...document.querySelectorAll('.MuiPopper-root')];
  expect(poppers.map((popper) => getComputedStyle(popper).maxWidth)).toEqual(['320px', '320px']);
});

claim('A popper has one element and no styles', async () => {
  const Wide = styled(Popper)({ maxWidth: 320 });
  await show(
    <>
      <Trial />
      <Wide open anchorEl={document.body} data-testid="wide">
        Panel
      </Wide>
    </>,
  );
  expect(root().children).toHaveLength(1);
  expect(root().firstElementChild?.textContent).toBe('Panel');
  expect(getComputedStyle(root()).backgroundColor).toBe('rgba(0, 0, 0, 0)');
  expect(getComputedStyle(page.getByTestId('wide').element()).maxWidth).toBe('320px');
});

claim('A popper reacts to no keys.', async () => {
  await show(<ExchangeRate />);
  const button = page.getByRole('button', { name: 'Exchange rate' });
  await button.click();
  const panel = page.getByRole('group', { name: 'Exchange rate' });
  await expect.element(panel).toBeVisible();
  await userEvent.keyboard('{Escape}{ArrowDown}{ArrowUp}');
  await expect.element(panel).toBeVisible();
  await expect.element(button).toHaveFocus();
});
