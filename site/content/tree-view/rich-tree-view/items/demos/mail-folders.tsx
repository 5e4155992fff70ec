import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface MailFolder {
  path: string;
  unread: number;
  folders?: MailFolder[];
}

const mailbox: MailFolder[] = [
  {
    path: 'claims',
    unread: 0,
    folders: [
      { path: 'claims/open', unread: 12 },
      { path: 'claims/settled', unread: 0 },
    ],
  },
  { path: 'suppliers', unread: 3 },
];

function pathOf(folder: MailFolder) {
  return folder.path;
}

function nameOf(folder: MailFolder) {
  const name = folder.path.slice(folder.path.lastIndexOf('/') + 1);
  return folder.unread > 0 ? `${name} (${folder.unread} unread)` : name;
}

function foldersOf(folder: MailFolder) {
  return folder.folders;
}

export default function MailFolders() {
  return (
    <RichTreeView
      aria-label="Mail folders"
      items={mailbox}
      getItemId={pathOf}
      getItemLabel={nameOf}
      getItemChildren={foldersOf}
      defaultExpandedItems={['claims']}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
