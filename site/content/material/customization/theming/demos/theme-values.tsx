import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';

const months = ['Jan', 'Feb', 'Mar', 'Apr'];
const tons = [42, 65, 51, 78];

export default function ThemeValues() {
  const labelId = useId();
  const theme = useTheme();
  const [limit, setLimit] = useState(60);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <svg viewBox="0 0 240 110" role="img" aria-label="Freight per month in tons">
        {tons.map((value, index) => (
          <g key={months[index]}>
            <rect
              x={index * 60 + 10}
              y={90 - value}
              width={40}
              height={value}
              fill={value > limit ? theme.palette.warning.main : theme.palette.primary.main}
            />
            <text
              x={index * 60 + 30}
              y={105}
              textAnchor="middle"
              fill={theme.palette.text.primary}
              fontFamily={theme.typography.fontFamily}
              fontSize={theme.typography.fontSize}
            >
              {months[index]} {value} t
            </text>
          </g>
        ))}
      </svg>
      <Box>
        <Typography id={labelId}>Mark months above {limit} tons</Typography>
        <Slider
          aria-labelledby={labelId}
          value={limit}
          min={40}
          max={80}
          onChange={(_event, value) => setLimit(value)}
        />
      </Box>
    </Stack>
  );
}
