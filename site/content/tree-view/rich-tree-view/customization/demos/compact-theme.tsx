import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type {} from '@mui/x-tree-view/themeAugmentation';
import { caseFiles, firstCase } from './data';

function compact(outer: Theme) {
  return createTheme({
    ...outer,
    components: {
      ...outer.components,
      MuiRichTreeView: { defaultProps: { itemChildrenIndentation: 16 } },
      MuiTreeItem: {
        styleOverrides: {
          content: { paddingBlock: 0, borderRadius: 2 },
          label: { fontSize: '0.875rem' },
        },
      },
    },
  });
}

export default function CompactTheme() {
  return (
    <ThemeProvider theme={compact}>
      <RichTreeView
        aria-label="Case files, compact"
        items={caseFiles}
        defaultExpandedItems={firstCase}
        sx={{ width: '100%', maxWidth: 360 }}
      />
    </ThemeProvider>
  );
}
