import type { ComponentProps } from 'react';
import StarIcon from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import StarHalf from '@mui/icons-material/StarHalf';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItemCheckbox } from '@mui/x-tree-view/TreeItem';
import { wardIds, wards } from './data';

function StarCheckbox(props: ComponentProps<typeof TreeItemCheckbox>) {
  return (
    <TreeItemCheckbox
      {...props}
      // The item says whether it is selected; the star is for the eye.
      aria-hidden
      color="warning"
      icon={<StarBorder />}
      checkedIcon={<StarIcon />}
      indeterminateIcon={<StarHalf />}
    />
  );
}

const withStars = { item: { slots: { checkbox: StarCheckbox } } };

export default function StarredPatients() {
  return (
    <RichTreeView
      aria-label="Patients with stars"
      items={wards}
      multiSelect
      checkboxSelection
      defaultSelectedItems={['patient-32']}
      defaultExpandedItems={wardIds}
      slotProps={withStars}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
