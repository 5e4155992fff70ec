import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';

export default function ArcShape() {
  const id = useId();
  const [shape, setShape] = useState({ inner: 80, outer: 100, corner: 50 });
  const sliders = [
    { key: 'inner', label: 'Inner radius' },
    { key: 'outer', label: 'Outer radius' },
    { key: 'corner', label: 'Corner radius' },
  ] as const;

  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 4, justifyContent: 'center', alignItems: 'center' }}
    >
      <Gauge
        aria-label="Disk space used, in percent"
        width={160}
        height={160}
        value={62}
        innerRadius={`${shape.inner}%`}
        outerRadius={`${shape.outer}%`}
        cornerRadius={`${shape.corner}%`}
      />
      <Box sx={{ width: 220 }}>
        {sliders.map(({ key, label }) => (
          <div key={key}>
            <Typography
              id={`${id}-${key}`}
              variant="body2"
            >{`${label}: ${shape[key]}%`}</Typography>
            <Slider
              size="small"
              aria-labelledby={`${id}-${key}`}
              value={shape[key]}
              onChange={(_event, value) => setShape({ ...shape, [key]: value })}
            />
          </div>
        ))}
      </Box>
    </Stack>
  );
}
