import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';
import {
  Gauge,
  gaugeClasses,
  GaugeContainer,
  GaugeValueArc,
  useGaugeState,
} from '@mui/x-charts/Gauge';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { claim, expect, page, show, vi } from '#claims';
import ColorByValue from './demos/color-by-value.tsx';
import NoValue from './demos/no-value.tsx';

let container: Element;
const draw = async (element: ReactNode) => ({ container } = await show(element));
const find = (selector: string) => container.querySelector(selector);
const rect = (selector: string) => find(selector)?.getBoundingClientRect() ?? new DOMRect();
const valueArc = `.${gaugeClasses.valueArc}`;
const referenceArc = `.${gaugeClasses.referenceArc}`;
const half = { width: 220, height: 220, startAngle: -90, endAngle: 90, skipAnimation: true };

claim('the range is 0 to 100 by default.', async () => {
  await draw(<Gauge aria-label="Level" value={30} width={100} height={100} />);
  const meter = page.getByRole('meter', { name: 'Level' });
  await expect.element(meter).toHaveAttribute('aria-valuemin', '0');
  await expect.element(meter).toHaveAttribute('aria-valuemax', '100');
  await expect.element(meter).toHaveAttribute('aria-valuenow', '30');
});

claim('The value is not clamped: above `valueMax`, the arc runs past its end.', async () => {
  await draw(<Gauge {...half} value={100} />);
  await expect.poll(() => rect(valueArc).height).toBeGreaterThan(0);
  const full = rect(valueArc).height;
  await draw(<Gauge {...half} value={150} />);
  await expect.poll(() => rect(valueArc).height).toBeGreaterThan(full * 1.5);
});

claim('The gauge then shows the empty arc, and no text by default.', async () => {
  await draw(<Gauge {...half} value={null} />);
  await expect.poll(() => rect(referenceArc).width).toBeGreaterThan(0);
  expect(find(valueArc)).toBeNull();
  expect(find('text')).toBeNull();
});

claim('A `text` function still runs, so it can say what is missing.', async () => {
  await draw(<NoValue />);
  await expect.poll(() => find('svg text')?.textContent).toBe('No reading');
  const meter = page.getByRole('meter');
  await expect.element(meter).not.toHaveAttribute('aria-valuenow');
  await page.getByRole('button').click();
  await expect.poll(() => find('svg text')?.textContent).toBe('1340 L');
  await expect.element(meter).toHaveAttribute('aria-valuenow', '1340');
});

claim(
  'It draws the largest circle that fits inside a `margin` of 10 pixels on each side.',
  async () => {
    await draw(
      <div style={{ width: 300 }}>
        <Gauge height={120} value={100} skipAnimation />
      </div>,
    );
    await expect.poll(() => Math.round(rect('svg').width)).toBe(300);
    await expect.poll(() => Math.round(rect(referenceArc).width)).toBe(100);
  },
);

claim(
  'If the end angle is smaller than the start angle, the gauge fills counterclockwise.',
  async () => {
    await draw(<Gauge {...half} startAngle={90} endAngle={-90} value={25} />);
    await expect.poll(() => rect(valueArc).width).toBeGreaterThan(0);
    const svg = rect('svg');
    expect(rect(valueArc).left).toBeGreaterThan(svg.left + svg.width / 2);
  },
);

claim(
  'An arc that is not a full circle can have a larger radius, because the gauge only reserves space for the part it draws.',
  async () => {
    const radius = async (element: ReactNode) => {
      await draw(element);
      await expect.poll(() => rect(referenceArc).width).toBeGreaterThan(0);
      return rect(referenceArc).width / 2;
    };
    const circle = await radius(<Gauge width={220} height={120} value={50} />);
    const arc = await radius(
      <Gauge width={220} height={120} value={50} startAngle={-90} endAngle={90} />,
    );
    expect(Math.round(circle)).toBe(50);
    expect(Math.round(arc)).toBe(100);
  },
);

claim('`\\n` starts a new line. Return `null` for no text.', async () => {
  await draw(<ColorByValue />);
  await expect.poll(() => container.querySelectorAll('svg tspan').length).toBe(2);
  const [first, second] = [...container.querySelectorAll('svg tspan')];
  expect(first?.textContent).toBe('72%');
  expect(second?.getBoundingClientRect().top).toBeGreaterThan(
    first?.getBoundingClientRect().top ?? Infinity,
  );
  await draw(<Gauge {...half} value={50} text={() => null} />);
  await expect.poll(() => rect(valueArc).width).toBeGreaterThan(0);
  expect(find('svg text')).toBeNull();
});

claim('the lines stay on top of each other in the browser', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const gauge = <Gauge width={150} height={150} value={50} text={'50\nof 100'} />;
  const place = document.body.appendChild(document.createElement('div'));
  // What a server writes, since every text has the height 0 there.
  place.innerHTML = renderToString(gauge).replaceAll(/dy="[^"]*"/g, 'dy="0px"');
  const root = hydrateRoot(place, gauge);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  await expect
    .poll(() => Object.keys(place.querySelector('svg') ?? {}).some((key) => /^__react/.test(key)))
    .toBe(true);
  const [first, second] = [...place.querySelectorAll('tspan')].map((line) =>
    line.getBoundingClientRect(),
  );
  expect(first?.height).toBeGreaterThan(0);
  expect(second?.top).toBe(first?.top);
});

