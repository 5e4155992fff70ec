import { DataGridPro } from '@mui/x-data-grid-pro';
import { LicenseInfo } from '@mui/x-license';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { commands } from 'vitest/browser';
import { claim, expect, page, show, vi } from '#claims';
import { checkTerm } from './demos/data.ts';
import TermCheck from './demos/term-check.tsx';
import WhichPlan from './demos/which-plan.tsx';

const watermark = (text: string) => page.getByText(`MUI X ${text}`);

function Grid() {
  return (
    <div style={{ height: 200, width: 300 }}>
      <DataGridPro rows={[{ id: 1 }]} columns={[{ field: 'id' }]} />
    </div>
  );
}

/** Runs with this key, and puts the old one back. */
async function withKey(key: string, run: () => Promise<void>): Promise<void> {
  const before = LicenseInfo.getLicenseKey() ?? '';
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  LicenseInfo.setLicenseKey(key);
  try {
    await run();
  } finally {
    LicenseInfo.setLicenseKey(before);
    error.mockRestore();
  }
}

claim('Choose the packages you import to see which key you need.', async () => {
  await show(<WhichPlan />);
  const answer = page.getByRole('status');
  await expect.element(answer).toMatchTextContent('You need a Pro key, or a Premium key.');
  await page.getByLabelText('@mui/x-data-grid-premium').click();
  await expect.element(answer).toMatchTextContent('You need a Premium key.');
});

claim('All features work, with a watermark over the component.', async () => {
  await withKey('', async () => {
    await show(<Grid />);
    await expect.element(watermark('Missing license key')).toBeInTheDocument();
    // lets clicks through, so people can go on working
    const layer = watermark('Missing license key').element();
    expect(getComputedStyle(layer).pointerEvents).toBe('none');
    await page.getByRole('gridcell', { name: '1' }).click();
    await expect.element(page.getByRole('gridcell', { name: '1' })).toHaveFocus();
  });
});

claim(
  'Is the checksum right, and is the text complete? If not: _Invalid license key_.',
  async () => {
    await withKey('0123456789', async () => {
      await show(<Grid />);
      await expect.element(watermark('Invalid license key')).toBeInTheDocument();
    });
  },
);

claim(
  'If the key arrives afterwards, that component keeps its watermark until it mounts again.',
  async () => {
    await withKey('', async () => {
      function Late() {
        const [count, setCount] = useState(0);
        return (
          <>
            <button onClick={() => setCount(count + 1)}>Render {count}</button>
            <button onClick={() => setCount(100)}>Mount again</button>
            <Grid key={String(count === 100)} />
          </>
        );
      }
      await show(<Late />);
      await expect.element(watermark('Missing license key')).toBeInTheDocument();
      LicenseInfo.setLicenseKey('too late');
      await page.getByRole('button', { name: 'Render 0' }).click();
      await expect.element(page.getByRole('button', { name: 'Render 1' })).toBeVisible();
      await expect.element(watermark('Missing license key')).toBeInTheDocument();
      await page.getByRole('button', { name: 'Mount again' }).click();
      await expect.element(watermark('Invalid license key')).toBeInTheDocument();
    });
  },
);

claim('The key is kept in one place on `globalThis`.', async () => {
  await withKey('one place', async () => {
    expect(Reflect.get(globalThis, '__MUI_LICENSE_INFO__')).toMatchObject({ key: 'one place' });
  });
});

claim('so the console shows a message once and not for every grid', async () => {
  const before = LicenseInfo.getLicenseKey() ?? '';
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  LicenseInfo.setLicenseKey('counted once');
  await show(
    <>
      <Grid />
      <Grid />
    </>,
  );
  await expect.poll(() => watermark('Invalid license key').elements().length).toBe(2);
  const messages = error.mock.calls.filter((call) => call.join(' ').includes('license'));
  expect(messages.length).toBe(1);
  LicenseInfo.setLicenseKey(before);
});

claim(
  "While you develop, today's date counts: after the end of the term there are 30 days with a watermark, and then the component throws an error.",
  async () => {
    // The demo has the rule of the package.
    const source = await commands.readFile(
      'node_modules/@mui/x-license/esm/verifyLicense/verifyLicense.js',
    );
    expect(source).toContain(
      "license.licenseModel === 'perpetual' || process.env.NODE_ENV === 'production'",
    );
    expect(source).toContain('license.expiryTimestamp + 1000 * 3600 * 24 * 30');
    const annual = { model: 'annual', mode: 'development', release: 'before the end' };
    expect(checkTerm({ ...annual, today: 'up to 30 days after the end' })).toBe('grace');
    expect(checkTerm({ ...annual, today: 'more than 30 days after the end' })).toBe('stopped');
    const messages = await commands.readFile(
      'node_modules/@mui/x-license/esm/utils/licenseErrorMessageUtils.js',
    );
    expect(messages).toMatch(/showExpiredAnnualLicenseKeyError[\s\S]{0,200}throw new Error/);
  },
);

claim('A release from within the term works forever. A later one does not.', async () => {
  await show(<TermCheck />);
  const choose = async (label: string, option: string) => {
    await page.getByRole('combobox', { name: new RegExp(`^${label}`) }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await choose('License model', 'perpetual');
  await choose('Today is', 'more than 30 days after the end');
  await expect.element(page.getByRole('status')).toMatchTextContent('No watermark, no message.');
  await choose('The installed package was released', 'after the end');
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent('MUI X Expired package version');
});

claim('with any other value, such as `test`, the watermark stays.', async () => {
  const source = await commands.readFile(
    'node_modules/@mui/x-license/esm/verifyLicense/verifyLicense.js',
  );
  expect(source).toContain("|| process.env.NODE_ENV !== 'development'");
  const late = {
    model: 'annual',
    today: 'more than 30 days after the end',
    release: 'after the end',
  };
  expect(checkTerm({ ...late, mode: 'test' })).toBe('grace');
  expect(checkTerm({ ...late, mode: 'development' })).toBe('stopped');
});

claim(
  'The Data Grid renders nothing on the server, so its watermark is never in the HTML.',
  async () => {
    await withKey('', () => {
      expect(renderToString(<Grid />)).not.toContain('MUI X');
      const tree = <RichTreeViewPro items={[{ id: 'a', label: 'Ward 3A' }]} />;
      expect(renderToString(tree)).toContain('MUI X Missing license key');
      return Promise.resolve();
    });
  },
);

claim('none: they arrive with the packages above', async () => {
  const read = async (name: string) =>
    JSON.parse(await commands.readFile(`node_modules/@mui/${name}/package.json`)) as {
      license: string;
      dependencies: Record<string, string>;
    };
  const [check, telemetry] = await Promise.all([read('x-license'), read('x-telemetry')]);
  expect([check.license, telemetry.license]).toEqual(Array(2).fill('SEE LICENSE IN LICENSE'));
  expect(Object.keys(check.dependencies)).toContain('@mui/x-telemetry');
  for (const name of ['x-data-grid-pro', 'x-data-grid-premium', 'x-charts-pro']) {
    expect(Object.keys((await read(name)).dependencies)).toContain('@mui/x-license');
  }
});
