const day = 24 * 60 * 60 * 1000;
const first = Date.UTC(2025, 0, 1);

/** Every day of a year. */
export const dates = Array.from({ length: 365 }, (_, index) => new Date(first + index * day));

/** Energy of a building in kWh: high in winter, low on weekends, with small steps in between. */
export const energy = dates.map((date, index) => {
  const season = 120 + 70 * Math.cos((index / 365) * 2 * Math.PI);
  const weekend = date.getUTCDay() % 6 === 0 ? 0.55 : 1;
  return Math.round(season * weekend + ((index * 17) % 23));
});

const dayMonth = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** A day as people read it, the same in every time zone. */
export function dayText(date: Date): string {
  return dayMonth.format(date);
}
