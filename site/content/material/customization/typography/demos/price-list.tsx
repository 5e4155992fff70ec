import Box from '@mui/material/Box';

const prices = [
  { name: 'Letter, 50 g', price: '€1.60' },
  { name: 'Parcel, 5 kg', price: '€7.49' },
  { name: 'Pallet, 300 kg', price: '€112.00' },
];

export default function PriceList() {
  return (
    <Box component="dl" sx={{ m: 0, width: '100%', maxWidth: 320 }}>
      {prices.map(({ name, price }) => (
        <Box key={name} sx={{ display: 'flex', justifyContent: 'space-between', py: 0.5 }}>
          <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ typography: 'subtitle2', m: 0 }}>
            {price}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
