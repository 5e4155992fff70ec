import { createElement, Fragment, type ReactNode } from 'react';

/** Children in a row whose order never changes, so they need no keys. */
export function fragmentOf(children: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...children);
}
