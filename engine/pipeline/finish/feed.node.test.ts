import { SaxesParser } from 'saxes';
import { expect, it } from 'vitest';
import { renderFeed } from './feed.node.ts';

const changelog = `# Changelog

## [Unreleased]

- Secret

## [1.1.0] - 2026-02-03

### Added

- Search & <script>alert(1)</script> ]]> [link][docs]

## [1.0.0] - 2026-01-02

First.

[docs]: https://docs.example/a/?b=1&c=2
`;

const source = {
  name: 'Docs & more',
  description: 'What is new </description>',
  origin: 'https://docs.example',
  htmlLang: 'en',
  href: '/discover-more/changelog/',
  changelog,
};

/** The texts of every element by name, read strictly. */
function read(xml: string): Record<string, string[]> {
  const parser = new SaxesParser({ xmlns: true });
  const texts: Record<string, string[]> = {};
  let current = '';
  parser.on('opentag', ({ name }) => (current = name));
  parser.on('text', (text) => {
    if (text.trim()) (texts[current] ??= []).push(text);
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return texts;
}

it('lists the released versions with dates that feed readers know', () => {
  expect(read(renderFeed(source))).toMatchObject({
    title: ['Docs & more', 'Docs & more 1.1.0', 'Docs & more 1.0.0'],
    link: Array.from({ length: 3 }, () => 'https://docs.example/discover-more/changelog/'),
    pubDate: ['Tue, 03 Feb 2026 00:00:00 GMT', 'Fri, 02 Jan 2026 00:00:00 GMT'],
    lastBuildDate: ['Tue, 03 Feb 2026 00:00:00 GMT'],
  });
});

it('shows the text of a release as HTML, with its links and without foreign markup', () => {
  const [, text] = read(renderFeed(source)).description ?? [];
  expect(text).toContain('<h3>Added</h3>');
  expect(text).toContain('<a href="https://docs.example/a/?b=1&#x26;c=2">link</a>');
  expect(text).not.toContain('<script>');
  expect(renderFeed(source)).not.toContain('Secret');
});

it('keeps the name of a release when the site moves', () => {
  const moved = renderFeed({ ...source, origin: 'https://new.example', href: '/changes/' });
  expect(read(moved).guid).toEqual(read(renderFeed(source)).guid);
  expect(new Set(read(moved).guid).size).toBe(2);
});

it('is a valid empty feed without releases', () => {
  const texts = read(renderFeed({ ...source, changelog: '' }));
  expect(texts.title).toEqual(['Docs & more']);
  expect(texts.pubDate).toBeUndefined();
});
