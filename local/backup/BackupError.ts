/** A backup that cannot be taken or restored, for a reason that the user can mend; `message` is one clear line. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
