import { announce } from 'engine/base/announce.browser.ts';
import { copyText } from 'engine/base/clipboard.browser.ts';
import type { MountPart } from 'engine';
import {
  changeSettings,
  getSettings,
  subscribeSettings,
} from 'engine/features/settings/settings.browser.ts';
import { parseSetting } from 'engine/features/settings/display-settings.ts';
import { codeLines } from './code-lines.browser.ts';
import { findPart } from './find-part.browser.ts';
import { loadFont } from './load-font.browser.ts';
import { formatMyTheme, parseMyTheme } from './format-my-theme.ts';
import { readMyTheme, saveMyTheme } from './my-theme-storage.browser.ts';
import { libraryTheme, type MyTheme } from './my-theme.ts';
import type { Boards, ShownBoards } from './theme-boards.island.tsx';
import { themeCode } from './theme-code.ts';
import { startThemeFields } from './theme-fields.browser.ts';

/** Browsers refuse an address that changes with every letter. */
const quietTime = 250;

/** Puts the theme studio to work until its page is left. */
export const mountThemeStudio: MountPart = (studio, { signal }) => {
  const words = wordsOf(studio);
  const part = (selector: string) => findPart(studio, selector, HTMLElement);
  let theme = parseMyTheme(location.hash) ?? ownTheme();
  let shown: ShownBoards = firstBoards();
  let boards: Boards | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const fields = startThemeFields(findPart(studio, '[data-controls]', HTMLFormElement), {
    words: { badColor: words('badColor'), low: words('low') },
    signal,
    theme: () => theme,
    onChange: choose,
  });

  function choose(next: MyTheme): void {
    theme = next;
    show();
    clearTimeout(timer);
    timer = setTimeout(() => keepInAddress(theme), quietTime);
  }

  function show(): void {
    fields.show(theme);
    showCode(part, theme);
    boards?.show({ theme, shown });
    part('[data-wear]').ariaPressed = String(isWorn());
    for (const button of studio.querySelectorAll<HTMLElement>('[data-show]')) {
      button.ariaPressed = String(button.dataset['show'] === shown);
    }
  }

  /** Demos show what is shown here, not what was saved before. */
  function isWorn(): boolean {
    const saved = readMyTheme();
    const isSaved = saved !== undefined && formatMyTheme(theme) === formatMyTheme(saved);
    return isSaved && getSettings().demoTheme === 'mine';
  }

  function wear(): void {
    saveMyTheme(theme);
    clearTimeout(timer);
    keepInAddress(theme);
    changeSettings({ demoTheme: 'mine' });
    // Demos that wear My theme already change nothing in the settings.
    show();
    announce(words('worn'));
  }

  function takeOff(): void {
    changeSettings({ demoTheme: 'library' });
    announce(words('notWorn'));
  }

  const actions: Record<string, (button: HTMLElement) => unknown> = {
    '[data-reset]': () => {
      fields.clearErrors();
      choose(libraryTheme);
      announce(words('wasReset'));
    },
    '[data-share]': () => share(theme, words),
    '[data-wear]': () => (isWorn() ? takeOff() : wear()),
    '[data-fold]': (button) => {
      button.ariaExpanded = String(button.ariaExpanded === 'false');
    },
    '[data-variant]': ({ dataset }) =>
      changeSettings({ codeVariant: parseSetting('codeVariant', dataset['variant']) ?? 'TS' }),
    '[data-show]': ({ dataset }) => {
      const names: readonly ShownBoards[] = ['both', 'light', 'dark'];
      shown = names.find((name) => name === dataset['show']) ?? shown;
      show();
    },
    '[data-place]': ({ dataset }) => part(placeOf(dataset['place'])).scrollIntoView(),
  };
  studio.addEventListener('click', ({ target }) => {
    for (const [selector, action] of Object.entries(actions)) {
      const button = target instanceof Element && target.closest<HTMLElement>(selector);
      if (button) action(button);
    }
  });

  const unsubscribe = subscribeSettings(show);
  // A link to another theme, opened in the page itself.
  addEventListener(
    'hashchange',
    () => {
      theme = parseMyTheme(location.hash) ?? theme;
      show();
    },
    { signal },
  );
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    unsubscribe();
    boards?.close();
  });
  whenSeen(part('[data-boards]'), signal, () => {
    void Promise.all([import('./theme-boards.island.tsx'), loadFont()]).then(
      ([{ openBoards }]) => {
        if (signal.aborted) return;
        boards = openBoards(part('[data-boards]'), { theme, shown });
      },
      () => announce(words('failed')),
    );
  });
  show();
};

/** The words that the build wrote for this script. */
function wordsOf({ dataset }: HTMLElement): (name: string) => string {
  const words = JSON.parse(dataset['words'] ?? '{}') as Record<string, string>;
  return (name) => words[name] ?? '';
}

/** A phone has no room for two boards. */
function firstBoards(): ShownBoards {
  if (matchMedia('(min-width: 900px)').matches) return 'both';
  return getSettings().paletteMode;
}

function showCode(part: (selector: string) => HTMLElement, theme: MyTheme): void {
  const { codeVariant } = getSettings();
  part('[data-file]').textContent = codeVariant === 'TS' ? 'theme.ts' : 'theme.js';
  part('[data-code]').replaceChildren(...codeLines(themeCode(theme, codeVariant)));
  for (const variant of ['TS', 'JS']) {
    part(`[data-variant="${variant}"]`).ariaPressed = String(variant === codeVariant);
  }
}

/** What the page shows when its address says nothing. */
function ownTheme(): MyTheme {
  return readMyTheme() ?? libraryTheme;
}

/** The address says what is shown, unless the page shows it by itself. */
function keepInAddress(theme: MyTheme): void {
  const text = formatMyTheme(theme);
  const hash = text === formatMyTheme(ownTheme()) ? '' : `#${text}`;
  history.replaceState(history.state, '', location.pathname + location.search + hash);
}

async function share(theme: MyTheme, words: (name: string) => string): Promise<void> {
  const address = new URL(location.pathname, location.href);
  address.hash = formatMyTheme(theme);
  try {
    await copyText(address.href);
    announce(words('linkCopied'));
  } catch {
    // The address bar holds the same link.
    history.replaceState(history.state, '', address.hash);
    announce(words('notCopied'));
  }
}

function placeOf(name: string | undefined): string {
  if (name === 'controls') return '[data-controls]';
  return name === 'code' ? '[data-code-panel]' : '#main-content';
}

function whenSeen(element: HTMLElement, signal: AbortSignal, start: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    start();
  });
  signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(element);
}
