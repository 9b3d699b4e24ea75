import { DOOR_CASES } from './doorCases.ts';
import { LISTING_CASES } from './listingCases.ts';
import type { NamedCase } from './NamedCase.ts';
import { SECRET_CASES } from './secretCases.ts';

/** Every attack that once succeeded, by name. */
export const NAMED_CASES: readonly NamedCase[] = [...SECRET_CASES, ...LISTING_CASES, ...DOOR_CASES];
