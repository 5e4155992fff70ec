import Download from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const report = 'data:text/csv;charset=utf-8,ward,beds%0A1,24%0A2,18%0A';

export default function ReportLinks() {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained" href={report} download="beds.csv" startIcon={<Download />}>
        Download beds.csv
      </Button>
      <Button href="#accessibility">Read about accessibility</Button>
    </Stack>
  );
}
