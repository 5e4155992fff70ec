import { PieChart } from '@mui/x-charts/PieChart';
import { claim, expect, page, show, vi } from '#claims';
import BedsRing from './demos/beds-ring.tsx';
import ChosenSlice from './demos/chosen-slice.tsx';
import LabelledSlices from './demos/labelled-slices.tsx';
import SmallSlices from './demos/small-slices.tsx';

const arcs = () => [...document.querySelectorAll('.MuiPieArc-root')];
const box = (index: number) => arcs()[index]?.getBoundingClientRect() ?? new DOMRect();
const legend = () =>
  [...document.querySelectorAll('.MuiChartsLegend-series')].map((entry) => entry.textContent);
const data = [
  { id: 'a', value: 1, label: 'A' },
  { id: 'b', value: 3, label: 'B' },
];

function Pie({ start = 0, end = 360, sorted = false }) {
  return (
    <PieChart
      height={200}
      width={200}
      hideLegend
      skipAnimation
      margin={0}
      series={[
        {
          data,
          startAngle: start,
          endAngle: end,
          ...(sorted ? { sortingValues: 'desc' as const } : {}),
        },
      ]}
    />
  );
}
const middle = () => {
  const svg = document.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
  return { x: svg.x + svg.width / 2, y: svg.y + svg.height / 2 };
};

claim('Slices start at the top and go clockwise, in the order of your data.', async () => {
  const first = await show(<Pie />);
  await expect.poll(() => arcs().length).toBe(2);
  // A quarter of the circle: the upper right.
  expect(box(0).left).toBeGreaterThanOrEqual(middle().x - 1);
  expect(box(0).bottom).toBeLessThanOrEqual(middle().y + 1);
  await first.unmount();
  // `sortingValues: 'desc'` puts the largest first.
  await show(<Pie sorted />);
  await expect.poll(() => arcs().length).toBe(2);
  expect(box(0).right).toBeLessThanOrEqual(middle().x + 1);
});

claim('From -90 to 90 you get the upper half.', async () => {
  await show(<Pie start={-90} end={90} />);
  await expect.poll(() => arcs().length).toBe(2);
  for (const index of [0, 1]) expect(box(index).bottom).toBeLessThanOrEqual(middle().y + 1);
  expect(box(0).left).toBeLessThan(middle().x);
});

claim("a string, or a function that gets `'legend'`, `'tooltip'` or `'arc'`", async () => {
  const label = vi.fn((place: string) => `At ${place}`);
  await show(
    <PieChart
      height={200}
      width={300}
      series={[{ data: [{ value: 1, label }], arcLabel: 'label' }]}
    />,
  );
  await expect.poll(legend).toEqual(['At legend']);
  await expect.element(page.getByText('At arc')).toBeInTheDocument();
});

claim('With `useDrawingArea` they find the center.', async () => {
  await show(
    <div style={{ width: 420 }}>
      <BedsRing />
    </div>,
  );
  const text = page.getByText('150', { exact: true });
  await expect.element(text).toBeVisible();
  await expect.poll(() => arcs().length).toBe(3);
  const center = (element: Element | null | undefined) => {
    const { x, width } = element?.getBoundingClientRect() ?? new DOMRect();
    return x + width / 2;
  };
  const ring = () => arcs()[0]?.parentElement;
  await expect.poll(() => Math.abs(center(ring()) - center(text.element()))).toBeLessThan(3);
});

claim('hide their labels with `arcLabelMinAngle`, in degrees', async () => {
  await show(
    <div style={{ width: 420 }}>
      <LabelledSlices />
    </div>,
  );
  await expect.poll(() => arcs().length).toBe(4);
  const labels = () =>
    [...document.querySelectorAll('.MuiPieArcLabel-root')]
      .map((element) => element.textContent)
      .filter(Boolean);
  await expect.poll(labels).toEqual(['46%', '33%', '18%']);
});

claim('Combine them into one, and say so in its label.', async () => {
  await show(<SmallSlices />);
  await expect.poll(legend).toEqual(['Wrong address', 'Nobody home', 'Other reasons']);
  await page.getByLabelText('Group reasons below 10 parcels').click();
  await expect.poll(() => arcs().length).toBe(6);
});

