import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Adds addresses to the list of everything that was ever published, if the site keeps one.
 * @param {string} site folder of the site
 * @param {readonly string[]} addresses with a slash at the end
 * @returns {string[]} those that were not in it
 */
export function recordAddresses(site, addresses) {
  const file = path.join(site, 'published-addresses.txt');
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  const known = new Set(text.split('\n'));
  const added = addresses.filter((address) => !known.has(address));
  if (added.length > 0) writeFileSync(file, `${text.trimEnd()}\n${added.join('\n')}\n`);
  return added;
}

/**
 * Adds the title of a page to the words of a language, after the last of its kind.
 * @param {string} site folder of the site
 * @param {{ locale: string, pathname: string, title: string }} entry
 * @returns {boolean} false when the language has a title for the page already
 */
export function recordTitle(site, { locale, pathname, title }) {
  const file = path.join(site, 'translations', `${locale}.json`);
  const words = JSON.parse(readFileSync(file, 'utf8'));
  if (words.pages?.[pathname] !== undefined) return false;
  words.pages = { ...words.pages, [pathname]: title };
  writeFileSync(file, `${JSON.stringify(words, null, 2)}\n`);
  return true;
}
