import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiData } from '../api-data.ts';
import type { ApiEntry } from '../api-entry.ts';
import { extractApi } from './extract-api.node.ts';

const manifest = JSON.stringify({
  version: '1.0.0',
  exports: {
    '.': { import: { types: './index.d.ts', default: './index.js' } },
    './*': { import: { types: './*/index.d.ts', default: './*/index.js' } },
  },
});

const free = {
  'package.json': manifest,
  'index.d.ts': `export * from './Card/index.js'; export * from './Plain/index.js';
    export declare function CardPro(): null;
    export declare function useCard<T>(first: T, { open }: { open: boolean }, last?: number): string;
    /** @param The format to parse. */
    export declare function useFormat(format: string): void;
    /** @param {string} id The row. */
    export declare function useRow(id: string): number;
    export declare function useRow(ids?: string[]): number[];
    export declare function useRow(): number[];
    export interface CardModel { /** Its name. */ name: string; size?: number; /** @ignore */ secret: string }`,
  'Card/index.d.ts': `export { default } from './Card.js'; export * from './Card.js';`,
  'Card/Card.d.ts': `
    import { CardClasses } from './cardClasses.js';
    import { CardFoot } from './cardFoot.js';
    export interface CardSlots {
      /** The top. @default 'header' */
      header?: string;
      /**
       * The bottom.
       * @default 'footer'
       */
      footer?: CardFoot;
    }
    export interface CardProps<V = unknown> {
      /** Override the classes. */
      classes?: Partial<CardClasses>;
      size?: 'small' | 'large';
      value?: V;
      slots?: CardSlots;
      onPick?: (id: string, model: { name: string }) => boolean;
      items: readonly string[];
    }
    /**
     * A card.
     *
     * Demos:
     * - [Card](/card/)
     *
     * API:
     * - [Card API](/api/card/)
     * - inherits [Paper API](/api/paper/)
     */
    export default function Card<V>(props: CardProps<V>): null;`,
  'Card/Card.js': `export default function Card() {}
    Card.propTypes = {
      /** Override the classes. */
      classes: PropTypes.object,
      items: PropTypes.arrayOf(PropTypes.string).isRequired,
      /**
       * Called when picked.
       * @param {string} id The id.
       * @returns {boolean} Go on.
       */
      onPick: PropTypes.func,
      /**
       * The size.
       * @default 'small'
       */
      size: PropTypes.oneOf(['large', 'small']),
      /** The parts. */
      slots: PropTypes.object,
      unstable_grid: PropTypes.bool,
      /** @ignore */
      tabIndex: PropTypes.number,
      value: PropTypes.any,
      /**
       * Old.
       * @deprecated Use size.
       */
      dense: PropTypes.bool
    };`,
  'Card/cardFoot.d.ts': 'export interface CardFoot { height: number }',
  'Card/cardClasses.d.ts': `export interface CardClasses { /** The root. */ root: string; /** When disabled. */ disabled: string }`,
  'Card/cardClasses.js': `export const cardClasses = { root: 'LibCard-root', disabled: 'Lib-disabled' };`,
  'Plain/index.d.ts': `
    /** API: */
    export declare function Plain(props: { /** Shown. */ text: string; hidden?: boolean }): null;`,
};

const pro = {
  'package.json': manifest,
  'index.d.ts': `export * from '@lib/free';
    export interface CardProProps { /** The size. */ size?: 'small'; /** Paid. */ sorted?: boolean }
    /** API: */
    export declare function CardPro(props: CardProProps): null;`,
};

async function writePackages(packages: Record<string, Record<string, string>>): Promise<string> {
  const siteDir = await mkdtemp(path.join(tmpdir(), 'api-'));
  for (const [name, files] of Object.entries(packages)) {
    for (const [file, text] of Object.entries(files)) {
      const at = path.join(siteDir, 'node_modules', name, file);
      await mkdir(path.dirname(at), { recursive: true });
      await writeFile(at, text);
    }
  }
  return siteDir;
}

const source = {
  folder: 'lib',
  slugs: ['card', 'card-pro', 'card-model'],
  plan: {
    pathname: '/api',
    packages: [{ name: '@lib/free' }, { name: '@lib/pro', plan: 'pro' as const }],
  },
};

