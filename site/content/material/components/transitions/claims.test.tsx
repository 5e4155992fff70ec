import {
  Component,
  useEffect,
  useState,
  type ComponentType,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import Collapse from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import Grow from '@mui/material/Grow';
import Slide from '@mui/material/Slide';
import { createTheme, styled, ThemeProvider, type Theme } from '@mui/material/styles';
import Zoom from '@mui/material/Zoom';
import { renderToString } from 'react-dom/server';
import { TransitionGroup } from 'react-transition-group';
import { anatomy, claim, expect, page, show, userEvent, vi } from '#claims';
import CollapseSizes from './demos/collapse-sizes.tsx';
import PackingList from './demos/packing-list.tsx';
import RecipeNotes from './demos/recipe-notes.tsx';
import SeatMap from './demos/seat-map.tsx';
import SlideInBox from './demos/slide-in-box.tsx';
import ZoomSteps from './demos/zoom-steps.tsx';
import text from './page.md?raw';

class Catch extends Component<{ children: ReactNode }, { message?: string }> {
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }

  override state: { message?: string } = {};

  override render() {
    return this.state.message ? <p role="alert">{this.state.message}</p> : this.props.children;
  }
}

type OneChild = ComponentType<{ in?: boolean; appear?: boolean; children: ReactElement }>;
const wrappers: OneChild[] = [Fade, Grow, Slide, Zoom];

const rect = (text: string) => page.getByText(text).element().getBoundingClientRect();
const seen = (text: string) =>
  page.getByText(text).element().checkVisibility({ visibilityProperty: true });

claim('set `in` to `true` to show it, to `false` to hide it.', async () => {
  await show(<RecipeNotes />);
  const button = page.getByRole('button');
  const below = () => rect('Bake at 190 °C for 35 minutes.').top;
  const closed = below();
  await button.click();
  await expect.poll(below).toBeGreaterThan(closed + 50);
  await button.click();
  await expect.poll(below).toBe(closed);
});

claim(
  'When it is closed, the content is hidden from screen readers and the :kbd[Tab] key too.',
  async () => {
    const view = await show(
      <>
        <Collapse in={false}>
          <button type="button">Inside</button>
        </Collapse>
        <button type="button">After</button>
      </>,
    );
    expect(page.getByRole('button', { name: 'Inside' }).elements()).toHaveLength(0);
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
    await view.unmount();
    await show(
      <Collapse in={false} collapsedSize={10}>
        <button type="button">Inside</button>
      </Collapse>,
    );
    expect(page.getByRole('button', { name: 'Inside' }).elements()).toHaveLength(1);
  },
);

claim(
  '`collapsedSize` leaves a part visible, and `orientation="horizontal"` collapses to the side',
  async () => {
    await show(<CollapseSizes />);
    const [down, side] = [...document.querySelectorAll('.MuiCollapse-root')];
    expect(down?.getBoundingClientRect().height).toBe(48);
    expect(side?.getBoundingClientRect().width).toBe(48);
    await page.getByRole('button').click();
    await expect.poll(() => side?.getBoundingClientRect().width).toBe(130);
    await expect.poll(() => down?.getBoundingClientRect().height).toBe(120);
  },
);

claim('A hidden child stays mounted: it keeps its state and its effects run.', async () => {
  for (const Wrapper of wrappers) {
    const view = await show(
      <Wrapper in={false}>
        <p>Hidden</p>
      </Wrapper>,
    );
    expect(seen('Hidden')).toBe(false);
    expect(getComputedStyle(page.getByText('Hidden').element()).visibility).toBe('hidden');
    expect(page.getByText('Hidden').element().clientHeight).toBeGreaterThan(10);
    await view.unmount();
  }
  const ran = vi.fn();
  const Guests = ({ ref, style }: { ref?: Ref<HTMLButtonElement>; style?: CSSProperties }) => {
    const [count, setCount] = useState(4);
    useEffect(() => {
      ran();
    }, []);
    return (
      <button type="button" ref={ref} style={style} onClick={() => setCount(count + 1)}>
        {count} guests
      </button>
    );
  };
  const Trial = () => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(!open)}>
          Toggle
        </button>
        <Fade in={open} timeout={0}>
          <Guests />
        </Fade>
      </>
    );
  };
  await show(<Trial />);
  expect(ran).toHaveBeenCalledOnce();
  const toggle = page.getByRole('button', { name: 'Toggle' });
  await toggle.click();
  await page.getByRole('button', { name: '4 guests' }).click();
  await toggle.click();
  await expect.poll(() => seen('5 guests')).toBe(false);
  await toggle.click();
  await expect.poll(() => seen('5 guests')).toBe(true);
});

