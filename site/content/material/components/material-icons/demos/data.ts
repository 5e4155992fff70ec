import type { ElementType } from 'react';
import AccessTimeIcon from '@mui/icons-material/AccessTime';
import AccountCircleIcon from '@mui/icons-material/AccountCircle';
import AddIcon from '@mui/icons-material/Add';
import AddShoppingCartIcon from '@mui/icons-material/AddShoppingCart';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import AttachFileIcon from '@mui/icons-material/AttachFile';
import BookmarkIcon from '@mui/icons-material/Bookmark';
import CalendarTodayIcon from '@mui/icons-material/CalendarToday';
import CallIcon from '@mui/icons-material/Call';
import CheckIcon from '@mui/icons-material/Check';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import CloseIcon from '@mui/icons-material/Close';
import CloudUploadIcon from '@mui/icons-material/CloudUpload';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import DarkModeIcon from '@mui/icons-material/DarkMode';
import DeleteIcon from '@mui/icons-material/Delete';
import DownloadIcon from '@mui/icons-material/Download';
import EditIcon from '@mui/icons-material/Edit';
import EmailIcon from '@mui/icons-material/Email';
import ErrorIcon from '@mui/icons-material/Error';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import FavoriteIcon from '@mui/icons-material/Favorite';
import FilterListIcon from '@mui/icons-material/FilterList';
import FolderIcon from '@mui/icons-material/Folder';
import HelpIcon from '@mui/icons-material/Help';
import HomeIcon from '@mui/icons-material/Home';
import InfoIcon from '@mui/icons-material/Info';
import LightModeIcon from '@mui/icons-material/LightMode';
import LinkIcon from '@mui/icons-material/Link';
import LockIcon from '@mui/icons-material/Lock';
import LoginIcon from '@mui/icons-material/Login';
import LogoutIcon from '@mui/icons-material/Logout';
import MenuIcon from '@mui/icons-material/Menu';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import NotificationsIcon from '@mui/icons-material/Notifications';
import PlaceIcon from '@mui/icons-material/Place';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import PrintIcon from '@mui/icons-material/Print';
import RefreshIcon from '@mui/icons-material/Refresh';
import SaveIcon from '@mui/icons-material/Save';
import SearchIcon from '@mui/icons-material/Search';
import SendIcon from '@mui/icons-material/Send';
import SettingsIcon from '@mui/icons-material/Settings';
import ShareIcon from '@mui/icons-material/Share';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import StarIcon from '@mui/icons-material/Star';
import TuneIcon from '@mui/icons-material/Tune';
import UndoIcon from '@mui/icons-material/Undo';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import WarningIcon from '@mui/icons-material/Warning';

interface IconEntry {
  name: string;
  icon: ElementType;
  /** What the icon shows or means. */
  tags: string;
}

/** Icons that most applications need. */
export const icons: IconEntry[] = [
  { name: 'AccessTime', icon: AccessTimeIcon, tags: 'clock time hour' },
  { name: 'AccountCircle', icon: AccountCircleIcon, tags: 'user profile person account' },
  { name: 'Add', icon: AddIcon, tags: 'plus new create' },
  { name: 'AddShoppingCart', icon: AddShoppingCartIcon, tags: 'buy basket store' },
  { name: 'ArrowBack', icon: ArrowBackIcon, tags: 'left previous' },
  { name: 'ArrowForward', icon: ArrowForwardIcon, tags: 'right next' },
  { name: 'AttachFile', icon: AttachFileIcon, tags: 'clip paperclip attachment' },
  { name: 'Bookmark', icon: BookmarkIcon, tags: 'save read later' },
  { name: 'CalendarToday', icon: CalendarTodayIcon, tags: 'date day schedule' },
  { name: 'Call', icon: CallIcon, tags: 'phone telephone' },
  { name: 'Check', icon: CheckIcon, tags: 'done ok tick' },
  { name: 'CheckCircle', icon: CheckCircleIcon, tags: 'success done' },
  { name: 'ChevronRight', icon: ChevronRightIcon, tags: 'arrow next' },
  { name: 'Close', icon: CloseIcon, tags: 'x cancel exit' },
  { name: 'CloudUpload', icon: CloudUploadIcon, tags: 'file upload' },
  { name: 'ContentCopy', icon: ContentCopyIcon, tags: 'duplicate clipboard' },
  { name: 'DarkMode', icon: DarkModeIcon, tags: 'night moon theme' },
  { name: 'Delete', icon: DeleteIcon, tags: 'trash bin remove' },
  { name: 'Download', icon: DownloadIcon, tags: 'save file' },
  { name: 'Edit', icon: EditIcon, tags: 'pencil write change' },
  { name: 'Email', icon: EmailIcon, tags: 'mail message envelope' },
  { name: 'Error', icon: ErrorIcon, tags: 'problem alert' },
  { name: 'ExpandMore', icon: ExpandMoreIcon, tags: 'arrow down open chevron' },
  { name: 'Favorite', icon: FavoriteIcon, tags: 'heart like love' },
  { name: 'FilterList', icon: FilterListIcon, tags: 'sort narrow' },
  { name: 'Folder', icon: FolderIcon, tags: 'directory files' },
  { name: 'Help', icon: HelpIcon, tags: 'question support' },
  { name: 'Home', icon: HomeIcon, tags: 'house start' },
  { name: 'Info', icon: InfoIcon, tags: 'details about' },
  { name: 'LightMode', icon: LightModeIcon, tags: 'day sun theme' },
  { name: 'Link', icon: LinkIcon, tags: 'chain url' },
  { name: 'Lock', icon: LockIcon, tags: 'password secure private' },
  { name: 'Login', icon: LoginIcon, tags: 'sign in enter' },
  { name: 'Logout', icon: LogoutIcon, tags: 'sign out exit' },
  { name: 'Menu', icon: MenuIcon, tags: 'hamburger navigation' },
  { name: 'MoreVert', icon: MoreVertIcon, tags: 'dots options menu' },
  { name: 'Notifications', icon: NotificationsIcon, tags: 'bell alert' },
  { name: 'Place', icon: PlaceIcon, tags: 'map pin location' },
  { name: 'PlayArrow', icon: PlayArrowIcon, tags: 'start music video' },
  { name: 'Print', icon: PrintIcon, tags: 'paper printer' },
  { name: 'Refresh', icon: RefreshIcon, tags: 'reload update' },
  { name: 'Save', icon: SaveIcon, tags: 'disk store' },
  { name: 'Search', icon: SearchIcon, tags: 'find magnifier' },
  { name: 'Send', icon: SendIcon, tags: 'submit message paper plane' },
  { name: 'Settings', icon: SettingsIcon, tags: 'gear cog options preferences' },
  { name: 'Share', icon: ShareIcon, tags: 'social network' },
  { name: 'ShoppingCart', icon: ShoppingCartIcon, tags: 'buy basket store' },
  { name: 'Star', icon: StarIcon, tags: 'rating favorite' },
  { name: 'Tune', icon: TuneIcon, tags: 'filters sliders' },
  { name: 'Undo', icon: UndoIcon, tags: 'back revert' },
  { name: 'Visibility', icon: VisibilityIcon, tags: 'eye show view' },
  { name: 'VisibilityOff', icon: VisibilityOffIcon, tags: 'eye hide password' },
  { name: 'Warning', icon: WarningIcon, tags: 'triangle caution' },
];
