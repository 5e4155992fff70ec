import type { ComponentType } from 'react';

/** Only the first styling is drawn at build; the others come when a reader asks for them. */
const components = import.meta.glob<ComponentType>(
  ['#site/content/**/demos/*.tsx', '!**/*.{css,tailwind}.tsx'],
  { import: 'default' },
);

/** Loads the component of a demo by its name within the content folder. */
export async function loadDemo(id: string): Promise<ComponentType> {
  const file = Object.keys(components).find((name) => name.endsWith(`/content/${id}.tsx`)) ?? '';
  const component = await components[file]?.();
  if (!component) {
    throw new Error(`There is no demo ${id}.tsx in the content folder.`);
  }
  return component;
}
