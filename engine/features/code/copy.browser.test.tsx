// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DocsProvider } from '../config/docs-provider.tsx';
import { CodeBlock } from './code-block.node.tsx';
import { answerCopy } from './copy.browser.ts';
import { InlineCopy } from './inline-copy.tsx';
import { linesToHtml } from './lines-to-html.ts';
import { TabbedCode } from './tabbed-code.node.tsx';

const writeText = vi.fn<(text: string) => Promise<void>>();

function blockHtml(...lines: readonly string[]): string {
  return renderToStaticMarkup(<CodeBlock code={{ html: linesToHtml({ lines }) }} />);
}

function inlineHtml(text: string): string {
  return renderToStaticMarkup(
    <DocsProvider value={{ locale: 'en', translate: (key) => key }}>
      <InlineCopy text={text} />
    </DocsProvider>,
  );
}

function buttons(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.copy')];
}

/** Clicks a copy button and waits until the clipboard has answered. */
async function copy(index = 0): Promise<void> {
  buttons()[index]?.click();
  await vi.advanceTimersByTimeAsync(0);
}

function state(index = 0): string {
  const { copied, refused } = buttons()[index]?.dataset ?? {};
  return [copied === undefined ? '' : 'copied', refused === undefined ? '' : 'refused'].join('');
}

function spoken(): string {
  return document.querySelector('[role="status"]')?.textContent ?? '';
}

function press(target: Element, more: KeyboardEventInit = {}): KeyboardEvent {
  const init = { key: 'c', ctrlKey: true, bubbles: true, cancelable: true, ...more };
  const event = new KeyboardEvent('keydown', init);
  target.dispatchEvent(event);
  return event;
}

beforeAll(() => {
  for (const sign of ['click', 'keydown', 'pointerover', 'focusin'])
    document.addEventListener(sign, answerCopy);
});
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '';
  writeText.mockReset().mockResolvedValue();
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard);
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a copy button', () => {
  it('copies the code of its block, also in a block that came later', async () => {
    document.body.innerHTML = blockHtml('const a = 1;', '', '  &lt;b&gt;');
    await copy();
    expect(writeText).toHaveBeenCalledExactlyOnceWith('const a = 1;\n\n  <b>');
  });

  it('copies the address of the page as the browser shows it, without its place on the page', async () => {
    history.replaceState(null, '', '/zh/components/button/?variant=text#sizes');
    document.body.innerHTML = '<button class="copy" data-copy-address=""></button>';
    await copy();
    expect(writeText).toHaveBeenCalledExactlyOnceWith(
      'http://localhost:3000/zh/components/button/?variant=text',
    );
    history.replaceState(null, '', '/');
  });

  it('says Copied for 1200 ms, only after success', async () => {
    document.body.innerHTML = blockHtml('a');
    writeText.mockReturnValue(new Promise((resolve) => setTimeout(resolve, 500)));
    await copy();
    expect(state()).toBe('');
    await vi.advanceTimersByTimeAsync(500 + 1199);
    expect(state()).toBe('copied');
    await vi.advanceTimersByTimeAsync(1);
    expect(state()).toBe('');
  });

  it('counts from the last click', async () => {
    document.body.innerHTML = blockHtml('a');
    await copy();
    await vi.advanceTimersByTimeAsync(1000);
    await copy();
    await vi.advanceTimersByTimeAsync(1000);
    expect(state()).toBe('copied');
    await vi.advanceTimersByTimeAsync(200);
    expect(state()).toBe('');
  });

  it('copies its own text and says so for 2000 ms when it stands in a line', async () => {
    document.body.innerHTML = inlineHtml('@scope/package');
    await copy();
    expect(writeText).toHaveBeenCalledExactlyOnceWith('@scope/package');
    await vi.advanceTimersByTimeAsync(1999);
    expect(state()).toBe('copied');
    await vi.advanceTimersByTimeAsync(1);
    expect(state()).toBe('');
  });

  it('tells each outcome politely in one live region', async () => {
    document.body.innerHTML = inlineHtml('a') + blockHtml('b');
    await copy(0);
    expect(spoken()).toBe('code.copied');
    await copy(1);
    expect(document.querySelectorAll('[role="status"], [aria-live]')).toHaveLength(1);
  });

  it('shows and tells a refusal, and forgets it on the next success', async () => {
    document.body.innerHTML = inlineHtml('a');
    writeText.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    Object.assign(document, { execCommand: () => false });
    await copy();
    expect(state()).toBe('refused');
    expect(spoken()).toBe('code.notAllowed');
    await copy();
    expect(state()).toBe('copied');
  });

  it('copies the tab that is shown', async () => {
    const tabs = ['npm', 'pnpm'].map((label) => ({ label, code: { html: `${label} add` } }));
    document.body.innerHTML = renderToStaticMarkup(<TabbedCode id="a" label="Tabs" tabs={tabs} />);
    document.getElementById('a_panel_0')?.removeAttribute('data-selected');
    document.getElementById('a_panel_1')?.setAttribute('data-selected', '');
    await copy();
    expect(writeText).toHaveBeenCalledExactlyOnceWith('pnpm add');
  });

  it('copies the new side of a diff', async () => {
    const html = linesToHtml({ lines: ['same', 'old', 'new'], removed: [2], added: [3] });
    document.body.innerHTML = renderToStaticMarkup(<CodeBlock code={{ html }} diff />);
    await copy();
    expect(writeText).toHaveBeenCalledExactlyOnceWith('same\nnew');
  });

  it('tells its shortcut when the reader comes near', () => {
    document.body.innerHTML = blockHtml('a');
    buttons()[0]?.dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(buttons()[0]?.title).toBe('Ctrl+C');
  });
});

