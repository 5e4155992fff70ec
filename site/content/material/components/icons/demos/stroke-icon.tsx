import SvgIcon from '@mui/material/SvgIcon';

export default function StrokeIcon() {
  return (
    <SvgIcon titleAccess="Heart rate" color="error" fontSize="large">
      <svg viewBox="0 0 32 32" fill="none" stroke="currentColor" strokeWidth={2.5}>
        <path d="M2 16h7l3-9 6 18 4-9h8" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </SvgIcon>
  );
}
