import FolderIcon from '@mui/icons-material/Folder';
import HomeIcon from '@mui/icons-material/Home';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const row = { display: 'flex', alignItems: 'center', gap: 0.5 };

export default function IconPath() {
  return (
    <Breadcrumbs aria-label="Breadcrumb with icons">
      <Link href="#icons" sx={row}>
        <HomeIcon fontSize="inherit" />
        Home
      </Link>
      <Typography color="textPrimary" sx={row}>
        <FolderIcon fontSize="inherit" />
        Insurance
      </Typography>
    </Breadcrumbs>
  );
}
