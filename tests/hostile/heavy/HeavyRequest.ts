/** One well-formed request that asks for more work than anybody may ask for. */
export interface HeavyRequest {
  /** What is too much about it. */
  name: string;
  method: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** Made only when it is its turn: some are megabytes. */
  body: () => Buffer;
  /** The statuses that are right. */
  wanted: readonly number[];
  /** Takes a second or more, so that it is left to `npm run hostile`. */
  isLong?: boolean;
  /** How many of them are sent at the same time; one if not said. */
  atOnce?: number;
  /** Whether the attacker never reads the answer, so that it has nowhere to go. */
  isLeftUnread?: boolean;
}
