import { useEffect, useState } from 'react';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function SaveOrUndo() {
  const [visible, setVisible] = useState(false);
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');

  useEffect(() => {
    if (state !== 'saving') return;
    // The server of this demo always refuses.
    const timer = setTimeout(() => {
      setVisible((current) => !current);
      setState('failed');
    }, 1000);
    return () => clearTimeout(timer);
  }, [state]);

  function change(checked: boolean) {
    setVisible(checked);
    setState('saving');
  }

  return (
    <Stack useFlexGap spacing={1}>
      <FormControlLabel
        label="Listing is public"
        disabled={state === 'saving'}
        control={<Switch checked={visible} onChange={(_event, checked) => change(checked)} />}
      />
      {state === 'failed' && (
        <Alert severity="error">The listing could not be changed. Try again.</Alert>
      )}
    </Stack>
  );
}
