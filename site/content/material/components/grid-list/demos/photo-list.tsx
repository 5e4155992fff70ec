import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { views } from './data.ts';

export default function PhotoList() {
  return (
    <ImageList variant="quilted" cols={3} rowHeight={120} sx={{ width: '100%', maxWidth: 480 }}>
      {views.map(({ title, src }) => (
        <ImageListItem key={title}>
          <img src={src} alt={title} loading="lazy" />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
