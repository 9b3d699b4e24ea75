export { askServer } from '../backup/askServer.ts';
export { backUp } from '../backup/backUp.ts';
export { listNamedFiles, readWhole } from '../backup/contents.ts';
export type { Manifest } from '../backup/manifest.ts';
export { restoreBackup } from '../backup/restoreBackup.ts';
export { restoreFolder } from '../backup/restoreFolder.ts';
