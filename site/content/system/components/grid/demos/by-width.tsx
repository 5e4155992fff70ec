import Box from '@mui/system/Box';
import Grid from '@mui/system/Grid';
import { Cell } from './cell.ts';

const paths = ['River path', 'Ridge path', 'Forest path', 'Meadow path'];

export default function ByWidth() {
  return (
    <Box sx={{ p: 2 }}>
      <Grid container spacing={{ xs: 1, sm: 2 }}>
        {paths.map((path) => (
          <Grid key={path} size={{ xs: 12, sm: 6, md: 3 }}>
            <Cell>{path}</Cell>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
