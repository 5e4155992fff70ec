import { toString } from 'mdast-util-to-string';
import { expect, it } from 'vitest';
import { parseChangelog } from './parse-changelog.node.ts';

function headings(markdown: string): [string, string | undefined][] {
  return parseChangelog(markdown).map(({ version, date }) => [version, date]);
}

it.each([
  ['## [8.5.0] - 2025-05-29', [['8.5.0', '2025-05-29']]],
  ['## 8.5.0 - 2025-05-29', [['8.5.0', '2025-05-29']]],
  ['## v8.5.0 (2025-05-29)', [['8.5.0', '2025-05-29']]],
  ['## [8.0.0-beta.1] - 2025-01-02 [YANKED]', [['8.0.0-beta.1', '2025-01-02']]],
  ['## 8.5', [['8.5', undefined]]],
  ['## 8.5.0 - 2025-02-30', [['8.5.0', undefined]]],
  ['## [Unreleased]', []],
  ['# 8.5.0 - 2025-05-29', []],
  ['```md\n## 8.5.0 - 2025-05-29\n```', []],
  ['', []],
])('%j holds the releases %j', (markdown, expected) => {
  expect(headings(markdown)).toEqual(expected);
});

it('gives each release its own text and the link targets of the file', () => {
  const [second, first] = parseChangelog(
    '# Changelog\n\n## [2.0.0]\n\n### Added\n\n- [More][docs]\n\n## [1.0.0]\n\nStart.\n\n[docs]: https://docs.example\n[1.0.0]: https://docs.example/1',
  );
  expect(toString(second?.body)).toBe('AddedMore');
  expect(toString(first?.body)).toBe('Start.');
  expect(second?.body.children.filter(({ type }) => type === 'definition')).toHaveLength(2);
});
