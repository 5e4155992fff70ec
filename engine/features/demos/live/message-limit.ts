/** Tells of each event whether it is still within the limit. */
export type MessageLimit = (now: number) => boolean;

/** Makes a limit of so many events in any second. */
export function createMessageLimit(perSecond: number): MessageLimit {
  let second = -Infinity;
  let count = 0;
  return (now) => {
    if (now - second >= 1000) {
      second = now;
      count = 0;
    }
    count += 1;
    return count <= perSecond;
  };
}
