import { commands } from 'vitest/browser';
import TextField from '@mui/material/TextField';
import { createRef } from 'react';
import { claim, expect, page, show } from '#claims';

interface Manifest {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

const read = async (name: string): Promise<Manifest> =>
  JSON.parse(await commands.readFile(`node_modules/${name}/package.json`)) as Manifest;

claim('These packages are dependencies of `@mui/material`.', async () => {
  const { dependencies } = await read('@mui/material');
  expect(Object.keys(dependencies)).toEqual(
    expect.arrayContaining([
      'react-transition-group',
      '@popperjs/core',
      'clsx',
      'csstype',
      'prop-types',
      'react-is',
    ]),
  );
});

claim(
  'You install peer dependencies yourself, in the versions that the `package.json` of `@mui/material` names',
  async () => {
    const { peerDependencies } = await read('@mui/material');
    expect(peerDependencies).toEqual({
      react: '^17.0.0 || ^18.0.0 || ^19.0.0',
      'react-dom': '^17.0.0 || ^18.0.0 || ^19.0.0',
      '@emotion/react': '^11.5.0',
      '@emotion/styled': '^11.3.0',
      '@types/react': '^17.0.0 || ^18.0.0 || ^19.0.0',
      '@mui/material-pigment-css': '^7.1.1',
    });
  },
);

claim('The pickers work with one of several date libraries, through an adapter.', async () => {
  const { peerDependencies } = await read('@mui/x-date-pickers');
  expect(Object.keys(peerDependencies)).toEqual(
    expect.arrayContaining([
      'dayjs',
      'date-fns',
      'date-fns-jalali',
      'luxon',
      'moment',
      'moment-hijri',
      'moment-jalaali',
    ]),
  );
});

claim('`inputRef` gives a form library the native input', async () => {
  const root = createRef<HTMLDivElement>();
  const input = createRef<HTMLInputElement>();
  await show(<TextField label="City" name="city" ref={root} inputRef={input} />);
  expect(input.current).toBe(page.getByRole('textbox', { name: 'City' }).element());
  expect(root.current?.tagName).toBe('DIV');
});
