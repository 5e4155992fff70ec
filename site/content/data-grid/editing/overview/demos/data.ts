/** One medicine in the store room of a pharmacy. */
export interface Medicine {
  id: number;
  name: string;
  form: 'tablets' | 'syrup' | 'ointment' | 'drops';
  packs: number;
  minimum: number;
  expires: Date;
  cooled: boolean;
}

const names = [
  'Amoxicillin',
  'Cetirizine',
  'Diclofenac',
  'Folic acid',
  'Ibuprofen',
  'Levothyroxine',
  'Metformin',
  'Omeprazole',
];

/** The forms people choose from. */
export const forms: Medicine['form'][] = ['tablets', 'syrup', 'ointment', 'drops'];

/** Twenty-four medicines. */
export const medicines: Medicine[] = Array.from({ length: 24 }, (_, index) => ({
  id: index + 1,
  name: names[index % names.length] ?? '',
  form: forms[(index + Math.floor(index / names.length)) % forms.length] ?? 'tablets',
  packs: 4 + ((index * 13) % 60),
  minimum: 5 + ((index * 3) % 4) * 5,
  expires: new Date(2026, (index * 5) % 12, 1 + ((index * 7) % 28)),
  cooled: index % 5 === 0,
}));

/** A day such as 2026-03-09, the same in every language. */
export function isoDay(value: Date | null): string {
  if (!value) return '';
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return [value.getFullYear(), value.getMonth() + 1, value.getDate()].map(twoDigits).join('-');
}
