import type { EditorSide } from '../store/editorData.ts';
import { DRAWER_WIDTHS } from './drawers.ts';

/** Along the width, in CSS pixels. */
export interface Extent {
  left: number;
  right: number;
}

/** CSS pixels around a selection that its handles and a little air take. */
const AIR = 24;

/**
 * How far the room slides aside, to the right where above 0, so that what is selected is seen beside a drawer: as far as that needs,
 * and no farther than the drawer is wide. `width`: of the place that the drawer lies over.
 */
export function slideFor(drawer: EditorSide | null, selected: Extent | null, width: number): number {
  if (drawer === null || selected === null) return 0;
  const covered = DRAWER_WIDTHS[drawer];
  const [left, right] = [selected.left - AIR, selected.right + AIR];
  if (drawer === 'palette') return within(covered - left, covered);
  // Of what is wider than the place its left side is seen.
  return 0 - within(Math.min(right - (width - covered), left), covered);
}

function within(way: number, most: number): number {
  return Math.round(Math.min(Math.max(way, 0), most));
}
