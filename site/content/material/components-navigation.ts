import type { NavItem } from 'engine';

/** The component pages by family, after the gallery of all of them (a screen, not a text). */
export const componentsNavigation: NavItem = {
  pathname: '/components-group',
  hub: '/components',
  children: [
    { pathname: '/components' },
    {
      pathname: '/components/basic-inputs',
      subheader: '/components/basic-inputs',
      children: [
        { pathname: '/components/buttons', folder: 'material/components/buttons' },
        { pathname: '/components/button-group', folder: 'material/components/button-group' },
        { pathname: '/components/checkboxes', folder: 'material/components/checkboxes' },
        {
          pathname: '/components/floating-action-button',
          folder: 'material/components/floating-action-button',
        },
        { pathname: '/components/radio-buttons', folder: 'material/components/radio-buttons' },
        { pathname: '/components/switches', folder: 'material/components/switches' },
        { pathname: '/components/toggle-button', folder: 'material/components/toggle-button' },
      ],
    },
    {
      pathname: '/components/inputs',
      subheader: '/components/inputs',
      children: [
        { pathname: '/components/autocomplete', folder: 'material/components/autocomplete' },
        { pathname: '/components/rating', folder: 'material/components/rating' },
        { pathname: '/components/selects', folder: 'material/components/selects' },
        { pathname: '/components/slider', folder: 'material/components/slider' },
        { pathname: '/components/text-fields', folder: 'material/components/text-fields' },
        { pathname: '/components/transfer-list', folder: 'material/components/transfer-list' },
      ],
    },
    {
      pathname: '/components/data-display',
      subheader: '/components/data-display',
      children: [
        { pathname: '/components/avatars', folder: 'material/components/avatars' },
        { pathname: '/components/badges', folder: 'material/components/badges' },
        { pathname: '/components/chips', folder: 'material/components/chips' },
        { pathname: '/components/dividers', folder: 'material/components/dividers' },
        { pathname: '/components/lists', folder: 'material/components/lists' },
        { pathname: '/components/tables', folder: 'material/components/tables' },
        { pathname: '/components/tooltips', folder: 'material/components/tooltips' },
      ],
    },
    {
      pathname: '/components/content',
      subheader: '/components/content',
      children: [
        { pathname: '/components/icons', folder: 'material/components/icons' },
        { pathname: '/components/material-icons', folder: 'material/components/material-icons' },
        { pathname: '/components/typography', folder: 'material/components/typography' },
      ],
    },
    {
      pathname: '/components/feedback',
      subheader: '/components/feedback',
      children: [
        { pathname: '/components/alert', folder: 'material/components/alert' },
        { pathname: '/components/backdrop', folder: 'material/components/backdrop' },
        { pathname: '/components/dialogs', folder: 'material/components/dialogs' },
        { pathname: '/components/snackbars', folder: 'material/components/snackbars' },
      ],
    },
    {
      pathname: '/components/progress-validation',
      subheader: '/components/progress-validation',
      children: [
        { pathname: '/components/progress', folder: 'material/components/progress' },
        { pathname: '/components/skeleton', folder: 'material/components/skeleton' },
      ],
    },
    {
      pathname: '/components/surfaces',
      subheader: '/components/surfaces',
      children: [
        { pathname: '/components/accordion', folder: 'material/components/accordion' },
        { pathname: '/components/app-bar', folder: 'material/components/app-bar' },
        { pathname: '/components/cards', folder: 'material/components/cards' },
        { pathname: '/components/paper', folder: 'material/components/paper' },
      ],
    },
    {
      pathname: '/components/navigation',
      subheader: '/components/navigation',
      children: [
        {
          pathname: '/components/bottom-navigation',
          folder: 'material/components/bottom-navigation',
        },
        { pathname: '/components/breadcrumbs', folder: 'material/components/breadcrumbs' },
        { pathname: '/components/drawers', folder: 'material/components/drawers' },
        { pathname: '/components/links', folder: 'material/components/links' },
        { pathname: '/components/menus', folder: 'material/components/menus' },
        { pathname: '/components/pagination', folder: 'material/components/pagination' },
        { pathname: '/components/speed-dial', folder: 'material/components/speed-dial' },
        { pathname: '/components/steppers', folder: 'material/components/steppers' },
        { pathname: '/components/tabs', folder: 'material/components/tabs' },
      ],
    },
    {
      pathname: '/components/layout',
      subheader: '/components/layout',
      children: [
        { pathname: '/components/box', folder: 'material/components/box' },
        { pathname: '/components/container', folder: 'material/components/container' },
        { pathname: '/components/grid', folder: 'material/components/grid' },
        { pathname: '/components/grid-legacy', folder: 'material/components/grid-legacy' },
        { pathname: '/components/grid-list', folder: 'material/components/grid-list' },
        { pathname: '/components/hidden', folder: 'material/components/hidden' },
        { pathname: '/components/stack', folder: 'material/components/stack' },
      ],
    },
    {
      pathname: '/components/utils',
      subheader: '/components/utils',
      children: [
        {
          pathname: '/components/click-away-listener',
          folder: 'material/components/click-away-listener',
        },
        { pathname: '/components/css-baseline', folder: 'material/components/css-baseline' },
        {
          pathname: '/components/init-color-scheme-script',
          folder: 'material/components/init-color-scheme-script',
        },
        { pathname: '/components/modal', folder: 'material/components/modal' },
        { pathname: '/components/no-ssr', folder: 'material/components/no-ssr' },
        { pathname: '/components/popover', folder: 'material/components/popover' },
        { pathname: '/components/popper', folder: 'material/components/popper' },
        { pathname: '/components/portal', folder: 'material/components/portal' },
        {
          pathname: '/components/textarea-autosize',
          folder: 'material/components/textarea-autosize',
        },
        { pathname: '/components/transitions', folder: 'material/components/transitions' },
        { pathname: '/components/use-media-query', folder: 'material/components/use-media-query' },
      ],
    },
    {
      pathname: '/components/lab',
      subheader: '/components/lab',
      children: [
        { pathname: '/components/about-the-lab', folder: 'material/components/about-the-lab' },
        { pathname: '/components/masonry', folder: 'material/components/masonry' },
        { pathname: '/components/timeline', folder: 'material/components/timeline' },
      ],
    },
    {
      pathname: '/components/other',
      subheader: '/components/other',
      children: [
        { pathname: '/components/pickers', folder: 'material/components/pickers' },
        { pathname: '/components/tree-view', folder: 'material/components/tree-view' },
      ],
    },
  ],
};
