import { useId } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { visuallyHidden } from '@mui/utils';

export default function SkipLink() {
  const id = useId();

  return (
    <Box sx={{ position: 'relative' }}>
      <Link href={`#${id}`} sx={{ '&:not(:focus)': visuallyHidden }}>
        Skip to the timetable
      </Link>
      <Box component="nav" aria-label="Lines" sx={{ display: 'flex', gap: 2, my: 1 }}>
        <Link href="#skip-link">Red line</Link>
        <Link href="#position">Blue line</Link>
      </Box>
      <Box id={id} tabIndex={-1}>
        First tram 05:12, last tram 00:40
      </Box>
    </Box>
  );
}
