/** Days that the museum is open. */
export const days = ['Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Visitors of the museum in three weeks. */
export const weeks = [
  { label: 'Week 1', visitors: [310, 280, 340, 420, 760, 690] },
  { label: 'Week 2', visitors: [260, 390, 300, 510, 640, 820] },
  { label: 'Week 3', visitors: [450, 330, 410, 380, 880, 610] },
];
