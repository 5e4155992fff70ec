// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addRowFilter } from './filter-rows.browser.ts';

let life = new AbortController();

beforeEach(() => {
  life = new AbortController();
  document.body.innerHTML = `
    <div data-api-tools="">
      <input data-api-filter="">
      <button data-api-mark="all" aria-pressed="true"></button>
      <select data-api-since="">
        <option value=""></option>
        <option value="8.10.0"></option>
        <option value="8.3.0"></option>
      </select>
      <span data-api-count="{count} shown"></span>
    </div>
    <div data-api-table="props"><table><tbody>
      <tr id="old"><th>wide</th></tr>
      <tr id="new" data-since="8.3.0"><th>tall</th></tr>
      <tr id="newest" data-since="8.10.0"><th>deep</th></tr>
    </tbody></table></div>`;
});

afterEach(() => {
  life.abort();
  document.body.replaceChildren();
});

function choose(version: string): void {
  const choice = document.querySelector('select');
  if (choice) choice.value = version;
  choice?.dispatchEvent(new Event('input', { bubbles: true }));
}

function shownRows(): string[] {
  return [...document.querySelectorAll<HTMLElement>('tr[id]')].flatMap(({ id, hidden }) =>
    hidden ? [] : [id],
  );
}

it.each([
  ['8.3.0', ['new', 'newest']],
  ['8.10.0', ['newest']],
  ['', ['old', 'new', 'newest']],
])('shows the rows that are new since %j', (version, rows) => {
  addRowFilter(life.signal);
  choose('8.10.0');
  choose(version);
  expect(shownRows()).toEqual(rows);
  expect(document.querySelector('span')?.textContent).toBe(`${String(rows.length)} shown`);
});

it('takes what was chosen before the script came', () => {
  choose('8.10.0');
  expect(shownRows()).toHaveLength(3);
  addRowFilter(life.signal);
  expect(shownRows()).toEqual(['newest']);
});

it('narrows what was typed further', () => {
  addRowFilter(life.signal);
  const field = document.querySelector('input');
  if (field) field.value = 'tall';
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  choose('8.3.0');
  expect(shownRows()).toEqual(['new']);
  choose('8.10.0');
  expect(shownRows()).toEqual([]);
});
