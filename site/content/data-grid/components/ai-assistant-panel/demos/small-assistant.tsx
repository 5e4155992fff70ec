import { useEffect, useRef } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  AiAssistantPanelTrigger,
  DataGridPremium,
  PromptField,
  PromptFieldControl,
  Toolbar,
  useGridApiContext,
} from '@mui/x-data-grid-premium';
import { answerPrompt, columns, rows, suggestions } from './trails';

// #region
function SmallPanel() {
  const apiRef = useGridApiContext();
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => inputRef.current?.focus(), []);

  const ask = async (prompt: string) => {
    await apiRef.current.aiAssistant.processPrompt(prompt);
    apiRef.current.hidePreferences();
  };

  return (
    <Stack spacing={1} sx={{ p: 2, width: 260 }}>
      <PromptField onSubmit={ask}>
        <PromptFieldControl
          ref={inputRef}
          render={({ ref, ...props }, { disabled }) => (
            <TextField
              {...props}
              inputRef={ref}
              fullWidth
              size="small"
              disabled={disabled}
              placeholder="Ask, then press Enter"
              slotProps={{ htmlInput: { 'aria-label': 'Prompt' } }}
            />
          )}
        />
      </PromptField>
      {suggestions.map(({ value }) => (
        <Button key={value} size="small" onClick={() => ask(value)}>
          {value}
        </Button>
      ))}
    </Stack>
  );
}
// #endregion

function SmallToolbar() {
  return (
    <Toolbar>
      <AiAssistantPanelTrigger>Ask</AiAssistantPanelTrigger>
    </Toolbar>
  );
}

const slots = { toolbar: SmallToolbar, aiAssistantPanel: SmallPanel };

export default function SmallAssistant() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPremium
        label="Trails with a small panel"
        rows={rows}
        columns={columns}
        slots={slots}
        aiAssistant
        onPrompt={answerPrompt}
        showToolbar
        hideFooter
      />
    </div>
  );
}
