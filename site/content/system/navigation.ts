import type { NavItem } from 'engine';

/** The styling utilities, their components and their reference. */
export const systemNavigation: NavItem = {
  pathname: '/system',
  index: '/system/basics',
  children: [
    { pathname: '/system/basics', folder: 'system/basics' },
    { pathname: '/system/installation', folder: 'system/installation' },
    { pathname: '/system/usage', folder: 'system/usage' },
    { pathname: '/system/the-sx-prop', folder: 'system/the-sx-prop' },
    { pathname: '/system/custom-components', folder: 'system/custom-components' },
    {
      pathname: '/system/style-utilities',
      subheader: '/system/style-utilities',
      children: [
        { pathname: '/system/properties', folder: 'system/style-utilities/properties' },
        { pathname: '/system/borders', folder: 'system/style-utilities/borders' },
        { pathname: '/system/display', folder: 'system/style-utilities/display' },
        { pathname: '/system/flexbox', folder: 'system/style-utilities/flexbox' },
        { pathname: '/system/grid', folder: 'system/style-utilities/grid' },
        { pathname: '/system/palette', folder: 'system/style-utilities/palette' },
        { pathname: '/system/positions', folder: 'system/style-utilities/positions' },
        { pathname: '/system/shadows', folder: 'system/style-utilities/shadows' },
        { pathname: '/system/sizing', folder: 'system/style-utilities/sizing' },
        { pathname: '/system/spacing', folder: 'system/style-utilities/spacing' },
        { pathname: '/system/screen-readers', folder: 'system/style-utilities/screen-readers' },
        { pathname: '/system/typography', folder: 'system/style-utilities/typography' },
        { pathname: '/system/styled', folder: 'system/style-utilities/styled' },
      ],
    },
    {
      pathname: '/system/components',
      subheader: '/system/components',
      children: [
        { pathname: '/system/react-box', folder: 'system/components/box' },
        { pathname: '/system/react-container', folder: 'system/components/container' },
        { pathname: '/system/react-grid', folder: 'system/components/grid' },
        { pathname: '/system/react-stack', folder: 'system/components/stack' },
      ],
    },
    {
      pathname: '/system/experimental-api',
      subheader: '/system/experimental-api',
      children: [
        {
          pathname: '/system/configure-the-sx-prop',
          folder: 'system/experimental-api/configure-the-sx-prop',
        },
        {
          pathname: '/system/css-theme-variables',
          folder: 'system/experimental-api/css-theme-variables',
        },
      ],
    },
    {
      pathname: '/system/migration',
      subheader: '/system/migration',
      hub: '/migration',
      children: [
        { pathname: '/system/upgrade-to-v7', folder: 'system/migration/upgrade-to-v7' },
        { pathname: '/system/upgrade-to-v6', folder: 'system/migration/upgrade-to-v6' },
      ],
    },
    {
      pathname: '/system/api',
      subheader: '/system/api',
      children: [
        { pathname: '/system/api/box' },
        { pathname: '/system/api/container' },
        { pathname: '/system/api/grid' },
        { pathname: '/system/api/stack' },
      ],
    },
  ],
};
