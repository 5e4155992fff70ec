import { styled } from '@mui/material/styles';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, TreeItemLabel } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';

const ShortLabel = styled(TreeItemLabel)({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

interface ContractItemProps extends TreeItemProps {
  label: string;
}

function ContractItem(props: ContractItemProps) {
  return (
    <TreeItem
      {...props}
      slots={{ label: ShortLabel }}
      slotProps={{ label: { title: props.label } }}
    />
  );
}

export default function ShortLabels() {
  return (
    <SimpleTreeView
      aria-label="Contracts"
      defaultExpandedItems={['suppliers']}
      sx={{ width: '100%', maxWidth: 260 }}
    >
      <ContractItem itemId="suppliers" label="Suppliers and service providers">
        <ContractItem itemId="cleaning" label="Cleaning of offices, stairs and windows" />
        <ContractItem itemId="elevator" label="Elevator maintenance" />
      </ContractItem>
      <ContractItem itemId="tenants" label="Tenants of the ground floor and the yard" />
    </SimpleTreeView>
  );
}
