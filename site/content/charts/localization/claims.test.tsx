import type {} from '@mui/x-charts/themeAugmentation';
import type { ReactNode } from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsLocalizationProvider } from '@mui/x-charts/ChartsLocalizationProvider';
import { LineChart } from '@mui/x-charts/LineChart';
import * as locales from '@mui/x-charts/locales';
import { PieChart } from '@mui/x-charts/PieChart';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import ChartLanguage from './demos/chart-language.tsx';
import GermanFormat from './demos/german-format.tsx';
import Provider from './demos/provider.tsx';

let container: Element;
const draw = async (element: ReactNode) => ({ container } = await show(element));
const all = (selector: string) => [...container.querySelectorAll(selector)];
const size = { width: 300, height: 200, skipAnimation: true };
const text = (content: string) => page.getByText(content, { exact: true });

claim('Translate them with `localeText`.', async () => {
  await draw(<ChartLanguage />);
  await expect.element(text('Keine Daten vorhanden')).toBeVisible();
  await page.getByRole('checkbox').click();
  await expect.element(text('Daten werden geladen …')).toBeVisible();
  await page.getByRole('button', { name: 'Español' }).click();
  await expect.element(text('Cargando datos…')).toBeVisible();
});

claim('`localeText` is partial: missing keys stay in English.', async () => {
  await draw(<BarChart {...size} loading series={[]} localeText={{ noData: 'Nichts' }} />);
  await expect.element(text('Loading data…')).toBeVisible();
});

const message = () => all('svg text').map((element) => element.textContent);

claim('Set `localeText` on the chart.', async () => {
  const localeText = { noData: 'Nichts' };
  await draw(<PieChart {...size} series={[]} localeText={localeText} />);
  await expect.poll(message).toContain('Nichts');
  await draw(<LineChart {...size} series={[{ data: [] }]} localeText={localeText} />);
  await expect.poll(message).toContain('Nichts');
  await draw(<ScatterChart {...size} series={[{ data: [] }]} localeText={localeText} />);
  await expect.poll(message).toContain('Nichts');
});

claim('`Heatmap` and `RadarChart` have the prop in their types but ignore it.', async () => {
  // An unknown attribute, and a missing license key.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const localeText = { noData: 'Nichts' };
  await draw(
    <Heatmap
      width={300}
      height={200}
      xAxis={[{ data: ['A'] }]}
      yAxis={[{ data: ['B'] }]}
      series={[{ data: [] }]}
      localeText={localeText}
    />,
  );
  await expect.poll(message).toContain('No data to display');
  await draw(
    <RadarChart
      {...size}
      radar={{ metrics: ['A', 'B', 'C'] }}
      series={[]}
      localeText={localeText}
    />,
  );
  await expect.poll(message).toContain('No data to display');
});

claim('`ChartsLocalizationProvider` sets the text for every chart inside.', async () => {
  await draw(<Provider />);
  await expect.element(text('Chargement…')).toBeVisible();
  await expect.element(text('Pas de données')).toBeVisible();
});

claim(
  'If a key is set in several places, the nearest one wins: the prop of the chart, then the providers from the inside out, then the theme.',
  async () => {
    const theme = createTheme({
      components: {
        MuiChartsLocalizationProvider: {
          defaultProps: { localeText: { noData: 'theme', loading: 'theme' } },
        },
      },
    });
    const chart = (loading: boolean, noData?: string) => (
      <ThemeProvider theme={theme}>
        <ChartsLocalizationProvider localeText={{ noData: 'outside' }}>
          <ChartsLocalizationProvider localeText={{ noData: 'inside' }}>
            <BarChart
              {...size}
              loading={loading}
              series={[]}
              {...(noData !== undefined && { localeText: { noData } })}
            />
          </ChartsLocalizationProvider>
        </ChartsLocalizationProvider>
      </ThemeProvider>
    );
    await draw(chart(false, 'prop'));
    await expect.element(text('prop')).toBeVisible();
    await draw(chart(false));
    await expect.element(text('inside')).toBeVisible();
    await draw(chart(true));
    await expect.element(text('theme')).toBeVisible();
  },
);

claim(
  'A theme inside a provider has no effect, because the provider has already set all keys.',
  async () => {
    const theme = createTheme({
      components: {
        MuiChartsLocalizationProvider: { defaultProps: { localeText: { noData: 'theme' } } },
      },
    });
    await draw(
      <ChartsLocalizationProvider localeText={{ loading: 'provider' }}>
        <ThemeProvider theme={theme}>
          <BarChart {...size} series={[]} />
        </ThemeProvider>
      </ChartsLocalizationProvider>,
    );
    await expect.element(text('No data to display')).toBeVisible();
  },
);

