import Divider from '@mui/material/Divider';
import './styled-divider.css';

export default function StyledDivider() {
  return (
    <div className="styled-divider">
      <Divider className="styled-divider__thick" />
      <Divider className="styled-divider__dashed" />
      <Divider role="presentation" className="styled-divider__text">
        Return trip
      </Divider>
    </div>
  );
}
