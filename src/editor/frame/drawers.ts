import type { EditorSide } from '../store/editorData.ts';

/** CSS pixels of the room that a drawer covers. */
export const DRAWER_WIDTHS: Readonly<Record<EditorSide, number>> = { palette: 292, panel: 316 };

/** CSS pixels of the palette's rail. */
export const RAIL = 60;
