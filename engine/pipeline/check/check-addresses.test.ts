import { expect, it } from 'vitest';
import { checkAddresses } from './check-addresses.ts';
import type { Redirect } from '../../model/redirect.ts';

const redirects: Redirect[] = [
  { from: '/old/', to: '/new/#part', status: 301 },
  { from: '/older/', to: '/old/', status: 301 },
  { from: '/core/*', to: '/*', status: 301 },
  { from: '/round/', to: '/round/', status: 301 },
  { from: '/away/', to: 'https://elsewhere.example/', status: 301 },
];
const pages = new Set(['/', '/new/']);

it('names the line of an address that was lost and the line to add for a new page', () => {
  const text = '# comment\n/old/\n/gone/\n/new/\n';
  expect(checkAddresses({ file: 'list.txt', text, redirects, pages })).toEqual([
    {
      file: 'list.txt',
      line: 3,
      message: 'The address /gone/ was published and leads nowhere now.',
      fix: 'Bring the page back, or add a redirect from it; never take a line out of this list.',
    },
    {
      file: 'list.txt',
      line: 5,
      message: 'The page / is not in the list of published addresses.',
      fix: 'Add the line "/" at the end, so that the address is kept for ever.',
    },
  ]);
});
