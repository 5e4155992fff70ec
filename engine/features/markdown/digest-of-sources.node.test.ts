import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { digestOfSources } from './digest-of-sources.node.ts';

it('changes with sources only', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'sources-'));
  try {
    await writeFile(path.join(dir, 'a.ts'), '1');
    const digest = digestOfSources([dir]);
    expect(digest).toMatch(/^[\da-f]{16}$/);
    await writeFile(path.join(dir, 'a.test.ts'), '1');
    await writeFile(path.join(dir, 'a.css'), '1');
    expect(digestOfSources([dir, path.join(dir, 'missing')])).toBe(digest);
    await writeFile(path.join(dir, 'a.ts'), '2');
    expect(digestOfSources([dir])).not.toBe(digest);
  } finally {
    await rm(dir, { recursive: true });
  }
});
