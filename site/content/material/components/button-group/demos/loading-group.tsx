import { useEffect, useState } from 'react';
import SaveIcon from '@mui/icons-material/Save';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function LoadingGroup() {
  const [saving, setSaving] = useState(false);
  const [note, setNote] = useState('Menu has unsaved changes');

  useEffect(() => {
    if (!saving) return;
    const timer = setTimeout(() => {
      setSaving(false);
      setNote('Menu saved');
    }, 1500);
    return () => clearTimeout(timer);
  }, [saving]);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <ButtonGroup aria-label="Lunch menu">
        <Button
          startIcon={<SaveIcon />}
          loading={saving}
          loadingPosition="start"
          onClick={() => setSaving(true)}
        >
          Save
        </Button>
        <Button disabled={saving} onClick={() => setNote('Changes discarded')}>
          Discard
        </Button>
      </ButtonGroup>
      <Typography role="status">{saving ? 'Saving…' : note}</Typography>
    </Stack>
  );
}
