import * as v from 'valibot';
import type { SchemaOf } from '../util/parseWith.ts';
import { filledString } from '../util/schemas.ts';

/** Who runs this site and sells on it, and on what terms, as the law wants it said before money is taken. */
export interface Provider {
  name: string;
  /** Where letters reach them, in lines. */
  address: string;
  email: string;
  /** In paragraphs, parted by empty lines. */
  terms: string;
  privacy: string;
}

const longText = v.pipe(filledString, v.maxLength(50_000));

/** Reads the document `settings/provider`. */
export const providerSchema: SchemaOf<Provider> = v.object({
  name: v.pipe(filledString, v.maxLength(200)),
  address: v.pipe(filledString, v.maxLength(1000)),
  email: v.pipe(v.string(), v.email(), v.maxLength(320)),
  terms: longText,
  privacy: longText,
});
