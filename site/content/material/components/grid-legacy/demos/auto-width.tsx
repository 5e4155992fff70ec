import { useState } from 'react';
import Button from '@mui/material/Button';
import GridLegacy from '@mui/material/GridLegacy';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function AutoWidth() {
  const [isbn, setIsbn] = useState('');
  const [requested, setRequested] = useState('');

  return (
    <GridLegacy container spacing={2} alignItems="center">
      <GridLegacy item xs>
        <TextField
          label="ISBN"
          fullWidth
          value={isbn}
          onChange={(event) => setIsbn(event.target.value)}
        />
      </GridLegacy>
      <GridLegacy item xs="auto">
        <Button variant="contained" disabled={isbn === ''} onClick={() => setRequested(isbn)}>
          Request
        </Button>
      </GridLegacy>
      <GridLegacy item xs={12}>
        <Typography role="status">
          {requested === '' ? 'No book requested' : `Requested: ${requested}`}
        </Typography>
      </GridLegacy>
    </GridLegacy>
  );
}
