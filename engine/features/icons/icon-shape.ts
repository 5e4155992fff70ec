import { escapeHtml } from '../../base/escape-html.ts';

/** A part of a drawing: the data of a path, or an element with its attributes and what it holds. */
export type Shape =
  string | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...inside: Shape[]];

/** What an icon consists of, on a field of 24 by 24. */
export type Drawing = readonly Shape[];

/** Elements that drawings are made of. */
export const shapeTags: readonly string[] = ['path', 'circle', 'ellipse', 'g'];

/** Attributes that they may have. */
export const shapeAttributes: readonly string[] = [
  'd',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'opacity',
  'fill-opacity',
  'fill-rule',
  'overflow',
  'transform',
];

/** Side of the field that icons are drawn on. */
export const fieldSize = 24;

/** A drawing as the elements inside an SVG. */
export function shapesToSvg(drawing: Drawing): string {
  return drawing.map(shapeToSvg).join('');
}

function shapeToSvg(shape: Shape): string {
  const [tag, attributes, ...inside] =
    typeof shape === 'string' ? (['path', { d: shape }] as const) : shape;
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
  return inside.length === 0
    ? `<${tag}${written}/>`
    : `<${tag}${written}>${shapesToSvg(inside)}</${tag}>`;
}

/** Reads drawings that were sent; what is none becomes undefined. */
export function parseDrawings(value: unknown): (Drawing | undefined)[] {
  return Array.isArray(value) ? value.map((it) => (isDrawing(it) ? it : undefined)) : [];
}

function isDrawing(value: unknown): value is Drawing {
  return Array.isArray(value) && value.length > 0 && value.every(isShape);
}

function isShape(value: unknown): value is Shape {
  if (typeof value === 'string') return true;
  if (!Array.isArray(value)) return false;
  const [tag, attributes, ...inside] = value as unknown[];
  return typeof tag === 'string' && shapeTags.includes(tag) && areAttributes(attributes)
    ? inside.every(isShape)
    : false;
}

function areAttributes(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(
      ([name, it]) => shapeAttributes.includes(name) && typeof it === 'string',
    )
  );
}
