import AutoAwesomeIcon from '@mui/icons-material/AutoAwesome';
import {
  AiAssistantPanelTrigger,
  DataGridPremium,
  GridAiAssistantPanel,
  Toolbar,
} from '@mui/x-data-grid-premium';
import { answerPrompt, columns, rows, suggestions } from './trails';

function TrailToolbar() {
  return (
    <Toolbar>
      <AiAssistantPanelTrigger startIcon={<AutoAwesomeIcon />}>Ask</AiAssistantPanelTrigger>
    </Toolbar>
  );
}

const slots = { toolbar: TrailToolbar, aiAssistantPanel: GridAiAssistantPanel };

export default function TrailAssistant() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPremium
        label="Trails"
        rows={rows}
        columns={columns}
        slots={slots}
        aiAssistant
        aiAssistantSuggestions={suggestions}
        onPrompt={answerPrompt}
        showToolbar
        hideFooter
      />
    </div>
  );
}
