// node tools/record-dependencies.mjs: asks the registry when each locked package was published, and keeps the answers.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './bootstrap/root.mjs';

const recordFile = path.join(root, 'tools/dependencies/published.json');
const atOnce = 12;

/** @type {Record<string, [published: string, taken: string]>} */
const known = existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : {};
const registry = execFileSync('npm', ['config', 'get', 'registry']).toString().trim();
const today = new Date().toISOString().slice(0, 10);

const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
const wanted = Object.entries(packages)
  .filter(([place, { link }]) => place.includes('node_modules/') && !link)
  // A package under another name has its own in the entry.
  .map(([place, { name, version }]) => ({
    name: name ?? place.replace(/^.*node_modules\//, ''),
    version,
  }));
const names = [...new Set(wanted.filter((it) => !known[keyOf(it)]).map(({ name }) => name))];

/** @type {Map<string, Record<string, string>>} */
const times = new Map();
while (names.length > 0) await Promise.all(names.splice(0, atOnce).map(ask));

const entries = wanted.map((it) => {
  const published = times.get(it.name)?.[it.version]?.slice(0, 10);
  return [keyOf(it), known[keyOf(it)] ?? (published && [published, today])];
});
const record = Object.fromEntries(entries.filter(([, dates]) => dates).sort());
writeFileSync(recordFile, `${JSON.stringify(record, null, 1)}\n`);
console.log(`${Object.keys(record).length} packages are in ${recordFile}.`);

/** @param {{ name: string, version: string }} it */
function keyOf({ name, version }) {
  return `${name}@${version}`;
}

/** @param {string} name */
async function ask(name) {
  const answer = await fetch(new URL(name.replace('/', '%2f'), registry));
  if (!answer.ok) throw new Error(`The registry answers ${answer.status} for ${name}.`);
  times.set(name, (await answer.json()).time ?? {});
}
