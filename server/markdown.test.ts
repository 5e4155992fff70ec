import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from './site.fixture.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({
    'index.html': '<h1>Home</h1>',
    'index.md': '# Home',
    'x/grid/index.html': '<h1>Grid</h1>',
    'x/grid.md': '# Grid',
    'x/sw.js': '0',
    'alone/index.html': '<h1>Alone</h1>',
    'notes.md': '# Notes',
    '_redirects.json': JSON.stringify([{ from: '/old', to: '/x/grid/', status: 301 }]),
  });
});
afterAll(() => site.remove());

function ask(target: string, accept?: string) {
  return site.send(target, accept === undefined ? {} : { headers: { accept } });
}

describe('a page and its Markdown', () => {
  it.each([
    ['text/markdown', '# Grid'],
    ['text/markdown, text/html;q=0.9, */*;q=0.1', '# Grid'],
    ['text/markdown;q=0.8, text/html;q=0.8', '# Grid'],
    ['text/html, text/markdown;q=0.9', '<h1>Grid</h1>'],
    ['text/markdown;q=0', '<h1>Grid</h1>'],
    ['text/html,application/xhtml+xml,*/*;q=0.8', '<h1>Grid</h1>'],
    ['*/*', '<h1>Grid</h1>'],
    [';;q=,,', '<h1>Grid</h1>'],
    [undefined, '<h1>Grid</h1>'],
  ])('answers Accept: %s with %s', async (accept, text) => {
    const answer = await ask('/x/grid/', accept);
    expect(answer.status).toBe(200);
    expect(answer.text).toBe(text);
    expect(answer.headers['content-type']).toBe(
      `text/${text.startsWith('#') ? 'markdown' : 'html'}; charset=utf-8`,
    );
    expect(answer.headers.vary).toBe('Accept, Accept-Encoding');
  });

  it.each([
    ['/', '</index.md>; rel="alternate"; type="text/markdown"'],
    ['/x/grid/', '</x/grid.md>; rel="alternate"; type="text/markdown"'],
    ['/x/grid.md', '</x/grid/>; rel="canonical"'],
    ['/alone/', undefined],
    ['/notes.md', undefined],
    ['/x/sw.js', undefined],
  ])('leads from %s to %s', async (target, link) => {
    expect((await ask(target)).headers.link).toBe(link);
  });

  it('has an etag of its own', async () => {
    const [html, markdown] = await Promise.all([ask('/'), ask('/', 'text/markdown')]);
    expect(html.headers.etag).not.toBe(markdown.headers.etag);
    const again = await site.send('/', {
      headers: { accept: 'text/markdown', 'if-none-match': String(markdown.headers.etag) },
    });
    expect(again.status).toBe(304);
  });

  it('follows redirects whatever is asked for, and stays html where there is no Markdown', async () => {
    expect((await ask('/old/', 'text/markdown')).headers.location).toBe('/x/grid/');
    expect((await ask('/alone/', 'text/markdown')).text).toBe('<h1>Alone</h1>');
  });
});
