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
 * The entry of a navigation that names a folder.
 * @param {string} content the content folder
 * @param {string} folder
 * @returns {{ place: string, pathname: string, isTitled: boolean } | undefined} with its place, e.g. `data-grid/navigation.ts:31`
 */
export function findNavigationEntry(content, folder) {
  const entry = new RegExp(`\\{[^{}]*folder: '${folder}'[^{}]*\\}`);
  for (const file of listProducts(content).flatMap((name) => navigationFiles(content, name))) {
    const text = readFileSync(path.join(content, file), 'utf8');
    const found = entry.exec(text);
    const pathname = /pathname: '([^']+)'/.exec(found?.[0] ?? '')?.[1];
    if (found && pathname !== undefined) {
      const place = `${file}:${text.slice(0, found.index).split('\n').length}`;
      return { place, pathname, isTitled: found[0].includes('title: ') };
    }
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
