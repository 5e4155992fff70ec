/** Parcels of one day: how many came, how many went, how many stayed over night. */
export const parcels = [
  { day: 'Mon', received: 412, delivered: 398, waiting: 14 },
  { day: 'Tue', received: 388, delivered: 391, waiting: 11 },
  { day: 'Wed', received: 437, delivered: 402, waiting: 46 },
  { day: 'Thu', received: 405, delivered: 441, waiting: 10 },
  { day: 'Fri', received: 476, delivered: 433, waiting: 53 },
];
