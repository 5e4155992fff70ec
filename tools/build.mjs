// npm run build: builds the site into dist; --if-changed only when something it is made of has changed.
import { prepare } from './bootstrap/prepare.mjs';
import { buildIfChanged, buildSite } from './site/build-site.mjs';

await prepare();
process.exitCode = await (process.argv.includes('--if-changed') ? buildIfChanged() : buildSite());
