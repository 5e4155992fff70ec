import { HtmlValidate } from 'html-validate';
import { describe, expect, it, vi } from 'vitest';
import type { Page } from '../../model/page.ts';
import { compilePage, type CompileContext } from './compile-page.node.ts';

// The first use of a grammar takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const head = '---\ntitle: Filtering\ndescription: Show only some rows.\n---\n\n';
/** Line of the file on which a body starts. */
const first = 6;

async function compile(body: string, context: CompileContext = {}): Promise<Page> {
  const source = {
    folder: 'grid/filtering',
    locale: 'en',
    file: 'grid/page.md',
    text: head + body,
  };
  const { page, problems } = await compilePage(source, context);
  expect(problems).toEqual([]);
  return page as Page;
}

/** HTML of a body, with tokens as {{key}}. */
async function htmlOf(body: string): Promise<string> {
  const { blocks } = await compile(body);
  return blocks
    .map((block) => (block.kind === 'html' ? block.html : `[${block.kind}]`))
    .join('')
    .replace(/\uE000([^\uE001]*)\uE001/g, '{{$1}}');
}

function icon(name: string, more = ' i--s'): string {
  return `<svg class="i${more}" viewBox="0 0 20 20" aria-hidden="true"><use href="#i-${name}"></use></svg>`;
}
const copy = `<div class="code__tools"><button class="copy" type="button" data-copy="" data-ga-event-category="code" data-ga-event-action="copy-click"><span>${icon('copy', ' i--s off')}${icon('check', ' i--s on')}</span><span><span class="off">{{code.copy}}</span><span class="on">{{code.copied}}</span><span class="no">{{code.notAllowed}}</span></span></button></div>`;

const copySection = `<button class="copy copy--inline anchor" type="button" aria-label="{{pageMarkdown.copySection}}" data-copy-section="" data-tokens="{{pageMarkdown.tokens}}"><span>${icon('md', ' i--s off')}${icon('check', ' i--s on')}</span><span><span class="off">{{code.copy}}</span><span class="on">{{code.copied}}</span><span class="no">{{code.notAllowed}}</span></span></button>`;

function comment(id: string): string {
  return `<a class="anchor comment-link" href="#feedback" data-feedback-hash="${id}" aria-label="{{heading.comment}}">${icon('comment')}</a>`;
}

