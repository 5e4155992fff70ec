import { useState, type ReactNode } from 'react';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import ClickAStep from './demos/click-a-step.tsx';
import CompareYears from './demos/compare-years.tsx';
import ConversionRate from './demos/conversion-rate.tsx';
import HighlightSection from './demos/highlight-section.tsx';
import LabelPosition from './demos/label-position.tsx';
import StepNames from './demos/step-names.tsx';

let container: Element;
const draw = async (element: ReactNode) => ({ container } = await show(element));
const all = (selector: string) => [...container.querySelectorAll(selector)];
const section = '.MuiFunnelSection-root';
const label = 'svg > text';
const box = (index: number) => all(section)[index]?.getBoundingClientRect() ?? new DOMRect();
const path = (index: number) => all(section)[index]?.getAttribute('d') ?? '';
const tooltip = () => page.getByRole('tooltip');
/** A drawing area of 300 by 300 pixels. */
const size = { width: 300, height: 300, margin: 0, hideLegend: true };
const three = [{ value: 100 }, { value: 50 }, { value: 20 }];

/** Shows one element after the other in the same place, with a button. */
function Steps({ of }: { of: ReactNode[] }) {
  const [step, setStep] = useState(0);
  return (
    <>
      <button onClick={() => setStep(step + 1)}>Next</button>
      {of[step]}
    </>
  );
}

claim(
  'All sections have the same height. The top edge of a section shows its own value and the bottom edge shows the next one; the last section has straight sides.',
  async () => {
    // The first Pro chart reports a missing license key.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await draw(<FunnelChart {...size} series={[{ data: three, borderRadius: 0 }]} />);
    await expect.poll(() => all(section).length).toBe(3);
    expect([0, 1, 2].map((index) => Math.round(box(index).height))).toEqual([100, 100, 100]);
    expect([0, 1, 2].map((index) => Math.round(box(index).width))).toEqual([300, 150, 60]);
    // The numbers of the last path are two values of x and two of y: a rectangle.
    const numbers = new Set(
      path(2)
        .match(/[\d.]+/g)
        ?.map((text) => Math.round(Number(text))),
    );
    expect([...numbers].sort((a, b) => a - b)).toEqual([120, 180, 200, 300]);
  },
);

claim(
  'If the first value is smaller than the last one, the chart turns around and widens toward the bottom. The first section then has the straight sides.',
  async () => {
    await draw(<FunnelChart {...size} series={[{ data: three.toReversed(), borderRadius: 0 }]} />);
    await expect.poll(() => all(section).length).toBe(3);
    expect([0, 1, 2].map((index) => Math.round(box(index).width))).toEqual([60, 150, 300]);
    expect(box(0).top).toBeLessThan(box(2).top);
    const numbers = new Set(
      path(0)
        .match(/[\d.]+/g)
        ?.map((text) => Math.round(Number(text))),
    );
    expect([...numbers].sort((a, b) => a - b)).toEqual([0, 100, 120, 180]);
  },
);

claim(
  'Set it to `false` to hide the labels, or to a function to decide for each section.',
  async () => {
    await draw(<LabelPosition />);
    await expect.poll(() => all(label).map((text) => text.textContent)).toHaveLength(4);
    expect(all(label)[0]?.textContent).toBe('1,840');
    await draw(<FunnelChart {...size} series={[{ data: three, sectionLabel: false }]} />);
    await expect.poll(() => all(section).length).toBe(3);
    expect(all(label)).toHaveLength(0);
  },
);

claim(
  '`valueFormatter` of the series formats the text in the section and in the tooltip.',
  async () => {
    await draw(<ConversionRate />);
    await expect.poll(() => all(label)[4]?.textContent).toBe('395 (21%)');
    await userEvent.hover(all(section)[4] ?? document.body);
    await expect.element(tooltip(), { timeout: 5000 }).toMatchTextContent('Enrolled395 (21%)');
  },
);

claim("The type also allows `'section'`, but the section never asks for it", async () => {
  const name = vi.fn((location: string) => `Name in ${location}`);
  await draw(
    <FunnelChart {...size} hideLegend={false} series={[{ data: [{ value: 5, label: name }] }]} />,
  );
  await expect.element(page.getByText('Name in legend')).toBeVisible();
  await userEvent.hover(all(section)[0] ?? document.body);
  await expect.element(tooltip(), { timeout: 5000 }).toMatchTextContent('Name in tooltip');
  expect(name).not.toHaveBeenCalledWith('section');
});

