import CheckCircleOutline from '@mui/icons-material/CheckCircleOutline';
import ErrorOutline from '@mui/icons-material/ErrorOutline';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const passed = {
  slots: { endIcon: CheckCircleOutline },
  slotProps: { endIcon: { color: 'success' } },
};
const failed = {
  slots: { endIcon: ErrorOutline },
  slotProps: { endIcon: { color: 'error' }, label: { style: { fontWeight: 600 } } },
};

export default function SlotsOfOneItem() {
  return (
    <SimpleTreeView
      aria-label="Build 4821"
      defaultExpandedItems={['build']}
      sx={{ width: '100%', maxWidth: 360 }}
    >
      <TreeItem itemId="build" label="Build 4821">
        <TreeItem itemId="compile" label="Compile: passed" {...passed} />
        <TreeItem itemId="tests" label="Tests: 2 failed" {...failed} />
        <TreeItem itemId="package" label="Package: passed" {...passed} />
      </TreeItem>
    </SimpleTreeView>
  );
}
