import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

const euros = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

export default function TextFormats() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3 }}>
      <Box sx={{ width: 150 }}>
        <Gauge
          aria-label="Donations, in euros"
          height={150}
          value={3250}
          valueMax={5000}
          text={({ value, valueMax }) =>
            `${euros.format(value ?? 0)}\nof ${euros.format(valueMax)}`
          }
        />
      </Box>
      <Gauge
        aria-label="Oven temperature, in degrees Celsius"
        width={150}
        height={150}
        value={185}
        valueMax={250}
        text={({ value }) => `${value}°`}
        sx={{ [`& .${gaugeClasses.valueText}`]: { fontSize: 32, fontWeight: 500 } }}
      />
    </Stack>
  );
}
