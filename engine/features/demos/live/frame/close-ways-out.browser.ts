/** Ways to the network that no browser yet lets a policy forbid. */
const constructors = ['RTCPeerConnection', 'webkitRTCPeerConnection', 'mozRTCPeerConnection'];

/** Elements with a history of their own, each step of which would be a step of the whole tab. */
const inner = 'iframe, frame, object, embed, portal, fencedframe';

/** Takes them away before any edited code runs; a frame inside the frame has no script to fetch them back. */
export function closeWaysOut(): void {
  for (const name of constructors) Reflect.deleteProperty(globalThis, name);
  keepHistory();
  removeInnerFrames();
}

/** Every step in the frame would be one of the tab: the reader's way back must not fill with them. */
function keepHistory(): void {
  const { navigation } = globalThis as { navigation?: EventTarget };
  // Taken now, because the code may put something else in its place.
  const { apply } = Reflect;
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called on the event it belongs to
  const { preventDefault } = Event.prototype;
  navigation?.addEventListener('navigate', (event) => {
    const { navigationType, hashChange, destination } = event as NavigateFacts;
    // Leaving the document is noticed by the page, which then stops the frame.
    const staysHere = hashChange || destination.sameDocument;
    if (navigationType === 'push' && staysHere) apply(preventDefault, event, []);
  });
}

/** What the frame reads of the browser's event. */
type NavigateFacts = Event & {
  navigationType: string;
  hashChange: boolean;
  destination: { sameDocument: boolean };
};

function removeInnerFrames(): void {
  const observer = new MutationObserver(() => {
    for (const element of document.querySelectorAll(inner)) element.remove();
  });
  observer.observe(document, { childList: true, subtree: true });
}
