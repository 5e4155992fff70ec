import DeleteForeverIcon from '@mui/icons-material/DeleteForever';
import DeleteOutlineIcon from '@mui/icons-material/DeleteOutline';
import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';
import FourKIcon from '@mui/icons-material/FourK';
import manifest from '@mui/icons-material/package.json';
import ThreeSixtyIcon from '@mui/icons-material/ThreeSixty';
import { claim, expect, page, show } from '#claims';
import IconByName from './demos/icon-by-name.tsx';

claim('The component and its file have the name of the icon in PascalCase.', async () => {
  await show(<DeleteForeverIcon />);
  await expect.element(page.getByTestId('DeleteForeverIcon')).toBeInTheDocument();
});

claim('names that start with a digit are spelled out', async () => {
  await show(
    <>
      <ThreeSixtyIcon />
      <FourKIcon />
    </>,
  );
  expect(document.querySelectorAll('svg path')).toHaveLength(2);
});

claim('the package only exports its root and `@mui/icons-material/<Name>`', () => {
  const paths = Object.entries(manifest.exports).filter(([, target]) => target !== null);
  expect(paths.map(([path]) => path).toSorted()).toEqual(['.', './*', './package.json']);
  expect(manifest.exports['./*'].import.default).toBe('./esm/*.js');
});

claim('a separate icon, not a theme of `delete`', async () => {
  await show(
    <>
      <DeleteOutlineIcon />
      <DeleteOutlinedIcon />
    </>,
  );
  const [old, current] = Array.from(document.querySelectorAll('svg path'));
  expect(old?.getAttribute('d')).not.toBe(current?.getAttribute('d'));
});

claim('map the names that you allow to components', async () => {
  await show(<IconByName />);
  await expect.element(page.getByTestId('TrainIcon')).toBeInTheDocument();
  await expect.element(page.getByTestId('HelpIcon')).toBeInTheDocument();
});
