import { expect, test } from 'vitest';
import { sampleRequest } from './project.fixture.ts';
import { reactScriptsProjectOf } from './react-scripts-project.ts';

test('holds the page, the start, the demo and its files', () => {
  const files = reactScriptsProjectOf(sampleRequest);
  expect(Object.keys(files)).toEqual([
    'public/index.html',
    'package.json',
    'tsconfig.json',
    'src/index.tsx',
    'src/Demo.tsx',
    'src/data.ts',
  ]);
  const { main, dependencies, devDependencies } = JSON.parse(files['package.json'] ?? '') as {
    main: string;
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  expect(main).toBe('src/index.tsx');
  expect(dependencies).toMatchObject({ 'react-scripts': 'latest', '@mui/material': '7.1.2' });
  expect(Object.keys(devDependencies)).toEqual(['typescript', '@types/react', '@types/react-dom']);
});

test('JavaScript has neither compiler settings nor types', () => {
  const files = reactScriptsProjectOf({ ...sampleRequest, codeVariant: 'JS', relatives: {} });
  expect(Object.keys(files)).not.toContain('tsconfig.json');
  expect(files['src/index.jsx']).toContain('createRoot');
});
