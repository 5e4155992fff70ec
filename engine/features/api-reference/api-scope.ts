import { createContext, use } from 'react';
import type { ApiView } from './api-view.ts';

/** What the parts of an API table ask for. */
export interface ApiScope {
  view: ApiView;
  /** Address of the code of types, where it differs from that of the page. */
  foreignTypes?: string;
  /** Finished HTML of a comment. */
  describe: (markdown: string) => string;
}

/** Hands the scope to everything below it. */
export const ApiScopeContext = createContext<ApiScope | undefined>(undefined);

/** Reads the scope; a part outside an API page is a mistake of its author. */
export function useApiScope(): ApiScope {
  const scope = use(ApiScopeContext);
  if (!scope) {
    throw new Error('A part of an API table stands outside ApiScopeContext.');
  }
  return scope;
}
