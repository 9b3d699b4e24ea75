import { Heading } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CODE_LENGTH } from '../../../core/calls/pieces/party.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { TextField } from '../../shared/form/TextField.tsx';
import { Plate } from '../../shared/kit/Plate.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { failureOf } from '../../shared/store/failure.ts';
import { togetherText } from '../text/together.ts';
import { DoorBoard } from './door/DoorBoard.tsx';
import { failedText } from './failedText.ts';
import { PARTY } from './partyAddress.ts';
import { faultOf, readTyped } from './typedCode.ts';
import { isApartHere } from './useSeat.ts';

/** `/join`: for whoever has a party's code. It leads to the room. */
export function JoinScreen() {
  const backend = useBackend();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [isBusy, setIsBusy] = useState(false);
  const { code: text } = togetherText;

  async function join() {
    const code = readTyped(typed);
    const fault = faultOf(code, CODE_LENGTH);
    setError(fault);
    if (fault !== undefined || isBusy) return;
    setIsBusy(true);
    try {
      const { roomId } = await backend.party(isApartHere()).showParty({ code });
      await navigate(`/gameplay/${encodeURIComponent(roomId)}?${PARTY}=${code}`);
    } catch (thrown) {
      setError(failedText(failureOf(thrown).code));
      setIsBusy(false);
    }
  }

  return (
    <DoorBoard width="min(28rem, 100% - 1rem)" marginY={{ base: '6', md: '16' }}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void join();
        }}
      >
        <PageTitle page={text.title} />
        <Heading as="h1" size={{ base: '2xl', md: '3xl' }} marginBottom="4">
          {text.title}
        </Heading>
        <TextField
          label={text.label}
          value={typed}
          onChange={(value) => {
            setTyped(value);
            setError(undefined);
          }}
          error={error}
          help={text.help}
          autoComplete="off"
          autoFocus
          size="lg"
        />
        <Plate type="submit" material="brass" size="large" width="full" marginTop="5" aria-busy={isBusy}>
          {isBusy ? text.looking : text.join}
        </Plate>
      </form>
    </DoorBoard>
  );
}
