import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chooseByTurn, currentTurn } from '../tools/testing/choose-tests.mjs';
import { docsConfig } from '../site/docs.config.ts';
import type { NavItem } from 'engine/model/navigation.ts';

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

/** Generated pages have one template, and an untranslated page shows what its original shows: every so many of them stand for all. */
const sampling = 80;

/** Pages to read as files: every written one and a sample of the others; all of them in the full run. */
export function pagesToRead(): BuiltPage[] {
  const pages = builtPages();
  if (process.env['FULL']) return pages;
  const alike = pages.filter(isLikeAnother);
  const sample = alike.filter((_page, index) => index % sampling === 0);
  return [...pages.filter((page) => !alike.includes(page)), ...sample];
}

/** Pages to open in a browser: of those to read, what changed last and those whose turn it is. */
export function pagesToOpen(): BuiltPage[] {
  const folders = new Map(
    docsConfig.navigations
      .flatMap(({ items }) => leavesOf(items))
      .map(({ pathname, folder }) => [pathname, folder]),
  );
  const folderOf = ({ href }: BuiltPage): string | undefined =>
    folders.get(href.replace(/^\/zh(?=\/)/, '').replace(/\/$/, ''));
  return chooseByTurn(pagesToRead(), folderOf, currentTurn());
}

function leavesOf(items: readonly NavItem[]): NavItem[] {
  return items.flatMap((item) => (item.children ? leavesOf(item.children) : [item]));
}

function isLikeAnother(page: BuiltPage): boolean {
  return isGenerated(page.href) || isUntranslated(page);
}

/** True for a page in another language that shows the original text. */
export function isUntranslated({ href, file }: BuiltPage): boolean {
  return (
    href.startsWith('/zh/') && /<div class="prose[^>]*lang="en"/.test(readFileSync(file, 'utf8'))
  );
}

function isGenerated(href: string): boolean {
  return /^\/(?:zh\/)?(?:x\/|system\/)?api\/|\/(?:components|hooks)-api\/$/.test(href);
}

function hrefOfFile(name: string): string {
  return `/${name
    .split(path.sep)
    .join('/')
    .replace(/(^|\/)index\.html$/, '$1')}`;
}
