import { useEffect, useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import CircularProgress from '@mui/material/CircularProgress';
import TextField from '@mui/material/TextField';
import { listDepots } from './server';

export default function LoadOnOpen() {
  // #region
  const [open, setOpen] = useState(false);
  const [depots, setDepots] = useState<string[]>();
  const loading = open && depots === undefined;

  useEffect(() => {
    if (!loading) return undefined;
    const request = new AbortController();
    listDepots(request.signal).then(setDepots, () => undefined);
    return () => request.abort();
  }, [loading]);
  // #endregion

  return (
    <Autocomplete
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={depots ?? []}
      loading={loading}
      sx={{ width: 280, maxWidth: '100%' }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Depot"
          slotProps={{
            input: {
              ...params.InputProps,
              endAdornment: (
                <>
                  {loading && <CircularProgress aria-label="Loading depots" size={20} />}
                  {params.InputProps.endAdornment}
                </>
              ),
            },
          }}
        />
      )}
    />
  );
}
