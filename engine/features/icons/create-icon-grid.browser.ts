import { createElement } from '../../base/element.browser.ts';
import { namePartsOf } from './name-parts.ts';

/** What the grid of found icons needs to know. */
export interface IconGridOptions {
  /** The list in the page that the grid takes the place of. */
  list: HTMLElement;
  more: HTMLElement;
  /** How many icons are shown before somebody asks for more. */
  pageSize: number;
  nameOf: (icon: number) => string;
  /** Draws an icon, at once or later. */
  pictureOf: (icon: number) => SVGSVGElement;
  onChoose: (icon: number) => void;
  /** The reader leaves the grid by Escape. */
  onLeave: () => void;
  signal: AbortSignal;
}

/** Found icons as a grid in which arrow keys move and one tile at a time can be reached by Tab. */
export interface IconGrid {
  show: (icons: readonly number[], chosen: number) => void;
  choose: (icon: number) => void;
  /** Puts the focus on the tile of an icon; false when it is not shown. */
  focus: (icon?: number) => boolean;
}

/** Makes the grid and puts it where the list of common icons was. */
export function createIconGrid(options: IconGridOptions): IconGrid {
  const { list, more, pageSize, nameOf, pictureOf, onChoose, onLeave, signal } = options;
  const grid = createElement('div', {
    class: list.className,
    role: 'listbox',
    'aria-label': list.getAttribute('aria-label') ?? '',
  });
  let icons: readonly number[] = [];
  let chosen = -1;

  function createTile(icon: number, at: number): HTMLButtonElement {
    const name = namePartsOf(nameOf(icon)).flatMap((part, index) =>
      index === 0 ? [part] : [document.createElement('wbr'), part],
    );
    return createElement(
      'button',
      {
        class: 'icon-tile',
        type: 'button',
        role: 'option',
        tabindex: at === 0 ? 0 : -1,
        'data-number': icon,
        'aria-selected': String(icon === chosen),
        'aria-posinset': at + 1,
        'aria-setsize': icons.length,
      },
      pictureOf(icon),
      createElement('span', {}, ...name),
    );
  }

  function showMore(count: number): void {
    const shown = grid.childElementCount;
    const next = icons.slice(shown, shown + count);
    grid.append(...next.map((icon, at) => createTile(icon, shown + at)));
    more.hidden = grid.childElementCount >= icons.length;
  }

  function tiles(): HTMLElement[] {
    return [...grid.querySelectorAll<HTMLElement>('.icon-tile')];
  }

  function focusTile(tile: HTMLElement | undefined): boolean {
    if (!tile) return false;
    grid.querySelector('[tabindex="0"]')?.setAttribute('tabindex', '-1');
    tile.tabIndex = 0;
    tile.focus();
    return true;
  }

  function onKeyDown(event: KeyboardEvent): void {
    const all = tiles();
    const from = all.findIndex((tile) => tile === document.activeElement);
    if (from === -1 || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onLeave();
      return;
    }
    const to = placeAfter(event.key, from, all);
    if (to === undefined) return;
    event.preventDefault();
    if (to >= all.length) showMore(pageSize);
    const known = tiles();
    focusTile(known[to] ?? (to >= known.length ? known[from] : known[0]));
  }

  grid.addEventListener('keydown', onKeyDown, { signal });
  grid.addEventListener(
    'click',
    ({ target }) => {
      const tile = target instanceof Element ? target.closest<HTMLElement>('.icon-tile') : null;
      if (!tile) return;
      focusTile(tile);
      onChoose(Number(tile.dataset['number']));
    },
    { signal },
  );
  more.addEventListener(
    'click',
    () => {
      const first = grid.childElementCount;
      showMore(2 * pageSize);
      // The button may be gone, and who asked for more wants to see it.
      focusTile(tiles()[first]);
    },
    { signal },
  );
  list.replaceWith(grid);

  return {
    show(found, current) {
      icons = found;
      chosen = current;
      grid.replaceChildren();
      showMore(pageSize);
    },
    choose(icon) {
      chosen = icon;
      for (const tile of tiles()) {
        tile.setAttribute('aria-selected', String(Number(tile.dataset['number']) === icon));
      }
    },
    focus(icon) {
      const all = tiles();
      return focusTile(
        icon === undefined ? all[0] : all.find((tile) => Number(tile.dataset['number']) === icon),
      );
    },
  };
}

/** Where a key leads to from a tile; undefined when the key is not ours. */
function placeAfter(key: string, from: number, all: readonly HTMLElement[]): number | undefined {
  const top = all[0]?.offsetTop ?? 0;
  const columns = Math.max(all.filter((tile) => tile.offsetTop === top).length, 1);
  const forward = document.documentElement.dir === 'rtl' ? -1 : 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: columns,
    ArrowUp: -columns,
  };
  if (key === 'Home') return 0;
  if (key === 'End') return all.length - 1;
  const step = steps[key];
  if (step === undefined) return undefined;
  return from + step < 0 ? from : from + step;
}
