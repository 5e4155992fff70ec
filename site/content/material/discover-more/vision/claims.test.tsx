import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { render } from 'vitest-browser-react';
import { claim, expect, page, userEvent, vi } from '#claims';

claim(
  'A component renders, looks finished and responds to the keyboard without a provider, configuration or a style sheet',
  async () => {
    const save = vi.fn();
    await render(
      <Button variant="contained" onClick={save}>
        Save
      </Button>,
    );
    const button = page.getByRole('button', { name: 'Save' });
    expect(getComputedStyle(button.element()).backgroundColor).toBe('rgb(25, 118, 210)');
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(button).toHaveFocus();
    expect(save).toHaveBeenCalledOnce();
  },
);

claim('The label of a `TextField` is linked to its input', async () => {
  await render(<TextField label="Berth" />);
  await expect.element(page.getByRole('textbox', { name: 'Berth' })).toBeVisible();
});

claim(
  'Components pass unknown props to an element: `id`, `data-*`, `aria-*`, events.',
  async () => {
    const enter = vi.fn();
    await render(
      <Button id="save" data-testid="save" aria-describedby="hint" onMouseEnter={enter}>
        Save
      </Button>,
    );
    const button = page.getByTestId('save');
    await expect.element(button).toHaveAttribute('id', 'save');
    await expect.element(button).toHaveAttribute('aria-describedby', 'hint');
    await button.hover();
    expect(enter).toHaveBeenCalled();
  },
);

claim('a dialog traps focus and returns it when it closes', async () => {
  function Rename() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Rename</Button>
        <Dialog open={open} onClose={() => setOpen(false)} aria-label="Rename album">
          <TextField label="Album" />
          <Button onClick={() => setOpen(false)}>Done</Button>
        </Dialog>
      </>
    );
  }
  await render(<Rename />);
  await page.getByRole('button', { name: 'Rename' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  for (let step = 0; step < 5; step += 1) {
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.closest('.MuiDialog-root')).not.toBeNull();
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Rename' })).toHaveFocus();
});
