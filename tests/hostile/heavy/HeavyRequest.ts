/** A well-formed request for more work than anybody may cause. */
export interface HeavyRequest {
  /** Says what is excessive about it. */
  name: string;
  method: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** Created when the request is sent, since some bodies have megabytes. */
  body: () => Buffer;
  /** The expected statuses. */
  wanted: readonly number[];
  /** Whether it takes a second or more, so that only `npm run hostile` sends it. */
  isLong?: boolean;
  /** Number of these requests that are sent at once; 1 by default. */
  atOnce?: number;
  /** Whether the attacker never reads the response, so that it cannot be delivered. */
  isLeftUnread?: boolean;
}
