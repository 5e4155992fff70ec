// npm run record-api -- <package>@<version>...: adds published versions to the history of the API reference.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { recordOrdersOf } from './api-history/record-orders.ts';
import { recordVersions } from './api-history/record-versions.ts';
import { stopWithMessage } from './bootstrap/stop-with-message.mjs';
import { siteFolder } from './site/site-folders.mjs';

const specs = process.argv.slice(2);
if (specs.length === 0) {
  stopWithMessage('Name a version: npm run record-api -- @mui/x-charts@8.5.0');
}
const { docsConfig } = await import(pathToFileURL(path.join(siteFolder, 'docs.config.ts')).href);
try {
  for (const order of recordOrdersOf(specs, docsConfig, siteFolder)) {
    await recordVersions(order, (line) => console.log(line));
  }
} catch (error) {
  stopWithMessage(error instanceof Error ? error.message : String(error));
}
