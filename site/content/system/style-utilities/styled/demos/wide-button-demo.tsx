import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

const WideButton = styled(Button)({
  minWidth: 200,
  borderRadius: 24,
  textTransform: 'none',
});

export default function WideButtonDemo() {
  return (
    <WideButton variant="contained" href="#styles-that-depend-on-props">
      Buy tickets
    </WideButton>
  );
}
