import type { ApiBlock } from '../../model/page.ts';
import type { ApiEntry } from './api-entry.ts';
import { sectionKeyOf, type ApiSection } from './api-ids.ts';
import {
  answerMarkdown,
  classesMarkdown,
  propsMarkdown,
  slotsMarkdown,
  type ApiMarkdownScope,
} from './api-tables-markdown.ts';
import { sectionsOfView, type ApiView } from './api-view.ts';
import { answerOf, parametersOf } from './hook-call.ts';
import { historyMarkdown } from './history/history-markdown.ts';
import { importCode } from './import-code.ts';
import { baseKeyOf, type TabEntry } from './tab-entry.ts';

/** Everything an entry's page says below its title, as Markdown; its headings are those of the page. */
export function apiMarkdown(view: ApiView, scope: ApiMarkdownScope): string {
  const { entry } = view;
  return [
    ...commentsOf(entry, scope),
    ...sectionsOfView(view).flatMap((section) => [
      `## ${scope.translate(sectionKeyOf(entry, section))}`,
      markdownOfSection(section, view, scope),
    ]),
  ].join('\n\n');
}

/** One entry on a page with others, as Markdown; `view` has the rows that are shown. */
export function tabMarkdown(
  { sections, bases }: TabEntry,
  view: ApiView,
  scope: ApiMarkdownScope,
): string {
  const { entry, links } = view;
  const { translate, addressOf } = scope;
  const href = links[entry.name];
  const more = translate('api.tabs.entry').replace('{name}', entry.name);
  return [
    `## ${entry.name}`,
    ...commentsOf(entry, scope),
    ...(href === undefined ? [] : [`[${more}](${addressOf(href)})`]),
    ...sections.flatMap((section) => {
      const { name, key, isEmpty } = section;
      const base = bases[name];
      const link = base && `[${base.name}](${addressOf(`#${base.slug}-${name}`)})`;
      return [
        `### ${translate(key)}`,
        ...(link === undefined ? [] : [translate(baseKeyOf(section)).replace('{name}', link)]),
        ...(isEmpty ? [] : [markdownOfSection(name, view, scope)]),
      ];
    }),
  ].join('\n\n');
}

/** The rows of an entry that a text asks for, as Markdown, and the way to the others. */
export function excerptMarkdown(view: ApiView, block: ApiBlock, scope: ApiMarkdownScope): string {
  const { entry, links } = view;
  const asked = ({ name }: { name: string }): boolean => block.only?.includes(name) ?? true;
  const named = ({ name }: { name: string }): boolean => block.only?.includes(name) ?? false;
  const rows = [...entry.props, ...entry.methods].filter(asked);
  const slots = entry.slots.filter(named);
  const classes = entry.classes.filter(({ key }) => named({ name: key }));
  const more = scope.translate('api.excerptMore').replace('{name}', entry.name);
  const href = links[entry.name];
  return [
    ...(rows.length > 0 ? [propsMarkdown(rows, scope)] : []),
    ...(slots.length > 0 ? [slotsMarkdown({ ...entry, slots }, scope)] : []),
    ...(classes.length > 0 ? [classesMarkdown({ ...entry, slots: [], classes }, scope)] : []),
    ...(href === undefined ? [] : [`[${more}](${scope.addressOf(href)})`]),
  ].join('\n\n');
}

function commentsOf({ deprecated, description }: ApiEntry, scope: ApiMarkdownScope): string[] {
  return [
    ...(deprecated === undefined ? [] : [deprecationOf(deprecated, scope)]),
    ...(description === undefined ? [] : [scope.describe(description)]),
  ];
}

function deprecationOf(hint: string, { translate, describe }: ApiMarkdownScope): string {
  const title = `> **${translate('api.deprecated')}**`;
  return hint === '' ? title : `${title}\n>\n> ${describe(hint).replaceAll('\n', '\n> ')}`;
}

function markdownOfSection(section: ApiSection, view: ApiView, scope: ApiMarkdownScope): string {
  const { entry } = view;
  const { translate } = scope;
  switch (section) {
    case 'demos':
      return `${translate('api.demosText')}\n\n${demosOf(view, scope)}`;
    case 'import':
      return `\`\`\`tsx\n${importCode(entry)}\n\`\`\``;
    case 'parameters':
      return propsMarkdown(parametersOf(entry), scope);
    case 'returns':
      return answerMarkdown(answerOf(entry.signature), scope);
    case 'props':
      return propsMarkdown(entry.props, scope);
    case 'inheritance':
      return sentenceOf('api.inheritanceText', entry.inherits ?? '', { view, scope });
    case 'methods':
      return entry.methodsOf === undefined
        ? propsMarkdown(entry.methods, scope)
        : sentenceOf('api.methodsPage', entry.methodsOf, { view, scope });
    case 'slots':
      return `${translate('api.slotsText')}\n\n${slotsMarkdown(entry, scope)}`;
    case 'classes':
      return `${translate('api.classesText')}\n\n${classesMarkdown(entry, scope)}`;
    case 'history':
      return view.history ? historyMarkdown(view.history, translate) : '';
    case 'source':
      return `${translate('api.sourceText')} [${translate('api.sourceLink')}](${entry.source ?? ''})`;
    case 'data':
      return `${translate('api.dataText')} [JSON](${scope.fileAddressOf(view.dataHref)})`;
  }
}

function demosOf({ demos }: ApiView, { addressOf }: ApiMarkdownScope): string {
  return demos.map(({ text, href }) => `- [${text}](${addressOf(href)})`).join('\n');
}

function sentenceOf(
  key: string,
  name: string,
  { view, scope }: { view: ApiView; scope: ApiMarkdownScope },
): string {
  const href = view.links[name];
  const link = href === undefined ? `\`${name}\`` : `[${name}](${scope.addressOf(href)})`;
  return scope.translate(key).replace('{name}', link);
}
