import type { SpecRow } from './spec-row.ts';

const theme = 'engine/features/theme';
const ads = 'engine/features/ads';
const analytics = 'engine/features/analytics';
const adapter = 'engine/features/demos/sandbox/adapter-package.test.ts';

const calls: readonly SpecRow[] = [
  {
    id: '7.1',
    says: 'ad network',
    tests: [
      `${ads}/network/fetch-ad.browser.test.ts: gives the first ad with a statlink, asked for once and without cookies`,
      `${ads}/network/fetch-ad.browser.test.ts: F5 asks 10 times in all while there is %s`,
      `${ads}/network/fetch-ad.browser.test.ts: F4 gives nothing, silently and after one try, when %s`,
      'tests/e2e/ads.spec.ts: a network that is ${placement} leaves a calm page with an ad of the site',
    ],
  },
  {
    id: '7.2',
    says: 'tracking images',
    tests: [
      `${ads}/network/parse-ads.test.ts: of the pixel %j are %j`,
      `${ads}/network/start-network.browser.test.ts: has its picture, name and description, and the images that count it`,
      'tests/e2e/ads.spec.ts: F10 an ad stays when its picture and the images that count it do not come',
      'tests/e2e/ads.spec.ts: the ad "${placement}" of the network is shown and counted once at ${String(width)} px',
    ],
  },
  {
    id: '7.3',
    says: 'ad script',
    tests: [
      `${ads}/ad-frame-document.test.ts: loads the script of the network without waiting for it, and nothing else`,
      `${ads}/network/start-network.browser.test.ts: runs in a frame that reaches nothing of the page`,
      'tests/e2e/ads.spec.ts: the script of the network shows its ad in a frame and reaches nothing else',
    ],
  },
  {
    id: '7.4',
    says: 'icon web font',
    tests: [
      `${theme}/icon-font.browser.test.ts: asks for no font when no host is configured`,
      `${theme}/icon-font.browser.test.ts: asks for the configured font once and does not hold the page back`,
    ],
  },
  {
    id: '7.5',
    says: 'style sheet in a layer',
    tests: [
      'engine/base/stylesheet.browser.test.ts: is wrapped in the layer and put before its anchor',
      'engine/base/stylesheet.browser.test.ts: is silent and absent when aborted before the answer',
      'tests/e2e/stylesheet.spec.ts: no text leaves the layer it is loaded into',
    ],
  },
  {
    id: '7.6',
    says: 'analytics events',
    tests: [
      `${analytics}/start-analytics.browser.test.ts: tell path without language, query and hash, title and product`,
      `${analytics}/start-analytics.browser.test.ts: follows the settings of the reader`,
      `${analytics}/click-events.browser.test.ts: tells category, action and label of the nearest element that says them`,
      `${analytics}/click-events.browser.test.ts: with a split of %s and a draw of %d, tells %i times`,
      `${analytics}/web-vitals.browser.test.ts: observes the page when the draw is at most 0.0001: %d`,
      `${analytics}/web-vitals.browser.test.ts: tells name, delta, value and id of a metric`,
      `${ads}/start-ads.browser.test.ts: with a ratio of %d and a draw of %d is told %i times`,
      `${ads}/start-ads.browser.test.ts: renders nothing and tells of the crash when an ad cannot be drawn`,
      `${analytics}/track.browser.test.ts: F11 never throws, whatever the service does`,
      `${analytics}/start-analytics.browser.test.ts: sends nothing for readers who refuse: %j`,
      `${analytics}/start-analytics.browser.test.ts: F44 wait until a page prepared in advance is opened`,
      'tests/e2e/analytics.spec.ts: page views, clicks and ads are counted by the site itself, where its owner wants it',
      'tests/e2e/analytics.spec.ts: F11 ${what} leaves a page that works',
    ],
  },
  {
    id: '7.7',
    says: 'feedback',
    tests: [
      'engine/features/feedback/feedback-form.browser.test.tsx: sends vote and comment, thanks once they are stored and remembers the vote',
      'engine/features/feedback/feedback-form.browser.test.tsx: says so, keeps the text and its key: %s',
      'engine/features/feedback/feedback-form.browser.test.tsx: is sent once when the connection is back',
      'server/feedback/answer-feedback.test.ts: is on the disk when it is acknowledged, and kept once',
      'tests/e2e/feedback.spec.ts: the plain form stores a comment and says thanks',
    ],
  },
  {
    id: '7.8',
    says: 'clipboard',
    tests: [
      'engine/base/clipboard.browser.test.ts: falls back to a selection when the clipboard %s',
      'tests/e2e/code.spec.ts: F13 works where the browser has no clipboard of its own',
    ],
  },
];

