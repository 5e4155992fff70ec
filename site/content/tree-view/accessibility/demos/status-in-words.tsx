import CheckCircle from '@mui/icons-material/CheckCircle';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

function StepLabel({ name, passed }: { name: string; passed: boolean }) {
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {name}
      {passed ? (
        <CheckCircle titleAccess="passed" color="success" fontSize="small" />
      ) : (
        <ErrorOutlined titleAccess="failed" color="error" fontSize="small" />
      )}
    </Box>
  );
}

export default function StatusInWords() {
  return (
    <SimpleTreeView aria-label="Checks of release 3.2" defaultExpandedItems={['browser']}>
      <TreeItem itemId="browser" label={<StepLabel name="Browser tests" passed={false} />}>
        <TreeItem itemId="login" label={<StepLabel name="Log in" passed />} />
        <TreeItem itemId="basket" label={<StepLabel name="Basket" passed={false} />} />
      </TreeItem>
      <TreeItem itemId="licenses" label={<StepLabel name="Licenses" passed />} />
    </SimpleTreeView>
  );
}
