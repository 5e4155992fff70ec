/** The colors of the design that pictures and browser chrome use; the style sheet has the whole set. */
export const brandColors = {
  canvas: '#f3f7f5',
  canvasDark: '#0d1210',
  sheet: '#ffffff',
  text: '#17211d',
  textDark: '#e7ecea',
  textMuted: '#414e48',
  accent: '#06634a',
  accentDark: '#7edeba',
  accentSoft: '#e0f6ed',
  accentLine: '#91cdb5',
} as const;
