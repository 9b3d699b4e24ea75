import type { OpaqueName } from '../../../../core/play/view/opaqueName.ts';
import type { ViewPlace } from '../../../../core/play/view/playerView.ts';
import { useGameplay } from '../../table/gameContext.ts';
import { placeName } from '../../toolbar/placeName.ts';

/** Returns the name that this player knows a place by; empty in a room of one place, and before the start. */
export function usePlaceName(place: OpaqueName | null): string {
  return useGameplay(({ places }) => nameOfPlace(places, place));
}

/** Returns the name of a place from the places that a player knows. */
export function nameOfPlace(places: readonly ViewPlace[], place: OpaqueName | null): string {
  const index = places.findIndex(({ id }) => id === place);
  const found = places[index];
  return found && places.length > 1 ? placeName(found, index) : '';
}