describe('a small library', () => {
  let data: ApiData;
  beforeAll(async () => {
    const siteDir = await writePackages({ '@lib/free': free, '@lib/pro': pro });
    data = await extractApi([source], siteDir);
  }, 60_000);

  function entry(name: string): ApiEntry | undefined {
    return data.entries.find((it) => it.name === name);
  }

  it('gives its documented components, its interfaces with a page and its hooks', () => {
    expect(data.entries.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'component Card',
      'component CardPro',
      'component Plain',
      'interface CardModel',
      'hook useCard',
      'hook useFormat',
      'hook useRow',
    ]);
  });

  it('reads how a hook is called: names, needs, answer', () => {
    expect(entry('useCard')?.signature).toEqual({
      parameters: [
        { name: 'first', type: 'T' },
        { name: 'parameters2', type: '{ open: boolean }' },
        { name: 'last', type: 'number', optional: true },
      ],
      returns: { type: 'string' },
    });
  });

  it('joins the ways to call a hook', () => {
    expect(entry('useRow')?.signature).toEqual({
      parameters: [
        { name: 'id', type: 'string | string[]', description: 'The row.', optional: true },
      ],
      returns: { type: 'number | number[]' },
    });
  });

  it('keeps the name of a parameter whose comment forgets it', () => {
    expect(entry('useFormat')?.signature?.parameters).toMatchObject([
      { name: 'format', type: 'string' },
    ]);
  });

  it('takes public props from the shipped checks and their types from the declarations', () => {
    expect(entry('Card')?.props.map(({ name, type }) => `${name}: ${type}`)).toEqual([
      'items: readonly string[]',
      'classes: Partial<CardClasses>',
      'dense: boolean',
      'onPick: (id: string, model: { name: string }) => boolean',
      "size: 'large' | 'small'",
      'slots: CardSlots',
      'value: V',
    ]);
  });

  it('marks need, deprecation, defaults, and what only we show', () => {
    const props = new Map(entry('Card')?.props.map((prop) => [prop.name, prop]));
    expect(props.get('items')).toMatchObject({ required: true, beyond: true });
    expect(props.get('value')).toMatchObject({ beyond: true });
    expect(props.get('dense')).toMatchObject({ deprecated: 'Use size.' });
    expect(props.get('size')).toMatchObject({
      default: "'small'",
      literals: ["'large'", "'small'"],
    });
    expect(props.get('onPick')?.signature).toEqual({
      parameters: [
        { name: 'id', type: 'string', description: 'The id.' },
        { name: 'model', type: '{ name: string }' },
      ],
      returns: { type: 'boolean', description: 'Go on.' },
    });
  });

  it('reads slots, runtime class names, inheritance, description and imports', () => {
    expect(entry('Card')).toMatchObject({
      description: 'A card.',
      inherits: 'Paper',
      slots: [{ name: 'header' }, { name: 'footer', default: "'footer'" }],
      classes: [
        { key: 'disabled', className: 'Lib-disabled', description: 'When disabled.' },
        { key: 'root', className: 'LibCard-root' },
      ],
      imports: [{ from: '@lib/free/Card', isDefault: true }],
    });
  });

  it('falls back to the described props of the types where no checks are shipped', () => {
    expect(entry('Plain')?.props).toEqual([
      { name: 'text', type: 'string', description: 'Shown.', required: true },
    ]);
  });

  it('passes over the stand-in of a paid component and marks what needs the plan', () => {
    expect(entry('CardPro')).toMatchObject({ packageName: '@lib/pro', plan: 'pro' });
    expect(entry('CardPro')?.props.map(({ name, plan }) => `${name} ${plan ?? 'free'}`)).toEqual([
      'size free',
      'sorted pro',
    ]);
  });

  it('shows members without comments but not private ones', () => {
    expect(entry('CardModel')?.props.map(({ name }) => name)).toEqual(['name', 'size']);
  });

  it('keeps the code of the types that are mentioned', () => {
    expect(Object.keys(data.types['lib'] ?? {})).toContain('CardSlots');
  });

  it('keeps the code of types that are mentioned but not exported by the package', () => {
    expect(data.types['lib']?.['CardFoot']).toContain('height: number');
  });
});

describe('broken packages', () => {
  it('says which package is not installed', async () => {
    const siteDir = await writePackages({ '@lib/free': free });
    await expect(extractApi([source], siteDir)).rejects.toThrow(
      'The package @lib/pro is not installed. Add it to the dependencies of the site',
    );
  });

  it('says which package has no declarations', async () => {
    const siteDir = await writePackages({
      '@lib/free': { 'package.json': manifest },
      '@lib/pro': pro,
    });
    await expect(extractApi([source], siteDir)).rejects.toThrow(
      'The package @lib/free 1.0.0 has no type declarations for its main address.',
    );
  });

  it('reads what is sound and says which declaration is broken or missing', async () => {
    const siteDir = await writePackages({
      '@lib/free': {
        ...free,
        'Plain/index.d.ts': "export * from './gone.js';\nexport declare function Plain(props: {",
      },
      '@lib/pro': pro,
    });
    const { entries, problems } = await extractApi([source], siteDir);
    expect(entries.map(({ name }) => name)).toContain('Card');
    expect(problems.map(({ message, line }) => `${String(line)}: ${message}`)).toEqual([
      "2: A declaration of @lib/free 1.0.0 is broken: '}' expected.",
      '1: @lib/free 1.0.0 mentions the declarations "./gone.js", which it does not contain.',
    ]);
    expect(problems[0]).toMatchObject({
      file: expect.stringContaining('Plain/index.d.ts') as string,
      fix: 'Install @lib/free again, or another version of it.',
    });
  }, 60_000);
});
