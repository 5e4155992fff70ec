import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Button from '@mui/material/Button';

export default function FlipArrow() {
  return (
    <Button
      href="#right-to-left"
      endIcon={
        <ArrowForwardIcon
          sx={(theme) => ({ transform: theme.direction === 'rtl' ? 'scaleX(-1)' : 'none' })}
        />
      }
    >
      Next lesson
    </Button>
  );
}
