import path from 'node:path';
import { root } from '../bootstrap/root.mjs';

/** Folder of the site to build, another one by `DOCS_SITE`. */
export const siteFolder = path.resolve(root, process.env.DOCS_SITE ?? 'site');

/** Folder of the built site, another one by `DOCS_OUT`. */
export const outFolder = path.resolve(root, process.env.DOCS_OUT ?? 'dist');

/** The routes are the same for every site. */
export const routesFolder = path.join(root, 'site');

/** Environment of every Astro command; its folders are absolute because it runs elsewhere. */
export function astroEnvironment() {
  return {
    ...process.env,
    DOCS_SITE: siteFolder,
    DOCS_OUT: outFolder,
    ASTRO_TELEMETRY_DISABLED: '1',
    // Of the documented packages.
    MUI_X_TELEMETRY_DISABLED: '1',
  };
}
