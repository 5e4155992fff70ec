import { createElement, startTransition, type ComponentType, type ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { createLatest } from '../../base/latest.ts';
import { getSettings } from '../settings/settings.browser.ts';
import { frameOf, hostOf } from './demo-elements.browser.ts';
import { clearDemoError, showDemoError } from './demo-error.browser.ts';
import { DemoHost } from './demo-host.island.tsx';
import { findPlace, overridesOf } from './demo-place.browser.ts';
import { stylingOf } from './demo-styling.browser.ts';
import { applySettingsToFrames } from './apply-settings-to-frames.browser.ts';
import { loadComponent } from './load-component.browser.ts';

/** A demo that is running. */
interface Running {
  root: Root;
  component: ComponentType;
  styling: ReturnType<typeof stylingOf>;
  run: number;
  /** Until React has taken over the finished HTML, it would throw that away for anything new. */
  hydrated: PromiseWithResolvers<undefined>;
}

const running = new WeakMap<HTMLElement, Running>();
const hydrating = new Set<HTMLElement>();
const restyling = createLatest<HTMLElement>();

/** Brings the finished HTML of a demo to life; a failure is shown in its place. */
export async function runDemo(demo: HTMLElement): Promise<void> {
  try {
    const component = await loadComponent(demo, 'system');
    const container = await containerOf(demo);
    if (!demo.isConnected) return;
    const options = {
      identifierPrefix: hostOf(demo).dataset['prefix'] ?? '',
      // A demo whose page is left before it is drawn complains of that.
      onRecoverableError: (error: unknown) => {
        if (demo.isConnected) reportError(error);
      },
    };
    const { dense, direction, demoTheme } = getSettings();
    if (dense || direction === 'rtl' || demoTheme !== 'library') reserveHeight(demo);
    takeOutStyles(container);
    // As a transition it is done in small steps, between which the page answers.
    startTransition(() => {
      const drawing = { component, run: 0, hydrated: Promise.withResolvers<undefined>() };
      const root = hydrateRoot(container, drawingOf(demo, drawing), options);
      running.set(demo, { root, styling: 'system', ...drawing });
      hydrating.add(demo);
    });
    // At once: what measures itself would complain that it has no height any more.
    demo.addEventListener('demo-leave', () => stopDemo(demo), { once: true });
    clearDemoError(demo);
    await restyleDemo(demo);
  } catch (error) {
    showDemoError(demo, error);
  }
}

/** Starts a demo afresh, also one that failed or never came. */
export async function resetDemo(demo: HTMLElement): Promise<void> {
  clearDemoError(demo);
  const current = running.get(demo);
  if (!current) return runDemo(demo);
  current.run += 1;
  await redrawDemo(demo);
}

/** Ends a demo whose page was left: it would go on working for nobody. */
function stopDemo(demo: HTMLElement): void {
  // React draws what is about to be drawn before it ends anything: demos that are being hydrated would measure themselves.
  for (const other of hydrating) if (!other.isConnected) endDemo(other);
  endDemo(demo);
}

function endDemo(demo: HTMLElement): void {
  hydrating.delete(demo);
  running.get(demo)?.root.unmount();
  running.delete(demo);
}

/** Draws a running demo again, with what the reader chose for it. */
export async function redrawDemo(demo: HTMLElement): Promise<void> {
  const current = running.get(demo);
  if (!current) return;
  await current.hydrated.promise;
  // Its page may have been left meanwhile.
  if (running.get(demo) === current) current.root.render(drawingOf(demo, current));
}

/** Runs a demo in the chosen styling when it is written in it. */
export async function restyleDemo(demo: HTMLElement): Promise<void> {
  const current = running.get(demo);
  const styling = stylingOf(demo);
  const isLatest = restyling.begin(demo);
  if (!current || current.styling === styling) return;
  try {
    const component = await loadComponent(demo, styling);
    // The reader chose something else meanwhile.
    if (!isLatest()) return;
    reserveHeight(demo);
    Object.assign(current, { component, styling });
    await resetDemo(demo);
  } catch (error) {
    showDemoError(demo, error);
  }
}

function drawingOf(
  demo: HTMLElement,
  { component, run, hydrated }: Pick<Running, 'component' | 'run' | 'hydrated'>,
): ReactElement {
  return createElement(DemoHost, {
    component,
    run,
    overrides: overridesOf(demo),
    place: findPlace(demo),
    onHydrated: () => {
      hydrating.delete(demo);
      hydrated.resolve(undefined);
    },
    // The finished HTML is shown in the page's mode by styles of its own, which end here.
    onMode: () => containerIn(demo).toggleAttribute('data-hydrated', true),
    onError: (error) => showDemoError(demo, error),
  });
}

async function containerOf(demo: HTMLElement): Promise<HTMLElement> {
  const frame = frameOf(demo);
  if (!frame) return hostOf(demo);
  if (!rootIn(frame)) await new Promise((resolve) => frame.addEventListener('load', resolve));
  applySettingsToFrames();
  return containerIn(demo);
}

function containerIn(demo: HTMLElement): HTMLElement {
  const frame = frameOf(demo);
  return (frame && rootIn(frame)) ?? hostOf(demo);
}

function rootIn(frame: HTMLIFrameElement): HTMLElement | null | undefined {
  return frame.contentDocument?.querySelector<HTMLElement>('[data-frame-root]');
}

/**
 * The styles of a cache that a demo has made itself stand between its elements. Emotion takes them out when the cache
 * is made, which happens once; a page that comes back has them again.
 */
function takeOutStyles(container: HTMLElement): void {
  const { head } = container.ownerDocument;
  for (const style of container.querySelectorAll<HTMLElement>('style[data-emotion]')) {
    const name = JSON.stringify(style.dataset['emotion']);
    if (head.querySelector(`style[data-emotion=${name}]`)) style.remove();
    else head.append(style);
  }
}

/**
 * The demo is about to be drawn again, perhaps smaller; what stands below it must not move. Once the page has another
 * width, everything moves anyway.
 */
function reserveHeight(demo: HTMLElement): void {
  const host = hostOf(demo);
  const { offsetHeight, offsetWidth } = host;
  host.style.minBlockSize = `${offsetHeight}px`;
  const observer = new ResizeObserver(() => {
    if (host.offsetWidth === offsetWidth) return;
    host.style.minBlockSize = '';
    observer.disconnect();
  });
  observer.observe(host);
}
