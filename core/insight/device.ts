import * as v from 'valibot';
import type { SchemaOf } from '../util/parseWith.ts';

/** How a play is played, as the browser says at its start. Two bits are too few to recognize a device by. */
export interface Device {
  /** By finger, not with a mouse. */
  isTouch: boolean;
  /** In a window that is higher than wide. */
  isUpright: boolean;
}

export const deviceSchema: SchemaOf<Device> = v.object({ isTouch: v.boolean(), isUpright: v.boolean() });
