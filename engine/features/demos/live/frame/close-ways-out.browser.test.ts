import { expect, it } from 'vitest';
import { closeWaysOut } from './close-ways-out.browser.ts';

it('leaves nothing that opens a connection to a peer', () => {
  Object.assign(globalThis, { RTCPeerConnection: Object, webkitRTCPeerConnection: Object });
  closeWaysOut();
  expect('RTCPeerConnection' in globalThis).toBe(false);
  expect('webkitRTCPeerConnection' in globalThis).toBe(false);
});
