import { existsSync } from 'node:fs';
import path from 'node:path';
import { isNewEnough } from './node-version.mjs';
import { bundledNode, programs } from './root.mjs';
import { runCommand } from './run-command.mjs';
import { stopWithMessage } from './stop-with-message.mjs';

/**
 * Goes on with a Node that can run the project: this one, or else the one among the packages,
 * which runs the same command again in the place of this process.
 */
export async function useProjectNode() {
  process.env.PATH = [programs, process.env.PATH].join(path.delimiter);
  if (isNewEnough(process.versions.node)) return;
  if (!existsSync(bundledNode)) {
    stopWithMessage(
      'The Node of this project is not installed.\n' +
        'Run "npm ci --ignore-scripts --include=optional", then the same command again.',
    );
  }
  process.exit(await runCommand(bundledNode, process.argv.slice(1)));
}
