/** One consultation in a clinic. */
export interface Visit {
  id: number;
  patient: string;
  department: string;
  doctor: string;
  month: string;
  minutes: number;
  fee: number;
  followUp: boolean;
}

const doctors = [
  ['Cardiology', 'Dr Abebe'],
  ['Cardiology', 'Dr Lindqvist'],
  ['Dermatology', 'Dr Rossi'],
  ['Dermatology', 'Dr Chen'],
  ['Orthopedics', 'Dr Haddad'],
] as const;
const months = ['2025-01', '2025-02', '2025-03', '2025-04', '2025-05', '2025-06'];

/** Fifty visits; the remainders of the number give each its own look. */
export const visits: Visit[] = Array.from({ length: 50 }, (_, index) => {
  const [department, doctor] = doctors[(index * 3) % doctors.length] ?? doctors[0];
  return {
    id: index + 1,
    patient: `P-${1040 + (((index % 35) * 13) % 37)}`,
    department,
    doctor,
    month: months[(index * 5) % months.length] ?? '',
    minutes: 15 + ((index * 7) % 5) * 10,
    fee: 60 + ((index * 11) % 8) * 15,
    followUp: index % 3 === 0,
  };
});

const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' });

/** A fee; group rows without a sum stay empty. */
export function euros(value: number | null | undefined): string {
  return typeof value === 'number' ? money.format(value) : '';
}
