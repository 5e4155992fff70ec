import { type FormEvent, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import { answerPrompt, columns, rows } from './stations';

export default function OwnPrompt() {
  const apiRef = useGridApiRef();
  const [prompt, setPrompt] = useState('Stations with few bikes');
  const [status, setStatus] = useState(' ');

  const ask = async (event: FormEvent) => {
    event.preventDefault();
    setStatus('Working on it…');
    const result = await apiRef.current?.aiAssistant.processPrompt(prompt);
    // The promise never rejects: it resolves with the error.
    setStatus(result instanceof Error ? result.message : 'Done.');
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack
        component="form"
        onSubmit={ask}
        direction="row"
        spacing={1}
        sx={{ alignItems: 'start' }}
      >
        <TextField
          label="Ask about the stations"
          size="small"
          fullWidth
          value={prompt}
          onChange={(event) => setPrompt(event.target.value)}
          helperText={status}
          slotProps={{ formHelperText: { role: 'status' } }}
        />
        <Button type="submit" variant="outlined">
          Ask
        </Button>
      </Stack>
      <div style={{ height: 318, width: '100%' }}>
        <DataGridPremium
          label="Bike stations with a prompt above"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          aiAssistant
          onPrompt={answerPrompt}
          hideFooter
        />
      </div>
    </Stack>
  );
}
