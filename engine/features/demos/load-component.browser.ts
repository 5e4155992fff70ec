import type { ComponentType } from 'react';
import type { DisplaySettings } from '../settings/display-settings.ts';
import { hostOf } from './demo-elements.browser.ts';
import { findPlace } from './demo-place.browser.ts';
import { loadSourcesOf } from './load-page-demos.browser.ts';
import { ownScript } from './own-script.ts';
import { preloadScripts } from './preload-scripts.browser.ts';
import { sourcesIn } from './source/demo-sources.ts';

type CodeStyling = DisplaySettings['codeStyling'];

let tries = 0;

/** Loads what draws a demo in a styling; the page itself names the script of the first styling. */
export async function loadComponent(
  demo: HTMLElement,
  styling: CodeStyling,
): Promise<ComponentType> {
  const script = hostOf(demo).dataset['chunk'] ?? '';
  if (styling === 'system') return importDefault(script);
  const styled = sourcesIn(await loadSourcesOf(demo), styling);
  if (styled.css) addStyles(styled.css, findPlace(demo)?.head ?? document.head);
  preloadScripts(styled.needs ?? []);
  return importDefault(styled.script ?? script);
}

async function importDefault(named: string): Promise<ComponentType> {
  const address = ownScript(named, location.href);
  try {
    return await importModule(address);
  } catch {
    // Browsers remember a module that did not come; another address is asked for again.
    tries += 1;
    return importModule(`${address}?again=${tries}`);
  }
}

async function importModule(address: string): Promise<ComponentType> {
  const module = (await import(/* @vite-ignore */ address)) as { default: ComponentType };
  return module.default;
}

const added = new WeakMap<HTMLElement, Set<string>>();

/** Puts the style sheet of a styling behind all others of its document, once. */
function addStyles(css: string, head: HTMLElement): void {
  const known = added.get(head) ?? new Set();
  added.set(head, known);
  if (known.has(css)) return;
  known.add(css);
  const style = document.createElement('style');
  style.textContent = css;
  head.append(style);
}