claim('the gauge is then drawn in the browser, as wide as its parent', async () => {
  await draw(
    <div style={{ width: 170 }}>
      <Gauge height={150} value={50} text={'50\nof 100'} />
    </div>,
  );
  await expect.poll(() => container.querySelectorAll('tspan').length).toBe(2);
  expect(find('svg')?.getBoundingClientRect().width).toBe(170);
  const [first, second] = [...container.querySelectorAll('tspan')].map((line) =>
    line.getBoundingClientRect(),
  );
  expect(second?.top).toBeGreaterThan(first?.top ?? Infinity);
});

claim(
  'both arcs use the `referenceArc` key of `MuiGauge`, so one override changes both',
  async () => {
    // The types do not know `MuiGauge`: they accept it beside a component that they know.
    const components = {
      MuiButton: {},
      MuiGauge: { styleOverrides: { referenceArc: { opacity: 0.5 } } },
    };
    await draw(
      <ThemeProvider theme={createTheme({ components })}>
        <Gauge {...half} value={50} />
      </ThemeProvider>,
    );
    const opacity = (selector: string) => getComputedStyle(find(selector) ?? document.body).opacity;
    await expect.poll(() => opacity(referenceArc)).toBe('0.5');
    expect(opacity(valueArc)).toBe('0.5');
  },
);

function Angles() {
  const { startAngle, endAngle, valueAngle } = useGaugeState();
  return <text>{[startAngle, endAngle, valueAngle].join(' ')}</text>;
}

claim('Its angles are in radians, clockwise from the top', async () => {
  await draw(
    <GaugeContainer width={100} height={100} value={50} endAngle={180}>
      <Angles />
    </GaugeContainer>,
  );
  await expect.poll(() => find('svg text')?.textContent).toBe(`0 ${Math.PI} ${Math.PI / 2}`);
});

claim(
  'In a composition, set it on `GaugeValueArc`; `GaugeContainer` does not pass it on.',
  async () => {
    const set = vi.spyOn(Element.prototype, 'setAttribute');
    const shapes = () =>
      new Set(set.mock.calls.filter(([name]) => name === 'd').map(([, value]) => value)).size;
    await draw(
      <GaugeContainer width={100} height={100} value={50}>
        <GaugeValueArc skipAnimation />
      </GaugeContainer>,
    );
    await expect.poll(() => find('svg path')).not.toBeNull();
    const final = find('svg path')?.getAttribute('d');
    expect(shapes()).toBe(1);
    set.mockClear();
    await draw(
      <GaugeContainer width={100} height={100} value={50} skipAnimation>
        <GaugeValueArc />
      </GaugeContainer>,
    );
    await expect.poll(() => find('svg path')?.getAttribute('d'), { timeout: 5000 }).toBe(final);
    expect(shapes()).toBeGreaterThan(1);
  },
);

claim('Negate both angles to mirror it', async () => {
  const left = async (element: ReactNode) => {
    await draw(element);
    await expect.poll(() => rect(valueArc).width).toBeGreaterThan(0);
    return rect(valueArc).left - rect('svg').left;
  };
  const quarter = { width: 220, height: 220, value: 25, skipAnimation: true };
  expect(Math.round(await left(<Gauge {...quarter} />))).toBe(110);
  expect(Math.round(await left(<Gauge {...quarter} endAngle={-360} />))).toBe(10);
});

claim('Everything inside is hidden from screen readers, including the text.', async () => {
  await draw(<Gauge aria-label="Level" value={30} width={100} height={100} />);
  await expect.poll(() => find('svg text')?.textContent).toBe('30');
  expect(find('svg text')?.closest('[aria-hidden="true"]')).not.toBeNull();
});

claim('a text such as "-18 °C" is reordered: the minus sign moves behind the number.', async () => {
  const text = () => container.querySelector<SVGTextElement>('svg text');
  const startOf = (index: number) => text()?.getStartPositionOfChar(index).x ?? 0;
  const cold = { ...half, value: -18, valueMin: -30, text: '-18 °C' };
  ({ container } = await show(<Gauge {...cold} />, { direction: 'rtl' }));
  await expect.poll(() => text()?.textContent).toBe('-18 °C');
  // The minus sign is to the left of the number, and the number to the right of the unit.
  expect(startOf(1)).toBeGreaterThan(startOf(5));
  ({ container } = await show(<Gauge {...cold} direction="ltr" />, { direction: 'rtl' }));
  await expect.poll(() => startOf(0) < startOf(1) && startOf(1) < startOf(5)).toBe(true);
});

claim(
  'The two must differ: with a `valueMax` of 0, for example while a total is not known yet, the arc cannot be drawn.',
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await draw(<Gauge {...half} value={0} valueMax={0} />);
    await expect.poll(() => find(valueArc)?.getAttribute('d')).toContain('NaN');
    await draw(<Gauge {...half} value={5} valueMax={10} />);
    await expect.poll(() => find(valueArc)?.getAttribute('d')).not.toContain('NaN');
  },
);
