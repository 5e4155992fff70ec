import { pageLocale } from '../../base/page-locale.browser.ts';
import { setUserProperties } from './track.browser.ts';
import type { EventParams } from './analytics-adapter.ts';

const darkQuery = '(prefers-color-scheme: dark)';

/** Tells how the reader has set up browser and site, now and whenever something of it changes. */
export function startUserProperties(): void {
  let told: EventParams = {};
  const tell = (): void => {
    const now = userProperties();
    const changed = Object.entries(now).filter(([name, value]) => told[name] !== value);
    told = now;
    for (const [name, value] of changed) setUserProperties({ [name]: value });
  };
  new MutationObserver(tell).observe(document.documentElement, { attributes: true });
  matchMedia(darkQuery).addEventListener('change', tell);
  onResolutionChange(tell);
  tell();
}

function userProperties(): EventParams {
  const { dataset } = document.documentElement;
  return {
    codeVariant: dataset['codeVariant'] ?? 'TS',
    userLanguage: pageLocale(),
    devicePixelRatio: Math.round(devicePixelRatio * 10) / 10,
    colorSchemeOS: matchMedia(darkQuery).matches ? 'dark' : 'light',
    colorScheme: dataset['muiColorScheme'] ?? 'light',
  };
}

/* A query names one resolution, so each change needs a new one. */
function onResolutionChange(listener: () => void): void {
  matchMedia(`(resolution: ${String(devicePixelRatio)}dppx)`).addEventListener(
    'change',
    () => {
      listener();
      onResolutionChange(listener);
    },
    { once: true },
  );
}
