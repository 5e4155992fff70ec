import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

export default function UnderlineModes() {
  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
      <Link href="#underline">Timetable</Link>
      <Link href="#underline" underline="hover">
        Ticket prices
      </Link>
      <Link href="#underline" underline="none">
        Station map
      </Link>
    </Stack>
  );
}
