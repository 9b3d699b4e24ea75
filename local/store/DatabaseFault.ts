/** Why a database is not opened: a later program wrote it, another program did, or it is not whole. */
export type DatabaseFaultType = 'newer' | 'foreign' | 'damaged';

/** A database that must not be written to; `message` says why, without its path. */
export class DatabaseFault extends Error {
  override readonly name = 'DatabaseFault';
  readonly type: DatabaseFaultType;

  constructor(type: DatabaseFaultType, message: string, options?: ErrorOptions) {
    super(message, options);
    this.type = type;
  }
}
