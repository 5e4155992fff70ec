import { useState } from 'react';
import Box from '@mui/material/Box';
import TextareaAutosize from '@mui/material/TextareaAutosize';

export default function ChatComposer() {
  const [messages, setMessages] = useState(['The van is at the loading dock.']);
  const [draft, setDraft] = useState('');

  return (
    <Box sx={{ width: 300, maxWidth: '100%' }}>
      <Box component="ul" sx={{ pl: 3 }}>
        {messages.map((text, index) => (
          <Box component="li" key={index} sx={{ whiteSpace: 'pre-wrap' }}>
            {text}
          </Box>
        ))}
      </Box>
      <TextareaAutosize
        aria-label="Message"
        placeholder="Write a message"
        maxRows={5}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          if (!draft.trim()) return;
          setMessages([...messages, draft]);
          setDraft('');
        }}
        style={{ width: '100%', boxSizing: 'border-box' }}
      />
    </Box>
  );
}
