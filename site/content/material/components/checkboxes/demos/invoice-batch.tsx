import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';

const invoices = ['2205 Fjord Steel', '2206 Baltic Paper', '2207 Molen'];

/** Screen readers read this property. The dash alone tells them nothing. */
const markAsMixed = (mixed: boolean) => (input: HTMLInputElement | null) => {
  if (input) input.indeterminate = mixed;
};

export default function InvoiceBatch() {
  const [chosen, setChosen] = useState(['2206 Baltic Paper']);
  const all = chosen.length === invoices.length;
  const some = chosen.length > 0 && !all;

  return (
    <Stack>
      <FormControlLabel
        label="Pay all invoices"
        control={
          <Checkbox
            checked={all}
            indeterminate={some}
            onChange={() => setChosen(all ? [] : invoices)}
            slotProps={{ input: { ref: markAsMixed(some) } }}
          />
        }
      />
      <Stack role="group" aria-label="Invoices" sx={{ ml: 3 }}>
        {invoices.map((invoice) => (
          <FormControlLabel
            key={invoice}
            label={invoice}
            control={
              <Checkbox
                checked={chosen.includes(invoice)}
                onChange={(event) =>
                  setChosen(
                    event.target.checked
                      ? [...chosen, invoice]
                      : chosen.filter((name) => name !== invoice),
                  )
                }
              />
            }
          />
        ))}
      </Stack>
    </Stack>
  );
}
