/** One solar roof. */
export interface Roof {
  id: number;
  site: string;
  peak: number;
  output: number;
  share: number;
}

/** Six roofs with their values of May. */
export const roofs: Roof[] = [
  { id: 1, site: 'Town hall', peak: 48, output: 5420, share: 0.71 },
  { id: 2, site: 'Swimming pool', peak: 120, output: 13980, share: 0.94 },
  { id: 3, site: 'Fire station', peak: 36, output: 3870, share: 0.52 },
  { id: 4, site: 'Library', peak: 64, output: 7350, share: 0.83 },
  { id: 5, site: 'Bus depot', peak: 210, output: 24600, share: 0.65 },
  { id: 6, site: 'Primary school', peak: 82, output: 9120, share: 0.47 },
];
