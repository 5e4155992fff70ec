/** Calls back once the next frame is painted: what a reader sees first must not wait for what follows it. */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}
