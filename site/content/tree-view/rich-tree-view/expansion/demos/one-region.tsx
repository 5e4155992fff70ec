import { useState } from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { depots } from './data';

const regionIds = depots.map((region) => region.id);

export default function OneRegion() {
  const [expanded, setExpanded] = useState<string[]>(['south']);

  function keepOneRegion(itemIds: string[]) {
    const opened = itemIds.find((id) => regionIds.includes(id) && !expanded.includes(id));
    const isOtherRegion = (id: string) => regionIds.includes(id) && id !== opened;
    setExpanded(opened ? itemIds.filter((id) => !isOtherRegion(id)) : itemIds);
  }

  return (
    <RichTreeView
      aria-label="Depots, one region at a time"
      items={depots}
      expandedItems={expanded}
      onExpandedItemsChange={(_event, itemIds) => keepOneRegion(itemIds)}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
