/** The steps from a visit to a place in an evening course. */
export const enrollment = [
  { value: 1840, label: 'Visited the course page' },
  { value: 1120, label: 'Started an application' },
  { value: 760, label: 'Submitted it' },
  { value: 520, label: 'Accepted' },
  { value: 395, label: 'Enrolled' },
];
