import TextField from '@mui/material/TextField';

// #region
const field = 'rounded-2xl bg-black/4 dark:bg-white/8';
const label = '[&.Mui-focused]:text-black/87 dark:[&.Mui-focused]:text-white';
const outline = [
  'border-transparent',
  '[:hover>&]:border-dashed [:hover>&]:border-black/87 dark:[:hover>&]:border-white',
  '[.Mui-focused>&]:border-purple-700! dark:[.Mui-focused>&]:border-purple-300!',
].join(' ');
// #endregion

export default function SoftStyle() {
  return (
    <TextField
      label="Playlist name"
      defaultValue="Rainy Sunday"
      slotProps={{
        input: { className: field, slotProps: { notchedOutline: { className: outline } } },
        inputLabel: { className: label },
      }}
    />
  );
}
