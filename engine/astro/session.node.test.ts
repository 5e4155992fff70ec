import { expect, test, vi } from 'vitest';
import { loadSessions } from './session-module.node.ts';

const start = {
  siteDir: '/site',
  addresses: { siteDir: '/site', config: {} as never, redirects: [] },
  apiFile: '/site/.cache/api.json',
  iconsDir: undefined,
  compilerVersion: '1',
};

test('routes need a session', () => {
  expect(() => loadSessions().currentSession()).toThrow('does not use `docs()`');
});

test('everybody in a process gets the same session, however they were loaded', async () => {
  const session = loadSessions().openSession(start);
  vi.resetModules();
  const again = await import('./session-module.node.ts');
  expect(again.loadSessions).not.toBe(loadSessions);
  expect(again.loadSessions().currentSession()).toBe(session);
  expect(session).toMatchObject({ siteDir: '/site', contentVersion: 0 });
});
