import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function Separators() {
  return (
    <Stack spacing={2}>
      {['›', '-', '•'].map((separator) => (
        <Breadcrumbs
          key={separator}
          separator={separator}
          aria-label={`Breadcrumb with ${separator}`}
        >
          <Link href="#separators">Music</Link>
          <Link href="#separators">Strings</Link>
          <Typography color="textPrimary">Cello</Typography>
        </Breadcrumbs>
      ))}
    </Stack>
  );
}
