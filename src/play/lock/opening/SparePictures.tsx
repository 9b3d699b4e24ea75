import { LockPicture } from '../parts/LockPicture.tsx';

/** Pictures that a lock may need while offline; preloaded. */
const LATER = [
  ...['use', 'waiting', 'wrong', 'open', 'resting', 'offline'].map((state) => `lamp-${state}`),
  ...['bar-live', 'bar-cold'],
];

/** Preloads the pictures of the lamp and the bar. */
export function SparePictures() {
  return LATER.map((name) => (
    <LockPicture key={name} name={`common/${name}`} box={[0, 0, 1, 1]} style={{ visibility: 'hidden' }} />
  ));
}
