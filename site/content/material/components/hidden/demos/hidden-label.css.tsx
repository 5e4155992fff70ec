import { useState } from 'react';
import Button from '@mui/material/Button';
import './hidden-label.css';

const recipes = ['Leek tart', 'Plum cake'];

export default function HiddenLabel() {
  const [kept, setKept] = useState(recipes);

  return (
    <ul className="hidden-label">
      {kept.map((recipe) => (
        <li key={recipe}>
          {recipe}
          <Button size="small" onClick={() => setKept(kept.filter((name) => name !== recipe))}>
            Delete
            <span className="hidden-label__name">&nbsp;{recipe}</span>
          </Button>
        </li>
      ))}
      {kept.length === 0 && <li>No recipes left</li>}
    </ul>
  );
}
