import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

const margins = ['none', 'dense', 'normal'] as const;

export default function FieldMargins() {
  return (
    <Box sx={{ width: 300, maxWidth: '100%', border: '1px dashed', borderColor: 'divider' }}>
      {margins.map((margin) => (
        <TextField key={margin} fullWidth margin={margin} label={`margin="${margin}"`} />
      ))}
    </Box>
  );
}
