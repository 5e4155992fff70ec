import { createLatest } from '../../base/latest.ts';
import { componentOf } from './icon-code.ts';
import { createIconDetail } from './create-icon-detail.browser.ts';
import { firstQuery, listenToField, listenToStyles, styleName } from './icon-controls.browser.ts';
import { createIconDrawings, createPicture } from './icon-drawings.browser.ts';
import { createIconGrid } from './create-icon-grid.browser.ts';
import { parseIndex, type IconIndex } from './icon-index.ts';
import { iconSentence } from './icon-sentence.ts';
import { writeIconQuery } from './icon-query.ts';
import { createLazyPictures } from './lazy-pictures.browser.ts';
import type { IconsSetup } from './icons-view.ts';
import { createIconSearch } from './search-icons.ts';

/** The running search over icons. */
export interface IconFinder {
  /** Shows an icon in detail. */
  choose: (name: string) => void;
}

/** Browsers refuse an address that changes with every letter. */
const quietTime = 250;
/** More would not be read. */
const mostWords = 8;

const latest = createLatest<HTMLElement>();

/** Loads the index and lets readers search, until the page is left; undefined when it cannot be loaded. */
export async function startIconFinder(
  root: HTMLElement,
  signal: AbortSignal,
): Promise<IconFinder | undefined> {
  const setup = JSON.parse(root.dataset['icons'] ?? '') as IconsSetup;
  const status = root.querySelector<HTMLElement>('.icons__status');
  const index = await loadIndex(setup, signal);
  if (signal.aborted) return undefined;
  if (!index) {
    status?.replaceChildren(root.dataset['failed'] ?? '');
    return undefined;
  }
  return runFinder(root, setup, { index, status, signal });
}

async function loadIndex(
  { folder }: IconsSetup,
  signal: AbortSignal,
): Promise<IconIndex | undefined> {
  try {
    const response = await fetch(`${folder}index.json`, { signal });
    return response.ok ? parseIndex(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}

interface FinderContext {
  index: IconIndex;
  status: HTMLElement | null;
  signal: AbortSignal;
}

function runFinder(
  root: HTMLElement,
  setup: IconsSetup,
  { index, status, signal }: FinderContext,
): IconFinder | undefined {
  const { styles } = setup;
  const { icons, meanings } = index;
  const words = {
    found: root.dataset['found'] ?? '',
    none: root.dataset['none'] ?? '',
    corrected: root.dataset['corrected'] ?? '',
    meaning: root.dataset['meaning'] ?? '',
  };
  const field = root.querySelector<HTMLInputElement>('input[type="search"]');
  const list = root.querySelector<HTMLElement>('.icons__grid');
  const more = root.querySelector<HTMLElement>('[data-icons-more]');
  if (!field || !list || !more) return undefined;

  const common = picturesIn(list);
  const search = createIconSearch(index, styles, [...common.keys()]);
  const drawings = createIconDrawings(setup, signal);
  const names = icons.map(({ name }) => name);
  const everyIcon = status?.textContent ?? '';
  const numberOf = new Map(icons.map(({ name }, icon) => [name, icon]));
  let { text, style } = firstQuery(root, field, styles);
  let chosen = numberOf.get([...common.keys()][0] ?? '') ?? 0;
  let found: readonly number[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** An icon that lacks the chosen style is shown in one that it has. */
  function styleOf(icon: number): number {
    const own = icons[icon]?.styles ?? [];
    return own.includes(style) ? style : (own[0] ?? 0);
  }

  const lazy = createLazyPictures((icon) => drawings.load(icon, styleOf(icon)), signal);
  const grid = createIconGrid({
    list,
    more,
    pageSize: common.size,
    nameOf: (icon) => icons[icon]?.name ?? '',
    pictureOf(icon) {
      const known = common.get(icons[icon]?.name ?? '');
      if (known && styleOf(icon) === 0) return known.cloneNode(true) as SVGSVGElement;
      const picture = createPicture();
      lazy.fill(picture, icon);
      return picture;
    },
    onChoose(icon) {
      void choose(icon);
    },
    onLeave: () => field.focus(),
    signal,
  });
  const detail = createIconDetail(root, setup, {
    onClose() {
      if (!grid.focus(chosen)) field.focus();
    },
    signal,
  });

  async function choose(icon: number): Promise<void> {
    clearTimeout(timer);
    keepInAddress();
    chosen = icon;
    grid.choose(icon);
    if (await showDetail()) detail?.open();
  }

  async function showDetail(): Promise<boolean> {
    const isNewest = latest.begin(root);
    const icon = chosen;
    const shownStyle = styleOf(icon);
    const drawing = await drawings.load(icon, shownStyle);
    if (signal.aborted || !isNewest()) return false;
    if (!drawing) {
      status?.replaceChildren(root.dataset['failed'] ?? '');
      return false;
    }
    const { name = '', styles: own = [] } = icons[icon] ?? {};
    detail?.show({
      component: componentOf(name, shownStyle, setup),
      drawing,
      words: wordsFor(name, meanings),
      onlyStyles: own.length === styles.length ? [] : own.map((it) => styleName(root, it)),
    });
    return true;
  }

  function showAnswer(): void {
    const answer = search(text);
    found = answer.icons;
    lazy.forget();
    grid.show(found, chosen);
    const locale = document.documentElement.lang;
    status?.replaceChildren(
      text.trim() === ''
        ? everyIcon
        : iconSentence(answer, { question: text, names, words, locale }),
    );
  }

  function keepInAddress(): void {
    const query = writeIconQuery(location.search, { text, style }, styles);
    if (query === location.search) return;
    history.replaceState(history.state, '', location.pathname + query + location.hash);
  }

  /** What costs more than an answer follows when the reader pauses. */
  function settle(): void {
    keepInAddress();
    const [best] = found;
    if (best !== undefined && !found.includes(chosen)) {
      chosen = best;
      grid.choose(best);
    }
    void showDetail();
  }

  function changed(): void {
    showAnswer();
    clearTimeout(timer);
    timer = setTimeout(settle, quietTime);
  }

  listenToField(field, {
    onText(typed) {
      text = typed;
      changed();
    },
    onDown: () => grid.focus(),
    signal,
  });
  listenToStyles(root, {
    onStyle(number) {
      style = number;
      changed();
    },
    signal,
  });
  signal.addEventListener('abort', () => clearTimeout(timer));
  showAnswer();
  settle();

  return {
    choose(name) {
      const icon = numberOf.get(name);
      if (icon !== undefined) void choose(icon);
    },
  };
}

/** The drawings of common icons that stand in the page, by name. */
function picturesIn(list: HTMLElement): Map<string, SVGSVGElement> {
  return new Map(
    [...list.querySelectorAll<HTMLElement>('[data-icon]')].flatMap((tile) => {
      const picture = tile.querySelector('svg');
      return picture ? [[tile.dataset['icon'] ?? '', picture] as const] : [];
    }),
  );
}

/** Other words that lead to this very icon. */
function wordsFor(name: string, meanings: IconIndex['meanings']): string[] {
  return Object.entries(meanings)
    .filter(([, targets]) => targets.split(' ').includes(name))
    .map(([word]) => word)
    .slice(0, mostWords);
}
