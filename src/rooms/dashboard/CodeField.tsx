import { Button, chakra, Flex } from '@chakra-ui/react';
import { LogIn } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FieldFrame } from '../../shared/form/FieldFrame.tsx';
import { CodeInput } from '../join/CodeInput.tsx';
import { readTyped } from '../join/readTyped.ts';
import { useComeIn } from '../join/useComeIn.ts';
import { joinText } from '../text/join.ts';

/**
 * The field for the code of a party or a class; it leads to the room. The landing page's form sends its code
 * in the address.
 */
export function CodeField() {
  const [address] = useSearchParams();
  const sent = readTyped(address.get('code') ?? '');
  const [typed, setTyped] = useState(sent);
  const field = useRef<HTMLInputElement>(null);
  const { comeIn, error, isBusy, forgive } = useComeIn();

  async function come(code: string, replaces: boolean): Promise<void> {
    if (!(await comeIn(code, { replaces }))) field.current?.focus();
  }
  // Replaces the entry of the browser's history: otherwise the back button would lead here, and on to the room
  // again.
  const comeAsSent = useEffectEvent(() => come(sent, true));
  useEffect(() => {
    if (sent !== '') void comeAsSent();
  }, [sent]);

  return (
    <Frame
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void come(typed, false);
      }}
    >
      <FieldFrame label={joinText.haveCode} error={error} isAlert>
        <Flex gap="2" width="full">
          <CodeInput
            ref={field}
            value={typed}
            onChange={(code) => {
              setTyped(code);
              forgive();
            }}
          />
          <Button type="submit" variant="outline" aria-busy={isBusy}>
            <LogIn aria-hidden />
            {joinText.comeIn}
          </Button>
        </Flex>
      </FieldFrame>
    </Frame>
  );
}

const Frame = chakra('form', { base: { width: { base: 'full', md: '21rem' } } });
