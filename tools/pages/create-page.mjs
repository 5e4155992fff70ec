import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findNavigationEntry, findPackageName, listProducts } from './content-tree.mjs';
import { pageFiles } from './page-files.mjs';

/** @typedef {import('./parse-page-arguments.mjs').PageRequest} PageRequest */

/**
 * Writes the files of a new page and says what to do next; a request that cannot be met throws.
 * @param {string} content the content folder
 * @param {PageRequest} request
 * @returns {string[]} lines for the author
 */
export function createPage(content, request) {
  const [product = ''] = request.folder.split('/');
  checkProduct(content, product);
  const target = path.join(content, request.folder);
  if (existsSync(target)) {
    throw new Error(
      `There is already a folder ${request.folder}. Edit it, or choose another name.`,
    );
  }
  const files = pageFiles(request, findPackageName(content, product));
  for (const { name, text } of files) {
    mkdirSync(path.dirname(path.join(target, name)), { recursive: true });
    writeFileSync(path.join(target, name), text);
  }
  return [
    'Created',
    ...files.map(({ name }) => `  ${path.join(request.folder, name)}`),
    adviceOnNavigation(content, request),
    'Next: write the description and the demo. The build stops until both are there.',
  ];
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
function adviceOnNavigation(content, { folder, title }) {
  const entry = findNavigationEntry(content, folder);
  if (entry !== undefined) return `The navigation already names the folder: ${entry}`;
  const [product] = folder.split('/');
  return (
    `No navigation entry names the folder yet. Add one to ${product}/navigation.ts:\n` +
    `  { pathname: '/…', title: ${JSON.stringify(title)}, folder: '${folder}' },`
  );
}
