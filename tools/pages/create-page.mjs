import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findNavigationEntry, findPackageName, listProducts } from './content-tree.mjs';
import { pageFiles } from './page-files.mjs';
import { recordAddresses, recordTitle } from './record-page.mjs';

/** @typedef {import('./parse-page-arguments.mjs').PageRequest} PageRequest */

/**
 * Writes everything that a new page needs and says what to do next; a request that cannot be met throws.
 * @param {string} site folder of the site
 * @param {PageRequest} request
 * @returns {string[]} lines for the author
 */
export function createPage(site, request) {
  const content = path.join(site, 'content');
  const { folder } = request;
  const [product = ''] = folder.split('/');
  checkProduct(content, product);
  const target = path.join(content, folder);
  if (existsSync(target)) {
    throw new Error(`There is already a folder ${folder}. Edit it, or choose another name.`);
  }
  const entry = getNavigationEntry(content, request);
  const files = pageFiles(request, findPackageName(content, product));
  for (const { name, text } of files) {
    mkdirSync(path.dirname(path.join(target, name)), { recursive: true });
    writeFileSync(path.join(target, name), text);
  }
  return [
    `Created the page of ${entry.place}`,
    ...files.map(({ name }) => `  content/${path.join(folder, name)}`),
    ...recordAddresses(site, [`${entry.pathname}/`]).map(
      (address) => `Published addresses: ${address}`,
    ),
    ...recordTitles(site, entry, request),
    'Next: write the description, the demo and a claim. The build stops until the first two are there.',
  ];
}

/**
 * @param {string} site
 * @param {{ pathname: string, isTitled: boolean }} entry
 * @param {PageRequest} request
 */
function recordTitles(site, { pathname, isTitled }, { title, chineseTitle }) {
  const titles = [
    ...(isTitled ? [] : [{ locale: 'en', pathname, title }]),
    ...(chineseTitle === undefined ? [] : [{ locale: 'zh', pathname, title: chineseTitle }]),
  ];
  return titles
    .filter((it) => recordTitle(site, it))
    .map(({ locale, title: words }) => `Title in ${locale}: ${words}`);
}

/**
 * @param {string} content
 * @param {string} product
 */
function checkProduct(content, product) {
  const known = listProducts(content);
  if (known.includes(product)) return;
  throw new Error(`There is no product "${product}". Known products: ${known.join(', ')}.`);
}

/**
 * @param {string} content
 * @param {PageRequest} request
 */
function getNavigationEntry(content, { folder }) {
  const entry = findNavigationEntry(content, folder);
  if (entry !== undefined) return entry;
  const [product] = folder.split('/');
  throw new Error(
    `No navigation entry names the folder yet. Add one to ${product}/navigation.ts, then run the command again:\n` +
      `  { pathname: '/…', folder: '${folder}' },`,
  );
}
