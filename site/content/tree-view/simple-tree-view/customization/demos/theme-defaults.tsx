import RemoveOutlined from '@mui/icons-material/RemoveOutlined';
import { ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import type {} from '@mui/x-tree-view/themeAugmentation';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

function compactTrees(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiSimpleTreeView: {
        defaultProps: { itemChildrenIndentation: 20, slots: { endIcon: RemoveOutlined } },
      },
      MuiTreeItem: {
        styleOverrides: {
          content: { paddingBlock: 2, borderRadius: 12 },
          label: { fontSize: '0.875rem' },
        },
      },
    },
  };
}

export default function ThemeDefaults() {
  return (
    <ThemeProvider theme={compactTrees}>
      <SimpleTreeView aria-label="Sampling points" defaultExpandedItems={['river', 'lake']}>
        <TreeItem itemId="river" label="River">
          <TreeItem itemId="weir" label="Above the weir" />
          <TreeItem itemId="outlet" label="Outlet" />
        </TreeItem>
        <TreeItem itemId="lake" label="Lake">
          <TreeItem itemId="jetty" label="Jetty" />
        </TreeItem>
      </SimpleTreeView>
    </ThemeProvider>
  );
}
