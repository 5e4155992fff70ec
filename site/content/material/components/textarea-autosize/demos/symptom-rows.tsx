import { useId } from 'react';
import Box from '@mui/material/Box';
import TextareaAutosize from '@mui/material/TextareaAutosize';

export default function SymptomRows() {
  const id = useId();

  return (
    <Box sx={{ display: 'grid', gap: 1, width: 280, maxWidth: '100%' }}>
      <label htmlFor={`${id}-min`}>Symptoms</label>
      <TextareaAutosize id={`${id}-min`} minRows={3} style={{ width: '100%' }} />
      <label htmlFor={`${id}-max`}>Earlier treatment</label>
      <TextareaAutosize
        id={`${id}-max`}
        maxRows={4}
        defaultValue={
          '2021 Physiotherapy\n2022 Cortisone\n2023 Surgery\n2024 Physiotherapy\n2025 Check-up'
        }
        style={{ width: '100%' }}
      />
    </Box>
  );
}
