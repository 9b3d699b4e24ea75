import type { GameRecord } from '../../../core/play/gameRecord.ts';
import { gameplayText } from '../../text/gameplay.ts';

/** What an escape was helped by, as a record that stands apart says it (P15); empty for one that was not. */
export function describeHelp({ timeAllowance }: GameRecord): string {
  return timeAllowance === 'standard' ? '' : gameplayText.allowances[timeAllowance];
}
