import BoltIcon from '@mui/icons-material/Bolt';
import './icon-colors.css';

export default function IconColors() {
  return (
    <div className="icon-colors">
      <BoltIcon titleAccess="Grid" />
      <BoltIcon titleAccess="Solar" className="icon-colors__solar" />
      <BoltIcon titleAccess="Wind" className="icon-colors__wind" />
      <BoltIcon titleAccess="Overload" className="icon-colors__overload" />
      <BoltIcon titleAccess="Standby" className="icon-colors__standby" />
      <BoltIcon titleAccess="Off" className="icon-colors__off" />
      <BoltIcon titleAccess="Reserve" className="icon-colors__reserve" />
    </div>
  );
}
