import Typography from '@mui/material/Typography';
import './shipment-status.css';

export default function ShipmentStatus() {
  return (
    <div className="shipment-status">
      <Typography className="shipment-status__title">Shipment 20418</Typography>
      <Typography variant="body2" className="shipment-status__text">
        Left the warehouse in Aarhus, arrives on Thursday.
      </Typography>
    </div>
  );
}
