import MicIcon from '@mui/icons-material/Mic';
import SendIcon from '@mui/icons-material/Send';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  IS_SPEECH_RECOGNITION_SUPPORTED,
  PromptField,
  PromptFieldControl,
  PromptFieldRecord,
  PromptFieldSend,
  Toolbar,
  useGridApiContext,
} from '@mui/x-data-grid-premium';
import { answerPrompt, columns, rows } from './chargers';

// #region
function PromptToolbar() {
  const apiRef = useGridApiContext();

  return (
    <Toolbar>
      <PromptField
        lang="en-US"
        onSubmit={(prompt) => prompt && apiRef.current.aiAssistant.processPrompt(prompt)}
        style={{ display: 'flex', alignItems: 'center', width: '100%' }}
      >
        <PromptFieldControl
          render={({ ref, ...props }, { recording }) => (
            <TextField
              {...props}
              inputRef={ref}
              fullWidth
              size="small"
              placeholder={recording ? 'Listening…' : 'Try “free” or “fast”'}
              slotProps={{ htmlInput: { 'aria-label': 'Prompt' } }}
            />
          )}
        />
        {IS_SPEECH_RECOGNITION_SUPPORTED && (
          <PromptFieldRecord aria-label="Record the prompt">
            <MicIcon fontSize="small" />
          </PromptFieldRecord>
        )}
        <PromptFieldSend aria-label="Send the prompt">
          <SendIcon fontSize="small" />
        </PromptFieldSend>
      </PromptField>
    </Toolbar>
  );
}
// #endregion

const slots = { toolbar: PromptToolbar };

export default function ChargerPrompt() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPremium
        label="Charging points"
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
