/** Options for serving a classroom's other machines. */
export interface LanOptions {
  /** The addresses of this machine to serve at, the best known first. Asked again and again: networks come and go. */
  addresses: () => readonly string[];
  /** Other host names that mean this machine, in lower case. */
  names: readonly string[];
  /** Email addresses of suspended accounts: nobody can sign in to one or take its address. */
  closedAccounts: readonly string[];
}
