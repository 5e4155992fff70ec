import { useMemo, useState, type ReactNode } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { createPortal } from 'react-dom';

function ShadowContent({ root, children }: { root: ShadowRoot; children: ReactNode }) {
  const cache = useMemo(() => createCache({ key: 'ticket', container: root }), [root]);
  const theme = useMemo(() => {
    const components = { MuiPopper: { defaultProps: { container: root } } };
    return (outer: Theme) => createTheme(outer, { components });
  }, [root]);

  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}

function Isolated({ children }: { children: ReactNode }) {
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const attach = (host: HTMLDivElement | null) => {
    if (host) setRoot(host.shadowRoot ?? host.attachShadow({ mode: 'open' }));
  };

  return (
    <div ref={attach}>
      {root && createPortal(<ShadowContent root={root}>{children}</ShadowContent>, root)}
    </div>
  );
}

export default function TicketWidget() {
  const [tickets, setTickets] = useState(0);

  return (
    <Isolated>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Tooltip describeChild title="Sea museum, valid for one day">
          <Button variant="contained" onClick={() => setTickets(tickets + 1)}>
            Add a ticket
          </Button>
        </Tooltip>
        <Typography role="status">In the basket: {tickets}</Typography>
      </Stack>
    </Isolated>
  );
}
