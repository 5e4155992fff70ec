import type { NavItem } from 'engine';

/** What a reader needs before the first component. */
export const gettingStartedNavigation: NavItem = {
  pathname: '/getting-started',
  hub: '/getting-started/overview',
  children: [
    { pathname: '/getting-started/overview', folder: 'material/getting-started/overview' },
    { pathname: '/getting-started/installation', folder: 'material/getting-started/installation' },
    { pathname: '/getting-started/usage', folder: 'material/getting-started/usage' },
    {
      pathname: '/getting-started/example-projects',
      folder: 'material/getting-started/example-projects',
    },
    { pathname: '/getting-started/templates', folder: 'material/getting-started/templates' },
    { pathname: '/getting-started/learn', folder: 'material/getting-started/learn' },
    {
      pathname: '/getting-started/design-resources',
      folder: 'material/getting-started/design-resources',
    },
    { pathname: '/getting-started/faq', folder: 'material/getting-started/faq' },
    {
      pathname: '/getting-started/supported-components',
      folder: 'material/getting-started/supported-components',
    },
    {
      pathname: '/getting-started/supported-platforms',
      folder: 'material/getting-started/supported-platforms',
    },
    { pathname: '/getting-started/support', folder: 'material/getting-started/support' },
    { pathname: '/getting-started/assistants', folder: 'material/getting-started/assistants' },
  ],
};

/** Styling with CSS-in-JS, and the older styles package. */
export const cssInJsNavigation: NavItem = {
  pathname: '/css-in-js',
  children: [
    { pathname: '/css-in-js/basics', folder: 'material/css-in-js/basics' },
    { pathname: '/css-in-js/advanced', folder: 'material/css-in-js/advanced' },
    {
      pathname: '/styles',
      subheader: '/styles',
      children: [
        { pathname: '/styles/basics', folder: 'material/styles/basics' },
        { pathname: '/styles/advanced', folder: 'material/styles/advanced' },
      ],
    },
  ],
};

/** The project and the people round it. */
export const discoverMoreNavigation: NavItem = {
  pathname: '/discover-more',
  children: [
    { pathname: '/discover-more/showcase', folder: 'material/discover-more/showcase' },
    {
      pathname: '/discover-more/related-projects',
      folder: 'material/discover-more/related-projects',
    },
    { pathname: '/discover-more/roadmap', folder: 'material/discover-more/roadmap' },
    { pathname: '/discover-more/backers', folder: 'material/discover-more/backers' },
    { pathname: '/discover-more/vision', folder: 'material/discover-more/vision' },
    { pathname: '/discover-more/team', folder: 'material/discover-more/team' },
    { pathname: '/discover-more/community', folder: 'material/discover-more/community' },
    { pathname: '/discover-more/changelog', folder: 'material/discover-more/changelog' },
    { pathname: '/discover-more/languages', folder: 'material/discover-more/languages' },
  ],
};

/** Every guide from version to version; a screen, not a text. */
export const migrationPage: NavItem = { pathname: '/migration' };

/** Every released version and its documentation; a screen, not a text. */
export const versionsPage: NavItem = { pathname: '/versions' };

/** The vendor's store, named in the dictionaries. */
export const premiumThemesLink: NavItem = { pathname: 'https://mui.com/store/' };
