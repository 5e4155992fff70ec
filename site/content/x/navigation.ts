import type { NavItem } from 'engine';

/** The release announcements, kept on the vendor's site. */
export const whatsNewLink: NavItem = {
  pathname: 'https://mui.com/x/whats-new/',
  title: "What's new in MUI X",
};

/** What readers of every MUI X product need first. */
export const introductionNavigation: NavItem = {
  pathname: '/x/introduction-group',
  title: 'Introduction',
  hub: '/x/introduction',
  children: [
    { pathname: '/x/introduction', title: 'Overview', folder: 'x/introduction/overview' },
    {
      pathname: '/x/introduction/installation',
      title: 'Installation',
      folder: 'x/introduction/installation',
    },
    {
      pathname: '/x/introduction/licensing',
      title: 'Licensing',
      folder: 'x/introduction/licensing',
    },
    { pathname: '/x/introduction/support', title: 'Support', folder: 'x/introduction/support' },
    {
      pathname: '/x/introduction/priority-support',
      title: 'Priority support',
      plan: 'premium',
      newFeature: true,
      folder: 'x/introduction/priority-support',
    },
    {
      pathname: '/x/guides/telemetry',
      title: 'Telemetry',
      plan: 'pro',
      folder: 'x/introduction/telemetry',
    },
    { pathname: '/x/introduction/roadmap', title: 'Roadmap', folder: 'x/introduction/roadmap' },
  ],
};

/** Ideas that all MUI X products share. */
export const commonConceptsNavigation: NavItem = {
  pathname: '/x/common-features-group',
  title: 'Common concepts',
  children: [
    {
      pathname: '/x/common-concepts/custom-components',
      title: 'Slots and subcomponents',
      folder: 'x/common-concepts/custom-components',
    },
  ],
};

/** How to come from an earlier major version. */
export const migrationNavigation: NavItem = {
  pathname: '/x/migration-group',
  title: 'Migration',
  hub: '/migration',
  children: [
    {
      pathname: '/x/migration-v8',
      subheader: 'Upgrade to v8',
      children: [
        {
          pathname: '/x/migration/migration-data-grid-v7',
          title: 'Breaking changes: Data Grid',
          folder: 'x/migration/migration-data-grid-v7',
        },
        {
          pathname: '/x/migration/migration-pickers-v7',
          title: 'Breaking changes: Date and Time Pickers',
          folder: 'x/migration/migration-pickers-v7',
        },
        {
          pathname: '/x/migration/migration-charts-v7',
          title: 'Breaking changes: Charts',
          folder: 'x/migration/migration-charts-v7',
        },
        {
          pathname: '/x/migration/migration-tree-view-v7',
          title: 'Breaking changes: Tree View',
          folder: 'x/migration/migration-tree-view-v7',
        },
        {
          pathname: '/x/migration/usage-with-material-ui-v5-v6',
          title: 'Usage with Material UI v5/v6',
          folder: 'x/migration/usage-with-material-ui-v5-v6',
        },
      ],
    },
    {
      pathname: '/x/migration-v7',
      title: 'Upgrade to v7',
      children: [
        {
          pathname: '/x/migration/migration-data-grid-v6',
          title: 'Breaking changes: Data Grid',
          folder: 'x/migration/migration-data-grid-v6',
        },
        {
          pathname: '/x/migration/migration-pickers-v6',
          title: 'Breaking changes: Date and Time Pickers',
          folder: 'x/migration/migration-pickers-v6',
        },
        {
          pathname: '/x/migration/migration-charts-v6',
          title: 'Breaking changes: Charts',
          folder: 'x/migration/migration-charts-v6',
        },
        {
          pathname: '/x/migration/migration-tree-view-v6',
          title: 'Breaking changes: Tree View',
          folder: 'x/migration/migration-tree-view-v6',
        },
      ],
    },
    {
      pathname: '/x/migration-v6',
      title: 'Upgrade to v6',
      children: [
        {
          pathname: '/x/migration/migration-data-grid-v5',
          title: 'Breaking changes: Data Grid',
          folder: 'x/migration/migration-data-grid-v5',
        },
        {
          pathname: '/x/migration/migration-pickers-v5',
          title: 'Breaking changes: Date and Time Pickers',
          folder: 'x/migration/migration-pickers-v5',
        },
        {
          pathname: '/x/migration/migration-tree-view-lab',
          title: 'Migration from lab to v6 (Tree View)',
          folder: 'x/migration/migration-tree-view-lab',
        },
      ],
    },
    {
      pathname: '/x/migration-earlier',
      title: 'Earlier versions',
      children: [
        {
          pathname: '/x/migration/migration-pickers-lab',
          title: 'Migration from lab to v5 (Date and Time Pickers)',
          folder: 'x/migration/migration-pickers-lab',
        },
        {
          pathname: '/x/migration/migration-data-grid-v4',
          title: 'Migration from v4 to v5 (Data Grid)',
          folder: 'x/migration/migration-data-grid-v4',
        },
      ],
    },
  ],
};
