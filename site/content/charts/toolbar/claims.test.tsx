import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import type { ReactNode } from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { Toolbar } from '@mui/x-charts/Toolbar';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { ChartDataProviderPro } from '@mui/x-charts-pro/ChartDataProviderPro';
import { ChartsToolbarPro } from '@mui/x-charts-pro/ChartsToolbarPro';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import CustomToolbar from './demos/custom-toolbar.tsx';
import TextButtons from './demos/text-buttons.tsx';
import ToolbarBelow from './demos/toolbar-below.tsx';
import ZoomAndReset from './demos/zoom-and-reset.tsx';
import ZoomToolbar from './demos/zoom-toolbar.tsx';

let container: Element;
const draw = async (element: ReactNode) => ({ container } = await show(element));
const all = (selector: string) => [...container.querySelectorAll(selector)];
const bar = '.MuiBarElement-root';
const toolbar = '.MuiChartsToolbar-root';
const width = () => Math.max(...all(bar).map((element) => Number(element.getAttribute('width'))));
const button = (name: string) => page.getByRole('button', { name });

claim(
  'Set `showToolbar`, and a Pro chart with zoom shows buttons to zoom in and out.',
  async () => {
    await draw(<ZoomToolbar />);
    await expect.poll(() => all(bar).length).toBeGreaterThan(0);
    const before = width();
    await button('Zoom in').click();
    await expect.poll(width).toBeGreaterThan(before);
  },
);

claim(
  'While it is disabled, Material UI warns in the console about a disabled button in a tooltip, during development.',
  async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await draw(
      <BarChartPro
        width={300}
        height={200}
        showToolbar
        xAxis={[{ data: ['A', 'B'], zoom: true }]}
        series={[{ data: [1, 2] }]}
      />,
    );
    await expect.element(button('Zoom out')).toBeDisabled();
    await expect.element(button('Zoom in')).toBeEnabled();
    await expect
      .poll(() => warn.mock.calls.flat().join(' '))
      .toContain('disabled `button` child to the Tooltip');
  },
);

claim('Without zoom, there is no toolbar, even with `showToolbar`.', async () => {
  await draw(
    <BarChartPro
      width={300}
      height={200}
      showToolbar
      xAxis={[{ data: ['A'] }]}
      series={[{ data: [1] }]}
    />,
  );
  await expect.poll(() => all(bar).length).toBe(1);
  expect(all(toolbar)).toHaveLength(0);
});

claim('the default toolbar is empty there.', async () => {
  await draw(
    <BarChart
      width={300}
      height={200}
      showToolbar
      xAxis={[{ data: ['A'] }]}
      series={[{ data: [1] }]}
    />,
  );
  await expect.poll(() => all(bar).length).toBe(1);
  expect(all(toolbar)).toHaveLength(0);
  expect(all('button')).toHaveLength(0);
});

claim('This works in the community package as well.', async () => {
  await draw(<CustomToolbar />);
  await expect.poll(() => all(bar).length).toBe(10);
  const top = all(bar)[5]?.getBoundingClientRect().bottom ?? 0;
  await button('Show stacked').click();
  await expect.poll(() => all(bar)[5]?.getBoundingClientRect().bottom ?? 0).toBeLessThan(top - 20);
  await expect.element(button('Show side by side')).toHaveFocus();
});

function CustomBar() {
  return <Toolbar>Tools</Toolbar>;
}

const received = vi.fn();
function Spy(props: object) {
  received(Object.keys(props));
  return <Toolbar />;
}

claim('`slotProps.toolbar` is in the types but has no effect.', async () => {
  await draw(
    <BarChart
      width={300}
      height={200}
      showToolbar
      slots={{ toolbar: Spy }}
      slotProps={{ toolbar: { className: 'mine' } }}
      xAxis={[{ data: ['A'] }]}
      series={[{ data: [1] }]}
    />,
  );
  await expect.poll(() => all(toolbar).length).toBe(1);
  expect(received).toHaveBeenCalledWith([]);
});

claim('They disable themselves when there is nothing left to zoom.', async () => {
  await draw(<ZoomAndReset />);
  await expect.poll(() => all(bar).length).toBeGreaterThan(0);
  await expect.element(button('Zoom out')).toBeEnabled();
  const zoomed = width();
  await button('Show all days').click();
  await expect.poll(width).toBeLessThan(zoomed);
  await expect.element(button('Zoom out')).toBeDisabled();
  await expect.element(button('Zoom in')).toBeEnabled();
});

claim('`render` replaces the element of a `ToolbarButton` or zoom button.', async () => {
  await draw(<TextButtons />);
  await expect.element(button('Zoom out')).toBeDisabled();
  await button('Zoom in').click();
  await expect.element(button('Zoom out')).toBeEnabled();
});

claim('anywhere inside the `ChartDataProviderPro`, but outside the `ChartsSurface`.', async () => {
  await draw(<ToolbarBelow />);
  await expect.poll(() => all(bar).length).toBeGreaterThan(0);
  const plot = all('svg')[0]?.getBoundingClientRect().bottom ?? 0;
  expect(all(toolbar)[0]?.getBoundingClientRect().top).toBeGreaterThanOrEqual(plot - 1);
  const before = width();
  await button('Zoom in').click();
  await expect.poll(width).toBeGreaterThan(before);
});