claim("`'up'` comes from the bottom.", async () => {
  await show(<SlideInBox />);
  const text = 'IC 2041 to Bergen';
  const box = page.getByText(text).element().parentElement;
  await page.getByRole('button').click();
  const start = rect(text).top;
  await expect.poll(() => rect(text).top).toBeLessThan(start);
  await expect
    .poll(() => rect(text).top - (box?.getBoundingClientRect().top ?? 0))
    .toBeCloseTo(17, 0);
});

claim('A `transitionDelay` in `style` lets elements follow each other', async () => {
  await show(<ZoomSteps />);
  await page.getByRole('button').click();
  const delay = (text: string) => getComputedStyle(page.getByText(text).element()).transitionDelay;
  await expect.poll(() => delay('Shipped')).toBe('0.4s');
  expect(delay('Picked')).toBe('0s');
  await expect.poll(() => seen('Shipped')).toBe(true);
});

claim('the second seat in the demo takes 800ms to appear.', async () => {
  await show(<SeatMap />);
  await page.getByRole('button').click();
  const duration = () =>
    getComputedStyle(page.getByText('Aisle').element()).transitionDuration.split(',')[0];
  await expect.poll(duration).toBe('0.8s');
});

claim(
  'The defaults of `Fade`, `Slide` and `Zoom` come from `theme.transitions.duration`',
  async () => {
    const theme = createTheme({
      transitions: { duration: { enteringScreen: 777, standard: 555 } },
    });
    await show(
      <ThemeProvider theme={theme}>
        <Fade in>
          <p>Fade</p>
        </Fade>
        <Slide in>
          <p>Slide</p>
        </Slide>
        <Zoom in>
          <p>Zoom</p>
        </Zoom>
        <Collapse in appear data-testid="collapse">
          Collapse
        </Collapse>
      </ThemeProvider>,
    );
    const duration = (element: Element) => getComputedStyle(element).transitionDuration;
    for (const name of ['Fade', 'Slide', 'Zoom']) {
      expect(duration(page.getByText(name).element())).toBe('0.777s');
    }
    expect(duration(page.getByTestId('collapse').element())).toBe('0.3s');
  },
);

claim('If the component drops `style`, it stays visible.', async () => {
  const Notice = ({ ref }: { ref?: Ref<HTMLParagraphElement> }) => <p ref={ref}>Notice</p>;
  await show(
    <Fade in={false}>
      <Notice />
    </Fade>,
  );
  expect(seen('Notice')).toBe(true);
});

claim('If it drops `ref`, the transition throws an error as soon as it starts.', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Notice = (props: { style?: CSSProperties }) => <p style={props.style}>Notice</p>;
  await show(
    <Catch>
      <Fade in>
        <Notice />
      </Fade>
    </Catch>,
  );
  await expect.element(page.getByRole('alert')).toMatchTextContent('null');
});

claim(
  'In `Fade` and `Zoom`, a `style` with `opacity` or `transform` on the child wins over the transition. `Slide` overwrites a `transform` of the child.',
  async () => {
    const style = { opacity: 0.9, transform: 'translateX(7px)' };
    await show(
      <>
        <Fade in timeout={0}>
          <p style={style}>Fade</p>
        </Fade>
        <Zoom in timeout={0}>
          <p style={style}>Zoom</p>
        </Zoom>
        <Slide in timeout={0}>
          <p style={style}>Slide</p>
        </Slide>
      </>,
    );
    const { opacity } = getComputedStyle(page.getByText('Fade').element());
    expect(opacity).toBe('0.9');
    const transform = (name: string) => getComputedStyle(page.getByText(name).element()).transform;
    await expect.poll(() => transform('Slide')).toBe('none');
    expect(transform('Zoom')).toBe('matrix(1, 0, 0, 1, 7, 0)');
  },
);

