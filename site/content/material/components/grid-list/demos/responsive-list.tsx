import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { views } from './data.ts';

export default function ResponsiveList() {
  return (
    <ImageList
      variant="quilted"
      rowHeight={110}
      sx={{ width: '100%', m: 0 }}
      style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))' }}
    >
      {views.map(({ title, src }) => (
        <ImageListItem key={title}>
          <img src={src} alt={title} loading="lazy" />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
