import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Folder of the built site. */
export const dist = path.resolve(import.meta.dirname, '../dist');

/** The document in which edited demos run: a part of pages, none itself. */
const frame = 'demo-frame';

/** A page of the built site: its file and the address it is served at. */
export interface BuiltPage {
  file: string;
  href: string;
}

/** Every HTML page of the built site. */
export function builtPages(): BuiltPage[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && !name.startsWith(frame))
    .map((name) => ({ file: path.join(dist, name), href: hrefOfFile(name) }))
    .sort((a, b) => a.href.localeCompare(b.href));
}

/** Generated pages have one template: every so many of them stand for all. */
const sampling = 80;

/** Pages to open in a browser: every written one and a sample of the generated ones; all of them in the full run. */
export function pagesToOpen(): BuiltPage[] {
  const pages = builtPages();
  if (process.env['FULL']) {
    return pages;
  }
  const generated = pages.filter(({ href }) => isGenerated(href));
  const sample = generated.filter((_page, index) => index % sampling === 0);
  return [...pages.filter(({ href }) => !isGenerated(href)), ...sample];
}

function isGenerated(href: string): boolean {
  return /^\/(?:zh\/)?(?:x\/|system\/)?api\//.test(href);
}

function hrefOfFile(name: string): string {
  return `/${name
    .split(path.sep)
    .join('/')
    .replace(/(^|\/)index\.html$/, '$1')}`;
}
