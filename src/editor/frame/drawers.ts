import type { EditorSide } from '../store/editorData.ts';

/** CSS pixels that a drawer takes of the room. */
export const DRAWER_WIDTHS: Readonly<Record<EditorSide, number>> = { palette: 292, panel: 316 };

/** CSS pixels of the rail that draws out the palette. */
export const RAIL = 60;
