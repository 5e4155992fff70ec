import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const levels = ['Europe', 'Norway', 'Vestland', 'Bergen', 'Fløyen'];

export default function CollapsedPath() {
  return (
    <Breadcrumbs
      maxItems={3}
      itemsAfterCollapse={2}
      expandText="Show all levels"
      aria-label="Collapsed breadcrumb"
    >
      {levels.map((level) => (
        <Link key={level} href="#collapse-long-paths">
          {level}
        </Link>
      ))}
      <Typography color="textPrimary">Trails</Typography>
    </Breadcrumbs>
  );
}
