export interface Item {
  name: string;
  value: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const sum = (items: Item[]) => items.reduce((total, { value }) => total + value, 0);

/** Divides the box into one box for each item, with areas like the values. */
export function treemap<T extends Item>(items: T[], box: Box): (T & Box)[] {
  const [first] = items;
  if (first === undefined) return [];
  if (items.length === 1) return [{ ...first, ...box }];
  const total = sum(items);
  let count = 1;
  while (count < items.length - 1 && sum(items.slice(0, count + 1)) <= total / 2) count += 1;
  const share = sum(items.slice(0, count)) / total;
  const { x, y, width, height } = box;
  const [one, two]: [Box, Box] =
    width > height
      ? [
          { x, y, width: width * share, height },
          { x: x + width * share, y, width: width * (1 - share), height },
        ]
      : [
          { x, y, width, height: height * share },
          { x, y: y + height * share, width, height: height * (1 - share) },
        ];
  return [...treemap(items.slice(0, count), one), ...treemap(items.slice(count), two)];
}
