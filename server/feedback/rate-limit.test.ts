import { describe, expect, it, vi } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

const limits = { perMinute: 6, perDay: 30, overall: 50 };

function createClock() {
  let time = 0;
  return { now: () => time, pass: (seconds: number) => (time += seconds * 1_000) };
}

describe('the limits', () => {
  it('let six through, then one each ten seconds', () => {
    const clock = createClock();
    const judge = createRateLimit(limits, clock.now);
    const first = Array.from({ length: 7 }, () => judge('a').passes);
    expect(first).toEqual([true, true, true, true, true, true, false]);
    expect(judge('a')).toEqual({ passes: false, limit: 'client', seconds: 10 });
    clock.pass(10);
    expect([judge('a').passes, judge('a').passes]).toEqual([true, false]);
  });

  it('keep 10,000 messages of one sender within an hour to 30 or little more', () => {
    const clock = createClock();
    const judge = createRateLimit(limits, clock.now);
    let passed = 0;
    for (let at = 0; at < 10_000; at += 1) {
      clock.pass(0.36);
      if (judge('a').passes) passed += 1;
    }
    // 30 at once and 30 a day come back: 1.25 in an hour.
    expect(passed).toBe(31);
  });

  it('F38 do not care when the clock of the machine jumps by a day', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01') });
    const judge = createRateLimit({ ...limits, perMinute: 1 });
    expect(judge('a').passes).toBe(true);
    vi.setSystemTime(new Date('2026-03-02'));
    expect(judge('a').passes).toBe(false);
    vi.setSystemTime(new Date('2026-02-28'));
    expect(judge('a').passes).toBe(false);
    vi.useRealTimers();
  });

  it('let others through beside a flood', () => {
    const judge = createRateLimit(limits, createClock().now);
    for (let at = 0; at < 1_000; at += 1) judge('flood');
    expect(judge('reader')).toEqual({ passes: true });
  });

  it('stop all together at the overall rate', () => {
    const clock = createClock();
    const judge = createRateLimit(limits, clock.now);
    const passed = Array.from({ length: 60 }, (_, at) => judge(`reader-${at}`).passes);
    expect(passed.filter(Boolean)).toHaveLength(50);
    expect(judge('late')).toEqual({ passes: false, limit: 'overall', seconds: 1 });
    clock.pass(1);
    expect(judge('late').passes).toBe(true);
  });

  it('forget the sender unseen for longest and none of the recent', () => {
    const judge = createRateLimit({ ...limits, perMinute: 1, overall: 1e9 }, createClock().now);
    judge('first');
    for (let at = 0; at < 19_999; at += 1) judge(`reader-${at}`);
    expect(judge('first').passes).toBe(false);
    judge('one more');
    expect([judge('first').passes, judge('reader-0').passes]).toEqual([false, true]);
  });
});
