/** What the check of a key looks at once the plan is right. */
export interface Choice {
  model: string;
  mode: string;
  today: string;
  release: string;
}

/** What the check of a term finds. */
export type Outcome = 'valid' | 'old term' | 'grace' | 'stopped';

/** The questions that decide, with their answers. */
export const choices: { field: keyof Choice; label: string; options: string[] }[] = [
  { field: 'model', label: 'License model', options: ['annual', 'perpetual'] },
  { field: 'mode', label: 'NODE_ENV', options: ['development', 'test', 'production'] },
  {
    field: 'today',
    label: 'Today is',
    options: ['before the end', 'up to 30 days after the end', 'more than 30 days after the end'],
  },
  {
    field: 'release',
    label: 'The installed package was released',
    options: ['before the end', 'after the end'],
  },
];

/** The rule of `@mui/x-license` for the end of a term. */
export function checkTerm({ model, mode, today, release }: Choice): Outcome {
  if (model === 'perpetual' || mode === 'production') {
    return release === 'after the end' ? 'old term' : 'valid';
  }
  if (today === 'before the end') return 'valid';
  return today.startsWith('more') && mode === 'development' ? 'stopped' : 'grace';
}