claim('export two locales', () => {
  const names = Object.keys(locales).filter((name) => /^[a-z]{2}[A-Z]{2}$/.test(name));
  expect(names.sort()).toEqual(['enUS', 'frFR']);
  expect(
    Object.keys(locales.frFR.components.MuiChartsLocalizationProvider.defaultProps.localeText),
  ).toEqual(['loading', 'noData']);
});

claim('Ticks of continuous axes use the English format of d3', async () => {
  vi.spyOn(Number.prototype, 'toLocaleString').mockReturnValue('in the language of the browser');
  await draw(
    <LineChart
      {...size}
      xAxis={[
        {
          scaleType: 'utc',
          data: [new Date(Date.UTC(2026, 0, 1)), new Date(Date.UTC(2026, 5, 1))],
          position: 'bottom',
        },
      ]}
      series={[{ data: [0, 4000], showMark: true }]}
    />,
  );
  await expect.element(text('2,000')).toBeVisible();
  await expect.element(page.getByText('April')).toBeVisible();
  await userEvent.hover(all('.MuiMarkElement-root')[1] ?? document.body);
  await expect
    .element(page.getByRole('tooltip'), { timeout: 5000 })
    .toMatchTextContent(/in the language of the browser/);
});

claim(
  'Numbers on the ticks of band and point axes, and on bars with `barLabel="value"`, are not formatted',
  async () => {
    await draw(
      <BarChart
        {...size}
        barLabel="value"
        xAxis={[{ data: [2026] }]}
        series={[{ data: [12345] }]}
      />,
    );
    await expect.element(text('2026')).toBeVisible();
    await expect.element(text('12345')).toBeVisible();
  },
);

claim(
  'Set `valueFormatter` on the series and on both axes, with the language of your app',
  async () => {
    await draw(<GermanFormat />);
    await expect.element(text('20.000')).toBeVisible();
    await expect.element(text('Mai')).toBeVisible();
    await userEvent.hover(page.getByLabelText('Einnahmen', { exact: false }), {
      position: { x: 90, y: 100 },
    });
    await expect
      .element(page.getByRole('tooltip'), { timeout: 5000 })
      .toMatchTextContent(/1\. Januar 2026Einnahmen12\.400,00\s€/);
  },
);

claim('x-axes run from left to right in both directions.', async () => {
  const bars = { ...size, xAxis: [{ data: ['A', 'B'] }], series: [{ data: [1, 2] }] };
  const lefts = () => all('.MuiBarElement-root').map((bar) => bar.getBoundingClientRect().left);
  ({ container } = await show(<BarChart {...bars} />, { direction: 'rtl' }));
  await expect.poll(() => lefts().length).toBe(2);
  expect(lefts()[0]).toBeLessThan(lefts()[1] ?? 0);
});

const tooltipText = async (content: string) => {
  await expect
    .element(page.getByRole('tooltip'), { timeout: 5000 })
    .toMatchTextContent(new RegExp(content));
};

claim(
  'Neither are the values that scatter charts, heatmaps and sparklines show in the tooltip.',
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const shown = async (element: ReactNode, content: string) => {
      const { container: place, unmount } = await show(element);
      const plot = () => place.querySelector('circle, .MuiHeatmap-cell, .MuiBarElement-root');
      await expect.poll(plot).not.toBeNull();
      await userEvent.hover(plot() ?? document.body);
      await tooltipText(content);
      await unmount();
    };
    await shown(
      <ScatterChart {...size} series={[{ data: [{ id: 1, x: 4000, y: 2000 }] }]} />,
      '\\(4000, 2000\\)',
    );
    await shown(
      <Heatmap
        width={300}
        height={200}
        xAxis={[{ data: ['A'] }]}
        yAxis={[{ data: ['B'] }]}
        series={[{ data: [[0, 0, 2000]] }]}
      />,
      '2000$',
    );
    await shown(
      <SparkLineChart width={300} height={100} plotType="bar" data={[2000]} showTooltip />,
      '^2000$',
    );
    // Bars use `toLocaleString()`.
    await shown(
      <BarChart {...size} xAxis={[{ data: ['A'] }]} series={[{ data: [2000] }]} />,
      `${(2000).toLocaleString()}$`,
    );
  },
);

claim(
  "With `scaleType: 'utc'`, the title of the tooltip is the English `toUTCString()`",
  async () => {
    await draw(
      <LineChart
        {...size}
        xAxis={[{ scaleType: 'utc', data: [0, 1].map((day) => new Date(Date.UTC(2026, day, 1))) }]}
        series={[{ data: [1, 2], showMark: true }]}
      />,
    );
    await expect.poll(() => all('.MuiMarkElement-root').length).toBe(2);
    await userEvent.hover(all('.MuiMarkElement-root')[0] ?? document.body);
    await tooltipText('^Thu, 01 Jan 2026 00:00:00 GMT');
  },
);
