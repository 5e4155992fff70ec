import Box from '@mui/material/Box';

export default function QuotedReview() {
  return (
    <Box
      component="blockquote"
      sx={{
        m: 0,
        paddingInlineStart: 2,
        borderInlineStart: '4px solid',
        borderColor: 'primary.main',
      }}
    >
      The string section was outstanding from the first bar.
    </Box>
  );
}
