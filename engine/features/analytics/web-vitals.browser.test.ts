import { beforeEach, expect, it, vi } from 'vitest';
import { connectAnalytics } from './track.browser.ts';
import { startWebVitals } from './web-vitals.browser.ts';

type Report = (metric: { name: string; id: string; value: number; delta: number }) => void;

const observed: Report[] = [];
vi.mock('web-vitals', () => {
  const observe = (report: Report) => observed.push(report);
  return { onCLS: observe, onFCP: observe, onINP: observe, onLCP: observe, onTTFB: observe };
});

beforeEach(() => {
  observed.length = 0;
});

it.each([
  [0.0001, 5],
  [0.000_101, 0],
  [0.5, 0],
])('observes the page when the draw is at most 0.0001: %d', async (draw, metrics) => {
  await startWebVitals(() => draw);
  expect(observed).toHaveLength(metrics);
});

it('tells name, delta, value and id of a metric', async () => {
  const event = vi.fn();
  connectAnalytics({ event, setUserProperties: vi.fn() });
  await startWebVitals(() => 0);
  observed[0]?.({ name: 'LCP', id: 'v5-1', value: 812, delta: 12 });
  expect(event.mock.calls).toEqual([
    [
      'LCP',
      {
        value: 12,
        metric_label: 'Web Vitals',
        metric_value: 812,
        metric_delta: 12,
        metric_id: 'v5-1',
      },
    ],
  ]);
});
