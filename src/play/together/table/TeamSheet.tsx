import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { DoorClosed, DoorOpen, MonitorSmartphone, UserX } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../shared/dialog/ConfirmDialog.tsx';
import { ModalDialog } from '../../../shared/dialog/ModalDialog.tsx';
import { Pennant } from '../../class/Pennant.tsx';
import { SomebodyElse } from '../../class/SomebodyElse.tsx';
import { useClassView } from '../../class/useClass.ts';
import { useGameplay } from '../../table/gameContext.ts';
import { pupilText } from '../../text/pupil.ts';
import { togetherText } from '../../text/together.ts';
import { CopyInvitation } from '../door/Invitation.tsx';
import { Mark } from '../marks/Mark.tsx';
import { inHalves } from '../partyAddress.ts';
import { type Mate, useHasMarks, useMates, useSeated } from '../teamContext.ts';
import { CompanyKey } from '../telling/CompanySettings.tsx';
import { MoveSeat } from './MoveSeat.tsx';
import { usePlaceName } from './usePlaceName.ts';

/**
 * Lists the team's players and their places. The opener of the party can close its door and take a seat back; in a class
 * only the teacher can.
 */
export function TeamSheet({ onClose }: { onClose: () => void }) {
  const id = useId();
  const done = useRef<HTMLButtonElement>(null);
  const mates = useMates();
  const hasMarks = useHasMarks();
  const inClass = useClassView();
  const opener = useGameplay((s) => (inClass ? null : s.team?.opener));
  const { seat: own } = useSeated();
  const { perform, hasFailed } = useTeamCalls();
  const [removing, setRemoving] = useState<Mate | null>(null);
  const [isMoving, setIsMoving] = useState(false);
  const isOpener = opener === own;
  return (
    <ModalDialog
      labelledBy={id}
      // Not on the first button, which removes a player.
      initialFocus={done}
      onClose={onClose}
      closesBeside
      width="min(28rem, var(--window-width) - 1.5rem)"
    >
      <Heading as="h2" id={id} size="xl" mb="3">
        {inClass ? <TeamName team={inClass.team} name={inClass.teamName} /> : togetherText.team.title}
      </Heading>
      <Flex as="ul" direction="column" gap="1" listStyleType="none">
        {mates.map((mate) => (
          <Flex as="li" key={mate.seat} align="center" gap="3" minHeight="12">
            {hasMarks && <Mark seat={mate.seat} size={34} isOwn={mate.isOwn} isSilent={mate.isSilent} />}
            <Who mate={mate} isOpener={mate.seat === opener} />
            {isOpener && !mate.isOwn && (
              <Button
                variant="ghost"
                minWidth="11"
                aria-label={togetherText.team.remove(mate.name)}
                title={togetherText.team.remove(mate.name)}
                onClick={() => setRemoving(mate)}
              >
                <UserX aria-hidden />
              </Button>
            )}
          </Flex>
        ))}
      </Flex>
      <Box borderTopWidth="1px" borderColor="border" marginTop="3" paddingTop="3">
        {inClass ? (
          <Text>{pupilText.lobby.code(inHalves(inClass.code))}</Text>
        ) : (
          <>
            <CopyInvitation />
            <Door isOpener={isOpener} perform={perform} />
          </>
        )}
        <Flex gap="2.5" wrap="wrap" marginTop="3">
          <Button
            variant="outline"
            height="auto"
            minHeight="11"
            paddingY="1.5"
            whiteSpace="normal"
            flexShrink="1"
            textAlign="start"
            onClick={() => setIsMoving(true)}
          >
            <MonitorSmartphone aria-hidden />
            {togetherText.move.title}
          </Button>
          {inClass && <SomebodyElse />}
        </Flex>
        {hasFailed && (
          <Text role="alert" color="fg.warning" marginTop="2">
            {togetherText.team.failed}
          </Text>
        )}
      </Box>
      <Flex justify="space-between" gap="2" wrap="wrap" marginTop="4">
        <CompanyKey isWorded />
        <Button ref={done} onClick={onClose}>
          {togetherText.team.done}
        </Button>
      </Flex>
      {isMoving && <MoveSeat onClose={() => setIsMoving(false)} />}
      {removing && (
        <ConfirmDialog
          title={togetherText.team.removeTitle(removing.name)}
          text={togetherText.team.removeHelp(removing.name)}
          confirmLabel={togetherText.team.remove(removing.name)}
          cancelLabel={togetherText.team.keep(removing.name)}
          onCancel={() => setRemoving(null)}
          onConfirm={() => {
            setRemoving(null);
            perform((calls) => calls.remove(removing.seat));
          }}
        />
      )}
    </ModalDialog>
  );
}

function TeamName({ team, name }: { team: number; name: string }) {
  return (
    <Flex as="span" align="center" gap="3">
      <Pennant team={team} size={42} />
      {name}
    </Flex>
  );
}

function Who({ mate, isOpener }: { mate: Mate; isOpener: boolean }) {
  const place = usePlaceName(mate.place);
  const hasMarks = useHasMarks();
  const { marks, who, team } = togetherText;
  const told = [
    mate.isOwn && who.you,
    isOpener && who.opened,
    mate.isSilent && who.silent,
    place !== '' && place,
    hasMarks && marks[mate.seat],
  ].filter((part) => typeof part === 'string');
  return (
    <Box flex="1" minWidth="0" lineHeight="1.25">
      <Text fontWeight="700" overflowWrap="anywhere">
        {mate.isOwn ? `${mate.name} (${team.you})` : mate.name}
      </Text>
      <Text textStyle="sm" color="fg.muted">
        {told.filter((part) => part !== who.you).join(' · ')}
      </Text>
    </Box>
  );
}

interface DoorProps {
  isOpener: boolean;
  perform: (call: (calls: TeamCalls) => Promise<unknown>) => void;
}

function Door({ isOpener, perform }: DoorProps) {
  const isOpen = useGameplay((s) => s.team?.isOpen ?? false);
  const { team } = togetherText;
  return (
    <Flex align="center" gap="3" wrap="wrap" marginTop="3">
      <Text flex="1 1 12rem">{isOpen ? team.doorOpen : team.doorClosed}</Text>
      {isOpener && (
        <Button variant="outline" onClick={() => perform((calls) => calls.openDoor(!isOpen))}>
          {isOpen ? <DoorClosed aria-hidden /> : <DoorOpen aria-hidden />}
          {isOpen ? team.close : team.open}
        </Button>
      )}
    </Flex>
  );
}

/** The calls that only the opener of the party may make. */
interface TeamCalls {
  openDoor: (isOpen: boolean) => Promise<unknown>;
  remove: (seat: number) => Promise<unknown>;
}

function useTeamCalls() {
  const { party, proof } = useSeated();
  const [hasFailed, setHasFailed] = useState(false);
  const calls: TeamCalls = {
    openDoor: (isOpen) => party.openDoor({ ...proof(), isOpen }),
    remove: (remove) => party.leaveSeat({ ...proof(), remove }),
  };
  return {
    hasFailed,
    perform: (call: (calls: TeamCalls) => Promise<unknown>) => {
      setHasFailed(false);
      call(calls).catch((error: unknown) => {
        console.error('The team could not be changed.', error);
        setHasFailed(true);
      });
    },
  };
}
