import { offerSmallCharts, smallSize } from './small-charts.tsx';

/** A line without a library: values from 0 to 100, from the left edge to the right one. */
function toPath(data: number[]): string {
  const { width, height } = smallSize;
  const points = data.map((value, at) => [
    (at / (data.length - 1)) * width,
    height * (1 - value / 100),
  ]);
  return `M${points.map((point) => point.join()).join('L')}`;
}

offerSmallCharts((data) => (
  <svg {...smallSize}>
    <path d={toPath(data)} fill="none" stroke="currentColor" />
  </svg>
));
