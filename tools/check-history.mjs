// npm run check-history -- [--members 200] [--seed 1] [--product charts]: compares what the history of the API
// reference says of a sample of members with the declarations of the published packages, on another way than it was made.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { loadApiHistory } from '../engine/pipeline/load/api-history.node.ts';
import { checkTransitions } from './api-history/check-transitions.ts';
import { sampleOf, transitionsOf } from './api-history/sample-transitions.ts';
import { siteFolder } from './site/site-folders.mjs';

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    product: { type: 'string' },
  },
});
const { docsConfig } = await import(pathToFileURL(path.join(siteFolder, 'docs.config.ts')).href);
const histories = [...(await loadApiHistory(siteFolder))].filter(
  ([product]) => values.product === undefined || product === values.product,
);
const claims = histories.flatMap(([product, history]) => transitionsOf(product, history));
const sample = sampleOf(claims, Number(values.members), Number(values.seed));
const wrong = await checkTransitions(sample, docsConfig, (line) => console.log(line));
for (const { product, slug, table, name, before, version, came } of wrong) {
  console.log(
    `WRONG ${product} ${slug} ${table} ${name}: ${came ? 'came' : 'went'} ${before} → ${version}`,
  );
}
console.log(
  `${String(claims.length)} claims, ${String(sample.length)} checked, ${String(wrong.length)} wrong.`,
);
process.exitCode = wrong.length > 0 ? 1 : 0;
