import Masonry from '@mui/lab/Masonry';
import { posters } from './data.ts';

export default function FerryPosters() {
  return (
    <div className="w-full max-w-120">
      <Masonry columns={3}>
        {posters.map(({ line, height, src }) => (
          <div key={line}>
            <figure className="m-0">
              <img src={src} alt="" width={240} height={height} className="block h-auto w-full" />
              <figcaption>{line}</figcaption>
            </figure>
          </div>
        ))}
      </Masonry>
    </div>
  );
}
