import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { AdConfig } from '../../model/ad-config.ts';
import { AdProvider, useAdConfig } from './ad-provider.tsx';
import { DocsProvider, useDocsConfig, useTranslate } from './docs-provider.tsx';

const adConfig: AdConfig = {
  GADisplayRatio: 0.1,
  poweredby: 'Docs',
  inHouse: [],
  supportHref: '/',
};

function Greeting() {
  const t = useTranslate();
  const { locale } = useDocsConfig();
  return (
    <p lang={locale} data-ratio={useAdConfig().GADisplayRatio}>
      {t('greeting')}
    </p>
  );
}

describe('DocsProvider', () => {
  it('hands words, language and ad config to the components below it', () => {
    const value = {
      locale: 'zh',
      translate: (key: string) => `<${key}>`,
      adConfig,
    };
    const html = renderToStaticMarkup(
      <DocsProvider value={value}>
        <Greeting />
      </DocsProvider>,
    );
    expect(html).toBe('<p lang="zh" data-ratio="0.1">&lt;greeting&gt;</p>');
  });

  it.each([useDocsConfig, useTranslate])('refuses to work outside a provider (%s)', (useHook) => {
    function Lost() {
      useHook();
      return null;
    }
    expect(() => renderToStaticMarkup(<Lost />)).toThrow(
      new Error(
        'Could not find docs config context value; please ensure the component is wrapped in a DocsProvider',
      ),
    );
  });
});

describe('AdProvider', () => {
  function Ratio() {
    return useAdConfig().GADisplayRatio;
  }

  it('hands the ad config to the components below it', () => {
    const html = renderToStaticMarkup(
      <AdProvider config={adConfig}>
        <Ratio />
      </AdProvider>,
    );
    expect(html).toBe('0.1');
  });

  it('is missed with the error of the specification', () => {
    expect(() => renderToStaticMarkup(<Ratio />)).toThrow(
      new Error(
        'Could not find docs ad config context value; please ensure the component is wrapped in a AdProvider',
      ),
    );
  });
});
