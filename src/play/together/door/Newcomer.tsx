import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Dices, DoorOpen, Users } from 'lucide-react';
import { useState } from 'react';
import type { LeftSeat, ShowPartyAnswer } from '../../../../core/calls/play/showParty.ts';
import { givenName } from '../../../../core/play/team/givenNames.ts';
import { useProfile } from '../../../shared/context/appStores.ts';
import { Paper } from '../../../shared/kit/Paper.tsx';
import { Plate } from '../../../shared/kit/Plate.tsx';
import { presentLanguage } from '../../../shared/language/language.ts';
import { useSoughtSummary } from '../../gameplay/useRoom.ts';
import { togetherText } from '../../text/together.ts';
import { failedText } from '../failedText.ts';
import { Mark } from '../marks/Mark.tsx';
import type { Refused, WayIn } from '../useSeat.ts';
import { DoorBoard } from './DoorBoard.tsx';
import { RoomHeading } from './RoomHeading.tsx';
import { SignsForm } from './SignsForm.tsx';

interface NewcomerProps {
  shown: ShowPartyAnswer;
  isBusy: boolean;
  refused: Refused | null;
  /** Whether this window's player already differs from the browser's other windows. */
  isApart: boolean;
  onJoin: (way: WayIn) => void;
  /** Joins as a different player than in the browser's other windows. */
  onJoinApart: () => void;
}

/** The number of times that a newcomer may ask for another name. */
const SPINS = 3;

/** The screen of a newcomer before taking a seat: the room, a name, and the seats that others have left. */
export function Newcomer({ shown, isBusy, refused, isApart, onJoin, onJoinApart }: NewcomerProps) {
  const summary = useSoughtSummary(shown.roomId);
  const accountName = useProfile((profile) => profile.name);
  const account = isApart ? '' : accountName;
  const given = useGivenName();
  const named = account === '' ? { name: given.name } : {};
  const { door, left, opener } = shown;
  const { naming } = togetherText;
  const canEnter = door === 'open' || left.length > 0;
  return (
    <DoorBoard width="min(36rem, 100% - 1rem)" marginY={{ base: '3', md: '12' }}>
      <Text overflowWrap="anywhere">{canEnter ? naming.place(opener) : naming.party(opener)}</Text>
      <RoomHeading summary={summary} />
      <Refusal refused={refused} />
      {canEnter ? (
        <>
          <LeftSeats left={left} isBusy={isBusy} onTake={(seat) => onJoin({ seat, ...named })} />
          <Name account={account} given={given} />
        </>
      ) : (
        <Text role="status" fontWeight="650" marginTop="4">
          {door === 'full' ? naming.isFull : naming.isClosed}
        </Text>
      )}
      {door === 'open' && (
        <>
          <Flex gap="2.5" marginTop="4" marginBottom="4">
            <Box flex="none" paddingTop="0.5">
              <Users size={20} aria-hidden />
            </Box>
            <Text>{naming.oneRoom}</Text>
          </Flex>
          <Plate
            material="brass"
            size="large"
            width="full"
            aria-busy={isBusy}
            onClick={() => {
              if (!isBusy) onJoin(named);
            }}
          >
            <DoorOpen aria-hidden />
            {isBusy ? togetherText.comingIn : naming.comeIn}
          </Plate>
        </>
      )}
      <Flex wrap="wrap" columnGap="4" marginTop="3" align="flex-start">
        <WasHere
          isBusy={isBusy}
          refused={refused}
          otherwise={togetherText.signs.otherwise}
          onSigns={(signs) => onJoin({ signs })}
        />
        {!isApart && door === 'open' && (
          <Button
            variant="ghost"
            textDecoration="underline"
            textAlign="start"
            whiteSpace="normal"
            height="auto"
            minHeight="11"
            flexShrink="1"
            onClick={onJoinApart}
          >
            {naming.elsewhere}
          </Button>
        )}
      </Flex>
    </DoorBoard>
  );
}

/** Says why the last try gave no seat. An error about signs stands beside their field instead. */
function Refusal({ refused }: { refused: Refused | null }) {
  if (refused === null || refused.way.signs !== undefined) return null;
  const isTaken = refused.way.seat !== undefined && refused.code === 'conflict';
  return (
    <Text role="alert" marginTop="3" fontWeight="650">
      {isTaken ? togetherText.leftSeat.isTaken : failedText(refused.code)}
    </Text>
  );
}

interface LeftSeatsProps {
  left: readonly LeftSeat[];
  isBusy: boolean;
  onTake: (seat: number) => void;
}

/** The seats that nobody has been at for five minutes (T9). */
function LeftSeats({ left, isBusy, onTake }: LeftSeatsProps) {
  const { leftSeat } = togetherText;
  return left.map(({ seat, name }) => (
    <Paper key={seat} p={{ base: '4', md: '5' }} marginTop="4" role="group" aria-label={leftSeat.title(name)}>
      <Flex gap="3" align="center">
        <Mark seat={seat} size={44} isSilent />
        <Box minWidth="0">
          <Heading as="h2" size="xl" overflowWrap="anywhere">
            {leftSeat.title(name)}
          </Heading>
          <Text textStyle="sm" color="fg.muted">
            {leftSeat.since}
          </Text>
        </Box>
      </Flex>
      <Text marginTop="2.5" textWrap="pretty">
        {leftSeat.help(name)}
      </Text>
      <Plate
        material="enamel"
        marginTop="3"
        aria-busy={isBusy}
        onClick={() => {
          if (!isBusy) onTake(seat);
        }}
      >
        {leftSeat.take}
      </Plate>
    </Paper>
  ));
}

interface NameProps {
  account: string;
  given: ReturnType<typeof useGivenName>;
}

/** The name that the others will see. */
function Name({ account, given }: NameProps) {
  const { naming } = togetherText;
  return (
    <Paper p={{ base: '4', md: '6' }} marginTop="4">
      <Text color="fg.muted">{naming.youAre}</Text>
      <Heading as="p" size="2xl" overflowWrap="anywhere" aria-live="polite">
        {account || given.name}
      </Heading>
      {account === '' && (
        <Flex align="center" gap="3" marginTop="3" wrap="wrap">
          <Plate material="enamel" disabled={given.left === 0} onClick={given.spin}>
            <Dices aria-hidden />
            {naming.spin}
          </Plate>
          <Text textStyle="sm">{naming.spinsLeft(given.left)}</Text>
        </Flex>
      )}
    </Paper>
  );
}

interface WasHereProps {
  isBusy: boolean;
  refused: Refused | null;
  /** Says what to do if the other device is not at hand. */
  otherwise?: string;
  onSigns: (signs: string) => void;
}

/** For a player who has a seat on another device: moves it here by its signs. */
export function WasHere({ isBusy, refused, otherwise, onSigns }: WasHereProps) {
  const [isOpen, setIsOpen] = useState(refused?.way.signs !== undefined);
  if (isOpen) return <SignsForm {...{ isBusy, refused, onSigns }} {...(otherwise && { otherwise })} />;
  return (
    <Button variant="ghost" textDecoration="underline" onClick={() => setIsOpen(true)}>
      {togetherText.signs.open}
    </Button>
  );
}

/** A random name from the app, with a button for a few others. */
function useGivenName() {
  const [first] = useState(() => Math.floor(Math.random() * 1000));
  const [spins, setSpins] = useState(0);
  return {
    name: givenName(presentLanguage(), first + 37 * spins, []),
    left: SPINS - spins,
    spin: () => setSpins((count) => Math.min(SPINS, count + 1)),
  };
}
