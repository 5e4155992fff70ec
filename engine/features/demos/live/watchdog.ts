import { pingEvery } from './limits.ts';

/** Notices that the other side has stopped answering. */
export interface Watchdog {
  /** Takes the answer to a question. */
  answer: (ping: number) => void;
  /** Changes how many unanswered questions are borne. */
  setPatience: (misses: number) => void;
  stop: () => void;
}

interface WatchdogOptions {
  ask: (ping: number) => void;
  onSilent: () => void;
  patience: number;
}

/** How late a tick may come, as a share of the time between two. */
const lateness = 1.3;

/** Asks every second until it is stopped or no answer came often enough. */
export function createWatchdog({ ask, onSilent, patience }: WatchdogOptions): Watchdog {
  let asked = 0;
  let answered = 0;
  let misses = 0;
  let ticked = performance.now();

  function tick(): void {
    const now = performance.now();
    const isLate = now - ticked > pingEvery * lateness;
    ticked = now;
    // When the machine has no time for the page, it has none for the frame either.
    if (!isLate) misses = answered < asked ? misses + 1 : 0;
    if (misses < patience) {
      asked += 1;
      ask(asked);
      return;
    }
    clearInterval(timer);
    onSilent();
  }

  const timer = setInterval(tick, pingEvery);
  return {
    // Any answer shows that the other side is alive; one nobody asked for shows nothing.
    answer: (ping) => {
      if (ping <= asked) answered = asked;
    },
    setPatience: (next) => {
      patience = next;
    },
    stop: () => clearInterval(timer),
  };
}
