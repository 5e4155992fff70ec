/** One applicant for a place at a school of music. */
export interface Applicant {
  id: number;
  name: string;
  instrument: string;
  years: number;
  city: string;
  email: string;
  grade: string;
}

const names = ['Aiko Mori', 'Ben Adler', 'Carla Vidal', 'Deniz Kaya', 'Ewa Lis', 'Femi Ade'];
const instruments = ['Violin', 'Piano', 'Oboe', 'Cello', 'Harp'];
const cities = ['Graz', 'Lyon', 'Turku', 'Split'];
const grades = ['A', 'B+', 'B', 'A-'];

/** Twenty-four applicants. */
export const applicants: Applicant[] = Array.from({ length: 24 }, (_, index) => {
  const name = names[index % names.length] ?? '';
  return {
    id: 71 + index,
    name,
    instrument: instruments[(index * 3) % instruments.length] ?? '',
    years: 2 + ((index * 5) % 11),
    city: cities[(index + Math.floor(index / 6)) % cities.length] ?? '',
    email: `${name.toLowerCase().replace(' ', '.')}${index + 1}@example.com`,
    grade: grades[(index * 7) % grades.length] ?? '',
  };
});
