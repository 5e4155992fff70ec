// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createParts, type MountPart } from './part.browser.ts';
import { emitPartEvent, emitPageEvent } from './emit-page-event.browser.ts';

/** A page with a box, put in the place of the one before it. */
function showPage(): HTMLElement {
  document.body.innerHTML = '<div data-box></div>';
  return document.querySelector<HTMLElement>('[data-box]') as HTMLElement;
}

function start(load: () => Promise<MountPart>): () => void {
  return createParts([{ selector: '[data-box]', load }]);
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('createParts', () => {
  it('mounts each element once', async () => {
    const mountBox = vi.fn<MountPart>();
    const box = showPage();
    const mount = start(() => Promise.resolve(mountBox));
    mount();
    mount();
    emitPageEvent();
    await Promise.resolve();
    expect(mountBox.mock.calls.map(([element]) => element)).toEqual([box]);
  });

  it('ends a part when its element has left, before the next page is painted', async () => {
    const mountBox = vi.fn<MountPart>();
    showPage();
    start(() => Promise.resolve(mountBox))();
    await Promise.resolve();
    const { signal } = mountBox.mock.calls[0]?.[1] ?? {};
    expect(signal?.aborted).toBe(false);
    showPage();
    emitPartEvent();
    expect(signal?.aborted).toBe(true);
  });

  it('mounts the parts of a page that was put in later', async () => {
    const mountBox = vi.fn<MountPart>();
    start(() => Promise.resolve(mountBox))();
    const box = showPage();
    emitPageEvent();
    await Promise.resolve();
    expect(mountBox).toHaveBeenCalledWith(box, expect.anything());
  });

  it('never mounts an element that left while its code was loaded', async () => {
    const mountBox = vi.fn<MountPart>();
    let finish: (mount: MountPart) => void = () => undefined;
    showPage();
    start(() => new Promise((resolve) => (finish = resolve)))();
    document.body.innerHTML = '';
    emitPartEvent();
    finish(mountBox);
    await Promise.resolve();
    expect(mountBox).not.toHaveBeenCalled();
  });
});
