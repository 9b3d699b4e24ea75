import { findMainColor } from './findMainColor.ts';
import kept from './mainColors.json' with { type: 'json' };
import type { Drawing } from './pictures.ts';

/**
 * Main colours by the key of the drawing: a changed drawing has another key, so that no entry is ever wrong.
 */
const KEPT: Readonly<Record<string, string>> = kept;

/**
 * Returns the main color of a drawing, as `#rrggbb`. It comes from the list that `npm run art:publish`
 * writes, since computing all takes a minute of a processor. A colour missing from the list is computed.
 */
export async function mainColorOf(drawing: Drawing, key: string): Promise<string> {
  return KEPT[key] ?? findMainColor(drawing);
}
