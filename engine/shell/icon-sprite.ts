import { iconShapes, type IconName } from './icon-shapes.ts';

const usedIcon = /href="#i-([\w-]+)"/g;

/** Adds to a page's body the drawings of the icons it uses, and of no others. */
export function withIconSprite(bodyHtml: string): string {
  const names = new Set([...bodyHtml.matchAll(usedIcon)].map((match) => match[1]));
  return (
    bodyHtml + iconSprite(Object.keys(iconShapes).filter((name) => names.has(name)) as IconName[])
  );
}

function iconSprite(names: readonly IconName[]): string {
  if (names.length === 0) return '';
  const symbols = names.map(
    (name) => `<symbol id="i-${name}" viewBox="0 0 20 20">${iconShapes[name]}</symbol>`,
  );
  return `<svg class="sprite" aria-hidden="true">${symbols.join('')}</svg>`;
}
