/** Compresses a text. */
export async function deflateText(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Restores a compressed text; undefined when it is damaged or longer than `longest` bytes. */
export async function inflateText(
  bytes: Uint8Array<ArrayBuffer>,
  longest: number,
): Promise<string | undefined> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  try {
    const parts = await readUpTo(stream, longest);
    return parts && new TextDecoder('utf-8', { fatal: true }).decode(await joined(parts));
  } catch {
    return undefined;
  }
}

/** Reading stops at the limit: a small text can hold a thousand times its size. */
async function readUpTo(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  longest: number,
): Promise<Uint8Array<ArrayBuffer>[] | undefined> {
  const reader = stream.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > longest) {
      await reader.cancel();
      return undefined;
    }
    parts.push(next.value);
  }
  return parts;
}

function joined(parts: Uint8Array<ArrayBuffer>[]): Promise<ArrayBuffer> {
  return new Blob(parts).arrayBuffer();
}
