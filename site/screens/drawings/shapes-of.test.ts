import { describe, expect, it } from 'vitest';
import en from '../../translations/en.json' with { type: 'json' };
import zh from '../../translations/zh.json' with { type: 'json' };
import { galleryGroups } from '../screen.fixture.tsx';
import { componentNameOf } from './component-name.ts';
import type { Shape } from './shape.ts';
import { drawings, shapesOf } from './shapes-of.ts';

const canvas = { width: 160, height: 96 };
const named = Object.entries(drawings);

/** Start and end of a shape on both axes; paths are left to the eye. */
function boundsOf(shape: Shape): [number, number, number, number][] {
  if (shape.kind === 'rect') {
    const [x, y, width, height] = shape.box;
    return [[x, y, x + width, y + height]];
  }
  if (shape.kind === 'circle') {
    const [cx, cy, r] = shape.disc;
    return [[cx - r, cy - r, cx + r, cy + r]];
  }
  return [];
}

describe('drawings', () => {
  it('draws every component of the navigation with a drawing of its own', () => {
    const pathnames = galleryGroups('en', []).flatMap(({ items }) =>
      items.map((item) => item.pathname),
    );
    const without = pathnames.filter(
      (pathname) => !Object.hasOwn(drawings, componentNameOf(pathname)),
    );
    expect(pathnames.length).toBeGreaterThan(60);
    expect(without).toEqual([]);
  });

  it('draws no two components alike', () => {
    expect(new Set(named.map(([, shapes]) => JSON.stringify(shapes))).size).toBe(named.length);
  });

  it.each(named)('%s has one or more parts in the accent color', (_name, shapes) => {
    expect(shapes.some(({ tone }) => tone === 'accent')).toBe(true);
  });

  it.each(named)('%s stays on the canvas', (_name, shapes) => {
    for (const [left, top, right, bottom] of shapes.flatMap(boundsOf)) {
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(canvas.width);
      expect(bottom).toBeLessThanOrEqual(canvas.height);
    }
  });

  it.each([
    ['English', en.gallery.use],
    ['Chinese', zh.gallery.use],
  ])('has a line on the use of each component in %s', (_language, use) => {
    expect(Object.keys(use).sort()).toEqual(Object.keys(drawings).sort());
  });

  it('gives an unknown component the general drawing', () => {
    expect(shapesOf('unknown')).toBe(shapesOf('constructor'));
    expect(shapesOf('unknown').length).toBeGreaterThan(0);
  });
});
