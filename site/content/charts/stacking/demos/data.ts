/** Years of the electricity mix of an island. */
export const years = ['2021', '2022', '2023', '2024', '2025'];

/** Electricity by source, in gigawatt hours. */
export const sources = [
  { label: 'Coal', data: [42, 38, 27, 19, 11] },
  { label: 'Wind', data: [18, 24, 31, 36, 44] },
  { label: 'Solar', data: [4, 7, 11, 16, 22] },
];
