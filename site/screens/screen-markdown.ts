import { markdownLocalizer } from 'engine/pipeline/render/markdown-address.ts';
import type { Site } from 'engine/pipeline/site/site.ts';
import { tableOf } from 'engine/features/api-reference/comment-markdown.ts';
import type { PageView } from 'engine/model/page-view.ts';
import { changeKinds } from 'engine/features/api-reference/history/member-changes.ts';
import { changesPathname, upgradeHelperPathname, xChangesPathname } from './change-steps.ts';
import { changedEntryMarkdown } from './changes-markdown.ts';
import { changeLists, changesOf } from './describe-changes.ts';
import { fillIn } from 'engine/base/fill-in.ts';
import {
  galleryGroups,
  productionErrors,
  productUpgrades,
  productVersions,
} from './screen-data.ts';

/** What a page of the site itself says, as Markdown. */
export function screenMarkdown(site: Site, view: PageView): string {
  switch (view.pathname) {
    case '/components':
      return galleryMarkdown(site, view);
    case '/migration':
      return migrationMarkdown(site, view);
    case '/versions':
      return versionsMarkdown(site, view);
    case '/production-error':
      return errorsMarkdown(site, view);
    case '/':
      return homeMarkdown(site, view);
    case changesPathname:
    case xChangesPathname:
      return changeListMarkdown(site, view);
    case upgradeHelperPathname:
      return '';
    default:
      if (view.pathname.startsWith(`${changesPathname}/`)) return changesMarkdown(site, view);
      // The rest is something to do, of which the description says all.
      return '';
  }
}

function homeMarkdown(site: Site, view: PageView): string {
  const { translate, addressOf } = markdownLocalizer(site, view.locale, view.href);
  const items = view.products
    .filter(({ shared }) => !shared)
    .map(({ text, href, description }) => `- [${text}](${addressOf(href)}): ${description}`);
  return `## ${translate('home.products')}\n\n${items.join('\n')}`;
}

function galleryMarkdown(site: Site, view: PageView): string {
  const { addressOf } = markdownLocalizer(site, view.locale, view.href);
  return galleryGroups(site, view)
    .map(({ title, items }) => {
      const lines = items.map((item) =>
        item.href === undefined ? `- ${item.title}` : `- [${item.title}](${addressOf(item.href)})`,
      );
      return `## ${title}\n\n${lines.join('\n')}`;
    })
    .join('\n\n');
}

function migrationMarkdown(site: Site, view: PageView): string {
  const { addressOf } = markdownLocalizer(site, view.locale, view.href);
  return productUpgrades(site, view)
    .map(({ name, guides }) => {
      const lines = guides.map(({ title, href, description, from, to }) => {
        const step = from === undefined ? to : `${from} → ${to}`;
        return `- [${title}](${addressOf(href)}) (${step}): ${description}`;
      });
      return `## ${name}\n\n${lines.join('\n')}`;
    })
    .join('\n\n');
}

function errorsMarkdown(site: Site, view: PageView): string {
  const { translate } = markdownLocalizer(site, view.locale, view.href);
  const { errors } = productionErrors(site);
  return tableOf(
    ['code', 'message'].map((key) => translate(`productionError.${key}`)),
    errors.map(({ code, message }) => [String(code), message.replaceAll('\n', ' ')]),
  );
}

function versionsMarkdown(site: Site, view: PageView): string {
  const { translate } = markdownLocalizer(site, view.locale, view.href);
  const products = productVersions(site, view);
  const head = ['product', 'version', 'released', 'package'].map((key) =>
    translate(`versions.${key}`),
  );
  const rows = products.map(({ name, version, released = '', packageName }) => [
    name,
    version,
    released,
    `\`${packageName}\``,
  ]);
  const older = products.map(({ name, versions }) => {
    const links = versions
      .filter(({ current }) => !current)
      .map(({ text, href }) => `[${text}](${href})`);
    return `- ${name}: ${links.join(', ')}`;
  });
  return [
    `## ${translate('versions.currentVersions')}`,
    tableOf(head, rows),
    translate('versions.newerText'),
    `## ${translate('versions.olderVersions')}`,
    older.join('\n'),
  ].join('\n\n');
}

function changeListMarkdown(site: Site, view: PageView): string {
  const { translate, addressOf } = markdownLocalizer(site, view.locale, view.href);
  return changeLists(site, view)
    .map(({ name, steps }) => {
      const lines = steps.map(({ href, title, from, to, count }) => {
        const changes = fillIn(translate('apiChanges.count'), { count });
        return `- [${title}](${addressOf(href)}) (${from} → ${to}): ${changes}`;
      });
      return `## ${name}\n\n${lines.join('\n')}`;
    })
    .join('\n\n');
}

function changesMarkdown(site: Site, view: PageView): string {
  const { translate, addressOf } = markdownLocalizer(site, view.locale, view.href);
  const { product, from, to, entries, guides } = changesOf(site, view);
  const words = {
    kinds: Object.fromEntries(
      changeKinds.map((kind) => [kind, translate(`api.history.kinds.${kind}`)]),
    ),
    whole: translate('api.history.whole'),
    none: translate('apiChanges.none'),
    inGuide: translate('apiChanges.inGuide'),
  };
  const sections = entries.map((entry) => changedEntryMarkdown(entry, words, addressOf));
  return [
    fillIn(translate('apiChanges.lead'), { product, from, to }),
    ...guides.map(
      ({ text, href }) => `${translate('apiChanges.guide')} [${text}](${addressOf(href)})`,
    ),
    ...sections,
  ].join('\n\n');
}
