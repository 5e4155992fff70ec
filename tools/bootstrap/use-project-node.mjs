import { existsSync } from 'node:fs';
import path from 'node:path';
import { isNewEnough, oldestNode } from './node-version.mjs';
import { root } from './root.mjs';
import { runCommand } from './run-command.mjs';
import { stopWithMessage } from './stop-with-message.mjs';

const programs = path.join(root, 'node_modules/.bin');
const bundledNode = path.join(programs, 'node');

/**
 * Goes on with a Node that can run the project: this one, or else the one among the packages,
 * which runs the same command again in the place of this process.
 */
export async function useProjectNode() {
  process.env.PATH = [programs, process.env.PATH].join(path.delimiter);
  if (isNewEnough(process.versions.node)) return;
  if (!existsSync(bundledNode)) stopWithMessage(explainMissingNode());
  process.exit(await runCommand(bundledNode, process.argv.slice(1)));
}

function explainMissingNode() {
  return (
    `This project needs Node ${oldestNode} or newer; this is Node ${process.versions.node}.\n` +
    `It brings its own Node for Linux on x64 and arm64, but this is ${process.platform} on ${process.arch}.\n` +
    'Install a newer Node, then run the same command again.'
  );
}
