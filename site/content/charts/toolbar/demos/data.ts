/** Days of a quarter. */
export const days = Array.from({ length: 90 }, (_, index) => index + 1);

/** Trips with rental scooters on those days. */
export const trips = days.map((day) => 400 + ((day * 53) % 170) + (day % 7 > 4 ? 180 : 0));
