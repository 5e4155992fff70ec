// npm run new-page -- <product>/<section>/<page>: creates the files of a page.
import { stopWithMessage } from './bootstrap/stop-with-message.mjs';
import { createPage } from './pages/create-page.mjs';
import { parsePageArguments } from './pages/parse-page-arguments.mjs';
import { siteFolder } from './site/site-folders.mjs';

try {
  const request = parsePageArguments(process.argv.slice(2));
  console.log(createPage(siteFolder, request).join('\n'));
} catch (error) {
  stopWithMessage(error instanceof Error ? error.message : String(error));
}
