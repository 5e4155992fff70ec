import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digestFiles } from './digest-files.mjs';
import { isLockInstalled } from './is-lock-installed.mjs';
import { requireWritable } from './require-writable.mjs';
import { bundledNode, root } from './root.mjs';
import { runCommand } from './run-command.mjs';
import { showProgress } from './show-progress.mjs';
import { stopWithMessage } from './stop-with-message.mjs';
import { hasOwnNode, thisSystem } from './system.mjs';

const stampFile = path.join(root, 'node_modules/.installed');
const lockFile = path.join(root, 'package-lock.json');

const manifests = [
  'package-lock.json',
  'package.json',
  'engine/package.json',
  'site/package.json',
  'server/package.json',
];

/** Installs the packages unless those installed are the ones the lock file names. */
export async function ensureInstalled() {
  const stamp = `${process.platform} ${process.arch} ${digestFiles(root, manifests)}\n`;
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  requireWritable(root, 'to install packages');
  if (!isLockInstalled(root)) await install();
  // Where it does not run it would stand in the way of the one that does.
  if (!hasOwnNode(thisSystem())) rmSync(bundledNode, { force: true });
  writeFileSync(stampFile, stamp);
}

async function install() {
  const command = existsSync(lockFile) ? 'ci' : 'install';
  const args = [
    command,
    // No package needs its scripts: programs come ready-made, and the rest is counting of installations.
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
    '--no-progress',
    '--loglevel=error',
  ];
  const label = 'Installing the packages (a few minutes, once)';
  const code = await showProgress(label, () =>
    runCommand('npm', args, { cwd: root, env: outsideEnvironment() }),
  );
  if (code === 0) return;
  stopWithMessage(
    `The packages could not be installed: "npm ${command}" ended with code ${code}.\n` +
      'The lines above say why. Check the network connection and run the same command again.',
  );
}

/** npm must not run on the Node inside node_modules, because it replaces that folder. */
function outsideEnvironment() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const outside = folders.filter((folder) => !folder.endsWith(path.join('node_modules', '.bin')));
  return { ...process.env, PATH: outside.join(path.delimiter) };
}
