/** Why a database is not opened: a later program wrote it, another program did, or it is not whole. */
export type DatabaseFaultKind = 'newer' | 'foreign' | 'damaged';

/** A database that must not be written to; `message` says what is wrong with it, without its place. */
export class DatabaseFault extends Error {
  override readonly name = 'DatabaseFault';
  readonly kind: DatabaseFaultKind;

  constructor(kind: DatabaseFaultKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
