import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createByteCache } from './byte-cache.ts';
import { isCompressible } from './content-type.ts';
import type { Encoding, SiteFile } from './site-files.ts';

/** A body ready to be sent. */
export interface Body {
  bytes: Buffer<ArrayBuffer>;
  etag: string;
  encoding: Encoding | undefined;
}

/** Gives bodies of files, compressed once and kept in memory. */
export interface BodyStore {
  /** The body in the wished encoding, or plain where compression does not pay; at once when it is kept. */
  load: (file: SiteFile, wished: Encoding | undefined) => Body | Promise<Body>;
}

interface Kept {
  body: Body;
  /** Changes when the file is written again. */
  stamp: string;
  /** When the file was last asked for its stamp. */
  asked: number;
  size: number;
}

/** Enough for the pages a busy day asks for, and little beside what Node itself takes. */
const defaultLimit = 64 * 1024 * 1024;

/** How long a file that was written again in its place may still go out as it was, in milliseconds. */
const patience = 1_000;

/** Bodies shorter than this grow when compressed. */
const smallestWorthwhile = 256;

// Level 5 costs a tenth of the best level for a few per cent more bytes.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const compressors: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, brotliOptions),
  gzip: (bytes) => promisify(gzip)(bytes),
};

/** Makes a store that keeps at most `limit` bytes in memory. */
export function createBodyStore(limit = defaultLimit): BodyStore {
  const kept = createByteCache<Kept>(limit);

  function load(file: SiteFile, wished: Encoding | undefined): Body | Promise<Body> {
    const encoding = isCompressible(file.contentType) ? wished : undefined;
    const key = `${encoding ?? 'plain'} ${file.file}`;
    const found = kept.get(key);
    const now = Date.now();
    if (found && Math.abs(now - found.asked) < patience) return found.body;
    const stamp = stampOf(file.file);
    if (found?.stamp !== stamp) return read(file, encoding, { key, stamp });
    found.asked = now;
    return found.body;
  }

  async function read(
    file: SiteFile,
    encoding: Encoding | undefined,
    { key, stamp }: { key: string; stamp: string },
  ): Promise<Body> {
    const body = await readBody(file, encoding);
    kept.set(key, { body, stamp, asked: Date.now(), size: body.bytes.length });
    return body;
  }

  return { load };
}

/** Asked without a thread, which would cost ten times the few microseconds that this takes. */
function stampOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats === undefined ? 'gone' : `${stats.mtimeMs} ${stats.size}`;
}

async function readBody(file: SiteFile, wished: Encoding | undefined): Promise<Body> {
  const plain = await readFile(file.file);
  const encoding = plain.length < smallestWorthwhile ? undefined : wished;
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const etag = `"${digest}${encoding === undefined ? '' : `-${encoding}`}"`;
  return { bytes: await encode(plain, file, encoding), etag, encoding };
}

async function encode(
  plain: Buffer<ArrayBuffer>,
  file: SiteFile,
  encoding: Encoding | undefined,
): Promise<Buffer<ArrayBuffer>> {
  if (encoding === undefined) return plain;
  const ready = file.precompressed.get(encoding);
  return Buffer.from(
    ready === undefined ? await compressors[encoding](plain) : await readFile(ready),
  );
}
