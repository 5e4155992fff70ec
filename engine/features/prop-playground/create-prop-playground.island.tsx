import { useState, useSyncExternalStore, type ComponentType } from 'react';
import { findPlaygroundView } from './find-playground.browser.ts';
import { getPlaygroundValues, subscribePlaygrounds } from './playground-store.browser.ts';
import type { FixedValues } from './prop-value.ts';
import { propsToSet } from './read-value.ts';

/** Makes a component that draws another one with what its playground sets. */
export function createPropPlayground(
  id: string,
  Component: ComponentType<FixedValues>,
): ComponentType {
  return function PropPlayground() {
    // This script outlives a page, and the next one may show the same component with other values.
    const [{ initial, fixed }] = useState(() => drawnValuesOf(id));
    const values = useSyncExternalStore(
      subscribePlaygrounds,
      () => getPlaygroundValues(id) ?? initial,
      () => initial,
    );
    return <Component {...values} {...fixed} />;
  };
}

/** What the build drew the component with. */
function drawnValuesOf(id: string): { initial: FixedValues; fixed: FixedValues | undefined } {
  const view = findPlaygroundView(id);
  return { initial: view ? propsToSet(view.controls, view.initial) : {}, fixed: view?.fixed };
}
