import Typography from '@mui/material/Typography';

export default function ShipmentStatus() {
  return (
    <div className="max-w-90 rounded-lg border border-green-800 p-2 hover:bg-black/4 sm:p-4 dark:border-green-400 dark:hover:bg-white/8">
      <Typography className="font-medium">Shipment 20418</Typography>
      <Typography variant="body2" className="opacity-75">
        Left the warehouse in Aarhus, arrives on Thursday.
      </Typography>
    </div>
  );
}