describe('Ctrl+C or Cmd+C', () => {
  function focusBlock(index: number): Element {
    const block = document.querySelectorAll('.code')[index]?.querySelector('pre');
    if (!block) {
      throw new Error(`No block ${index}`);
    }
    block.tabIndex = 0;
    block.focus();
    return block;
  }

  it.each([
    ['Ctrl+C', {}],
    ['Cmd+C', { ctrlKey: false, metaKey: true }],
    ['Ctrl+C with caps lock', { key: 'C' }],
  ])('%s copies the focused block', async (_name, keys) => {
    document.body.innerHTML = blockHtml('a') + blockHtml('b');
    const event = press(focusBlock(1), keys);
    await vi.advanceTimersByTimeAsync(0);
    expect(writeText).toHaveBeenCalledExactlyOnceWith('b');
    expect(event.defaultPrevented).toBe(true);
    expect([state(0), state(1)]).toEqual(['', 'copied']);
  });

  it.each([
    ['with Shift', { shiftKey: true }],
    ['with Alt', { altKey: true }],
    ['without a modifier', { ctrlKey: false }],
    ['with another letter', { key: 'x' }],
  ])('is left to the browser %s', (_name, keys) => {
    document.body.innerHTML = blockHtml('a');
    expect(press(focusBlock(0), keys).defaultPrevented).toBe(false);
    expect(writeText).not.toHaveBeenCalled();
  });

  it('is left to the browser when text is selected', () => {
    document.body.innerHTML = `<p>text</p>${blockHtml('a')}`;
    const block = focusBlock(0);
    vi.spyOn(document, 'getSelection').mockReturnValue({ toString: () => 'tex' } as Selection);
    expect(press(block).defaultPrevented).toBe(false);
  });

  it('is left to the browser when a part of the focused field is selected', () => {
    document.body.innerHTML = `<div class="code"><textarea>abc</textarea><code>abc</code><button class="copy" data-copy></button></div>`;
    const field = document.querySelector('textarea');
    field?.focus();
    field?.setSelectionRange(0, 2);
    expect(field && press(field).defaultPrevented).toBe(false);
    field?.setSelectionRange(1, 1);
    expect(field && press(field).defaultPrevented).toBe(true);
  });

  it('is counted as a key, and the next click as a click', async () => {
    document.body.innerHTML = blockHtml('a');
    const actions: (string | undefined)[] = [];
    const [button] = buttons();
    button?.addEventListener('click', () => actions.push(button.dataset['gaEventAction']));
    press(focusBlock(0));
    await copy();
    expect(actions).toEqual(['copy-keyboard', 'copy-click']);
  });

  it('uses the tools of a demo for its source', () => {
    document.body.innerHTML =
      '<figure class="demo"><button data-do="copy"></button><div class="code"><pre>a</pre></div></figure>';
    const clicked = vi.fn();
    document.querySelector('button')?.addEventListener('click', clicked);
    expect(press(focusBlock(0)).defaultPrevented).toBe(true);
    expect(clicked).toHaveBeenCalledOnce();
  });

  it('is left to the browser away from code', () => {
    document.body.innerHTML = blockHtml('a');
    expect(press(document.body).defaultPrevented).toBe(false);
    expect(writeText).not.toHaveBeenCalled();
  });
});
