import { defineConfig } from '@playwright/test';
import { findBrowser } from './tools/testing/find-browser.mjs';

const port = process.env.E2E_PORT ?? '4174';
const address = `http://127.0.0.1:${port}`;
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
    baseURL: address,
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
  webServer: {
    command: 'node server/main.ts',
    url: address,
    env: {
      PORT: port,
      HOST: '127.0.0.1',
      // Tests write into a database of their own, and faster than any reader.
      FEEDBACK_FILE: `.cache/e2e-feedback-${port}.sqlite`,
      FEEDBACK_PER_MINUTE: '10000',
      FEEDBACK_PER_DAY: '10000',
      // Pages are built without counting; the tests of it give the address to theirs.
      ANALYTICS_BEACON: '/_events',
    },
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
