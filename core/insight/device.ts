import * as v from 'valibot';
import type { SchemaOf } from '../util/parseWith.ts';

/**
 * The traits of a player's device, as the browser reports them at the start. They are two bits, too few to
 * recognize a device.
 */
export interface Device {
  /** Whether the player uses a finger rather than a mouse. */
  isTouch: boolean;
  /** Whether the window is higher than wide. */
  isUpright: boolean;
}

export const deviceSchema: SchemaOf<Device> = v.object({ isTouch: v.boolean(), isUpright: v.boolean() });
