import type { SpecRow } from './spec-row.ts';

const settings = 'engine/features/settings';
const ads = 'engine/features/ads';
const theme = 'engine/features/theme';
const code = 'engine/features/code';

const mainLabels = [
  'site/facts/main-navigation.test.ts: has every known address',
  'site/facts/main-navigation.test.ts: shows the known English labels, except the renamed ones',
  'site/facts/main-navigation.test.ts: shows the known Chinese labels, except the renamed ones',
];
const xOutline = [
  'site/facts/x-navigation.test.ts: keeps the known outline of MUI X: order, places, titles, flags',
];

/** Section 2, as far as it is a rule; what single screens show is open there. */
const routes: readonly SpecRow[] = [
  { id: '2.labels.1', says: '/getting-started', tests: mainLabels },
  { id: '2.labels.2', says: '/components', tests: mainLabels },
  { id: '2.labels.3', says: '/css-in-js', tests: mainLabels },
  { id: '2.labels.4', says: '/system', tests: mainLabels },
  { id: '2.labels.5', says: '/customization', tests: mainLabels },
  { id: '2.labels.6', says: '/guides', tests: mainLabels },
  { id: '2.labels.7', says: '/discover-more', tests: mainLabels },
  { id: '2.labels.8', says: '/versions', tests: mainLabels },
  { id: '2.labels.9', says: '/styles', tests: mainLabels },
  {
    id: '2.labels.10',
    says: 'label of the external store',
    tests: ['engine/model/page-title.test.ts: store label is reachable by single key'],
  },
  {
    id: '2.paths.1',
    says: 'a language code is stripped, and added to links',
    tests: [
      'engine/model/pathname.test.ts: reads %s',
      'engine/model/href.test.ts: %s: %s becomes %s',
      'tests/e2e/languages.spec.ts: the language menu leads to the same page',
    ],
  },
  {
    id: '2.paths.2',
    says: 'trailing slash',
    tests: ['engine/model/pathname.test.ts: reads %s'],
  },
  {
    id: '2.paths.3',
    says: '/api to /api-docs',
    tests: ['engine/model/pathname.test.ts: reads %s'],
  },
  {
    id: '2.paths.4',
    says: '/blog and size snapshot are special',
    tests: ['engine/model/special-path.test.ts: %s is special: %s'],
  },
  {
    id: '2.paths.5',
    says: 'the app shell stands round every page',
    tests: ['tests/e2e/html.spec.ts: every page has one h1'],
  },
  {
    id: '2.paths.6',
    says: 'product and category from the first segment',
    tests: ['site/product-rules.test.ts: %s is %s of %s'],
  },
  {
    id: '2.paths.7',
    says: 'pages outside the shared theme',
    tests: [
      'site/product-rules.test.ts: %s is %s of %s',
      `${theme}/docs-theme.test.ts: rounds frames by 12 in the docs and by 4 in demos, so that neither look leaks into the other`,
    ],
  },
  { id: '2.tree.1', says: 'Introduction', tests: xOutline },
  { id: '2.tree.2', says: 'Common concepts', tests: xOutline },
  { id: '2.tree.3', says: 'Data Grid', tests: xOutline },
  { id: '2.tree.4', says: 'Date and Time Pickers', tests: xOutline },
  { id: '2.tree.5', says: 'Charts', tests: xOutline },
  { id: '2.tree.6', says: 'Tree View', tests: xOutline },
  { id: '2.tree.7', says: 'Migration', tests: xOutline },
  {
    id: '2.rules.1',
    says: 'plan, new, planned and unstable flags',
    tests: [...xOutline, 'engine/shell/navigation-html.test.tsx: shows plan, then state, as words'],
  },
  {
    id: '2.rules.2',
    says: 'docs tabs and API pages share the path of their page',
    tests: [
      'engine/model/find-active-page.test.ts: a docs tab belongs to its page',
      'engine/model/find-active-page.test.ts: lets API tabs share the path of their page',
    ],
  },
  {
    id: '2.rules.3',
    says: 'a duplicated pathname is an error',
    tests: ['engine/model/find-active-page.test.ts: refuses the second %s'],
  },
  {
    id: '2.rules.4',
    says: 'version switcher',
    tests: [
      'engine/model/version-list.test.ts: lead to the right addresses with prefix %j',
      'site/docs.config.test.ts: offer the older versions of %s',
    ],
  },
  {
    id: '2.rules.5',
    says: 'service worker',
    tests: [
      'engine/features/offline/own-host.test.ts: %j is one of the own hosts: %s',
      'engine/features/offline/worker-path.test.ts: %s is served by %s',
      'engine/features/offline/reload-once.browser.test.ts: F20 reloads once in a session, however often workers change',
      'tests/faults/worker.spec.ts: the worker of the folder is registered on the own host, and none elsewhere',
    ],
  },
];

