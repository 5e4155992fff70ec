import { useState } from 'react';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { views } from './data.ts';

export default function SaveViews() {
  const [saved, setSaved] = useState(['Upper Hut']);
  const toggle = (title: string) =>
    setSaved((before) =>
      before.includes(title) ? before.filter((name) => name !== title) : [...before, title],
    );

  return (
    <ImageList variant="quilted" cols={2} rowHeight={150} sx={{ width: '100%', maxWidth: 480 }}>
      {views.slice(0, 4).map(({ title, day, src }) => (
        <ImageListItem key={title}>
          <img src={src} alt="" loading="lazy" />
          <ImageListItemBar
            title={title}
            subtitle={day}
            actionIcon={
              <IconButton
                aria-label={`Save ${title}`}
                aria-pressed={saved.includes(title)}
                onClick={() => toggle(title)}
                sx={{ color: 'common.white' }}
              >
                {saved.includes(title) ? <StarIcon /> : <StarBorderIcon />}
              </IconButton>
            }
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
