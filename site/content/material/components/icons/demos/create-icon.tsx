import Button from '@mui/material/Button';
import { createSvgIcon } from '@mui/material/utils';

const TentIcon = createSvgIcon(<path d="M12 3 2 20h7l3-6 3 6h7z" />, 'Tent');

const TrailIcon = createSvgIcon(
  <svg fill="none" stroke="currentColor" strokeWidth={2} viewBox="0 0 24 24">
    <path d="M5 21c0-6 14-5 14-10S9 8 9 3" strokeLinecap="round" />
  </svg>,
  'Trail',
);

export default function CreateIcon() {
  return (
    <>
      <Button startIcon={<TentIcon />} href="#createsvgicon">
        Campsites
      </Button>
      <Button startIcon={<TrailIcon />} href="#createsvgicon">
        Trails
      </Button>
    </>
  );
}
