import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

export default function VirtualElement() {
  const [x, setX] = useState(0);
  const area = useRef<HTMLDivElement>(null);

  return (
    <Tooltip
      describeChild
      arrow
      title="Wind: 14 knots"
      placement="top"
      slotProps={{
        popper: {
          anchorEl: {
            getBoundingClientRect: () =>
              new DOMRect(x, area.current?.getBoundingClientRect().y, 0, 0),
          },
        },
      }}
    >
      <Box
        ref={area}
        role="img"
        aria-label="Wind over the day"
        onMouseMove={(event) => setX(event.clientX)}
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: '100%',
          maxWidth: 360,
          height: 100,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }}
      >
        Wind over the day
      </Box>
    </Tooltip>
  );
}
