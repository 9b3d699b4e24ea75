import * as v from 'valibot';
import { limitedArray } from '../limitedArray.ts';
import { LIMITS } from '../limits.ts';
import { parseFieldPath } from '../values/fieldPath.ts';

/** A google.firestore.v1.DocumentMask of a read. */
export const readMaskSchema = v.pipe(
  v.strictObject({
    fieldPaths: v.exactOptional(
      limitedArray(v.pipe(v.string(), v.transform(parseFieldPath)), LIMITS.maskPaths),
      [],
    ),
  }),
  v.transform(({ fieldPaths }) => fieldPaths),
);
