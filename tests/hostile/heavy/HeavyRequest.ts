/** One well-formed request for more work than anybody may cause. */
export interface HeavyRequest {
  /** What is excessive about it. */
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
  /** Number sent concurrently; one by default. */
  atOnce?: number;
  /** Whether the attacker never reads the response, so that it cannot be delivered. */
  isLeftUnread?: boolean;
}
