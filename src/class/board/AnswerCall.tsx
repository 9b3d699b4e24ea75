import { Plate } from '../../shared/kit/Plate.tsx';
import { useOrder, useShownClass } from '../page/classContext.ts';
import { boardText } from '../text/board.ts';
import { needsLine } from './needsLine.ts';
import type { Alert } from './readCard.ts';

interface AnswerCallProps {
  team: number;
  alert: Alert;
}

/**
 * Tells a team that calls for help that the teacher is coming. It is for the pointer: by keyboard, the team's sheet has it
 * too.
 */
export function AnswerCall({ team, alert }: AnswerCallProps) {
  const { isOffline } = useShownClass();
  const order = useOrder();
  if (alert.type !== 'help') return null;
  return (
    <Plate
      material="brass"
      tabIndex={-1}
      marginInlineStart="auto"
      {...needsLine(isOffline)}
      onClick={() => !isOffline && void order({ type: 'seen', team })}
    >
      {boardText.card.seen}
    </Plate>
  );
}
