import type { EditorSide } from '../store/editorData.ts';
import { DRAWER_WIDTHS } from './drawers.ts';

/** A horizontal extent, in CSS pixels. */
export interface Extent {
  left: number;
  right: number;
}

/** CSS pixels around a selection for its handles. */
const AIR = 24;

/**
 * Returns by how many CSS pixels the room moves to the right, negative for the left, so that the selection is visible
 * beside a drawer: as far as needed, at most the drawer's width. `width` is that of the area that holds the room.
 */
export function slideFor(drawer: EditorSide | null, selected: Extent | null, width: number): number {
  if (drawer === null || selected === null) return 0;
  const covered = DRAWER_WIDTHS[drawer];
  const [left, right] = [selected.left - AIR, selected.right + AIR];
  if (drawer === 'palette') return within(covered - left, covered);
  // If the selection is wider than the area, its left side is shown.
  return 0 - within(Math.min(right - (width - covered), left), covered);
}

function within(way: number, most: number): number {
  return Math.round(Math.min(Math.max(way, 0), most));
}
