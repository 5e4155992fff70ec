import { createContext, use, type ReactNode } from 'react';
import type { AdConfig } from '../../model/ad-config.ts';
import type { Locale } from '../../model/locale.ts';
import { AdProvider } from './ad-provider.tsx';

/** What every component may ask for, at build and inside islands. */
export interface DocsContextValue {
  locale: Locale;
  /** Gives the interface text of a dotted key in the reader's language. */
  translate: (key: string) => string;
  /** What the site chose for its ads; absent where there are none. */
  adConfig?: AdConfig;
}

const DocsContext = createContext<DocsContextValue | undefined>(undefined);

/** Hands the docs configuration to everything below it. */
export function DocsProvider({
  value,
  children,
}: {
  value: DocsContextValue;
  children: ReactNode;
}) {
  return (
    <DocsContext value={value}>
      <AdProvider config={value.adConfig}>{children}</AdProvider>
    </DocsContext>
  );
}

/** Reads the docs configuration; a component outside a `DocsProvider` is a mistake of its author. */
export function useDocsConfig(): DocsContextValue {
  const value = use(DocsContext);
  if (!value) {
    throw new Error(
      'Could not find docs config context value; please ensure the component is wrapped in a DocsProvider',
    );
  }
  return value;
}

/** Gives the function that turns a dotted key into interface text. */
export function useTranslate(): DocsContextValue['translate'] {
  return useDocsConfig().translate;
}
