import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium, GridAiAssistantPanel } from '@mui/x-data-grid-premium';
import { answerPrompt, columns, rows, suggestions } from './stations';

const slots = { aiAssistantPanel: GridAiAssistantPanel };

export default function PromptContext() {
  const [sampling, setSampling] = useState(false);
  const [sent, setSent] = useState('Send a prompt to see what leaves the browser.');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={sampling} onChange={(event) => setSampling(event.target.checked)} />
        }
        label="Send random values from the rows"
      />
      <div style={{ height: 370, width: '100%' }}>
        <DataGridPremium
          label="Bike stations with visible context"
          rows={rows}
          columns={columns}
          showToolbar
          aiAssistant
          slots={slots}
          aiAssistantSuggestions={suggestions}
          allowAiAssistantDataSampling={sampling}
          onPrompt={(prompt, context) => {
            setSent(JSON.stringify(JSON.parse(context), null, 2));
            return answerPrompt(prompt);
          }}
        />
      </div>
      <Box
        component="pre"
        role="region"
        aria-label="Prompt context"
        tabIndex={0}
        sx={{
          m: 0,
          p: 1,
          maxHeight: 180,
          overflow: 'auto',
          whiteSpace: 'pre-wrap',
          border: 1,
          borderColor: 'divider',
          typography: 'caption',
          fontFamily: 'monospace',
        }}
      >
        {sent}
      </Box>
    </Stack>
  );
}
