import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../bootstrap/root.mjs';
import { findFreePort } from '../../testing/find-free-port.mjs';
import { astroEnvironment, routesFolder } from '../../site/site-folders.mjs';

/** Where a development server writes its address while it runs. */
const lockFile = path.join(routesFolder, '.astro/dev.json');

/** @typedef {{ origin: string, stop: () => void }} DevServer */

/**
 * The development server that runs for this site, or one that ends with `stop`.
 * @returns {Promise<DevServer>}
 */
export async function openDevServer() {
  const origin = readOrigin();
  if (origin !== undefined && (await answers(origin))) return { origin, stop: () => undefined };
  console.log('  Starting a development server. With "npm run dev" open this takes no time.');
  return startDevServer();
}

function readOrigin() {
  if (!existsSync(lockFile)) return undefined;
  const { url } = JSON.parse(readFileSync(lockFile, 'utf8'));
  return typeof url === 'string' ? url : undefined;
}

/** @param {string} origin */
async function answers(origin) {
  return fetch(`${origin}/favicon.ico`).then(
    () => true,
    () => false,
  );
}

/** @returns {Promise<DevServer>} */
async function startDevServer() {
  const port = await findFreePort(4421);
  const origin = `http://127.0.0.1:${port}`;
  const astro = path.join(root, 'node_modules/.bin/astro');
  const server = spawn(astro, ['dev', '--host', '127.0.0.1', '--port', String(port)], {
    cwd: routesFolder,
    env: astroEnvironment(),
    stdio: 'ignore',
  });
  while (server.exitCode === null && !(await answers(origin))) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { origin, stop: () => void server.kill() };
}
