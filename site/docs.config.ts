import { defineConfig, type AnalyticsConfig, type Repository, type Watermark } from 'engine';
import { ads } from './ads.ts';
import { chartsNavigation } from './content/charts/navigation.ts';
import { charts } from './content/charts/product.ts';
import { dataGridNavigation } from './content/data-grid/navigation.ts';
import { dataGrid } from './content/data-grid/product.ts';
import { datePickersNavigation } from './content/date-pickers/navigation.ts';
import { datePickers } from './content/date-pickers/product.ts';
import { materialApiNavigation } from './content/material/api-navigation.ts';
import { componentsNavigation } from './content/material/components-navigation.ts';
import { customizationNavigation } from './content/material/customization-navigation.ts';
import { guidesNavigation, integrationsNavigation } from './content/material/guides-navigation.ts';
import {
  cssInJsNavigation,
  discoverMoreNavigation,
  gettingStartedNavigation,
  migrationPage,
  premiumThemesLink,
  versionsPage,
} from './content/material/navigation.ts';
import { materialUi } from './content/material/product.ts';
import { productRules } from './product-rules.ts';
import { iconSet } from './icons/icon-set.ts';
import { olderPages } from './older-pages.ts';
import { sandbox } from './sandbox.ts';
import { searchAliases } from './search/aliases.ts';
import { messages } from './search/messages.ts';
import { pageNames } from './search/page-names.ts';
import { systemNavigation } from './content/system/navigation.ts';
import { system } from './content/system/product.ts';
import { watermark } from './watermark.ts';
import { treeViewNavigation } from './content/tree-view/navigation.ts';
import { treeView } from './content/tree-view/product.ts';
import {
  commonConceptsNavigation,
  introductionNavigation,
  migrationNavigation,
  whatsNewLink,
} from './content/x/navigation.ts';
import { muiX } from './content/x/product.ts';

const origin = process.env['SITE_ORIGIN'] ?? 'https://component-docs.example';

const mainNavigation = [
  gettingStartedNavigation,
  componentsNavigation,
  materialApiNavigation,
  cssInJsNavigation,
  systemNavigation,
  customizationNavigation,
  guidesNavigation,
  integrationsNavigation,
  discoverMoreNavigation,
  migrationPage,
  versionsPage,
  premiumThemesLink,
];

const xNavigation = [
  whatsNewLink,
  introductionNavigation,
  commonConceptsNavigation,
  dataGridNavigation,
  datePickersNavigation,
  chartsNavigation,
  treeViewNavigation,
  migrationNavigation,
];

/** Everything this site chooses: its products, languages, trees and addresses. */
export const docsConfig = defineConfig({
  name: 'Component Docs',
  origin,
  locales: [
    { code: 'en', label: 'English', htmlLang: 'en' },
    { code: 'zh', label: '简体中文', htmlLang: 'zh-CN' },
  ],
  productRules,
  ...watermarkFromEnvironment(),
  products: [materialUi, system, muiX, dataGrid, datePickers, charts, treeView],
  releaseLines: [
    {
      id: 'core',
      name: 'Material UI and System',
      products: [materialUi.id, system.id],
      packages: ['@mui/icons-material'],
    },
    {
      id: 'x',
      name: 'MUI X',
      products: [dataGrid, datePickers, charts, treeView].map(({ id }) => id),
    },
  ],
  navigations: [
    { id: 'main', items: mainNavigation },
    { id: 'x', items: xNavigation },
  ],
  search: {
    page: '/search',
    aliases: searchAliases,
    names: pageNames,
    forms: {
      before: ['Desktop', 'Mobile', 'Static'],
      after: ['Pro', 'Premium'],
      named: { GridActionsColDef: 'GridColDef', GridSingleSelectColDef: 'GridColDef' },
    },
    messages,
    publicHref: 'https://duckduckgo.com/?q=site%3A{host}%20{query}',
  },
  serviceWorker: {
    hosts: [new URL(origin).host],
    scopes: ['/', '/x/'],
    enabled: process.env['SERVICE_WORKER'] !== 'off',
  },
  changelog: '../CHANGELOG.md',
  versionHost: 'https://{version}.mui.com',
  olderPages,
  library: { classPrefix: 'Mui', sandbox },
  storage: { modePrefix: 'mui-' },
  themeStudio: '/theme-studio/',
  upgrades: '/migration',
  headerLinks: [
    '/components',
    '/getting-started/usage',
    '/theme-studio',
    '/guides/api',
    '/versions',
  ],
  footerLinks: [
    '/discover-more/changelog',
    '/migration',
    '/versions',
    '/offline',
    '/x/introduction/support',
  ],
  ads,
  icons: iconSet,
  ...repositoryFromEnvironment(),
  ...iconFontFromEnvironment(),
  ...analyticsFromEnvironment(),
});

/** Without a key the paid packages show the watermark of their vendor. */
function watermarkFromEnvironment(): { watermark?: Watermark } {
  return process.env['MUI_LICENSE_KEY'] ? {} : { watermark };
}

function repositoryFromEnvironment(): { repository?: Repository } {
  const href = process.env['REPOSITORY_URL'];
  const branch = process.env['REPOSITORY_BRANCH'] ?? 'main';
  return href ? { repository: { href, branch, contentPath: 'site/content' } } : {};
}

/** No foreign host is asked for anything unless the site's owner names one. */
function iconFontFromEnvironment(): { iconFontHref?: string } {
  const iconFontHref = process.env['ICON_FONT_HREF'];
  return iconFontHref ? { iconFontHref } : {};
}

/** Readers are counted only where the site's owner says by whom. */
function analyticsFromEnvironment(): { analytics?: AnalyticsConfig } {
  const gtag = process.env['ANALYTICS_GTAG_ID'];
  const beacon = process.env['ANALYTICS_BEACON'];
  if (gtag) return { analytics: { gtag, script: 'https://www.googletagmanager.com/gtag/js' } };
  return beacon ? { analytics: { beacon } } : {};
}
