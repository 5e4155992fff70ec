import { announce } from '../../base/announce.browser.ts';
import type { PartLife } from '../../base/part.browser.ts';
import { codeSettingsOfHash } from '../settings/code-hash.ts';
import { changeSettings, subscribeSettings } from '../settings/settings.browser.ts';
import { approachDemo } from './approach-demo.browser.ts';
import { showChosenCode } from './code-shown.browser.ts';
import { demoActions } from './demo-actions.browser.ts';
import { expandCode, isCodeVisible, nameExpansion } from './demo-code.browser.ts';
import { allDemos, frameOf, hostOf, wordOf } from './demo-elements.browser.ts';
import { leaveFull } from './demo-full.browser.ts';
import { demoOfHash } from './demo-hash.ts';
import { addWidthHandle } from './demo-width.browser.ts';
import { applySettingsToFrames } from './apply-settings-to-frames.browser.ts';
import { goToDemo } from './go-to-demo.browser.ts';
import { openLinkedEdit, resumeEdit } from './live/resume-edit.browser.ts';
import { ownScript } from './own-script.ts';
import { preloadScripts } from './preload-scripts.browser.ts';
import { addMoreMenu } from './toolbar/more-menu.browser.ts';
import { nameChoices } from './toolbar/name-choices.browser.ts';
import { addToolbarKeys } from './toolbar/toolbar-keys.browser.ts';

/** Makes one demo work until its page is left. */
export function mountDemo(demo: HTMLElement, { signal }: PartLife): void {
  addToolbarKeys(demo);
  addMoreMenu(demo);
  addWidthHandle(demo);
  frameOf(demo)?.addEventListener('load', applySettingsToFrames);
  demo.addEventListener('click', (event) => onClick(demo, event));
  demo.addEventListener('toggle', () => nameExpansion(demo), { capture: true });
  const unsubscribe = subscribeSettings(() => followSettings(demo));
  addEventListener('hashchange', () => openLinked(demo), { signal });
  signal.addEventListener('abort', () => {
    unsubscribe();
    leaveFull(demo);
    demo.dispatchEvent(new Event('demo-leave'));
  });
  followSettings(demo);
  approachDemo(demo, { signal, start: () => run(demo) });
  void attempt(() => resumeEdit(demo));
  openLinked(demo);
}

function onClick(demo: HTMLElement, { target }: MouseEvent): void {
  const control = target instanceof Element ? target.closest<HTMLElement>('[data-do]') : null;
  // What happens inside a demo is its own affair.
  if (!control || control.closest('[data-demo]')) return;
  const menu = control.closest<HTMLDetailsElement>('details[data-menu]');
  if (menu) {
    menu.open = false;
    menu.querySelector('summary')?.focus();
  }
  const action = demoActions[control.dataset['do'] ?? ''];
  if (action) void attempt(() => action(demo, control));
}

/** Offline, or the site was published again: the reader hears of it and can try once more. */
async function attempt(action: () => unknown): Promise<void> {
  try {
    await action();
  } catch {
    announce(wordOf('failed'));
  }
}

function followSettings(demo: HTMLElement): void {
  nameChoices(demo);
  if (isCodeVisible(demo)) void attempt(() => showChosenCode(demo));
  if (hostOf(demo).dataset['running'] !== undefined) void attempt(() => restyle(demo));
  applySettingsToFrames();
}

function run(demo: HTMLElement): void {
  const host = hostOf(demo);
  host.dataset['running'] = '';
  const { chunk = '', needs } = host.dataset;
  // What runs a demo, the demo and all that it imports come at the same time.
  const runner = import('./run-demo.browser.ts');
  preloadScripts(needs?.split(' ') ?? []);
  void attempt(async () => {
    // A failure is met where the demo is needed.
    import(/* @vite-ignore */ ownScript(chunk, location.href)).catch(() => undefined);
    await (await runner).runDemo(demo);
  });
}

async function restyle(demo: HTMLElement): Promise<void> {
  const { restyleDemo } = await import('./run-demo.browser.ts');
  await restyleDemo(demo);
}

/** Shows the source or the edit of a demo that the address names. */
function openLinked(demo: HTMLElement): void {
  changeSettings(codeSettingsOfHash(location.hash));
  void attempt(() => openLinkedSource(demo));
  void attempt(() => openLinkedEdit(demo));
}

async function openLinkedSource(demo: HTMLElement): Promise<void> {
  const names = new Set(allDemos().map(({ dataset }) => dataset['name'] ?? ''));
  if (demoOfHash(location.hash, (name) => names.has(name)) !== demo.dataset['name']) return;
  await expandCode(demo);
  goToDemo(demo);
}
