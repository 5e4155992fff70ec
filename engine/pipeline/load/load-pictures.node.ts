import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PagePicture, PageSource } from '../../model/page.ts';

/** No picture is published wider than twice the widest column, in pixels. */
const widest = 1600;
const quality = 82;
/** Anything that looks like the address of a file beside the page; what is no picture is left to the compiler. */
const reference = /\]\(\s*<?(\.\/[^)\s>]+)|^\s*\[[^\]]+\]:\s*<?(\.\/[^\s>]+)/gm;
const formats: readonly string[] = ['png', 'jpeg', 'webp'];

/** The pictures that a page names and that lie beside it, with their sizes. */
export async function loadPictures({ file, text }: PageSource): Promise<PagePicture[]> {
  const urls = [...text.matchAll(reference)].map(([, inline, defined]) => inline ?? defined ?? '');
  const found = await Promise.all(
    [...new Set(urls)].map((url) => findPicture(path.dirname(file), url)),
  );
  return found.filter((picture) => picture !== undefined);
}

/** A picture as readers get it: small, in whichever way is smaller. */
export async function compressPicture(file: string): Promise<Uint8Array<ArrayBuffer>> {
  const sharp = await loadSharp();
  const picture = sharp(file).autoOrient().resize({ width: widest, withoutEnlargement: true });
  const [lossless, lossy] = await Promise.all([
    picture.clone().webp({ lossless: true }).toBuffer(),
    picture.clone().webp({ quality }).toBuffer(),
  ]);
  return new Uint8Array(lossless.length < lossy.length ? lossless : lossy);
}

/** Few pages have pictures, and only they wait for the library. */
async function loadSharp() {
  return (await import('sharp')).default;
}

async function findPicture(folder: string, url: string): Promise<PagePicture | undefined> {
  const file = path.resolve(folder, url);
  if (!file.startsWith(folder + path.sep)) return undefined;
  try {
    const bytes = await readFile(file);
    const sharp = await loadSharp();
    const { format, autoOrient } = await sharp(bytes).metadata();
    if (!formats.includes(format)) return undefined;
    const scale = Math.min(1, widest / autoOrient.width);
    return {
      url,
      file,
      src: `/pictures/${path.parse(file).name}.${hashOf(bytes)}.webp`,
      width: Math.round(autoOrient.width * scale),
      height: Math.round(autoOrient.height * scale),
    };
  } catch {
    // Missing or broken: the compiler says so where the page names it.
    return undefined;
  }
}

function hashOf(bytes: Uint8Array): string {
  const hash = createHash('sha256').update(`${String(widest)} ${String(quality)} `);
  return hash.update(bytes).digest('hex').slice(0, 8);
}
