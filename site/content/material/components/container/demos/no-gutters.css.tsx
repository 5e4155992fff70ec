import Container from '@mui/material/Container';
import './no-gutters.css';

export default function NoGutters() {
  return (
    <div className="no-gutters">
      {[false, true].map((disableGutters) => (
        <Container key={String(disableGutters)} maxWidth="xs" disableGutters={disableGutters}>
          <div className="no-gutters__content">
            {disableGutters ? 'Without gutters' : 'With gutters'}
          </div>
        </Container>
      ))}
    </div>
  );
}
