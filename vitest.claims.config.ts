import path from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from './tools/testing/find-browser.mjs';

const executablePath = findBrowser();

/** Claims of the pages, run in the browser that readers have. */
export default defineConfig({
  cacheDir: process.env['CLAIMS_CACHE'] ?? '.cache/claims',
  logLevel: 'error',
  // Packages that are met only during a run would make it load everything again.
  optimizeDeps: { entries: ['site/content/**/{demos/*,claims.test}.tsx'] },
  resolve: { alias: { '#claims': path.resolve(import.meta.dirname, 'tests/claims/claim.tsx') } },
  test: {
    include: ['site/content/**/claims.test.tsx'],
    setupFiles: ['tests/claims/prepare-document.ts'],
    // A busy machine is slow, not broken.
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    restoreMocks: true,
    unstubGlobals: true,
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: {
          ...(executablePath === undefined ? {} : { executablePath }),
          args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
