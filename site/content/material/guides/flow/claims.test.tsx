import Button from '@mui/material/Button';
import { claim, expect, page, show, vi } from '#claims';

claim('Most components still have `propTypes`, but React 19 does not read them.', async () => {
  expect(Button).toHaveProperty('propTypes.variant');
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const wrong: object = { disabled: 'no', fullWidth: 3 };
  await show(<Button {...wrong}>Save</Button>);
  await expect.element(page.getByRole('button')).toBeVisible();
  expect(error.mock.calls.flat().join(' ')).not.toMatch(/prop type|Invalid prop/);
});

claim('Components pass unknown props to their root element', async () => {
  await show(
    <Button lang="pt" data-row="4">
      Guardar
    </Button>,
  );
  const button = page.getByRole('button');
  await expect.element(button).toHaveAttribute('lang', 'pt');
  await expect.element(button).toHaveAttribute('data-row', '4');
});
