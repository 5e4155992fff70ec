import LaptopOutlined from '@mui/icons-material/LaptopOutlined';
import PhoneAndroidOutlined from '@mui/icons-material/PhoneAndroidOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function IconPerItem() {
  return (
    <SimpleTreeView aria-label="Devices by room" defaultExpandedItems={['reception', 'office']}>
      <TreeItem itemId="reception" label="Reception">
        <TreeItem itemId="front-desk" label="Front desk" slots={{ icon: LaptopOutlined }} />
        <TreeItem itemId="on-call" label="On-call phone" slots={{ icon: PhoneAndroidOutlined }} />
      </TreeItem>
      <TreeItem itemId="office" label="Office">
        <TreeItem
          itemId="printer"
          label="Printer (out of toner)"
          slots={{ icon: PrintOutlined }}
          slotProps={{ icon: { color: 'error' } }}
        />
      </TreeItem>
    </SimpleTreeView>
  );
}
