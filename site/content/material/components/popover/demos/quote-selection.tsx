import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover, { type PopoverVirtualElement } from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function QuoteSelection() {
  const [anchor, setAnchor] = useState<PopoverVirtualElement | null>(null);
  const [quote, setQuote] = useState('');

  const openAtSelection = () => {
    const selection = window.getSelection();
    if (!selection || selection.isCollapsed) return;
    const rect = selection.getRangeAt(0).getBoundingClientRect();
    setQuote(selection.toString());
    setAnchor({ nodeType: Node.ELEMENT_NODE, getBoundingClientRect: () => rect });
  };

  return (
    <Box sx={{ maxWidth: 420 }}>
      <Typography onMouseUp={openAtSelection}>
        The tide turns twice a day, and the ferry leaves with it. Select some of this text with the
        mouse.
      </Typography>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        disableRestoreFocus
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Selected text' } }}
      >
        <Box sx={{ p: 1, maxWidth: 260 }}>
          “{quote}”<Button onClick={() => setAnchor(null)}>Close</Button>
        </Box>
      </Popover>
    </Box>
  );
}
