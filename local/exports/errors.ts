export { BackupError } from '../backup/BackupError.ts';
export { FolderInUseError, StartError } from '../StartError.ts';
