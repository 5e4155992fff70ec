import { announce } from '../../base/announce.browser.ts';
import { parseSetting } from '../settings/display-settings.ts';
import { changeSettings, getSettings } from '../settings/settings.browser.ts';
import { chooseFile, showChosenCode } from './code-shown.browser.ts';
import { expandCode, toggleCode } from './demo-code.browser.ts';
import { copyErrorDetails, copyLink, copySource } from './demo-copy.browser.ts';
import { hostOf, stageOf, wordOf } from './demo-elements.browser.ts';
import { toggleFull } from './demo-full.browser.ts';
import { loadDemoLook } from './demo-looks.browser.ts';
import { overridesOf } from './demo-place.browser.ts';
import { applySettingsToFrames } from './apply-settings-to-frames.browser.ts';
import type { ExportKind } from './sandbox/export-demo.browser.ts';
import { nameChoices } from './toolbar/name-choices.browser.ts';

type Action = (demo: HTMLElement, control: HTMLElement) => unknown;

/** What each control of a demo does, by its `data-do`. */
export const demoActions: Readonly<Record<string, Action>> = {
  expand: expandOrCollapse,
  variant: (_demo, control) => choose('codeVariant', control),
  styling: (_demo, control) => choose('codeStyling', control),
  look: (_demo, control) => chooseLook(control),
  file: showFile,
  copy: copySource,
  'copy-error': copyErrorDetails,
  link: copyLink,
  edit: async (demo) => (await import('./live/open-editor.browser.ts')).openEditor(demo),
  stackblitz: (demo) => exportTo('stackblitz', demo),
  codesandbox: (demo) => exportTo('codesandbox', demo),
  zip: (demo) => exportTo('zip', demo),
  reset: startAfresh,
  'reset-focus': resetFocus,
  full: toggleFull,
  mode: changeMode,
  direction: changeDirection,
};

async function expandOrCollapse(demo: HTMLElement, control: HTMLElement): Promise<void> {
  if (!control.closest('.demo__code')) return toggleCode(demo);
  // The button below the preview goes away; the reader's place must not.
  demo.querySelector<HTMLElement>('.demo__bar [data-do="expand"]')?.focus({ preventScroll: true });
  await expandCode(demo);
}

function choose(name: 'codeVariant' | 'codeStyling' | 'demoTheme', control: HTMLElement): void {
  const value = parseSetting(name, control.getAttribute('value'));
  if (value) changeSettings({ [name]: value });
}

/** A theme that the reader has not made yet shows nothing: say where to make it. */
async function chooseLook(control: HTMLElement): Promise<void> {
  choose('demoTheme', control);
  const { demoTheme } = getSettings();
  if (demoTheme !== 'library' && !(await loadDemoLook(demoTheme))) announce(wordOf('noLook'));
}

async function showFile(demo: HTMLElement, tab: HTMLElement): Promise<void> {
  const tabs = [...(tab.parentElement?.children ?? [])];
  const code = tab.closest('.demo__code');
  if (code) chooseFile(code, tabs.indexOf(tab));
  await showChosenCode(demo);
}

async function exportTo(kind: ExportKind, demo: HTMLElement): Promise<void> {
  const { exportDemo } = await import('./sandbox/export-demo.browser.ts');
  await exportDemo(kind, demo);
}

async function startAfresh(demo: HTMLElement): Promise<void> {
  const { resetDemo } = await import('./run-demo.browser.ts');
  await resetDemo(demo);
  // An open editor goes back to the original as well.
  demo.dispatchEvent(new Event('demo-reset'));
}

/** The next Tab goes to the first control of the demo, as when a reader comes from above. */
function resetFocus(demo: HTMLElement): void {
  const host = hostOf(demo);
  host.tabIndex = -1;
  host.focus();
}

function changeMode(demo: HTMLElement): Promise<void> {
  const { paletteMode } = { ...getSettings(), ...overridesOf(demo) };
  const mode = paletteMode === 'dark' ? 'light' : 'dark';
  Object.assign(stageOf(demo).dataset, { mode, muiColorScheme: mode });
  return redraw(demo);
}

function changeDirection(demo: HTMLElement): Promise<void> {
  const { direction } = { ...getSettings(), ...overridesOf(demo) };
  stageOf(demo).dir = direction === 'rtl' ? 'ltr' : 'rtl';
  return redraw(demo);
}

async function redraw(demo: HTMLElement): Promise<void> {
  nameChoices(demo);
  applySettingsToFrames();
  const { redrawDemo } = await import('./run-demo.browser.ts');
  await redrawDemo(demo);
}
