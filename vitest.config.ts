import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{engine,site,server,mcp,tools}/**/*.test.{ts,tsx}',
      'tests/structure/**/*.test.ts',
      ...(process.env.FULL ? ['tests/full/**/*.test.ts'] : []),
    ],
    // Claims of pages need a real browser: vitest.claims.config.ts.
    exclude: ['**/node_modules/**', '**/claims.test.tsx'],
    environment: 'node',
    // A busy machine is slow, not broken.
    testTimeout: 60_000,
    clearMocks: true,
    unstubGlobals: true,
    // One world for all files of a worker halves the time; nothing may be left behind by a test.
    isolate: false,
    // The grid imports a style sheet, which Node alone cannot read.
    server: { deps: { inline: [/@mui\/x-data-grid/] } },
  },
});
