import path from 'node:path';
import { expect, test } from 'vitest';
import { errorsIn, readProductionErrors } from './production-errors.node.ts';

test('reads numbers and messages, with a place for each argument', () => {
  const text = `
    throw new Error(process.env.NODE_ENV !== "production"
      ? \`MUI: \${name} is \` + 'wrong.\\n' + \`See \${url}.\`
      : _formatErrorMessage(7, name, url));
    const other = isDev ? 'no error' : format(3);
    throw new Error(process.env.NODE_ENV !== 'production' ? 'MUI: Two.' : _formatErrorMessage(2));
  `;
  expect(errorsIn(text)).toEqual([
    { code: 7, message: 'MUI: %s is wrong.\nSee %s.' },
    { code: 2, message: 'MUI: Two.' },
  ]);
});

test('finds every number of the installed packages once, in order', () => {
  const siteDir = path.join(import.meta.dirname, '#site');
  const errors = readProductionErrors(['@mui/material', '@mui/system', '@mui/utils'], siteDir);
  const codes = errors.map(({ code }) => code);
  expect(codes).toEqual([...new Set(codes)].sort((one, other) => one - other));
  expect(codes.length).toBeGreaterThan(10);
  expect(errors.find(({ code }) => code === 9)?.message).toMatch(/^MUI: Unsupported `%s` color/);
  expect(errors.filter(({ message }) => message.length < 20)).toEqual([]);
});
