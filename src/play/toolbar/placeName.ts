import type { ViewPlace } from '../../../core/play/view/playerView.ts';
import { tableText } from '../text/table.ts';

/** What a place is called on the screen: one without a name by its number, of those entered so far. */
export function placeName({ name }: Pick<ViewPlace, 'name'>, index: number): string {
  return name === '' ? tableText.unnamedPlace(index + 1) : name;
}
