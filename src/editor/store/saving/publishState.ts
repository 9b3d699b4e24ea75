import type { Finding } from '../../../../core/solve/findings/finding.ts';
import type { BackendErrorCode } from '../../../shared/ports/BackendError.ts';

/** What is asked before the room is published, and what came of it. */
export type PublishState =
  | { type: 'idle' }
  /** The creator looks at what will be published. */
  | { type: 'asking' }
  | { type: 'working' }
  /** Again: it was open before. */
  | { type: 'published'; isAgain: boolean }
  /** Errors stopped it; the draft is saved. */
  | { type: 'refused'; findings: readonly Finding[] }
  | { type: 'failed'; code: BackendErrorCode };
