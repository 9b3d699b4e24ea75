import type { CatalogueEntry, Position } from '../../catalogue/model.ts';
import { heightOf, type Placed } from '../../room/geometry.ts';

/** Factor by which items are larger in a close-up than in a place. */
const NEARER = 2;
/** Maximum width of an enlarged item in percent of the stage; an entry that is wider keeps its width. */
const WIDEST = 26;

/** Returns an entry enlarged about its centre for a close-up, where its usual size would look too small. */
export function seenFromNear(entry: CatalogueEntry): CatalogueEntry {
  const width = Math.max(entry.width, Math.min(entry.width * NEARER, WIDEST));
  return {
    ...entry,
    width,
    defaultPosition: aboutItsMiddle({ ...entry, position: entry.defaultPosition }, width),
  };
}

/** Returns the top-left corner of an item that is scaled about its centre. */
export function aboutItsMiddle({ position, width, aspect }: Placed, grown: number): Position {
  const higher = heightOf(grown, aspect) - heightOf(width, aspect);
  return { x: position.x - (grown - width) / 2, y: position.y - higher / 2 };
}
