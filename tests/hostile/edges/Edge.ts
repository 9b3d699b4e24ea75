import type { Choices } from '../../../core/testing/choices.ts';
import type { Endpoint } from '../Endpoint.ts';

/** A limit of one of the doors, and requests that come to any number of what it limits. */
export interface Edge {
  /** What is limited. */
  name: string;
  limit: number;
  /** A request that is well-formed but for the number; all else about it may differ. */
  make: (count: number, choices: Choices) => Endpoint;
  /** What comes of one too many. */
  refused: number;
  /** Takes long to make or to send, so that it comes up seldom. */
  isHeavy?: boolean;
}
