import AddBoxOutlined from '@mui/icons-material/AddBoxOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import IndeterminateCheckBoxOutlined from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { caseFiles, firstCase } from './data';

export default function PlusAndMinus() {
  return (
    <RichTreeView
      aria-label="Case files"
      items={caseFiles}
      defaultExpandedItems={firstCase}
      slots={{
        expandIcon: AddBoxOutlined,
        collapseIcon: IndeterminateCheckBoxOutlined,
        endIcon: DescriptionOutlined,
      }}
      slotProps={{ endIcon: { color: 'action' } }}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
