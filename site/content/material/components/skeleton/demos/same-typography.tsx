import { useState } from 'react';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

export default function SameTypography() {
  const [title, setTitle] = useState<string>();

  return (
    <div>
      <Typography variant="h4" component="p">
        {title ?? <Skeleton width={240} />}
      </Typography>
      <Typography>{title ? 'Quartet in four movements' : <Skeleton width={180} />}</Typography>
      <Button onClick={() => setTitle(title ? undefined : 'Winter light')}>
        {title ? 'Load again' : 'Show the title'}
      </Button>
    </div>
  );
}
