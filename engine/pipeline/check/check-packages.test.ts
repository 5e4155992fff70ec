import { expect, it } from 'vitest';
import { checkPackages } from './check-packages.ts';
import { pageOf } from '../site/site.fixture.ts';

it('names the packages of a page that are not installed', () => {
  const frontmatter = { title: 'A', description: 'B.', packages: ['react', '@lib/gird'] };
  const problems = checkPackages([pageOf('grid', { frontmatter })], (name) => name === 'react');
  expect(problems).toMatchObject([{ file: 'content/grid/page.md', line: 1 }]);
  expect(problems[0]?.message).toContain('@lib/gird');
});