describe('text', () => {
  it.each([
    [
      '**a** *b* ~~c~~ `d<e>`',
      '<p><strong>a</strong> <em>b</em> <del>c</del> <code>d&lt;e&gt;</code></p>',
    ],
    [
      'At 10:30, a:b, :root, ::before, 1:1 :foo[x] ~20 ms',
      '<p>At 10:30, a:b, :root, ::before, 1:1 :foo[x] ~20 ms</p>',
    ],
    ['注意:请看[文档](/x/)', '<p>注意:请看<a href="/x/">文档</a></p>'],
    ['a:plan b:kbd', '<p>a:plan b:kbd</p>'],
    ['- a\n- b\n  - c', '<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>'],
    ['- a\n\n- b', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
    ['1. a\n2. b', '<ol><li>a</li><li>b</li></ol>'],
    ['3. a', '<ol start="3"><li>a</li></ol>'],
    ['> a', '<blockquote><p>a</p></blockquote>'],
    ['a\n\n***\n\nb', '<p>a</p><hr/><p>b</p>'],
    ['a  \nb', '<p>a<br/>b</p>'],
    [
      '![A cat](/images/cat.png)',
      '<p><img src="/images/cat.png" alt="A cat" loading="lazy" decoding="async"/></p>',
    ],
  ])('%j', async (body, html) => {
    expect(await htmlOf(body)).toBe(html);
  });

  it('marks links that leave the site and keeps the others plain', async () => {
    expect(await htmlOf('[a](/x/#b) [c][d]\n\n[d]: https://e.f/')).toBe(
      '<p><a href="/x/#b">a</a> <a class="link link--external" href="https://e.f/" rel="noopener">c</a></p>',
    );
  });

  it('collects links to the site with their lines', async () => {
    const { links } = await compile('[a](/x/)\n[b](https://c.d/)\n\n## Part\n\n[e](#part)');
    expect(links).toEqual([
      { href: '/x/', line: first },
      { href: '#part', line: first + 5 },
    ]);
  });

  it('gives pictures beside the page their size', async () => {
    const cat = { url: './cat.png', file: '/a/cat.png', src: '/pictures/cat.1.webp' };
    const pictures = [{ ...cat, width: 640, height: 480 }];
    const page = await compile('![A cat](./cat.png)', { pictures });
    expect(page.pictures).toEqual(pictures);
    expect(page.blocks[0]).toMatchObject({
      html: '<p><img src="/pictures/cat.1.webp" alt="A cat" width="640" height="480" loading="lazy" decoding="async"/></p>',
    });
  });

  it('puts tables into a region, with aligned columns', async () => {
    expect(await htmlOf('| A | B | C |\n|---|:-:|--:|\n| a | b | :kbd[Tab] |')).toBe(
      '<div class="table" tabindex="0" role="region" aria-label="{{markdown.table}} 1"><table>' +
        '<thead><tr><th scope="col">A</th><th scope="col" class="is-center">B</th><th scope="col" class="is-end">C</th></tr></thead>' +
        '<tbody><tr><td>a</td><td class="is-center">b</td><td class="is-end"><span class="keys"><kbd class="kbd">Tab</kbd></span></td></tr></tbody>' +
        '</table></div>',
    );
  });

  it('makes no header of an empty cell', async () => {
    expect(await htmlOf('| | A |\n|---|---|\n| a | b |')).toContain(
      '<thead><tr><td></td><th scope="col">A</th></tr></thead>',
    );
  });
});

describe('headings', () => {
  it('get an anchor and a place in the contents', async () => {
    const body = '# Filtering\n\n## `sx` prop :plan[pro]\n\n### A [link](/x/)\n\n#### Deep';
    expect(await htmlOf(body)).toBe(
      `<h2 id="sx-prop"><span><code>sx</code> prop <span class="tag tag--pro">{{nav.tags.pro}}</span></span><a class="anchor" href="#sx-prop" aria-label="{{heading.link}}">${icon('link')}</a>${copySection}${comment('sx-prop')}</h2>` +
        `<h3 id="a-link"><span>A <a href="/x/">link</a></span><a class="anchor" href="#a-link" aria-label="{{heading.link}}">${icon('link')}</a>${copySection}${comment('a-link')}</h3>` +
        '<h4>Deep</h4>',
    );
    const { contents } = await compile(body);
    expect(contents).toEqual([
      {
        id: 'sx-prop',
        text: 'sx prop',
        plan: 'pro',
        children: [{ id: 'a-link', text: 'A link', children: [] }],
      },
    ]);
  });

  it('keeps the anchor that a heading had before', async () => {
    const renamed = '::anchor{name="colours"}\n\n## Colors';
    expect(await htmlOf(renamed)).toMatch(/^<span id="colours"><\/span><h2 id="colors">/);
    expect((await compile(renamed)).contents.map(({ id }) => id)).toEqual(['colors']);
  });

  it('of translations borrow the English ids', async () => {
    const { contents } = await compile('## 安装\n\n## 用法', { englishIds: ['install', 'usage'] });
    expect(contents.map(({ id }) => id)).toEqual(['install', 'usage']);
  });
});

describe('code', () => {
  it('has a name, marked lines and a copy button', async () => {
    expect(await htmlOf('```ts title="a.ts" {2}\na\nb\n```')).toBe(
      `<div class="code"><div class="code__head"><span class="code__name">${icon('page')}a.ts</span>${copy}</div>` +
        '<pre><code><span class="l">a\n</span><span class="l l--hl">b\n</span></code></pre></div>',
    );
  });

  it('without a language is plain and not for copying', async () => {
    expect(await htmlOf('```\na <b>\n```')).toBe(
      '<div class="code"><pre><code><span class="l">a &lt;b&gt;\n</span></code></pre></div>',
    );
  });

  it('of a diff is coloured in its own language', async () => {
    const html = await htmlOf('```diff title="a.tsx"\n <A\n-  b={1}\n+  c\n />\n```');
    expect(html).toContain('<div class="code code--diff">');
    expect(html).toContain(
      '<code><span class="l"><span class="t-t">&lt;A</span>\n</span>' +
        '<span class="l l--del" role="deletion">  b={<span class="t-n">1</span>}\n</span>' +
        '<span class="l l--add" role="insertion">  c\n</span>' +
        '<span class="l"><span class="t-t">/&gt;</span>\n</span></code>',
    );
  });

  it('shows focus, words and numbers, and stays the text it is', async () => {
    const html = await htmlOf('```ts {1} focus="2" words="b" numbers="7"\na\nb = b\n```');
    expect(html).toContain(
      '<code><span class="l l--dim l--hl" data-n="7">a\n</span>' +
        '<span class="l" data-n="8"><mark>b</mark> = <mark>b</mark>\n</span></code>',
    );
  });

  it('of a diff may have words and numbers too', async () => {
    const html = await htmlOf('```diff words="b" numbers\n-a\n+b\n c\n```');
    expect(html).toContain(
      '<span class="l l--del" role="deletion" data-n="">a\n</span>' +
        '<span class="l l--add" role="insertion" data-n="1"><mark>b</mark>\n</span>' +
        '<span class="l" data-n="2">c\n</span>',
    );
  });

  it('that may scroll is a named region of its own', async () => {
    const html = await htmlOf(
      `\`\`\`ts\n${'x'.repeat(60)}\n\`\`\`\n\n\`\`\`ts title="b.ts"\n${'x\n'.repeat(30)}\`\`\``,
    );
    expect(html).toContain('<pre tabindex="0" role="region" aria-label="{{code.example}} 1">');
    expect(html).toContain(
      '<pre tabindex="0" role="region" aria-label="{{code.example}} 2: b.ts">',
    );
    expect(html.match(/code--tall/g)).toHaveLength(1);
  });

  it('stands in tabs', async () => {
    const html = await htmlOf(
      ':::tabs{key="lang"}\n```ts title="TS"\na\n```\n\n```js title="JS"\nb\n```\n:::',
    );
    expect(html).toBe(
      '<div class="code" data-tabs="lang"><div class="code__head"><div class="tabs" role="tablist" aria-label="{{code.variants}}">' +
        '<button type="button" role="tab" id="code_1_tab_0" aria-controls="code_1_panel_0" aria-selected="true">TS</button>' +
        '<button type="button" role="tab" id="code_1_tab_1" aria-controls="code_1_panel_1" aria-selected="false" tabindex="-1">JS</button>' +
        `</div>${copy}</div>` +
        '<div class="code__panel" role="tabpanel" id="code_1_panel_0" aria-labelledby="code_1_tab_0" data-selected=""><p class="code__panel-name">TS</p><pre><code><span class="l">a\n</span></code></pre></div>' +
        '<div class="code__panel" role="tabpanel" id="code_1_panel_1" aria-labelledby="code_1_tab_1"><p class="code__panel-name">JS</p><pre><code><span class="l">b\n</span></code></pre></div>' +
        '</div>',
    );
  });

  it('installs packages with four package managers', async () => {
    const html = await htmlOf('::install{packages="@a/b, c"}');
    expect(html).toContain('data-tabs="package-manager"');
    expect(html).toContain('aria-label="{{code.packageManager}}"');
    expect(
      html.replace(/<[^>]*>/g, '').match(/(?:npm install|(?:pnpm|yarn|bun) add) @a\/b c/g),
    ).toEqual(['npm install @a/b c', 'pnpm add @a/b c', 'yarn add @a/b c', 'bun add @a/b c']);
  });
});

describe('directives', () => {
  it.each([
    ['info', 'info'],
    ['success', 'ok'],
    ['warning', 'warn'],
    ['error', 'err'],
  ])('make a callout of :::%s', async (tone, name) => {
    expect(await htmlOf(`:::${tone}[With \`code\`]\nText.\n:::`)).toBe(
      `<aside class="callout callout--${tone}" role="note" aria-label="{{callout.${tone}}}">${icon(name, '')}` +
        '<div><p><strong>With <code>code</code></strong></p><p>Text.</p></div></aside>',
    );
  });

  it('need no title, and nest', async () => {
    const html = await htmlOf('::::info\n:::error\nText.\n:::\n::::');
    expect(html).toContain('<div><aside class="callout callout--error"');
    expect(html).not.toContain('<strong>');
  });

  it.each([
    ['Ctrl+C', ['Ctrl', 'C']],
    ['Ctrl++', ['Ctrl', '+']],
    ['+', ['+']],
    ['Shift + F10', ['Shift', 'F10']],
  ])('show the keys of :kbd[%s]', async (combination, keys) => {
    const inside = keys.map((key) => `<kbd class="kbd">${key}</kbd>`).join('+');
    expect(await htmlOf(`Press :kbd[${combination}].`)).toBe(
      `<p>Press <span class="keys">${inside}</span>.</p>`,
    );
  });

  it.each([
    '::cards\n\n- [A](/a/) — first\n- [B](https://b.c/)',
    ':::cards\n- [A](/a/): first\n- [B](https://b.c/)\n:::',
  ])('make cards of a list: %j', async (body) => {
    const arrow = icon('arrow', ' i--s i--flip');
    expect(await htmlOf(body)).toBe(
      '<ul class="link-cards wide">' +
        `<li><a class="link-card" href="/a/"><b>A${arrow}</b><span>first</span></a></li>` +
        `<li><a class="link-card" href="https://b.c/"><b>B${arrow}</b><span></span></a></li></ul>`,
    );
  });

  it.each([
    '::files\n\n- `app/`: Routes\n  - `[id].tsx` One *order*\n- `_app.tsx`',
    ':::files\n- `app/` — Routes\n  - `[id].tsx` One *order*\n- `_app.tsx`\n:::',
  ])('make a tree of files: %j', async (body) => {
    const row = (kind: string, name: string, words = '') =>
      `<p>${icon(kind)}<code class="files__name">${name}</code>${words && `<span>${words}</span>`}</p>`;
    expect(await htmlOf(body)).toBe(
      '<div class="files" role="group" aria-label="{{markdown.files}}"><ul class="files__level">' +
        `<li>${row('folder', 'app/', 'Routes')}<ul class="files__level">` +
        `<li>${row('page', '[id].tsx', 'One <em>order</em>')}</li></ul></li>` +
        `<li>${row('page', '_app.tsx')}</li></ul></div>`,
    );
  });

  it.each([
    '::anatomy{component="Slider"}\n\n- `root`: All of *it*\n  - `thumb`',
    ':::anatomy{component="Slider"}\n- `root` All of *it*\n  - `thumb`\n:::',
  ])('make the anatomy of a component: %j', async (body) => {
    const { blocks } = await compile(body);
    expect(blocks.find(({ kind }) => kind === 'anatomy')).toMatchObject({
      component: 'Slider',
      parts: [
        {
          name: 'root',
          html: 'All of <em>it</em>',
          parts: [{ name: 'thumb', html: '', parts: [] }],
        },
      ],
      markdown: expect.stringMatching(/^- `root`:? All of _it_\n {2}- `thumb`$/) as string,
    });
  });

  it('make a list to tick off', async () => {
    const body = ':::checklist[Before **you** start]{name="start"}\n- `a` is set\n- b\n:::';
    const box = (text: string) =>
      `<li><label><input class="box" type="checkbox"/><span>${text}</span></label></li>`;
    expect(await htmlOf(body)).toBe(
      '<fieldset class="checklist" data-checklist="start">' +
        '<legend class="vh">Before <strong>you</strong> start</legend>' +
        '<div class="checklist__head needs-script">' +
        '<b role="status" data-checklist-count="{{checklist.count}}"></b>' +
        '<progress aria-hidden="true" value="0" max="2"></progress>' +
        '<button class="btn btn--quiet" type="button" data-checklist-reset="" disabled="">' +
        '{{checklist.reset}}</button></div>' +
        `<ul>${box('<code>a</code> is set')}${box('b')}</ul></fieldset>`,
    );
  });

  it('make steps of a numbered list', async () => {
    const body = ':::steps\n1. Do *this*.\n   - a\n\n2. Then that.\n\n   ```ts\n   b\n   ```\n:::';
    expect(await htmlOf(body)).toBe(
      '<ol class="steps"><li><p>Do <em>this</em>.</p><ul><li>a</li></ul></li>' +
        `<li><p>Then that.</p><div class="code">${copy}<pre><code><span class="l">b\n</span></code></pre></div></li></ol>`,
    );
  });

  it('hide text behind a title', async () => {
    expect(await htmlOf(':::details[Why `a`?]\nText.\n\n- b\n:::')).toBe(
      `<details class="details"><summary>${icon('chev', '')}<span>Why <code>a</code>?</span></summary>` +
        '<div><p>Text.</p><ul><li>b</li></ul></div></details>',
    );
  });

  it('hold demos in steps and behind titles, with their place in the Markdown', async () => {
    const { blocks } = await compile(
      ':::steps\n1. A\n\n   ::demo{name="a" code=open}\n\n   more\n\n2. B\n:::\n\n:::details[C]\n::demo{name="c"}\n:::',
    );
    const chevron = icon('chev', '');
    expect(blocks).toEqual([
      { kind: 'html', html: '<ol class="steps"><li><p>A</p>', markdown: '1. A' },
      { kind: 'demo', name: 'a', line: first + 3, code: 'open', indent: 3 },
      {
        kind: 'html',
        html: `<p>more</p></li><li><p>B</p></li></ol><details class="details"><summary>${chevron}<span>C</span></summary><div>`,
        markdown: '\n\n   more\n\n2. B\n\n**C**',
      },
      { kind: 'demo', name: 'c', line: first + 11 },
      { kind: 'html', html: '</div></details>', markdown: '\n' },
    ]);
  });

  it('put text into tabs, remembered by their names', async () => {
    const html = await htmlOf(
      '::::tabs\n:::tab[App Router]\nA\n:::\n:::tab[应用]\n::install{packages="c"}\n:::\n::::',
    );
    expect(html).toMatch(
      /^<div class="tabset" data-tabs="app-router_应用"><div class="tabs" role="tablist" aria-label="{{markdown.variants}}"><button type="button" role="tab" id="text_1_tab_0"/,
    );
    expect(html).toContain(
      '<div class="tabset__panel" tabindex="0" role="tabpanel" id="text_1_panel_0" aria-labelledby="text_1_tab_0" data-selected="">' +
        '<p class="tabset__name">App Router</p><p>A</p></div>',
    );
    expect(html).toContain('<p class="tabset__name">应用</p><div class="code" data-tabs="package');
  });

  it('split the page at demos and API excerpts', async () => {
    const { blocks } = await compile(
      'a\n\n::demo{name="quick-filter" code=open height=400 frame=iframe toolbar=false edit=true}\n\n::api{name="DataGrid" only="a, b"}\n\nb\n\n::demo{name="x"}\n\n::icons',
    );
    expect(blocks).toEqual([
      { kind: 'html', html: '<p>a</p>', markdown: 'a\n' },
      {
        kind: 'demo',
        name: 'quick-filter',
        line: first + 2,
        code: 'open',
        height: 400,
        frame: 'iframe',
        toolbar: false,
        edit: true,
      },
      { kind: 'api', name: 'DataGrid', line: first + 4, only: ['a', 'b'] },
      { kind: 'html', html: '<p>b</p>', markdown: 'b\n' },
      { kind: 'demo', name: 'x', line: first + 8 },
      { kind: 'icons', line: first + 10 },
    ]);
  });
});

describe('compilePage', () => {
  it('writes valid HTML without style attributes', async () => {
    const body = [
      '# Filtering',
      'Text with :plan[premium], :kbd[Ctrl+C], `code` and [a](/a/).',
      '## Part\n\n### Smaller :plan[pro]',
      ':::warning[Title]\n- a\n\n  b\n\n```ts\nc\n```\n:::',
      '```diff\n-a\n+b\n```',
      `\`\`\`tsx title="a.tsx" {1}\nconst a = <B c={d > 1 && 'e'} />; // ${'x'.repeat(40)}\n\`\`\``,
      '::install{packages="a"}\n\n::install{packages="b"}',
      '| A |\n|---|\n| b |',
      '::cards\n- [A](/a/) `b` :plan[pro]',
      ':::checklist[To do]{name="to-do"}\n- a\n- b\n:::',
      '1. a\n   > b',
      ':::steps\n1. a\n\n   ::install{packages="c"}\n\n2. b\n:::',
      ':::details[Why?]\nText.\n:::',
      '::::tabs{key="d"}\n:::tab[A]\na\n:::\n:::tab[B]\nb\n:::\n::::',
      '::files\n- `app/` Routes\n  - `page.tsx`',
    ].join('\n\n');
    const { blocks } = await compile(body);
    const html = blocks.map((block) => (block.kind === 'html' ? block.html : '')).join('');
    expect(html).not.toMatch(/\sstyle=|<script|\son\w+=/);
    const validator = new HtmlValidate({
      extends: ['html-validate:recommended'],
      rules: {
        // React's own way of writing empty elements and attributes.
        'void-style': ['error', { style: 'selfclosing' }],
        'attribute-empty-style': ['error', { style: 'empty' }],
        'attribute-boolean-style': 'off',
        'long-title': 'off',
        // The anchor of a tab panel is chosen for listeners; a region is what a scrolling block is.
        'prefer-native-element': 'off',
      },
    });
    const { results } = await validator.validateString(html.replace(/[\uE000\uE001]/g, ''));
    expect(
      results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
      ),
    ).toEqual([]);
  });

  it('carries where the page is from and what its author says of it', async () => {
    expect(await compile('a')).toMatchObject({
      folder: 'grid/filtering',
      locale: 'en',
      file: 'grid/page.md',
      frontmatter: { title: 'Filtering', description: 'Show only some rows.' },
    });
  });
});
