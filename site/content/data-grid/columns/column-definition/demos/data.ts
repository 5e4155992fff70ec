/** One blood sample in a hospital laboratory. */
export interface Sample {
  id: string;
  patient: { given: string; family: string };
  ward: 'er' | 'icu' | 'mat' | 'ped';
  test: string;
  result: number | null;
  limit: number;
  drawn: string;
  urgent: boolean;
}

const given = ['Ana', 'Bilal', 'Chidi', 'Dana', 'Emil', 'Farah', 'Goro'];
const family = ['Novak', 'Haddad', 'Eze', 'Cohen', 'Berg', 'Karimi', 'Sato', 'Lopez', 'Roy'];
const wards = ['er', 'icu', 'mat', 'ped'] as const;
const glucose = { test: 'Glucose', base: 4.1, limit: 7.8 };
const tests = [
  glucose,
  { test: 'Potassium', base: 3.4, limit: 5.1 },
  { test: 'Sodium', base: 133, limit: 145 },
  { test: 'Creatinine', base: 58, limit: 104 },
];
const firstDraw = Date.UTC(2025, 8, 1, 6, 0);
const quarter = 15 * 60 * 1000;

/** Thirty-six samples; every seventh is not measured yet. */
export const samples: Sample[] = Array.from({ length: 36 }, (_, index) => {
  const { test, base, limit } = tests[(index * 3) % tests.length] ?? glucose;
  return {
    id: `S-${1040 + index}`,
    patient: {
      given: given[index % given.length] ?? '',
      family: family[(index * 4) % family.length] ?? '',
    },
    ward: wards[(index * 5) % wards.length] ?? 'er',
    test,
    result: index % 7 === 5 ? null : Number((base + ((index * 11) % 13) * (limit / 26)).toFixed(1)),
    limit,
    drawn: new Date(firstDraw + index * quarter).toISOString(),
    urgent: index % 6 === 1,
  };
});

/** The wards as the hospital names them. */
export const wardNames = [
  { value: 'er', label: 'Emergency' },
  { value: 'icu', label: 'Intensive care' },
  { value: 'mat', label: 'Maternity' },
  { value: 'ped', label: 'Pediatrics' },
];

/** Day and hour in UTC, the same for every reader. */
export function minuteOf(value: Date): string {
  return value.toISOString().slice(0, 16).replace('T', ' ');
}
