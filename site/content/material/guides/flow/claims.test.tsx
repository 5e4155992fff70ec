import Button from '@mui/material/Button';
import { commands } from 'vitest/browser';
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

claim(
  'Its packages contain JavaScript without annotations and TypeScript declarations, which Flow does not read.',
  async () => {
    const file = (name: string) => commands.readFile(`node_modules/@mui/material/Button/${name}`);
    expect(await file('Button.d.ts')).toContain('export interface ButtonOwnProps');
    expect(await file('Button.js')).not.toContain('@flow');
    await expect(file('Button.js.flow')).rejects.toThrow();
  },
);

claim('The props and their types are on the API page of each component', async () => {
  const types = await commands.readFile('node_modules/@mui/material/Button/Button.d.ts');
  expect(types).toContain("'text' | 'outlined' | 'contained'");
  expect(types).toContain(
    "'inherit' | 'primary' | 'secondary' | 'success' | 'error' | 'info' | 'warning'",
  );
});

claim('you only describe the props your application uses', async () => {
  const onSave = vi.fn();
  function SaveButton({ saving = false }: { saving?: boolean }) {
    return (
      <Button variant="contained" loading={saving} onClick={onSave}>
        Save
      </Button>
    );
  }
  const view = await show(<SaveButton />);
  await page.getByRole('button', { name: 'Save' }).click();
  expect(onSave).toHaveBeenCalledOnce();
  await view.unmount();
  await show(<SaveButton saving />);
  await expect.element(page.getByRole('button')).toBeDisabled();
  await expect.element(page.getByRole('progressbar')).toBeVisible();
});
