import { createTheme, ThemeProvider } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { blueberryTwilightPalette } from '@mui/x-charts/colorPalettes';
import { LineChart } from '@mui/x-charts/LineChart';
import type { ReactNode } from 'react';
import { claim, expect, show } from '#claims';

const series = [{ data: [3, 5, 4], label: 'Landings' }];
const paint = (selector: string) => {
  const shape = document.querySelector(selector);
  return shape ? getComputedStyle(shape) : undefined;
};

function Themed({ components, children }: { components: object; children: ReactNode }) {
  return (
    <ThemeProvider theme={Object.assign(createTheme(), { components })}>{children}</ThemeProvider>
  );
}

claim(
  'Style the group around the shapes, with the classes of the elements: `MuiBarPlot` for bars, `MuiAreaPlot` for areas and for lines.',
  async () => {
    await show(
      <Themed
        components={{
          MuiBarPlot: {
            styleOverrides: { root: { '& .MuiBarElement-root': { stroke: 'rgb(1, 2, 3)' } } },
          },
          MuiAreaPlot: {
            styleOverrides: {
              root: {
                '& .MuiAreaElement-root': { stroke: 'rgb(4, 5, 6)' },
                '& .MuiLineElement-root': { strokeWidth: 9 },
              },
            },
          },
        }}
      >
        <BarChart series={series} height={200} width={300} skipAnimation />
        <LineChart
          series={[{ data: [3, 5, 4], area: true }]}
          height={200}
          width={300}
          skipAnimation
        />
      </Themed>,
    );
    await expect.poll(() => paint('.MuiBarElement-root')?.stroke).toBe('rgb(1, 2, 3)');
    await expect.poll(() => paint('.MuiAreaElement-root')?.stroke).toBe('rgb(4, 5, 6)');
    await expect.poll(() => paint('.MuiLineElement-root')?.strokeWidth).toBe('9px');
  },
);

claim(
  'In 8.5.0 there is no `MuiLinePlot`; the group of the lines has the name of the areas.',
  async () => {
    await show(
      <Themed
        components={{
          MuiLinePlot: {
            styleOverrides: { root: { '& .MuiLineElement-root': { strokeWidth: 9 } } },
          },
        }}
      >
        <LineChart series={series} height={200} width={300} skipAnimation />
      </Themed>,
    );
    await expect.poll(() => paint('.MuiLineElement-root')?.strokeWidth).toBe('2px');
  },
);

claim(
  'In the theme, `MuiLineElement`, `MuiAreaElement` and `MuiBarElement` have no style overrides any more.',
  async () => {
    await show(
      <Themed components={{ MuiLineElement: { styleOverrides: { root: { strokeWidth: 9 } } } }}>
        <LineChart series={series} height={200} width={300} skipAnimation />
      </Themed>,
    );
    await expect.poll(() => paint('.MuiLineElement-root')?.strokeWidth).toBe('2px');
  },
);

claim('To keep the old one, pass it in.', async () => {
  await show(
    <BarChart
      colors={blueberryTwilightPalette}
      series={series}
      height={200}
      width={300}
      skipAnimation
    />,
  );
  const [first] = blueberryTwilightPalette('light');
  await expect
    .poll(() => document.querySelector('.MuiBarElement-root')?.getAttribute('fill'))
    .toBe(first);
});

claim('The legend is an HTML element next to the drawing, no longer part of the SVG.', async () => {
  await show(
    <BarChart
      series={[...series, { data: [1, 2, 3], label: 'Exports' }]}
      height={200}
      width={300}
      skipAnimation
    />,
  );
  await expect.poll(() => document.querySelector('.MuiChartsLegend-root')).not.toBeNull();
  expect(document.querySelector('svg .MuiChartsLegend-root')).toBeNull();
});

claim("`'none'` hides it.", async () => {
  await show(
    <BarChart
      series={series}
      yAxis={[{ position: 'none' }]}
      height={200}
      width={300}
      skipAnimation
    />,
  );
  await expect.poll(() => document.querySelector('.MuiChartsAxis-directionX')).not.toBeNull();
  expect(document.querySelector('.MuiChartsAxis-directionY')).toBeNull();
});
