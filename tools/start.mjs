// npm start: installs and builds what is missing or old, then serves the site.
import { prepare } from './bootstrap/prepare.mjs';
import { stopWithParent } from './bootstrap/stop-with-parent.mjs';
import { buildIfChanged } from './site/build-site.mjs';
import { outFolder } from './site/site-folders.mjs';

stopWithParent();
await prepare();
const code = await buildIfChanged();
if (code !== 0) process.exit(code);
process.env.DIST = outFolder;
await import('../server/main.ts');
