import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';

interface MomentHijri {
  updateLocale: (code: string, options: object) => void;
  locale: (code: string) => string;
}

const moment: MomentHijri = new AdapterMomentHijri().moment;
const unchanged = (text: string) => text;

// Arabic names of the weekdays, Latin digits; the names of the months are in moment-hijri.
moment.updateLocale('ar-sa', {
  weekdays: 'الأحد_الإثنين_الثلاثاء_الأربعاء_الخميس_الجمعة_السبت'.split('_'),
  weekdaysShort: 'أحد_إثنين_ثلاثاء_أربعاء_خميس_جمعة_سبت'.split('_'),
  preparse: unchanged,
  postformat: unchanged,
});
moment.locale('en');
