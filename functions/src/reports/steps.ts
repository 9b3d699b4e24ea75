import type { Report, ReportAction } from '../../../core/report/report.ts';
import { HttpError } from '../http/HttpError.ts';
import { blankName, restoreName } from './changeName.ts';
import { hideRoom, restoreRoom } from './hideRoom.ts';
import type { ReportChange } from './ReportChange.ts';

interface Step {
  /** What has to have been done last: of two admins the second one finds something else. */
  after: ReportAction | null;
  /** What it is about; null for either. */
  of: 'room' | 'name' | null;
  change: ReportChange;
}

/** What each action does, and when. */
export const STEPS: Readonly<Record<ReportAction, Step>> = {
  hideRoom: { after: null, of: 'room', change: hideRoom },
  restoreRoom: { after: 'hideRoom', of: 'room', change: restoreRoom },
  blankName: { after: null, of: 'name', change: blankName },
  restoreName: { after: 'blankName', of: 'name', change: restoreName },
  dismiss: { after: null, of: null, change: async () => () => ({}) },
};

/** @throws conflict (somebody decided it meanwhile, or it is about something else) */
export function requireFit({ record, action }: Report, step: Step): void {
  const kind = record === null ? 'room' : 'name';
  if (action === step.after && (step.of === null || step.of === kind)) return;
  throw new HttpError('conflict', 'Somebody else has decided this report.');
}
