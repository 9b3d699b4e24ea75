import type { Ink } from '../ink/Ink.ts';
import { linear } from '../ink/paint.ts';
import type { Box, Path } from '../ink/path.ts';
import { polygon } from '../ink/shapes.ts';

interface GlassOptions {
  top?: string;
  bottom?: string;
  opacity?: number;
  /** Strength of the reflection. */
  shine?: number;
  /** Weight of the outline; 0 for none. */
  width?: number;
}

/** A pane with a reflection running up to the right; `box` is the path's own box. */
export function glass(ink: Ink, path: Path, box: Box, options: GlassOptions = {}): void {
  const { top = '#bfe4f2', bottom = '#5f9dc0', opacity = 0.9, shine = 0.5, width = ink.line * 0.6 } = options;
  ink.draw(path, { fill: linear(75, [top, 0, opacity], [bottom, 1, opacity]) });
  ink.clip(path, () => {
    reflection(ink, box, shine);
    ink.draw(path, { stroke: '#0d1b2e', width: 12, opacity: 0.3, move: [3, 4], blur: 3 });
  });
  if (width) ink.draw(path, { stroke: '#22384e', width });
}

function reflection(ink: Ink, [x, y, w, h]: Box, shine: number): void {
  const lean = h * 0.35;
  const bottom = y + h;
  const wide = polygon(
    [x + w * 0.08, bottom],
    [x + w * 0.18 + lean, y],
    [x + w * 0.42 + lean, y],
    [x + w * 0.32, bottom],
  );
  const narrow = polygon(
    [x + w * 0.42, bottom],
    [x + w * 0.52 + lean, y],
    [x + w * 0.6 + lean, y],
    [x + w * 0.5, bottom],
  );
  ink.draw(wide, { fill: '#fff', opacity: shine * 0.45 });
  ink.draw(narrow, { fill: '#fff', opacity: shine * 0.3 });
}
