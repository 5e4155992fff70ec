// npm run check -- <folder>...: everything that can be said about single pages without building the site.
import { prepare } from './bootstrap/prepare.mjs';

await prepare();
await import('./check/check-pages.mjs');
