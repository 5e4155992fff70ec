import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { createTheme } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Entry {
  id: string;
  label: string;
  children: Entry[];
}

function toStep(key: string): string {
  if (/^\d+$/.test(key)) return `[${key}]`;
  return /^[a-z_$][\w$]*$/i.test(key) ? `.${key}` : `['${key}']`;
}

function toEntries(value: object, path: string): Entry[] {
  return Object.entries(value).map(([key, content]: [string, unknown]) => {
    const id = path + toStep(key);
    if (typeof content === 'object' && content !== null) {
      return { id, label: key, children: toEntries(content, id) };
    }
    const text = typeof content === 'function' ? 'function' : JSON.stringify(content);
    return { id, label: `${key}: ${text}`, children: [] };
  });
}

const light = toEntries(createTheme(), 'theme');
const dark = toEntries(createTheme({ palette: { mode: 'dark' } }), 'theme');

export default function ThemeTree() {
  const [isDark, setIsDark] = useState(false);
  const [selected, setSelected] = useState<string | null>(null);

  return (
    <Stack spacing={1} sx={{ width: '100%', overflowWrap: 'anywhere' }}>
      <FormControlLabel
        control={<Switch checked={isDark} onChange={() => setIsDark(!isDark)} />}
        label="Dark palette"
      />
      <RichTreeView
        aria-label="Default theme"
        items={isDark ? dark : light}
        defaultExpandedItems={['theme.palette', 'theme.palette.primary']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, id) => setSelected(id)}
      />
      <output>{selected ?? 'Select an entry to see its path.'}</output>
    </Stack>
  );
}
