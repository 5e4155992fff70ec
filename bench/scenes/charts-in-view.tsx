import { useEffect, useRef, useState } from 'react';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { offerSmallCharts, smallSize } from './small-charts.tsx';

/** Keeps the place of a sparkline, and draws it when it comes near the view. */
function LazySparkline({ data }: { data: number[] }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} style={smallSize}>
      {near && <SparkLineChart {...smallSize} data={data} />}
    </div>
  );
}

offerSmallCharts((data) => <LazySparkline data={data} />);