claim('without it, the legend leaves the item out', async () => {
  await draw(
    <FunnelChart
      {...size}
      hideLegend={false}
      series={[{ data: [{ value: 5, label: 'Named' }, { value: 3 }] }]}
    />,
  );
  await expect.element(page.getByText('Named')).toBeVisible();
  expect(all('.MuiChartsLegend-series')).toHaveLength(1);
});

claim('One horizontal series is enough to turn the whole chart.', async () => {
  await draw(
    <FunnelChart {...size} series={[{ data: three, layout: 'horizontal' }, { data: three }]} />,
  );
  await expect.poll(() => all(section).length).toBe(6);
  expect(Math.round(box(0).width)).toBe(100);
  expect(Math.round(box(3).width)).toBe(100);
});

claim('one large triangle, cut into slices', async () => {
  await draw(<FunnelChart {...size} series={[{ data: three, curve: 'pyramid' }]} />);
  await expect.poll(() => all(section).length).toBe(3);
  const widths = [0, 1, 2].map((index) => box(index).width);
  await draw(
    <FunnelChart
      {...size}
      series={[{ data: [{ value: 9 }, { value: 8 }, { value: 7 }], curve: 'pyramid' }]}
    />,
  );
  await expect.poll(() => all(section).length).toBe(3);
  expect([0, 1, 2].map((index) => box(index).width)).toEqual(widths);
});

claim('Without a gap, only the outer corners are rounded.', async () => {
  const paths = async (borderRadius: number, gap: number) => {
    await draw(<FunnelChart {...size} gap={gap} series={[{ data: three, borderRadius }]} />);
    await expect.poll(() => all(section).length).toBe(3);
    return [0, 1, 2].map(path);
  };
  const [sharp, round] = [await paths(0, 0), await paths(8, 0)];
  expect(round.map((shape, index) => shape === sharp[index])).toEqual([false, true, false]);
  const [sharpWithGap, roundWithGap] = [await paths(0, 4), await paths(8, 4)];
  expect(roundWithGap[1]).not.toBe(sharpWithGap[1]);
});

claim(
  'The axis is hidden by default. With `categories`, it is at the left, or at the bottom of a horizontal funnel.',
  async () => {
    await draw(<FunnelChart {...size} series={[{ data: three }]} />);
    await expect.poll(() => all(section).length).toBe(3);
    expect(all('.MuiChartsAxis-root')).toHaveLength(0);
    await draw(<StepNames />);
    await expect.element(page.getByText('Delivered')).toBeVisible();
    const name = page.getByText('Delivered').element().getBoundingClientRect();
    expect(name.right).toBeLessThan(box(3).left);
  },
);

claim(
  "With `scaleType: 'linear'`, the height of a section is proportional to its value as well.",
  async () => {
    await draw(
      <FunnelChart
        {...size}
        categoryAxis={{ scaleType: 'linear' }}
        series={[{ data: three, borderRadius: 0 }]}
      />,
    );
    await expect.poll(() => all(section).length).toBe(3);
    const heights = [0, 1, 2].map((index) => Math.round((box(index).height / 300) * 170));
    expect(heights).toEqual([100, 50, 20]);
  },
);

claim('Series are drawn on top of each other, centered, in the order of the array.', async () => {
  await draw(<CompareYears />);
  await expect.poll(() => all(section).length).toBe(10);
  const center = (index: number) => box(index).left + box(index).width / 2;
  expect(center(5)).toBeCloseTo(center(0), 0);
  expect(box(5).top).toBeCloseTo(box(0).top, 0);
  expect(box(5).width).toBeLessThan(box(0).width);
});

claim("The chart sets the `trigger` of the tooltip to `'item'` and ignores yours", async () => {
  await draw(
    <FunnelChart
      {...size}
      series={[{ data: [{ value: 5, label: 'Only' }] }]}
      slotProps={{ tooltip: { trigger: 'none' } }}
    />,
  );
  await expect.poll(() => all(section).length).toBe(1);
  await userEvent.hover(all(section)[0] ?? document.body);
  await expect.element(tooltip(), { timeout: 5000 }).toMatchTextContent('Only');
});

claim('Nothing is highlighted without it.', async () => {
  await draw(<FunnelChart {...size} series={[{ data: three }]} />);
  await expect.poll(() => all(section).length).toBe(3);
  await userEvent.hover(all(section)[0] ?? document.body);
  await expect.element(tooltip(), { timeout: 5000 }).toBeVisible();
  expect(all('.MuiFunnelSection-highlighted')).toHaveLength(0);
  await draw(<HighlightSection />);
  await userEvent.hover(all(section)[2] ?? document.body);
  await expect.poll(() => all('.MuiFunnelSection-highlighted').length).toBe(1);
  expect(all('.MuiFunnelSection-faded')).toHaveLength(4);
});

