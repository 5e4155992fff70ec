import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { views } from './data.ts';

export default function SingleLine() {
  return (
    <ImageList
      variant="quilted"
      rowHeight={120}
      tabIndex={0}
      aria-label="Views along the trail"
      sx={{ width: '100%', maxWidth: 480 }}
      style={{ gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: '180px' }}
    >
      {views.map(({ title, src }) => (
        <ImageListItem key={title}>
          <img src={src} alt={title} loading="lazy" />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
