import type { PageView } from '../../model/page-view.ts';
import { publicAddressOf } from '../describe/head-addresses.ts';

/** A page as one Markdown file: what it is and which version it documents, then its text. */
export function renderMarkdown(view: PageView, body: string): string {
  const facts = Object.entries(factsOf(view)).map(
    ([name, value]) => `${name}: ${JSON.stringify(value)}`,
  );
  return [
    `---\n${facts.join('\n')}\n---`,
    `# ${view.title}`,
    view.description,
    ...(body === '' ? [] : [body]),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

function factsOf(view: PageView): Record<string, unknown> {
  const packages = (view.packages ?? []).map(({ name, version }) => `${name}@${version}`);
  const { plan, components, hooks } = view.frontmatter;
  return {
    title: view.title,
    url: publicAddressOf(view.site.origin, view.href),
    ...(view.breadcrumbs[0] && { product: view.breadcrumbs[0].text }),
    version: view.site.version,
    ...(packages.length > 0 && { packages }),
    ...(components && { components }),
    ...(hooks && { hooks }),
    ...(plan && { plan }),
    language: languageOf(view),
  };
}

/** The language of the text, which is not the reader's one while a translation is missing. */
function languageOf({ untranslated, alternates, htmlLang }: PageView): string {
  const source = untranslated ? alternates.find((it) => !it.untranslated) : undefined;
  return source?.htmlLang ?? htmlLang;
}
