import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

/** Regions, depots and vans of a parcel service. */
export const depots: TreeViewBaseItem[] = [
  {
    id: 'north',
    label: 'North',
    children: [
      {
        id: 'depot-kiel',
        label: 'Depot Kiel',
        children: [
          { id: 'van-11', label: 'Van 11: 48 parcels' },
          { id: 'van-12', label: 'Van 12: 31 parcels' },
        ],
      },
      { id: 'depot-bremen', label: 'Depot Bremen' },
    ],
  },
  {
    id: 'south',
    label: 'South',
    children: [
      {
        id: 'depot-ulm',
        label: 'Depot Ulm',
        children: [
          { id: 'van-31', label: 'Van 31: 52 parcels' },
          { id: 'van-32', label: 'Van 32: 17 parcels' },
        ],
      },
    ],
  },
  { id: 'hub', label: 'Central hub' },
];
