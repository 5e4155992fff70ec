/** How many may pass at once, and in how many milliseconds that many come back. */
export interface Rate {
  count: number;
  milliseconds: number;
}

/** Tells time that never jumps, in milliseconds. */
export type Now = () => number;

/** Lets through a bounded number of things. */
export interface TokenBucket {
  /** Milliseconds until one more may pass; 0 when one may now. */
  wait: () => number;
  take: () => void;
}

/** Makes a full bucket of tokens which fills again steadily. */
export function createTokenBucket({ count, milliseconds }: Rate, now: Now): TokenBucket {
  let tokens = count;
  let last = now();

  function refill(): void {
    const time = now();
    tokens = Math.min(count, tokens + ((time - last) * count) / milliseconds);
    last = time;
  }

  return {
    wait: () => {
      refill();
      // Sums of fractions miss a whole number by a hair.
      return tokens > 0.999_999 ? 0 : ((1 - tokens) * milliseconds) / count;
    },
    take: () => {
      tokens -= 1;
    },
  };
}
