import PlaceIcon from '@mui/icons-material/Place';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { views } from './data.ts';
import './gradient-bar.css';

export default function GradientBar() {
  return (
    <ImageList variant="quilted" cols={2} rowHeight={150} gap={8} className="gradient-bar">
      {views.slice(0, 2).map(({ title, src }) => (
        <ImageListItem key={title}>
          <img src={src} alt="" loading="lazy" />
          <ImageListItemBar
            position="top"
            title={title}
            actionIcon={<PlaceIcon className="gradient-bar__icon" />}
            actionPosition="left"
            className="gradient-bar__bar"
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
