import FolderIcon from '@mui/icons-material/Folder';
import HomeIcon from '@mui/icons-material/Home';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import './icon-path.css';

export default function IconPath() {
  return (
    <Breadcrumbs className="icon-path" aria-label="Breadcrumb with icons">
      <Link href="#icons" className="icon-path__item">
        <HomeIcon fontSize="inherit" />
        Home
      </Link>
      <Typography color="textPrimary" className="icon-path__item">
        <FolderIcon fontSize="inherit" />
        Insurance
      </Typography>
    </Breadcrumbs>
  );
}