const entities: readonly SpecRow[] = [
  { id: '3.1', says: 'navigation item', tests: xOutline },
  {
    id: '3.2',
    says: 'display settings',
    tests: [`${settings}/display-settings.test.ts: are what the specification starts with`],
  },
  {
    id: '3.3',
    says: 'styling choice',
    tests: [
      `${settings}/code-cookies.test.ts: the cookie text %j means the styling %s`,
      `${settings}/code-cookies.test.ts: writes the label of a styling`,
    ],
  },
  {
    id: '3.4',
    says: 'advertisement',
    tests: [
      `${ads}/start-ads.browser.test.ts: has a picture of 130 by 100, a link that passes nothing on, and says whose ad it is`,
      `${ads}/network/start-network.browser.test.ts: has its picture, name and description, and the images that count it`,
      `${ads}/network/sanitize-description.browser.test.ts: %j becomes %j`,
    ],
  },
  {
    id: '3.5',
    says: 'answer of the ad network',
    tests: [
      `${ads}/network/parse-ads.test.ts: reads link, picture, name and description of an ad`,
      `${ads}/network/parse-ads.test.ts: reads any JSON without a fault, and only safe addresses`,
    ],
  },
  {
    id: '3.6',
    says: 'in-house ads',
    tests: [
      `${ads}/ad-slot.test.ts: keeps four ads of the site and the plea for support in store, and shows none of them`,
      `${ads}/start-ads.browser.test.ts: a draw of %d shows the ad %s, at once`,
    ],
  },
  {
    id: '3.7',
    says: 'docs config through a provider',
    tests: [
      'engine/features/config/docs-provider.test.tsx: hands words, language and ad config to the components below it',
    ],
  },
  {
    id: '3.8',
    says: 'license key',
    tests: ['site/demo-license.test.ts: a demo of a paid package sets the key first'],
  },
];

