// npm run nginx: writes the configuration with which nginx serves the built site; --brotli when it has that module.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeNginx } from '../server/nginx/write-nginx.ts';
import { root } from './bootstrap/root.mjs';
import { outFolder } from './site/site-folders.mjs';

const { values } = parseArgs({
  options: { out: { type: 'string' }, brotli: { type: 'boolean', default: false } },
});
const folder = path.resolve(root, values.out ?? '.cache/nginx');
await writeNginx({ dist: outFolder, folder, brotli: values.brotli });
console.log(
  `Wrote http.conf and server.conf into ${folder}. deploy/README.md tells how to use them.`,
);
