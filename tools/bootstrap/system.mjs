import { isNewEnough, oldestNode } from './node-version.mjs';

/**
 * @typedef {object} System what decides whether the project can run here
 * @property {string} version of the Node that runs this
 * @property {string} platform
 * @property {string} arch
 * @property {boolean} hasGlibc whether programs for common Linux systems run; Alpine has another library
 */

/** The oldest Node that can start the project, where it then goes on with a newer one of its own. */
const oldestStarter = 20;

/** @returns {System} */
export function thisSystem() {
  const { platform, arch, versions } = process;
  return { version: versions.node, platform, arch, hasGlibc: platform === 'linux' && hasGlibc() };
}

function hasGlibc() {
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (
    process.report.getReport()
  );
  return report.header?.glibcVersionRuntime !== undefined;
}

/**
 * Whether the Node among the packages runs here.
 * @param {System} system
 */
export function hasOwnNode({ platform, arch, hasGlibc }) {
  return platform === 'linux' && hasGlibc && ['x64', 'arm64'].includes(arch);
}

/**
 * Says why the project cannot run here, before anything is installed for it.
 * @param {System} system
 * @returns {string | undefined} undefined when it can
 */
export function explainSystem(system) {
  const { version, platform, arch, hasGlibc } = system;
  if (isNewEnough(version)) return undefined;
  const isStarter = Number.parseInt(version, 10) >= oldestStarter;
  if (isStarter && hasOwnNode(system)) return undefined;
  const library = platform === 'linux' && !hasGlibc ? ' without glibc' : '';
  const needed = hasOwnNode(system) ? `${oldestStarter}` : oldestNode;
  return (
    `This project needs Node ${needed} or newer here; this is Node ${version} on ${platform} ${arch}${library}.\n` +
    'It brings a newer Node of its own for Linux with glibc on x64 and arm64 only.\n' +
    'Install a newer Node, then run the same command again. Nothing was installed or changed.'
  );
}
