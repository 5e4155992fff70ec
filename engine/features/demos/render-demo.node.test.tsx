import { useState, type ComponentType } from 'react';
import { expect, test } from 'vitest';
import { localizeHtml } from '../../model/html-token.ts';
import type { DemoBlock } from '../../model/page.ts';
import { createCollectingCache } from './demo-styles.node.ts';
import { renderDemo } from './render-demo.node.tsx';
import type { DemoSources } from './source/demo-sources.ts';

const short = `export default function Save() {\n  return (\n    <b>Save</b>\n  );\n}\n`;
const preview = { first: 2, last: 2, indent: 4 };
const long = `export default function Save() {\n  return (\n    <ul>\n${'      <li />\n'.repeat(30)}    </ul>\n  );\n}\n`;

function Save() {
  const [label] = useState('Save');
  return <b>{label}</b>;
}

function Nothing() {
  return <div style={{ height: 300 }} />;
}

function html(
  options: Partial<DemoBlock>,
  sources: Partial<DemoSources> = {},
  component: ComponentType = Save,
  first = false,
): string {
  return renderDemo({
    block: { kind: 'demo', name: 'save', line: 1, ...options },
    id: 'product/page/demos/save',
    named: true,
    first,
    component,
    sources: {
      ts: short,
      js: short,
      files: {},
      jsFiles: {},
      html: { 'save.tsx': '<span class="l">code</span>' },
      title: 'Save demo — Product',
      versions: {},
      script: '/save.js',
      ...sources,
    },
    cache: createCollectingCache(),
    themeHref: '/theme.css',
    fontHref: '/demo.woff2',
    watermark: { packages: /-pro$/, css: '.mark{inset:auto 0 0}' },
  });
}

test('a demo stands in its page with the address of its script', () => {
  expect(html({})).toContain('<div data-demo="product/page/demos/save"');
  expect(html({})).toContain('data-chunk="/save.js"');
  expect(html({})).toContain('<b>Save</b>');
});

test('the links of a demo stay as its code writes them, whatever the language of the page', () => {
  const drawn = html({}, {}, () => <a href="/orders?open=1#first">Orders</a>);
  const chinese = localizeHtml(drawn, { translate: String, hrefOf: (href) => `/zh${href}/` });
  expect(chinese).toContain('<a href="&#x2f;orders?open=1#first">Orders</a>');
});

test('a demo brings the style sheet that it imports', () => {
  expect(html({ frame: 'iframe' }, { css: '.save{top:0}' })).toContain('.save{top:0}');
});

test('an id that has no beginning yet is left to the browser', () => {
  const Tree = () => (
    <ul id="crops">
      <li id="-rye">Rye</li>
    </ul>
  );
  expect(html({}, {}, Tree)).toContain('<ul id="crops"><li>Rye</li></ul>');
});

test.each([
  [{}, { ts: short }, 'data-state="full"', true],
  [{}, { ts: long, preview }, 'data-state="excerpt"', true],
  [{ code: 'preview' }, { ts: long, preview }, 'data-state="excerpt"', true],
  [{ code: 'open' }, { ts: long, preview }, 'data-state="full"', true],
  [{ code: 'closed' }, { ts: short }, 'data-state="full"', false],
  [{ code: 'preview' }, { ts: long }, 'data-state="full"', false],
  [{}, { ts: long }, 'data-state="full"', false],
] as const)('%j and %j decide how much code shows at first', (options, sources, state, open) => {
  const figure = html(options, sources);
  expect(figure).toContain(state);
  expect(/<details class="demo__source" open/.test(figure)).toBe(open);
});

test('the first demo of a page shows its code however long it is', () => {
  const figure = html({}, { ts: long }, Save, true);
  expect(figure).toContain('data-state="full"');
  expect(figure).toContain('<details class="demo__source" open');
});

test('a demo that only script can draw says so to readers without it', () => {
  expect(html({}, {}, Nothing)).toMatch(/<p class="demo__note without-script">[^<]*needsScript/);
  expect(html({})).not.toContain('demo__note');
});

test('labels depend on whether a preview stays', () => {
  expect(html({}, { ts: long, preview })).toContain('demo.expand');
  expect(html({ code: 'closed' })).toContain('demo.show');
});

test('toolbar and editor can be left out', () => {
  expect(html({ toolbar: false })).not.toContain('role="toolbar"');
  expect(html({ edit: false })).not.toContain('data-do="edit"');
  expect(html({})).toContain('data-do="edit"');
});

test('the tip of the copy button says when it has copied', () => {
  const [, tip = ''] = /data-do="copy".*?class="tip"[^>]*>(.*?)<\/button>/.exec(html({})) ?? [];
  expect(tip).toMatch(/class="off">[^<]*demo\.copy.*class="on">[^<]*code\.copied/);
});

test('exactly one control of the toolbar is in the Tab order', () => {
  const [bar = ''] = /<div class="demo__bar".*?<details class="demo__source"/s.exec(html({})) ?? [];
  const controls = bar.match(/<(?:button|summary)[^>]*>/g) ?? [];
  expect(controls.filter((control) => !control.includes('tabindex="-1"'))).toHaveLength(1);
  expect(controls[0]).not.toContain('tabindex');
});

test('a frame holds a whole document of its own', () => {
  const figure = html({ frame: 'iframe', height: 300 });
  expect(figure).toMatch(/<iframe title="Save demo — Product" srcDoc="&lt;!doctype html&gt;/i);
  expect(figure).toContain('height="300"');
});

test('links to the source have a place to lead to, in every styling', () => {
  const sources = { stylings: { css: { ts: '', js: '', files: {}, jsFiles: {}, html: {} } } };
  const ids = [...html({}, sources).matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  expect(ids).toEqual(
    expect.arrayContaining(['save', 'save.tsx', 'save.js', 'system-save.tsx', 'css-save.js']),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

test('a demo in a frame writes in the font of the library', () => {
  const frame = html({ frame: 'iframe' });
  expect(frame).toContain('url(/demo.woff2)');
  expect(frame).toContain('body{margin:0;font:var(--mui-font-body1)');
});

test('a demo of a package without its key says why it bears a watermark', () => {
  const note = 'demo__license';
  expect(html({}, { versions: { '@mui/x-data-grid-pro': '8.5.0' } })).toContain(note);
  expect(html({}, { versions: { '@mui/x-data-grid': '8.5.0' } })).not.toContain(note);
});

test('the styles of a watermark come with the demos that bear it', () => {
  const stylesWith = (name: string) => html({ frame: 'iframe' }, { versions: { [name]: '8.5.0' } });
  expect(stylesWith('@mui/x-data-grid-pro')).toContain('.mark{');
  expect(stylesWith('@mui/x-data-grid')).not.toContain('.mark{');
});