claim('`unmountOnExit` removes the child after the exit transition.', async () => {
  const exited = vi.fn();
  const Own = () => {
    const [open, setOpen] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setOpen(!open)}>
          Toggle
        </button>
        <Fade in={open} unmountOnExit onExited={exited}>
          <p>Notice</p>
        </Fade>
      </>
    );
  };
  await show(<Own />);
  await page.getByRole('button').click();
  await expect.element(page.getByText('Notice')).not.toBeInTheDocument();
  expect(exited).toHaveBeenCalledOnce();
});

claim('`Fade`, `Grow`, `Slide` and `Zoom` also animate when they mount with `in`.', async () => {
  for (const Wrapper of wrappers) {
    for (const appear of [true, false]) {
      const view = await show(
        <Wrapper in appear={appear}>
          <p>Notice</p>
        </Wrapper>,
      );
      const running = page.getByText('Notice').element().getAnimations().length;
      expect(running > 0).toBe(appear);
      await view.unmount();
    }
  }
  await show(
    <Collapse in data-testid="collapse">
      <p>Notice</p>
    </Collapse>,
  );
  expect(page.getByTestId('collapse').element().getAnimations()).toHaveLength(0);
});

claim('`Fade`, `Grow` and `Zoom` render an element that is going to appear as invisible', () => {
  const notice = <p>Notice</p>;
  expect(renderToString(<Fade in>{notice}</Fade>)).toContain('opacity:0');
  expect(renderToString(<Grow in>{notice}</Grow>)).toContain('opacity:0');
  expect(renderToString(<Zoom in>{notice}</Zoom>)).toContain('scale(0)');
  expect(
    renderToString(
      <Fade in appear={false}>
        {notice}
      </Fade>,
    ),
  ).toContain('opacity:1');
});

claim('`Slide` renders it in its place, so it is visible', () => {
  const html = renderToString(
    <Slide in>
      <p>Notice</p>
    </Slide>,
  );
  expect(html).toContain('Notice');
  expect(html).not.toMatch(/opacity|transform|visibility/);
});

claim('New items animate in, and removed ones stay until they have animated out.', async () => {
  await show(<PackingList />);
  expect(page.getByRole('listitem').elements()).toHaveLength(2);
  const started = vi.fn();
  document.addEventListener('transitionrun', (event) => {
    if (event.propertyName === 'height') started(event.target);
  });
  await page.getByRole('button', { name: 'Pack Sleeping bag' }).click();
  const first = page.getByRole('listitem').first();
  await expect.poll(() => started).toHaveBeenCalledWith(first.element());
  await expect.element(first).toMatchTextContent('Sleeping bag');
  await page.getByRole('button', { name: 'Unpack Tent' }).click();
  expect(page.getByRole('listitem').elements()).toHaveLength(3);
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(2);
});

claim('They do not change in right-to-left themes.', async () => {
  await show(
    <Slide in direction="right" timeout={5000}>
      <p style={{ width: 100 }}>Notice</p>
    </Slide>,
    { direction: 'rtl' },
  );
  expect(rect('Notice').left).toBeLessThan(100);
});

claim(
  'With `Collapse`, items that are there at the beginning do not animate. With the other four they do: set `appear={false}` on the group.',
  async () => {
    for (const Transition of [Collapse, Fade, Grow, Slide, Zoom]) {
      const enter = vi.fn();
      const item = (
        <Transition key="tent" onEnter={enter}>
          <div>Tent</div>
        </Transition>
      );
      const view = await show(<TransitionGroup>{item}</TransitionGroup>);
      expect(enter).toHaveBeenCalledTimes(Transition === Collapse ? 0 : 1);
      await view.unmount();
      enter.mockClear();
      const still = await show(<TransitionGroup appear={false}>{item}</TransitionGroup>);
      expect(enter).not.toHaveBeenCalled();
      await still.unmount();
    }
  },
);

anatomy(text, 'Collapse', () => show(<Collapse in>Notes</Collapse>));

const components = [Collapse, Fade, Grow, Slide, Zoom];

/** A button that hides what it is in. */
function Leaving({ component: Transition, timeout }: LeavingProps) {
  const [open, setOpen] = useState(true);
  return (
    <Transition in={open} appear={false} timeout={timeout}>
      <div>
        <button type="button" onClick={() => setOpen(false)}>
          Hide
        </button>
      </div>
    </Transition>
  );
}

