import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lineElementClasses } from '@mui/x-charts/LineChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const queue = [0, 0, 6, 10, 10, 4, 0, 0];
const sx = { [`& .${lineElementClasses.root}`]: { strokeWidth: 6 } };

export default function ThickLine() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 4 }}>
      <div>
        <Typography variant="body2">Default offset</Typography>
        <SparkLineChart
          aria-label="Queue at the ferry, the line is cut off at the top and bottom"
          data={queue}
          width={180}
          height={72}
          sx={sx}
        />
      </div>
      <div>
        <Typography variant="body2">Offset of 3 pixels</Typography>
        <SparkLineChart
          aria-label="Queue at the ferry, the whole line is visible"
          data={queue}
          width={180}
          height={72}
          clipAreaOffset={{ top: 3, bottom: 3 }}
          sx={sx}
        />
      </div>
    </Stack>
  );
}
