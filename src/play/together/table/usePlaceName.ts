import { useGameplay } from '../../table/gameContext.ts';
import { placeName } from '../../toolbar/placeName.ts';

/** The name of a place as this player knows it; empty in a room of one place, and before the start. */
export function usePlaceName(place: string | null): string {
  const places = useGameplay((s) => s.places);
  const index = places.findIndex(({ id }) => id === place);
  const found = places[index];
  return found && places.length > 1 ? placeName(found, index) : '';
}
