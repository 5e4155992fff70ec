import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DocsProvider, useDocsConfig, useTranslate } from './docs-provider.tsx';

function Greeting() {
  const t = useTranslate();
  const { locale, adConfig } = useDocsConfig();
  return (
    <p lang={locale} data-ratio={adConfig?.GADisplayRatio}>
      {t('greeting')}
    </p>
  );
}

describe('DocsProvider', () => {
  it('hands words, language and ad config to the components below it', () => {
    const value = {
      locale: 'zh',
      translate: (key: string) => `<${key}>`,
      adConfig: { GADisplayRatio: 0.1 },
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
