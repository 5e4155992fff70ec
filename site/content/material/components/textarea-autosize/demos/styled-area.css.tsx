import TextareaAutosize from '@mui/material/TextareaAutosize';
import './styled-area.css';

export default function StyledArea() {
  return (
    <TextareaAutosize
      aria-label="Lesson plan"
      minRows={2}
      placeholder="Goals, material, homework"
      className="lesson-plan"
    />
  );
}
