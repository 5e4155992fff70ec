import { styled } from '@mui/material/styles';

const Label = styled('p')({
  margin: 0,
  padding: '8px 16px',
  borderInlineStart: '4px solid',
  fontStyle: 'italic',
});

export default function GalleryLabel() {
  return <Label>Still life with lemons, oil on canvas, 1912</Label>;
}
