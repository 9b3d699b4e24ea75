import * as v from 'valibot';
import { parseFieldPath } from '../values/fieldPath.ts';

/** A google.firestore.v1.DocumentMask of a read. */
export const readMaskSchema = v.pipe(
  v.strictObject({
    fieldPaths: v.exactOptional(v.array(v.pipe(v.string(), v.transform(parseFieldPath))), []),
  }),
  v.transform(({ fieldPaths }) => fieldPaths),
);
