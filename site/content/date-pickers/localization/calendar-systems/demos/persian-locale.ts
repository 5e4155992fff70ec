import { AdapterMomentJalaali } from '@mui/x-date-pickers/AdapterMomentJalaali';

interface MomentJalaali {
  loadPersian: (options: { dialect: string }) => void;
  locale: (code: string) => string;
}

const moment: MomentJalaali = new AdapterMomentJalaali().moment;

// Persian names of months and weekdays; weeks start on Saturday.
moment.loadPersian({ dialect: 'persian-modern' });
moment.locale('en');
