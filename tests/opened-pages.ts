import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
/** What `tools/testing/record-opened.mjs` has collected, a line each. */
const record = path.join(root, 'tests/opened-pages.txt');
/** What this run adds to it. */
const news = path.join(root, '.cache/opened-pages.txt');

let known: ReadonlySet<string> | undefined;
let packages: Buffer | undefined;

/** True for a page that was opened and found right since its text, its demos or their packages changed. */
export function wasOpened(href: string): boolean {
  known ??= new Set(existsSync(record) ? readFileSync(record, 'utf8').split('\n') : []);
  return known.has(lineOf(href));
}

/** Remembers that a page was opened and found right. */
export function noteOpened(href: string): void {
  mkdirSync(path.dirname(news), { recursive: true });
  appendFileSync(news, `${lineOf(href)}\n`);
}

/** The Markdown twin of a page holds its text and the code of its demos, and nothing of the frame round them. */
function lineOf(href: string): string {
  packages ??= readFileSync(path.join(root, 'package-lock.json'));
  const twin = path.join(root, 'dist', href === '/' ? 'index.md' : `${href.replace(/\/$/, '')}.md`);
  const digest = createHash('sha256').update(packages);
  if (existsSync(twin)) digest.update(readFileSync(twin));
  return `${href} ${digest.digest('hex').slice(0, 16)}`;
}
