import type { NavItem } from 'engine';
import { treeViewApis } from './api-navigation.ts';

/** The tree view part of the MUI X tree. */
export const treeViewNavigation: NavItem = {
  pathname: '/x/react-tree-view-group',
  index: '/x/react-tree-view',
  title: 'Tree View',
  children: [
    { pathname: '/x/react-tree-view', title: 'Overview', folder: 'tree-view/overview' },
    {
      pathname: '/x/react-tree-view/quickstart',
      title: 'Quickstart',
      folder: 'tree-view/quickstart',
    },
    {
      pathname: '/x/react-tree-view/simple-tree-view',
      subheader: 'Simple Tree View',
      children: [
        {
          pathname: '/x/react-tree-view/simple-tree-view/items',
          title: 'Items',
          folder: 'tree-view/simple-tree-view/items',
        },
        {
          pathname: '/x/react-tree-view/simple-tree-view/selection',
          title: 'Selection',
          folder: 'tree-view/simple-tree-view/selection',
        },
        {
          pathname: '/x/react-tree-view/simple-tree-view/expansion',
          title: 'Expansion',
          folder: 'tree-view/simple-tree-view/expansion',
        },
        {
          pathname: '/x/react-tree-view/simple-tree-view/customization',
          title: 'Customization',
          folder: 'tree-view/simple-tree-view/customization',
        },
        {
          pathname: '/x/react-tree-view/simple-tree-view/focus',
          title: 'Focus',
          folder: 'tree-view/simple-tree-view/focus',
        },
      ],
    },
    {
      pathname: '/x/react-tree-view/rich-tree-view',
      subheader: 'Rich Tree View',
      children: [
        {
          pathname: '/x/react-tree-view/rich-tree-view/items',
          title: 'Items',
          folder: 'tree-view/rich-tree-view/items',
        },
        {
          pathname: '/x/react-tree-view/rich-tree-view/selection',
          title: 'Selection',
          folder: 'tree-view/rich-tree-view/selection',
        },
        {
          pathname: '/x/react-tree-view/rich-tree-view/expansion',
          title: 'Expansion',
          folder: 'tree-view/rich-tree-view/expansion',
        },
        {
          pathname: '/x/react-tree-view/rich-tree-view/customization',
          title: 'Customization',
          folder: 'tree-view/rich-tree-view/customization',
        },
        {
          pathname: '/x/react-tree-view/rich-tree-view/focus',
          title: 'Focus',
          folder: 'tree-view/rich-tree-view/focus',
        },
        {
          pathname: '/x/react-tree-view/rich-tree-view/editing',
          title: 'Label editing',
          newFeature: true,
          folder: 'tree-view/rich-tree-view/editing',
        },
        {
          pathname: '/x/react-tree-view/rich-tree-view/lazy-loading',
          title: 'Lazy loading',
          plan: 'pro',
          newFeature: true,
          folder: 'tree-view/rich-tree-view/lazy-loading',
        },
        {
          pathname: '/x/react-tree-view/rich-tree-view/ordering',
          title: 'Ordering',
          plan: 'pro',
          newFeature: true,
          folder: 'tree-view/rich-tree-view/ordering',
        },
      ],
    },
    {
      pathname: '/x/react-tree-view/main-features',
      subheader: 'Main features',
      children: [
        {
          pathname: '/x/react-tree-view/accessibility',
          title: 'Accessibility',
          folder: 'tree-view/accessibility',
        },
        {
          pathname: '/x/react-tree-view/tree-item-customization',
          title: 'Item customization',
          folder: 'tree-view/tree-item-customization',
        },
      ],
    },
    {
      pathname: '/x/api/tree-view-resources',
      subheader: 'Resources',
      children: [
        {
          pathname: '/x/api/tree-view-group',
          index: '/x/api/tree-view',
          title: 'API reference',
          children: treeViewApis,
        },
      ],
    },
  ],
};
