/** What fills a disk, in gigabytes, largest first. */
export const folders = [
  { name: 'Videos', value: 182 },
  { name: 'Photos', value: 96 },
  { name: 'Games', value: 74 },
  { name: 'Music', value: 38 },
  { name: 'System', value: 31 },
  { name: 'Other', value: 23 },
];

/** A budget of a town in millions, with its parts. */
export const budget = [
  {
    name: 'Education',
    parts: [
      { name: 'Schools', value: 34 },
      { name: 'Day care', value: 18 },
      { name: 'Library', value: 5 },
    ],
  },
  {
    name: 'Roads',
    parts: [
      { name: 'Repairs', value: 16 },
      { name: 'Bus lines', value: 11 },
    ],
  },
  {
    name: 'Parks',
    parts: [
      { name: 'Playgrounds', value: 6 },
      { name: 'Swimming pool', value: 8 },
    ],
  },
];
