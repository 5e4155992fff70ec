// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { goToDemo } from './go-to-demo.browser.ts';

it('opens what a demo is hidden in, then goes there', () => {
  document.body.innerHTML = `<div data-tabs="">
    <button role="tab" id="a" aria-controls="pa" aria-selected="true">A</button>
    <button role="tab" id="b" aria-controls="pb" aria-selected="false">B</button>
    <div role="tabpanel" id="pa" aria-labelledby="a" data-selected></div>
    <div role="tabpanel" id="pb" aria-labelledby="b"><details><i class="demo"></i></details></div>
  </div>`;
  const demo = document.querySelector<HTMLElement>('.demo');
  if (!demo) throw new Error('No demo.');
  const scroll = vi.spyOn(demo, 'scrollIntoView').mockImplementation(() => {
    expect(demo.closest('details')?.open).toBe(true);
    expect(document.querySelector('[data-selected]')?.id).toBe('pb');
  });
  goToDemo(demo);
  expect(scroll).toHaveBeenCalledOnce();
});
