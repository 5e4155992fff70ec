/** Calls `action` at most once per `wait` milliseconds, the last time after the calls have ended. */
export function throttle(action: () => void, wait: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      action();
    }, wait);
  };
}
