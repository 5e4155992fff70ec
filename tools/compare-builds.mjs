// node tools/compare-builds.mjs: builds the site twice from nothing and compares every byte; given two folders, only compares them.
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { prepare } from './bootstrap/prepare.mjs';
import { root } from './bootstrap/root.mjs';
import { runCommand } from './bootstrap/run-command.mjs';
import { compareFolders } from './site/compare-folders.mjs';
import { siteFolder } from './site/site-folders.mjs';

const cache = path.join(siteFolder, '.cache');
const shown = 20;

const given = process.argv.slice(2);
process.exitCode = given.length === 2 ? compare(given) : await buildTwice();

async function buildTwice() {
  await prepare();
  const work = mkdtempSync(path.join(root, '.cache/twice-'));
  const kept = path.join(work, 'cache');
  const had = existsSync(cache);
  if (had) renameSync(cache, kept);
  try {
    const folders = [path.join(work, 'first'), path.join(work, 'second')];
    for (const folder of folders) {
      rmSync(cache, { recursive: true, force: true });
      const code = await build(folder);
      if (code !== 0) return code;
    }
    return compare(folders);
  } finally {
    rmSync(cache, { recursive: true, force: true });
    if (had) renameSync(kept, cache);
    rmSync(work, { recursive: true, force: true });
  }
}

/** @param {string} folder */
function build(folder) {
  const env = { ...process.env, DOCS_OUT: folder };
  const file = path.join(root, 'tools/build.mjs');
  return runCommand(process.execPath, [file], { cwd: root, env, stdio: 'inherit' });
}

/** @param {readonly string[]} folders */
function compare([first = '', second = '']) {
  const { files, differences } = compareFolders(first, second);
  console.log(`${files} files, ${differences.length} differ.`);
  for (const difference of differences.slice(0, shown)) console.log(`  ${difference}`);
  if (differences.length > shown) console.log(`  and ${differences.length - shown} more`);
  return differences.length === 0 ? 0 : 1;
}
