/** The response to a call of the Auth service. */
export interface Outcome {
  /** The step's name. */
  step: string;
  status: number;
  body: unknown;
}

/** One Auth service: the address for browsers, and the Admin SDK's. */
export interface Target {
  client: string;
  admin: string;
}

/** Values that earlier steps leave for later ones: tokens, ids, codes. */
export type Memory = Map<string, string>;

export interface Step {
  name: string;
  /** `client` and `admin` name a method of Identity Toolkit, `token` is the renewal of tokens. */
  door: 'client' | 'admin' | 'token';
  /** Such as `accounts:signUp`, with its query if it is a GET. */
  call: string;
  method?: 'GET' | 'POST';
  /** `{name}` in a text stands for a value kept by an earlier step. */
  body?: unknown;
  /** Values of the response to keep: their paths in the body, by name. */
  keep?: Readonly<Record<string, string>>;
}
