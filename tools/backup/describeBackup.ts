import type { Manifest } from '#local/backup';

/** Describes a backup's content in a few words. */
export function describeBackup({ documents, accounts, files, database }: Manifest): string {
  const megabytes = ((files.bytes + database.bytes) / 1e6).toFixed(1);
  return `${documents} documents, ${accounts} accounts and ${files.count} files (${megabytes} MB)`;
}
