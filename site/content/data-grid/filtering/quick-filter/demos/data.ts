/** One plant in the catalog of a nursery. */
export interface Plant {
  id: number;
  name: string;
  family: string;
  shelf: string;
  height: number;
  tags: string[];
}

const plants = [
  ['Lavender', 'Lamiaceae', 'sun fragrant bees'],
  ['Rosemary', 'Lamiaceae', 'sun kitchen'],
  ['Peppermint', 'Lamiaceae', 'shade kitchen tea'],
  ['Coneflower', 'Asteraceae', 'sun bees'],
  ['Marigold', 'Asteraceae', 'sun annual'],
  ['Yarrow', 'Asteraceae', 'sun tea'],
  ['Hosta', 'Asparagaceae', 'shade leaves'],
  ['Lily of the valley', 'Asparagaceae', 'shade fragrant'],
  ['Lady fern', 'Athyriaceae', 'shade leaves'],
  ['Cranesbill', 'Geraniaceae', 'shade bees'],
] as const;
const pots = ['9 cm', '13 cm', '2 l'];

/** Thirty pots: ten plants in three sizes. */
export const catalog: Plant[] = Array.from({ length: 30 }, (_, index) => {
  const [name, family, tags] = plants[index % plants.length] ?? plants[0];
  return {
    id: index + 1,
    name: `${name}, ${pots[Math.floor(index / plants.length)] ?? ''}`,
    family,
    shelf: `${'ABC'[index % 3] ?? 'A'}-${10 + ((index * 7) % 20)}`,
    height: 15 + ((index * 17) % 90),
    tags: tags.split(' '),
  };
});
