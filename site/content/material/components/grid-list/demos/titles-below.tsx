import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { views } from './data.ts';

export default function TitlesBelow() {
  return (
    <ImageList cols={2} gap={16} sx={{ width: '100%', maxWidth: 420 }}>
      {views.slice(2, 6).map(({ title, day, src }) => (
        <ImageListItem key={title}>
          <img src={src} alt="" loading="lazy" />
          <ImageListItemBar position="below" title={title} subtitle={day} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
