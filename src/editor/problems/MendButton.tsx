import { Button, Text } from '@chakra-ui/react';
import { WandSparkles } from 'lucide-react';
import { useMemo } from 'react';
import { DOOR_ID } from '../../../core/room/model.ts';
import type { Finding } from '../../../core/solve/findings/finding.ts';
import { findMend } from '../../../core/solve/mends/findMend.ts';
import { useEditor } from '../session/editorContext.ts';
import { useCheckedRoom } from '../session/useRoom.ts';
import { findingText } from '../text/findings.ts';
import { mendsText } from '../text/mends.ts';
import { useAskForKey } from './useAskForKey.ts';
import { useMending, wordsOfMend } from './useMending.ts';

interface MendButtonProps {
  finding: Finding;
  /** Called once the finding is fixed, when this button may be gone. */
  onMended: () => void;
  /** Called before something is chosen in the room. */
  onChoose?: (() => void) | undefined;
}

/** Fixes a finding if the fix is obvious: directly, or with one of several things chosen in the room. */
export function MendButton({ finding, onMended, onChoose }: MendButtonProps) {
  const room = useCheckedRoom();
  const isHandling = useEditor((state) => state.isHandling);
  const inHand = useEditor((state) => state.activeEditingItemId);
  const run = useMending(finding, onMended, onChoose);
  const mend = useMemo(
    () => (isHandling ? null : findMend(room, finding, inHand)),
    [room, finding, inHand, isHandling],
  );
  if (!mend) return isHandling ? null : <ByHand finding={finding} onChoose={onChoose} />;
  const words = wordsOfMend(room, mend);
  return (
    <Mending label={`${words} (${findingText(room, finding)})`} words={words} onClick={() => run(mend)} />
  );
}

interface MendingProps {
  label: string;
  words: string;
  onClick: () => void;
}

function Mending({ label, words, onClick }: MendingProps) {
  return (
    <Button
      variant="outline"
      size="sm"
      px={{ base: '2', md: '3' }}
      minH={{ base: '11', xl: '8' }}
      my={{ lg: '0.5' }}
      me="1"
      aria-label={label}
      onClick={onClick}
    >
      <WandSparkles aria-hidden />
      {words}
    </Button>
  );
}

/** What the creator can do by hand if no thing in the room fixes the finding. */
function ByHand({ finding, onChoose }: Pick<MendButtonProps, 'finding' | 'onChoose'>) {
  const {
    code,
    items: [lock = DOOR_ID],
  } = finding;
  const room = useCheckedRoom();
  const askForKey = useAskForKey();
  if (code === 'lockWithoutKey' || code === 'doorNotLocked')
    return (
      <Mending
        label={`${mendsText.newKey} (${findingText(room, finding)})`}
        words={mendsText.newKey}
        onClick={() => [onChoose?.(), askForKey(lock)]}
      />
    );
  if (code !== 'tooSmall') return null;
  return (
    <Text textStyle="xs" color="fg.muted" maxW="15rem" mx={{ base: '4', lg: '2' }} my="1.5">
      {mendsText.noPlaceToGrow}
    </Text>
  );
}
