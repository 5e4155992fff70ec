import { createElement } from '../../base/element.browser.ts';
import { importLine, importPieces, jsxOf, svgOf, type ImportForm } from './icon-code.ts';
import { createPicture } from './icon-drawings.browser.ts';
import type { Drawing } from './icon-shape.ts';
import type { IconsSetup } from './icons-view.ts';
import { namePartsOf } from './name-parts.ts';

/** An icon as its detail shows it. */
export interface DetailedIcon {
  /** Name of the component, with its style. */
  component: string;
  drawing: Drawing;
  /** Other words that find it. */
  words: readonly string[];
  /** Names of its styles, when it has not all of them. */
  onlyStyles: readonly string[];
}

/** The large view of one icon: beside the grid where there is room, else a sheet from below. */
export interface IconDetail {
  show: (icon: DetailedIcon) => void;
  /** Opens the sheet where the detail has no place of its own. */
  open: () => void;
}

/** Brings the detail that stands in the page to life; `onClose` is told when the sheet was closed. */
export function createIconDetail(
  root: HTMLElement,
  { packageName, sizes, colors }: IconsSetup,
  { onClose, signal }: { onClose: () => void; signal: AbortSignal },
): IconDetail | undefined {
  const panel = root.querySelector<HTMLElement>('.icon-detail');
  const side = root.querySelector<HTMLElement>('.icons__side');
  const sheet = root.querySelector('dialog');
  const form = panel?.querySelector('form');
  if (!panel || !side || !sheet || !form) return undefined;
  let shown: DetailedIcon | undefined;

  function part(selector: string): HTMLElement | null {
    return panel?.querySelector<HTMLElement>(selector) ?? null;
  }

  function chosen(name: string): string {
    return form?.querySelector<HTMLSelectElement>(`[name="${name}"]`)?.value ?? '';
  }

  function showCode({ component, drawing }: DetailedIcon): void {
    const size = sizes[Number(chosen('size'))];
    const color = colors[Number(chosen('color'))];
    const importForm: ImportForm = chosen('form') === 'named' ? 'named' : 'default';
    const pieces = importPieces(importLine({ packageName, component }, importForm));
    part('code')?.replaceChildren(
      ...pieces.map(({ text, kind }) =>
        createElement('span', { class: kind && `t-${kind}` }, text),
      ),
    );
    const [jsx, svg] = panel?.querySelectorAll<HTMLElement>('[data-copy-text]') ?? [];
    if (jsx) jsx.dataset['copyText'] = jsxOf(component, [size?.code ?? '', color?.code ?? '']);
    if (svg) svg.dataset['copyText'] = svgOf(drawing, size?.pixels ?? 24);
    const stage = part('.icon-detail__stage');
    const picture = createPicture(drawing);
    // The first look is large; a chosen size is shown as it is.
    const side = size?.code ? `${String(size.pixels)}px` : '';
    picture.style.inlineSize = side;
    picture.style.blockSize = side;
    stage?.replaceChildren(picture);
    if (stage) stage.style.color = color?.code ? color.css : '';
  }

  function showWords({ words, onlyStyles }: DetailedIcon): void {
    const line = part('.icon-detail__also');
    if (!line) return;
    const texts = [
      words.length > 0 ? fill(panel?.dataset['also'], '{words}', words) : [],
      onlyStyles.length > 0 ? fill(panel?.dataset['only'], '{styles}', onlyStyles) : [],
    ].filter((text) => text.length > 0);
    line.replaceChildren(...texts.flatMap((text, at) => (at === 0 ? text : ['. ', ...text])));
    line.hidden = texts.length === 0;
  }

  form.addEventListener('change', () => shown && showCode(shown), { signal });
  form.addEventListener('submit', (event) => event.preventDefault(), { signal });
  sheet.addEventListener(
    'click',
    ({ target }) => {
      const isButton = target instanceof Element && target.closest('[data-icons-close]');
      // Outside of what the sheet holds there is only its backdrop.
      if (isButton || target === sheet) sheet.close();
    },
    { signal },
  );
  sheet.addEventListener(
    'close',
    () => {
      side.append(panel);
      onClose();
    },
    { signal },
  );
  side.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      onClose();
    },
    { signal },
  );

  return {
    show(icon) {
      shown = icon;
      const name = namePartsOf(icon.component).flatMap((text, at) =>
        at === 0 ? [text] : [document.createElement('wbr'), text],
      );
      part('.icon-detail__name')?.replaceChildren(...name);
      showWords(icon);
      showCode(icon);
    },
    open() {
      if (getComputedStyle(side).display !== 'none' || sheet.open) return;
      sheet.append(panel);
      sheet.showModal();
      part('.icon-detail__name')?.focus();
    },
  };
}

/** A sentence with words put where it has a place for them. */
function fill(sentence = '', place: string, words: readonly string[]): (Node | string)[] {
  const [before = '', after = ''] = sentence.split(place);
  return [before, createElement('b', {}, words.join(', ')), after];
}
