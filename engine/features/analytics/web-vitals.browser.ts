import type { Random } from '../../base/chance.ts';
import { track } from './track.browser.ts';

/** Share of page loads whose speed is told: 0.01 %. */
const webVitalsRatio = 0.0001;

/** Tells how fast the page was, for the few loads that are drawn; the others load nothing for it. */
export async function startWebVitals(random: Random = Math.random): Promise<void> {
  if (random() > webVitalsRatio) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    observe(({ name, id, value, delta }) => {
      track(name, {
        value: delta,
        metric_label: 'Web Vitals',
        metric_value: value,
        metric_delta: delta,
        metric_id: id,
      });
    });
  }
}
