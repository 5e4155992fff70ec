import Masonry from '@mui/lab/Masonry';
import { posters } from './data.ts';
import './ferry-posters.css';

export default function FerryPosters() {
  return (
    <div className="ferry-posters">
      <Masonry columns={3}>
        {posters.map(({ line, height, src }) => (
          <div key={line}>
            <figure className="ferry-posters__figure">
              <img src={src} alt="" width={240} height={height} className="ferry-posters__image" />
              <figcaption>{line}</figcaption>
            </figure>
          </div>
        ))}
      </Masonry>
    </div>
  );
}
