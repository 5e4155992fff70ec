import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createByteCache } from './byte-cache.ts';
import { isCompressible } from './content-type.ts';
import { createGate } from './gate.ts';
import type { Encoding, SiteFile } from './site-files.ts';

type Bytes = Buffer<ArrayBuffer>;

/** A body ready to be sent. */
export interface Body {
  bytes: Bytes;
  etag: string;
  encoding: Encoding | undefined;
}

/** Gives bodies of files, compressed once and kept in memory. */
export interface BodyStore {
  /** The body in the requested encoding, or plain where compression does not pay; at once when it is kept. */
  load: (file: SiteFile, requested: Encoding | undefined) => Body | Promise<Body>;
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

/** Files that are read, and perhaps compressed, at a time: as many as Node has threads for it. */
const atOnce = 4;

/** Bodies shorter than this grow when compressed. */
const smallestWorthwhile = 256;

// Level 5 costs a tenth of the best level for a few per cent more bytes.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const compressors: Readonly<Record<Encoding, (bytes: Bytes) => Promise<Bytes>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, brotliOptions),
  gzip: (bytes) => promisify(gzip)(bytes),
};

/**
 * Makes a store that keeps at most `limit` bytes in memory. Whoever asks for a body that is being
 * read waits for that one: a thousand requests for a file at once read it once.
 */
export function createBodyStore(limit = defaultLimit): BodyStore {
  const kept = createByteCache<Kept>(limit);
  const running = new Map<string, Promise<Body>>();
  const pass = createGate(atOnce);

  function load(file: SiteFile, requested: Encoding | undefined): Body | Promise<Body> {
    const encoding = isCompressible(file.contentType) ? requested : undefined;
    const key = `${encoding ?? 'plain'} ${file.file}`;
    const found = kept.get(key);
    const now = performance.now();
    if (found && now - found.asked < patience) return found.body;
    const stamp = stampOf(file.file);
    if (found?.stamp !== stamp) return join(file, encoding, { key, stamp });
    found.asked = now;
    return found.body;
  }

  function join(file: SiteFile, encoding: Encoding | undefined, found: Found): Promise<Body> {
    const name = `${found.stamp} ${found.key}`;
    const known = running.get(name);
    if (known) return known;
    const reading = read(file, encoding, found).finally(() => running.delete(name));
    running.set(name, reading);
    return reading;
  }

  async function read(
    file: SiteFile,
    encoding: Encoding | undefined,
    { key, stamp }: Found,
  ): Promise<Body> {
    const body = await pass(() => readBody(file, encoding));
    kept.set(key, { body, stamp, asked: performance.now(), size: body.bytes.length });
    return body;
  }

  return { load };
}

interface Found {
  key: string;
  stamp: string;
}

/** Asked without a thread, which would cost ten times the few microseconds that this takes. */
function stampOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats === undefined ? 'gone' : `${stats.mtimeMs} ${stats.size}`;
}

async function readBody(file: SiteFile, requested: Encoding | undefined): Promise<Body> {
  const plain = await readFile(file.file);
  const encoding = plain.length < smallestWorthwhile ? undefined : requested;
  const digest = (await hashOf(plain)).slice(0, 22);
  const etag = `"${digest}${encoding === undefined ? '' : `-${encoding}`}"`;
  return { bytes: await encode(plain, file, encoding), etag, encoding };
}

/** Bytes of a file that go into its digest in one turn of the loop. */
const digestedAtOnce = 256 * 1024;

/** In turns: the digest of a large file at once would keep all readers waiting, and a thread would copy the file. */
async function hashOf(bytes: Bytes): Promise<string> {
  const hash = createHash('sha256');
  for (let at = 0; at < bytes.length; at += digestedAtOnce) {
    if (at > 0) await nextTurn();
    hash.update(bytes.subarray(at, at + digestedAtOnce));
  }
  return hash.digest('base64url');
}

async function encode(
  plain: Bytes,
  file: SiteFile,
  encoding: Encoding | undefined,
): Promise<Bytes> {
  if (encoding === undefined) return plain;
  const ready = file.precompressed.get(encoding);
  return ready === undefined ? compressors[encoding](plain) : readFile(ready);
}