const errors: readonly SpecRow[] = [
  {
    id: '8.1',
    says: 'missing translation',
    tests: [
      'engine/model/translate.test.ts: uses English and warns once when a page has no translation',
    ],
  },
  {
    id: '8.2',
    says: 'missing language',
    tests: ['engine/model/translate.test.ts: complains every time about the missing language %j'],
  },
  {
    id: '8.3',
    says: 'copy not allowed',
    tests: [
      'engine/base/clipboard.browser.test.ts: rejects and cleans up when the copy command %s too',
      'tests/e2e/code.spec.ts: F12 shows and tells when copying is not allowed, also on the narrowest screen',
    ],
  },
  {
    id: '8.4',
    says: 'theme builder with variables and no generator',
    tests: [
      `${theme}/library-errors.test.ts: refuses variables in a theme that was not built with a generator for them`,
    ],
  },
  {
    id: '8.5',
    says: 'unsupported color format',
    tests: [`${theme}/library-colors.test.ts: refuses %j and lists the formats`],
  },
  {
    id: '8.6',
    says: 'deprecated init script',
    tests: [
      `${theme}/library-errors.test.ts: warns of the deprecated init script once, and still gives it`,
    ],
  },
  {
    id: '8.7',
    says: 'docs config, and ad config, outside its provider',
    tests: [
      'engine/features/config/docs-provider.test.tsx: refuses to work outside a provider (%s)',
      'engine/features/config/docs-provider.test.tsx: is missed with the error of the specification',
    ],
  },
  {
    id: '8.8',
    says: 'cookie on the server',
    tests: ['engine/base/cookie.browser.test.ts: throws on the server'],
  },
  {
    id: '8.9',
    says: 'failed to fetch CSS',
    tests: ['engine/base/stylesheet.browser.test.ts: is linked as it is after %s'],
  },
  {
    id: '8.10',
    says: 'color scheme not in the theme',
    tests: [
      'engine/features/settings/set-color-scheme.browser.test.ts: reports %j, which the theme does not have, and changes nothing',
    ],
  },
  {
    id: '8.11',
    says: 'ad fetch failure and render crash',
    tests: [
      `${ads}/network/fetch-ad.browser.test.ts: F4 gives nothing, silently and after one try, when %s`,
      `${ads}/network/start-network.browser.test.ts: F9 renders nothing and tells of the crash when the ad of the network cannot be drawn`,
    ],
  },
  {
    id: '8.12',
    says: 'missing adapter package',
    tests: [`${adapter}: %s is refused with the name of the adapter`],
  },
  {
    id: '8.13',
    says: 'duplicate pathname',
    tests: ['engine/model/find-active-page.test.ts: refuses the second %s'],
  },
  {
    id: '8.14',
    says: 'palette color without main',
    tests: [
      `${theme}/library-palette.test.ts: is refused when main is missing (name %j)`,
      `${theme}/library-palette.test.ts: is refused when main is %j`,
    ],
  },
  {
    id: '8.15',
    says: 'feedback failure',
    tests: [
      'tests/e2e/feedback.spec.ts: F30 a failure is told, keeps the text, and the next try stores it once',
    ],
  },
];

const constants: readonly SpecRow[] = [
  {
    id: '9.1',
    says: 'spacing, radius, shadows',
    tests: [
      `${theme}/docs-theme.test.ts: counts space in units of 8 px`,
      `${theme}/docs-theme.test.ts: rounds frames by 12 in the docs and by 4 in demos, so that neither look leaks into the other`,
      `${theme}/docs-theme.test.ts: has shadow levels 0 to 24, each of three layers`,
    ],
  },
  {
    id: '9.2',
    says: 'z-index',
    tests: [`${theme}/docs-theme.test.ts: stacks layers in the order of the spec`],
  },
  {
    id: '9.3',
    says: 'typography',
    tests: [`${theme}/docs-theme.test.ts: sets text at 14 of 16 px in four weights`],
  },
  {
    id: '9.4',
    says: 'toolbar',
    tests: [
      `${theme}/docs-theme.test.ts: makes toolbars 56, 48 in landscape, 64 from sm`,
      'tests/e2e/theme.spec.ts: the header is ${height} px high on a ${name}',
    ],
  },
  {
    id: '9.5',
    says: 'breakpoints',
    tests: [
      `${theme}/docs-theme.test.ts: has the breakpoints of the spec`,
      `${theme}/docs-sheet.test.ts: ask for no other widths than the breakpoints and the two the design adds`,
    ],
  },
  {
    id: '9.6',
    says: 'contrast',
    tests: [
      `${theme}/library-colors.test.ts: bends the curve at 0.03928`,
      `${theme}/library-colors.test.ts: shifts %s by 0.15 for hover: dark lighter, light darker`,
      `${theme}/library-palette.test.ts: asks for white text from a contrast of 3 on`,
      `${theme}/docs-theme.test.ts: asks for a contrast of 3 and shades colors by 0.2`,
    ],
  },
  {
    id: '9.7',
    says: 'ads',
    tests: [
      `${ads}/network/start-network.browser.test.ts: F2 looks 30 times, every 500 ms, and then no more`,
      `${ads}/network/fetch-ad.browser.test.ts: F5 asks 10 times in all while there is %s`,
      `${ads}/start-ads.browser.test.ts: of the ad is told at once, of the box after 2500 ms`,
      'tests/e2e/ads.spec.ts: an ad of the site takes the ${String(box)} px that are kept for it at ${String(width)} px',
    ],
  },
  {
    id: '9.8',
    says: 'copy feedback',
    tests: [
      'tests/e2e/code.spec.ts: copies the code and says so for 1200 ms',
      'tests/e2e/code.spec.ts: in a line copies its text and says so for 2000 ms',
    ],
  },
  {
    id: '9.9',
    says: 'lifetime of cookies',
    tests: ['engine/base/cookie.browser.test.ts: keeps the value for a year on the whole site'],
  },
  {
    id: '9.10',
    says: 'transition durations',
    tests: [
      `${theme}/docs-theme.test.ts: moves with the durations and curves of the spec`,
      `${theme}/docs-sheet.test.ts: emits the constants of the docs theme that the shell uses`,
    ],
  },
  {
    id: '9.11',
    says: 'web vitals',
    tests: [
      `${analytics}/web-vitals.browser.test.ts: observes the page when the draw is at most 0.0001: %d`,
    ],
  },
  {
    id: '9.12',
    says: 'current version',
    tests: [
      'site/facts/current-version.test.ts: documents version 8.5.0 of the extended family, as installed',
    ],
  },
];

/** Sections 7 to 9: calls, errors and constants. */
export const limitRows: readonly SpecRow[] = [...calls, ...errors, ...constants];
