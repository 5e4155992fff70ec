import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function LibraryPath() {
  return (
    <Breadcrumbs aria-label="Breadcrumb">
      <Link href="#current-page">Library</Link>
      <Link href="#current-page">Maps</Link>
      <Typography color="textPrimary">Sea charts</Typography>
    </Breadcrumbs>
  );
}
