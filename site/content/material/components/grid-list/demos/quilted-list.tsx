import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { views } from './data.ts';

const sizes = [{ cols: 2, rows: 2 }, {}, {}, { cols: 2 }, { cols: 2 }, { cols: 2 }];

export default function QuiltedList() {
  return (
    <ImageList variant="quilted" cols={4} rowHeight={90} sx={{ width: '100%', maxWidth: 480 }}>
      {views.map(({ title, src }, index) => (
        <ImageListItem key={title} {...sizes[index]}>
          <img src={src} alt={title} loading="lazy" />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
