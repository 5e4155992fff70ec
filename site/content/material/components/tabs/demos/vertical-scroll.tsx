import { useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const chapters = Array.from({ length: 12 }, (_, index) => `Chapter ${index + 1}`);

export default function VerticalScroll() {
  const [chapter, setChapter] = useState('Chapter 4');

  return (
    <Box sx={{ display: 'flex', width: '100%', maxWidth: 420, height: 320 }}>
      <Tabs
        orientation="vertical"
        variant="scrollable"
        aria-label="Chapters"
        value={chapter}
        onChange={(_event, next: string) => setChapter(next)}
        sx={{ borderRight: 1, borderColor: 'divider', flexShrink: 0 }}
      >
        {chapters.map((name) => (
          <Tab key={name} value={name} label={name} />
        ))}
      </Tabs>
      <Box role="tabpanel" aria-label={chapter} tabIndex={0} sx={{ p: 2 }}>
        You are reading {chapter.toLowerCase()}.
      </Box>
    </Box>
  );
}
