import { useEffect, useRef, useState, type ComponentProps } from 'react';
import Box from '@mui/material/Box';
import Fade from '@mui/material/Fade';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useForkRef } from '@mui/material/utils';

function Leaf({ ref, ...props }: ComponentProps<'div'>) {
  const own = useRef<HTMLDivElement>(null);
  const merged = useForkRef(own, ref);
  const [width, setWidth] = useState(0);

  useEffect(() => {
    const observer = new ResizeObserver(() => setWidth(own.current?.offsetWidth ?? 0));
    if (own.current) observer.observe(own.current);
    return () => observer.disconnect();
  }, []);

  return (
    <Box {...props} ref={merged} sx={{ bgcolor: 'success.main', color: 'success.contrastText' }}>
      <Box sx={{ boxSizing: 'border-box', width: 220, p: 2 }}>Oak leaf: {width} px wide</Box>
    </Box>
  );
}

export default function LeafArea() {
  const [shown, setShown] = useState(true);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <FormControlLabel
        control={<Switch checked={shown} onChange={(_event, checked) => setShown(checked)} />}
        label="Show the specimen"
      />
      <Fade in={shown}>
        <Leaf />
      </Fade>
    </Stack>
  );
}
