import type { ViewPlace } from '../../../core/play/view/playerView.ts';
import { tableText } from '../text/table.ts';

/** The name of a place; without one, its number among those entered so far. */
export function placeName({ name }: Pick<ViewPlace, 'name'>, index: number): string {
  return name === '' ? tableText.unnamedPlace(index + 1) : name;
}
