import { findMainColor } from './findMainColor.ts';
import kept from './mainColors.json' with { type: 'json' };
import type { Drawing } from './pictures.ts';

/** By the keys of drawings: a drawing that changes has another key, so that none of these is ever wrong. */
const KEPT: Readonly<Record<string, string>> = kept;

/**
 * Returns the main color of a drawing, as `#rrggbb`. It is read from the list that `npm run art:publish` keeps: looking at all
 * drawings takes a minute of a processor. What the list lacks is looked at.
 */
export async function mainColorOf(drawing: Drawing, key: string): Promise<string> {
  return KEPT[key] ?? findMainColor(drawing);
}
