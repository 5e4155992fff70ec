import { useState } from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function OpenOrRemove() {
  const [files, setFiles] = useState(['score.pdf', 'parts.zip']);
  const [action, setAction] = useState('Click a file to open it.');

  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {files.map((file) => (
          <Chip
            key={file}
            label={file}
            aria-label={`Open ${file}, or press Delete to remove it`}
            variant="outlined"
            onClick={() => setAction(`Opened ${file}.`)}
            onDelete={() => {
              setFiles(files.filter((other) => other !== file));
              setAction(`Removed ${file}.`);
            }}
          />
        ))}
      </Stack>
      <Typography role="status">{action}</Typography>
    </Stack>
  );
}
