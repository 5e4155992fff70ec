import lzString from 'lz-string';
import { expect, test } from 'vitest';
import { sampleRequest } from './project.fixture.ts';
import { codeSandboxForm, stackBlitzForm } from './sandbox-form.ts';

const files = { 'src/Demo.tsx': 'demo ÿ+/', 'package.json': '{}' };

test('StackBlitz gets one field per file and opens the demo', () => {
  const { action, fields } = stackBlitzForm(sampleRequest, files);
  expect(action).toBe('https://stackblitz.com/run?file=src/Demo.tsx');
  expect(fields).toEqual({
    'project[template]': 'node',
    'project[title]': sampleRequest.title,
    'project[description]': `${sampleRequest.title}, from ${sampleRequest.origin}`,
    'project[files][src/Demo.tsx]': 'demo ÿ+/',
    'project[files][package.json]': '{}',
  });
});

test('CodeSandbox gets the files packed, in an alphabet that needs no escape', () => {
  const { action, fields } = codeSandboxForm(sampleRequest, files, lzString.compressToBase64);
  expect(action).toBe('https://codesandbox.io/api/v1/sandboxes/define?environment=server');
  expect(fields).toMatchObject({ embed: '1', query: 'file=/src/Demo.tsx' });
  expect(fields['parameters']).toMatch(/^[\w-]+$/);
  const base64 = (fields['parameters'] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  expect(JSON.parse(lzString.decompressFromBase64(base64))).toEqual({
    files: {
      'src/Demo.tsx': { content: 'demo ÿ+/' },
      'package.json': { content: '{}' },
    },
  });
});
