/** Ways to the network that no browser yet lets a policy forbid. */
const constructors = ['RTCPeerConnection', 'webkitRTCPeerConnection', 'mozRTCPeerConnection'];

/** Takes them away before any edited code runs; a frame inside the frame has no script to fetch them back. */
export function lockDown(): void {
  for (const name of constructors) Reflect.deleteProperty(globalThis, name);
}
