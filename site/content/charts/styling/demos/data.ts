/** Days of a week. */
export const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Dust in the air at noon, in micrograms per cubic meter. */
export const dust = [18, 24, 31, 47, 58, 39, 22];
