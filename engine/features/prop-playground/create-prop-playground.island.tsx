import { useSyncExternalStore, type ComponentType } from 'react';
import { findPlaygroundView } from './find-playground.browser.ts';
import { getPlaygroundValues, subscribePlaygrounds } from './playground-store.browser.ts';
import type { FixedValues } from './prop-value.ts';
import { propsToSet } from './read-value.ts';

/** Makes a component that draws another one with what its playground sets. */
export function createPropPlayground(
  id: string,
  Component: ComponentType<FixedValues>,
): ComponentType {
  const view = findPlaygroundView(id);
  const initial = view ? propsToSet(view.controls, view.initial) : {};
  return function PropPlayground() {
    const values = useSyncExternalStore(
      subscribePlaygrounds,
      () => getPlaygroundValues(id) ?? initial,
      // What the build drew.
      () => initial,
    );
    return <Component {...values} {...view?.fixed} />;
  };
}
