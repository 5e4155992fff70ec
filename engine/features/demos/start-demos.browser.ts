import { announce } from '../../base/announce.browser.ts';
import { onPage } from '../../base/page-change.browser.ts';
import { codeSettingsOfHash } from '../settings/code-hash.ts';
import { changeSettings, subscribeSettings } from '../settings/settings.browser.ts';
import { approachDemos } from './approach-demos.browser.ts';
import { showChosenCode } from './code-shown.browser.ts';
import { demoActions } from './demo-actions.browser.ts';
import { expandCode, isCodeVisible, nameExpansion } from './demo-code.browser.ts';
import { allDemos, demoAt, frameOf, hostOf, wordOf } from './demo-elements.browser.ts';
import { demoOfHash } from './demo-hash.ts';
import { addWidthHandle } from './demo-width.browser.ts';
import { dressFrames } from './dress-frames.browser.ts';
import { openLinkedEdit, resumeEdit } from './live/resume-edit.browser.ts';
import { preloadScripts } from './preload-scripts.browser.ts';
import { startMoreMenus } from './toolbar/more-menu.browser.ts';
import { nameChoices } from './toolbar/name-choices.browser.ts';
import { startToolbarKeys } from './toolbar/toolbar-keys.browser.ts';

let listening = false;
const known = new WeakSet<HTMLElement>();
const running = new Set<HTMLElement>();

/** Makes the demos of the page work; may be called again after another page was swapped in. */
export function startDemos(): void {
  if (!listening) startListeners();
  listening = true;
  const fresh = allDemos().filter((demo) => !known.has(demo));
  for (const demo of fresh) {
    known.add(demo);
    addWidthHandle(demo);
    frameOf(demo)?.addEventListener('load', dressFrames);
    void attempt(() => resumeEdit(demo));
  }
  followSettings();
  approachDemos(fresh, run);
  void attempt(openLinkedDemo);
  void attempt(openLinkedEdit);
}

function startListeners(): void {
  startToolbarKeys();
  startMoreMenus();
  subscribeSettings(followSettings);
  onPage('docs:page', () => void attempt(stopLeftDemos));
  document.addEventListener('click', onClick);
  document.addEventListener('toggle', onToggle, { capture: true });
  addEventListener('hashchange', () => {
    changeSettings(codeSettingsOfHash(location.hash));
    void attempt(openLinkedDemo);
    void attempt(openLinkedEdit);
  });
}

function onClick({ target }: MouseEvent): void {
  const control = target instanceof Element ? target.closest<HTMLElement>('[data-do]') : null;
  const demo = demoAt(control);
  // What happens inside a demo is its own affair.
  if (!control || !demo || control.closest('[data-demo]')) return;
  const menu = control.closest<HTMLDetailsElement>('details[data-menu]');
  if (menu) {
    menu.open = false;
    menu.querySelector('summary')?.focus();
  }
  const action = demoActions[control.dataset['do'] ?? ''];
  if (action) void attempt(() => action(demo, control));
}

function onToggle({ target }: Event): void {
  const demo = demoAt(target);
  if (demo) nameExpansion(demo);
}

/** Offline, or the site was published again: the reader hears of it and can try once more. */
async function attempt(action: () => unknown): Promise<void> {
  try {
    await action();
  } catch {
    announce(wordOf('failed'));
  }
}

function followSettings(): void {
  for (const demo of allDemos()) {
    nameChoices(demo);
    if (isCodeVisible(demo)) void attempt(() => showChosenCode(demo));
    if (running.has(demo)) void attempt(() => restyle(demo));
  }
  dressFrames();
}

function run(demo: HTMLElement): void {
  running.add(demo);
  const { chunk = '', needs } = hostOf(demo).dataset;
  // What runs a demo, the demo and all that it imports come at the same time.
  const runner = import('./run-demo.browser.ts');
  preloadScripts(needs?.split(' ') ?? []);
  // A failure is met where the demo is needed.
  import(/* @vite-ignore */ chunk).catch(() => undefined);
  void attempt(async () => (await runner).runDemo(demo));
}

/** Demos of a page that was left would go on working for nobody. */
async function stopLeftDemos(): Promise<void> {
  const left = [...running].filter((demo) => !demo.isConnected);
  if (left.length === 0) return;
  const { stopDemo } = await import('./run-demo.browser.ts');
  for (const demo of left) {
    running.delete(demo);
    stopDemo(demo);
  }
}

async function restyle(demo: HTMLElement): Promise<void> {
  const { restyleDemo } = await import('./run-demo.browser.ts');
  await restyleDemo(demo);
}

async function openLinkedDemo(): Promise<void> {
  const demos = new Map(allDemos().map((demo) => [demo.dataset['name'] ?? '', demo]));
  const name = demoOfHash(location.hash, (candidate) => demos.has(candidate));
  const demo = name === undefined ? undefined : demos.get(name);
  if (!demo) return;
  await expandCode(demo);
  demo.scrollIntoView();
}
