import { beforeEach, expect, it, vi } from 'vitest';
import type * as Track from './track.browser.ts';

let module: typeof Track;

beforeEach(async () => {
  vi.resetModules();
  module = await import('./track.browser.ts');
});

function connect(event = vi.fn()) {
  const setUserProperties = vi.fn();
  module.connectAnalytics({ event, setUserProperties });
  return { event, setUserProperties };
}

it('sends events and properties to the connected service', () => {
  const { event, setUserProperties } = connect();
  module.track('ad', { eventAction: 'display', eventLabel: 'in-house' });
  module.setUserProperties({ codeVariant: 'TS' });
  expect(event.mock.calls).toEqual([['ad', { eventAction: 'display', eventLabel: 'in-house' }]]);
  expect(setUserProperties.mock.calls).toEqual([[{ codeVariant: 'TS' }]]);
});

it('keeps what came too early, in its order, and no more than 100', () => {
  for (let count = 0; count < 250; count += 1) module.track('code', { count });
  const { event } = connect();
  expect(event.mock.calls).toEqual(Array.from({ length: 100 }, (_, count) => ['code', { count }]));
});

it('F11 never throws, whatever the service does', () => {
  const { event } = connect(
    vi.fn(() => {
      throw new Error('blocked');
    }),
  );
  expect(() => {
    module.track('ad', {});
    module.track('ad', {});
  }).not.toThrow();
  expect(event).toHaveBeenCalledTimes(2);
});
