import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import {
  RadarDataProvider,
  RadarGrid,
  RadarMetricLabels,
  RadarSeriesArea,
  RadarSeriesMarks,
} from '@mui/x-charts/RadarChart';
import { coffees, flavors } from './data';

export default function ComposedRadar() {
  const [last, setLast] = useState('none');

  return (
    <Box sx={{ width: '100%' }}>
      <div dir="ltr">
        <RadarDataProvider
          height={300}
          margin={{ left: 70, right: 70 }}
          radar={{ max: 10, metrics: flavors }}
          series={coffees.map((coffee) => ({ ...coffee, fillArea: coffee.id === 'highland' }))}
        >
          <ChartsSurface aria-label="Flavor of two coffees; click one to select it">
            <RadarGrid divisions={4} />
            <RadarMetricLabels />
            {coffees.map(({ id, label }) => (
              <RadarSeriesArea
                key={id}
                seriesId={id}
                strokeWidth={3}
                cursor="pointer"
                onClick={() => setLast(label)}
              />
            ))}
            <RadarSeriesMarks seriesId="highland" />
          </ChartsSurface>
        </RadarDataProvider>
      </div>
      <Typography role="status" align="center">{`Selected: ${last}`}</Typography>
    </Box>
  );
}
