import path from 'node:path';

/** Folders a path in a document may start with, and where each lies. */
const starts: Readonly<Record<string, string>> = {
  engine: '',
  site: '',
  server: '',
  tools: '',
  tests: '',
  bench: '',
  '.ci': '',
  base: 'engine',
  model: 'engine',
  features: 'engine',
  shell: 'engine',
  pipeline: 'engine',
  astro: 'engine',
};

/** Names of files in the root of the repository; `page.md` and the like may lie anywhere. */
const rootFiles =
  /^([A-Z]+\.md|LICENSE|(package|package-lock|tsconfig|tsconfig\.base|knip)\.json|\w+\.config\.[jt]s)$/;

/** Paths of the repository that a document names in backticks, as far as they are spelt out. */
export function namedPaths(markdown: string): string[] {
  const quoted = withoutFences(markdown).matchAll(/`([^`\s]+)`/g);
  return [...quoted].flatMap(([, text = '']) => toPath(text) ?? []);
}

function withoutFences(markdown: string): string {
  return markdown.replace(/^(```|~~~)[\s\S]*?^\1/gm, '');
}

function toPath(text: string): string | undefined {
  const spelt = speltOut(text.replace(/^\.\//, '').replace(/:\d+$/, ''));
  const [first = '', ...rest] = spelt.split('/');
  if (rest.length === 0) return rootFiles.test(spelt) ? spelt : undefined;
  const start = starts[first];
  return start === undefined ? undefined : path.posix.join(start, spelt);
}

/** The folders before the first placeholder: `site/content/<product>/` gives `site/content/`. */
function speltOut(text: string): string {
  const segments = text.split('/');
  const open = segments.findIndex((segment) => /[<>*{}[\]…$]/.test(segment));
  return open < 0 ? text : [...segments.slice(0, open), ''].join('/');
}
