/** What a call of the Auth service was answered with. */
export interface Outcome {
  /** The step's name. */
  step: string;
  status: number;
  body: unknown;
}

/** One Auth service: the address browsers use, and the Admin SDK's. */
export interface Target {
  client: string;
  admin: string;
}

/** What earlier steps leave for later ones: tokens, ids, codes. */
export type Memory = Map<string, string>;

export interface Step {
  name: string;
  /** `client` and `admin` name a method of Identity Toolkit, `token` is the renewal of tokens. */
  door: 'client' | 'admin' | 'token';
  /** Such as `accounts:signUp`, with its query if it is a GET. */
  call: string;
  method?: 'GET' | 'POST';
  /** `{name}` in a text stands for what an earlier step left. */
  body?: unknown;
  /** What to keep of the answer: its path in the body, by the name it is kept under. */
  keep?: Readonly<Record<string, string>>;
}
