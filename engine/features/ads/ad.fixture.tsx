import { renderToStaticMarkup } from 'react-dom/server';
import type { AdConfig, AdNetwork } from '../../model/ad-config.ts';
import { DocsProvider } from '../config/docs-provider.tsx';
import { AdSlot } from './ad-slot.tsx';

/** A network as tests configure it. */
export const testNetwork: AdNetwork = {
  name: 'Carbon',
  href: 'https://ads.test/ads/docs.json',
  hosts: ['ads.test'],
  backersHref: 'https://ads.test/discover-more/backers',
};

const inHouse = ['templates', 'themes', 'enterprise', 'design-kit'].map((name) => ({
  name,
  link: `https://store.test/${name}`,
  img: `/in-house/${name}.svg`,
}));

/** The place for an ad as a page has it. */
export function adSlotHtml(config: Partial<AdConfig> = {}): string {
  const adConfig: AdConfig = {
    GADisplayRatio: 1,
    poweredby: 'Docs',
    inHouse,
    supportHref: '/discover-more/backers/',
    ...config,
  };
  const translate = (key: string) => (key === 'ads.by' ? 'Ad by {name}' : key);
  return renderToStaticMarkup(
    <DocsProvider value={{ locale: 'en', translate, adConfig }}>
      <AdSlot />
    </DocsProvider>,
  );
}

/** A source of the given numbers, then of the last one for ever. */
export function draws(...numbers: readonly number[]): () => number {
  let at = 0;
  return () => numbers[Math.min(at++, numbers.length - 1)] ?? 0;
}
