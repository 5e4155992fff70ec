/** A hiking trail. */
export interface Trail {
  id: number;
  name: string;
  length: number;
  level: string;
}

/** The trails of a park. */
export const trails: Trail[] = [
  { id: 1, name: 'Gorge Loop', length: 7.5, level: 'Moderate' },
  { id: 2, name: 'Lake Promenade', length: 3.2, level: 'Easy' },
  { id: 3, name: 'Three Summits', length: 18.4, level: 'Hard' },
  { id: 4, name: 'Beaver Boardwalk', length: 1.8, level: 'Easy' },
  { id: 5, name: 'Old Mill Path', length: 5.1, level: 'Moderate' },
  { id: 6, name: 'Waterfall Steps', length: 4.4, level: 'Hard' },
  { id: 7, name: 'Birch Circuit', length: 9, level: 'Moderate' },
];
