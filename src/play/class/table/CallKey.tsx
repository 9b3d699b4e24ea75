import { Button, type ButtonProps, chakra, Text } from '@chakra-ui/react';
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

/** Says that the team asks for help, and takes the call back. */
export function HelpPlate() {
  const isCalling = useClass(({ view }) => view.isCalling);
  const { call } = useCall();
  const { help } = pupilText;
  if (!isCalling) return null;
  return (
    <Plate>
      <Hand size={20} aria-hidden />
      <Text flex="1" minWidth="0" truncate fontWeight="700" title={help.seen}>
        {help.calling}
      </Text>
      <Button
        variant="ghost"
        color="inherit"
        textDecoration="underline"
        paddingX="2"
        onClick={() => void call(false)}
      >
        {help.never}
      </Button>
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
    gap: '2.5',
    height: '11',
    paddingInlineStart: '3',
    paddingInlineEnd: '1',
    borderRadius: '10px',
    border: '1.5px solid #a06d22',
    bg: '#1d1320',
    color: '#fff6e2',
    fontSize: '0.9375rem',
    boxShadow: 'lifted',
  },
});
