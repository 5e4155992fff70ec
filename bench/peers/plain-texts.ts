import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const content = path.resolve(import.meta.dirname, '../../site/content');

/** A text that every engine can build. */
export interface PlainText {
  /** Name in addresses. */
  name: string;
  title: string;
  description: string;
  /** Markdown without anything that only one engine knows. */
  body: string;
}

/** Texts of this site as plain Markdown: the longest, the shortest and an even choice of those between. */
export function loadPlainTexts(count: number): PlainText[] {
  const texts = globSync('**/page.md', { cwd: content })
    .sort()
    .map((file) => plainText(file, readFileSync(path.join(content, file), 'utf8')))
    .toSorted((a, b) => a.body.length - b.body.length);
  const step = (texts.length - 1) / Math.max(count - 1, 1);
  return Array.from(
    { length: Math.min(count, texts.length) },
    (_, at) => texts[Math.round(at * step)],
  )
    .filter((text) => text !== undefined)
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

function plainText(file: string, text: string): PlainText {
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const field = (name: string): string =>
    new RegExp(`^${name}: *['"]?(.*?)['"]?$`, 'm').exec(head)?.[1] ?? '';
  return {
    name: path.dirname(file).replaceAll('/', '-'),
    title: field('title'),
    description: field('description'),
    body: plainBody(body),
  };
}

/** Demos, cards and the like are left out, text in boxes stays as text, and code keeps its language only. */
function plainBody(body: string): string {
  let fence = '';
  const lines = body.split('\n').flatMap((line) => {
    const [, mark = '', lang = ''] = /^\s*(`{3,})(\w*)/.exec(line) ?? [];
    if (mark !== '' && (fence === '' || mark === fence)) {
      fence = fence === '' ? mark : '';
      return [fence === '' ? line.trim() : `${mark}${lang}`];
    }
    if (fence !== '') return [line];
    return /^\s*:{2,}/.test(line) ? [] : [plainLine(line)];
  });
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

function plainLine(line: string): string {
  return line
    .replaceAll(/:\w+\[([^\]]*)\](?:\{[^}]*\})?/g, '$1')
    .replaceAll(/!?\[([^\]]*)\]\((?!https?:)[^)]*\)/g, '$1')
    .replaceAll(/(?<!`[^`]*)<(?=[a-zA-Z])(?![^`]*`)/g, '&lt;')
    .replaceAll(/\s\{#[\w-]+\}$/g, '');
}
