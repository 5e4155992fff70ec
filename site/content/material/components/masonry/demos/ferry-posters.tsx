import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import { posters } from './data.ts';

export default function FerryPosters() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Masonry columns={3}>
        {posters.map(({ line, height, src }) => (
          <div key={line}>
            <Box component="figure" sx={{ m: 0 }}>
              <img
                src={src}
                alt=""
                width={240}
                height={height}
                style={{ display: 'block', width: '100%', height: 'auto' }}
              />
              <figcaption>{line}</figcaption>
            </Box>
          </div>
        ))}
      </Masonry>
    </Box>
  );
}
