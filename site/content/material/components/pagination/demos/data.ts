export interface Song {
  title: string;
  artist: string;
  minutes: string;
}

const titles = [
  'Paper Lanterns',
  'Slow Tide',
  'North Window',
  'Copper Rain',
  'The Long Platform',
  'Violet Hour',
  'Second Breakfast',
  'Salt and Cedar',
  'Night Ferry',
  'Borrowed Coat',
  'Under the Arcade',
  'Half a Sunday',
];
const artists = ['Mara Quill', 'The Low Lamps', 'Ines Okoro', 'Field Recorder'];

/** 48 songs, always the same. */
export const songs: readonly Song[] = Array.from({ length: 48 }, (_, index) => ({
  title: `${titles[index % titles.length]}${index < titles.length ? '' : `, part ${Math.floor(index / titles.length) + 1}`}`,
  artist: artists[(index * 3 + Math.floor(index / 5)) % artists.length] ?? '',
  minutes: `${2 + (index % 4)}:${String((index * 17) % 60).padStart(2, '0')}`,
}));
