import { useRef, type ReactNode } from 'react';
import { BarPlot } from '@mui/x-charts/BarChart';
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
