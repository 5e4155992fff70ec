import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const wards = [
  { id: 'surgery', value: 54, label: 'Surgery' },
  { id: 'medicine', value: 61, label: 'Medicine' },
  { id: 'children', value: 22, label: 'Children' },
];

export default function ChosenSlice() {
  const [index, setIndex] = useState(0);

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'center' }}>
      <PieChart
        aria-label="Patients by department"
        height={200}
        hideLegend
        margin={12}
        sx={{ width: '100%', cursor: 'pointer' }}
        series={[
          {
            id: 'patients',
            data: wards,
            highlightScope: { highlight: 'item', fade: 'global' },
            highlighted: { additionalRadius: 8 },
            faded: { additionalRadius: -8, color: 'gray' },
          },
        ]}
        highlightedItem={{ seriesId: 'patients', dataIndex: index }}
        onItemClick={(_event, { dataIndex }) => setIndex(dataIndex)}
      />
      <ToggleButtonGroup
        aria-label="Department"
        exclusive
        size="small"
        value={index}
        onChange={(_event, next: number | null) => setIndex(next ?? index)}
      >
        {wards.map(({ id, label }, value) => (
          <ToggleButton key={id} value={value}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography role="status">
        {wards[index]?.label}: {wards[index]?.value} patients
      </Typography>
    </Stack>
  );
}
