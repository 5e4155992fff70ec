import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { render } from 'vitest-browser-react';
import { claim, expect, page, userEvent, vi } from '#claims';

claim(
  'A component renders, looks finished and answers to the keyboard with no provider, no configuration and no style sheet of yours',
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

claim('A label of a `TextField` belongs to its input', async () => {
  await render(<TextField label="Berth" />);
  await expect.element(page.getByRole('textbox', { name: 'Berth' })).toBeVisible();
});

claim(
  'Components pass what they do not know to an element: `id`, `data-*`, `aria-*`, events.',
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
