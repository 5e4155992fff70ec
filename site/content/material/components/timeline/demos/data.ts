/** What happened to a parcel, oldest first. */
export const steps = [
  { time: 'Mon 09:12', text: 'Label created' },
  { time: 'Mon 17:40', text: 'Picked up' },
  { time: 'Tue 06:05', text: 'Sorted in Malmö' },
  { time: 'Wed 11:30', text: 'Delivered' },
];
