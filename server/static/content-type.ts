import { getMimeType } from 'hono/utils/mime';

/** Types the general table does not know. */
const ownTypes = new Map([['md', 'text/markdown; charset=utf-8']]);

/** The content type of a file name, or undefined when its ending says nothing. */
export function findContentType(name: string): string | undefined {
  const extension = /\.([a-z0-9_]+)$/i.exec(name)?.[1]?.toLowerCase();
  // The general table is a plain object, which every object's own names would find their way into.
  if (extension === undefined || extension in Object.prototype) return undefined;
  return ownTypes.get(extension) ?? getMimeType(name);
}

/** Whether compressing a body of this type makes it smaller. */
export function isCompressible(contentType: string): boolean {
  return /^text\/|[/+](json|xml|javascript|wasm)\b|^image\/svg/.test(contentType);
}
