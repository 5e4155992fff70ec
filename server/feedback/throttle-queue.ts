/** Where those stand who are over their limits until it is their turn to hear so. */
export interface ThrottleQueue {
  /** Resolves when the rejection may be sent; who has gone meanwhile holds nobody up. */
  wait: (hasGone: () => boolean) => Promise<void>;
}

interface Waiting {
  resolve: () => void;
  hasGone: () => boolean;
}

/** The line moves by so many rejections in so many milliseconds: 500 a second. */
const step = { count: 5, milliseconds: 10 };

/** More than this are not kept waiting: their connections would cost more than their answers. */
const longest = 2_000;

/**
 * Makes the line. A sender that floods the service sends its next message when the last is answered,
 * so the pace of the rejections is the pace of the flood, and the time it leaves belongs to readers.
 * The first in an empty line is answered at once.
 */
export function createThrottleQueue(): ThrottleQueue {
  const line: Waiting[] = [];
  let left = step.count;
  let timer: NodeJS.Timeout | undefined;

  function release(): void {
    while (left > 0) {
      const next = line.shift();
      if (!next) return;
      next.resolve();
      if (!next.hasGone()) left -= 1;
    }
  }

  function move(): void {
    const wasIdle = left === step.count;
    left = step.count;
    release();
    if (!wasIdle || line.length > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  return {
    wait: (hasGone) =>
      new Promise((resolve) => {
        if (line.length >= longest) {
          resolve();
          return;
        }
        line.push({ resolve, hasGone });
        timer ??= setInterval(move, step.milliseconds);
        release();
      }),
  };
}
