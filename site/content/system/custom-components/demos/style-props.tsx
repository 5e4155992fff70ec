import {
  compose,
  palette,
  shouldForwardProp,
  spacing,
  styled,
  type PaletteProps,
  type SpacingProps,
} from '@mui/system';

const panelStyles = compose(spacing, palette);
const panelProps = new Set<PropertyKey>(panelStyles.filterProps);

const Panel = styled('p', {
  shouldForwardProp: (prop) => shouldForwardProp(prop) && !panelProps.has(prop),
})<SpacingProps & PaletteProps>({ margin: 0, borderRadius: 4 }, panelStyles);

export default function StyleProps() {
  return (
    <Panel p={2} bgcolor="action.hover" color="text.secondary">
      The ferry to the islands leaves from pier 3.
    </Panel>
  );
}
