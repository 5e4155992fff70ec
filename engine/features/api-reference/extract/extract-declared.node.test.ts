import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { extractEntries, type VersionEntries } from './extract-api.node.ts';

const files = {
  '@types/react/index.d.ts': `export interface HTMLAttributes { onClick?: () => void; id?: string }`,
  '@lib/free/package.json': JSON.stringify({
    version: '1.0.0',
    exports: { '.': { types: './index.d.ts', import: './index.js' } },
  }),
  '@lib/free/index.js': `Card.propTypes = { /** The text. */ text: PropTypes.string };`,
  '@lib/free/index.d.ts': `import { HTMLAttributes } from 'react';
    export interface CardClasses { root: string }
    interface CardProps extends HTMLAttributes {
      text?: string;
      hidden?: boolean;
      slots?: { header?: string };
    }
    /** API: */
    export declare const Card: {
      (props: CardProps & { component: string }): null;
      (props: CardProps): null;
    };
    export declare function useCard(first: { open: boolean } | undefined, { size }: { size: number }): void;
    export type CardIds = readonly string[] | { all: boolean };`,
};

let folder: string;
let read: VersionEntries;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'declared-'));
  for (const [file, text] of Object.entries(files)) {
    const at = path.join(folder, 'node_modules', file);
    await mkdir(path.dirname(at), { recursive: true });
    await writeFile(at, text);
  }
  const plan = { pathname: '/api', packages: [{ name: '@lib/free' }] };
  read = await extractEntries({ folder: 'lib', slugs: ['card-ids'], plan }, folder);
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

it('names what a component takes in any way to call it, and attributes of elements apart', () => {
  const names = read.declared['lib/card'];
  expect(names?.props.toSorted()).toEqual(['component', 'hidden', 'slots', 'text']);
  expect(names?.attributes.toSorted()).toEqual(['id', 'onClick']);
  expect(names?.slots).toEqual(['header']);
  expect(names?.classes).toEqual(['root']);
});

it('names the fields of what a hook takes, and knows that a parameter has no name', () => {
  expect(read.declared['lib/use-card']).toMatchObject({
    fields: ['open', 'size'],
    isUnnamed: true,
  });
});

it('takes nothing that every list can do for a member', () => {
  const ids = read.entries.find(({ slug }) => slug === 'card-ids');
  expect(ids?.props.map(({ name }) => name)).toEqual(['all']);
});
