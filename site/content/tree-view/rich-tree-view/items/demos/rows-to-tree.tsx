import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

interface AccountRow {
  no: string;
  name: string;
  parentNo: string | null;
}

const rows: AccountRow[] = [
  { no: '4000', name: 'Travel', parentNo: null },
  { no: '4010', name: 'Rail', parentNo: '4000' },
  { no: '4020', name: 'Hotels', parentNo: '4000' },
  { no: '5000', name: 'Premises', parentNo: null },
  { no: '5100', name: 'Energy', parentNo: '5000' },
  { no: '5110', name: 'Electricity', parentNo: '5100' },
  { no: '5120', name: 'District heating', parentNo: '5100' },
];

function accountsBelow(parentNo: string | null): TreeViewBaseItem[] {
  return rows
    .filter((row) => row.parentNo === parentNo)
    .map((row) => ({
      id: row.no,
      label: `${row.no} ${row.name}`,
      children: accountsBelow(row.no),
    }));
}

const accounts = accountsBelow(null);

export default function RowsToTree() {
  return (
    <RichTreeView
      aria-label="Cost accounts"
      items={accounts}
      defaultExpandedItems={['5000', '5100']}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
