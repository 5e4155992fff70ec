/** Months with rain in millimeters and temperature in degrees Celsius of a mountain village. */
export const climate = [
  { month: 'Jan', rain: 62, temperature: -2 },
  { month: 'Mar', rain: 71, temperature: 4 },
  { month: 'May', rain: 108, temperature: 13 },
  { month: 'Jul', rain: 132, temperature: 18 },
  { month: 'Sep', rain: 94, temperature: 14 },
  { month: 'Nov', rain: 78, temperature: 3 },
];
