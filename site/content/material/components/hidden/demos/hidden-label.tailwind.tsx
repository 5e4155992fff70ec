import { useState } from 'react';
import Button from '@mui/material/Button';

const recipes = ['Leek tart', 'Plum cake'];

export default function HiddenLabel() {
  const [kept, setKept] = useState(recipes);

  return (
    <ul className="m-0 list-disc ps-6">
      {kept.map((recipe) => (
        <li key={recipe}>
          {recipe}
          <Button size="small" onClick={() => setKept(kept.filter((name) => name !== recipe))}>
            Delete
            <span className="sr-only">&nbsp;{recipe}</span>
          </Button>
        </li>
      ))}
      {kept.length === 0 && <li>No recipes left</li>}
    </ul>
  );
}
