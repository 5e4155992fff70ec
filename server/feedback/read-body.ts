import type { IncomingMessage } from 'node:http';

/** The body of a request as text; undefined when it is larger than `limit` bytes. */
export function readBody(request: IncomingMessage, limit: number): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      // The rest is let pass unread: a sender whose connection breaks would never learn why.
      if (size > limit) resolve(undefined);
      else chunks.push(chunk);
    });
    request.on('end', () => resolve(textOf(chunks)));
    request.on('error', reject);
    request.on('aborted', () => reject(new Error('The sender went away.')));
  });
}

function textOf(chunks: readonly Buffer[]): string {
  const [first] = chunks;
  return chunks.length === 1 && first ? first.toString() : Buffer.concat(chunks).toString();
}
