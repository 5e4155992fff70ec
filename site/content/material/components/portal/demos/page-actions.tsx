import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import TextField from '@mui/material/TextField';

function LessonForm({ actions }: { actions: HTMLElement | null }) {
  const [title, setTitle] = useState('Fractions');
  const [saved, setSaved] = useState(title);

  return (
    <>
      <TextField label="Lesson" value={title} onChange={(event) => setTitle(event.target.value)} />
      {actions && (
        <Portal container={actions}>
          <Button disabled={title === saved} onClick={() => setSaved(title)}>
            Save lesson
          </Button>
        </Portal>
      )}
    </>
  );
}

export default function PageActions() {
  const [toolbar, setToolbar] = useState<HTMLElement | null>(null);

  return (
    <Box sx={{ display: 'grid', gap: 2, width: 280, maxWidth: '100%' }}>
      <Box ref={setToolbar} role="toolbar" aria-label="Page" sx={{ minHeight: 40 }} />
      <LessonForm actions={toolbar} />
    </Box>
  );
}
