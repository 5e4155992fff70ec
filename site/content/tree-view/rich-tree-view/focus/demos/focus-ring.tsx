import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { orchestra } from './data';

export default function FocusRing() {
  return (
    <RichTreeView
      aria-label="Orchestra with a focus ring"
      items={orchestra}
      defaultExpandedItems={['strings']}
      sx={{
        width: '100%',
        maxWidth: 360,
        [`& .${treeItemClasses.root}:focus-visible > .${treeItemClasses.content}`]: {
          outline: '2px solid',
          outlineColor: 'primary.main',
          outlineOffset: '-2px',
        },
      }}
    />
  );
}
