import { expect, it } from 'vitest';
import { describeChatLinks } from './describe-chat-links.ts';

const texts: Readonly<Record<string, string>> = {
  'pageMarkdown.prompt': 'Read {url} & answer.',
  'pageMarkdown.openIn': 'Open in {name}',
};
const words = { get: (key: string) => texts[key] ?? key };
const address = 'https://docs.example/grid/sorting.md';

it('makes a link for each assistant, in the order of the configuration', () => {
  const links = [
    { name: 'One', href: 'https://one.example/?q={prompt}' },
    { name: 'Two', href: 'https://two.example/new#{prompt}' },
  ];
  const prompt = 'Read%20https%3A%2F%2Fdocs.example%2Fgrid%2Fsorting.md%20%26%20answer.';
  expect(describeChatLinks(links, address, words)).toEqual([
    { text: 'Open in One', href: `https://one.example/?q=${prompt}` },
    { text: 'Open in Two', href: `https://two.example/new#${prompt}` },
  ]);
});

it('takes names and addresses as they are, also with signs that mean something to a replacement', () => {
  const [link] = describeChatLinks(
    [{ name: '$& Chat', href: 'https://a.example/{prompt}' }],
    "https://docs.example/$'.md",
    words,
  );
  expect(link?.text).toBe('Open in $& Chat');
  expect(link?.href).toContain("docs.example%2F%24'.md");
});

it('makes none when none is configured', () => {
  expect(describeChatLinks([], address, words)).toEqual([]);
});
