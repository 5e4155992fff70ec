import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Conversation, DataGridPremium, GridAiAssistantPanel } from '@mui/x-data-grid-premium';
import { answerPrompt, busiest, columns, rows, suggestions } from './stations';

const slots = { aiAssistantPanel: GridAiAssistantPanel };

// Loaded from your database.
const saved: Conversation[] = [
  {
    id: 'conversation-1',
    title: 'Busiest stations first',
    prompts: [
      {
        value: 'Busiest stations first',
        createdAt: new Date('2026-03-02T09:00:00Z'),
        variant: 'success',
        response: busiest,
      },
    ],
  },
];

export default function SavedConversation() {
  const [conversations, setConversations] = useState(saved);
  const prompts = conversations.reduce((sum, { prompts: list }) => sum + list.length, 0);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography role="status">Saved prompts: {prompts}</Typography>
      <div style={{ height: 422, width: '100%' }}>
        <DataGridPremium
          label="Bike stations with history"
          rows={rows}
          columns={columns}
          showToolbar
          aiAssistant
          slots={slots}
          aiAssistantSuggestions={suggestions}
          aiAssistantConversations={conversations}
          onAiAssistantConversationsChange={setConversations}
          onPrompt={answerPrompt}
        />
      </div>
    </Stack>
  );
}
