import { flattenImports } from './imports-of.ts';
import { demoFileOf, type ProjectFiles, type ProjectRequest } from './project-request.ts';

/** The demo and the files it imports, all in one folder. */
export function demoFilesOf({ source, relatives, codeVariant }: ProjectRequest): ProjectFiles {
  const files = Object.entries(relatives).map(([name, text]) => [
    `src/${name}`,
    flattenImports(text),
  ]);
  return {
    [demoFileOf(codeVariant)]: flattenImports(source),
    ...(Object.fromEntries(files) as Record<string, string>),
  };
}

/** Name for `package.json`. */
export function packageNameOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The page that shows the demo. */
export function indexHtml(title: string, body: string): string {
  const text = title.replace(/[&<>]/g, (mark) => `&#${mark.charCodeAt(0)};`);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${text}</title>
  </head>
  <body>
    <div id="root"></div>${body}
  </body>
</html>
`;
}

/** The script that draws the demo; layers let utility classes win over the styles of components. */
export function mainText(
  { codeVariant, codeStyling, sandbox }: ProjectRequest,
  styles = '',
): string {
  const { imports, before, after, order } = sandbox.root;
  const around = codeStyling === 'tailwind' ? order.layered : order.plain;
  const lines = [
    ...before.map((line) => line.replace('{order}', around)),
    `${indentOf(before)}<Demo />`,
    ...after,
  ];
  return `import * as React from 'react';
import { createRoot } from 'react-dom/client';
${imports.map((line) => `${line}\n`).join('')}import Demo from './Demo';
${styles}
createRoot(document.querySelector('#root')${codeVariant === 'TS' ? '!' : ''}).render(
  <React.StrictMode>
${lines.map((line) => `    ${line}\n`).join('')}  </React.StrictMode>,
);
`;
}

/** The demo stands as deep as what comes before it. */
function indentOf(before: readonly string[]): string {
  return before.length > 0 ? '  ' : '';
}

/** Settings of the compiler for a project with one demo. */
export const tsconfig = formatJson({
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'Bundler',
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  },
  include: ['src'],
});

/** JSON as people write it. */
export function formatJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
