import { expect, it } from 'vitest';
import { lockDown } from './lock-down.browser.ts';

it('leaves nothing that opens a connection to a peer', () => {
  Object.assign(globalThis, { RTCPeerConnection: Object, webkitRTCPeerConnection: Object });
  lockDown();
  expect('RTCPeerConnection' in globalThis).toBe(false);
  expect('webkitRTCPeerConnection' in globalThis).toBe(false);
});
