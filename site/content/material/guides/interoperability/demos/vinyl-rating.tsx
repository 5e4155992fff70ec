import { useId } from 'react';
import { ClassNames } from '@emotion/react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';

export default function VinylRating() {
  const name = useId();

  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0 }}>
      <Typography component="legend">Pressing quality</Typography>
      <ClassNames>
        {({ css }) => (
          <Rating
            name={name}
            defaultValue={4}
            classes={{ iconFilled: css({ transform: 'rotate(36deg)' }) }}
          />
        )}
      </ClassNames>
    </Box>
  );
}
