import type { NavItem } from 'engine';
import { dataGridAdvancedFeatures } from './advanced-features-navigation.ts';
import { dataGridComponentApis, dataGridInterfaceApis } from './api-navigation.ts';
import { dataGridMainFeatures } from './main-features-navigation.ts';

/** The data grid part of the MUI X tree. */
export const dataGridNavigation: NavItem = {
  pathname: '/x/react-data-grid-group',
  index: '/x/react-data-grid',
  title: 'Data Grid',
  children: [
    { pathname: '/x/react-data-grid', title: 'Overview', folder: 'data-grid/overview' },
    {
      pathname: '/x/react-data-grid/quickstart',
      title: 'Quickstart',
      folder: 'data-grid/quickstart',
    },
    {
      pathname: '/x/react-data-grid/which-grid',
      title: 'Which grid?',
      folder: 'data-grid/which-grid',
    },
    { pathname: '/x/react-data-grid/features', title: 'Features', folder: 'data-grid/features' },
    {
      pathname: '/x/react-data-grid/main-features',
      subheader: 'Main features',
      children: dataGridMainFeatures,
    },
    {
      pathname: '/x/react-data-grid/advanced-features-group',
      subheader: 'Advanced features',
      children: dataGridAdvancedFeatures,
    },
    {
      pathname: '/x/react-data-grid/components-group',
      subheader: 'Components',
      newFeature: true,
      children: [
        {
          pathname: '/x/react-data-grid/components/usage',
          title: 'Usage',
          folder: 'data-grid/components/usage',
        },
        {
          pathname: '/x/react-data-grid/components/toolbar',
          title: 'Toolbar',
          folder: 'data-grid/components/toolbar',
        },
        {
          pathname: '/x/react-data-grid/components/export',
          title: 'Export',
          folder: 'data-grid/components/export',
        },
        {
          pathname: '/x/react-data-grid/components/quick-filter',
          title: 'Quick Filter',
          folder: 'data-grid/components/quick-filter',
        },
        {
          pathname: '/x/react-data-grid/components/columns-panel',
          title: 'Columns Panel',
          planned: true,
          folder: 'data-grid/components/columns-panel',
        },
        {
          pathname: '/x/react-data-grid/components/filter-panel',
          title: 'Filter Panel',
          planned: true,
          folder: 'data-grid/components/filter-panel',
        },
        {
          pathname: '/x/react-data-grid/components/prompt-field',
          title: 'Prompt Field',
          plan: 'premium',
          folder: 'data-grid/components/prompt-field',
        },
        {
          pathname: '/x/react-data-grid/components/pivot-panel',
          title: 'Pivot Panel',
          plan: 'premium',
          planned: true,
          folder: 'data-grid/components/pivot-panel',
        },
        {
          pathname: '/x/react-data-grid/components/ai-assistant-panel',
          title: 'AI Assistant Panel',
          plan: 'premium',
          planned: true,
          folder: 'data-grid/components/ai-assistant-panel',
        },
      ],
    },
    {
      pathname: '/x/react-data-grid/customization-group',
      subheader: 'Customization',
      children: [
        {
          pathname: '/x/react-data-grid/style',
          title: 'Styling basics',
          folder: 'data-grid/customization/styling-basics',
        },
        {
          pathname: '/x/react-data-grid/style-recipes',
          title: 'Styling recipes',
          folder: 'data-grid/customization/styling-recipes',
        },
        {
          pathname: '/x/react-data-grid/overlays',
          title: 'Overlays',
          folder: 'data-grid/customization/overlays',
        },
        {
          pathname: '/x/react-data-grid/components',
          title: 'Custom subcomponents',
          folder: 'data-grid/customization/custom-subcomponents',
        },
      ],
    },
    {
      pathname: '/x/api/resources-group',
      subheader: 'Resources',
      children: [
        {
          pathname: '/x/react-data-grid/api-object',
          title: 'API object',
          folder: 'data-grid/resources/api-object',
        },
        {
          pathname: '/x/react-data-grid/events',
          title: 'Events',
          folder: 'data-grid/resources/events',
        },
        {
          pathname: '/x/react-data-grid/state',
          title: 'State',
          folder: 'data-grid/resources/state',
        },
        {
          pathname: '/x/react-data-grid/performance',
          title: 'Performance',
          folder: 'data-grid/resources/performance',
        },
      ],
    },
    {
      pathname: '/x/api/data-grid-group',
      index: '/x/api/data-grid',
      title: 'API reference',
      children: [
        { pathname: '/x/api/data-grid', title: 'Index' },
        {
          pathname: '/x/api/data-grid-components-group',
          subheader: 'Components',
          children: dataGridComponentApis,
        },
        {
          pathname: '/x/api/data-grid-interfaces-group',
          subheader: 'Interfaces',
          children: dataGridInterfaceApis,
        },
      ],
    },
  ],
};
