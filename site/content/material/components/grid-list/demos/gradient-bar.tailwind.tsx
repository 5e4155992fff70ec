import PlaceIcon from '@mui/icons-material/Place';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { views } from './data.ts';

export default function GradientBar() {
  return (
    <ImageList variant="quilted" cols={2} rowHeight={150} gap={8} className="my-4 w-full max-w-120">
      {views.slice(0, 2).map(({ title, src }) => (
        <ImageListItem key={title}>
          <img src={src} alt="" loading="lazy" />
          <ImageListItemBar
            position="top"
            title={title}
            actionIcon={<PlaceIcon className="mx-2 text-white" />}
            actionPosition="left"
            className="bg-transparent bg-linear-to-b from-black/75 via-black/40 via-70% to-transparent"
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
