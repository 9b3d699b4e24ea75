import type { UploadKind } from '../../../core/catalogue/upload.ts';

/** Why the bench was opened. */
export type BenchTarget = { type: 'add'; kind: UploadKind } | { type: 'change'; uploadId: string };
