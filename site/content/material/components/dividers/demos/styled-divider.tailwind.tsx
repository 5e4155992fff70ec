import Divider from '@mui/material/Divider';

export default function StyledDivider() {
  return (
    <div className="flex w-full max-w-105 flex-col gap-6">
      <Divider className="border-b-2 border-blue-700 dark:border-blue-300" />
      <Divider className="border-dashed" />
      <Divider
        role="presentation"
        className="before:border-purple-700 after:border-purple-700 dark:before:border-purple-300 dark:after:border-purple-300"
      >
        Return trip
      </Divider>
    </div>
  );
}
