import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';

export default function CurrentLink() {
  return (
    <Breadcrumbs aria-label="Breadcrumb with a link to this page">
      <Link href="#current-page">Clinic</Link>
      <Link href="#current-page">Pediatrics</Link>
      <Link href="#current-page" color="textPrimary" aria-current="page">
        Vaccinations
      </Link>
    </Breadcrumbs>
  );
}
