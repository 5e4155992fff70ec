import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { countChildren, fetchChildren, years } from './server';

const archiveSource = { getChildrenCount: countChildren, getTreeItems: fetchChildren };

export default function OpenArchive() {
  return (
    <RichTreeViewPro
      aria-label="Archive"
      items={years}
      dataSource={archiveSource}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
