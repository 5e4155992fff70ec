import FolderIcon from '@mui/icons-material/Folder';
import HomeIcon from '@mui/icons-material/Home';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function IconPath() {
  return (
    <Breadcrumbs aria-label="Breadcrumb with icons">
      <Link href="#icons" className="flex items-center gap-1">
        <HomeIcon fontSize="inherit" />
        Home
      </Link>
      <Typography color="textPrimary" className="flex items-center gap-1">
        <FolderIcon fontSize="inherit" />
        Insurance
      </Typography>
    </Breadcrumbs>
  );
}
