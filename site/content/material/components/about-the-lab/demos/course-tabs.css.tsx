import { useState } from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Tab from '@mui/material/Tab';
import './course-tabs.css';

export default function CourseTabs() {
  const [view, setView] = useState('lessons');

  return (
    <div className="course-tabs">
      <TabContext value={view}>
        <TabList aria-label="Pottery course" onChange={(_event, value: string) => setView(value)}>
          <Tab label="Lessons" value="lessons" />
          <Tab label="Material" value="material" />
        </TabList>
        <TabPanel value="lessons">Six evenings, Tuesdays from 18:00 to 20:30.</TabPanel>
        <TabPanel value="material">Bring an apron. Clay and glazes are included.</TabPanel>
      </TabContext>
    </div>
  );
}
