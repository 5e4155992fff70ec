// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { closeWaysOut } from './close-ways-out.browser.ts';

it('leaves nothing that opens a connection to a peer', () => {
  Object.assign(globalThis, { RTCPeerConnection: Object, webkitRTCPeerConnection: Object });
  closeWaysOut();
  expect('RTCPeerConnection' in globalThis).toBe(false);
  expect('webkitRTCPeerConnection' in globalThis).toBe(false);
});

it('takes away frames inside the frame, which have a history of their own', async () => {
  closeWaysOut();
  document.body.innerHTML = '<div><embed><p>stays</p></div>';
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(document.body.innerHTML).toBe('<div><p>stays</p></div>');
});
