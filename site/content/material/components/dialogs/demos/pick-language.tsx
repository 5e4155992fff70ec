import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const languages = ['English', 'Español', 'Français', '日本語'];

export default function PickLanguage() {
  const titleId = useId();
  const [language, setLanguage] = useState('English');
  // #region
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState(language);

  function start() {
    setDraft(language);
    setOpen(true);
  }

  function apply() {
    setLanguage(draft);
    setOpen(false);
  }
  // #endregion

  return (
    <>
      <Button variant="outlined" onClick={start}>
        Language: {language}
      </Button>
      <Dialog
        fullWidth
        maxWidth="xs"
        open={open}
        onClose={() => setOpen(false)}
        aria-labelledby={titleId}
      >
        <DialogTitle>Language</DialogTitle>
        <DialogContent dividers>
          <RadioGroup
            aria-labelledby={titleId}
            value={draft}
            onChange={(_event, next) => setDraft(next)}
          >
            {languages.map((name) => (
              <FormControlLabel key={name} value={name} label={name} control={<Radio />} />
            ))}
          </RadioGroup>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button onClick={apply}>Apply</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
