import type { Ink } from '../../../ink/Ink.ts';
import { linear } from '../../../ink/paint.ts';
import type { Box, Path } from '../../../ink/path.ts';
import { glass } from '../../../matter/glass.ts';

/**
 * A pane that shows only a reflection of the room. A view would have a time of day, which may not suit the
 * room.
 */
export function dimGlass(ink: Ink, pane: Path, box: Box): void {
  ink.draw(pane, { fill: linear(75, '#434d78', ['#6b7398', 0.55], '#908fa6') });
  glass(ink, pane, box, { top: '#c8d4ee', bottom: '#d8d4e4', opacity: 0.14, shine: 0.75, width: 0 });
}
