import type { Endpoint } from '../Endpoint.ts';

/** A former successful attack, in one or a few requests. */
export interface NamedCase {
  name: string;
  /** Sent one after the other. */
  requests: readonly Endpoint[];
  /** What is wrong with the responses, in the requests' order; null for nothing. */
  judge: (answers: readonly CaseAnswer[]) => string | null;
}

export interface CaseAnswer {
  status: number;
  body: string;
}
