import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../bootstrap/root.mjs';
import { siteVariables } from './site-variables.mjs';

it('are the choices and nothing else, in a fixed order', () => {
  expect(siteVariables({ PORT: '1', AD_HOSTS: 'b', ANALYTICS_BEACON: '/_events', HOME: '/' })).toBe(
    'AD_HOSTS=b\nANALYTICS_BEACON=/_events',
  );
  expect(siteVariables({ PATH: '/bin' })).toBe('');
});

it('are all that the site reads', () => {
  const folder = path.join(root, 'site');
  const names = readdirSync(folder)
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .flatMap((text) => [
      ...[...text.matchAll(/process\.env\['(\w+)'\]/g)].map(([, name = '']) => name),
      ...[...text.matchAll(/\{([^}]+)\} = process\.env/g)].flatMap(([, list = '']) =>
        list.match(/\b[A-Z][A-Z_]+/g),
      ),
    ])
    .filter((name) => name !== null && !/^DOCS_/.test(name));
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) expect(siteVariables({ [String(name)]: 'x' })).toBe(`${name}=x`);
});
