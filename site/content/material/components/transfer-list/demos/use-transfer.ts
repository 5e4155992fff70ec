import { useState } from 'react';

/** Which of all items are chosen, and which have a check mark. */
export function useTransfer(all: readonly string[], initial: readonly string[] = []) {
  const [chosen, setChosen] = useState(initial);
  const [checked, setChecked] = useState<readonly string[]>([]);
  const available = all.filter((item) => !chosen.includes(item));

  function check(items: readonly string[], on: boolean) {
    const others = checked.filter((item) => !items.includes(item));
    setChecked(on ? [...others, ...items] : others);
  }

  function move(from: readonly string[]) {
    const moving = from.filter((item) => checked.includes(item));
    const adding = moving.filter((item) => !chosen.includes(item));
    setChosen([...chosen.filter((item) => !moving.includes(item)), ...adding]);
    check(moving, false);
    return moving.length;
  }

  return { available, chosen, checked, setChosen, check, move };
}
