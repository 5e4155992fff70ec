import { createContext, Script } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beforePaint } from './before-paint.node.ts';
import { codeCookies } from './code-cookies.ts';
import { paletteModeOf } from './color-scheme.ts';
import { choicesOf, defaultSettings, parseSetting } from './display-settings.ts';
import { rootAttributesOf } from './root-attributes.ts';
import { storageKeys, storedNames } from './storage-keys.ts';

interface Browser {
  stored?: Readonly<Record<string, unknown>>;
  cookie?: string;
  darkSystem?: boolean;
  blocked?: boolean;
  hash?: string;
  /** How the page was opened; undefined where the browser does not tell. */
  visit?: NavigationTimingType | undefined;
}

let browser: Required<Browser>;
let attributes: Record<string, string>;

/** One context for all: making a new one takes longer than everything else. */
const script = new Script(beforePaint);
const context = createContext({
  document: {
    documentElement: {
      dataset: createDataset(),
      setAttribute: (name: string, value: string) => (attributes[name] = value),
    },
    get cookie() {
      return guard(browser.cookie);
    },
  },
  get localStorage() {
    return guard({ getItem: (key: string) => browser.stored[key] ?? null });
  },
  performance: { getEntriesByType: () => (browser.visit ? [{ type: browser.visit }] : []) },
  matchMedia: () => ({ matches: browser.darkSystem }),
  location: {
    get hash() {
      return browser.hash;
    },
  },
});

/** Runs the script in a browser and gives the attributes of the root afterwards. */
function paint(given: Browser, dir = 'ltr'): Record<string, string> {
  const usual = { stored: {}, cookie: '', darkSystem: false, blocked: false, hash: '' };
  browser = { ...usual, visit: 'navigate', ...given };
  attributes = { dir, 'data-mui-color-scheme': 'light' };
  script.runInContext(context);
  return attributes;
}

function guard<Value>(value: Value): Value {
  if (browser.blocked) throw new Error('site data is blocked');
  return value;
}

function createDataset(): object {
  function attributeOf(name: string | symbol): string {
    return `data-${String(name).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  }
  return new Proxy(
    {},
    {
      get: (_target, name) => attributes[attributeOf(name)],
      set: (_target, name, value: string) => Boolean((attributes[attributeOf(name)] = value)),
    },
  );
}

describe('beforePaint', { timeout: 30_000 }, () => {
  it.each<[Browser, string, string]>([
    [{}, 'system', 'light'],
    [{ darkSystem: true }, 'system', 'dark'],
    [{ stored: { 'docs-mode': 'light' }, darkSystem: true }, 'light', 'light'],
    [{ stored: { 'docs-mode': 'dark' } }, 'dark', 'dark'],
    [
      { stored: { 'docs-mode': 'system', 'docs-color-scheme-dark': 'light' }, darkSystem: true },
      'system',
      'light',
    ],
    [{ stored: { 'docs-mode': 'system', 'docs-color-scheme-light': 'dark' } }, 'system', 'dark'],
    [{ stored: { 'docs-mode': 'light', 'docs-color-scheme-light': 'foo' } }, 'light', 'light'],
    [{ stored: { 'docs-mode': 'auto' } }, 'system', 'light'],
    [{ stored: { 'docs-mode': {} }, darkSystem: true }, 'system', 'dark'],
    [{ blocked: true }, 'system', 'light'],
    [{ blocked: true, darkSystem: true }, 'system', 'dark'],
  ])('turns %j into mode %s and scheme %s', (browser, mode, scheme) => {
    expect(paint(browser)).toEqual({
      dir: 'ltr',
      'data-mode': mode,
      'data-mui-color-scheme': scheme,
    });
  });

  it.each([
    ['', undefined],
    ['#button-prop-color', ''],
  ])('says whether the address names a part of the page: %j', (hash, target) => {
    expect(paint({ hash })['data-target']).toBe(target);
  });

  it.each<[NavigationTimingType | undefined, string | undefined]>([
    [undefined, undefined],
    ['navigate', undefined],
    ['back_forward', ''],
    ['reload', ''],
  ])('says whether the reader comes back to a place: %s', (visit, target) => {
    expect(paint({ visit })['data-target']).toBe(target);
  });

  it.each([
    ['x=8.2.0', ''],
    ['', undefined],
    [undefined, undefined],
  ])('says whether the reader told which versions they use: %j', (kept, told) => {
    const stored = kept === undefined ? {} : { 'docs-versions': kept };
    expect(paint({ stored })['data-my-versions']).toBe(told);
  });

  it.each([
    ['rtl', undefined, 'rtl'],
    ['rtl', 'ltr', 'ltr'],
    ['ltr', 'rtl', 'rtl'],
    ['rtl', 'sideways', 'rtl'],
  ])('lets a page that runs %s with %s chosen run %s', (dir, chosen, shown) => {
    const stored = chosen === undefined ? {} : { 'docs-direction': chosen };
    expect(paint({ stored }, dir)['dir']).toBe(shown);
  });

  it('shows what the store will show, whatever is kept', () => {
    const kept = fc.record({
      stored: fc.record(
        Object.fromEntries(
          storedNames.map((name) => [storageKeys[name], textOf(choicesOf(name).map(String))]),
        ),
        { requiredKeys: [] },
      ),
      variant: textOf(['TS', 'JS']),
      styling: textOf(['MUI System', 'Tailwind', 'CSS', 'system', 'tailwind', 'css']),
      darkSystem: fc.boolean(),
    });
    fc.assert(
      fc.property(kept, ({ stored, variant, styling, darkSystem }) => {
        const cookie = `codeVariant=${variant}; codeStyling=${styling}`;
        expect(paint({ stored, cookie, darkSystem })).toEqual(
          attributesOf(stored, { variant, styling, darkSystem }),
        );
      }),
      { numRuns: 1000, seed: 3 },
    );
  });

  it.each([
    ['a=1; codeVariant=JS', 'JS'],
    ['codeVariant=JS; b=2; codeVariant=JS', undefined],
    ['xcodeVariant=JS', undefined],
  ])('reads the cookies %j like the store', (cookie, variant) => {
    expect(paint({ cookie })['data-code-variant']).toBe(variant);
  });

  it('cannot close its script element', () => {
    expect(beforePaint).not.toContain('</');
  });

  it('stays small', () => {
    expect(beforePaint.length).toBeLessThan(2000);
  });
});

function textOf(choices: readonly string[]): fc.Arbitrary<string> {
  const hostile = fc.string({ unit: 'binary' }).filter((text) => !/;/.test(text));
  return fc.oneof(
    fc.constantFrom(...choices),
    fc.constantFrom('__proto__', 'constructor'),
    hostile,
  );
}

function attributesOf(
  stored: Readonly<Record<string, string | undefined>>,
  more: { variant: string; styling: string; darkSystem: boolean },
): Record<string, string> {
  const chosen = storedNames.map((name) => [
    name,
    parseSetting(name, stored[storageKeys[name]]) ?? defaultSettings[name],
  ]);
  const settings = {
    ...defaultSettings,
    ...(Object.fromEntries(chosen) as typeof defaultSettings),
    codeVariant: codeCookies.codeVariant.parse(more.variant) ?? 'TS',
    codeStyling: codeCookies.codeStyling.parse(more.styling) ?? 'system',
  };
  const paletteMode = paletteModeOf(settings.colorMode, more.darkSystem);
  const attributes = Object.entries(rootAttributesOf({ ...settings, paletteMode }));
  return Object.fromEntries(
    attributes.filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
