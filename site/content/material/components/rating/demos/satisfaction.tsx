import SentimentDissatisfiedIcon from '@mui/icons-material/SentimentDissatisfied';
import SentimentNeutralIcon from '@mui/icons-material/SentimentNeutral';
import SentimentVerySatisfiedIcon from '@mui/icons-material/SentimentVerySatisfied';
import Rating, { ratingClasses, type IconContainerProps } from '@mui/material/Rating';

const faces = [
  { icon: <SentimentDissatisfiedIcon color="error" />, label: 'Bad' },
  { icon: <SentimentNeutralIcon color="warning" />, label: 'So-so' },
  { icon: <SentimentVerySatisfiedIcon color="success" />, label: 'Good' },
];

function Face({ value, ...props }: IconContainerProps) {
  return <span {...props}>{faces[value - 1]?.icon}</span>;
}

export default function Satisfaction() {
  return (
    <Rating
      role="radiogroup"
      aria-label="Your visit to the clinic"
      max={3}
      defaultValue={3}
      highlightSelectedOnly
      getLabelText={(value) => faces[value - 1]?.label ?? ''}
      slotProps={{ icon: { component: Face } }}
      sx={{ [`& .${ratingClasses.iconEmpty} svg`]: { color: 'action.disabled' } }}
    />
  );
}
