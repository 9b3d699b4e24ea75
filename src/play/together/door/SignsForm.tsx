import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { SIGNS_LENGTH } from '../../../../core/calls/pieces/party.ts';
import { faultOf } from '../../../rooms/join/faultOf.ts';
import { readTyped } from '../../../rooms/join/readTyped.ts';
import { TextField } from '../../../shared/form/TextField.tsx';
import { Paper } from '../../../shared/kit/Paper.tsx';
import { Plate } from '../../../shared/kit/Plate.tsx';
import type { BackendErrorCode } from '../../../shared/ports/BackendError.ts';
import { togetherText } from '../../text/together.ts';
import { failedText } from '../failedText.ts';
import type { Refused } from '../useSeat.ts';

interface SignsFormProps {
  isBusy: boolean;
  refused: Refused | null;
  /** Says what to do if the other device is not at hand. */
  otherwise?: string;
  onSigns: (signs: string) => void;
}

/** Moves a seat to this device by the four signs that the other one shows (T9). */
export function SignsForm({ isBusy, refused, otherwise, onSigns }: SignsFormProps) {
  const [typed, setTyped] = useState(refused?.way.signs ?? '');
  const [fault, setFault] = useState<string | undefined>();
  const { signs: text } = togetherText;
  const isRefused = refused !== null && refused.way.signs === readTyped(typed);
  return (
    <Paper width="full" p={{ base: '4', md: '5' }}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const signs = readTyped(typed);
          const found = faultOf(signs, SIGNS_LENGTH);
          setFault(found);
          if (found === undefined && !isBusy) onSigns(signs);
        }}
      >
        <TextField
          label={text.label}
          value={typed}
          onChange={(value) => {
            setTyped(value);
            setFault(undefined);
          }}
          error={fault ?? (isRefused ? refusedText(refused.code) : undefined)}
          help={text.help}
          autoComplete="off"
          autoFocus
          size="lg"
        />
        <Plate type="submit" material="enamel" marginTop="3" aria-busy={isBusy}>
          {isBusy ? togetherText.comingIn : text.take}
        </Plate>
        {otherwise && (
          <chakra.p textStyle="sm" color="fg.muted" marginTop="3">
            {otherwise}
          </chakra.p>
        )}
      </form>
    </Paper>
  );
}

function refusedText(code: BackendErrorCode): string {
  const { signs } = togetherText;
  if (code === 'notFound') return signs.none;
  return code === 'conflict' ? signs.another : failedText(code);
}
