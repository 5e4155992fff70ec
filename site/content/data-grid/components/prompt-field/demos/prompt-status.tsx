import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  PromptField,
  PromptFieldControl,
  PromptFieldSend,
  Toolbar,
  useGridApiContext,
} from '@mui/x-data-grid-premium';
import { answerPrompt, columns, rows } from './chargers';

// #region
function StatusToolbar() {
  const apiRef = useGridApiContext();
  const [error, setError] = useState('');

  const ask = async (prompt: string) => {
    setError('');
    const result = await apiRef.current.aiAssistant.processPrompt(prompt);
    setError(result instanceof Error ? result.message : '');
  };

  return (
    <Toolbar style={{ flex: 'none', flexWrap: 'wrap', rowGap: 8 }}>
      <PromptField onSubmit={ask} style={{ display: 'flex', gap: 8, width: '100%' }}>
        <PromptFieldControl
          render={({ ref, ...props }, { disabled }) => (
            <TextField
              {...props}
              inputRef={ref}
              fullWidth
              size="small"
              disabled={disabled}
              placeholder={disabled ? 'Asking…' : 'Try “free” or “weather”'}
              slotProps={{ htmlInput: { 'aria-label': 'Question' } }}
            />
          )}
        />
        <PromptFieldSend
          render={(props, state) => (
            <Button {...props} color="primary" loading={state.disabled}>
              Ask
            </Button>
          )}
        />
      </PromptField>
      {error && <Alert severity="error">{error}</Alert>}
    </Toolbar>
  );
}
// #endregion

const slots = { toolbar: StatusToolbar };

async function onPrompt(prompt: string) {
  const answer = await answerPrompt(prompt);
  if (/weather/i.test(prompt)) throw new Error('Ask about places, operators or power.');
  return answer;
}

export default function PromptStatus() {
  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGridPremium
        label="Charging points with questions"
        rows={rows}
        columns={columns}
        slots={slots}
        aiAssistant
        onPrompt={onPrompt}
        showToolbar
        hideFooter
      />
    </div>
  );
}
