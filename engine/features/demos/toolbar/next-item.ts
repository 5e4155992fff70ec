/** The place that a key leads to in a row of `count` items, round and round; undefined for other keys. */
export function nextItem(
  key: string,
  current: number,
  { count, rtl }: { count: number; rtl: boolean },
): number | undefined {
  const forward = rtl ? 'ArrowLeft' : 'ArrowRight';
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'ArrowLeft':
    case 'ArrowRight':
      return (current + (key === forward ? 1 : -1) + count) % count;
    default:
      return undefined;
  }
}
