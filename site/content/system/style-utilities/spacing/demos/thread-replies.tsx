import Box from '@mui/material/Box';

const replies = [
  { level: 0, text: 'Can ward 5 take two patients tonight?' },
  { level: 1, text: 'One bed is free, the second from 23:00.' },
  { level: 2, text: 'Then send the first one now.' },
];

export default function ThreadReplies() {
  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      {replies.map((reply) => (
        <Box
          key={reply.level}
          sx={{
            marginInlineStart: reply.level * 3,
            paddingInlineStart: 1.5,
            paddingBlock: 1,
            borderInlineStart: '3px solid',
            borderColor: 'primary.main',
            typography: 'body2',
          }}
        >
          {reply.text}
        </Box>
      ))}
    </Box>
  );
}
