import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { views } from './data.ts';

export default function MasonryList() {
  return (
    <ImageList variant="masonry" cols={3} gap={8} sx={{ width: '100%', maxWidth: 480 }}>
      {views.map(({ title, src, width, height }) => (
        <ImageListItem key={title}>
          <img src={src} alt={title} width={width} height={height} loading="lazy" />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
