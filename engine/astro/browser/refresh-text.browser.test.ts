// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { refreshTexts } from './refresh-text.browser.ts';

type Reload = (payload: { triggeredBy?: string }) => void;
type Navigate = (event: object) => void;

let tellReload: Reload;
let tellNavigate: Navigate;
const reload = vi.fn();

beforeEach(() => {
  vi.stubGlobal('navigation', {
    addEventListener: (_name: string, listener: Navigate) => (tellNavigate = listener),
  });
  vi.spyOn(location, 'reload').mockImplementation(reload);
  const hot = { on: (_event: string, listener: Reload) => (tellReload = listener) };
  refreshTexts(hot as unknown as NonNullable<ImportMeta['hot']>);
  document.title = 'Old';
  document.body.innerHTML = '<aside>Tree</aside><div class="sheet">Old text</div>';
});

/** Saves a file, lets the server ask for a reload, and says whether the page took the work on itself. */
async function save(triggeredBy: string, body: string, status = 200): Promise<boolean> {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
  let handler: (() => Promise<void>) | undefined;
  tellReload({ triggeredBy });
  tellNavigate({
    navigationType: 'reload',
    canIntercept: true,
    intercept: (options: { handler: () => Promise<void> }) => (handler = options.handler),
  });
  await handler?.();
  return handler !== undefined;
}

const next = '<title>New</title><aside>Other</aside><div class="sheet">New text</div>';

it('puts a saved text into the page and leaves the rest alone', async () => {
  const told = vi.fn();
  document.addEventListener('docs:page', told, { once: true });
  expect(await save('/site/content/x/page.md', next)).toBe(true);
  expect(document.title).toBe('New');
  expect(document.body.textContent).toBe('TreeNew text');
  expect(told).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['a text with a mistake', 'Dead link', 500],
  ['a page with demos', '<div class="sheet"><figure class="demo"></figure></div>', 200],
  ['another kind of page', '<main>Home</main>', 200],
])('loads %s', async (_what, body, status) => {
  await save('/site/content/x/page.md', body, status);
  expect(reload).toHaveBeenCalledOnce();
  expect(document.body.textContent).toBe('TreeOld text');
});

it('lets every other change load the page', async () => {
  expect(await save('/engine/shell/shell.css', next)).toBe(false);
  expect(document.body.textContent).toBe('TreeOld text');
});

it('takes one reload for one text only', async () => {
  await save('/site/content/x/page.md', next);
  const intercept = vi.fn();
  tellNavigate({ navigationType: 'reload', canIntercept: true, intercept });
  expect(intercept).not.toHaveBeenCalled();
});
