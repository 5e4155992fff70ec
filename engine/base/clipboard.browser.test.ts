import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyText } from './clipboard.browser.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function refuse(): Promise<void> {
  return Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
}

/** A page that gives the selected element a copy event and then answers the copy command. */
function stubPage(command: () => boolean) {
  const page = { held: [] as FakeSpan[], selected: [] as FakeSpan[], copied: [] as string[][] };
  class FakeSpan extends EventTarget {
    textContent = '';
    style: Record<string, string> = {};
    remove = () => page.held.splice(page.held.indexOf(this), 1);
  }
  function execCommand(name: string): boolean {
    const [span] = page.selected;
    const clipboardData = {
      setData: (type: string, text: string) => page.copied.push([name, type, text]),
    };
    span?.dispatchEvent(Object.assign(new Event('copy'), { clipboardData }));
    return span?.textContent !== '' && command();
  }
  vi.stubGlobal('document', {
    createElement: () => new FakeSpan(),
    body: { append: (span: FakeSpan) => page.held.push(span) },
    createRange: () => ({
      selectNodeContents(node: FakeSpan) {
        Object.assign(this, { node });
      },
    }),
    getSelection: () => ({
      removeAllRanges: () => page.selected.splice(0),
      addRange: (range: { node: FakeSpan }) => page.selected.push(range.node),
    }),
    execCommand,
  });
  return page;
}

describe('copyText', () => {
  it('uses the clipboard of the browser', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    await copyText('const a = 1;\n');
    expect(writeText).toHaveBeenCalledExactlyOnceWith('const a = 1;\n');
  });

  it.each([
    ['refuses', { clipboard: { writeText: refuse } }],
    ['is missing', {}],
  ])('falls back to a selection when the clipboard %s', async (_name, navigator) => {
    vi.stubGlobal('navigator', navigator);
    const page = stubPage(() => true);
    await copyText('a\n  b\n');
    expect(page.copied).toEqual([['copy', 'text/plain', 'a\n  b\n']]);
    expect(page).toMatchObject({ held: [], selected: [] });
  });

  it.each([
    ['reports failure', () => false],
    [
      'throws',
      () => {
        throw new Error('broken');
      },
    ],
  ])('rejects and cleans up when the copy command %s too', async (_name, command) => {
    vi.stubGlobal('navigator', { clipboard: { writeText: refuse } });
    const page = stubPage(command);
    const failure: unknown = await copyText('a').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(DOMException);
    expect(failure).toMatchObject({
      name: 'NotAllowedError',
      message: 'The request is not allowed',
    });
    expect(page).toMatchObject({ held: [], selected: [] });
  });
});
