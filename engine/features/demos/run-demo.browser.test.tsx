// @vitest-environment happy-dom
import { useLayoutEffect, useSyncExternalStore, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { runDemo } from './run-demo.browser.ts';

const components = vi.hoisted(() => new Map<string, ComponentType>());

vi.mock('./load-component.browser.ts', () => ({
  loadComponent: (demo: HTMLElement) => Promise.resolve(components.get(demo.id)),
}));
// What a demo wears is not asked here.
vi.mock('./live-demo.island.tsx', () => ({
  LiveDemo: ({ children }: { children: React.ReactNode }) => children,
}));

const failed = vi.fn();
vi.stubGlobal('reportError', failed);

afterEach(() => {
  document.body.replaceChildren();
  document.head.replaceChildren();
  failed.mockClear();
});

/** A demo as the page has it: its finished HTML, and what draws it. */
function addDemo(id: string, Component: ComponentType, styles = ''): HTMLElement {
  components.set(id, Component);
  const demo = document.createElement('div');
  demo.className = 'demo';
  demo.id = id;
  demo.innerHTML = `<div><div data-demo>${styles}${renderToString(<Component />)}</div></div>`;
  document.body.append(demo);
  return demo;
}

function leave(...demos: HTMLElement[]): void {
  document.body.replaceChildren();
  for (const demo of demos) demo.dispatchEvent(new Event('demo-leave'));
}

it('a demo that is being hydrated when its page is left is not drawn any more', async () => {
  const drawn = vi.fn();
  const left = Promise.withResolvers<undefined>();

  function Hydrated() {
    return <p>hydrated</p>;
  }
  // Like a grid: it draws itself, and measures, after it has taken over the finished HTML.
  function Hydrating() {
    const isClient = useSyncExternalStore(
      () => () => undefined,
      () => true,
      () => false,
    );
    useLayoutEffect(() => {
      queueMicrotask(() => {
        leave(hydrated, hydrating);
        left.resolve(undefined);
      });
    }, []);
    return isClient ? <p ref={drawn}>drawn</p> : null;
  }
  const hydrated = addDemo('hydrated', Hydrated);
  await runDemo(hydrated);
  const hydrating = addDemo('hydrating', Hydrating);
  await runDemo(hydrating);
  await left.promise;
  expect(drawn).not.toHaveBeenCalled();
});

it('the styles that a demo brings stand in the head when it is hydrated, once', async () => {
  const styles = '<style data-emotion="own 1a">.own-1a{color:red}</style>';
  function Styled() {
    return <p className="own-1a">styled</p>;
  }
  const visit = async () => {
    const demo = addDemo('styled', Styled, styles);
    await runDemo(demo);
    await vi.waitFor(() => expect(demo.querySelector('p')).toHaveProperty('textContent', 'styled'));
    expect(demo.querySelectorAll('style')).toHaveLength(0);
    expect(document.head.querySelectorAll('style[data-emotion="own 1a"]')).toHaveLength(1);
    leave(demo);
  };
  await visit();
  await visit();
  expect(failed).not.toHaveBeenCalled();
});
