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
export function pageFiles({ folder, title, chinese, chineseTitle = '' }, packageName) {
  const demo = `basic-${folder.split('/').at(-1)}`;
  const english = { name: 'page.md', text: pageText({ title, demo, packageName }) };
  const translation = {
    name: 'page.zh.md',
    text: pageText({ title: chineseTitle, demo, packageName }),
  };
  const demoFile = { name: `demos/${demo}.tsx`, text: demoText(folder, demo) };
  const claims = { name: 'claims.test.tsx', text: claimsText(demo) };
  return [english, ...(chinese ? [translation] : []), demoFile, claims];
}

/** @param {{ title: string, demo: string, packageName: string | undefined }} page */
function pageText({ title, demo, packageName }) {
  return [
    '---',
    `title: ${quote(title)}`,
    'description:',
    ...(packageName === undefined ? [] : [`packages: ['${packageName}']`]),
    '---',
    '',
    `# ${title}`,
    '',
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
  return [
    `export default function ${componentName(demo)}() {`,
    `  throw new Error('Write this demo: site/content/${folder}/demos/${demo}.tsx');`,
    '}',
    '',
  ].join('\n');
}

/** @param {string} demo */
function claimsText(demo) {
  return [
    "import { claim, expect, page, show } from '#claims';",
    `import ${componentName(demo)} from './demos/${demo}.tsx';`,
    '',
    "claim('Quote a sentence of the page that says what happens.', async () => {",
    `  await show(<${componentName(demo)} />);`,
    "  await page.getByRole('button').click();",
    "  await expect.element(page.getByRole('status')).toBeVisible();",
    '});',
    '',
  ].join('\n');
}

/** @param {string} demo */
function componentName(demo) {
  return demo.replace(/(^|-)([a-z0-9])/g, (_match, _hyphen, letter) =>
    String(letter).toUpperCase(),
  );
}
