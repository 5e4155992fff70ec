/** A stop of the bus network. */
export interface Stop {
  id: number;
  name: string;
  area: string;
}

const stops: Stop[] = [
  { id: 11, name: 'Market Square', area: 'Old Town' },
  { id: 12, name: 'Market Hall', area: 'North Quay' },
  { id: 27, name: 'City Museum', area: 'Old Town' },
  { id: 31, name: 'Mill Lane', area: 'Riverside' },
  { id: 44, name: 'Central Library', area: 'University' },
  { id: 45, name: 'Botanical Garden', area: 'University' },
];

/** Stands for a request that ends early when the signal says so. */
export function findStops(text: string, signal: AbortSignal): Promise<Stop[]> {
  const typed = text.trim().toLowerCase();
  const found = stops.filter(({ name, area }) => `${name} ${area}`.toLowerCase().includes(typed));
  return new Promise((resolve, reject) => {
    const answer = setTimeout(() => resolve(found), 300);
    signal.addEventListener('abort', () => {
      clearTimeout(answer);
      reject(new Error('Nobody waits for this answer any more.'));
    });
  });
}
