import { createRef, useRef, type ReactNode } from 'react';
import { BarChart, BarPlot } from '@mui/x-charts/BarChart';
import { Gauge } from '@mui/x-charts/Gauge';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { ChartContainerPro, type ChartProApi } from '@mui/x-charts-pro/ChartContainerPro';
import { claim, expect, page, show, vi } from '#claims';
import ExportComposition from './demos/export-composition.tsx';
import ExportToolbar from './demos/export-toolbar.tsx';
import ImageOptions from './demos/image-options.tsx';
import PrintChart from './demos/print-chart.tsx';

let container: Element;
const draw = async (element: ReactNode) => ({ container } = await show(element));
const all = (selector: string) => [...container.querySelectorAll(selector)];

/** Clicks a button at once. */
const press = (name: string) => {
  const button = page.getByRole('button', { name }).element();
  if (button instanceof HTMLElement) button.click();
};

/** Catches what would be printed instead of opening the dialog. */
function catchPrint() {
  const printed: { title: string; html: string; frame: HTMLIFrameElement }[] = [];
  const original = document.body.appendChild.bind(document.body);
  vi.spyOn(document.body, 'appendChild').mockImplementation(<T extends Node>(node: T) => {
    original(node);
    if (node instanceof HTMLIFrameElement && node.contentWindow) {
      const frame: HTMLIFrameElement = node;
      node.contentWindow.print = () =>
        printed.push({
          title: frame.title,
          html: frame.contentDocument?.body.innerHTML ?? '',
          frame,
        });
      node.addEventListener('load', () => {
        if (frame.contentWindow) {
          frame.contentWindow.print = () =>
            printed.push({
              title: frame.title,
              html: frame.contentDocument?.body.innerHTML ?? '',
              frame,
            });
        }
      });
    }
    return node;
  });
  return printed;
}

/** Catches the download instead of saving a file. */
function catchDownload() {
  const files: { name: string; blob: Blob }[] = [];
  const blobs: Blob[] = [];
  const create = URL.createObjectURL.bind(URL);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((source) => {
    if (source instanceof Blob) blobs.push(source);
    return create(source);
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const blob = blobs.at(-1);
    if (blob) files.push({ name: this.download, blob });
  });
  return files;
}

claim(
  '`exportAsPrint()` copies the chart into an invisible `<iframe>` and prints that, without the rest of the page.',
  async () => {
    const printed = catchPrint();
    await draw(<PrintChart />);
    await expect.poll(() => all('.MuiLineElement-root').length).toBe(1);
    await page.getByRole('button', { name: 'Print' }).click();
    await expect.poll(() => printed.length, { timeout: 5000 }).toBe(1);
    expect(printed[0]?.title).toBe('Tide table');
    expect(printed[0]?.html).toContain('MuiLineElement-root');
    expect(printed[0]?.html).toContain('Water level (m)');
    expect(printed[0]?.html).not.toContain('<button');
    expect(printed[0]?.frame.style.width).toBe('0px');
  },
);

claim('`exportAsImage()` downloads the chart as a file.', async () => {
  const files = catchDownload();
  await draw(<ImageOptions />);
  await expect.poll(() => all('.MuiBarElement-root').length).toBe(4);
  // One export only: drawing the image takes seconds on a busy machine.
  press('Download WebP');
  await expect.poll(() => files.length, { timeout: 10_000 }).toBe(1);
  expect(files[0]?.name).toBe('festival-visitors');
  expect(files[0]?.blob.type).toBe('image/webp');
});

function Plain({ options }: { options: Record<string, unknown> }) {
  const apiRef = useRef<ChartProApi<'bar'>>(undefined);
  return (
    <>
      <button onClick={() => apiRef.current?.exportAsImage(options)}>Export</button>
      <BarChartPro
        apiRef={apiRef}
        width={300}
        height={200}
        hideLegend
        xAxis={[{ data: ['A'] }]}
        series={[{ data: [3] }]}
      />
    </>
  );
}

claim(
  'The image has the size of the chart on the screen, times the pixel ratio of the device.',
  async () => {
    const files = catchDownload();
    await draw(<Plain options={{}} />);
    await expect.poll(() => all('.MuiBarElement-root').length).toBe(1);
    const root = all('.MuiChartsSurface-root, svg')[0]?.parentElement?.getBoundingClientRect();
    press('Export');
    await expect.poll(() => files.length, { timeout: 10_000 }).toBe(1);
    const image = await createImageBitmap(files[0]?.blob ?? new Blob());
    expect(image.width).toBe(Math.floor((root?.width ?? 0) * devicePixelRatio));
    expect(image.height).toBe(Math.floor((root?.height ?? 0) * devicePixelRatio));
  },
);

claim('The background is transparent.', async () => {
  const files = catchDownload();
  await draw(<Plain options={{ type: 'image/unknown' }} />);
  await expect.poll(() => all('.MuiBarElement-root').length).toBe(1);
  press('Export');
  await expect.poll(() => files.length, { timeout: 10_000 }).toBe(1);
  // An unknown format becomes PNG.
  expect(files[0]?.blob.type).toBe('image/png');
  expect(files[0]?.name).toBe(document.title);
  const image = await createImageBitmap(files[0]?.blob ?? new Blob());
  const canvas = Object.assign(document.createElement('canvas'), {
    width: image.width,
    height: image.height,
  });
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  expect(context?.getImageData(1, 1, 1, 1).data[3]).toBe(0);
});

