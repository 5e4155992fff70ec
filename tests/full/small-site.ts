// A small site for tests that need its server in a process of its own: prints the address.
import { createTestSite } from '../../server/site.fixture.ts';

const site = await createTestSite({
  'index.html': `<!doctype html><title>A</title>${'a'.repeat(2800)}`,
});
console.log(site.address);
process.on('SIGTERM', () => void site.remove().then(() => process.exit()));
