import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

// #region
export const NotifyContext = createContext<(text: string) => void>(() => undefined);

export function NoticeProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState({ id: 0, text: '', open: false });

  const notify = useCallback(
    (text: string) => setNotice(({ id }) => ({ id: id + 1, text, open: true })),
    [],
  );

  function close(_event: unknown, reason: SnackbarCloseReason) {
    if (reason !== 'clickaway') setNotice((last) => ({ ...last, open: false }));
  }

  return (
    <NotifyContext.Provider value={notify}>
      {children}
      <Snackbar
        key={notice.id}
        open={notice.open}
        autoHideDuration={5000}
        message={notice.text}
        onClose={close}
      />
    </NotifyContext.Provider>
  );
}

function ReserveButton({ book }: { book: string }) {
  const notify = useContext(NotifyContext);
  return <Button onClick={() => notify(`${book} is reserved.`)}>Reserve {book}</Button>;
}
// #endregion

export default function NotifyFromAnywhere() {
  return (
    <NoticeProvider>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <ReserveButton book="City Atlas" />
        <ReserveButton book="Bird Guide" />
      </Stack>
    </NoticeProvider>
  );
}
