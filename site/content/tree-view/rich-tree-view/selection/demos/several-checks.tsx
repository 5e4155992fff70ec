import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { pipeline, stageIds } from './data';

export default function SeveralChecks() {
  return (
    <RichTreeView
      aria-label="Checks to run"
      items={pipeline}
      multiSelect
      defaultSelectedItems={['lint', 'unit']}
      defaultExpandedItems={stageIds}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
