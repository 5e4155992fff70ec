import { deflateText, inflateText } from './deflate.ts';
import { longestCode } from './limits.ts';

/** Edited code that travels in an address. */
export interface SharedEdit {
  /** Name of the demo on its page. */
  demo: string;
  code: string;
}

/** How the hash of a shared edit starts; the rest is read only once this matches. */
export const sharedEditStart = '#edit=';

const form = /^#edit=([a-z0-9-]{1,100})&code=([A-Za-z0-9_-]+)$/;
/** Base64 of code that could not be compressed at all. */
const longestHash = longestCode * 1.5;

/** The hash of an address that shows the edit. */
export async function formatSharedEdit({ demo, code }: SharedEdit): Promise<string> {
  return `${sharedEditStart}${demo}&code=${toBase64Url(await deflateText(code))}`;
}

/** Reads a hash from anywhere; undefined unless it holds a whole edit of allowed size. */
export async function parseSharedEdit(hash: string): Promise<SharedEdit | undefined> {
  const [, demo, packed] = (hash.length <= longestHash && form.exec(hash)) || [];
  const bytes = packed === undefined ? undefined : fromBase64Url(packed);
  const code = bytes && (await inflateText(bytes, longestCode));
  return demo === undefined || code === undefined ? undefined : { demo, code };
}

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
