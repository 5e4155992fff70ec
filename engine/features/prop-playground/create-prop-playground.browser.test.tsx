// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { createPropPlayground } from './create-prop-playground.island.tsx';
import type { FixedValues } from './prop-value.ts';

function Label({ children }: FixedValues) {
  return <b>{typeof children === 'string' && children}</b>;
}

const Playground = createPropPlayground('label', Label);

/** Draws the playground on a page of its own, which says what it begins with. */
async function drawnOnPage(children: string): Promise<string | null> {
  const controls = [{ name: 'children', kind: 'text', choices: [] }];
  const view = { name: 'Button', importLine: '', controls, initial: { children } };
  document.body.innerHTML = '<figure data-playground="label"></figure><div></div>';
  const [figure, stage] = [...document.body.children];
  figure?.setAttribute('data-view', JSON.stringify(view));
  if (!stage) throw new Error('There is no stage.');
  const root = createRoot(stage);
  await act(async () => {
    root.render(<Playground />);
    await Promise.resolve();
  });
  const text = stage.textContent;
  await act(async () => {
    root.unmount();
    await Promise.resolve();
  });
  return text;
}

it('begins on each page with what that page says', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  expect(await drawnOnPage('Save the draft')).toBe('Save the draft');
  expect(await drawnOnPage('Ship the order')).toBe('Ship the order');
});
