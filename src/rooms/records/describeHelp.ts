import type { GameRecord } from '../../../core/play/record/gameRecord.ts';
import { recordsText } from '../text/records.ts';

/** The help used for an escape, by its record (P15, P16); empty if none. */
export function describeHelp({ timeAllowance, hints, isHelped }: GameRecord): string {
  const { allowances, hintsAsked, stepTaken } = recordsText.help;
  const time = timeAllowance === 'standard' ? '' : allowances[timeAllowance];
  const asked = hints === 0 ? '' : hintsAsked(hints);
  return [time, asked, isHelped ? stepTaken : ''].filter(Boolean).join(', ');
}
