import { Flex, Text } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import { useMemo } from 'react';
import type { Room } from '../../../core/room/model.ts';
import { summarizeEscape } from '../../../core/solve/escape/walk/summarizeEscape.ts';
import { makeText } from '../text/make.ts';

/**
 * The proof of a room that is not used yet, in a sentence. It leaves out the band of difficulty, which goes by length: an
 * easy wish of ten minutes would be called hard.
 */
export function ProofLine({ room }: { room: Room }) {
  const summary = useMemo(() => summarizeEscape(room), [room]);
  if (!summary) return null;
  return (
    <Flex role="status" columnGap="3" wrap="wrap" css={{ '& svg': { boxSize: '4.5', flexShrink: '0' } }}>
      <Flex as="strong" align="center" gap="2" color="success.fg" fontWeight="650">
        <CircleCheck aria-hidden />
        {makeText.escapable(summary.steps)}
      </Flex>
      <Text color="fg.muted">{makeText.measures(summary.difficulty, room)}</Text>
    </Flex>
  );
}
