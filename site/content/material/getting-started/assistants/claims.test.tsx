import { claim, expect, page, show } from '#claims';
import { markdownPathOf } from 'engine/model/markdown-path.ts';
import MarkdownAddress from './demos/markdown-address.tsx';

claim('Enter the address of a page to get its Markdown address', async () => {
  await show(<MarkdownAddress />);
  const result = page.getByRole('status');
  await expect.element(result).toHaveTextContent('/x/react-data-grid/filtering.md');
  const field = page.getByRole('textbox', { name: 'Address of a page' });
  for (const address of ['/components/buttons/', '/zh/x/react-data-grid/', '/']) {
    await field.fill(address);
    await expect.element(result).toHaveTextContent(markdownPathOf(address));
  }
  await field.fill('/components/buttons/#sizes');
  await expect.element(result).toHaveTextContent('/components/buttons.md');
});

claim('Replace the last slash of an address with `.md`', () => {
  expect(markdownPathOf('/components/buttons/')).toBe('/components/buttons.md');
  expect(markdownPathOf('/zh/x/react-data-grid/')).toBe('/zh/x/react-data-grid.md');
});