claim('The copy contains the legend, the plot and the toolbar, but no tooltip.', async () => {
  const printed = catchPrint();
  await draw(<ExportToolbar />);
  await expect.poll(() => all('.MuiBarElement-root').length).toBe(4);
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  await expect.poll(() => printed.length, { timeout: 5000 }).toBe(1);
  expect(printed[0]?.html).toContain('MuiChartsToolbar-root');
  expect(printed[0]?.html).toContain('MuiChartsLegend-root');
  expect(printed[0]?.html).not.toContain('role="tooltip"');
});

claim(
  'Styles that depend on elements around the chart are lost, because the chart is alone in its document.',
  async () => {
    const printed = catchPrint();
    ({ container } = await show(<PrintChart />, { paletteMode: 'dark' }));
    await expect.poll(() => all('.MuiLineElement-root').length).toBe(1);
    await page.getByRole('button', { name: 'Print' }).click();
    await expect.poll(() => printed.length, { timeout: 5000 }).toBe(1);
    expect(document.documentElement.dataset['muiColorScheme']).toBe('dark');
    expect(
      printed[0]?.frame.contentDocument?.documentElement.dataset['muiColorScheme'],
    ).toBeUndefined();
    // The export uses the light colors.
    const label = '.MuiChartsAxis-tickLabel';
    const color = (place: ParentNode | null | undefined) => {
      const text = place?.querySelector(label);
      return text && getComputedStyle(text).fill;
    };
    expect(color(container)).toBe('rgb(255, 255, 255)');
    expect(color(printed[0]?.frame.contentDocument)).toBe('rgba(0, 0, 0, 0.87)');
  },
);

function WithoutRoot() {
  const apiRef = useRef<ChartProApi<'composition'>>(undefined);
  return (
    <>
      <button onClick={() => apiRef.current?.exportAsPrint()}>Print</button>
      <ChartContainerPro
        apiRef={apiRef}
        width={300}
        height={200}
        xAxis={[{ scaleType: 'band', data: ['A'] }]}
        series={[{ type: 'bar', data: [3] }]}
      >
        <BarPlot />
      </ChartContainerPro>
    </>
  );
}

claim('Without it, the functions do nothing.', async () => {
  const printed = catchPrint();
  await draw(<WithoutRoot />);
  await expect.poll(() => all('.MuiBarElement-root').length).toBe(1);
  await page.getByRole('button', { name: 'Print' }).click();
  await draw(<ExportComposition />);
  await expect.poll(() => all('.MuiBarElement-root').length).toBe(3);
  await page.getByRole('button', { name: 'Print' }).last().click();
  await expect.poll(() => printed.length, { timeout: 5000 }).toBe(1);
  expect(printed[0]?.html).toContain('Loans');
});

/** The function that the page shows. */
function svgOfChart(svg: SVGSVGElement): string {
  const properties = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'opacity', 'font'];
  const copy = document.importNode(svg, true);
  const parts = copy.querySelectorAll<SVGElement>('*');
  svg.querySelectorAll('*').forEach((original, index) => {
    const styles = getComputedStyle(original);
    for (const property of properties) {
      parts[index]?.style.setProperty(property, styles.getPropertyValue(property));
    }
  });
  copy.setAttribute('width', String(svg.clientWidth));
  copy.setAttribute('height', String(svg.clientHeight));
  return new XMLSerializer().serializeToString(copy);
}

claim('the `ref` of every chart is its `<svg>`, in the Community plan too.', async () => {
  const size = { width: 100, height: 100 };
  const refs = Array.from({ length: 6 }, () => createRef<SVGSVGElement>());
  const [line, pie, scatter, radar, gauge, spark] = refs;
  await draw(
    <>
      <LineChart {...size} ref={line} series={[{ data: [1, 2] }]} />
      <PieChart {...size} ref={pie} series={[{ data: [{ value: 1 }] }]} />
      <ScatterChart {...size} ref={scatter} series={[{ data: [{ id: 1, x: 1, y: 1 }] }]} />
      <RadarChart
        {...size}
        ref={radar}
        radar={{ metrics: ['A', 'B', 'C'] }}
        series={[{ data: [1, 2, 3] }]}
      />
      <Gauge {...size} ref={gauge} value={1} />
      <SparkLineChart {...size} ref={spark} data={[1, 2]} />
    </>,
  );
  expect(refs.map(({ current }) => current?.tagName)).toEqual(refs.map(() => 'svg'));
});

claim('Copy the styles of the page into the elements', async () => {
  const ref = createRef<SVGSVGElement>();
  const line = { fill: 'none', strokeWidth: 8, stroke: 'rgb(0, 0, 255)' };
  await draw(
    <BarChart
      ref={ref}
      width={300}
      height={200}
      skipAnimation
      xAxis={[{ data: ['A'] }]}
      series={[{ label: 'Orders', data: [3], color: 'rgb(255, 0, 0)' }]}
      sx={{ '& .MuiChartsAxis-root .MuiChartsAxis-line': line }}
    />,
  );
  await expect.poll(() => all('.MuiBarElement-root').length).toBe(1);
  const svg = ref.current;
  if (svg === null) throw new Error('The chart has no ref.');
  const text = svgOfChart(svg);
  // The legend is HTML next to the `<svg>`, so it is not in the file.
  expect(text).not.toContain('Orders');
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  await image.decode();
  expect([image.width, image.height]).toEqual([300, 200]);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [300, 200];
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  const colorAt = (element: Element | undefined) => {
    const origin = svg.getBoundingClientRect();
    const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    const pixel = context?.getImageData(x - origin.x + width / 2, y - origin.y + height / 2, 1, 1);
    return [...(pixel?.data ?? [])];
  };
  expect(colorAt(all('.MuiBarElement-root')[0])).toEqual([255, 0, 0, 255]);
  // The color of the axis comes from a style sheet of the page.
  expect(colorAt(all('.MuiChartsAxis-line')[0])).toEqual([0, 0, 255, 255]);
});
