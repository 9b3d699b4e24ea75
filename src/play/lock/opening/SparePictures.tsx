import { LockPicture } from '../parts/LockPicture.tsx';

/** How a lock may come to look, without a connection too: what is fetched only then would be a hole in it. */
const LATER = [
  ...['use', 'waiting', 'wrong', 'open', 'resting', 'offline'].map((state) => `lamp-${state}`),
  ...['bar-live', 'bar-cold'],
];

/** Fetches with a lock what its lamp and its bar may still show. */
export function SparePictures() {
  return LATER.map((name) => (
    <LockPicture key={name} name={`common/${name}`} box={[0, 0, 1, 1]} style={{ visibility: 'hidden' }} />
  ));
}
