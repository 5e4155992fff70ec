import type { Ref } from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

interface Ward {
  id: string;
  label: string;
  freeBeds?: number;
  children?: Ward[];
}

const wards: Ward[] = [
  {
    id: 'surgery',
    label: 'Surgery',
    children: [
      { id: '2a', label: 'Ward 2A', freeBeds: 6 },
      { id: '2b', label: 'Ward 2B', freeBeds: 0 },
    ],
  },
  { id: 'icu', label: 'Intensive care', freeBeds: 1 },
];

function WardItem({ ref, ...props }: TreeItemProps & { ref?: Ref<HTMLLIElement> }) {
  const ward = useTreeItemModel<Ward>(props.itemId);
  const beds = ward?.freeBeds;

  return (
    <TreeItem
      {...props}
      ref={ref}
      label={
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <span>{props.label}</span>
          {beds !== undefined && (
            <Chip size="small" label={`${beds} free`} color={beds ? 'success' : 'default'} />
          )}
        </Stack>
      }
    />
  );
}

const slots = { item: WardItem };

export default function WardBeds() {
  return (
    <RichTreeView
      aria-label="Wards and free beds"
      items={wards}
      slots={slots}
      defaultExpandedItems={['surgery']}
    />
  );
}