claim('The labels do not block the click.', async () => {
  await draw(<ClickAStep />);
  await expect.poll(() => all(section).length).toBe(5);
  // The label is in the center, where the click is.
  await userEvent.click(all(section)[3] ?? document.body);
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent('240 people left before this step');
});

claim(
  '`onItemClick` receives the event and an object with `type`, `seriesId` and `dataIndex`.',
  async () => {
    const clicked = vi.fn();
    await draw(<FunnelChart {...size} series={[{ id: 'a', data: three }]} onItemClick={clicked} />);
    await expect.poll(() => all(section).length).toBe(3);
    await userEvent.click(all(section)[1] ?? document.body);
    expect(clicked.mock.calls[0]?.[1]).toEqual({ type: 'funnel', seriesId: 'a', dataIndex: 1 });
  },
);

claim('Translate both with `localeText`', async () => {
  const localeText = { loading: 'Lädt …', noData: 'Keine Daten' };
  await draw(<FunnelChart {...size} series={[{ data: [] }]} localeText={localeText} />);
  await expect.element(page.getByText('Keine Daten')).toBeVisible();
  await draw(<FunnelChart {...size} loading series={[{ data: three }]} localeText={localeText} />);
  await expect.element(page.getByText('Lädt …')).toBeVisible();
});

claim('Sections do not animate: new values appear immediately.', async () => {
  const other = [{ value: 100 }, { value: 90 }, { value: 80 }];
  await draw(
    <Steps
      of={[three, other].map((data) => (
        <FunnelChart key="chart" {...size} series={[{ data }]} />
      ))}
    />,
  );
  await expect.poll(() => all(section).length).toBe(3);
  const [first, element] = [path(1), all(section)[1]];
  const shapes = new Set<string>();
  const observer = new MutationObserver(() => shapes.add(path(1)));
  observer.observe(container, { subtree: true, attributeFilter: ['d'] });
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => path(1)).not.toBe(first);
  await new Promise((resolve) => setTimeout(resolve, 400));
  observer.disconnect();
  expect(all(section)[1]).toBe(element);
  expect([...shapes]).toEqual([path(1)]);
});

claim(
  'In right-to-left layouts, labels at the start or end of a section run over its edge.',
  async () => {
    const chart = (
      <FunnelChart
        {...size}
        series={[
          {
            data: [{ value: 100 }, { value: 50 }, { value: 50 }],
            sectionLabel: { position: { horizontal: 'start', vertical: 'middle' } },
          },
        ]}
      />
    );
    const inside = () => (all(label)[1]?.getBoundingClientRect().left ?? 0) - box(1).left;
    ({ container } = await show(chart, { direction: 'rtl' }));
    await expect.poll(() => all(label).length).toBe(3);
    expect(inside()).toBeLessThan(-5);
    ({ container } = await show(<div dir="ltr">{chart}</div>, { direction: 'rtl' }));
    await expect.poll(inside).toBeGreaterThan(-1);
  },
);

claim('A horizontal funnel runs from left to right in both directions.', async () => {
  ({ container } = await show(
    <FunnelChart {...size} series={[{ data: three, layout: 'horizontal' }]} />,
    { direction: 'rtl' },
  ));
  await expect.poll(() => all(section).length).toBe(3);
  expect(box(0).left).toBeLessThan(box(2).left);
});

claim('each must be unique, because sections of equal names cover each other', async () => {
  await draw(
    <FunnelChart
      {...size}
      categoryAxis={{ categories: ['Visit', 'Order', 'Visit'] }}
      series={[{ data: three, borderRadius: 0 }]}
    />,
  );
  await expect.poll(() => all(section).length).toBe(3);
  expect(box(2).top).toBe(box(0).top);
  expect(box(1).top).toBeGreaterThan(box(0).top + 50);
});

claim(
  '`sx` applies to the outer element and to the `<svg>` in it, so a border on the root would appear twice.',
  async () => {
    await draw(
      <FunnelChart {...size} sx={{ border: '3px solid red' }} series={[{ data: three }]} />,
    );
    await expect.poll(() => all(section).length).toBe(3);
    const svg = all('svg')[0];
    const border = (element: Element | null | undefined) =>
      element && getComputedStyle(element).borderTopWidth;
    expect([border(svg), border(svg?.parentElement)]).toEqual(['3px', '3px']);
  },
);
