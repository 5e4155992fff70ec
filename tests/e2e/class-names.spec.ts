import { expect, test, type APIRequestContext } from '@playwright/test';
import type { ApiEntry } from 'engine/features/api-reference/api-entry.ts';
import { classRowsOf } from 'engine/features/api-reference/api-ids.ts';
import { classNameCases, probingDemo } from '../class-name-cases.ts';
import { openEditor } from '../live-editor.ts';

/** The published data of every case, by name. */
async function loadEntries(request: APIRequestContext): Promise<Map<string, ApiEntry>> {
  const list = (await (await request.get('/api/data/index.json')).json()) as {
    name: string;
    kind: string;
    href: string;
  }[];
  const entries = classNameCases.map(async ({ name }) => {
    const href = list.find((it) => it.kind === 'component' && it.name === name)?.href ?? name;
    return [name, (await (await request.get(href)).json()) as ApiEntry] as const;
  });
  return new Map(await Promise.all(entries));
}

test('the classes of the reference are those that running components put into the page', async ({
  page,
  request,
}) => {
  expect(classNameCases.length).toBeGreaterThanOrEqual(40);
  const entries = await loadEntries(request);
  const rows = new Map([...entries].map(([name, entry]) => [name, classRowsOf(entry)]));
  const { inside, write } = await openEditor(page);
  await write(
    probingDemo(
      Object.fromEntries([...rows].map(([name, all]) => [name, all.map(({ key }) => key)])),
    ),
  );
  await expect(inside.locator('[data-of="SimpleTreeView"] .probe-root')).toBeAttached();
  const drawn = await inside.locator('[data-of]').evaluateAll((places) =>
    places.map((place) => ({
      name: place.getAttribute('data-of') ?? '',
      elements: [...place.querySelectorAll('[class*="probe-"]')].map((it) => [...it.classList]),
    })),
  );
  const wrong = drawn.flatMap(({ name, elements }) => {
    const known = rows.get(name) ?? [];
    const keys = new Map(known.map(({ key, className }) => [`probe-${key}`, className]));
    const differing = elements.flatMap((classes) =>
      classes.filter((it) => keys.has(it) && !classes.includes(keys.get(it) ?? '')),
    );
    return elements.length === 0 ? [`${name}: none`] : differing.map((it) => `${name}: ${it}`);
  });
  expect(wrong).toEqual([]);
  expect(drawn).toHaveLength(classNameCases.length);
});
