import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { caseFiles, firstCase } from './data';

export default function MarkedSelection() {
  return (
    <RichTreeView
      aria-label="Case files with a marked selection"
      items={caseFiles}
      defaultExpandedItems={firstCase}
      defaultSelectedItems="photo-pipe"
      sx={{
        width: '100%',
        maxWidth: 360,
        [`& .${treeItemClasses.content}`]: {
          borderRadius: 0,
          borderInlineStart: '3px solid transparent',
        },
        [`& .${treeItemClasses.content}[data-selected]`]: { borderColor: 'primary.main' },
        [`& .${treeItemClasses.content}[data-expanded] .${treeItemClasses.label}`]: {
          fontWeight: 600,
        },
      }}
    />
  );
}
