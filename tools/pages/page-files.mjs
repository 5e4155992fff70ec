/**
 * @typedef {import('./parse-page-arguments.mjs').PageRequest} PageRequest
 * @typedef {{ name: string, text: string }} NewFile
 */

/**
 * The files of a new page. What only its author can write is left out in such a way
 * that the build stops and asks for it.
 * @param {PageRequest} request
 * @param {string | undefined} packageName package of the product
 * @returns {NewFile[]}
 */
export function pageFiles({ folder, title, chinese }, packageName) {
  const demo = `basic-${folder.split('/').at(-1)}`;
  const english = { name: 'page.md', text: pageText({ title, demo, packageName }) };
  const translation = { name: 'page.zh.md', text: pageText({ title: '', demo, packageName }) };
  const demoFile = { name: `demos/${demo}.tsx`, text: demoText(folder, demo) };
  return [english, ...(chinese ? [translation] : []), demoFile];
}

/** @param {{ title: string, demo: string, packageName: string | undefined }} page */
function pageText({ title, demo, packageName }) {
  return [
    '---',
    `title: ${title && quote(title)}`.trimEnd(),
    'description:',
    ...(packageName === undefined ? [] : [`packages: ['${packageName}']`]),
    '---',
    '',
    ...(title === '' ? [] : [`# ${title}`, '']),
    `::demo{name="${demo}"}`,
    '',
  ].join('\n');
}

/**
 * YAML takes plain words as they are; anything else stands in quotes.
 * @param {string} title
 */
function quote(title) {
  const isPlain = /^[\p{L}][\p{L}\p{N} ,.()/-]*$/u.test(title);
  const isWord = /^(true|false|null|yes|no|on|off)$/i.test(title);
  return isPlain && !isWord ? title : `'${title.replaceAll("'", "''")}'`;
}

/**
 * @param {string} folder
 * @param {string} demo
 */
function demoText(folder, demo) {
  const component = demo.replace(/(^|-)([a-z0-9])/g, (_match, _hyphen, letter) =>
    String(letter).toUpperCase(),
  );
  return [
    `export default function ${component}() {`,
    `  throw new Error('Write this demo: site/content/${folder}/demos/${demo}.tsx');`,
    '}',
    '',
  ].join('\n');
}
