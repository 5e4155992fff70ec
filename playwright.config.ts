import { defineConfig } from '@playwright/test';
import { siteServer } from './tests/site-server.ts';
import { findBrowser } from './tools/testing/find-browser.mjs';

const port = process.env.E2E_PORT ?? '4174';
const executablePath = findBrowser();

/** Tests tagged `@full` run only in `npm run test:full`. */
const fullOnly = process.env.FULL ? {} : { grepInvert: /@full/ };

export default defineConfig({
  ...fullOnly,
  testDir: 'tests',
  testMatch: '{e2e,a11y,faults}/**/*.spec.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: 'tests/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine is slow, not broken: speed is measured in the bench, never by a test's patience.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  // Once more, and named as flaky in the report: one hiccup of a busy machine must not hide all other news.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  use: {
    baseURL: siteServer(port).url,
    trace: 'off',
    actionTimeout: 90_000,
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  webServer: siteServer(port),
});
