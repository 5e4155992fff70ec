import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import './night-console.css';

const night = createTheme({ palette: { mode: 'dark' } });

export default function NightConsole() {
  return (
    <ThemeProvider theme={night}>
      <ScopedCssBaseline
        enableColorScheme
        component="section"
        aria-label="Observatory"
        className="night-console"
      >
        <label className="night-console__field">
          Exposure
          <select defaultValue="30">
            <option value="10">10 seconds</option>
            <option value="30">30 seconds</option>
            <option value="60">60 seconds</option>
          </select>
        </label>
      </ScopedCssBaseline>
    </ThemeProvider>
  );
}
