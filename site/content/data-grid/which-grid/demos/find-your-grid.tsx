import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const needs = [
  { id: 'work', label: 'sort, filter, select or edit rows', answer: 'DataGrid' },
  { id: 'scroll', label: 'scroll through more than 100 rows at once', answer: 'DataGridPro' },
  { id: 'pin', label: 'pin or reorder columns, open details of a row', answer: 'DataGridPro' },
  { id: 'phone', label: 'use the rows on a phone', answer: 'DataGridPro with list view' },
  { id: 'group', label: 'group rows, see totals, pivot', answer: 'DataGridPremium' },
  { id: 'excel', label: 'paste cells or export to Excel', answer: 'DataGridPremium' },
];
const order = ['Table', 'DataGrid', 'DataGridPro', 'DataGridPro with list view', 'DataGridPremium'];

export default function FindYourGrid() {
  const [chosen, setChosen] = useState<string[]>([]);
  const answers = needs.filter(({ id }) => chosen.includes(id)).map(({ answer }) => answer);
  const largest = Math.max(0, ...answers.map((answer) => order.indexOf(answer)));
  const listView = answers.includes('DataGridPro with list view') && largest === 4;

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
      <FormGroup aria-label="What people do with the rows">
        {needs.map(({ id, label }) => (
          <FormControlLabel
            key={id}
            control={<Checkbox size="small" checked={chosen.includes(id)} />}
            label={`People ${label}`}
            onChange={() =>
              setChosen((all) =>
                all.includes(id) ? all.filter((other) => other !== id) : [...all, id],
              )
            }
          />
        ))}
      </FormGroup>
      <Typography role="status">
        Use <strong>{order[largest]}</strong>
        {listView && ' with list view'}.
      </Typography>
    </Stack>
  );
}
