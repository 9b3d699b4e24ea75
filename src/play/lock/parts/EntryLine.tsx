import { chakra } from '@chakra-ui/react';
import { isSign } from '../../../../core/lock/signs/signs.ts';
import { SignMark } from '../../signs/SignMark.tsx';
import { type Box, placeAt, textSize, u } from '../units.ts';

interface EntryLineProps {
  steps: readonly string[];
  hint: string;
  box: Box;
  color: string;
  /** The last answer was wrong. */
  isWrong?: boolean;
  /** Size of a sign in units; smaller where there are more than fit. */
  size: number;
}

/** The colour of a wrong entry: readable on paper and on slate. */
const WRONG = '#d0354a';

/** The signs pressed so far; it never shows how many are needed. */
export function EntryLine({ steps, hint, box, color, isWrong, size }: EntryLineProps) {
  const fitting = Math.min(size, (box[2] - 12) / (1.35 * Math.max(1, steps.length)));
  return (
    <chakra.div
      aria-hidden
      style={{
        ...placeAt(box),
        fontSize: steps.length === 0 ? textSize(18) : u(fitting),
        color: isWrong ? WRONG : color,
        gap: u(fitting * 0.2),
      }}
      css={{ display: 'flex', alignItems: 'center', paddingInline: '6px', pointerEvents: 'none' }}
    >
      {steps.length === 0 && <chakra.em margin="auto">{hint}</chakra.em>}
      {steps.map((sign, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
        <span key={place}>{isSign(sign) && <SignMark sign={sign} isNamed={false} />}</span>
      ))}
    </chakra.div>
  );
}
