import type { MountPart } from '../../base/part.browser.ts';
import type { IconFinder } from './start-icon-finder.browser.ts';

/** Loads the search over icons when a reader comes to it, or when the address asks for something. */
export const mountIcons: MountPart = (root, { signal }) => {
  let finder: Promise<IconFinder | undefined> | undefined;

  async function load(): Promise<IconFinder | undefined> {
    const { startIconFinder } = await import('./start-icon-finder.browser.ts');
    const loaded = signal.aborted ? undefined : await startIconFinder(root, signal);
    // Whoever comes again may have more luck.
    if (!loaded) finder = undefined;
    return loaded;
  }

  function start(): Promise<IconFinder | undefined> {
    finder ??= load();
    return finder;
  }

  root.addEventListener('focusin', () => void start(), { signal });
  root.addEventListener(
    'click',
    ({ target }) => {
      // Once the finder runs, tiles are buttons that answer for themselves.
      const tile = target instanceof Element ? target.closest<HTMLElement>('li[data-icon]') : null;
      const name = tile?.dataset['icon'];
      if (name) void start().then((it) => it?.choose(name));
    },
    { signal },
  );
  const asked = new URLSearchParams(location.search);
  const typed = root.querySelector('input')?.value;
  // A reader may have been faster than this script.
  const isHere = root.contains(document.activeElement);
  if (isHere || typed || asked.has('query') || asked.has('theme')) void start();
};
