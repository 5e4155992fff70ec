/** Season tickets of a tram company. */
export const tickets = [
  { name: 'Inner ring', month: 29, includes: ['Trams in zone 1', 'Bicycle after 19:00'] },
  { name: 'City', month: 46, includes: ['Trams and buses in zones 1 to 3', 'Bicycle all day'] },
  { name: 'Region', month: 71, includes: ['All zones', 'Ferries', 'A guest on Sundays'] },
];

/** What lies in a basket, prices in cents. */
export const basket = [
  { id: 'lamp', name: 'Clamp lamp', price: 3900 },
  { id: 'desk', name: 'Standing desk, 140 cm', price: 41900 },
  { id: 'mat', name: 'Floor mat', price: 2450 },
];

/** Places of the side navigation. */
export const places = ['Berths', 'Ships', 'Cargo', 'Pilots'];
