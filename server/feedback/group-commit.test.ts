import { expect, it, vi } from 'vitest';
import { createGroupCommit, OverloadError } from './group-commit.ts';

it('writes what arrives together in one batch and answers after it', async () => {
  const write = vi.fn((items: readonly number[]) => Promise.resolve(items.map((item) => item * 2)));
  const commit = createGroupCommit(write);
  expect(await Promise.all([commit.add(1), commit.add(2), commit.add(3)])).toEqual([2, 4, 6]);
  expect(write.mock.calls).toEqual([[[1, 2, 3]]]);
});

it('collects the next batch while one is being written', async () => {
  const gate = Promise.withResolvers<undefined>();
  const batches: number[][] = [];
  const commit = createGroupCommit(async (items: readonly number[]) => {
    batches.push([...items]);
    if (batches.length === 1) await gate.promise;
    return items;
  });
  const first = commit.add(1);
  await vi.waitFor(() => expect(batches).toHaveLength(1));
  const later = [commit.add(2), commit.add(3)];
  gate.resolve(undefined);
  await Promise.all([first, ...later]);
  expect(batches).toEqual([[1], [2, 3]]);
});

it('answers nobody before the batch is written', async () => {
  const gate = Promise.withResolvers<undefined>();
  const write = vi.fn(async (items: readonly number[]) => {
    await gate.promise;
    return items;
  });
  const answered = vi.fn();
  const adding = createGroupCommit(write).add(1).then(answered);
  await vi.waitFor(() => expect(write).toHaveBeenCalled());
  expect(answered).not.toHaveBeenCalled();
  gate.resolve(undefined);
  await adding;
  expect(answered).toHaveBeenCalled();
});

it('tells each of a failed batch and goes on with the next', async () => {
  const write = vi.fn((items: readonly number[]) => Promise.resolve(items));
  write.mockRejectedValueOnce(new Error('disk full'));
  const commit = createGroupCommit(write);
  const outcomes = await Promise.allSettled([commit.add(1), commit.add(2)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await commit.add(3)).toBe(3);
});

it('refuses more than can wait', async () => {
  const commit = createGroupCommit((items: readonly number[]) => Promise.resolve(items));
  const all = await Promise.allSettled(Array.from({ length: 5_001 }, (_, at) => commit.add(at)));
  const refused = all.filter(
    (it) => it.status === 'rejected' && it.reason instanceof OverloadError,
  );
  expect(refused).toHaveLength(1);
});
