import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

function LabeledBar({ label, value }: { label: string; value: number }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <LinearProgress variant="determinate" value={value} aria-label={label} sx={{ flexGrow: 1 }} />
      <Typography variant="body2" aria-hidden sx={{ minWidth: 40, textAlign: 'end' }}>
        {Math.round(value)}%
      </Typography>
    </Box>
  );
}

export default function LinearLabel() {
  return (
    <Box sx={{ width: '100%' }}>
      <LabeledBar label="Photos uploaded" value={41.6} />
    </Box>
  );
}
