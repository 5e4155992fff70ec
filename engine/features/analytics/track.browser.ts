import type { AnalyticsAdapter, EventParams } from './analytics-adapter.ts';

type Message = (adapter: AnalyticsAdapter) => void;

/** What happened before a service was there; a page that never gets one keeps no more than this. */
const waitingLimit = 100;
let waiting: Message[] = [];
let connected: AnalyticsAdapter | undefined;

/** Tells the connected service of an event; a blocked or broken service is no concern of the page. */
export function track(name: string, params: EventParams): void {
  send((adapter) => {
    adapter.event(name, params);
  });
}

/** Tells the connected service facts about the reader's set-up. */
export function setUserProperties(properties: EventParams): void {
  send((adapter) => {
    adapter.setUserProperties(properties);
  });
}

/** Connects the service that gets all events, those that waited first; nothing is sent without one. */
export function connectAnalytics(adapter: AnalyticsAdapter): void {
  connected = adapter;
  const waited = waiting;
  waiting = [];
  waited.forEach(send);
}

function send(message: Message): void {
  if (!connected) {
    if (waiting.length < waitingLimit) waiting.push(message);
    return;
  }
  try {
    message(connected);
  } catch {
    // A content blocker or a stub of it may throw at any call.
  }
}
