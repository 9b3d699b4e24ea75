import { Heading } from '@chakra-ui/react';
import { useState } from 'react';
import { CodeInput } from '../../rooms/join/CodeInput.tsx';
import { useComeIn } from '../../rooms/join/useComeIn.ts';
import { FieldFrame } from '../../shared/form/FieldFrame.tsx';
import { Plate } from '../../shared/kit/Plate.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { togetherText } from '../text/together.ts';
import { DoorBoard } from './door/DoorBoard.tsx';
import { isApartHere } from './useSeat.ts';

/** `/join`: takes the code of a party or a class, and leads to its room. */
export function JoinScreen() {
  const [typed, setTyped] = useState('');
  const { comeIn, error, isBusy, forgive } = useComeIn(isApartHere());
  const { code: text } = togetherText;
  return (
    <DoorBoard width="min(28rem, 100% - 1rem)" marginY={{ base: '6', md: '16' }}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void comeIn(typed);
        }}
      >
        <PageTitle page={text.title} />
        <Heading as="h1" size={{ base: '2xl', md: '3xl' }} marginBottom="4">
          {text.title}
        </Heading>
        <FieldFrame label={text.label} error={error} isAlert help={error ? undefined : text.help}>
          <CodeInput
            value={typed}
            onChange={(code) => {
              setTyped(code);
              forgive();
            }}
            autoFocus
            size="lg"
          />
        </FieldFrame>
        <Plate type="submit" material="brass" size="large" width="full" marginTop="5" aria-busy={isBusy}>
          {isBusy ? text.looking : text.join}
        </Plate>
      </form>
    </DoorBoard>
  );
}
