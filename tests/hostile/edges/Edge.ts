import type { Choices } from '../../../core/testing/choices.ts';
import type { Endpoint } from '../Endpoint.ts';

/** A limit of an entry point, and requests with any number of what it limits. */
export interface Edge {
  /** The name of what is limited. */
  name: string;
  limit: number;
  /** A request that is well-formed except for the number; everything else may vary. */
  make: (count: number, choices: Choices) => Endpoint;
  /** The status for one too many. */
  refused: number;
  /** Takes long to make or to send, so that it comes up seldom. */
  isHeavy?: boolean;
}
