import type { ReactNode } from 'react';
import type { PageView } from '../../model/page-view.ts';
import { canonicalAddressOf, publicAddressOf } from '../describe/head-addresses.ts';

/** Facts as search engines read them, in the words of schema.org. */
type Thing = { '@type': string } & Record<string, unknown>;

/** Tells search engines in data what a page is, where it stands, and which code it shows. */
export function PageData({ view }: { view: PageView }): ReactNode {
  const graph = view.pathname === '/' ? [siteOf(view)] : [articleOf(view), ...placeOf(view)];
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return (
    <script
      type="application/ld+json"
      // No text of a page may end the element.
      dangerouslySetInnerHTML={{ __html: text.replaceAll('<', String.raw`\u003c`) }}
    />
  );
}

function siteOf({ site, description, htmlLang }: PageView): Thing {
  return {
    '@type': 'WebSite',
    name: site.name,
    url: homeOf(site),
    description,
    inLanguage: htmlLang,
  };
}

function articleOf(view: PageView): Thing {
  const { title, description, htmlLang, site, updated } = view;
  const url = canonicalAddressOf(view);
  const demos = view.blocks.flatMap((block) =>
    block.kind === 'demo' ? [codeOf(`${url}#${block.name}`)] : [],
  );
  return {
    '@type': 'TechArticle',
    headline: title,
    description,
    url,
    inLanguage: htmlLang,
    ...(updated && { dateModified: updated }),
    isPartOf: { '@type': 'WebSite', name: site.name, url: homeOf(site) },
    ...(demos.length > 0 && { hasPart: demos }),
  };
}

function codeOf(url: string): Thing {
  return { '@type': 'SoftwareSourceCode', programmingLanguage: 'TypeScript', url };
}

/** The way to the page; steps without a page of their own are left out. */
function placeOf({ breadcrumbs, site }: PageView): Thing[] {
  const steps = breadcrumbs.flatMap(({ text, href }) =>
    href === undefined ? [] : [{ name: text, item: publicAddressOf(site.origin, href) }],
  );
  if (steps.length < 2) return [];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        ...step,
      })),
    },
  ];
}

function homeOf({ origin, homeHref }: PageView['site']): string {
  return publicAddressOf(origin, homeHref);
}