interface LeavingProps {
  component: (typeof components)[number];
  timeout: number;
}

const hideButton = page.getByText('Hide');
const visibility = () => getComputedStyle(hideButton.element()).visibility;

claim(
  'An element that has disappeared completely has `visibility: hidden`: screen readers and the :kbd[Tab] key skip it.',
  async () => {
    for (const component of components) {
      const view = await show(<Leaving component={component} timeout={0} />);
      expect(visibility()).toBe('visible');
      await hideButton.click();
      await expect.poll(visibility).toBe('hidden');
      await userEvent.keyboard('{Tab}');
      await expect.element(hideButton).not.toHaveFocus();
      await view.unmount();
    }
  },
);

claim(
  'While it is disappearing, people can still reach it. Transitions move no focus.',
  async () => {
    for (const component of components) {
      const view = await show(<Leaving component={component} timeout={60_000} />);
      await hideButton.click();
      expect(visibility()).toBe('visible');
      await expect.element(hideButton).toHaveFocus();
      await view.unmount();
    }
  },
);

claim('with the keys `root`, `wrapper` and `wrapperInner`', async () => {
  const theme = createTheme({
    components: {
      MuiCollapse: {
        defaultProps: { orientation: 'horizontal' },
        styleOverrides: {
          root: { letterSpacing: '1px' },
          wrapper: { padding: 2 },
          wrapperInner: { padding: 3 },
        },
      },
    },
  });
  const Wide = styled(Collapse)({ maxWidth: 320 });
  const { container } = await show(
    <ThemeProvider theme={theme}>
      <Wide in component="section" classes={{ wrapperInner: 'content' }} sx={{ minWidth: 20 }}>
        Notes
      </Wide>
    </ThemeProvider>,
  );
  const style = (part: string) =>
    getComputedStyle(container.querySelector(`.MuiCollapse-${part}`) ?? document.body);
  expect(style('root').letterSpacing).toBe('1px');
  expect(style('root').maxWidth).toBe('320px');
  expect(style('wrapper').padding).toBe('2px');
  expect(style('wrapperInner').padding).toBe('3px');
  expect(container.querySelector('section.MuiCollapse-horizontal')).not.toBeNull();
  expect(container.querySelector('.content')?.textContent).toBe('Notes');
});

claim('the duration is in the `style` attribute', async () => {
  await show(<RecipeNotes />);
  await page.getByRole('button').click();
  const root = document.querySelector<HTMLElement>('.MuiCollapse-root');
  await expect.poll(() => root?.style.transitionDuration).toBe('300ms');
});

/** What each transition takes to leave in a theme. */
async function exitTimes(theme: Theme, parts: readonly (typeof components)[number][]) {
  const times: string[] = [];
  const note = (node: HTMLElement) => {
    times.push(getComputedStyle(node).transitionDuration);
  };
  const Trial = () => {
    const [open, setOpen] = useState(true);
    return (
      <ThemeProvider theme={theme}>
        <button type="button" onClick={() => setOpen(false)}>
          Leave
        </button>
        {parts.map((Transition, index) => (
          <Transition key={index} in={open} appear={false} onExiting={note}>
            <div style={{ height: 80 }}>Note</div>
          </Transition>
        ))}
      </ThemeProvider>
    );
  };
  const view = await show(<Trial />);
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(() => times.length).toBe(parts.length);
  await view.unmount();
  return times.flatMap((time) => time.split(', '));
}

claim('Or turn the durations off in the theme of your tests.', async () => {
  const theme = createTheme({
    transitions: {
      duration: { enteringScreen: 0, leavingScreen: 0 },
      getAutoHeightDuration: () => 0,
    },
    components: { MuiCollapse: { defaultProps: { timeout: 0 } } },
  });
  expect(new Set(await exitTimes(theme, components))).toEqual(new Set(['0s']));
});

claim('do not read `theme.transitions.duration` by default', async () => {
  const theme = createTheme({ transitions: { duration: { enteringScreen: 0, leavingScreen: 0 } } });
  expect(new Set(await exitTimes(theme, [Fade, Slide, Zoom]))).toEqual(new Set(['0s']));
  expect(await exitTimes(theme, [Grow])).not.toContain('0s');
  expect(await exitTimes(theme, [Collapse])).not.toContain('0s');
});
