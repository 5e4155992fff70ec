/** True when one letter was changed, added, left out, or exchanged with its neighbor. */
export function isOneLetterOff(written: string, meant: string): boolean {
  if (Math.abs(written.length - meant.length) > 1 || written === meant) return false;
  let start = 0;
  while (start < written.length && written[start] === meant[start]) start += 1;
  const [left, right] = [written.slice(start), meant.slice(start)];
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left.slice(2) === right.slice(2) && left[0] === right[1] && left[1] === right[0])
  );
}
