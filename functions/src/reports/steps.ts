import type { Report, ReportAction } from '../../../core/report/report.ts';
import { HttpError } from '../http/HttpError.ts';
import { blankName, restoreName } from './changeName.ts';
import { hideRoom, restoreRoom } from './hideRoom.ts';
import type { ReportChange } from './ReportChange.ts';

interface Step {
  /** The required last action; if another admin was faster it differs. */
  after: ReportAction | null;
  /** The kind of target; null for either. */
  of: 'room' | 'name' | null;
  change: ReportChange;
}

/** The effect and precondition of each action. */
export const STEPS: Readonly<Record<ReportAction, Step>> = {
  hideRoom: { after: null, of: 'room', change: hideRoom },
  restoreRoom: { after: 'hideRoom', of: 'room', change: restoreRoom },
  blankName: { after: null, of: 'name', change: blankName },
  restoreName: { after: 'blankName', of: 'name', change: restoreName },
  dismiss: { after: null, of: null, change: async () => () => ({}) },
};

/** @throws conflict (already decided, or the target is of another kind) */
export function requireFit({ record, action }: Report, step: Step): void {
  const kind = record === null ? 'room' : 'name';
  if (action === step.after && (step.of === null || step.of === kind)) return;
  throw new HttpError('conflict', 'Somebody else has decided this report.');
}
