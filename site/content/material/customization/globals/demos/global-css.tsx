import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';

const terms = (
  <GlobalStyles
    styles={(theme) => ({
      '.glossary abbr': {
        color: (theme.vars ?? theme).palette.primary.main,
        textDecoration: 'underline dotted',
      },
    })}
  />
);

export default function GlobalCss() {
  return (
    <Box className="glossary">
      {terms}
      The <abbr title="Estimated time of arrival">ETA</abbr> of the supply ship is 14:30.
    </Box>
  );
}
