import Chip from '@mui/material/Chip';

export default function SeedPacket() {
  return (
    <Chip
      label="Beta vulgaris"
      variant="outlined"
      title="Beetroot, 250 seeds"
      lang="la"
      data-sku="SEED-0417"
    />
  );
}
