import { Box, Button, type ButtonProps, chakra, Flex, Text } from '@chakra-ui/react';
import { Hand } from 'lucide-react';
import { useState } from 'react';
import { pupilText } from '../../text/pupil.ts';
import { useSeated } from '../../together/teamContext.ts';
import { useClass, useClassStore } from '../useClass.ts';

/** Calls the teacher for the team, or takes the call back. */
export function CallKey(look: ButtonProps) {
  const isCalling = useClass(({ view }) => view.isCalling);
  const { call, isBusy } = useCall();
  const { help } = pupilText;
  return (
    <Button
      variant="outline"
      minWidth="11"
      paddingX={{ base: '0', lg: '4' }}
      aria-label={help.call}
      aria-pressed={isCalling}
      aria-busy={isBusy}
      title={isCalling ? help.never : help.call}
      _pressed={{ bg: 'bg.chosen', borderColor: 'accent' }}
      {...look}
      onClick={() => void call(!isCalling)}
    >
      <Hand aria-hidden />
    </Button>
  );
}

/** Says that the teacher sees the team's call, and takes it back. */
export function HelpPlate() {
  const isCalling = useClass(({ view }) => view.isCalling);
  const { call } = useCall();
  const { help } = pupilText;
  if (!isCalling) return null;
  return (
    <Plate>
      <Flex
        align="center"
        gap="2"
        minHeight="9"
        paddingX="3"
        borderRadius="8px"
        layerStyle="brassPlate"
        fontWeight="700"
      >
        <Hand size={18} aria-hidden />
        {help.calling}
      </Flex>
      <Box lineHeight="1.2">
        <Text hideBelow="md">{help.seen}</Text>
        <Button
          variant="ghost"
          color="inherit"
          textDecoration="underline"
          height="auto"
          minHeight={{ base: '11', md: '6' }}
          paddingX="0"
          pointerEvents="auto"
          onClick={() => void call(false)}
        >
          {help.never}
        </Button>
      </Box>
    </Plate>
  );
}

function useCall() {
  const { party, proof, telling } = useSeated();
  const inClass = useClassStore();
  const [isBusy, setIsBusy] = useState(false);
  const { help } = pupilText;

  async function call(isCalling: boolean): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const answer = await party.callTeacher({ ...proof(), isCalling });
      inClass.getState().change(answer);
      telling.getState().say(answer.isCalling ? `${help.calling}. ${help.seen}` : help.over);
    } catch (error) {
      console.error('The teacher could not be called.', error);
      telling.getState().tell({ by: null, text: help.failed });
    }
    setIsBusy(false);
  }

  return { call, isBusy };
}

const Plate = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    padding: '1.5',
    paddingInlineEnd: '3.5',
    borderRadius: '12px',
    border: '1.5px solid #a06d22',
    bg: '#1d1320',
    color: '#fff6e2',
    fontSize: '0.9375rem',
    boxShadow: 'lifted',
  },
});
