import { styled } from '@mui/material/styles';

const Figure = styled('figure')`
  margin: 0;
  padding: 16px;
  border: 1px dashed ${({ theme }) => (theme.vars ?? theme).palette.text.secondary};

  & figcaption {
    font-style: italic;
  }
`;

export default function TemplateLiteral() {
  return (
    <Figure>
      ♪ ♫ ♩<figcaption>Fig. 3: Rhythm of bar 12</figcaption>
    </Figure>
  );
}
