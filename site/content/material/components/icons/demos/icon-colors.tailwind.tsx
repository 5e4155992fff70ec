import BoltIcon from '@mui/icons-material/Bolt';

export default function IconColors() {
  return (
    <div className="flex flex-wrap gap-4">
      <BoltIcon titleAccess="Grid" />
      <BoltIcon titleAccess="Solar" className="text-blue-700 dark:text-blue-200" />
      <BoltIcon titleAccess="Wind" className="text-green-700 dark:text-green-400" />
      <BoltIcon titleAccess="Overload" className="text-red-700 dark:text-red-500" />
      <BoltIcon titleAccess="Standby" className="text-black/54 dark:text-white" />
      <BoltIcon titleAccess="Off" className="text-black/26 dark:text-white/30" />
      <BoltIcon titleAccess="Reserve" className="text-black/60 dark:text-white/70" />
    </div>
  );
}
