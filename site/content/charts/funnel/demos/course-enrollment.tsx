import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';

export default function CourseEnrollment() {
  return (
    <FunnelChart
      aria-label="395 of 1,840 visitors of the course page enrolled"
      height={320}
      series={[
        {
          variant: 'outlined',
          data: [
            { value: 1840, label: 'Visited the course page' },
            { value: 1120, label: 'Started an application' },
            { value: 760, label: 'Submitted it' },
            { value: 520, label: 'Accepted' },
            { value: 395, label: 'Enrolled' },
          ],
        },
      ]}
    />
  );
}
