import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

function fetchVans(): Promise<number[]> {
  return new Promise((resolve) => {
    setTimeout(() => resolve([18, 17, 21, 19, 23]), 900);
  });
}

export default function WhileLoading() {
  const [vans, setVans] = useState<number[]>([]);
  const [loading, setLoading] = useState(false);

  async function load() {
    setLoading(true);
    setVans(await fetchVans());
    setLoading(false);
  }

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button disabled={loading} onClick={() => void load()}>
        {vans.length > 0 ? 'Load again' : 'Load the vans'}
      </Button>
      <BarChart
        aria-label="Vans on the road, by day"
        aria-busy={loading}
        height={220}
        loading={loading}
        sx={{ width: '100%' }}
        xAxis={[{ data: days }]}
        series={[{ data: vans }]}
      />
    </Stack>
  );
}
