import type { GameRecord } from '../../../core/play/record/gameRecord.ts';
import { recordsText } from '../text/records.ts';

/** What an escape was helped by, as its record says it (P15, P16); empty where it was by nothing. */
export function describeHelp({ timeAllowance, hints, isHelped }: GameRecord): string {
  const { allowances, hintsAsked, stepTaken } = recordsText.help;
  const time = timeAllowance === 'standard' ? '' : allowances[timeAllowance];
  const asked = hints === 0 ? '' : hintsAsked(hints);
  return [time, asked, isHelped ? stepTaken : ''].filter(Boolean).join(', ');
}
