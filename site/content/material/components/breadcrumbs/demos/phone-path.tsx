import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function PhonePath() {
  return (
    <>
      <Link href="#small-screens" sx={{ display: { sm: 'none' } }}>
        Back to Tariffs
      </Link>
      <Breadcrumbs
        aria-label="Breadcrumb for larger screens"
        sx={{ display: { xs: 'none', sm: 'block' } }}
      >
        <Link href="#small-screens">Energy</Link>
        <Link href="#small-screens">Tariffs</Link>
        <Typography color="textPrimary">Night rate</Typography>
      </Breadcrumbs>
    </>
  );
}
