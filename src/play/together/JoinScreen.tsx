import { chakra, Heading } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CODE_LENGTH, CODE_SIGNS } from '../../../core/calls/pieces/party.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { TextField } from '../../shared/form/TextField.tsx';
import { Plate } from '../../shared/kit/Plate.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { failureOf } from '../../shared/store/failure.ts';
import { togetherText } from '../text/together.ts';
import { failedText } from './failedText.ts';
import { PARTY } from './partyAddress.ts';
import { isApartHere, JUST_JOINED } from './useSeat.ts';

/** `/join`: for who has a party's code. It leads to the room, where the seat is taken already. */
export function JoinScreen() {
  const backend = useBackend();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [isBusy, setIsBusy] = useState(false);
  const { code: text } = togetherText;

  async function join() {
    const code = typed.replace(/[\s-]/g, '').toUpperCase();
    const fault = faultOf(code);
    setError(fault);
    if (fault !== undefined || isBusy) return;
    setIsBusy(true);
    try {
      const { roomId } = await backend.party(isApartHere()).joinParty({ code });
      await navigate(`/gameplay/${encodeURIComponent(roomId)}?${PARTY}=${code}`, { state: JUST_JOINED });
    } catch (thrown) {
      setError(failedText(failureOf(thrown).code));
      setIsBusy(false);
    }
  }

  return (
    <chakra.form
      noValidate
      layerStyle="woodBoard"
      className="evening"
      border="2px solid {colors.ink}"
      borderRadius="14px"
      boxShadow="hung"
      width="min(28rem, 100% - 1rem)"
      marginX="auto"
      marginY={{ base: '6', md: '16' }}
      padding={{ base: '4', md: '7' }}
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
        {isBusy ? togetherText.comingIn : text.join}
      </Plate>
    </chakra.form>
  );
}

/** What is wrong with a typed code; undefined for nothing. */
function faultOf(code: string): string | undefined {
  const { code: text } = togetherText;
  if ([...code].some((sign) => !CODE_SIGNS.includes(sign)) || code.length > CODE_LENGTH) return text.wrong;
  return code.length < CODE_LENGTH ? text.missing(CODE_LENGTH - code.length) : undefined;
}
