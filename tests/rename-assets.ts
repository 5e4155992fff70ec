import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeHeaders } from '../engine/pipeline/finish/headers/write-headers.node.ts';

const texts = /\.(?:css|html|js|json)$/;

/** Copies a built site and gives every script of the pages another name, as a release with new code would. */
export async function renameAssets(from: string, to: string, mark: string): Promise<void> {
  cpSync(from, to, { recursive: true, filter: (name) => !/\.(?:br|gz|png|md)$/.test(name) });
  const folder = path.join(to, '_assets');
  const names = new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, name.replace(/\.js$/, `.${mark}.js`)]),
  );
  for (const name of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    if (texts.test(name) && !name.startsWith('_assets/search')) rewrite(path.join(to, name), names);
  }
  for (const [name, next] of names) renameSync(path.join(folder, name), path.join(folder, next));
  await writeHeaders(to, {});
}

function rewrite(file: string, names: ReadonlyMap<string, string>): void {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(/[\w.-]+\.js\b/g, (name) => names.get(name) ?? name);
  if (after !== before) writeFileSync(file, after);
}
