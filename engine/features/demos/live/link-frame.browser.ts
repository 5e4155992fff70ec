import { mostMessagesPerSecond } from './limits.ts';
import {
  formatMessage,
  parseFrameMessage,
  type FrameMessage,
  type PageMessage,
} from './protocol.ts';
import { createMessageLimit } from './message-limit.ts';

/** The only way between the page and the frame. */
export interface FrameLink {
  send: (message: PageMessage) => void;
  close: () => void;
}

interface LinkEvents {
  onMessage: (message: FrameMessage) => void;
  /** The frame went elsewhere, or shouts: nothing it says is heard any more. */
  onLost: (reason: 'left' | 'flood') => void;
}

/** Hands one end of a channel to the frame's first document; nothing is ever heard from the window. */
export function linkFrame(frame: HTMLIFrameElement, events: LinkEvents): FrameLink {
  const { port1, port2 } = new MessageChannel();
  const isWithinLimit = createMessageLimit(mostMessagesPerSecond);
  let loads = 0;

  function lose(reason: 'left' | 'flood'): void {
    port1.close();
    events.onLost(reason);
  }

  frame.addEventListener('load', () => {
    loads += 1;
    // The frame has no origin that could be named; its first document is ours.
    if (loads === 1) frame.contentWindow?.postMessage('port', '*', [port2]);
    else lose('left');
  });
  port1.onmessage = ({ data }) => {
    const message = parseFrameMessage(data);
    if (!isWithinLimit(performance.now())) lose('flood');
    else if (message) events.onMessage(message);
  };
  return {
    send: (message) => port1.postMessage(formatMessage(message)),
    close: () => port1.close(),
  };
}
