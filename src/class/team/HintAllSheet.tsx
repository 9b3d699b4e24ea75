import { Box, Button, chakra, Text } from '@chakra-ui/react';
import { Lightbulb } from 'lucide-react';
import { useRef } from 'react';
import type { BoardTeam } from '../../../core/calls/class/showClass.ts';
import { Pennant } from '../../play/class/Pennant.tsx';
import { Plate } from '../../shared/kit/Plate.tsx';
import { needsLine } from '../board/needsLine.ts';
import { useOrder, useShownClass } from '../page/classContext.ts';
import { Sheet } from '../page/Sheet.tsx';
import { boardText } from '../text/board.ts';
import { teacherText } from '../text/teacher.ts';
import { NextHintWords } from './NextHint.tsx';
import { useNextHint } from './useNextHint.ts';

/** Tells what each team will read before a hint goes to all (Q5). */
export function HintAllSheet({ onClose }: { onClose: () => void }) {
  const { board, isOffline } = useShownClass();
  const order = useOrder();
  const give = useRef<HTMLButtonElement>(null);
  const { hintAll } = boardText;
  const playing = board.teams.filter(({ seats, outcome }) => seats.length > 0 && outcome === null);
  return (
    <Sheet
      title={hintAll.title}
      facts={playing.length === 0 ? hintAll.nobody : hintAll.facts}
      picture={<Lightbulb size={26} aria-hidden />}
      width={40}
      initialFocus={give}
      onClose={onClose}
      foot={
        <>
          <Button variant="ghost" onClick={onClose} marginInlineStart="auto">
            {teacherText.cancel}
          </Button>
          <Plate
            ref={give}
            material="brass"
            {...needsLine(isOffline)}
            disabled={playing.length === 0}
            onClick={() => {
              if (isOffline) return;
              onClose();
              void order({ type: 'hint', team: null });
            }}
          >
            <Lightbulb aria-hidden /> {hintAll.give}
          </Plate>
        </>
      }
    >
      <chakra.ul listStyleType="none" role="list" paddingX={{ base: '4', md: '6' }} paddingY="2">
        {playing.map((team) => (
          <TeamHint key={team.team} team={team} />
        ))}
      </chakra.ul>
    </Sheet>
  );
}

function TeamHint({ team }: { team: BoardTeam }) {
  // Asked once: thirty teams that go on would ask more often than a teacher may.
  const next = useNextHint(team, { isFollowed: false });
  return (
    <chakra.li display="flex" gap="3" paddingTop="3" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Pennant team={team.team} size={30} />
      <Box flex="1" minWidth="0">
        <Text fontFamily="heading" fontWeight="700" overflowWrap="anywhere">
          {team.name}
        </Text>
        <NextHintWords next={next} isShort />
      </Box>
    </chakra.li>
  );
}
