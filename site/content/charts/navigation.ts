import type { NavItem } from 'engine';
import { chartApis } from './api-navigation.ts';

/** The charts part of the MUI X tree. */
export const chartsNavigation: NavItem = {
  pathname: '/x/react-charts-group',
  index: '/x/react-charts',
  title: 'Charts',
  children: [
    { pathname: '/x/react-charts', title: 'Overview', folder: 'charts/overview' },
    { pathname: '/x/react-charts/quickstart', title: 'Quickstart', folder: 'charts/quickstart' },
    {
      pathname: '/x/react-charts/choose-a-chart',
      title: 'Choose a chart',
      folder: 'charts/choose-a-chart',
    },
    {
      pathname: '/x/react-chart-components',
      subheader: 'Components',
      children: [
        {
          pathname: '/x/react-charts-bars',
          title: 'Bars',
          hub: '/x/react-charts/bars',
          children: [
            {
              pathname: '/x/react-charts/bars',
              title: 'Bars overview',
              folder: 'charts/bars/overview',
            },
            {
              pathname: '/x/react-charts/bar-demo',
              title: 'Demos',
              folder: 'charts/bars/bar-demo',
            },
          ],
        },
        {
          pathname: '/x/react-charts-lines',
          title: 'Lines',
          hub: '/x/react-charts/lines',
          children: [
            {
              pathname: '/x/react-charts/lines',
              title: 'Lines overview',
              folder: 'charts/lines/overview',
            },
            {
              pathname: '/x/react-charts/line-demo',
              title: 'Lines demo',
              folder: 'charts/lines/line-demo',
            },
            {
              pathname: '/x/react-charts/areas-demo',
              title: 'Area demo',
              folder: 'charts/lines/areas-demo',
            },
          ],
        },
        {
          pathname: '/x/react-charts-pie',
          title: 'Pie',
          hub: '/x/react-charts/pie',
          children: [
            {
              pathname: '/x/react-charts/pie',
              title: 'Pie overview',
              folder: 'charts/pie/overview',
            },
            { pathname: '/x/react-charts/pie-demo', title: 'Demo', folder: 'charts/pie/demo' },
          ],
        },
        {
          pathname: '/x/react-charts-scatter',
          title: 'Scatter',
          hub: '/x/react-charts/scatter',
          children: [
            {
              pathname: '/x/react-charts/scatter',
              title: 'Scatter overview',
              folder: 'charts/scatter/overview',
            },
            {
              pathname: '/x/react-charts/scatter-demo',
              title: 'Demo',
              folder: 'charts/scatter/demo',
            },
          ],
        },
        { pathname: '/x/react-charts/sparkline', title: 'Sparkline', folder: 'charts/sparkline' },
        { pathname: '/x/react-charts/gauge', title: 'Gauge', folder: 'charts/gauge' },
        { pathname: '/x/react-charts/radar', title: 'Radar', folder: 'charts/radar' },
        {
          pathname: '/x/react-charts/heatmap',
          title: 'Heatmap',
          plan: 'pro',
          folder: 'charts/heatmap',
        },
        {
          pathname: '/x/react-charts/funnel',
          title: 'Funnel',
          plan: 'pro',
          unstable: true,
          folder: 'charts/funnel',
        },
        {
          pathname: '/x/react-charts/main-features',
          subheader: 'Main features',
          children: [
            {
              pathname: '/x/react-charts/animation',
              title: 'Animation',
              folder: 'charts/animation',
            },
            { pathname: '/x/react-charts/axis', title: 'Axis', folder: 'charts/axis' },
            {
              pathname: '/x/react-charts/components',
              title: 'Custom components',
              folder: 'charts/components',
            },
            {
              pathname: '/x/react-charts/composition',
              title: 'Composition',
              folder: 'charts/composition',
            },
            { pathname: '/x/react-charts/label', title: 'Label', folder: 'charts/label' },
            { pathname: '/x/react-charts/legend', title: 'Legend', folder: 'charts/legend' },
            {
              pathname: '/x/react-charts/localization',
              title: 'Localization',
              folder: 'charts/localization',
            },
            { pathname: '/x/react-charts/stacking', title: 'Stacking', folder: 'charts/stacking' },
            { pathname: '/x/react-charts/styling', title: 'Styling', folder: 'charts/styling' },
            { pathname: '/x/react-charts/tooltip', title: 'Tooltip', folder: 'charts/tooltip' },
            {
              pathname: '/x/react-charts/highlighting',
              title: 'Highlighting',
              folder: 'charts/highlighting',
            },
            {
              pathname: '/x/react-charts/zoom-and-pan',
              title: 'Zoom and pan',
              plan: 'pro',
              folder: 'charts/zoom-and-pan',
            },
            {
              pathname: '/x/react-charts/export',
              title: 'Export',
              plan: 'pro',
              folder: 'charts/export',
            },
            {
              pathname: '/x/react-charts/toolbar',
              title: 'Toolbar',
              unstable: true,
              folder: 'charts/toolbar',
            },
          ],
        },
        {
          pathname: '/x/api/chart-resources',
          subheader: 'Resources',
          children: [
            {
              pathname: '/x/api/charts-group',
              index: '/x/api/charts',
              title: 'API reference',
              children: chartApis,
            },
          ],
        },
        {
          pathname: '/x/react-charts-future',
          subheader: 'Future components',
          children: [
            {
              pathname: '/x/react-charts/treemap',
              title: 'Treemap',
              planned: true,
              folder: 'charts/treemap',
            },
            {
              pathname: '/x/react-charts/sankey',
              title: 'Sankey',
              plan: 'pro',
              planned: true,
              folder: 'charts/sankey',
            },
            {
              pathname: '/x/react-charts/gantt',
              title: 'Gantt',
              plan: 'pro',
              planned: true,
              folder: 'charts/gantt',
            },
          ],
        },
      ],
    },
  ],
};
