/** Common props that the types of @mui/material 7.1.2 mark as deprecated, with their replacement. */
export const deprecatedProps = [
  { name: 'InputProps', use: 'slotProps.input' },
  { name: 'inputProps', use: 'slotProps.htmlInput (on TextField)' },
  { name: 'InputLabelProps', use: 'slotProps.inputLabel' },
  { name: 'FormHelperTextProps', use: 'slotProps.formHelperText' },
  { name: 'SelectProps', use: 'slotProps.select' },
  { name: 'PaperProps', use: 'slotProps.paper' },
  { name: 'BackdropProps', use: 'slotProps.backdrop' },
  { name: 'TransitionProps', use: 'slotProps.transition' },
  { name: 'MenuListProps', use: 'slotProps.list' },
  { name: 'PopperProps', use: 'slotProps.popper' },
  { name: 'BackdropComponent', use: 'slots.backdrop' },
  { name: 'TransitionComponent', use: 'slots.transition' },
  { name: 'componentsProps', use: 'slotProps' },
  { name: 'components', use: 'slots' },
];
