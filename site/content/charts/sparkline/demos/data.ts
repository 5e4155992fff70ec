/** Listeners of a podcast, in thousands, for the last twelve weeks. */
export const listeners = [5.1, 5.4, 5.2, 5.9, 6.3, 6.1, 6.8, 7.4, 7.1, 7.6, 8.1, 8.4];

/** The Mondays of those weeks. */
export const mondays = listeners.map((_, week) => new Date(Date.UTC(2026, 0, 5 + 7 * week)));

/** Water level of three reservoirs, in percent, for the last eight months. */
export const reservoirs = [
  { name: 'Alder Lake', levels: [92, 91, 93, 92, 90, 91, 92, 93] },
  { name: 'Birch Dam', levels: [88, 84, 79, 71, 64, 58, 55, 51] },
  { name: 'Cedar Pool', levels: [34, 38, 45, 57, 63, 66, 70, 74] },
];
