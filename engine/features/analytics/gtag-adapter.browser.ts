import { trustedScriptAddress } from '../../base/trusted.browser.ts';
import type { AnalyticsAdapter } from './analytics-adapter.ts';

interface TagWindow {
  dataLayer?: unknown[];
  gtag?: unknown;
}

/**
 * Counts with Google's tag: calls wait in a list until its script, if it comes at all, reads them.
 * The function is looked up at each call, because blockers replace or remove it later.
 */
export function createGtagAdapter(id: string, scriptHref: string): AnalyticsAdapter {
  const tag = window as unknown as TagWindow;
  tag.dataLayer ??= [];
  tag.gtag ??= pushToDataLayer;
  call('js', new Date());
  call('config', id, { send_page_view: false });
  loadScript(`${scriptHref}?id=${encodeURIComponent(id)}`);
  return {
    event: (name, params) => {
      call('event', name, params);
    },
    setUserProperties: (properties) => {
      call('set', 'user_properties', properties);
    },
  };
}

/* The tag's script tells a call by the `arguments` object: an array would mean something else. */
function pushToDataLayer(): void {
  // eslint-disable-next-line prefer-rest-params -- see above
  (window as unknown as TagWindow).dataLayer?.push(arguments);
}

function call(...args: unknown[]): void {
  try {
    const { gtag } = window as unknown as TagWindow;
    if (typeof gtag === 'function') (gtag as (...all: unknown[]) => void)(...args);
  } catch {
    // The stub of a blocker may throw at any call, the first ones as well.
  }
}

function loadScript(src: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = trustedScriptAddress(src);
  document.head.append(script);
}
