/** How the command is used. */
const usage =
  'Usage: npm run new-page -- <product>/<section>/<page> [--title "Title of the page"] [--zh] [--title-zh "标题"]';

/** The longest title the build accepts. */
const longestTitle = 70;

/**
 * @typedef {object} PageRequest
 * @property {string} folder below the content folder, e.g. `data-grid/columns/column-header`
 * @property {string} title
 * @property {boolean} chinese whether a Chinese page is wanted too
 * @property {string} [chineseTitle] its name in the Chinese navigation
 */

/**
 * Reads the words of the command line; what cannot be understood throws with the way to fix it.
 * @param {readonly string[]} words
 * @returns {PageRequest}
 */
export function parsePageArguments(words) {
  const rest = [...words];
  const chinese = takeFlag(rest, '--zh');
  const title = takeOption(rest, '--title');
  const chineseTitle = takeOption(rest, '--title-zh');
  const [folder, unknown] = rest;
  if (folder === undefined || unknown !== undefined) throw new Error(usage);
  checkFolder(folder);
  if (chinese && chineseTitle === undefined) {
    throw new Error('A Chinese page needs its Chinese title too: --title-zh "标题".');
  }
  return {
    folder,
    title: checkTitle(title ?? titleOf(folder)),
    chinese,
    ...(chineseTitle !== undefined && { chineseTitle: checkTitle(chineseTitle) }),
  };
}

/**
 * @param {string[]} words
 * @param {string} flag
 */
function takeFlag(words, flag) {
  const at = words.indexOf(flag);
  if (at >= 0) words.splice(at, 1);
  return at >= 0;
}

/**
 * @param {string[]} words
 * @param {string} option
 */
function takeOption(words, option) {
  const at = words.indexOf(option);
  if (at < 0) return undefined;
  const [, value] = words.splice(at, 2);
  if (value === undefined) throw new Error(`${option} needs a text after it. ${usage}`);
  return value;
}

/** @param {string} folder */
function checkFolder(folder) {
  const segments = folder.split('/');
  const bad = segments.find((segment) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(segment));
  if (bad !== undefined) {
    throw new Error(
      `"${bad}" in "${folder}" is not a folder name: use small letters, digits and single hyphens, e.g. "row-height".`,
    );
  }
  if (segments.length < 2) throw new Error(`"${folder}" names no page below a product. ${usage}`);
}

/** @param {string} title */
function checkTitle(title) {
  const length = [...title].length;
  if (title.trim() !== '' && length <= longestTitle) return title.trim();
  throw new Error(`The title must have 1 to ${longestTitle} characters, but it has ${length}.`);
}

/** @param {string} folder */
function titleOf(folder) {
  const words = (folder.split('/').at(-1) ?? '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
