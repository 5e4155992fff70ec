import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { encodingsOf, type CompressedForm } from './compress-encodings.ts';
import { digestOf, openFileCache, type FileCache } from '../compile/file-cache.node.ts';

/** Where the finished site is and where compressed files are kept between builds. */
export interface CompressFolders {
  output: string;
  cache: string;
}

/** As many as the compression threads that Node starts by itself. */
const AT_ONCE = 4;

/** Writes a compressed form beside each text of a finished site and gives the number newly compressed. */
export async function compressFolder({ output, cache: folder }: CompressFolders): Promise<number> {
  const cache = await openFileCache(folder);
  const entries = await readdir(output, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  let made = 0;
  await Readable.from(files).forEach(
    async (file: string) => {
      const count = await compressFile(file, cache);
      made += count;
    },
    { concurrency: AT_ONCE },
  );
  await cache.sweep();
  return made;
}

async function compressFile(file: string, cache: FileCache): Promise<number> {
  if (encodingsOf(file, Infinity).length === 0) {
    return 0;
  }
  const data = await readFile(file);
  const digest = digestOf(data);
  let made = 0;
  for (const encoding of encodingsOf(file, data.length)) {
    const isNew = await cache.write({
      key: `${digest}-${String(encoding.quality)}${encoding.ending}`,
      target: `${file}${encoding.ending}`,
      make: () => compress(data, encoding),
    });
    made += Number(isNew);
  }
  return made;
}

const runBrotli = promisify(brotliCompress);
const runGzip = promisify<Uint8Array, object, Buffer>(gzip);

function compress(data: Uint8Array, { ending, quality }: CompressedForm): Promise<Buffer> {
  return ending === '.gz'
    ? runGzip(data, { level: quality })
    : runBrotli(data, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
        },
      });
}
