import { expect, it } from 'vitest';
import { renderRobots } from './robots.ts';

it('lets everybody in and names the sitemap', () => {
  expect(renderRobots('https://docs.example')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://docs.example/sitemap.xml\n',
  );
});
