/** Kilometers per week and minutes to the finish line. */
export const club = [
  { id: 'c1', x: 42, y: 238 },
  { id: 'c2', x: 48, y: 226 },
  { id: 'c3', x: 55, y: 219 },
  { id: 'c4', x: 58, y: 231 },
  { id: 'c5', x: 63, y: 207 },
  { id: 'c6', x: 70, y: 201 },
  { id: 'c7', x: 74, y: 210 },
  { id: 'c8', x: 82, y: 189 },
  { id: 'c9', x: 90, y: 184 },
  { id: 'c10', x: 96, y: 177 },
];

export const firstTimers = [
  { id: 'f1', x: 18, y: 312 },
  { id: 'f2', x: 22, y: 298 },
  { id: 'f3', x: 25, y: 305 },
  { id: 'f4', x: 29, y: 281 },
  { id: 'f5', x: 34, y: 288 },
  { id: 'f6', x: 38, y: 262 },
  { id: 'f7', x: 44, y: 268 },
  { id: 'f8', x: 52, y: 243 },
];

/** Cities of an imaginary country. */
export const cities = [
  { name: 'Arden', income: 21, life: 74.1, people: 2.4 },
  { name: 'Brook', income: 27, life: 77.8, people: 0.6 },
  { name: 'Corvin', income: 33, life: 78.2, people: 5.1 },
  { name: 'Dale', income: 38, life: 80.4, people: 1.2 },
  { name: 'Elmstead', income: 44, life: 80.1, people: 8.3 },
  { name: 'Farrow', income: 52, life: 82.6, people: 3.3 },
  { name: 'Glen', income: 58, life: 82.9, people: 0.9 },
];
