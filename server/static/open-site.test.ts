import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openSite } from './open-site.ts';

let folder: string;
let link: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'open-site-'));
  link = path.join(folder, 'current');
  await writeRelease('first');
  await turnTo('first');
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

async function writeRelease(name: string): Promise<void> {
  await mkdir(path.join(folder, name));
  await writeFile(path.join(folder, name, `${name}.html`), name);
}

async function turnTo(name: string): Promise<void> {
  await symlink(path.join(folder, name), `${link}.new`);
  await rename(`${link}.new`, link);
}

it.each([
  ['stands', 0],
  ['is set back by a day', -86_400_000],
  ['is set forward by a day', 86_400_000],
])('sees a new release within a second when the clock %s', async (_what, jump) => {
  const site = await openSite(link, { extra: {}, onProblem: vi.fn() });
  await writeRelease('second');
  await turnTo('second');
  vi.setSystemTime(Date.now() + jump);
  vi.advanceTimersByTime(1_001);
  site.current();
  await vi.waitFor(() => expect([...site.current().files.keys()]).toEqual(['/second.html']));
});

it('stays with the release it has when the new one cannot be read', async () => {
  const onProblem = vi.fn();
  const site = await openSite(link, { extra: {}, onProblem });
  await writeRelease('broken');
  await writeFile(path.join(folder, 'broken/_headers.json'), '{');
  await turnTo('broken');
  vi.advanceTimersByTime(1_001);
  site.current();
  await vi.waitFor(() => expect(onProblem).toHaveBeenCalledOnce());
  expect([...site.current().files.keys()]).toEqual(['/first.html']);
});
