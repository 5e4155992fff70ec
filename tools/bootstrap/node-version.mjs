/** The first Node that runs TypeScript files without a flag. */
export const oldestNode = '22.18';

/** The first of the 23 line, which began before that. */
const oldest23 = 6;

/**
 * @param {string} version e.g. `20.11.1`
 * @returns {boolean} whether this Node can run the project
 */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major === 23) return minor >= oldest23;
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode.split('.').map(Number);
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}
