/** How the public port serves the other machines of a classroom. */
export interface LanOptions {
  /** The addresses of this machine to serve at, the best known first. Asked again and again: networks come and go. */
  addresses: () => readonly string[];
  /** Other host names that mean this machine, in lower case. */
  names: readonly string[];
  /** E-mail addresses of accounts that rest meanwhile: nobody signs in to one, nobody takes its address. */
  closedAccounts: readonly string[];
}
