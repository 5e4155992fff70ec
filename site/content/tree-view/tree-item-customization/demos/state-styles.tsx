import { styled } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { wardIds, wards } from './data';

const BarItem = styled(TreeItem)(({ theme }) => ({
  [`& > .${treeItemClasses.content}`]: {
    borderRadius: 0,
    borderInlineStart: '4px solid transparent',
    '&[data-expanded]': { fontWeight: 600 },
    '&[data-selected]': { borderColor: (theme.vars ?? theme).palette.primary.main },
    '&[data-focused]': {
      outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
      outlineOffset: -2,
    },
  },
  [`& > .${treeItemClasses.content} .${treeItemClasses.label}`]: { fontWeight: 'inherit' },
}));

export default function StateStyles() {
  return (
    <RichTreeView
      aria-label="Patients with a bar at the selected one"
      items={wards}
      defaultExpandedItems={wardIds}
      defaultSelectedItems="patient-32"
      slots={{ item: BarItem }}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
