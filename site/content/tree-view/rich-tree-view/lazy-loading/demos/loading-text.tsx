import Typography from '@mui/material/Typography';
import { RichTreeViewPro, treeItemClasses } from '@mui/x-tree-view-pro';
import { countChildren, fetchChildren, years } from './server';

const archiveSource = { getChildrenCount: countChildren, getTreeItems: fetchChildren };

function LoadingWords() {
  return (
    <Typography variant="caption" color="text.secondary" role="status">
      Loading
    </Typography>
  );
}

const ownLoading = { item: { slots: { loadingIcon: LoadingWords } } };

export default function LoadingText() {
  return (
    <RichTreeViewPro
      aria-label="Archive with words"
      items={years}
      dataSource={archiveSource}
      slotProps={ownLoading}
      sx={{ width: '100%', maxWidth: 360, [`& .${treeItemClasses.iconContainer}`]: { width: 56 } }}
    />
  );
}
