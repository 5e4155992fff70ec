// npm run dev: serves the site while it is being written; PORT and HOST choose the address.
import path from 'node:path';
import { prepare } from './bootstrap/prepare.mjs';
import { root } from './bootstrap/root.mjs';
import { runCommand } from './bootstrap/run-command.mjs';
import { stopWithParent } from './bootstrap/stop-with-parent.mjs';
import { astroEnvironment, routesFolder } from './site/site-folders.mjs';

stopWithParent();
await prepare();
const { HOST = '127.0.0.1', PORT = '4321' } = process.env;
process.exitCode = await runCommand(
  path.join(root, 'node_modules/.bin/astro'),
  ['dev', '--host', HOST, '--port', PORT, ...process.argv.slice(2)],
  { cwd: routesFolder, env: astroEnvironment() },
);
