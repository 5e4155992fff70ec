import path from 'node:path';
import { Readable } from 'node:stream';
import { digestOf, openFileCache } from '../compile/file-cache.node.ts';
import { openGraphPathOf } from '../render/open-graph-path.ts';
import { renderOpenGraphImage } from './open-graph.node.ts';
import type { Card } from './open-graph/card.node.ts';

/** A page and what its picture says. */
export interface OpenGraphPage extends Card {
  pathname: string;
}

/** Where pictures go and where they are kept between builds. */
export interface OpenGraphFolders {
  /** Folder of the finished site. */
  output: string;
  cache: string;
}

/** Pictures in work at once: compression runs beside drawing, and memory stays small. */
const AT_ONCE = 8;

/** Uses every part of the drawing: when that changes this picture does, and no kept one is used. */
const SAMPLE: Card = {
  title: 'A title of 1 name and useSomeVeryLongIdentifierThatHasToBeBrokenSomewhere, & more',
  product: 'Product',
  siteName: 'Site',
  description: 'A description that is long enough to fill more than the single line it starts on.',
};

/** Writes the picture of each page and gives the number that had to be drawn. */
export async function writeOpenGraphImages(
  pages: readonly OpenGraphPage[],
  folders: OpenGraphFolders,
): Promise<number> {
  const cache = await openFileCache(folders.cache);
  const design = digestOf(await renderOpenGraphImage(SAMPLE));
  let drawn = 0;
  async function write(page: OpenGraphPage): Promise<void> {
    const isNew = await cache.write({
      key: keyOf(page, design),
      target: path.join(folders.output, openGraphPathOf(page.pathname)),
      make: () => renderOpenGraphImage(page),
    });
    drawn += Number(isNew);
  }
  await Readable.from(pages).forEach(write, { concurrency: AT_ONCE });
  await cache.sweep();
  return drawn;
}

function keyOf({ title, product, siteName, description = '' }: Card, design: string): string {
  return digestOf(JSON.stringify([design, title, product, siteName, description]));
}
