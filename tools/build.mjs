// npm run build: builds the site into dist.
import { prepare } from './bootstrap/prepare.mjs';
import { buildSite } from './site/build-site.mjs';

await prepare();
process.exitCode = await buildSite();
