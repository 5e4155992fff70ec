/** Lets a bounded number of works run at a time; the others wait for their turn. */
export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Makes a gate for `limit` works at a time. */
export function createGate(limit: number): Gate {
  const waiting: (() => void)[] = [];
  let free = limit;

  async function enter(): Promise<void> {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  }

  /** The place goes to whoever waits longest. */
  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
