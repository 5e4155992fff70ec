/** Addresses of the system pages on the vendor's site where ours differ. */
export const systemAddresses: Readonly<Record<string, string>> = {
  '/system/experimental-api/configure-the-sx-prop': '/system/configure-the-sx-prop',
  '/system/experimental-api/css-theme-variables': '/system/css-theme-variables',
  '/system/getting-started': '/system/basics',
  '/system/getting-started/custom-components': '/system/custom-components',
  '/system/getting-started/installation': '/system/installation',
  '/system/getting-started/support': '/getting-started/support',
  '/system/getting-started/the-sx-prop': '/system/the-sx-prop',
  '/system/getting-started/usage': '/system/usage',
  '/system/migration/migrating-to-v6': '/system/upgrade-to-v6',
  '/system/migration/upgrade-to-v7': '/system/upgrade-to-v7',
};
