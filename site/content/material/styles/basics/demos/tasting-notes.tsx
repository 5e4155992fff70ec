import { styled } from '@mui/material/styles';

const Note = styled('p')<{ tone: 'mild' | 'strong' }>(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(1, 2),
  borderInlineStart: '4px solid',
  borderColor: (theme.vars ?? theme).palette.divider,
  variants: [
    {
      props: { tone: 'strong' },
      style: { borderColor: (theme.vars ?? theme).palette.error.main, fontWeight: 700 },
    },
  ],
}));

export default function TastingNotes() {
  return (
    <div>
      <Note tone="mild">Butter lettuce with pear</Note>
      <Note tone="strong">Pickled horseradish</Note>
    </div>
  );
}
