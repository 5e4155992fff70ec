import type { NavItem } from 'engine';

/** How to change the look of the components. */
export const customizationNavigation: NavItem = {
  pathname: '/customization',
  children: [
    { pathname: '/customization/components', folder: 'material/customization/components' },
    {
      pathname: '/customization/overriding-component-structure',
      folder: 'material/customization/overriding-component-structure',
    },
    { pathname: '/customization/dark-mode', folder: 'material/customization/dark-mode' },
    { pathname: '/customization/color', folder: 'material/customization/color' },
    {
      pathname: '/customization/classname-generator',
      folder: 'material/customization/classname-generator',
    },
    { pathname: '/customization/shadow-dom', folder: 'material/customization/shadow-dom' },
    {
      pathname: '/customization/theme',
      subheader: '/customization/theme',
      hub: '/customization/theming',
      children: [
        { pathname: '/customization/theming', folder: 'material/customization/theming' },
        {
          pathname: '/customization/default-theme',
          folder: 'material/customization/default-theme',
        },
        { pathname: '/customization/type', folder: 'material/customization/type' },
        {
          pathname: '/customization/creating-themed-components',
          folder: 'material/customization/creating-themed-components',
        },
        { pathname: '/customization/globals', folder: 'material/customization/globals' },
      ],
    },
    {
      pathname: '/customization/tokens',
      subheader: '/customization/tokens',
      children: [
        { pathname: '/customization/palette', folder: 'material/customization/palette' },
        { pathname: '/customization/typography', folder: 'material/customization/typography' },
        { pathname: '/customization/spacing', folder: 'material/customization/spacing' },
        { pathname: '/customization/breakpoints', folder: 'material/customization/breakpoints' },
        {
          pathname: '/customization/container-queries',
          newFeature: true,
          folder: 'material/customization/container-queries',
        },
        { pathname: '/customization/density', folder: 'material/customization/density' },
        { pathname: '/customization/z-index', folder: 'material/customization/z-index' },
        { pathname: '/customization/transitions', folder: 'material/customization/transitions' },
      ],
    },
    {
      pathname: '/customization/css-theme-variables',
      subheader: '/customization/css-theme-variables',
      hub: '/customization/css-theme-variables/overview',
      newFeature: true,
      children: [
        {
          pathname: '/customization/css-theme-variables/overview',
          folder: 'material/css-theme-variables/overview',
        },
        {
          pathname: '/customization/css-theme-variables/usage',
          folder: 'material/css-theme-variables/usage',
        },
        {
          pathname: '/customization/css-theme-variables/configuration',
          folder: 'material/css-theme-variables/configuration',
        },
      ],
    },
  ],
};
