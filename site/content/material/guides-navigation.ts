import type { NavItem } from 'engine';

/** How to reach one goal with the library, and how to upgrade. */
export const guidesNavigation: NavItem = {
  pathname: '/guides',
  children: [
    { pathname: '/guides/api', folder: 'material/guides/api' },
    { pathname: '/guides/typescript', folder: 'material/guides/typescript' },
    { pathname: '/guides/interoperability', folder: 'material/guides/interoperability' },
    {
      pathname: '/guides/minimizing-bundle-size',
      folder: 'material/guides/minimizing-bundle-size',
    },
    { pathname: '/guides/composition', folder: 'material/guides/composition' },
    { pathname: '/guides/responsive-ui', folder: 'material/guides/responsive-ui' },
    { pathname: '/guides/server-rendering', folder: 'material/guides/server-rendering' },
    { pathname: '/guides/testing', folder: 'material/guides/testing' },
    { pathname: '/guides/flow', folder: 'material/guides/flow' },
    { pathname: '/guides/right-to-left', folder: 'material/guides/right-to-left' },
    { pathname: '/guides/localization', folder: 'material/guides/localization' },
    {
      pathname: '/guides/content-security-policy',
      folder: 'material/guides/content-security-policy',
    },
    { pathname: '/guides/pigment-css', folder: 'material/guides/pigment-css' },
    {
      pathname: '/guides/migration',
      subheader: '/guides/migration',
      hub: '/migration',
      children: [
        { pathname: '/guides/upgrade-to-v7', folder: 'material/migration/upgrade-to-v7' },
        { pathname: '/guides/upgrade-to-v6', folder: 'material/migration/upgrade-to-v6' },
        {
          pathname: '/guides/migrating-from-deprecated-apis',
          folder: 'material/migration/migrating-from-deprecated-apis',
        },
        { pathname: '/guides/upgrade-to-grid-v2', folder: 'material/migration/upgrade-to-grid-v2' },
        { pathname: '/guides/pickers-migration', folder: 'material/migration/pickers-migration' },
        { pathname: '/guides/migration-v4', folder: 'material/migration/migration-v4' },
        { pathname: '/guides/v5-style-changes', folder: 'material/migration/v5-style-changes' },
        {
          pathname: '/guides/v5-component-changes',
          folder: 'material/migration/v5-component-changes',
        },
        { pathname: '/guides/migrating-from-jss', folder: 'material/migration/migrating-from-jss' },
        {
          pathname: '/guides/migration-troubleshooting',
          folder: 'material/migration/migration-troubleshooting',
        },
        { pathname: '/guides/migration-v3', folder: 'material/migration/migration-v3' },
        { pathname: '/guides/migration-v0x', folder: 'material/migration/migration-v0x' },
      ],
    },
  ],
};

/** How to use the library together with another one. */
export const integrationsNavigation: NavItem = {
  pathname: '/integrations',
  children: [
    {
      pathname: '/integrations/tailwindcss',
      newFeature: true,
      folder: 'material/integrations/tailwindcss',
    },
    { pathname: '/integrations/nextjs', newFeature: true, folder: 'material/integrations/nextjs' },
    { pathname: '/integrations/routing', folder: 'material/integrations/routing' },
    {
      pathname: '/integrations/styled-components',
      folder: 'material/integrations/styled-components',
    },
    { pathname: '/integrations/theme-scoping', folder: 'material/integrations/theme-scoping' },
  ],
};
