/** Hours of a day in a greenhouse. */
export const hours = [0, 3, 6, 9, 12, 15, 18, 21];

/** Temperature at those hours, in degrees Celsius. */
export const temperatures = [13, 12, 14, 20, 27, 31, 24, 17];
