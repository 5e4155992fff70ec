import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { caseFiles, firstCase } from './data';

const depth = 'var(--TreeView-itemDepth)';
const indentation = 'var(--TreeView-itemChildrenIndentation)';

export default function GuideLines() {
  return (
    <RichTreeView
      aria-label="Case files with guide lines"
      items={caseFiles}
      defaultExpandedItems={[...firstCase, 'case-211']}
      itemChildrenIndentation={24}
      sx={{
        width: '100%',
        maxWidth: 360,
        [`& .${treeItemClasses.groupTransition}`]: {
          position: 'relative',
          '&::before': {
            content: '""',
            position: 'absolute',
            insetBlock: 0,
            // Under the middle of the parent's arrow: padding of 8 px, half of 16 px.
            insetInlineStart: `calc(16px + ${indentation} * ${depth})`,
            borderInlineStart: '1px solid',
            borderColor: 'divider',
          },
        },
      }}
    />
  );
}
