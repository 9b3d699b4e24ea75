import type { Finding } from '../../../../core/solve/findings/finding.ts';
import type { BackendErrorCode } from '../../../shared/ports/BackendError.ts';

/** State of the publish dialog. */
export type PublishState =
  | { type: 'idle' }
  /** The creator reviews what will be published. */
  | { type: 'asking' }
  | { type: 'working' }
  /** `isAgain`: the room had been published before. */
  | { type: 'published'; isAgain: boolean }
  /** Errors in the room prevented publishing; the draft is saved. */
  | { type: 'refused'; findings: readonly Finding[] }
  | { type: 'failed'; code: BackendErrorCode };
