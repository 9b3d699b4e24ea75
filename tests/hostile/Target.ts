/** A room of the target that is published by its link only. */
export const BY_LINK = 'byLink00000000000000';

/** The facts about the target that an attacker may know. */
export interface Target {
  port: number;
  /** The database and the files. */
  dataFolder: string;
  tokens: Tokens;
}

export interface Tokens {
  /** A token of an account that owns nothing, unless the target has open rules. */
  good: string;
  /** The same account's token from yesterday. */
  expired: string;
  /** A token of an account that was disabled after the token was issued. */
  disabled: string;
}
