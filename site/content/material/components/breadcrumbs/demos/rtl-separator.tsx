import NavigateBeforeIcon from '@mui/icons-material/NavigateBefore';
import NavigateNextIcon from '@mui/icons-material/NavigateNext';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

export default function RtlSeparator() {
  const { direction } = useTheme();
  const Arrow = direction === 'rtl' ? NavigateBeforeIcon : NavigateNextIcon;

  return (
    <Breadcrumbs separator={<Arrow fontSize="small" />} aria-label="Breadcrumb with arrows">
      <Link href="#separators">Recipes</Link>
      <Link href="#separators">Soups</Link>
      <Typography color="textPrimary">Borscht</Typography>
    </Breadcrumbs>
  );
}
