import TextareaAutosize from '@mui/material/TextareaAutosize';
import { styled } from '@mui/material/styles';

const Textarea = styled(TextareaAutosize)(({ theme }) => ({
  boxSizing: 'border-box',
  width: 280,
  maxWidth: '100%',
  padding: theme.spacing(1, 1.5),
  resize: 'none',
  font: 'inherit',
  color: (theme.vars ?? theme).palette.text.primary,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  border: '1px solid',
  borderRadius: 8,
  '&:focus-visible': {
    outline: '2px solid',
    outlineColor: (theme.vars ?? theme).palette.primary.main,
    outlineOffset: 1,
  },
}));

export default function StyledArea() {
  return <Textarea aria-label="Lesson plan" minRows={2} placeholder="Goals, material, homework" />;
}
