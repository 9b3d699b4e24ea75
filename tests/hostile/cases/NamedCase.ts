import type { Endpoint } from '../Endpoint.ts';

/** An attack that once succeeded, as one or a few requests. */
export interface NamedCase {
  name: string;
  /** Sent one after the other. */
  requests: readonly Endpoint[];
  /** Returns the fault in the responses, given in the requests' order; null if there is none. */
  judge: (answers: readonly CaseAnswer[]) => string | null;
}

export interface CaseAnswer {
  status: number;
  body: string;
}
