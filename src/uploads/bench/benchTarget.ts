import type { UploadKind } from '../../../core/catalogue/upload.ts';

/** What the bench was opened for. */
export type BenchTarget = { type: 'add'; kind: UploadKind } | { type: 'change'; uploadId: string };
