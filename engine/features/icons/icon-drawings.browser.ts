import { drawingPlace } from './icon-index.ts';
import { fieldSize, parseDrawings, type Drawing, type Shape } from './icon-shape.ts';
import type { IconsSetup } from './icons-view.ts';

/** Drawings of icons, loaded a few at a time and kept. */
export interface IconDrawings {
  load: (icon: number, style: number) => Promise<Drawing | undefined>;
}

/** Opens the drawings of a set; loading ends with the page. */
export function createIconDrawings(
  { folder, styles }: Pick<IconsSetup, 'folder' | 'styles'>,
  signal: AbortSignal,
): IconDrawings {
  const files = new Map<string, Promise<(Drawing | undefined)[]>>();

  async function loadFile(file: string): Promise<(Drawing | undefined)[]> {
    try {
      const response = await fetch(folder + file, { signal });
      if (response.ok) return parseDrawings(await response.json());
    } catch {
      // Told below: whoever comes again may have more luck.
    }
    files.delete(file);
    return [];
  }

  return {
    async load(icon, style) {
      const { file, at } = drawingPlace(icon, styles[style]?.id ?? '');
      const loading = files.get(file) ?? loadFile(file);
      files.set(file, loading);
      return (await loading)[at];
    },
  };
}

const svgNamespace = 'http://www.w3.org/2000/svg';

/** A picture of an icon, empty until its drawing is there. */
export function createPicture(drawing: Drawing = []): SVGSVGElement {
  const svg = document.createElementNS(svgNamespace, 'svg');
  svg.setAttribute('viewBox', `0 0 ${String(fieldSize)} ${String(fieldSize)}`);
  svg.setAttribute('fill', 'currentColor');
  svg.setAttribute('aria-hidden', 'true');
  svg.append(...drawing.map(createShape));
  return svg;
}

function createShape(shape: Shape): SVGElement {
  const [tag, attributes, ...inside] =
    typeof shape === 'string' ? (['path', { d: shape }] as const) : shape;
  const element = document.createElementNS(svgNamespace, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...inside.map(createShape));
  return element;
}
