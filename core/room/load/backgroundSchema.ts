import * as v from 'valibot';
import { hexColor, pictureAddress } from '../../util/schemas.ts';

/** Apart from the room's: what players are sent needs it, and nothing of locks and links. */
export const backgroundSchema = v.object({ uri: pictureAddress, ambient: hexColor });
