import TextareaAutosize from '@mui/material/TextareaAutosize';

const box = 'box-border w-70 max-w-full resize-none rounded-lg border border-current px-3 py-2';
const text = '[font:inherit] bg-white text-black/87 dark:bg-neutral-900 dark:text-white';
const focus =
  'focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-blue-700 dark:focus-visible:outline-blue-200';

export default function StyledArea() {
  return (
    <TextareaAutosize
      aria-label="Lesson plan"
      minRows={2}
      placeholder="Goals, material, homework"
      className={`${box} ${text} ${focus}`}
    />
  );
}
