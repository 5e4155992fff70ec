import Box from '@mui/material/Box';

const meals = ['Leek tart', 'Bean stew', 'Grilled trout', 'Dal', 'Pumpkin risotto', 'Pizza'];

export default function WeeklyMenu() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1, width: '100%' }}>
      {meals.map((meal) => (
        <Box key={meal} sx={{ p: 1, bgcolor: 'action.hover' }}>
          {meal}
        </Box>
      ))}
    </Box>
  );
}
