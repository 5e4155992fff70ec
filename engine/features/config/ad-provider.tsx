import { createContext, use, type ReactNode } from 'react';
import type { AdConfig } from '../../model/ad-config.ts';

const AdContext = createContext<AdConfig | undefined>(undefined);

/** Hands the ad configuration to everything below it. */
export function AdProvider({
  config,
  children,
}: {
  config: AdConfig | undefined;
  children: ReactNode;
}) {
  return <AdContext value={config}>{children}</AdContext>;
}

/** Reads the ad configuration; a component outside an `AdProvider` is a mistake of its author. */
export function useAdConfig(): AdConfig {
  const config = use(AdContext);
  if (!config) {
    throw new Error(
      'Could not find docs ad config context value; please ensure the component is wrapped in a AdProvider',
    );
  }
  return config;
}
