import HomeIcon from '@mui/icons-material/Home';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Chip from '@mui/material/Chip';

export default function ChipPath() {
  return (
    <Breadcrumbs aria-label="Breadcrumb of chips">
      <Chip component="a" href="#customization" clickable label="Home" icon={<HomeIcon />} />
      <Chip component="a" href="#customization" clickable label="Festivals" />
      <Chip label="Lakeside 2026" variant="outlined" aria-current="page" />
    </Breadcrumbs>
  );
}
