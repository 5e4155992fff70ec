// npm run publish-site -- <folder>: puts the built site into use below a folder, in one step.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeNginx } from '../server/nginx/write-nginx.ts';
import { publishRelease } from './publish/publish-release.mjs';
import { outFolder } from './site/site-folders.mjs';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    nginx: { type: 'boolean', default: false },
    brotli: { type: 'boolean', default: false },
  },
});
const [target] = positionals;
if (target === undefined || !existsSync(path.join(outFolder, 'index.html'))) {
  console.error('Usage: npm run build && npm run publish-site -- <folder> [--nginx [--brotli]]');
  process.exitCode = 1;
} else {
  const folder = path.resolve(target);
  if (values.nginx) {
    await writeNginx({
      dist: outFolder,
      folder: path.join(folder, 'nginx'),
      brotli: values.brotli,
    });
  }
  const { release, kept } = publishRelease(outFolder, folder);
  console.log(
    `${path.join(folder, 'current')} is release ${release}, with ${kept} files of the one before.`,
  );
}