claim('The toolbar and the legend come on top of it.', async () => {
  await draw(
    <div style={{ width: 400 }}>
      <ZoomToolbar />
    </div>,
  );
  await expect.poll(() => all(toolbar).length).toBe(1);
  await expect
    .poll(() => all('svg:has(.MuiBarElement-root)')[0]?.getBoundingClientRect().height)
    .toBe(260);
  expect(all(toolbar)[0]?.parentElement?.getBoundingClientRect().height).toBeGreaterThan(300);
});

claim(
  'Its buttons are all in the tab order, and arrow keys do not move between them.',
  async () => {
    await draw(<ZoomAndReset />);
    await expect.element(button('Zoom in')).toBeEnabled();
    button('Zoom in').element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(button('Zoom in')).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(button('Zoom out')).toHaveFocus();
  },
);

claim('In right-to-left layouts, the buttons are in reverse order.', async () => {
  const zoomInFirst = () =>
    button('Zoom in').element().getBoundingClientRect().left <
    button('Zoom out').element().getBoundingClientRect().left;
  const { unmount } = await show(<ZoomToolbar />);
  await expect.element(button('Zoom in')).toBeVisible();
  expect(zoomInFirst()).toBe(true);
  await unmount();
  await show(<ZoomToolbar />, { direction: 'rtl' });
  await expect.element(button('Zoom in')).toBeVisible();
  expect(zoomInFirst()).toBe(false);
});

claim('as wide as its buttons, in the middle above the chart', async () => {
  await draw(
    <div style={{ width: 400 }}>
      <ZoomToolbar />
    </div>,
  );
  await expect.poll(() => all(toolbar).length).toBe(1);
  const box = all(toolbar)[0]?.getBoundingClientRect() ?? new DOMRect();
  const parent = all(toolbar)[0]?.parentElement?.getBoundingClientRect() ?? new DOMRect();
  expect(box.width).toBeLessThan(150);
  expect(box.left + box.width / 2).toBeCloseTo(parent.left + parent.width / 2, 0);
});

claim(
  'a vertical legend, which is the default of `PieChart`, puts the toolbar beside the plot, and a legend with the position `bottom` puts it at the bottom.',
  async () => {
    const box = (selector: string) => all(selector)[0]?.getBoundingClientRect() ?? new DOMRect();
    await draw(
      <PieChart
        width={200}
        height={200}
        showToolbar
        slots={{ toolbar: CustomBar }}
        series={[{ data: [{ id: 'a', value: 1, label: 'A' }] }]}
      />,
    );
    await expect.poll(() => all(toolbar).length).toBe(1);
    expect(box(toolbar).left).toBeGreaterThanOrEqual(box('svg').right);
    await draw(
      <BarChart
        width={300}
        height={200}
        showToolbar
        slots={{ toolbar: CustomBar }}
        slotProps={{ legend: { position: { vertical: 'bottom' } } }}
        xAxis={[{ data: ['A'] }]}
        series={[{ data: [1], label: 'A' }]}
      />,
    );
    await expect.poll(() => all(bar).length).toBe(1);
    expect(box(toolbar).top).toBeGreaterThanOrEqual(box('svg:has(.MuiBarElement-root)').bottom);
  },
);

claim(
  'In this version, they only work on `ScatterChart` and `ScatterChartPro`, and on the provider of a composition. The other charts have them in their types, but ignore them',
  async () => {
    const slots = { zoomInIcon: AddIcon, zoomOutIcon: RemoveIcon };
    const size = { width: 300, height: 200 };
    const icons = async (element: ReactNode) => {
      await draw(element);
      await expect.poll(() => all('button svg').length).toBe(2);
      return all('button svg').map((icon) => icon.getAttribute('data-testid'));
    };
    const own = ['AddIcon', 'RemoveIcon'];
    expect(
      await icons(
        <ScatterChartPro
          {...size}
          showToolbar
          slots={slots}
          xAxis={[{ zoom: true }]}
          series={[{ data: [{ id: 1, x: 1, y: 1 }] }]}
        />,
      ),
    ).toEqual(own);
    expect(
      await icons(
        <ChartDataProviderPro
          {...size}
          slots={slots}
          xAxis={[{ scaleType: 'band', data: ['A', 'B'], zoom: true }]}
          series={[{ type: 'bar', data: [1, 2] }]}
        >
          <ChartsToolbarPro />
        </ChartDataProviderPro>,
      ),
    ).toEqual(own);
    const ignored = { ...size, slots, showToolbar: true };
    expect(
      await icons(
        <BarChartPro
          {...ignored}
          xAxis={[{ data: ['A', 'B'], zoom: true }]}
          series={[{ data: [1, 2] }]}
        />,
      ),
    ).not.toEqual(own);
    expect(
      await icons(
        <LineChartPro
          {...ignored}
          xAxis={[{ data: [1, 2], zoom: true }]}
          series={[{ data: [1, 2] }]}
        />,
      ),
    ).not.toEqual(own);
  },
);
