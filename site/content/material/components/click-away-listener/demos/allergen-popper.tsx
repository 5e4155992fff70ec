import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

const allergens = ['Gluten', 'Peanuts', 'Milk'];

export default function AllergenPopper() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [strict, setStrict] = useState(false);
  const open = anchor !== null;

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, minHeight: 200, alignItems: 'start' }}>
      {/* #region */}
      <ClickAwayListener disableReactTree={strict} onClickAway={() => setAnchor(null)}>
        <div>
          <Button
            variant="outlined"
            aria-expanded={open}
            onClick={(event) => setAnchor(open ? null : event.currentTarget)}
          >
            Allergens
          </Button>
          <Popper
            open={open}
            anchorEl={anchor}
            placement="bottom-start"
            role="group"
            aria-label="Allergens"
          >
            <Paper elevation={8} sx={{ px: 2, py: 1, display: 'grid' }}>
              {allergens.map((name) => (
                <FormControlLabel key={name} control={<Checkbox />} label={name} />
              ))}
            </Paper>
          </Popper>
        </div>
      </ClickAwayListener>
      {/* #endregion */}
      <FormControlLabel
        control={<Checkbox checked={strict} onChange={(_event, on) => setStrict(on)} />}
        label="disableReactTree"
      />
    </Box>
  );
}
