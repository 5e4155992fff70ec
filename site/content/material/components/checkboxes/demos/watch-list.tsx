import Bookmark from '@mui/icons-material/Bookmark';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';

export default function WatchList() {
  return (
    <Stack>
      <FormControlLabel
        label="Watch shipment 20418"
        control={<Checkbox defaultChecked icon={<BookmarkBorder />} checkedIcon={<Bookmark />} />}
      />
      <FormControlLabel
        label="Blood pressure taken"
        control={
          <Checkbox
            color="success"
            defaultChecked
            icon={<RadioButtonUnchecked />}
            checkedIcon={<CheckCircleOutlined />}
          />
        }
      />
    </Stack>
  );
}