claim('`onItemClick` tells you which slice was clicked.', async () => {
  const clicked = vi.fn();
  const screen = await show(
    <PieChart
      height={200}
      width={200}
      skipAnimation
      hideLegend
      series={[{ id: 'all', data }]}
      onItemClick={(_event, item) => clicked(item)}
    />,
  );
  await expect.poll(() => arcs().length).toBe(2);
  arcs()[1]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(clicked.mock.lastCall?.[0]).toMatchObject({ type: 'pie', seriesId: 'all', dataIndex: 1 });
  await screen.unmount();
  await show(<ChosenSlice />);
  await page.getByRole('button', { name: 'Children' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Children: 22 patients');
});

claim(
  'Each slice gets the next color of the palette, and the palette starts again at its end.',
  async () => {
    const colors = ['#112233', '#445566'];
    const fills = () => arcs().map((arc) => arc.getAttribute('fill'));
    const chart = (values: { value: number; color?: string }[]) => (
      <PieChart height={200} width={200} colors={colors} series={[{ data: values }]} />
    );
    const first = await show(chart([{ value: 1 }, { value: 2 }, { value: 3 }]));
    await expect.poll(fills).toEqual(['#112233', '#445566', '#112233']);
    await first.unmount();
    // Set `color` on the slices when a color has a meaning
    await show(chart([{ value: 1, color: '#778899' }, { value: 2 }]));
    await expect.poll(fills).toEqual(['#778899', '#445566']);
  },
);

claim('If a filter removes a slice, the ones after it change their color.', async () => {
  const chart = (ids: string[]) => (
    <PieChart
      height={200}
      width={200}
      hideLegend
      colors={['#112233', '#445566', '#778899']}
      series={[{ data: ids.map((id) => ({ id, value: 1 })) }]}
    />
  );
  const fills = () => arcs().map((arc) => arc.getAttribute('fill'));
  const screen = await show(chart(['a', 'b', 'c']));
  await expect.poll(fills).toEqual(['#112233', '#445566', '#778899']);
  await screen.unmount();
  await show(chart(['b', 'c']));
  await expect.poll(fills).toEqual(['#112233', '#445566']);
});

claim(
  'An empty `data` array shows "No data to display". If all values are 0, the chart is empty and shows no message',
  async () => {
    const message = page.getByText('No data to display');
    const pie = (values: { value: number }[]) => (
      <PieChart height={200} width={200} skipAnimation series={[{ data: values }]} />
    );
    const empty = await show(pie([]));
    await expect.element(message).toBeVisible();
    await empty.unmount();
    await show(pie([{ value: 0 }, { value: 0 }]));
    await expect.poll(() => arcs().length).toBe(2);
    expect(message.elements()).toHaveLength(0);
    for (const arc of arcs()) expect(arc.getAttribute('visibility')).toBe('hidden');
  },
);

claim('the legend and the colors keep the order of the data.', async () => {
  await show(
    <PieChart
      height={200}
      width={300}
      skipAnimation
      colors={['#112233', '#445566']}
      series={[{ data, sortingValues: 'desc' }]}
    />,
  );
  await expect.poll(legend).toEqual(['A', 'B']);
  expect(arcs().map((arc) => arc.getAttribute('fill'))).toEqual(['#112233', '#445566']);
  // The second slice, which is larger, comes first.
  expect(box(1).right).toBeGreaterThan(box(0).right);
});

claim(
  'The second argument has its `seriesId` and `dataIndex`, the third is the slice itself.',
  async () => {
    const clicked = vi.fn();
    await show(
      <PieChart
        height={200}
        width={200}
        skipAnimation
        series={[{ id: 'all', data }]}
        onItemClick={(_event, item, slice) => clicked(item, slice)}
      />,
    );
    await expect.poll(() => arcs().length).toBe(2);
    arcs()[1]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(clicked.mock.lastCall).toEqual([
      { type: 'pie', seriesId: 'all', dataIndex: 1 },
      expect.objectContaining({ id: 'b', value: 3, label: 'B' }),
    ]);
  },
);

claim('Without `faded`, faded slices shrink by 5 pixels.', async () => {
  await show(
    <PieChart
      height={200}
      width={200}
      hideLegend
      skipAnimation
      margin={0}
      sx={{ '& .MuiPieArc-root': { stroke: 'none' } }}
      series={[
        {
          id: 'all',
          data: [{ value: 1 }, { value: 1 }],
          highlightScope: { highlight: 'item', fade: 'global' },
        },
      ]}
      highlightedItem={{ seriesId: 'all', dataIndex: 0 }}
    />,
  );
  await expect.poll(() => arcs().length).toBe(2);
  await expect.poll(() => [box(0).height, box(1).height].map(Math.round)).toEqual([200, 190]);
});
