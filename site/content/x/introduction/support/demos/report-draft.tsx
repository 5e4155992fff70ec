import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const packages = [
  '@mui/x-data-grid',
  '@mui/x-date-pickers',
  '@mui/x-charts',
  '@mui/x-tree-view',
] as const;

const fields = [
  { name: 'version', label: 'Installed version' },
  { name: 'steps', label: 'What do you do?' },
  { name: 'seen', label: 'What happens?' },
  { name: 'expected', label: 'What should happen?' },
] as const;

type Field = (typeof fields)[number]['name'];

export default function ReportDraft() {
  const [name, setName] = useState<string>(packages[0]);
  const [report, setReport] = useState<Record<Field, string>>({
    version: '8.5.0',
    steps: 'Sort by “Weight”, then press End',
    seen: 'The focus stays on the first row',
    expected: 'The focus moves to the last cell of the row',
  });
  const text = [`Package: ${name} ${report.version}`]
    .concat(fields.slice(1).map((field) => `${field.label}\n${report[field.name] || '–'}`))
    .join('\n\n');

  return (
    <Stack direction={{ sm: 'row' }} spacing={2} sx={{ width: '100%' }}>
      <Stack spacing={2} sx={{ flex: 1 }}>
        <TextField
          select
          label="Package"
          value={name}
          onChange={(event) => setName(event.target.value)}
        >
          {packages.map((option) => (
            <MenuItem key={option} value={option}>
              {option}
            </MenuItem>
          ))}
        </TextField>
        {fields.map((field) => (
          <TextField
            key={field.name}
            label={field.label}
            value={report[field.name]}
            onChange={(event) => setReport({ ...report, [field.name]: event.target.value })}
          />
        ))}
      </Stack>
      <TextField
        label="Your report"
        multiline
        minRows={12}
        value={text}
        slotProps={{ htmlInput: { readOnly: true } }}
        sx={{ flex: 1 }}
      />
    </Stack>
  );
}
