import { DataGridPremium } from '@mui/x-data-grid-premium';
import { commands } from 'vitest/browser';
import { claim, expect, page, show } from '#claims';
import RequestCheck from './demos/request-check.tsx';

claim('This page helps with your part', async () => {
  await show(<RequestCheck />);
  const status = page.getByRole('status');
  await expect.element(status).toHaveTextContent('2 of 7 points');
  for (const box of page.getByRole('checkbox').elements()) {
    if (box instanceof HTMLInputElement && !box.checked) box.click();
  }
  await expect.element(status).toHaveTextContent('Ready to send.');
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
});

claim('The license key contains the plan, but nothing about support.', async () => {
  const source = await commands.readFile(
    'node_modules/@mui/x-license/esm/verifyLicense/verifyLicense.js',
  );
  expect(source).toContain(
    'Format: O=${orderNumber},E=${expiryTimestamp},S=${planScope},LM=${licenseModel},PV=${planVersion},KV=2',
  );
});

claim('The `CHANGELOG.md` in the package names what changed between the two.', async () => {
  const changelog = await commands.readFile('node_modules/@mui/x-data-grid-premium/CHANGELOG.md');
  expect(changelog).toContain('## 8.5.0');
  expect(changelog).toContain('## 8.4.0');
});

claim('you can put your own component in the place of the one that fails.', async () => {
  await show(
    <div style={{ height: 300, width: 400 }}>
      <DataGridPremium
        rows={[{ id: 1, route: 'North' }]}
        columns={[{ field: 'route' }]}
        slots={{ footer: () => <p>1 delivery</p> }}
      />
    </div>,
  );
  await expect.element(page.getByText('1 delivery')).toBeVisible();
  await expect.element(page.getByText('Total Rows')).not.toBeInTheDocument();
});

claim('What `package.json` says is a range.', async () => {
  const { version, dependencies } = JSON.parse(
    await commands.readFile('node_modules/@mui/x-data-grid-premium/package.json'),
  ) as { version: string; dependencies: Record<string, string> };
  expect(dependencies['@mui/utils']).toMatch(/^\^7\./);
  expect(version).toMatch(/^8\.\d+\.\d+$/);
});
