import * as lab from '@mui/lab';
import * as material from '@mui/material';
import { orderedPages } from 'engine/model/ordered-pages.ts';
import { expect, it } from 'vitest';
import { docsConfig } from '../docs.config.ts';

const texts = Object.entries(
  import.meta.glob<string>('./**/page.md', { query: '?raw', import: 'default', eager: true }),
);
const written = new Set(
  docsConfig.navigations.flatMap(({ items }) => orderedPages(items)).map(({ folder }) => folder),
);

/** The pages of the navigation that teach a component, by its name. */
const teachers = new Map<string, string[]>();
for (const [file, text] of texts) {
  const folder = file.slice('./'.length, -'/page.md'.length);
  const taught = /^components:\s*\[([^\]]*)\]/m.exec(text)?.[1] ?? '';
  if (!written.has(folder)) continue;
  for (const name of taught.match(/\w+/g) ?? []) {
    teachers.set(name, [...(teachers.get(name) ?? []), folder]);
  }
}

/** Exports that are no components of their own: providers, contexts, and parts of `Slider`. */
const part =
  /Provider$|Context$|Manager$|^Unstable_|^Experimental_|^Slider.|^Popover.|^FormLabelRoot$/;

function componentsOf(library: object): string[] {
  return Object.entries(library)
    .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && Boolean(value) && !part.test(name))
    .map(([name]) => name);
}

it('has a page for every component that `@mui/material` exports', () => {
  const components = componentsOf(material);
  expect(components.length).toBeGreaterThan(120);
  expect(components.filter((name) => !teachers.has(name))).toEqual([]);
});

it('teaches them on component pages, but for the global styles', () => {
  const elsewhere = componentsOf(material).filter((name) =>
    (teachers.get(name) ?? []).every((folder) => !folder.startsWith('material/components/')),
  );
  expect(elsewhere).toEqual(['GlobalStyles']);
});

it('has a page for every component that `@mui/lab` still has', () => {
  // What moved to another package is left there as a name that draws nothing.
  const moved = /Picker|LocalizationProvider|^Tree|^LoadingButton$|^Calendar/;
  const components = componentsOf(lab).filter((name) => !moved.test(name));
  expect(components.length).toBeGreaterThan(8);
  expect(components.filter((name) => !teachers.has(name))).toEqual([]);
});
