import { defineConfig } from '@playwright/test';
import type { Options } from './tests/browsers/test.ts';
import { siteServer } from './tests/site-server.ts';

const server = siteServer(process.env.E2E_PORT ?? '4174');

/** What readers do, in the browsers that `playwright.config.ts` does not open. */
export default defineConfig<object, Options>({
  testDir: 'tests/browsers',
  outputDir: 'test-results/browsers',
  forbidOnly: true,
  // A busy machine is slow, not broken.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  retries: 0,
  workers: 2,
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
  use: { origin: server.url },
  webServer: server,
});
