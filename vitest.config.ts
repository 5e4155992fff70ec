import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{engine,site,server,mcp,tools}/**/*.test.{ts,tsx}',
      'tests/structure/**/*.test.ts',
      ...(process.env.FULL ? ['tests/full/**/*.test.ts'] : []),
    ],
    environment: 'node',
    clearMocks: true,
    // The grid imports a style sheet, which Node alone cannot read.
    server: { deps: { inline: [/@mui\/x-data-grid/] } },
  },
});
