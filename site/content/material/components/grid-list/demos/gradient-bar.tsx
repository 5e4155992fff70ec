import PlaceIcon from '@mui/icons-material/Place';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { views } from './data.ts';

export default function GradientBar() {
  return (
    <ImageList
      variant="quilted"
      cols={2}
      rowHeight={150}
      gap={8}
      sx={{ width: '100%', maxWidth: 480 }}
    >
      {views.slice(0, 2).map(({ title, src }) => (
        <ImageListItem key={title}>
          <img src={src} alt="" loading="lazy" />
          <ImageListItemBar
            position="top"
            title={title}
            actionIcon={<PlaceIcon sx={{ color: 'common.white', mx: 1 }} />}
            actionPosition="left"
            sx={{
              background: 'linear-gradient(rgba(0,0,0,0.75), rgba(0,0,0,0.4) 70%, transparent)',
            }}
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
