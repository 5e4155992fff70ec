import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItemLabel } from '@mui/x-tree-view/TreeItem';
import { colorIn, findEntries, parentsOf, themes, variableOf } from './theme-entries';

const swatch = {
  display: 'inline-block',
  width: '0.8em',
  height: '0.8em',
  mr: 1,
  border: 1,
  borderColor: 'divider',
};
const opened = ['theme.palette', 'theme.palette.primary'];

/** An entry whose value is a color shows it. */
function EntryLabel({ children, ...other }: { children?: string; className?: string }) {
  const color = colorIn(children ?? '');
  return (
    <TreeItemLabel {...other}>
      {color && <Box component="span" sx={swatch} style={{ backgroundColor: color }} />}
      <bdi>{children}</bdi>
    </TreeItemLabel>
  );
}

export default function ThemeTree() {
  const [mode, setMode] = useState<keyof typeof themes>('light');
  const [query, setQuery] = useState('');
  const [expanded, setExpanded] = useState(opened);
  const [selected, setSelected] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);
  const items = findEntries(themes[mode], query);
  const variable = selected === null ? undefined : variableOf(selected);

  const select = (path: string | null) => {
    setSelected(path);
    setCopied(false);
  };
  const find = (text: string) => {
    setQuery(text);
    setExpanded(text === '' ? opened : parentsOf(findEntries(themes[mode], text)));
  };
  const copy = () => {
    navigator.clipboard.writeText(selected ?? '').then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', overflowWrap: 'anywhere' }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ alignItems: { sm: 'center' } }}
      >
        <TextField
          size="small"
          type="search"
          label="Find a value"
          value={query}
          onChange={(event) => find(event.target.value)}
        />
        <FormControlLabel
          control={
            <Switch
              checked={mode === 'dark'}
              onChange={(_event, dark) => setMode(dark ? 'dark' : 'light')}
            />
          }
          label="Dark palette"
        />
      </Stack>
      <RichTreeView
        aria-label="Default theme"
        items={items}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, ids) => setExpanded(ids)}
        selectedItems={selected}
        onSelectedItemsChange={(_event, id) => select(id)}
        slotProps={{ item: { slots: { label: EntryLabel } } }}
        sx={{ height: 320, overflow: 'auto' }}
      />
      {items.length === 0 && <p>Nothing in the default theme matches.</p>}
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button variant="outlined" size="small" disabled={selected === null} onClick={copy}>
          {copied ? 'Copied' : 'Copy path'}
        </Button>
        <output dir="auto">{selected ?? 'Select an entry to see its path.'}</output>
        {variable !== undefined && <code>{variable}</code>}
      </Stack>
    </Stack>
  );
}
