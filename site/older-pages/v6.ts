/**
 * Pages of this site whose addresses only the documentation of version 6 has.
 * Read from its lists of pages and the links in its published packages.
 */
export const onlyV6Pages: Readonly<Record<string, string>> = {
  '/components': '/material-ui/all-components/',
  '/customization/container-queries': '/material-ui/customization/container-queries/',
  '/customization/creating-themed-components':
    '/material-ui/customization/creating-themed-components/',
  '/customization/css-theme-variables/configuration':
    '/material-ui/customization/css-theme-variables/configuration/',
  '/customization/css-theme-variables/overview':
    '/material-ui/customization/css-theme-variables/overview/',
  '/customization/css-theme-variables/usage':
    '/material-ui/customization/css-theme-variables/usage/',
  '/customization/shadow-dom': '/material-ui/customization/shadow-dom/',
  '/getting-started/overview': '/material-ui/getting-started/',
  '/guides/interoperability': '/material-ui/integrations/interoperability/',
  '/guides/migrating-from-deprecated-apis':
    '/material-ui/migration/migrating-from-deprecated-apis/',
  '/guides/pickers-migration': '/material-ui/migration/pickers-migration/',
  '/guides/pigment-css': '/material-ui/migration/migrating-to-pigment-css/',
  '/guides/right-to-left': '/material-ui/customization/right-to-left/',
  '/guides/upgrade-to-v6': '/material-ui/migration/upgrade-to-v6/',
  '/integrations/nextjs': '/material-ui/integrations/nextjs/',
  '/integrations/routing': '/material-ui/integrations/routing/',
  '/integrations/styled-components': '/material-ui/integrations/styled-components/',
  '/integrations/theme-scoping': '/material-ui/integrations/theme-scoping/',
  '/system/basics': '/system/getting-started/',
  '/system/css-theme-variables': '/system/experimental-api/css-theme-variables/',
  '/system/upgrade-to-v6': '/system/migration/migrating-to-v6/',
};
