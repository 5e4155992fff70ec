import { iconShapes, type IconName } from './icon-shapes.ts';

const usedIcon = /href="#i-([\w-]+)"/g;

/** Begins a page's body with the drawings of the icons it uses, and of no others: the first paint shows them. */
export function withIconSprite(bodyHtml: string): string {
  const names = new Set([...bodyHtml.matchAll(usedIcon)].map((match) => match[1]));
  const used = Object.keys(iconShapes).filter((name) => names.has(name)) as IconName[];
  return iconSprite(used) + bodyHtml;
}

function iconSprite(names: readonly IconName[]): string {
  if (names.length === 0) return '';
  const symbols = names.map(
    (name) => `<symbol id="i-${name}" viewBox="0 0 20 20">${iconShapes[name]}</symbol>`,
  );
  return `<svg class="sprite" aria-hidden="true">${symbols.join('')}</svg>`;
}
