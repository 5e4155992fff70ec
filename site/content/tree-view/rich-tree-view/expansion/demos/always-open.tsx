import { useState } from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { depots } from './data';

const company = [{ id: 'company', label: 'Parcel service', children: depots }];

function withCompany(itemIds: string[]) {
  return itemIds.includes('company') ? itemIds : [...itemIds, 'company'];
}

function rootWithoutArrow({ itemId }: { itemId: string }) {
  return itemId === 'company'
    ? { slotProps: { iconContainer: { style: { display: 'none' } } } }
    : {};
}

export default function AlwaysOpen() {
  const [expanded, setExpanded] = useState<string[]>(['company']);

  return (
    <RichTreeView
      aria-label="Company"
      items={company}
      expandedItems={expanded}
      onExpandedItemsChange={(_event, itemIds) => setExpanded(withCompany(itemIds))}
      slotProps={{ item: rootWithoutArrow }}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
