import { chakra, Flex, IconButton, Text } from '@chakra-ui/react';
import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { MOST_PEOPLE } from '../../../../core/calls/pieces/classes.ts';
import { pupilText } from '../../text/pupil.ts';
import { useClass } from '../useClass.ts';
import { useSetUp } from './useSetUp.ts';

/** Asks how many people share this device; only the results show the number. */
export function HowMany() {
  const id = useId();
  const people = useClass(({ view }) => view.people);
  const { setUp, hasFailed } = useSetUp();
  const { lobby } = pupilText;
  return (
    <>
      <Flex role="group" aria-labelledby={id} align="center" justify="space-between" gap="3" marginTop="4">
        <Text id={id} fontWeight="650">
          {lobby.howMany}
        </Text>
        <Stepper>
          <IconButton
            variant="ghost"
            color="inherit"
            aria-label={lobby.fewer}
            disabled={people <= 1}
            onClick={() => void setUp({ people: people - 1 })}
          >
            <Minus />
          </IconButton>
          <output aria-live="polite">{people}</output>
          <IconButton
            variant="ghost"
            color="inherit"
            aria-label={lobby.more}
            disabled={people >= MOST_PEOPLE}
            onClick={() => void setUp({ people: people + 1 })}
          >
            <Plus />
          </IconButton>
        </Stepper>
      </Flex>
      {hasFailed && (
        <Text role="alert" color="fg.warning" marginTop="1">
          {lobby.howManyFailed}
        </Text>
      )}
    </>
  );
}

const Stepper = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    borderRadius: '10px',
    border: '1.5px solid #a06d22',
    bg: 'rgb(20 10 10 / 0.35)',
    '& > output': { minWidth: '9', textAlign: 'center', fontWeight: '700', fontSize: 'lg' },
  },
});
