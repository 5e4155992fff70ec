// node tools/sbom.mjs: writes what the published site is made of, for whoever has to check that.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './bootstrap/root.mjs';

const options = ['--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev'];
const text = execFileSync('npm', ['sbom', ...options], { cwd: root, maxBuffer: 64 * 1024 * 1024 });
const file = path.join(root, '.cache/sbom.cdx.json');
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, text);
console.log(`${JSON.parse(text.toString()).components.length} packages are named in ${file}.`);
