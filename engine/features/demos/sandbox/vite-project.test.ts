import { expect, test } from 'vitest';
import { sampleRequest } from './project.fixture.ts';
import { viteProjectOf } from './vite-project.ts';

interface PackageJson {
  name: string;
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

function packageOf(files: Readonly<Record<string, string>>): PackageJson {
  return JSON.parse(files['package.json'] ?? '{}') as PackageJson;
}

test('a TypeScript project checks its types, is pinned and keeps all files in one folder', () => {
  const files = viteProjectOf(sampleRequest);
  expect(Object.keys(files)).toEqual([
    'index.html',
    'package.json',
    'README.md',
    'tsconfig.json',
    'src/vite-env.d.ts',
    'vite.config.ts',
    'src/main.tsx',
    'src/Demo.tsx',
    'src/data.ts',
  ]);
  expect(files['src/Demo.tsx']).toContain(`from './data'`);
  const { name, scripts, dependencies } = packageOf(files);
  expect(name).toBe('saveorder-demo-some-product');
  expect(scripts['build']).toBe('tsc --noEmit && vite build');
  expect(dependencies).toMatchObject({ react: '19.3.1', '@lib/core': '7.1.2' });
});

test('a JavaScript project has no types', () => {
  const files = viteProjectOf({
    ...sampleRequest,
    codeVariant: 'JS',
    relatives: { 'data.js': `export const label = 'Save';\n` },
  });
  expect(Object.keys(files)).toEqual([
    'index.html',
    'package.json',
    'README.md',
    'vite.config.js',
    'src/main.jsx',
    'src/Demo.jsx',
    'src/data.js',
  ]);
  expect(files['src/main.jsx']).not.toContain('!');
  expect(Object.keys(packageOf(files).devDependencies)).toEqual(['vite', '@vitejs/plugin-react']);
});

test('a Tailwind project brings what makes its utilities, and layers in which they win', () => {
  const files = viteProjectOf({ ...sampleRequest, codeStyling: 'tailwind' });
  expect(files['vite.config.ts']).toContain('tailwindcss()');
  expect(files['src/main.tsx']).toContain(`import './index.css';`);
  expect(files['src/main.tsx']).toContain('<Styles layered>');
  expect(files['src/index.css']).toBe(
    `@layer theme, base, lib, components, utilities;\n@import 'tailwindcss';\n`,
  );
  expect(packageOf(files).devDependencies).toHaveProperty('@tailwindcss/vite');
});

test('a title cannot break the page', () => {
  const files = viteProjectOf({ ...sampleRequest, title: '</title><script>' });
  expect(files['index.html']).not.toContain('</title><script>');
});

test('the demo stands where the library wants it', () => {
  expect(viteProjectOf(sampleRequest)['src/main.tsx']).toContain(
    '    <Styles first>\n      <Demo />\n    </Styles>\n',
  );
  const sandbox = {
    ...sampleRequest.sandbox,
    root: { ...sampleRequest.sandbox.root, before: [], after: [] },
  };
  expect(viteProjectOf({ ...sampleRequest, sandbox })['src/main.tsx']).toContain(
    '<React.StrictMode>\n    <Demo />\n  </React.StrictMode>',
  );
});
