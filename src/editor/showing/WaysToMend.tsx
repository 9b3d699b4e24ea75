import { Button, Heading, Stack, Text } from '@chakra-ui/react';
import { WandSparkles } from 'lucide-react';
import { useMemo } from 'react';
import { findOutOfReach } from '../../../core/solve/escape/findOutOfReach.ts';
import type { Finding } from '../../../core/solve/findings/finding.ts';
import { findMends } from '../../../core/solve/mends/findMends.ts';
import { useMending, wordsOfMend } from '../problems/useMending.ts';
import { useCheckedRoom } from '../session/useRoom.ts';
import { itemName } from '../text/editorMessages.ts';
import { mendsText } from '../text/mends.ts';

/** Shown below a fault: all its fixes, each done by one click, and what no player can reach until then. */
export function WaysToMend({ finding }: { finding: Finding }) {
  const room = useCheckedRoom();
  const mends = useMemo(() => findMends(room, finding), [room, finding]);
  const lost = useMemo(() => (finding.code === 'notEscapable' ? findOutOfReach(room) : []), [room, finding]);
  const run = useMending(finding);
  return (
    <Stack gap="2" mt="4">
      {mends.length > 0 && (
        <Heading as="h3" size="sm">
          {mendsText.ways}
        </Heading>
      )}
      {mends.map((mend, place) => (
        <Button
          key={JSON.stringify(mend.choices)}
          variant={place === 0 ? 'solid' : 'outline'}
          justifyContent="start"
          minH="11"
          h="auto"
          py="1.5"
          textAlign="start"
          whiteSpace="normal"
          onClick={() => run(mend)}
        >
          <WandSparkles aria-hidden />
          {wordsOfMend(room, mend)}
        </Button>
      ))}
      {lost.length > 0 && (
        <Text textStyle="sm" color="fg.muted">
          {mendsText.outOfReach(lost.map((id) => itemName(room, id)))}
        </Text>
      )}
    </Stack>
  );
}
