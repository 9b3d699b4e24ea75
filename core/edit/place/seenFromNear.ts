import type { CatalogueEntry, Position } from '../../catalogue/model.ts';
import { heightOf, type Placed } from '../../room/geometry.ts';

/** A close-up shows things so many times as large as a place does, */
const NEARER = 2;
/** but none wider than this, in percent of the stage, unless it always is. */
const WIDEST = 26;

/** An entry as it comes into a close-up: larger, about the same middle. At its usual size it would be smaller there than in the room. */
export function seenFromNear(entry: CatalogueEntry): CatalogueEntry {
  const width = Math.max(entry.width, Math.min(entry.width * NEARER, WIDEST));
  return {
    ...entry,
    width,
    defaultPosition: aboutItsMiddle({ ...entry, position: entry.defaultPosition }, width),
  };
}

/** Where the corner of something comes to be that grows about its middle. */
export function aboutItsMiddle({ position, width, aspect }: Placed, grown: number): Position {
  const higher = heightOf(grown, aspect) - heightOf(width, aspect);
  return { x: position.x - (grown - width) / 2, y: position.y - higher / 2 };
}
