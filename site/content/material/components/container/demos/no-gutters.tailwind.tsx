import Container from '@mui/material/Container';

export default function NoGutters() {
  return (
    <div className="flex w-full flex-col gap-4">
      {[false, true].map((disableGutters) => (
        <Container
          key={String(disableGutters)}
          maxWidth="xs"
          disableGutters={disableGutters}
          className="bg-black/4 dark:bg-white/8"
        >
          <div className="bg-blue-700 p-2 text-white dark:bg-blue-300 dark:text-black/87">
            {disableGutters ? 'Without gutters' : 'With gutters'}
          </div>
        </Container>
      ))}
    </div>
  );
}
