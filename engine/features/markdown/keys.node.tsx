import { fragmentOf } from './fragment-of.ts';

/** Keys pressed together, e.g. `Ctrl+C`; a plus at the end is the plus key. */
export function Keys({ combination }: { combination: string }) {
  const keys = combination.split(/(?<=.)\+(?=.)/).map((key) => key.trim());
  return (
    <span className="keys">
      {fragmentOf(
        keys.flatMap((key, index) => [index > 0 && '+', <kbd className="kbd">{key}</kbd>]),
      )}
    </span>
  );
}
