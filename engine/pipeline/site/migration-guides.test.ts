import { expect, it } from 'vitest';
import type { Page } from '../../model/page.ts';
import type { Product } from '../../model/product.ts';
import { migrationGuidesOf } from './migration-guides.ts';
import type { SiteIndex } from './site-index.ts';

const page: Pick<Page, 'blocks' | 'contents'> = {
  contents: [
    { id: 'install', text: 'Install', children: [] },
    {
      id: 'toolbar',
      text: 'Toolbar',
      children: [{ id: 'show-toolbar', text: 'showToolbar', children: [] }],
    },
  ],
  blocks: [
    {
      kind: 'html',
      markdown: '',
      html:
        '<p><code>early</code></p><h2 id="install"><span>Install</span></h2><p>Nothing.</p>' +
        '<h2 id="toolbar">Toolbar</h2><p>The <code>&lt;Grid slots&gt;</code></p>' +
        '<pre><code>hidden</code></pre>',
    },
    { kind: 'html', markdown: '', html: '<h3 id="show-toolbar">showToolbar</h3><p>Set it.</p>' },
  ],
};
const index = {
  config: { locales: [{ code: 'en' }] },
  routes: new Map([['/migration/grid-v7', { pages: new Map([['en', page]]) }]]),
} as unknown as Pick<SiteIndex, 'routes' | 'config'>;
const product = {
  upgrades: [
    { pathname: '/migration/grid-v7', from: 'v7', to: 'v8' },
    { pathname: '/migration/grid-v7', to: 'v8' },
    { pathname: '/migration/missing', from: 'v6', to: 'v7' },
  ],
} as unknown as Product;

it('reads what the sections of a guide name in sentences and headings', () => {
  expect(migrationGuidesOf(index, product)).toEqual([
    {
      pathname: '/migration/grid-v7',
      from: '7',
      to: '8',
      sections: [
        { id: 'install', title: 'Install', names: ['Install'] },
        { id: 'toolbar', title: 'Toolbar', names: ['Toolbar', 'Grid', 'slots'] },
        { id: 'show-toolbar', title: 'showToolbar', names: ['showToolbar'] },
      ],
    },
  ]);
});
