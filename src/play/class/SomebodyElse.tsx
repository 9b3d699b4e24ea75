import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { UserRoundPen } from 'lucide-react';
import { type ReactNode, useContext, useEffect, useEffectEvent, useId, useState } from 'react';
import type { ShowPartyAnswer } from '../../../core/calls/play/showParty.ts';
import { ModalDialog } from '../../shared/dialog/ModalDialog.tsx';
import { Plate } from '../../shared/kit/Plate.tsx';
import { pupilText } from '../text/pupil.ts';
import { AnotherContext, useMates, useSeated } from '../together/teamContext.ts';
import { useClassView } from './useClass.ts';

/** For a device that pupils share: whoever sits here now gets a seat of their own. */
export function SomebodyElse() {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setIsAsking(true)}>
        <UserRoundPen aria-hidden />
        {pupilText.another.menu}
      </Button>
      {isAsking && <Choice onClose={() => setIsAsking(false)} />}
    </>
  );
}

function Choice({ onClose }: { onClose: () => void }) {
  const id = useId();
  const name = useMates().find(({ isOwn }) => isOwn)?.name ?? '';
  const another = useContext(AnotherContext);
  const door = useDoor();
  const { title, shut, unknown, leave, beside, stay } = pupilText.another;
  const isOpen = door === 'open' || door === 'full';
  return (
    <ModalDialog
      labelledBy={id}
      onClose={onClose}
      closesBeside
      width="min(28rem, var(--window-width) - 1.5rem)"
    >
      <Heading as="h2" id={id} size="xl" overflowWrap="anywhere">
        {title(name)}
      </Heading>
      <Text role="status" marginTop="1" color="fg.muted">
        {door === 'unknown' ? unknown : door !== null && !isOpen ? shut : null}
      </Text>
      {isOpen && another && (
        <>
          <Way help={leave.help(name)} onTake={another.leave}>
            {leave.label(name)}
          </Way>
          {another.beside && door === 'open' && (
            <Way help={beside.help(name)} onTake={another.beside}>
              {beside.label}
            </Way>
          )}
        </>
      )}
      <Flex justify="flex-end" marginTop="5">
        <Plate material="brass" onClick={onClose}>
          {stay(name)}
        </Plate>
      </Flex>
    </ModalDialog>
  );
}

function Way({ help, onTake, children }: { help: string; onTake: () => void; children: ReactNode }) {
  return (
    <>
      <Button
        variant="outline"
        width="full"
        height="auto"
        minHeight="11"
        paddingY="2"
        whiteSpace="normal"
        marginTop="4"
        onClick={onTake}
      >
        {children}
      </Button>
      <Text textStyle="sm" color="fg.muted" marginTop="1.5" textWrap="pretty">
        {help}
      </Text>
    </>
  );
}

/** Asks whether somebody new may come in, since a seat that is given back behind a shut door is lost. */
function useDoor(): ShowPartyAnswer['door'] | 'unknown' | null {
  const { party } = useSeated();
  const code = useClassView()?.code ?? '';
  const [door, setDoor] = useState<ShowPartyAnswer['door'] | 'unknown' | null>(null);
  const look = useEffectEvent(async () => {
    const shown = await party.showParty({ code }).catch(() => null);
    setDoor(shown?.door ?? 'unknown');
  });
  useEffect(() => void look(), []);
  return door;
}
