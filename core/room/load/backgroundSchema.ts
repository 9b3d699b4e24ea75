import * as v from 'valibot';
import { hexColor, pictureAddress } from '../../util/schemas.ts';

/** Kept apart from the room's schema: players need it, but not the schemas of locks and links. */
export const backgroundSchema = v.object({ uri: pictureAddress, ambient: hexColor });
