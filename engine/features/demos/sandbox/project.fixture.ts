import type { ProjectRequest } from './project-request.ts';

/** A demo of two files as it is taken away. */
export const sampleRequest: ProjectRequest = {
  title: 'SaveOrder demo — Some product',
  origin: 'https://docs.example/page/',
  codeVariant: 'TS',
  codeStyling: 'system',
  source: `import Button from '@mui/material/Button';\nimport { label } from '../shared/data';\n\nexport default function SaveOrder() {\n  return <Button>{label}</Button>;\n}\n`,
  relatives: { 'data.ts': `export const label: string = 'Save';\n` },
  versionOf: (name) => ({ react: '19.3.1', '@mui/material': '7.1.2' })[name],
};
