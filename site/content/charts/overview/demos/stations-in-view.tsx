import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const stations = Array.from({ length: 60 }, (_, station) => ({
  name: `Station ${station + 1}`,
  bikes: Array.from({ length: 24 }, (_hour, hour) =>
    Math.round(12 + 8 * Math.sin((hour + station) / 4) + ((hour * station) % 3)),
  ),
}));

// #region
function useNearView() {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setNear(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return { place, near };
}
// #endregion

function Station({ name, bikes }: (typeof stations)[number]) {
  const { place, near } = useNearView();

  return (
    <Stack component="li" direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Typography sx={{ width: 96 }}>{name}</Typography>
      <Box ref={place} sx={{ width: 140, height: 40 }}>
        {near && (
          <SparkLineChart
            aria-label={`Bikes at ${name} by hour: ${bikes.join(', ')}`}
            data={bikes}
            width={140}
            height={40}
            yAxis={{ min: 0, max: 24 }}
          />
        )}
      </Box>
      <Typography>{bikes.at(-1)}</Typography>
    </Stack>
  );
}

export default function StationsInView() {
  return (
    <Box
      component="ul"
      tabIndex={0}
      aria-label="Bikes at each station today"
      sx={{ width: '100%', maxWidth: 360, height: 280, overflow: 'auto', m: 0, p: 1 }}
    >
      {stations.map((station) => (
        <Station key={station.name} {...station} />
      ))}
    </Box>
  );
}
