import { useId } from 'react';
import Box from '@mui/material/Box';
import TextareaAutosize from '@mui/material/TextareaAutosize';

export default function TastingNote() {
  const id = useId();

  return (
    <Box sx={{ display: 'grid', gap: 1, width: 280, maxWidth: '100%' }}>
      <label htmlFor={id}>Tasting note</label>
      <TextareaAutosize id={id} placeholder="Aroma, body, finish" style={{ width: '100%' }} />
    </Box>
  );
}
