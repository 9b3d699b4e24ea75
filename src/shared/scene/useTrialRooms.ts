import { useEffect, useState } from 'react';
import type { BackgroundEntry } from '../../../core/catalogue/model.ts';
import { useBackend } from '../context/useBackend.ts';

export interface TrialRoom {
  name: string;
  uri: string;
  ambient: string;
}

/** A warm room, a cold one and a dark one, if the library has them. */
const BEST = ['study', 'spaceship', 'dungeon'];

/** Three very different rooms of the library. Empty while loading: the screens that show them work without. */
export function useTrialRooms(): readonly TrialRoom[] {
  const { catalogue } = useBackend();
  const [rooms, setRooms] = useState<readonly TrialRoom[]>([]);
  useEffect(() => {
    catalogue.loadBackgrounds().then(
      ({ entries }) => setRooms(choose(entries)),
      (error: unknown) => console.error(error),
    );
  }, [catalogue]);
  return rooms;
}

function choose(entries: readonly BackgroundEntry[]): readonly TrialRoom[] {
  const rank = ({ id }: BackgroundEntry) => (BEST.includes(id) ? BEST.indexOf(id) : BEST.length);
  return entries
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, BEST.length)
    .flatMap(({ name, moods }) => {
      const [mood] = Object.values(moods);
      return mood ? [{ name, ...mood }] : [];
    });
}
