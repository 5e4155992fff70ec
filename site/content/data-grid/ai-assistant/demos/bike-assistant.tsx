import { DataGridPremium, GridAiAssistantPanel } from '@mui/x-data-grid-premium';
import { answerPrompt, columns, rows, suggestions } from './stations';

const slots = { aiAssistantPanel: GridAiAssistantPanel };

export default function BikeAssistant() {
  return (
    <div style={{ height: 422, width: '100%' }}>
      <DataGridPremium
        label="Bike stations"
        rows={rows}
        columns={columns}
        showToolbar
        aiAssistant
        slots={slots}
        aiAssistantSuggestions={suggestions}
        // Call your server here.
        onPrompt={answerPrompt}
      />
    </div>
  );
}
