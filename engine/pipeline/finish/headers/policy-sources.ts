import { sandboxOrigins } from '../../../features/demos/sandbox/sandbox-form.ts';
import { noSources, type PolicySources } from '../../../model/content-policy.ts';
import type { AnalyticsConfig, DocsConfig } from '../../../model/docs-config.ts';

/** The choices of a site that open its policies. */
export type PolicyConfig = Pick<DocsConfig, 'ads' | 'analytics' | 'iconFontHref'>;

/** The hosts that a site's configuration lets its pages talk to. */
export function policySourcesOf(config: PolicyConfig): Omit<PolicySources, 'scriptHashes'> {
  const counting = analyticsSources(config.analytics);
  const { href = '', hosts = [] } = config.ads?.network ?? {};
  return {
    ...noSources,
    connections: [...(counting.connections ?? []), ...originsOf(href)],
    pictures: [...(counting.pictures ?? []), ...hosts.map((host) => `https://${host}`)],
    // The sheet names the files of its font, on a host of its own.
    ...(config.iconFontHref && { styles: originsOf(config.iconFontHref), fonts: ['https:'] }),
    forms: sandboxOrigins,
  };
}

function analyticsSources(analytics: AnalyticsConfig | undefined): Partial<PolicySources> {
  if (!analytics) return {};
  if ('beacon' in analytics) return { connections: originsOf(analytics.beacon) };
  const collectors = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
  return { connections: collectors, pictures: collectors };
}

/** The origin of a whole address; none for a path of the site itself. */
function originsOf(href: string): string[] {
  return URL.canParse(href) ? [new URL(href).origin] : [];
}
