import type { Choices } from '../../../core/testing/choices.ts';
import type { Endpoint } from '../Endpoint.ts';

/** A limit of an entry point, with requests for any number of the limited thing. */
export interface Edge {
  /** The name of the limited thing. */
  name: string;
  limit: number;
  /** A request that is well-formed except for the number; everything else may vary. */
  make: (count: number, choices: Choices) => Endpoint;
  /** The status of a request that has one too many. */
  refused: number;
  /** Whether it takes long to create or to send, so that it is used seldom. */
  isHeavy?: boolean;
}
