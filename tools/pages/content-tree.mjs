import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @param {string} content the content folder
 * @returns {string[]} folders of the products of the site
 */
export function listProducts(content) {
  return readdirSync(content).filter((name) => existsSync(path.join(content, name, 'product.ts')));
}

/**
 * @param {string} content the content folder
 * @param {string} product
 * @returns {string | undefined} the package the product documents
 */
export function findPackageName(content, product) {
  const text = readFileSync(path.join(content, product, 'product.ts'), 'utf8');
  return /packageName: '([^']+)'/.exec(text)?.[1];
}

/**
 * Where the navigation names a folder, e.g. `data-grid/navigation.ts:31`.
 * @param {string} content the content folder
 * @param {string} folder
 * @returns {string | undefined}
 */
export function findNavigationEntry(content, folder) {
  for (const file of listProducts(content).flatMap((name) => navigationFiles(content, name))) {
    const lines = readFileSync(path.join(content, file), 'utf8').split('\n');
    const at = lines.findIndex((line) => line.includes(`folder: '${folder}'`));
    if (at >= 0) return `${file}:${at + 1}`;
  }
  return undefined;
}

/**
 * @param {string} content
 * @param {string} product
 */
function navigationFiles(content, product) {
  const names = readdirSync(path.join(content, product));
  return names
    .filter((name) => name.endsWith('navigation.ts'))
    .map((name) => path.join(product, name));
}
