import { expect, it } from 'vitest';
import { fencesOf } from './fences.ts';

const page = [
  'Text',
  '```tsx title="a.tsx" {1}',
  'const a = 1;',
  '```',
  '',
  '1. Step',
  '',
  '   ```ts',
  '   const b = 2;',
  '   ```',
  '',
  '```bash',
  'npm start',
  '```',
  '```js check="off: a fragment"',
  '{ c }',
  '```',
].join('\n');

it('gives the code blocks that must compile with the line on which their code begins', () => {
  expect(fencesOf(page)).toEqual([
    { lang: 'tsx', code: 'const a = 1;\n', line: 3 },
    { lang: 'ts', code: 'const b = 2;\n', line: 9 },
  ]);
});
