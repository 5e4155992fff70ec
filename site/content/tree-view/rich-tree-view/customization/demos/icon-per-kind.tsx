import GavelOutlined from '@mui/icons-material/GavelOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { caseFiles, firstCase } from './data';

const iconOfKind: Record<string, SvgIconComponent> = {
  photo: ImageOutlined,
  letter: MailOutlined,
};

function iconsOfItem({ itemId }: { itemId: string }) {
  const kind = itemId.split('-', 1)[0] ?? '';
  return { slots: { endIcon: iconOfKind[kind] ?? GavelOutlined } };
}

export default function IconPerKind() {
  return (
    <RichTreeView
      aria-label="Case files by kind"
      items={caseFiles}
      defaultExpandedItems={firstCase}
      slotProps={{ item: iconsOfItem }}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
