/** How long loops may keep the frame busy without a pause, in milliseconds. */
const longestTask = 1000;
/** Asking for the time on each round would slow honest loops down. */
const roundsBetweenLooks = 1000;

/** Thrown into a loop that does not end. */
export class EndlessLoop extends Error {}

/** Makes the function that loops call on each round; it throws when they have run too long. */
export function createLoopGuard(): () => void {
  let rounds = 0;
  let until: number | undefined;
  let isOver = false;

  function startTask(): void {
    until = performance.now() + longestTask;
    setTimeout(() => {
      until = undefined;
      isOver = false;
    });
  }

  return () => {
    rounds += 1;
    if (!isOver && rounds % roundsBetweenLooks !== 1) return;
    if (until === undefined) startTask();
    // Once over, every loop of the task ends: one of them may catch what is thrown into another.
    else isOver ||= performance.now() > until;
    if (isOver) throw new EndlessLoop();
  };
}
