import { noSources } from '../../engine/model/content-policy.ts';
import { createHeaderTable } from '../../engine/model/header-table.ts';
import type { RouteClass } from '../../engine/model/route-class.ts';

/** The headers of the small site that both servers are asked about. */
export const table = createHeaderTable(
  { ...noSources, scriptHashes: ['sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='] },
  { '/x/demos/': 'demos' },
);

/** A small site with a file of every class. */
export const files: Readonly<Record<string, string>> = {
  'index.html': '<h1>Home</h1>',
  'index.md': '# Home',
  'x/grid/index.html': '<h1>Grid</h1>',
  'x/grid.md': '# Grid',
  'x/demos/index.html': '<style></style>',
  'x/sw.js': '0',
  'x/中/index.html': '<h1>中</h1>',
  'zh/index.html': '<h1>首页</h1>',
  'zh/404/index.html': '<h1>找不到页面</h1>',
  '404.html': '<h1>Page not found</h1>',
  'demo-frame/index.html': '<div id="stage"></div>',
  '_assets/frame/start.a1.js': 'start()',
  '_assets/app.b2.js': 'app()',
  'api/data/grid.json': '{}',
  'llms.txt': 'list',
  'images/logo.svg': '<svg/>',
  _headers: '/*',
  '_headers.json': JSON.stringify(table),
  '_redirects.json': JSON.stringify([
    { from: '/old', to: '/x/grid/', status: 301 },
    { from: '/planned', to: '/x/grid/#soon', status: 302 },
    { from: '/asks', to: '/x/grid/?a=1', status: 301 },
    { from: '/store', to: 'https://store.example/themes', status: 302 },
    { from: '/moved/*', to: '/x/*', status: 301 },
    { from: '/fr/*', to: '/*', status: 301 },
  ]),
};

/** What a request must get, whoever answers. */
export interface Expected {
  target: string;
  method?: string;
  accept?: string;
  status: number;
  routeClass: RouteClass;
  location?: string;
  text?: string;
}

function ok(target: string, routeClass: RouteClass, accept?: string): Expected {
  return { target, status: 200, routeClass, ...(accept !== undefined && { accept }) };
}

function to(target: string, location: string, status = 301): Expected {
  return { target, status, routeClass: 'redirect', location };
}

function missing(target: string, text: string): Expected {
  return { target, status: 404, routeClass: 'missing', text };
}

/** Requests for every class and every kind of redirect. */
export const answers: readonly Expected[] = [
  ok('/', 'page'),
  ok('/?q=1', 'page'),
  ok('/x/grid/', 'page'),
  ok('/x/demos/', 'demos'),
  ok('/zh/', 'page'),
  ok('/demo-frame/', 'frame'),
  ok('/_assets/frame/start.a1.js', 'frame-script'),
  ok('/_assets/app.b2.js', 'asset'),
  ok('/api/data/grid.json', 'data'),
  ok('/x/grid.md', 'data'),
  ok('/llms.txt', 'data'),
  ok('/images/logo.svg', 'picture'),
  ok('/x/sw.js', 'worker'),
  ok('/x/grid/', 'data', 'text/markdown'),
  ok('/', 'data', 'text/markdown, text/html;q=0.9'),
  ok('/x/grid/', 'page', 'text/html, text/markdown;q=0.9'),
  ok('/x/grid/', 'page', 'text/markdown;q=0'),
  ok('/x/demos/', 'demos', 'text/markdown'),
  to('/x/grid', '/x/grid/'),
  to('/x/grid?a=1', '/x/grid/?a=1'),
  to('/x/grid/index.html', '/x/grid/'),
  to('//x//grid/', '/x/grid/'),
  to('/zh', '/zh/'),
  to('/old', '/x/grid/'),
  to('/old/?a=1', '/x/grid/?a=1'),
  to('/planned?b', '/x/grid/?b#soon', 302),
  to('/asks?b=2', '/x/grid/?a=1'),
  to('/store', 'https://store.example/themes', 302),
  to('/moved/grid/', '/x/grid/'),
  to('/moved/%E4%B8%AD?q', '/x/%E4%B8%AD?q'),
  to('/fr/x/grid/', '/x/grid/'),
  to('/fr/x/grid?a=1', '/x/grid?a=1'),
  to('/fr/old/', '/old/'),
  to('/fr/moved/grid/', '/moved/grid/'),
  missing('/nothing/', 'Page not found'),
  missing('/fr/nothing/', 'Page not found'),
  missing('/moved/nothing/', 'Page not found'),
  missing('/zh/nothing/', '找不到页面'),
  missing('/zhongwen/', 'Page not found'),
  missing('/404.html', 'Page not found'),
  missing('/_assets/gone.js', 'Not found'),
  missing('/x/gone.md', 'Not found'),
  missing('/_headers', 'Page not found'),
  missing('/_redirects.json', 'Not found'),
  missing('/%5cevil.test', 'Page not found'),
  missing('/%09/evil.test', 'Page not found'),
  { target: '/', method: 'DELETE', status: 405, routeClass: 'missing', text: 'Method not allowed' },
];