const states: readonly SpecRow[] = [
  {
    id: '4.1',
    says: 'density, direction and palette: set, reset, change',
    tests: [
      `${settings}/settings-reducer.test.ts: gives the identical object for %s`,
      `${settings}/settings-reducer.test.ts: %j and %j give %j`,
    ],
  },
  {
    id: '4.2',
    says: 'color mode, stored and in step',
    tests: [
      `${settings}/color-scheme.test.ts: mode %s on a dark system (%s) is %s`,
      `${settings}/before-paint.node.test.ts: turns %j into mode %s and scheme %s`,
      `${settings}/start-settings.browser.test.ts: follows the system live, in the system mode only`,
      `${settings}/start-settings.browser.test.ts: change this one by writing %s`,
    ],
  },
  {
    id: '4.3',
    says: 'code variant from hash, cookie or default',
    tests: [
      `${settings}/code-hash.test.ts: %j asks for %j`,
      `${settings}/settings.browser.test.ts: with the address %j and the cookie %j show %s`,
    ],
  },
  {
    id: '4.4',
    says: 'code styling from hash or cookie',
    tests: [
      `${settings}/code-hash.test.ts: %j asks for %j`,
      `${settings}/settings.browser.test.ts: let the address beat the cookie for the styling too`,
    ],
  },
  {
    id: '4.5',
    says: 'copy button: 1200 ms, in a line 2000 ms',
    tests: [
      `${code}/copy.browser.test.tsx: says Copied for 1200 ms, only after success`,
      `${code}/copy.browser.test.tsx: copies its own text and says so for 2000 ms when it stands in a line`,
      'tests/e2e/code.spec.ts: copies the code and says so for 1200 ms',
      'tests/e2e/code.spec.ts: in a line copies its text and says so for 2000 ms',
    ],
  },
  {
    id: '4.6',
    says: 'ad layout: without a picture for 20 %',
    tests: [
      `${ads}/start-ads.browser.test.ts: a draw of %d for the layout gives %s`,
      'tests/e2e/ads-looks.spec.ts: the ad "${state.name}" looks as it was drawn: ${look}',
    ],
  },
  {
    id: '4.7',
    says: 'ad placement',
    tests: [
      // Look for a container, every 500 ms, up to 30 times.
      `${ads}/network/start-network.browser.test.ts: waits when the place holds .%s`,
      `${ads}/network/start-network.browser.test.ts: F2 looks 30 times, every 500 ms, and then no more`,
      // After more than 6 tries: 20 % the message, else a random ad of the site.
      `${ads}/network/start-network.browser.test.ts: F6 a draw of %d shows %s at the seventh try, after 3 s`,
      'tests/e2e/ads.spec.ts: a blocked network and a draw of ${String(value)} show ${shown} after 3 s',
      // The fallback link of the network.
      `${ads}/network/start-network.browser.test.ts: F8 is replaced by one of the site when it leads to the backers`,
      'tests/e2e/ads.spec.ts: the backers link of the network becomes an ad of the site',
      // Crawlers and bots.
      `${ads}/is-bot.test.ts: %j reads pages by program: %s`,
      `${ads}/start-ads.browser.test.ts: is hidden for programs that read pages`,
      'tests/e2e/ads.spec.ts: programs that read pages see no ad',
      // A crash.
      `${ads}/start-ads.browser.test.ts: renders nothing and tells of the crash when an ad cannot be drawn`,
      // The display event: 10 %, after 2500 ms.
      `${ads}/start-ads.browser.test.ts: of the ad is told at once, of the box after 2500 ms`,
      `${ads}/start-ads.browser.test.ts: with a ratio of %d and a draw of %d is told %i times`,
      // How each state looks.
      'tests/e2e/ads-looks.spec.ts: the ad "${state.name}" looks as it was drawn: ${look}',
    ],
  },
  {
    id: '4.8',
    says: 'missing translation',
    tests: [
      'engine/model/translate.test.ts: uses English and warns once when a page has no translation',
    ],
  },
];

const validation: readonly SpecRow[] = [
  {
    id: '5.1',
    says: 'color strings',
    tests: [
      `${theme}/library-colors.test.ts: takes %s apart`,
      `${theme}/library-colors.test.ts: knows the space %s of color()`,
      `${theme}/library-colors.test.ts: refuses %j and lists the formats`,
      `${theme}/library-colors.test.ts: refuses an unknown space of color() and lists the five`,
    ],
  },
  {
    id: '5.2',
    says: 'a palette color has a string as main',
    tests: [
      `${theme}/library-palette.test.ts: is refused when main is missing (name %j)`,
      `${theme}/library-palette.test.ts: is refused when main is %j`,
    ],
  },
  {
    id: '5.3',
    says: 'a title of false gives nothing',
    tests: ['engine/model/page-title.test.ts: title %j gives %j'],
  },
  {
    id: '5.4',
    says: 'what readers can enter is read without fault',
    tests: [`${settings}/hostile-values.fuzz.test.ts: in storage`],
  },
];

/** Sections 2 to 5: what there is and how it behaves. */
export const behaviorRows: readonly SpecRow[] = [...routes, ...entities, ...states, ...validation];
