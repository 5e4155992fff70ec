import { expect, it } from 'vitest';
import { checkConfig } from './check-config.ts';
import { defineConfig } from './define-config.ts';
import type { DocsConfig } from './docs-config.ts';

const config: DocsConfig = {
  name: 'Docs',
  origin: 'https://docs.example',
  locales: [{ code: 'en', label: 'English', htmlLang: 'en' }],
  products: [
    {
      id: 'grid',
      folder: 'grid',
      name: 'Grid',
      family: 'Family',
      pathname: '/grid',
      packageName: 'grid',
      navigation: 'main',
      glyph: 'grid',
      versions: { pathname: '/grid/', older: [] },
    },
  ],
  navigations: [
    { id: 'main', items: [{ pathname: '/grid', children: [{ pathname: '/grid/rows' }] }] },
  ],
  versionHost: 'https://{version}.docs.example',
};

it('finds nothing wrong with a whole configuration, and gives it back as it is', () => {
  expect(checkConfig(config)).toEqual([]);
  expect(defineConfig(config)).toBe(config);
});

const [grid] = config.products;

it.each([
  [{ name: '' }, 'name: must not be empty'],
  [{ storage: { prefix: 'Docs' } }, 'storage.prefix: must be small letters and a hyphen: `docs-`'],
  [
    { addresses: { playground: 'try/' } },
    'addresses.playground: must be a pathname such as `/guides/api`',
  ],
  [{ storage: { modus: 'x-' } }, 'storage.modus: there is no such field'],
  [{ changelog: '' }, 'changelog: must not be empty'],
  [{ name: 3 }, 'name: Invalid type: Expected string but received 3'],
  [{ name: undefined }, 'name: Invalid type: Expected string but received undefined'],
  [{ origin: 'docs.example' }, 'origin: must be a whole address such as `https://docs.example`'],
  [{ origin: 'https://docs.example/' }, 'origin: must be an origin, without a path or a slash'],
  [{ locales: [] }, 'locales: must name at least one language'],
  [
    { locales: [{ code: 'ar', label: 'العربية', htmlLang: 'ar', direction: 'right' }] },
    'locales[0].direction: Invalid type: Expected ("ltr" | "rtl") but received "right"',
  ],
  [{ headerLink: ['/grid'] }, 'headerLink: there is no such field'],
  [{ headerLinks: ['grid/'] }, 'headerLinks[0]: must be a pathname such as `/guides/api`'],
  [
    { navigations: [{ id: 'main', items: [{ pathname: '/a', children: [{ path: '/b' }] }] }] },
    'navigations[0].items[0].children[0].path: there is no such field',
  ],
  [
    { products: [{ ...grid, navigation: 'x' }] },
    'products[0].navigation: no navigation has the id "x"',
  ],
  [{ products: [grid, grid] }, 'products[1].id: "grid" is there twice'],
])('names the field of %j', (wrong, line) => {
  expect(checkConfig({ ...config, ...wrong } as DocsConfig)).toContain(line);
});

it('stops with all lines', () => {
  const wrong = { ...config, name: '', origin: '' };
  expect(() => defineConfig(wrong)).toThrow(
    /^docs\.config\.ts cannot be used\.\n {2}name: .*\n {2}origin: /,
  );
});
