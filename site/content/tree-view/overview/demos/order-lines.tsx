import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface OrderLine {
  sku: string;
  name: string;
  inStock: boolean;
  parts?: OrderLine[];
}

const order: OrderLine[] = [
  {
    sku: 'DESK-140',
    name: 'Standing desk, 140 cm',
    inStock: true,
    parts: [
      { sku: 'TOP-140-OAK', name: 'Oak top', inStock: true },
      { sku: 'LEG-2M', name: 'Leg with motor, 2 pieces', inStock: false },
    ],
  },
  { sku: 'LAMP-07', name: 'Clamp lamp', inStock: true },
];

function skuOf(line: OrderLine) {
  return line.sku;
}

function partsOf(line: OrderLine) {
  return line.parts;
}

function isOutOfStock(line: OrderLine) {
  return !line.inStock;
}

function labelOf(line: OrderLine) {
  return line.inStock ? line.name : `${line.name} (out of stock)`;
}

export default function OrderLines() {
  return (
    <RichTreeView
      aria-label="Order 4711"
      items={order}
      getItemId={skuOf}
      getItemLabel={labelOf}
      getItemChildren={partsOf}
      isItemDisabled={isOutOfStock}
      defaultExpandedItems={['DESK-140']}
    />
  );
}
