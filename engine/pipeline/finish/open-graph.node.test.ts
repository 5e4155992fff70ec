import { describe, expect, it } from 'vitest';
import { renderOpenGraphImage } from './open-graph.node.ts';
import type { Card } from './open-graph/card.node.ts';
import { readPng, type PngImage } from './open-graph/read-png.fixture.ts';

const card: Card = {
  title: 'Filtering',
  product: 'Data Grid',
  siteName: 'Docs',
  description: 'Show only the rows that match.',
};

async function draw(changes: Partial<Card> = {}): Promise<PngImage> {
  return readPng(await renderOpenGraphImage({ ...card, ...changes }));
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const sheet: Box = { left: 100, top: 120, right: 1200, bottom: 630 };

/** Whether no channel differs by more than one step. */
function isNear(one: string, other: string): boolean {
  return [1, 3, 5].every(
    (at) =>
      Math.abs(parseInt(one.slice(at, at + 2), 16) - parseInt(other.slice(at, at + 2), 16)) <= 1,
  );
}

/** The smallest box round the pixels of a color inside another box. */
function boxOf(image: PngImage, color: string, { left, top, right, bottom }: Box): Box | undefined {
  let box: Box | undefined;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      if (isNear(image.colorAt(x, y), color)) {
        box = {
          left: Math.min(box?.left ?? x, x),
          top: box?.top ?? y,
          right: Math.max(box?.right ?? x, x),
          bottom: y,
        };
      }
    }
  }
  return box;
}

/** Rows of the first line of the title, which must have no letters below the line. */
function firstLineHeight(image: PngImage): number {
  const inked = Array.from({ length: sheet.bottom }, (_, y) =>
    Boolean(y > sheet.top && boxOf(image, ink, { ...sheet, right: 240, top: y, bottom: y + 1 })),
  );
  const start = inked.indexOf(true);
  return inked.indexOf(false, start) - start;
}

const ink = '#17211d';
const muted = '#414e48';
const pine = '#06634a';

describe('renderOpenGraphImage', () => {
  it('is a PNG of 1200 by 630 with few bytes', async () => {
    const png = await renderOpenGraphImage(card);
    expect(png.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001a\n');
    expect(await readPng(png)).toMatchObject({ width: 1200, height: 630 });
    expect(png.length).toBeLessThan(40_000);
  });

  it('shows the sheet on the canvas', async () => {
    const image = await draw();
    expect(image.colorAt(10, 10)).toBe('#f3f7f5');
    expect(image.colorAt(1190, 600)).toBe('#ffffff');
    expect(image.colorAt(65, 113)).toBe('#f3f7f5');
  });

  it('shows title, product and description, each in its ink', async () => {
    const image = await draw();
    const [title, product, text] = [ink, pine, muted].map((color) => boxOf(image, color, sheet));
    expect(product?.bottom).toBeLessThan(title?.top ?? 0);
    expect(title?.bottom).toBeLessThan(text?.top ?? 0);
  });

  it.each([
    'Server-side data aggregation with row grouping, tree data and lazy load',
    'useGridApiContextSelectorAndEverythingElseInOneVeryLongIdentifierOfTheGrid',
    'WWWWWWWWWW '.repeat(20),
    'W'.repeat(300),
  ])('keeps %j inside the column', async (title) => {
    const image = await draw({ title, description: 'W'.repeat(900) });
    const box = boxOf(image, ink, sheet);
    expect(box?.left).toBeGreaterThanOrEqual(120);
    expect(box?.right).toBeLessThanOrEqual(128 + 690);
    const text = boxOf(image, muted, sheet);
    expect(text?.right).toBeLessThanOrEqual(128 + 690);
    expect(Math.max(box?.bottom ?? 0, text?.bottom ?? 0)).toBeLessThan(610);
  });

  it('draws a short title larger than a long one', async () => {
    const short = firstLineHeight(await draw({ title: 'Hill' }));
    const long = firstLineHeight(await draw({ title: 'Hill '.repeat(14) }));
    expect(long).toBeGreaterThan(20);
    expect(short).toBeGreaterThan(1.4 * long);
  });

  it('gives a long site name the whole width, and cuts it there', async () => {
    const head: Box = { left: 120, top: 0, right: 1200, bottom: 110 };
    const box = boxOf(await draw({ siteName: 'Long name '.repeat(30) }), ink, head);
    expect(box?.right).toBeGreaterThan(900);
    expect(box?.right).toBeLessThanOrEqual(1124);
  });

  it('leaves out letters that the font has not', async () => {
    const image = await draw({ title: '过滤 🎉', product: '数据表格' });
    expect(boxOf(image, ink, sheet)).toBeUndefined();
    expect(boxOf(image, pine, sheet)).toBeUndefined();
  });

  it.each(['', '   ', '\u0000\n'])('survives the title %j', async (title) => {
    expect(await draw({ title, product: '', siteName: '', description: '' })).toMatchObject({
      width: 1200,
    });
  });

  it('draws the same card the same way', async () => {
    expect(await renderOpenGraphImage(card)).toEqual(await renderOpenGraphImage({ ...card }));
  });
});
