import Button from '@mui/material/Button';
import Icon from '@mui/material/Icon';
import { createTheme } from '@mui/material/styles';
import SaveOutlined from '@mui/icons-material/SaveOutlined';
import { commands } from 'vitest/browser';
import { claim, expect, page, show } from '#claims';

interface Manifest {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
  peerDependenciesMeta: Record<string, { optional: boolean }>;
  main: string;
  module: string;
}
const manifest = async (): Promise<Manifest> =>
  JSON.parse(await commands.readFile('node_modules/@mui/material/package.json')) as Manifest;

claim('These are the ranges that `@mui/material` declares.', async () => {
  const { peerDependencies, peerDependenciesMeta } = await manifest();
  expect(peerDependencies).toMatchObject({
    react: '^17.0.0 || ^18.0.0 || ^19.0.0',
    'react-dom': '^17.0.0 || ^18.0.0 || ^19.0.0',
    '@emotion/react': '^11.5.0',
    '@emotion/styled': '^11.3.0',
    '@types/react': '^17.0.0 || ^18.0.0 || ^19.0.0',
  });
  expect(Object.keys(peerDependenciesMeta).toSorted()).toContain('@emotion/react');
});

claim('Only React is a required peer.', async () => {
  const { peerDependencies, peerDependenciesMeta } = await manifest();
  const required = Object.keys(peerDependencies).filter(
    (name) => !peerDependenciesMeta[name]?.optional,
  );
  expect(required.toSorted()).toEqual(['react', 'react-dom']);
  const engine = JSON.parse(
    await commands.readFile('node_modules/@mui/styled-engine/package.json'),
  ) as Pick<Manifest, 'dependencies' | 'peerDependenciesMeta'>;
  expect(engine.dependencies).not.toHaveProperty('@emotion/styled');
  expect(engine.peerDependenciesMeta['@emotion/styled']).toEqual({ optional: true });
  expect(await commands.readFile('node_modules/@mui/styled-engine/index.js')).toContain(
    '@emotion/styled',
  );
});

claim('`@mui/material` depends on `react-is` 19', async () => {
  expect((await manifest()).dependencies['react-is']).toMatch(/^\^19\./);
  // Elements of React 18 and older carry another symbol, and count as nothing.
  const source = await commands.readFile('node_modules/react-is/cjs/react-is.development.js');
  expect(source).toContain('Symbol.for("react.transitional.element")');
  expect(source).not.toContain('Symbol.for("react.element")');
});

claim('The default theme uses Roboto in the weights 300, 400, 500 and 700.', () => {
  const { typography } = createTheme();
  expect(typography.fontFamily).toBe('"Roboto", "Helvetica", "Arial", sans-serif');
  expect([
    typography.fontWeightLight,
    typography.fontWeightRegular,
    typography.fontWeightMedium,
    typography.fontWeightBold,
  ]).toEqual([300, 400, 500, 700]);
});

claim(
  'The `Icon` component writes the name of an icon, and a font that you load turns it into a picture.',
  async () => {
    await show(<Icon>alarm</Icon>);
    const icon = page.getByText('alarm');
    await expect.element(icon).toHaveClass('material-icons');
    await expect.element(icon).toHaveAttribute('aria-hidden', 'true');
  },
);

claim('`@mui/icons-material` holds the Material Icons as React components.', async () => {
  await show(<Button startIcon={<SaveOutlined />}>Save the draft</Button>);
  const button = page.getByRole('button', { name: 'Save the draft' });
  expect(button.element().querySelector('svg path')).not.toBeNull();
});

claim('Material UI publishes ES modules and CommonJS, and no UMD file.', async () => {
  const { main, module } = await manifest();
  expect(await commands.readFile(`node_modules/@mui/material/${main}`)).toContain('require(');
  expect(await commands.readFile(`node_modules/@mui/material/${module}`)).toContain('export ');
  await expect(
    commands.readFile('node_modules/@mui/material/umd/material-ui.production.min.js'),
  ).rejects.toThrow();
});
