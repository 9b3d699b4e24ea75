import * as v from 'valibot';
import type { SchemaOf } from '../util/parseWith.ts';
import { filledString } from '../util/schemas.ts';

/** The seller who runs this site, with the terms that the law requires to be shown before a payment. */
export interface Provider {
  name: string;
  /** Postal address; may have several lines. */
  address: string;
  email: string;
  /** Paragraphs, separated by empty lines. */
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
