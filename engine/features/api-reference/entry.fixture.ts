import type { ApiEntry } from './api-entry.ts';
import { apiSlug } from './extract/api-slug.ts';

/** An entry with nothing but a name, and whatever a test wants to be different. */
export function entryOf(name: string, changes: Partial<ApiEntry> = {}): ApiEntry {
  const slug = apiSlug(name);
  return {
    id: `grid/${slug}`,
    kind: 'component',
    name,
    slug,
    folder: 'grid',
    packageName: '@lib/grid',
    file: `${name}/${name}.d.ts`,
    imports: [
      { from: `@lib/grid/${name}`, isDefault: true },
      { from: '@lib/grid', isDefault: false },
    ],
    props: [],
    slots: [],
    classes: [],
    methods: [],
    ...changes,
  };
}
