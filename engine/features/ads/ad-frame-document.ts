import { escapeHtml } from '../../base/escape-html.ts';
import type { AdNetwork } from '../../model/ad-config.ts';
import { adContainers } from './ad-setup.ts';

/* eslint-disable no-restricted-globals -- this function is written into the frame and runs there */
/* Tells the page of the first ad that the network's script puts there. */
function watch(containers: string, backersHref: string): void {
  const observer = new MutationObserver(() => {
    const ad = document.querySelector(containers);
    if (!ad) return;
    observer.disconnect();
    const isNone = backersHref !== '' && ad.querySelector('a')?.href === backersHref;
    parent.postMessage({ type: isNone ? 'empty' : 'loaded' }, '*');
  });
  observer.observe(document, { childList: true, subtree: true });
}
/* eslint-enable no-restricted-globals */

/** The document in which the script of an ad network runs; only the ad itself is shown. */
export function adFrameDocument({ name, script = '', backersHref = '' }: AdNetwork): string {
  const call = `(${watch.toString()})(${[adContainers, backersHref].map(quote).join()})`;
  const css = `body{margin:0;font:14px/1.4 system-ui,sans-serif}body>:not(${adContainers}){display:none}`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(name)}</title><style>${css}</style></head><body><script>${call}</script><script async id="_carbonads_js" src="${escapeHtml(script)}"></script></body></html>`;
}

function quote(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\u003c');
}
