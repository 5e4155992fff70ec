import * as lab from '@mui/lab';
import * as material from '@mui/material';
import { commands } from 'vitest/browser';
import { claim, expect, page, show } from '#claims';
import OtherNames from './demos/other-names.tsx';

const file = 'site/content/material/getting-started/supported-components/page.md';

/** The names that link to an API page, before, in or after the section "Lab". */
async function listed(section: 'material' | 'lab'): Promise<string[]> {
  const text = await commands.readFile(file);
  const [start = '', rest = ''] = text.split('## Lab');
  const part = section === 'material' ? start : (rest.split('## MUI X')[0] ?? '');
  return [...part.matchAll(/\[([A-Z]\w+)\]\(\/api\//g)].map(([, name = '']) => name);
}

/** Exports that are no components of their own: providers, contexts, and parts of `Slider`. */
const parts =
  /Provider$|Context$|Manager$|^Unstable_|^Experimental_|^Slider.|^Popover.|^FormLabelRoot$/;

claim('This page lists the components of `@mui/material` by family.', async () => {
  const names = await listed('material');
  const exported = Object.entries(material)
    .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && !parts.test(name) && Boolean(value))
    .map(([name]) => name);
  expect(names.toSorted()).toEqual(exported.toSorted());
});

claim('`@mui/lab` holds components that are not stable yet.', async () => {
  for (const name of await listed('lab')) {
    expect(Object.keys(lab)).toContain(name);
    expect(Object.keys(material)).not.toContain(name);
  }
  expect(await commands.readFile('node_modules/@mui/lab/package.json')).toMatch(
    /"version": "[\d.]+-beta/,
  );
});

claim(
  'The lab also exports the names of components that have moved, such as `LoadingButton` and the date pickers.',
  () => {
    expect(Object.keys(lab)).toContain('LoadingButton');
    expect(Object.keys(lab)).toContain('DatePicker');
  },
);

claim('Its types mark it as deprecated: use `Grid`.', async () => {
  for (const name of ['GridLegacy', 'ListItemSecondaryAction']) {
    const types = await commands.readFile(`node_modules/@mui/material/${name}/${name}.d.ts`);
    expect(types).toContain('@deprecated');
  }
  expect(await commands.readFile('node_modules/@mui/material/Grid/Grid.d.ts')).not.toContain(
    '@deprecated',
  );
});

claim('a toast is a `Snackbar`, a dropdown is a `Select` or a `Menu`', async () => {
  await show(<OtherNames />);
  const field = page.getByLabelText('What do you call it?');
  await expect.element(page.getByRole('link', { name: 'Snackbar', exact: true })).toBeVisible();
  await field.fill('dropdown');
  await expect.element(page.getByRole('link', { name: 'Select', exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Menu', exact: true })).toBeVisible();
  await field.fill('spinner');
  await expect.element(page.getByRole('link', { name: 'CircularProgress' })).toBeVisible();
});
