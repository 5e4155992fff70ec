import type { ReactNode } from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { commands } from 'vitest/browser';
import { claim, expect, page, show, userEvent, vi } from '#claims';

let container: Element;
const draw = async (element: ReactNode) => ({ container } = await show(element));
const all = (selector: string) => [...container.querySelectorAll(selector)];
const size = { width: 400, height: 300, hideLegend: true };

claim('The arguments stay the same: the event, an identifier and the item.', async () => {
  const click = vi.fn();
  await draw(
    <PieChart
      {...size}
      skipAnimation
      series={[{ id: 'a', data: [{ value: 5, label: 'Rent' }] }]}
      onItemClick={click}
    />,
  );
  await expect.poll(() => all('.MuiPieArc-root').length).toBe(1);
  await userEvent.click(all('.MuiPieArc-root')[0] ?? document.body);
  const [event, identifier, item] = click.mock.calls[0] ?? [];
  expect(event.type).toBe('click');
  expect(identifier).toEqual({ type: 'pie', seriesId: 'a', dataIndex: 0 });
  expect(item).toMatchObject({ value: 5, label: 'Rent' });
});

claim(
  'Later releases of version 7 add a second argument with the `dataIndex`, and a formatter can return `null` to leave the series out of the tooltip.',
  async () => {
    const format = vi.fn((value: number | null) => (value === null ? null : `${value} t`));
    await draw(
      <BarChart
        {...size}
        skipAnimation
        xAxis={[{ data: ['A', 'B'] }]}
        series={[
          { label: 'First', data: [12, 4], valueFormatter: format },
          { label: 'Second', data: [8, 8], valueFormatter: () => null },
        ]}
      />,
    );
    await expect.poll(() => all('.MuiBarElement-root').length).toBe(4);
    await userEvent.hover(all('.MuiBarElement-root')[0] ?? document.body);
    await expect
      .element(page.getByRole('tooltip'), { timeout: 5000 })
      .toMatchTextContent(/^AFirst12 t$/);
    expect(format).toHaveBeenCalledWith(12, { dataIndex: 0 });
  },
);

claim('Set `skipAnimation` to keep the old behavior.', async () => {
  const chart = (skipAnimation: boolean) => (
    <LineChart
      {...size}
      skipAnimation={skipAnimation}
      xAxis={[{ data: [1, 2] }]}
      series={[{ data: [1, 2] }]}
    />
  );
  await draw(chart(false));
  await expect.poll(() => all('.MuiAppearingMask-animate').length).toBe(1);
  await draw(chart(true));
  await expect.poll(() => all('.MuiLineElement-root').length).toBe(1);
  expect(all('.MuiAppearingMask-animate')).toHaveLength(0);
});

claim('the closest point reacts, wherever the pointer is in the chart.', async () => {
  const change = vi.fn();
  const chart = (disableVoronoi: boolean) => (
    <ScatterChart
      {...size}
      aria-label={disableVoronoi ? 'Exact' : 'Closest'}
      disableVoronoi={disableVoronoi}
      xAxis={[{ min: 0, max: 10 }]}
      yAxis={[{ min: 0, max: 10 }]}
      series={[{ id: 'a', data: [{ id: 1, x: 5, y: 5 }] }]}
      onHighlightChange={change}
    />
  );
  await draw(chart(true));
  await expect.poll(() => all('svg circle').length).toBe(1);
  await userEvent.hover(page.getByLabelText('Exact'), { position: { x: 320, y: 60 } });
  expect(change.mock.calls.filter(([item]) => item !== null)).toHaveLength(0);
  await draw(chart(false));
  await expect.poll(() => all('svg circle').length).toBe(1);
  await userEvent.hover(page.getByLabelText('Closest'), { position: { x: 320, y: 60 } });
  await expect.poll(() => change.mock.lastCall?.[0]).toMatchObject({ seriesId: 'a', dataIndex: 0 });
});

claim('Bars can have `null` values now, like lines.', async () => {
  await draw(
    <BarChart
      {...size}
      skipAnimation
      xAxis={[{ data: ['A', 'B', 'C'] }]}
      series={[{ data: [12, null, 18] }]}
    />,
  );
  await expect.poll(() => all('.MuiBarElement-root').length).toBe(2);
});

claim(
  '`BarElement`, `LineElement`, `AreaElement` and `MarkElement` have no `highlightScope` prop since 7.6.0, and neither have `PieArcPlot` and `PieArcLabelPlot`.',
  async () => {
    const records = (await commands.readFile('site/facts/api-history/charts.tsv')).split('\n');
    const looked = records[0]?.split('\t') ?? [];
    expect(looked.slice(looked.indexOf('7.4.0')).slice(0, 2)).toEqual(['7.4.0', '7.8.0']);
    const parts = ['bar-element', 'line-element', 'area-element', 'mark-element'];
    for (const part of [...parts, 'pie-arc-plot', 'pie-arc-label-plot']) {
      const line = records.find((one) => one.startsWith(`${part}\tprops\thighlightScope\t`));
      expect(line?.split('\t').slice(-2)).toEqual(['7.8.0', 'gone']);
    }
  },
);
