import type { SandboxFacts } from '../../../base/site-facts.ts';
import type { ProjectRequest } from './project-request.ts';

/** What projects of a library with adapters need. */
export const sampleSandbox: SandboxFacts = {
  packages: ['@lib/styles', '@lib/core'],
  typed: ['@lib/', 'dayjs'],
  companions: { '@lib/data': '@lib/icons' },
  adapters: { packages: ['@lib/dates'], libraries: { AdapterDayjs: ['dayjs', '^1.11.13'] } },
  root: {
    imports: [`import Styles from '@lib/styles';`],
    before: ['<Styles {order}>'],
    after: ['</Styles>'],
    order: { plain: 'first', layered: 'layered' },
  },
  layer: 'lib',
};

/** A demo of two files as it is taken away. */
export const sampleRequest: ProjectRequest = {
  title: 'SaveOrder demo — Some product',
  origin: 'https://docs.example/page/',
  codeVariant: 'TS',
  codeStyling: 'system',
  source: `import Button from '@lib/core/Button';\nimport { label } from '../shared/data';\n\nexport default function SaveOrder() {\n  return <Button>{label}</Button>;\n}\n`,
  relatives: { 'data.ts': `export const label: string = 'Save';\n` },
  versionOf: (name) => ({ react: '19.3.1', '@lib/core': '7.1.2' })[name],
  sandbox: sampleSandbox,
};
