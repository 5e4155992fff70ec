import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDeclarations, type DeclaredMembers, type MemberPlace } from './declared-members.ts';

const files = {
  '@types/react/index.d.ts': `export interface SVGProps { id?: string; onClick?: () => void }`,
  '@lib/charts/index.d.ts': `import { SVGProps } from 'react';
    interface Slots { mark?: string }
    export declare function Unstable_LinePlot(props: SVGProps & { slots?: Slots; seriesId: string }): null;
    export declare function useLine(options: { color?: string }): number;
    export declare function useArea({ color }: { color?: string }): number;
    export declare const unstable_lineSelector: (state: object) => number;`,
};

let folder: string;
let declared: DeclaredMembers;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'declared-members-'));
  for (const [file, text] of Object.entries(files)) {
    const at = path.join(folder, 'node_modules', file);
    mkdirSync(path.dirname(at), { recursive: true });
    writeFileSync(at, text);
  }
  declared = openDeclarations(folder, ['@lib/charts']);
}, 60_000);
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it.each<[boolean | undefined, MemberPlace]>([
  [true, { slug: 'line-plot', table: 'entry', name: '' }],
  [undefined, { slug: 'bar-plot', table: 'entry', name: '' }],
  [true, { slug: 'line-plot', table: 'props', name: 'seriesId', required: true }],
  [true, { slug: 'line-plot', table: 'props', name: 'onClick' }],
  [true, { slug: 'line-plot', table: 'props', name: 'id' }],
  [false, { slug: 'line-plot', table: 'props', name: 'id', required: true }],
  [true, { slug: 'selectors', table: 'props', name: 'unstable_lineSelector' }],
  [false, { slug: 'selectors', table: 'props', name: 'lineSelector' }],
  [true, { slug: 'line-plot', table: 'slots', name: 'mark' }],
  [false, { slug: 'line-plot', table: 'slots', name: 'line' }],
  [true, { slug: 'use-line', table: 'parameters', name: 'options' }],
  [false, { slug: 'use-line', table: 'parameters', name: 'params' }],
  [true, { slug: 'use-line', table: 'parameters', name: 'params.color' }],
  [false, { slug: 'use-line', table: 'parameters', name: 'params.size' }],
  [true, { slug: 'use-area', table: 'parameters', name: 'params' }],
])('says %s of %o', (expected, place) => {
  expect(declared.has(place)).toBe(expected);
});
