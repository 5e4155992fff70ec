import { useState } from 'react';
import BookmarkIcon from '@mui/icons-material/Bookmark';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

export default function ScoreToolbar() {
  const [saved, setSaved] = useState(false);

  return (
    <Tooltip title={saved ? 'Remove from reading list' : 'Add to reading list'}>
      <IconButton onClick={() => setSaved(!saved)}>
        {saved ? <BookmarkIcon /> : <BookmarkBorderIcon />}
      </IconButton>
    </Tooltip>
  );
}
