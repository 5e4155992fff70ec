import { strToU8, zipSync } from 'fflate';
import type { ProjectFiles } from './project-request.ts';

/** A project as one archive. */
export function zipOf(files: ProjectFiles): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(files).map(([path, text]) => [path, strToU8(text)]);
  return new Uint8Array(zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>));
}
